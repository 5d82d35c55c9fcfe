# Die Spielanleitungen und die geltenden Regeln, als Sätze.
# option-NAME-name: wie die Regel im Menü heißt. option-NAME-help: was sie bedeutet.
# option-NAME-WERT: der Satz, der bei diesem Wert gilt.

## Spielanleitungen

rulebook-mario-de = Super Mario UNO, deutsche Ausgabe
rulebook-mario-de-help = Mit { KIND("star", form: "dative") }; beim Auslosen des Gebers zählen Symbole null, und der Gewinner der Runde bekommt die Punkte.
rulebook-mario-it = Super Mario UNO, italienische Ausgabe
rulebook-mario-it-help = Wie die deutsche Ausgabe, nur steht ausdrücklich darin: Herausfordern und mit { KIND("star", form: "dative") } antworten darf allein, wer ziehen soll.
rulebook-mario-zh = UNO Mario, chinesische Ausgabe
rulebook-mario-zh-help = Wie die anderen Mario-Ausgaben, nur kann man wegen eines vergessenen UNO erwischt werden, bis der nächste Spieler eine Karte legt.
rulebook-mario-nl = Super Mario UNO, niederländische Ausgabe
rulebook-mario-nl-help = Wie die deutsche Ausgabe, nur zählen Symbole beim Auslosen des Gebers gar nicht mit.
rulebook-braille-de = Braille-UNO, deutsche Ausgabe
rulebook-braille-de-help = Mit dem klassischen Kartensatz; jeder notiert die Punkte seiner eigenen Karten, und der niedrigste Punktestand gewinnt.

## Kartensatz und Beginn

option-deck-name = Kartensatz
option-deck-help = Im Mario-Kartensatz gibt es auch { KIND("star", form: "the") } und { KIND("custom", form: "the") }, jede zweimal. Der klassische Kartensatz kommt ohne sie aus.
option-deck-mario = Ihr spielt mit den 112 Karten des Mario-Kartensatzes.
option-deck-classic = Ihr spielt mit den 108 Karten des klassischen Kartensatzes.

option-symbols-in-dealer-draw-name = Symbole beim Auslosen des Gebers
option-symbols-in-dealer-draw-help = Jeder zieht eine Karte, und wer die höchste Zahl hat, gibt. Hier wählst du, was eine Karte ohne Zahl dabei zählt.
option-symbols-in-dealer-draw-zero = Beim Auslosen des Gebers zählen Symbolkarten null.
option-symbols-in-dealer-draw-excluded = Beim Auslosen des Gebers zählen Symbolkarten nicht mit.

option-start-action-card-name = Aktionskarte als erste Karte
option-start-action-card-help = Ob eine Aktionskarte wirkt, die zu Beginn aufgedeckt wird. Bei einem Joker muss auf jeden Fall jemand die Farbe wählen.
option-start-action-card-apply = Eine Aktionskarte, die zu Beginn aufgedeckt wird, hat ihre Wirkung.
option-start-action-card-neutral = Eine Aktionskarte, die zu Beginn aufgedeckt wird, hat keine Wirkung.

option-start-wild-draw-four-name = { KIND("wild-draw-four") } als erste Karte
option-start-wild-draw-four-help = Mit { KIND("wild-draw-four", form: "dative-a") } kann das Spiel nicht beginnen. Hier wählst du, wohin sie kommt, bevor eine andere Karte aufgedeckt wird.
option-start-wild-draw-four-bottom = { KIND("wild-draw-four", form: "a", capital: "yes") }, die zu Beginn aufgedeckt wird, kommt unter den Kartenstock.
option-start-wild-draw-four-reshuffle = { KIND("wild-draw-four", form: "a", capital: "yes") }, die zu Beginn aufgedeckt wird, wird in den Kartenstock gemischt.

option-star-answers-start-card-name = { KIND("star") } gegen die erste Karte
option-star-answers-start-card-help = Ob { KIND("star", form: "the") } hilft, wenn zu Beginn { KIND("draw-two", form: "a") } aufgedeckt wird. Hilft sie, zieht der Geber.
option-star-answers-start-card-no = Gegen { KIND("draw-two", form: "a") } als erste Karte hilft { KIND("star", form: "the") } nicht.
option-star-answers-start-card-yes = Gegen { KIND("draw-two", form: "a") } als erste Karte hilft { KIND("star", form: "the") }; dann zieht der Geber.

