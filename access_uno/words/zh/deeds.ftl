# What can be done now, as on a button.

deed-back = 返回
deed-explain = 解釋
deed-take = 確定
deed-next = 下一段
deed-previous = 上一段
deed-headings = 標題
deed-search = 搜尋
deed-go-on = 繼續
deed-try-again = 再試一次
deed-sit-down = 顯示我的牌
deed-answer = 回答問題
deed-keys = 說明
deed-repeat = 再說一次
deed-deal = 下一輪
