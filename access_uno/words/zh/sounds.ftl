# 文字旁的音效。docs/sounds.md 說明每一種。

setting-sounds = { $value ->
    [on] 除了文字，還有音效。
    [off] 沒有音效。
   *[auto] 遊戲自己出聲說話時，除了文字，還有音效。
}
setting-sounds-ask = 除了文字，還要有音效嗎？
first-sounds-ask = 除了文字，還要簡短的音效嗎？

setting-sounds-volume = 音效的音量是{ $value }，範圍從 0 到 100。
setting-sounds-volume-ask = 音效要多大聲？

setting-sounds-place = { $value ->
    [mono] 兩隻耳朵聽到的音效相同。
   *[stereo] 每位玩家的音效從左到右各有自己的位置。
}
setting-sounds-place-ask = 音效要從哪裡來？

setting-sounds-turns = { $value ->
    [off] 換人出牌，或動作不被接受時，沒有音效。
   *[on] 換人出牌，或動作不被接受時，有音效。
}
setting-sounds-turns-ask = 換人出牌，或動作不被接受時，要有音效嗎？

setting-sounds-cards = { $value ->
    [off] 出牌和抽牌沒有音效。
   *[on] 出牌和抽牌有音效，聽得出顏色。
}
setting-sounds-cards-ask = 出牌和抽牌要有音效嗎？

setting-sounds-effects = { $value ->
    [off] 牌的作用沒有音效。
   *[on] 牌的作用有音效，例如跳過玩家和改變方向。
}
setting-sounds-effects-ask = 牌的作用要有音效嗎？

setting-sounds-calls = { $value ->
    [off] 喊 UNO 和抓人沒有音效。
   *[on] 喊 UNO 和抓人有音效。
}
setting-sounds-calls-ask = 喊 UNO 和抓人要有音效嗎？

setting-sounds-ends = { $value ->
    [off] 一輪或整場遊戲結束時沒有音效。
   *[on] 一輪或整場遊戲結束時有音效。
}
setting-sounds-ends-ask = 一輪或整場遊戲結束時要有音效嗎？

setting-sounds-people = { $value ->
    [off] 有人說話、離開或回來時沒有音效。
   *[on] 有人說話、離開或回來時有音效。
}
setting-sounds-people-ask = 有人說話、離開或回來時要有音效嗎？

sounds-menu = 音效設定
sounds-listen = 聽聽所有的音效
sounds-listen-title = 所有的音效。移到哪一個就會聽到哪一個，按{ $open }再聽一次。
sounds-listen-title-typed = 所有的音效。輸入號碼就會聽到。
sounds-listen-title-page = 所有的音效。每個音效都有按鈕，按下就會聽到。

sounds-none-here = 透過 SSH 聽不到音效，因為音效卡在另一端。用 access-uno join 進入遊戲屋就聽得到。
sounds-missing = 找不到音效卡。
sounds-lost = 音效卡不見了。遊戲繼續進行，音效會自動恢復。
sounds-hung = 音效卡沒有回應。遊戲繼續進行，音效會自動恢復。

sound-your-turn = 輪到你：三聲越來越高的鈴聲。
sound-turn = 輪到別人：一個短短的低音。
sound-refused = 不能這樣做：兩聲低低的嗡嗡聲。
sound-laid-red = 出紅色的牌：低而帶鼻音的聲音。
sound-laid-green = 出綠色的牌：空洞的中音。
sound-laid-blue = 出藍色的牌：柔和的高音。
sound-laid-yellow = 出黃色的牌：明亮的聲音。
sound-laid = 出沒有顏色的牌：輕敲一下，接著悶悶的一聲。
sound-drawn = 抽牌：一張牌滑過桌面。
sound-skip = 有人被跳過：一個音跳上去又跳下來。
sound-reverse = 方向改變：五個音先降後升。
sound-draw-two = { KIND("draw-two") }：兩下低沉的鼓聲。
sound-draw-four = { KIND("wild-draw-four") }：四下低沉的鼓聲。
sound-star = { KIND("star") }：一串越來越高的清脆聲。
sound-custom = { KIND("custom") }：像問句的兩個音。
sound-uno = 有人喊 UNO：兩個明亮的音。
sound-caught = 有人被抓到：由高到低的警笛聲。
sound-round-won = 你贏了這一輪：由低到高的和弦。
sound-round-lost = 別人贏了這一輪：由高到低的和弦。
sound-match = 整場遊戲結束：號角聲。
sound-talk = 有人說話：兩滴水聲。
sound-away = 有人離開：關門聲和兩個由高到低的音。
sound-back = 有人回來：兩個由低到高的音和開門聲。

doctor-sounds-present = 遊戲可以在這裡播放音效。
doctor-sounds-missing = 沒有音效卡，所以遊戲沒有音效。
doctor-sounds-hung = 音效卡沒有回應，所以遊戲沒有音效。
doctor-miniaudio-missing = 缺少 Python 程式庫 miniaudio，所以遊戲沒有音效。{ $remedy }