## Ziehen

option-voluntary-draw-name = Freiwillig ziehen
option-voluntary-draw-help = Ob du eine Karte ziehen darfst, obwohl du eine passende auf der Hand hast.
option-voluntary-draw-yes = Du darfst auch dann ziehen, wenn du eine passende Karte hast.
option-voluntary-draw-no = Du darfst nicht ziehen, wenn eine deiner Karten nach Farbe, Zahl oder Symbol passt.

## Zieh 4

option-draw-four-offence-name = Wann { KIND("wild-draw-four", form: "the") } ein Verstoß ist
option-draw-four-offence-help = Mit welchen anderen Karten auf der Hand es ein Verstoß ist, { KIND("wild-draw-four", form: "the") } zu legen. Wer dabei herausgefordert wird, zieht Karten.
option-draw-four-offence-colour = { KIND("wild-draw-four", form: "the", capital: "yes") } zu legen ist ein Verstoß, wenn du eine andere Karte der geltenden Farbe hast.
option-draw-four-offence-match = { KIND("wild-draw-four", form: "the", capital: "yes") } zu legen ist ein Verstoß, wenn du eine andere Karte hast, die nach Farbe, Zahl oder Symbol passt.
option-draw-four-offence-playable = { KIND("wild-draw-four", form: "the", capital: "yes") } zu legen ist ein Verstoß, wenn du irgendeine andere Karte legen könntest, auch einen Joker.

option-draw-four-bluff-name = Bluffen mit { KIND("wild-draw-four", form: "dative") }
option-draw-four-bluff-help = Ist das Bluffen erlaubt, kann man nach { KIND("wild-draw-four", form: "dative-a") } herausfordern. Ist es nicht erlaubt, entfällt das Herausfordern.
option-draw-four-bluff-allow = Mit { KIND("wild-draw-four", form: "dative") } darf geblufft werden, und man kann herausfordern.
option-draw-four-bluff-prevent = { KIND("wild-draw-four", form: "a", capital: "yes") }, die ein Verstoß wäre, wird zurückgewiesen, und das Herausfordern entfällt.

option-challenger-name = Wer herausfordern darf
option-challenger-help = Wer nach { KIND("wild-draw-four", form: "dative-a") } herausfordern darf. Wer sich dabei irrt, zieht sechs Karten.
option-challenger-victim = Nach { KIND("wild-draw-four", form: "dative-a") } darf nur herausfordern, wer ziehen müsste.
option-challenger-anyone = Nach { KIND("wild-draw-four", form: "dative-a") } darf jeder Mitspieler herausfordern.

option-guilty-penalty-name = Strafe für einen aufgedeckten Bluff
option-guilty-penalty-help = Wer geblufft hat, zieht in beiden Fällen vier Karten. Hier wählst du, was aus { KIND("wild-draw-four", form: "dative") } wird.
option-guilty-penalty-draws-four = Wer beim Bluffen ertappt wird, zieht vier Karten, und { KIND("wild-draw-four", form: "the") } bleibt liegen.
option-guilty-penalty-takes-back = Wer beim Bluffen ertappt wird, nimmt { KIND("wild-draw-four", form: "the") } zurück und zieht vier Karten.

option-after-guilty-name = Wer spielt, wenn { KIND("wild-draw-four", form: "the") } liegen bleibt
option-after-guilty-help = Wer zu Recht herausgefordert hat, zieht nicht. Hier wählst du, wer danach spielt.
option-after-guilty-challenger-plays = Nach einem aufgedeckten Bluff spielt als Nächstes, wer ziehen sollte.
option-after-guilty-challenger-skipped = Nach einem aufgedeckten Bluff setzt trotzdem aus, wer ziehen sollte.

option-after-take-back-name = Wer spielt, wenn { KIND("wild-draw-four", form: "the") } zurückgenommen wird
option-after-take-back-help = Kommt { KIND("wild-draw-four", form: "the") } auf die Hand zurück, gilt wieder die Karte davor. Hier wählst du, wer dann an der Reihe ist.
option-after-take-back-challenger = Wird { KIND("wild-draw-four", form: "the") } zurückgenommen, spielt als Nächstes, wer ziehen sollte.
option-after-take-back-offender = Wird { KIND("wild-draw-four", form: "the") } zurückgenommen, muss sofort noch einmal spielen, wer geblufft hat.

