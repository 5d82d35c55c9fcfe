# Who plays, who is there, and whom the table waits for.
seat-computer = Ora al posto di { $who } gioca il computer.
    .you = Ora al tuo posto gioca il computer.
seat-person = { $who } gioca di nuovo.
    .you = Giochi di nuovo tu.
player-away = { $who } al momento non c'è.
player-back = { $who } è di nuovo qui.
others-first = Prima altri possono ancora fare qualcosa. Il tavolo li aspetta.
