# The standing of a house, in words.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] After one match, your place is { $place } of { $of }
       *[other] After { $matches } matches, your place is { $place } of { $of }
    }
    [left] You have no place in the ranking
   *[provisional] { $matches ->
        [0] Your place: no match counts yet
        [one] After one match, your place isn't settled yet
       *[other] After { $matches } matches, your place isn't settled yet
    }
}
standing-history = Your place after each match
standing-stood = { DATETIME($time, dateStyle: "long") }: { $stands ->
        [placed] place { $place } of { $of }, { $matches ->
            [one] after one match
           *[other] after { $matches } matches
        }
       *[provisional] not settled yet, { $matches ->
            [one] after one match
           *[other] after { $matches } matches
        }
    }
standing-list = The ranking of the house
standing-list-empty = Nobody has a place in the ranking yet.
standing-placed = { $matches ->
    [one] { $place }: { $name }, one match
   *[other] { $place }: { $name }, { $matches } matches
}
standing-result = Won by { $winners }: { $players }, { $rulebook }, { DATETIME($time, dateStyle: "long") }
standing-more = More matches
standing-rated = { $rated ->
    [yes] Your matches count towards the ranking of the house.
   *[no] Your matches don't count towards the ranking of the house.
}
typed-standing = standing, results, my standing
