## After a match

again-or-leave = Press { $again } for another match at this table, { $review } for what you could have done better, or { $leave } to leave the table.
again-or-leave-typed = Type rematch for another match at this table, or hint for what you could have done better. Press Enter to leave the table.
again-or-menu = Press { $again } for another match at this table, { $review } for what you could have done better, or { $menu } for the menu.
again-or-menu-typed = Type rematch for another match at this table, or hint for what you could have done better. Press Enter for the menu.
after-again = Another match at this table
after-standings = The standings
after-results = What you've won so far

## What was won

results-so-far = Matches won: { $won } of { $matches }. Rounds won: { $rounds_won } of { $rounds }.
results-of = { $rulebook }, { $level ->
    [people] against other people
    [random] against computer players who play at random
    [easy] against easy computer players
    [hard] against hard computer players
   *[normal] against normal computer players
}.
results-points = Points: { $points }. Most in one round: { $best }.
results-streaks = Most matches won in a row: { $longest }. Now: { $streak }.
results-challenges = Challenges you won: { $right } of { $made }. Challenges won against you: { $lost } of { $met }.
results-uno = UNO forgotten: { $forgotten }. Others caught: { $caught }.
results-last-card = The card you've won with most often: { CARD($card) }.
results-with-hints = Matches with hints, which don't count: { $count }.
results-chart = The last matches, newest first: { $matches }.
results-match = { $won ->
    [yes] won
   *[no] lost
}
results-by-rules = { $player }, by rulebook and level
results-by-opponent = { $player }, by opponent
results-against = Against { $other }.
results-none = You haven't finished a match yet.
results-not-kept = The result of this match couldn't be kept, because { $path } can't be written.
results-cannot-be-read = { $path } can't be read.

## Finished matches

start-finished = Your matches so far
finished-match = { $players }, { $rulebook }, played on { DATETIME($time, dateStyle: "long", timeStyle: "short") }
finished-won = Won by { $winners }: { $match }
finished-lost = Won by a computer player: { $match }
finished-with-hints = { $match }, { $count ->
    [one] with one hint
   *[other] with { $count } hints
}
finished-hear = Hear it again
finished-delete = Delete it
finished-delete-ask = Delete this match for good? What you've won is kept.
finished-deleted = The match is deleted.
finished-not-deleted = This match can't be deleted.

## The command

help-results = Shows what you've won so far, with points, streaks and challenges, by rulebook, level and opponent.
