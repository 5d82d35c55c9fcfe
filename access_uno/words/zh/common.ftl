# 用來組成其他訊息的詞語。各檔案的說明見 docs/translating.md。

language-name = 繁體中文

you = 你

## 列舉：前後兩項如何連接。

list-comma = { $first }、{ $second }
list-and = { $first } 和 { $second }
list-or = { $first }或{ $second }
list-or-else = { $first }，或者{ $second }
list-sentences = { $first }{ $second }

## 顏色

colour = { $colour ->
    [red] 紅色
    [green] 綠色
    [blue] 藍色
   *[yellow] 黃色
}

## 數量；兩張不說二張，數字前面空一格。

n-each = { $who } { $count }
n-cards = { $count ->
    [0] 零張牌
    [1] 一張牌
    [2] 兩張牌
   *[other] {" "}{ $count } 張牌
}
n-left = { $left ->
    [0] 手上沒有牌了
    [1] 還剩一張牌
    [2] 還剩兩張牌
   *[other] 還剩 { $left } 張牌
}
n-now = { $left ->
    [1] 現在有一張牌
    [2] 現在有兩張牌
   *[other] 現在有 { $left } 張牌
}
n-points = { $points } 分
n-limit = { $limit } 分
