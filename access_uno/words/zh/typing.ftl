# 在牌桌上輸入的內容。

challenge-nobody = { $name }沒有出你可以質疑的牌。

## 輸入時念出的符號

entry-hyphen = 連字號字元
entry-apostrophe = 撇號字元
entry-exclamation-mark = 驚嘆號字元
entry-colon = 冒號字元
entry-plus = 加號字元
entry-underscore = 底線字元
entry-slash = 斜線字元
entry-at = 小老鼠符號
entry-equals = 等號字元
entry-number-sign = 井字號字元