## Block-Karte

option-star-answer-by-name = Wer mit { KIND("star", form: "dative") } antworten darf
option-star-answer-by-help = { KIND("star", form: "the", capital: "yes") } schickt { KIND("draw-two", form: "a") } oder { KIND("wild-draw-four", form: "a") } zurück. Hier wählst du, wer das darf.
option-star-answer-by-victim = Mit { KIND("star", form: "dative") } darf nur antworten, wer ziehen müsste.
option-star-answer-by-anyone = Auf { KIND("draw-two", form: "a") } oder { KIND("wild-draw-four", form: "a") } darf jeder Mitspieler mit { KIND("star", form: "dative") } antworten.

option-star-as-wild-name = { KIND("star") } als { KIND("wild") }
option-star-as-wild-help = Ob du { KIND("star", form: "the") } auch im eigenen Zug legen darfst, um die Farbe zu wählen.
option-star-as-wild-yes = In deinem Zug darfst du { KIND("star", form: "the") } wie { KIND("wild", form: "a") } legen.
option-star-as-wild-no = { KIND("star", form: "the", capital: "yes") } darf nur als Antwort gelegt werden.

option-star-on-star-name = { KIND("star") } gegen { KIND("star") }
option-star-on-star-help = Ob die Strafe ein zweites Mal zurückgeschickt werden kann.
option-star-on-star-no = Auf { KIND("star", form: "a") } kann man nicht mit { KIND("star", form: "dative-a") } antworten.
option-star-on-star-yes = Auf { KIND("star", form: "a") } darf man mit { KIND("star", form: "dative-a") } antworten, und die Strafe geht wieder zurück.

option-star-answers-last-card-name = { KIND("star") } gegen die letzte Karte
option-star-answers-last-card-help = Jemand kann die Runde mit { KIND("draw-two", form: "dative-a") } oder { KIND("wild-draw-four", form: "dative-a") } beenden. Hier wählst du, ob { KIND("star", form: "the") } dann noch hilft.
option-star-answers-last-card-no = Gegen eine letzte Karte hilft { KIND("star", form: "the") } nicht; die Runde ist vorbei.
option-star-answers-last-card-yes = Gegen eine letzte Karte hilft { KIND("star", form: "the") }, und die Runde geht weiter.

option-star-skips-bounced-name = Nach { KIND("star", form: "dative-a") } aussetzen
option-star-skips-bounced-help = Wer die Strafe zurückbekommt, zieht die Karten selbst. Hier wählst du, ob dieser Spieler auch noch aussetzt.
option-star-skips-bounced-no = Wer die Strafe zurückbekommt, zieht nur und setzt nicht aus.
option-star-skips-bounced-yes = Wer die Strafe zurückbekommt, zieht und setzt auch aus, falls es als Nächstes sein Zug wäre.

## Zu zweit

option-two-player-reverse-name = { KIND("reverse") } zu zweit
option-two-player-reverse-help = Wer nach { KIND("reverse", form: "dative-a") } an der Reihe ist, wenn nur zwei spielen.
option-two-player-reverse-other = Zu zweit ist nach { KIND("reverse", form: "dative-a") } der andere an der Reihe.
option-two-player-reverse-again = Zu zweit ist nach { KIND("reverse", form: "dative-a") } derselbe Spieler noch einmal an der Reihe.

## UNO

option-uno-penalty-name = Strafe für vergessenes UNO
option-uno-penalty-help = Wie viele Karten du ziehst, wenn du UNO vergisst und erwischt wirst.
option-uno-penalty-2 = Wer UNO vergisst und erwischt wird, zieht zwei Karten.
option-uno-penalty-0 = Vergessenes UNO kostet nichts, und niemand kann erwischt werden.

option-catch-until-name = Frist zum Erwischen
option-catch-until-help = Wie lange die anderen jemanden erwischen können, der UNO vergessen hat.
option-catch-until-turn = Wer UNO vergisst, kann erwischt werden, bis der nächste Spieler seinen Zug beginnt.
option-catch-until-card = Wer UNO vergisst, kann erwischt werden, bis der nächste Spieler eine Karte legt.

## Punkte und Strafen

