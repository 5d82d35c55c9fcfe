# Parole con cui si compongono altri messaggi. docs/translating.md spiega i file.

language-name = Italiano

you = tu

## Elenchi: come si uniscono due cose di seguito; .before-e davanti a una e: Dario ed Elsa.

list-comma = { $first }, { $second }
# same as: list-comma
list-clauses = { $first }, { $second }
list-and = { $first } e { $second }
    .before-e = { $first } ed { $second }
list-or = { $first } o { $second }
list-or-else = { $first }, oppure { $second }
list-sentences = { $first } { $second }

## Colori; al maschile, come i nomi delle carte che hanno un colore; .the con l'articolo.

colour = { $colour ->
    [red] rosso
    [green] verde
    [blue] blu
   *[yellow] giallo
}
    .the = { $colour ->
        [red] il rosso
        [green] il verde
        [blue] il blu
       *[yellow] il giallo
    }

## Quantità; .second è la seconda persona.

counted = { $count } { $of }
n-each = { $who } { $count }
n-cards = { $count ->
    [0] zero carte
    [one] una carta
   *[other] { $count } carte
}
n-left = { $left ->
    [0] non ha più carte
    [one] ha una sola carta
   *[other] ha ancora { $left } carte
}
    .second = { $left ->
        [0] non hai più carte
        [one] hai una sola carta
       *[other] hai ancora { $left } carte
    }
n-now = { $left ->
    [one] una carta in mano
   *[other] { $left } carte in mano
}
n-points = { $points ->
    [0] zero punti
    [one] un punto
   *[other] { $points } punti
}
n-limit = { $limit ->
    [one] un punto
   *[other] { $limit } punti
}
n-minus = meno { $number }
