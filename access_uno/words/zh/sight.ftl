# 給用眼睛閱讀的人：文字和牌的樣子。

setting-theme = { $value ->
    [dark] 文字是黑底白字。
    [light] 文字是白底黑字。
    [yellow] 文字是黑底黃字。
    [none] 沒有任何顏色，用字母和形狀認牌。
   *[terminal] 文字用終端機自己的顏色。
}
setting-theme-ask = 要用什麼顏色？

command-large-hand = 在螢幕上放大顯示你的手牌。
command-large-top = 在螢幕上放大顯示最上面的牌。
typed-large-hand = 看大牌, 放大, 放大手牌
typed-large-top = 放大最上面, 放大最上面的牌
sight-only = 放大的牌是給看螢幕的人用的。要使用，請在設定裡選擇看螢幕。

sight-more = 還有{ COUNT($count, of: "項") }
