# Who plays, who is there, and whom the table waits for.
seat-computer = A computer player now plays for { $who }.
    .you = A computer player now plays for you.
seat-person = { $who } is playing in person again.
    .you = You're playing in person again.
player-away = { $who } is away.
player-back = { $who } is back.
others-first = Others may do something first. The table is waiting for them.
