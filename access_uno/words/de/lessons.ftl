## Was jemand drückt oder tippt; es steht hinter einem Doppelpunkt

# »Tippe weiter« hieße auch: hör nicht auf zu tippen; »tippe (das Wort) oben« und »danach« klingen nach Ort und Zeit.
named-typed = { $command ->
    [weiter] Das Wort dafür heißt weiter
    [oben] Das Wort dafür heißt oben
    [danach] Das Wort dafür heißt danach
   *[other] Tippe { $command }
}
named-on-display = { $keys }, auf der Braillezeile { $display }
on-display-play = zweimal die Routingtaste über der Karte
on-display-go-on = die Taste, die nach rechts weiterschiebt
on-display-back = die Taste, die nach links schiebt
on-display-menu = die Taste für Menü oder Zurück
on-display-keys = die Taste für Hilfe
on-display-why = die Taste für Informationen

lesson-typed-card = { $command } { CARD($card) }
lesson-typed-colour = { $command } { CARD($card) } { colour }
lesson-typed-star = { $command } { colour }

## Die Lektionen

start-learn = Spielen lernen
help-learn = Bringt dir das Spiel in kurzen Lektionen bei.
lessons-title = Lektionen
lesson-learned = { $lesson }, erledigt
lesson-begins = Lektion: { $lesson }.
lesson-not-now = { $line } In dieser Lektion kommt das später oder gar nicht.
lesson-other = Nach den Regeln ginge das. In dieser Lektion geht das Spiel anders weiter.
lesson-done = Diese Lektion ist geschafft. Weiter zur nächsten: { $key }. Zurück zur Liste: { $menu }.
lesson-done-all = Diese Lektion ist geschafft, und damit kennst du alle. Zurück zur Liste: { $menu }.

lesson-lay = Lege { CARD($card, form: "the") }: { $key }.
lesson-lay-wild = { $way ->
    [keys] Lege sie: { $key }. Dann wirst du nach der Farbe gefragt: { $letter } ist { colour }.
   *[lines] Lege sie und nenne die Farbe, mit der es weitergeht: { $key }.
}
lesson-why = Frag, was die Karte im Fokus bewirkt: { $key }.

lesson-hand = Deine Karten und der Fokus
lesson-cells = Eine Karte besteht aus zwei Zeichen: { CARD($card, form: "the", capital: "yes") } ist e für die 5, dann r für Rot. Zahlen sind die Buchstaben a bis j, Farben r, g, b und y.
lesson-signs = Meldungen sind hier Kürzel. Hinter A: steht, was A legt, hinter du: die oberste Karte, deine im Fokus und wie viele noch passen.
lesson-hand-welcome = Wer zuerst seine letzte Karte legt, gewinnt die Runde. Du hast vier Karten, und { $player } spielt gegen dich.
lesson-hand-hand = Frag nach allen deinen Karten: { $key }.
lesson-hand-right = Eine davon ist immer im Fokus. Gehe zur nächsten: { $key }.
lesson-hand-left = Gehe wieder zurück: { $key }.
lesson-hand-colour = Jede Farbe hat ihre eigene Taste. Gehe zu deiner grünen Karte: { $key }.

lesson-top = Die oberste Karte, Farben und Zahlen
lesson-top-rule = Eine Karte passt, wenn sie die Farbe der obersten Karte hat oder dieselbe Zahl.
lesson-top-top = Frag nach der obersten Karte: { $key }.
lesson-top-colour = Sie ist blau. Lege { CARD($card, form: "the") }: { $key }.
lesson-top-number = { $player } hat dieselbe Zahl in einer anderen Farbe gelegt. Von jetzt an gilt diese Farbe.
lesson-top-playable = Frag, welche deiner Karten jetzt passt: { $key }.

lesson-draw = Ziehen
lesson-draw-rule = Wer keine passende Karte hat, zieht eine.
lesson-draw-none = Suche eine Karte, die passt: { $key }.
lesson-draw-draw = Es gibt keine. Ziehe: { $key }.
lesson-draw-fits = Die gezogene Karte passt, also darfst du sie gleich legen: { $key }.
lesson-draw-again = Wieder passt nichts. Ziehe: { $key }.
lesson-draw-over = Diese Karte passt nicht, darum bleibt sie auf deiner Hand.

lesson-actions = Aktionskarten
lesson-actions-rule = Aktionskarten passen nach Farbe oder Symbol, und wenn man sie legt, geschieht etwas.
lesson-actions-skip = { KIND("skip", form: "a", capital: "yes") } lässt den nächsten Spieler aussetzen. Lege { CARD($card, form: "the") }: { $key }.
lesson-actions-reverse = { KIND("reverse", form: "a", capital: "yes") } dreht die Spielrichtung um. Lege { CARD($card, form: "the") }: { $key }.
lesson-actions-two = Bei { KIND("draw-two", form: "dative-a") } zieht der nächste Spieler zwei Karten und setzt aus. Lege { CARD($card, form: "the") }: { $key }.
lesson-actions-done = Weil die Richtung umgekehrt ist, war der nächste Spieler ein anderer als vorher.

lesson-wild = Joker
lesson-wild-rule = { KIND("wild", form: "a", capital: "yes") } passt immer, und du wählst, mit welcher Farbe es weitergeht.
lesson-wild-focus = Gehe zu deiner { KIND("wild") }: { $key }.
lesson-wild-done = Jetzt gilt Blau, ganz egal, welche Farbe vorher galt.

