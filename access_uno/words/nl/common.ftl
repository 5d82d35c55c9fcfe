# Woorden waaruit andere meldingen worden samengesteld. docs/translating.md legt de bestanden uit.

language-name = Nederlands

you = jij

## Lijsten: hoe twee dingen achter elkaar worden verbonden.

list-comma = { $first }, { $second }
# same as: list-comma
list-clauses = { $first }, { $second }
list-and = { $first } en { $second }
list-or = { $first } of { $second }
list-or-else = { $first } of { $second }
list-sentences = { $first } { $second }

## Kleuren; .adjective staat voor de naam van een kaart.

colour = { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
}
    .adjective = { $colour ->
        [red] rode
        [green] groene
        [blue] blauwe
       *[yellow] gele
    }

## Aantallen

counted = { $count } { $of }
n-each = { $who } { $count }
n-cards = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
n-left = { $left ->
    [0] geen kaarten meer
    [one] nog één kaart
   *[other] nog { $left } kaarten
}
n-now = { $left ->
    [one] nu één kaart
   *[other] nu { $left } kaarten
}
n-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
n-limit = { $limit ->
    [one] één punt
   *[other] { $limit } punten
}
n-minus = min { $number }
