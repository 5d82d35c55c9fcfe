# Wörter, aus denen andere Meldungen zusammengesetzt werden. docs/translating.md erklärt die Dateien.

language-name = Deutsch

you = du

## Listen: wie zwei Dinge hintereinander verbunden werden.

list-comma = { $first }, { $second }
# same as: list-comma
list-clauses = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-or-else = { $first } oder { $second }
list-sentences = { $first } { $second }

## Farben; .weak ist das Beiwort mit und ohne Artikel im ersten und vierten Fall, .dative im dritten.

colour = { $colour ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}
    .weak = { $colour ->
        [red] rote
        [green] grüne
        [blue] blaue
       *[yellow] gelbe
    }
    .dative = { $colour ->
        [red] roten
        [green] grünen
        [blue] blauen
       *[yellow] gelben
    }

## Anzahlen

counted = { $count } { $of }
n-each = { $who } { $count }
n-cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
    .dative = { $count ->
        [0] keiner Karte
        [one] einer Karte
       *[other] { $count } Karten
    }
n-left = { $left ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $left } Karten
}
n-now = { $left ->
    [one] jetzt eine Karte
   *[other] jetzt { $left } Karten
}
n-points = { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
n-limit = { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
}
n-minus = minus { $number }
