# Die Regeln in einem Menü: Gruppen, und ein Wert in wenigen Wörtern.

## Gruppen

group-play = Karten legen
group-drawing = Ziehen und Strafen weitergeben
group-draw-four = { KIND("wild-draw-four") } und Herausforderungen
group-special = Besondere Karten
group-uno = UNO und Strafen
group-start = Kartensatz und Beginn
group-end = Punkte und Ende

## Regeln

option-is = { $option }: { $value }
option-is-changed = { $option }: { $value }, geändert

## Werte

value-now = Jetzt gilt: { $text }
value-yes = ja
value-no = nein
value-off = nicht erlaubt
value-0 = nichts
value-2 = zwei Karten
value-4 = vier Karten
value-mario = Mario, 112 Karten
value-classic = klassisch, 108 Karten
value-zero = sie zählen null
value-excluded = sie zählen nicht mit
value-apply = sie wirkt
value-neutral = sie wirkt nicht
value-bottom = unter den Kartenstock
value-reshuffle = in den Kartenstock gemischt
value-colour = wenn du die geltende Farbe hast
value-match = wenn du eine passende Karte hast
value-playable = wenn du irgendeine andere Karte legen könntest
value-allow = erlaubt
value-prevent = nicht erlaubt
value-victim = nur wer ziehen soll
value-anyone = alle anderen
value-draws-four = vier Karten, und { KIND("wild-draw-four", form: "the") } bleibt liegen
value-takes-back = vier Karten, und { KIND("wild-draw-four", form: "the") } wird zurückgenommen
value-challenger-plays = wer ziehen sollte
value-challenger-skipped = wer danach kommt
value-challenger = wer ziehen sollte
value-offender = wer geblufft hat
value-other = der andere ist dran
value-again = wer sie gelegt hat, spielt noch einmal
value-turn = bis der nächste Zug beginnt
value-catch-until-card = bis die nächste Karte liegt
value-winner = wer gewinnt, bekommt die Punkte
value-hands = alle notieren die Punkte ihrer restlichen Karten
value-reach = wenn die Grenze erreicht ist
value-exceed = erst wenn die Grenze überschritten ist
value-may = sie darf behalten werden
value-must = sie muss gelegt werden, wenn sie passt
value-same = nur die gleiche Art
value-four-on-two = die gleiche Art, auch { KIND("wild-draw-four") } auf { KIND("draw-two") }
value-lost = aussetzen
value-kept = noch legen
value-one = nur eine in einem Zug
value-several = zusammen in einem Zug
value-game = vor dem Spiel
value-round = vor jeder Runde
value-custom-written-card = jedes Mal, wenn die Karte gelegt wird
value-limit = { NUMBER($value, useGrouping: 0) }
value-hand-size = { $value }
value-draw-up-to = { $value ->
    [1] nein, eine Karte
   *[other] höchstens { $value } Karten
}
value-rounds = { $value ->
    [0] die Punkte entscheiden
   *[other] { $value }
}

## Stufen der Computerspieler

told-level = { $level ->
    [easy] Leicht. Sie legen die erstbeste Karte, vergessen oft, UNO zu rufen, und erwischen dich selten.
    [hard] Schwer. Sie merken sich auch jede gelegte Karte, überlegen, was die anderen haben könnten, und denken voraus.
   *[normal] Normal. Sie richten sich nach dem, was auf dem Tisch liegt, rufen immer UNO und erwischen dich, wenn du es vergisst.
}

## Wonach Einträge eines neuen Spiels auch gefunden werden

called-rulebook = Spielanleitung
called-people = Mitspieler
called-computers = Computerspieler
called-level = Stufe der Computerspieler
called-options = Hausregeln
