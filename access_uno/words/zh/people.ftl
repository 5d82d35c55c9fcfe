# 誰在玩、誰在場，以及牌桌在等誰。
seat-computer = 現在由電腦替{ $who }玩。
    .you = 現在由電腦替你玩。
seat-person = 現在由{ $who }自己繼續玩。
    .you = 現在由你自己繼續玩。
player-away = { $who }暫時不在。
player-back = { $who }回來了。
others-first = 別人可以先行動，現在等他們決定。
