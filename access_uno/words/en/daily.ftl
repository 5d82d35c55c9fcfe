# The deal of the day, and how it ended in a line to pass on.

help-daily = Plays the deal of the day, which is the same for everybody: one round against three computer players.
help-option-yesterday = Tells you how a hard computer player would have played yesterday's deal. With --json: yesterday's results.
start-daily = The deal of the day
daily-played = You've already played today's deal. { $line }
daily-line = UNO { $day }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
}.
daily-title = The deal of { $day }
daily-play = Play it
daily-yesterday = Hear yesterday's as a hard computer player would have played it
daily-none = Nobody has played it yet.
daily-place = { $points ->
    [one] { $place }: { $name }, one point
   *[other] { $place }: { $name }, { $points } points
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
}
