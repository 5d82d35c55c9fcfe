# Who plays, who is there, and whom the table waits for.
seat-computer = Für { $who } spielt jetzt ein Computerspieler.
    .you = Für dich spielt jetzt ein Computerspieler.
seat-person = { $who } spielt wieder selbst.
    .you = Du spielst wieder selbst.
player-away = { $who } ist gerade nicht da.
player-back = { $who } ist wieder da.
others-first = Andere können vorher noch etwas tun. Der Tisch wartet auf sie.
