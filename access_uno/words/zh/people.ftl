# Who plays, who is there, and whom the table waits for.
seat-computer = 現在由電腦替{ $who }玩。
    .you = 現在由電腦替你玩。
seat-person = { $who }又自己玩了。
    .you = 你又自己玩了。
player-away = { $who }暫時不在。
player-back = { $who }回來了。
others-first = 別人可以先做些什麼。牌桌正在等他們。
