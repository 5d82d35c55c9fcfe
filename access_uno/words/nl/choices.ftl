# De regels in een menu: groepen, en een waarde in een paar woorden.

## Groepen

group-play = Kaarten spelen
group-drawing = Pakken en stapelen
group-draw-four = { KIND("wild-draw-four", capital: "yes") } en uitdagen
group-special = Speciale kaarten
group-uno = UNO en straffen
group-start = Kaarten en begin
group-end = Punten en einde

## Regels

option-is = { $option }: { $value }
option-is-changed = { $option }: { $value }, veranderd

## Waarden

value-now = Nu is het zo. { $text }
value-yes = ja
value-no = nee
value-off = mag niet
value-0 = geen
value-2 = twee kaarten
value-4 = vier kaarten
value-mario = Mario, 112 kaarten
value-classic = klassiek, 108 kaarten
value-zero = ze tellen als nul
value-excluded = ze tellen niet mee
value-apply = hij heeft effect
value-neutral = hij heeft geen effect
value-bottom = onder in de stok
value-reshuffle = door de stok geschud
value-colour = als je de geldende kleur hebt
value-match = als je een passende kaart hebt
value-playable = als je een andere kaart kunt spelen, ook een zonder kleur
value-allow = toegestaan
value-prevent = niet toegestaan
value-victim = alleen wie moet pakken
value-anyone = alle anderen
value-draws-four = vier kaarten, en { KIND("wild-draw-four", form: "the") } blijft liggen
value-takes-back = vier kaarten, en { KIND("wild-draw-four", form: "the") } wordt teruggenomen
value-challenger-plays = wie had moeten pakken
value-challenger-skipped = de speler daarna
value-challenger = wie had moeten pakken
value-offender = wie gebluft heeft
value-other = de ander is aan de beurt
value-again = wie hem speelde, speelt nog een keer
value-turn = tot de volgende beurt begint
value-catch-until-card = tot de volgende kaart is gespeeld
value-winner = de winnaar krijgt de punten
value-hands = iedereen noteert zijn eigen punten
value-reach = als de grens is bereikt
value-exceed = pas als de grens is overschreden
value-may = je mag hem bewaren
value-must = je moet hem spelen als hij past
value-same = dezelfde soort
value-four-on-two = dezelfde soort en { KIND("wild-draw-four", form: "a") } op { KIND("draw-two", form: "a") }
value-lost = die sla je over
value-kept = je mag nog spelen
value-one = maar één per beurt
value-several = samen in één beurt
value-game = vóór het spel
value-round = vóór elke ronde
value-custom-written-card = telkens als hij wordt gespeeld
value-limit = { NUMBER($value, useGrouping: 0) }
value-hand-size = { $value }
value-draw-up-to = { $value ->
    [1] nee, één kaart
   *[other] hoogstens { $value } kaarten
}
value-rounds = { $value ->
    [0] de punten beslissen
   *[other] { $value }
}

## Niveaus van de computerspelers

told-level = { $level ->
    [easy] Makkelijk. Ze spelen de eerste de beste kaart, vergeten vaak UNO te roepen en betrappen je zelden.
    [hard] Moeilijk. Ze onthouden ook elke gespeelde kaart, bedenken wat de anderen kunnen hebben en denken vooruit.
   *[normal] Gewoon. Ze kijken goed naar wat er op tafel ligt, roepen altijd UNO en betrappen je als je het vergeet.
}

## Waarop onderdelen van een nieuw spel ook worden gevonden

called-rulebook = Regelboek
called-people = Spelers
called-computers = Computerspelers
called-level = Niveau van de computerspelers
called-options = Huisregels
