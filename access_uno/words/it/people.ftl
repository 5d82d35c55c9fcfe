# Chi gioca, chi c'è, e chi aspetta il tavolo.
seat-computer = Ora al posto di { $who } gioca il computer.
    .you = Ora al tuo posto gioca il computer.
seat-person = { $who } riprende il suo posto.
    .you = Hai ripreso il tuo posto.
player-away = { $who } al momento non c'è.
player-back = { $who } è di nuovo qui.
others-first = Qualcun altro può ancora intervenire prima. Il tavolo aspetta.