option-scoring-name = Wertung
option-scoring-help = Entweder sammelt der Gewinner der Runde Punkte, dann sind Punkte gut. Oder jeder notiert die Punkte seiner restlichen Karten, dann sind Punkte schlecht.
option-scoring-winner = Der Gewinner der Runde bekommt die Punkte aller anderen.
option-scoring-hands = Jeder notiert die Punkte seiner eigenen Karten, und der niedrigste Punktestand gewinnt.

option-game-ends-name = Ende des Spiels
option-game-ends-help = Ob es genügt, die Grenze genau zu treffen.
option-game-ends-reach = Das Spiel endet, wenn jemand die Punktegrenze erreicht.
option-game-ends-exceed = Das Spiel endet erst, wenn jemand die Punktegrenze überschreitet.

option-limit-name = Punktegrenze
option-limit-help = Das ist die Zahl der Punkte, mit der das Spiel endet. Möglich sind 1 bis 10000.
option-limit = { $value ->
    [one] Die Punktegrenze liegt bei einem Punkt.
   *[other] Die Punktegrenze liegt bei { NUMBER($value, useGrouping: 0) } Punkten.
}

option-demand-penalty-name = Strafe, wenn jemand eine Karte verlangt
option-demand-penalty-help = Was es kostet, von einem Mitspieler eine bestimmte Karte zu verlangen.
option-demand-penalty-0 = Eine Karte zu verlangen ist nicht verboten und kostet nichts.
option-demand-penalty-4 = Wer von einem Mitspieler verlangt, eine bestimmte Karte zu legen, zieht vier Karten.

## Hausregeln

option-hand-size-name = Anzahl der Karten
option-hand-size-help = So viele Karten bekommt jeder am Anfang einer Runde. Möglich sind 3 bis 15.
option-hand-size = { $value ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $value } Karten.
}

option-draw-up-to-name = Ziehen, bis eine Karte passt
option-draw-up-to-help = Höchstens so viele Karten ziehst du in deinem Zug, bis eine passt. Möglich sind 1 bis 112, in den Spielanleitungen ist es eine.
option-draw-up-to = { $value ->
    [one] In deinem Zug ziehst du nur eine Karte.
   *[other] In deinem Zug ziehst du, bis eine Karte passt, höchstens { $value } Karten.
}

option-drawn-card-name = Die eben gezogene Karte
option-drawn-card-help = Ob du die eben gezogene Karte behalten darfst, wenn sie passt.
option-drawn-card-may = Eine eben gezogene Karte, die passt, darf gelegt oder behalten werden.
option-drawn-card-must = Eine eben gezogene Karte, die passt, muss gelegt werden.

option-stacking-name = Strafen weitergeben
option-stacking-help = Ob jemand, der ziehen soll, stattdessen noch eine Zieh-Karte legen darf. Dann addieren sich die Strafen für den nächsten Spieler.
option-stacking-off = Eine Strafe kann nicht mit einer weiteren Zieh-Karte weitergegeben werden.
option-stacking-same = Auf { KIND("draw-two", form: "a") } darf { KIND("draw-two", form: "a") } gelegt werden, auf { KIND("wild-draw-four", form: "a") } { KIND("wild-draw-four", form: "a") }; der nächste Spieler zieht die Summe.
option-stacking-four-on-two = Gleiche Zieh-Karten dürfen aufeinandergelegt werden, und { KIND("wild-draw-four", form: "a") } auch auf { KIND("draw-two", form: "a") }; der nächste Spieler zieht die Summe.

option-stacking-turn-name = Der Zug nach einer weitergegebenen Strafe
option-stacking-turn-help = Auch wenn Strafen weitergegeben werden, zieht am Ende jemand. Hier wählst du, ob dieser Spieler auch aussetzt.
option-stacking-turn-lost = Wer die Strafe zieht, setzt aus.
option-stacking-turn-kept = Wer die Strafe zieht, darf noch legen.

option-jump-in-name = Dazwischenlegen
option-jump-in-help = Ob du außer der Reihe legen darfst, wenn gerade jemand genau die gleiche Karte gelegt hat. Es eilt nicht: Alle werden gefragt, bevor es weitergeht.
option-jump-in-no = Niemand darf außer der Reihe legen.
option-jump-in-yes = Wer genau die gleiche Karte hat wie die eben gelegte, darf sie dazwischenlegen, bevor der nächste Spieler etwas tut.

