# The deal of the day, and how it ended in a line to pass on.

help-daily = 玩今天的牌局：所有人玩的都是同一局，和三位電腦玩家玩一輪。
help-option-yesterday = 敘述困難級的電腦玩家會怎麼玩昨天的牌局。加上 --json 則列出昨天的成績。
start-daily = 今天的牌局
daily-played = 今天的牌局你已經玩過了。{ $line }
daily-line = UNO{ $day }：{ COUNT($points, of: "分") }，{ COUNT($turns, of: "個回合") }，{ $hints ->
    [0] 沒用提示
   *[other] 用了{ COUNT($hints, of: "次") }提示
}。
daily-title = { $day }的牌局
daily-play = 開始玩
daily-yesterday = 聽困難級的電腦玩家怎麼玩昨天的牌局
daily-none = 還沒有人玩過這個牌局。
daily-place = 第{ $place }名：{ $name }，{ COUNT($points, of: "分") }，{ COUNT($turns, of: "個回合") }，{ $hints ->
    [0] 沒用提示
   *[other] 用了{ COUNT($hints, of: "次") }提示
}
