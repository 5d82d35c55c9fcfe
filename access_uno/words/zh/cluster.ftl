## 多台伺服器組成一個遊戲屋
closed-moves = 遊戲屋的這台伺服器要關了。所有的遊戲都保留著，遊戲屋在{ $address }繼續開放。
help-option-announce = 有多台伺服器時，其他伺服器的訪客進來這裡要用的位址。