option-equal-cards-name = Mehrere gleiche Karten
option-equal-cards-help = Ob du in einem Zug mehrere Karten legen darfst, die genau gleich sind.
option-equal-cards-one = In einem Zug wird nur eine Karte gelegt.
option-equal-cards-several = Karten, die genau gleich sind, darfst du zusammen legen, und ihre Wirkung zählt einmal.

option-seven-swaps-name = Sieben tauscht die Hand
option-seven-swaps-help = Ob eine Sieben etwas Besonderes bewirkt.
option-seven-swaps-no = Eine Sieben hat keine besondere Wirkung.
option-seven-swaps-yes = Wer eine Sieben legt, tauscht die Handkarten mit einem Mitspieler nach Wahl.
does-seven-swaps = { CARD($card, capital: "yes") }: Du wählst, mit wem du die Handkarten tauschst.

option-zero-passes-name = Null gibt die Hand weiter
option-zero-passes-help = Ob eine Null etwas Besonderes bewirkt.
option-zero-passes-no = Eine Null hat keine besondere Wirkung.
option-zero-passes-yes = Nach einer Null geben alle ihre Handkarten in Spielrichtung weiter.
does-zero-passes = { CARD($card, capital: "yes") }: Alle geben ihre Handkarten in Spielrichtung weiter.

option-skip-everybody-name = { KIND("skip") } für alle
option-skip-everybody-help = Wie viele Spieler nach { KIND("skip", form: "dative-a") } aussetzen.
option-skip-everybody-no = Nach { KIND("skip", form: "dative-a") } setzt ein Spieler aus.
option-skip-everybody-yes = Nach { KIND("skip", form: "dative-a") } setzen alle anderen aus, und wer sie gelegt hat, spielt noch einmal.
does-skip-everybody = { CARD($card, capital: "yes") }: Alle anderen setzen aus, und du spielst noch einmal.

option-false-uno-penalty-name = Strafe für zu frühes UNO
option-false-uno-penalty-help = Was es kostet, zu früh UNO zu rufen.
option-false-uno-penalty-0 = Zu frühes UNO wird zurückgewiesen und kostet nichts.
option-false-uno-penalty-2 = Wer zu früh UNO ruft, zieht zwei Karten.

option-rounds-name = Anzahl der Runden
option-rounds-help = Das Spiel kann nach einer festen Zahl von Runden enden, höchstens nach 100, ganz egal, wie es nach Punkten steht. Bei 0 entscheidet die Punktegrenze.
option-rounds = { $value ->
    [0] Wann das Spiel endet, entscheiden die Punkte.
    [one] Das Spiel endet nach einer Runde.
   *[other] Das Spiel endet nach { $value } Runden.
}

option-elimination-name = Ausscheiden
option-elimination-help = Wenn jeder die Punkte seiner eigenen Karten notiert, kann ausscheiden, wer zu viele hat. Wer übrig bleibt, gewinnt das Spiel.
option-elimination-no = Niemand scheidet aus dem Spiel aus.
option-elimination-yes = Wer zu viele Punkte hat, scheidet aus, und wer übrig bleibt, gewinnt das Spiel.

option-play-to-last-name = Spielen bis zum Letzten
option-play-to-last-help = Ob die Runde weitergeht, wenn jemand keine Karten mehr hat.
option-play-to-last-no = Die Runde endet, wenn jemand keine Karten mehr hat.
option-play-to-last-yes = Die Runde geht weiter, bis nur einer noch Karten hat; gewonnen hat, wer als Erster keine mehr hatte.

option-custom-written-name = Wann die Regel { KIND("custom", form: "dative") } geschrieben wird
option-custom-written-help = Für diese Karte könnt ihr eine eigene Regel schreiben, und sie gilt nur, wenn alle zustimmen. Hier wählst du, wann sie geschrieben und vereinbart wird.
option-custom-written-game = Die Regel { KIND("custom", form: "dative") } wird vor dem Spiel geschrieben, und alle stimmen ihr zu.
option-custom-written-round = Vor jeder Runde kann die Regel { KIND("custom", form: "dative") } neu geschrieben werden, und alle werden um Zustimmung gebeten.
option-custom-written-card = Immer wenn jemand { KIND("custom", form: "a") } legt, kann ihre Regel neu geschrieben werden, und die anderen werden um Zustimmung gebeten.
