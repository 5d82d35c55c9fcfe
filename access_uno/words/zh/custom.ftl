# 問號方塊牌的規則，照輸入的樣子。說出來的 effect-... 也可以輸入。

typed-effect-others-draw = 其他人各抽{ $count }, 其他人抽{ $count }, 其他人抽牌{ $count }, 別人抽{ $count }, 其他玩家抽{ $count }, 其他玩家各抽{ $count }
typed-effect-next-draws = 下一位抽{ $count }, 下一位抽牌{ $count }, 下一位玩家抽{ $count }, 下家抽{ $count }, 下一家抽{ $count }
typed-effect-you-draw = 你抽{ $count }, 你抽牌{ $count }, 我抽{ $count }, 自己抽{ $count }, 抽{ $count }
typed-effect-reverse = 反方向進行, 反轉方向, 改變方向, 方向反過來, 迴轉
typed-effect-skip-next = 下一位停一次, 跳過下一位玩家, 跳過下家, 下一位跳過, 下一位被跳過, 禁止下一位
typed-effect-play-again = 再出一次, 再出一次牌, 再出一張, 再出一張牌, 再出牌一次, 再玩一次
typed-effect-swap-hands = 和選定的玩家交換手牌, 和一位玩家交換手牌, 交換手牌, 換手牌
typed-effect-hands-left = 手牌向左傳, 手牌往左傳, 把手牌向左傳, 向左傳手牌, 手牌傳給左邊
typed-effect-hands-right = 手牌向右傳, 手牌往右傳, 把手牌向右傳, 向右傳手牌, 手牌傳給右邊
typed-effect-all-show = 每人亮一張牌, 每個人給大家看一張牌, 大家亮一張牌
typed-effect-all-discard = 每人可以丟一張同色的牌, 每人可以丟一張這個顏色的牌, 每個人可以丟一張這個顏色的牌, 每人丟一張這個顏色的牌
typed-counts = 一, 二 兩, 三, 四, 五, 六, 七, 八, 九, 十
typed-cards = 張, 張牌

n-range = { $least }到{ $most }

new-custom-ask = 要訂什麼規則？
custom-how = 規則由效果組成，中間用分號隔開；也可以寫一條直槓，後面加自己的文字；兩種可以並用。
custom-effects = 效果有：{ $effects }。
custom-effects-more = 還有：{ $effects }。

error-custom-unknown-effect = { $nearest ->
    [none] 第{ $place }個字元：沒有{ $text }這個效果。
   *[other] 第{ $place }個字元：沒有{ $text }這個效果。最接近的是：{ $nearest }。
}
