# Words that others are put together with. docs/translating.md explains the files.

# The name of this language in itself.
language-name = English

# How the listener is called in a list of players, as in "Anna and you".
you = you

## Lists: how two things in a row are joined. Every list has two or more of them.

list-comma = { $first }, { $second }
# Between parts of which each may be a list or a sentence by itself. Chinese has a comma of its own for them.
# same as: list-comma
list-clauses = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
# Between things to do, of which each may be a list by itself: "play red 5 or a Wild, or draw".
list-or-else = { $first }, or { $second }
# Between sentences.
list-sentences = { $first } { $second }

## Colours

colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}

## Numbers of things

# A number with what it counts, as COUNT($count, of: "cards") puts them in where grammar wants more than that:
# Chinese has another word for two there.
counted = { $count } { $of }
# One player with a number, as in "Anna 20, Ben 7".
n-each = { $who } { $count }
n-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
n-left = { $left ->
    [0] no cards left
    [one] one card left
   *[other] { $left } cards left
}
n-now = { $left ->
    [one] one card in hand
   *[other] { $left } cards in hand
}
n-points = { $points ->
    [one] one point
   *[other] { $points } points
}
n-limit = { $limit ->
    [one] one point
   *[other] { $limit } points
}
# A number below zero: a voice may drop the sign.
n-minus = minus { $number }
