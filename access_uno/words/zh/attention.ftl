# 人在別的視窗時收到的提醒。
setting-attention = { $value ->
    [bell] 遊戲等你一陣子以後，終端機會響鈴。
    [both] 遊戲等你一陣子以後，終端機會響鈴並顯示通知。
   *[off] 遊戲等你時，終端機不響鈴。
}
setting-attention-ask = 遊戲等了你三秒以後，終端機要做什麼？
setting-title = { $value ->
    [on] 視窗標題會顯示輪到誰。
   *[off] 視窗標題維持原樣。
}
setting-title-ask = 視窗標題要顯示輪到誰嗎？
