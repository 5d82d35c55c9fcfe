# 在牌桌上輸入的內容。

challenge-nobody = { $name }沒有出你可以質疑的牌。
refused-again = 還是不行。
