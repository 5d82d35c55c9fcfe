# The deal of the day, and how it ended in a line to pass on.

help-daily = Speelt het spel van de dag, dat voor iedereen hetzelfde is: één ronde tegen drie computerspelers.
help-option-yesterday = Vertelt het spel van gisteren zoals een moeilijke computerspeler het zou spelen. Met --json: de resultaten van gisteren.
start-daily = Het spel van de dag
daily-played = Het spel van vandaag heb je al gespeeld. { $line }
daily-line = UNO { $day }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, { $hints ->
    [0] geen tip
    [one] één tip
   *[other] { $hints } tips
}.
daily-title = Het spel van { $day }
daily-play = Spelen
daily-yesterday = Dat van gisteren beluisteren, zoals een moeilijke computerspeler het zou spelen
daily-none = Nog niemand heeft het gespeeld.
daily-place = { $points ->
    [one] { $place }: { $name }, één punt
   *[other] { $place }: { $name }, { $points } punten
}, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, { $hints ->
    [0] geen tip
    [one] één tip
   *[other] { $hints } tips
}
