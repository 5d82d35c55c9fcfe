# Wie er speelt, wie er is, en op wie de tafel wacht.
seat-computer = De computer speelt nu voor { $who }.
    .you = De computer speelt nu voor jou.
seat-person = { $who } speelt weer zelf.
    .you = Je speelt weer zelf.
player-away = { $who } is even weg.
player-back = { $who } is er weer.
others-first = Anderen kunnen eerst nog iets doen. De tafel wacht op hen.
