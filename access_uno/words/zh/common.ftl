# 用來組成其他訊息的詞語。各檔案的說明見 docs/translating.md。

language-name = 繁體中文

you = 你

## 列舉：前後兩項如何連接。

list-comma = { $first }、{ $second }
# 每一項自己就是句子或列舉時，用逗號隔開。
list-clauses = { $first }，{ $second }
list-and = { $first }和{ $second }
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

## 數量。COUNT 把數字和量詞放在一起；兩張不說二張。

counted = { $count ->
    [0] 零
    [1] 一
    [2] 兩
   *[other] { $count }
}{ $of }
n-each = { $who }{ $count }
n-cards = { COUNT($count, of: "張") }牌
n-left = { $left ->
    [0] 手上沒有牌了
   *[other] 還剩{ COUNT($left, of: "張") }牌
}
n-now = 現在有{ COUNT($left, of: "張") }牌
n-points = { COUNT($points, of: "分") }
n-limit = { COUNT($limit, of: "分") }
n-minus = 負{ $number }
