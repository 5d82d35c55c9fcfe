# Wie er speelt, wie er is, en op wie de tafel wacht.
seat-computer = Voor { $who } speelt nu een computerspeler.
    .you = Voor jou speelt nu een computerspeler.
seat-person = { $who } speelt weer zelf.
    .you = Je speelt weer zelf.
player-away = { $who } is even weg.
player-back = { $who } is er weer.
others-first = Anderen kunnen eerst nog iets doen. De tafel wacht op hen.
