# 「現在怎麼辦」：列出所有可以做的事情。

command-what-now = 列出現在可以做的所有事情，最可能的在最前面。
typed-what-now = 現在怎麼辦, 怎麼辦, 現在做什麼, 接下來做什麼
deed-demand = 要求{ $name }出某一張牌

setting-scan = { $value ->
    [0] 清單不會自動往下走，會等你按鍵。
   *[other] 清單每{ COUNT($value, of: "秒") }自動換到下一項，按任何鍵就選這一項。
}
setting-scan-ask = 清單要自動往下走，只用一個鍵就能玩嗎？
