# »Was jetzt«: alles, was möglich ist, als Liste.

command-what-now = zählt alles auf, was du jetzt tun kannst, das Naheliegende zuerst.
typed-what-now = was jetzt, was nun, und jetzt, und nun
deed-demand = Von { $name } eine bestimmte Karte verlangen

setting-scan = { $value ->
    [0] Listen warten auf deine Tasten.
    [one] Listen gehen jede Sekunde weiter, und jede Taste wählt.
   *[other] Listen gehen alle { $value } Sekunden weiter, und jede Taste wählt.
}
setting-scan-ask = Sollen Listen von selbst weitergehen, damit eine Taste genügt?