lesson-four = Vier ziehen, bluffen und herausfordern
lesson-four-rule = Bei { KIND("wild-draw-four", form: "dative-a") } zieht der nächste Spieler vier Karten. Man darf diese Karte nicht immer legen.
lesson-four-bluff = { $offence ->
    [match] Wer sie legt und noch eine andere passende Karte hat, blufft.
   *[colour] Wer sie legt und noch eine Karte der geltenden Farbe hat, blufft.
}
lesson-four-choice = Forderst du { $player } heraus und es war ein Bluff, ziehst du nichts. War es keiner, ziehst du sechs.
lesson-four-challenge = Fordere { $player } heraus: { $key }.
lesson-four-done = Es war ein Bluff, und { $player } musste dafür Karten ziehen.

lesson-uno = UNO rufen und andere erwischen
lesson-call = { RULEBOOK() ->
    [braille-de] UNO melden
   *[common] UNO rufen
}
lesson-uno-rule = Wer gleich nur noch eine Karte hat, { RULEBOOK() ->
    [braille-de] meldet
   *[common] ruft
} UNO.
lesson-uno-penalty = Wer das vergisst und erwischt wird, zieht zwei Karten.
lesson-uno-first = Lege zuerst { CARD($card, form: "the") }: { $key }.
lesson-uno-call = Du hast noch zwei Karten und legst jetzt eine davon. { RULEBOOK() ->
    [braille-de] Melde
   *[common] Rufe
} vorher UNO: { $key }.
lesson-uno-play = Lege jetzt { CARD($card, form: "the") }: { $key }.
lesson-uno-forgot = Jetzt hat { $player } vergessen, UNO zu rufen.
lesson-uno-catch = Erwische { $player }: { $key }.
lesson-uno-done = Zum Erwischen hast du so viel Zeit, wie du willst. Das Spiel wartet auf dich.
lesson-call-done = Nach dieser Spielanleitung kostet vergessenes UNO nichts.

lesson-star = { KIND("star", form: "the", capital: "yes") }
lesson-star-rule = Müsstest du wegen der Karte eines anderen ziehen, schickt { KIND("star", form: "the") } die Strafe an ihn zurück.
lesson-star-focus = Hier müsstest du zwei Karten ziehen. Gehe { KIND("star", form: "to") }: { $key }.
lesson-star-play = { $way ->
    [keys] Antworte damit: { $key }. Dann wirst du nach der Farbe gefragt: { $letter } ist { colour }.
   *[lines] Antworte damit und nenne die Farbe, mit der es weitergeht: { $key }.
}
lesson-star-done = So musste { $player } ziehen. In deinem Zug kannst du { KIND("star", form: "the") } auch auf jede andere Karte legen.

lesson-custom = Die Karte mit eurer eigenen Regel
lesson-custom-rule = { KIND("custom", form: "the", capital: "yes") } passt immer, und du wählst die Farbe. Was sie sonst noch bewirkt, bestimmt ihr selbst.
lesson-custom-focus = Gehe zu ihr: { $key }.
lesson-custom-done = Die Regel { KIND("custom", form: "dative") } schreibt ihr im Menü für ein neues Spiel.

lesson-asking = Fragen und frühere Meldungen
lesson-asking-rule = Du kannst jederzeit fragen. Am Tisch ändert das nichts.
lesson-asking-turn = Frag, wer dran ist: { $key }.
lesson-asking-count = Frag, wie viele Karten alle haben: { $key }.
lesson-asking-score = Frag, wie viele Punkte alle haben: { $key }.
lesson-asking-back = Frag, was vorher gesagt wurde. Eine Meldung zurück: { $key }.
lesson-asking-further = Und noch eine zurück: { $key }.
lesson-asking-forward = Und wieder eine vor: { $key }.
lesson-asking-verbosity = Wie viel gesagt wird, kannst du jederzeit ändern: { $key }.
lesson-asking-next = Es gibt drei Stufen. Weiter zur nächsten: { $key }.
lesson-asking-told = Du kannst wählen, was dir über wen gesagt wird. Öffne die Einstellungen dafür, sieh dich um und geh zurück: { $key }.
lesson-asking-repeat = Lass dir die letzte Meldung noch einmal sagen: { $key }.
lesson-asking-help = Und wenn du einmal nicht weiterweißt: { $help }.

lesson-end = Das Ende einer Runde und die Punkte
lesson-end-rule = Du hast noch eine Karte, und du hast UNO { RULEBOOK() ->
    [braille-de] gemeldet
   *[common] gerufen
}.
lesson-end-hint = Wenn du in deinem Zug nicht weiterweißt, lass dir einen Tipp geben: { $key }.
lesson-end-play = Sie passt. Lege { CARD($card, form: "the") }: { $key }.
lesson-end-points = { $scoring ->
    [hands] Alle notieren die Punkte der Karten, die sie noch haben. Wer am Ende die wenigsten hat, gewinnt.
   *[winner] Wer eine Runde gewinnt, bekommt die Punkte aller Karten, die die anderen noch haben.
}
lesson-end-score = Frag, wie es steht und bis zu wie vielen Punkten gespielt wird: { $key }.
lesson-end-done = So geht es weiter, Runde um Runde, bis die Grenze erreicht ist. Jetzt weißt du alles, was du brauchst. Viel Spaß!
