# The standing of a house, in words.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] One match, place { $place } of { $of }
       *[other] { $matches } matches, place { $place } of { $of }
    }
    [left] You have no place in the list
   *[provisional] { $matches ->
        [0] Your standing: no match counts yet
        [one] Your standing is still provisional, after one match
       *[other] Your standing is still provisional, after { $matches } matches
    }
}
standing-list = The list of the house
standing-list-empty = Nobody has a place in the list yet.
standing-placed = { $matches ->
    [one] { $place }: { $name }, one match
   *[other] { $place }: { $name }, { $matches } matches
}
standing-result = Won by { $winners }: { $players }, { $rulebook }, { DATETIME($time, dateStyle: "long") }
standing-more = More matches
standing-rated = { $rated ->
    [yes] Your matches count for the list of the house.
   *[no] Your matches don't count for the list of the house.
}
typed-standing = standing, results, my standing
