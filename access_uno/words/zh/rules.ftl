# 可以閱讀的規則；不是每一種語言都有。

rules-in-another = { $language ->
    [en] 以下的文字是英文。
   *[other] 以下的文字是另一種語言。
}
