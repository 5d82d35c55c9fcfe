# »Was jetzt«: alles, was möglich ist, als Liste.

command-what-now = zählt alles auf, was du jetzt tun kannst, das Naheliegende zuerst.
typed-what-now = was jetzt, was nun, und jetzt, und nun
deed-demand = Von { $name } eine Karte verlangen
