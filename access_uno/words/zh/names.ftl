# 人的名字

error-name-bare-accent = 名字不能以單獨的附加符號開頭。

# What no person in a house can be called, because sentences use it for people in general or for the house itself.
names-of-the-house = 你, 您, 你們, 大家, 所有人, 有人, 沒有人, 沒人, 其他人, 別人, 客人, 訪客, 房子, 牌屋, 遊戲屋, 系統, 伺服器, 電腦, 電腦玩家, 牌桌, 這一桌, 管理員, 莊家, 發牌者
refused-name-with-full-stop = 名字裡不能有句點、分號、問號或驚嘆號，因為聽起來會像一句話。
refused-name-with-two-scripts = 名字裡不能混用不同文字的字母。
refused-name-of-the-house = 這裡不能用這個名字，因為語音提示會用到這個詞。
