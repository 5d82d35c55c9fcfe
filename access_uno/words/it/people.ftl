# Chi gioca, chi c'è, e chi aspetta il tavolo.
seat-computer = Ora al posto di { $who } gioca il computer.
    .you = Ora al tuo posto gioca il computer.
seat-person = { $who } gioca di nuovo.
    .you = Giochi di nuovo tu.
player-away = { $who } al momento non c'è.
player-back = { $who } è di nuovo qui.
others-first = Prima può ancora intervenire qualcun altro. Il tavolo aspetta.
