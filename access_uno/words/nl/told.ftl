# Wat er van welke gebeurtenissen wordt gezegd, en wat je kunt typen om dat te kiezen.

command-told = opent de instellingen voor wat er wordt gezegd.
typed-told = wat er gezegd wordt, wat er wordt gezegd, wat je zegt, meldingen
told-menu = Wat er wordt gezegd
told-reset = Voortaan alles weer zeggen
told-reset-done = Voortaan wordt alles weer gezegd.

told-plays = Gespeelde kaarten
told-draws = Gepakte kaarten
told-turns = Beurten
told-directions = Veranderingen van richting
# same as: lesson-call
told-calls = UNO roepen
told-penalties = Straffen
told-challenges = Uitdagingen
told-scores = Punten
told-people = Wie er komt en gaat
told-talk = Gesprekken
told-hints = Aanwijzingen en waarschuwingen

told-all = allemaal
told-me = die van jou
told-before = die van de speler voor je
told-others = die van de anderen

told-said = gezegd
told-kept = alleen in de geschiedenis
told-never = nooit
# "Gezegd: die van jou en die van de speler voor je"
told-how = { $how }: { $whose }
told-same = { $what }: { $how }

setting-own-turn = { $value ->
    [fits] Je beurt begint met wat er past.
   *[top] Je beurt begint met de bovenste kaart.
}
setting-own-turn-ask = Waarmee moet je beurt beginnen?

## Getypt, zoals in "zeg het pakken van de anderen nooit"

typed-telling-tell = zeg, zeggen, vertel, vertel me, meld, melden, lees, bewaar, zet, noem, noemen, horen
typed-telling-also = van, door, de, het, een, in, en, als, alleen, me, mij, graag, alsjeblieft, dat, wat, hoe, wie, wanneer, er, worden, wordt, is
typed-telling-plays = spelen, gespeelde kaarten, zetten, speelt, speel, gespeeld, legt, leggen
typed-telling-draws = pakken, gepakte kaarten, pakt, pak, gepakt
typed-telling-turns = beurten, overgeslagen beurten, beurt
typed-telling-directions = richtingen, draaien van de richting, veranderingen van richting, richting, draaien
typed-telling-calls = uno roepen, roepen, uno roept, roept, uno zegt
typed-telling-penalties = straffen, strafkaarten
typed-telling-challenges = uitdagingen, uitdagen, uitdaagt, uitgedaagd, daagt uit
typed-telling-scores = punten, standen, stand, uitslagen, puntentelling
typed-telling-people = mensen, wie er komt en gaat, komen en gaan
typed-telling-talk = gesprekken, praten, chat
typed-telling-hints = aanwijzingen, tips, hints, toetsen
typed-telling-everything = alles, alle gebeurtenissen
typed-telling-everyone = iedereen, alle spelers, allemaal
typed-telling-me = mijzelf, mezelf, mijn, ik
typed-telling-before = speler voor mij, speler voor me, de speler voor mij, de speler voor me, wie voor mij speelt, vorige speler, voor mij
typed-telling-others = anderen, de anderen, andere spelers, de rest, andere, ander, medespelers
typed-telling-said = altijd, elke keer, gezegd
typed-telling-kept = geschiedenis, stil
typed-telling-never = nooit, niet, niet meer, helemaal niet
typed-telling-top-first = bovenste kaart eerst, de bovenste kaart eerst, eerst de bovenste kaart
typed-telling-fits-first = wat past eerst, eerst wat past, eerst wat er past, speelbare kaarten eerst
typed-telling-mute = verzwijg, verberg, demp
