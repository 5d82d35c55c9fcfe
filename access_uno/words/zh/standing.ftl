# 遊戲屋的排名，用話說。
standing-own = { $stands ->
    [placed] 玩了{ COUNT($matches, of: "場") }，排名第{ $place }，共{ COUNT($of, of: "個") }人
    [left] 你不在排行榜上
   *[provisional] { $matches ->
        [0] 還沒有遊戲算入你的排名
       *[other] 玩了{ COUNT($matches, of: "場") }，你的排名還不確定
    }
}
standing-history = 每場遊戲之後你的排名
standing-stood = { DATETIME($time, dateStyle: "long") }：{ $stands ->
        [placed] 玩了{ COUNT($matches, of: "場") }，排名第{ $place }，共{ COUNT($of, of: "個") }人
       *[provisional] 玩了{ COUNT($matches, of: "場") }，排名還不確定
    }
standing-list = 遊戲屋的排行榜
standing-list-empty = 排行榜上還沒有人。
standing-placed = 第{ $place }名：{ $name }，玩了{ COUNT($matches, of: "場") }
standing-result = { $winners }獲勝：{ $players }，{ $rulebook }，{ DATETIME($time, dateStyle: "long") }
standing-more = 更多遊戲
standing-rated = { $rated ->
    [yes] 你的遊戲會算入遊戲屋的排行榜。
   *[no] 你的遊戲不算入遊戲屋的排行榜。
}
typed-standing = 排名, 排行榜, 成績
