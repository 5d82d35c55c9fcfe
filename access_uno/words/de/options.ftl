# Die Spielanleitungen und die geltenden Regeln, als Sätze.
# option-NAME-name: wie die Regel im Menü heißt. option-NAME-help: was sie bedeutet.
# option-NAME-WERT: der Satz, der bei diesem Wert gilt.

## Spielanleitungen

rulebook-mario-de = Super Mario UNO, deutsche Ausgabe
rulebook-mario-de-help = Mit der Block-Karte; beim Ziehen um den Geber zählen Symbole null, und der Gewinner der Runde bekommt die Punkte.
rulebook-mario-it = Super Mario UNO, italienische Ausgabe
rulebook-mario-it-help = Wie die deutsche Ausgabe, nur sagt diese selbst, dass allein der Getroffene herausfordern und mit der Block-Karte antworten darf.
rulebook-mario-zh = UNO Mario, chinesische Ausgabe
rulebook-mario-zh-help = Wie die anderen Mario-Ausgaben, nur kann man wegen eines vergessenen UNO erwischt werden, bis der nächste Spieler eine Karte legt.
rulebook-mario-nl = Super Mario UNO, niederländische Ausgabe
rulebook-mario-nl-help = Wie die deutsche Ausgabe, nur zählen Symbole beim Ziehen um den Geber gar nicht mit.
rulebook-braille-de = Braille-UNO, deutsche Ausgabe
rulebook-braille-de-help = Mit dem klassischen Kartensatz; jeder zählt die Karten auf der eigenen Hand, und der niedrigste Punktestand gewinnt.

## Kartensatz und Beginn

option-deck-name = Kartensatz
option-deck-help = Im Mario-Kartensatz gibt es je zwei Block-Karten und individuelle Karten. Der klassische Kartensatz kommt ohne sie aus.
option-deck-mario = Ihr spielt mit den 112 Karten des Mario-Kartensatzes.
option-deck-classic = Ihr spielt mit den 108 Karten des klassischen Kartensatzes.

option-symbols-in-dealer-draw-name = Symbole beim Ziehen um den Geber
option-symbols-in-dealer-draw-help = Jeder zieht eine Karte, und die höchste Zahl gibt. Hier steht, was eine Karte ohne Zahl dabei gilt.
option-symbols-in-dealer-draw-zero = Beim Ziehen um den Geber zählen Symbolkarten null.
option-symbols-in-dealer-draw-excluded = Beim Ziehen um den Geber zählen Symbolkarten nicht mit.

option-start-action-card-name = Aktionskarte als erste Karte
option-start-action-card-help = Hier steht, ob eine Aktionskarte wirkt, die zu Beginn aufgedeckt wird. Bei einem Joker muss auf jeden Fall jemand die Farbe bestimmen.
option-start-action-card-apply = Eine Aktionskarte, die zu Beginn aufgedeckt wird, hat ihre Wirkung.
option-start-action-card-neutral = Eine Aktionskarte, die zu Beginn aufgedeckt wird, hat keine Wirkung.

option-start-wild-draw-four-name = Zieh 4 als erste Karte
option-start-wild-draw-four-help = Mit Zieh 4 kann das Spiel nicht beginnen. Hier steht, wohin die Karte kommt, bevor eine andere aufgedeckt wird.
option-start-wild-draw-four-bottom = Wird zu Beginn Zieh 4 aufgedeckt, kommt die Karte unter den Stapel.
option-start-wild-draw-four-reshuffle = Wird zu Beginn Zieh 4 aufgedeckt, wird die Karte in den Stapel gemischt.

option-star-answers-start-card-name = Block-Karte gegen die erste Karte
option-star-answers-start-card-help = Wird zu Beginn Zieh 2 aufgedeckt, könnte man mit der Block-Karte antworten. Dann müsste der Geber ziehen.
option-star-answers-start-card-no = Gegen Zieh 2 als erste Karte hilft die Block-Karte nicht.
option-star-answers-start-card-yes = Gegen Zieh 2 als erste Karte hilft die Block-Karte; dann zieht der Geber.

## Ziehen

option-voluntary-draw-name = Freiwillig ziehen
option-voluntary-draw-help = Hier steht, ob du eine Karte ziehen darfst, obwohl du eine passende auf der Hand hast.
option-voluntary-draw-yes = Du darfst auch dann ziehen, wenn du eine passende Karte hast.
option-voluntary-draw-no = Du darfst nicht ziehen, wenn eine deiner Karten nach Farbe, Zahl oder Symbol passt.

## Zieh 4

option-draw-four-offence-name = Wann Zieh 4 verboten ist
option-draw-four-offence-help = Wer eine solche Karte hat und trotzdem Zieh 4 legt, verliert, wenn er herausgefordert wird.
option-draw-four-offence-colour = Zieh 4 ist verboten, wenn du eine andere Karte der gespielten Farbe hast.
option-draw-four-offence-match = Zieh 4 ist verboten, wenn du eine andere Karte hast, die nach Farbe, Zahl oder Symbol passt.
option-draw-four-offence-playable = Zieh 4 ist verboten, wenn du irgendeine andere Karte spielen könntest, auch einen Joker.

option-draw-four-bluff-name = Bluffen mit Zieh 4
option-draw-four-bluff-help = Ist das Bluffen erlaubt, kann man bei Zieh 4 herausfordern. Ist es nicht erlaubt, gibt es nichts herauszufordern.
option-draw-four-bluff-allow = Mit Zieh 4 darf geblufft werden, und man kann herausfordern.
option-draw-four-bluff-prevent = Ein verbotenes Zieh 4 wird zurückgewiesen, und das Herausfordern entfällt.

option-challenger-name = Wer herausfordern darf
option-challenger-help = Hier steht, wer bei Zieh 4 herausfordern darf. Wer sich dabei irrt, zieht sechs Karten.
option-challenger-victim = Bei Zieh 4 darf nur herausfordern, wer ziehen müsste.
option-challenger-anyone = Bei Zieh 4 darf jeder Mitspieler herausfordern.

option-guilty-penalty-name = Strafe für einen aufgedeckten Bluff
option-guilty-penalty-help = Wer geblufft hat, zieht in beiden Fällen vier Karten. Hier steht, was aus seiner Zieh-4-Karte wird.
option-guilty-penalty-draws-four = Wer beim Bluffen ertappt wird, zieht vier Karten, und Zieh 4 bleibt liegen.
option-guilty-penalty-takes-back = Wer beim Bluffen ertappt wird, nimmt Zieh 4 zurück und zieht vier Karten.

option-after-guilty-name = Wer spielt, wenn Zieh 4 liegen bleibt
option-after-guilty-help = Wer mit Recht herausgefordert hat, zieht nicht. Hier steht, ob der Getroffene danach spielen darf.
option-after-guilty-challenger-plays = Nach einem aufgedeckten Bluff macht der Getroffene einen gewöhnlichen Zug.
option-after-guilty-challenger-skipped = Nach einem aufgedeckten Bluff verliert der Getroffene seinen Zug trotzdem.

option-after-take-back-name = Wer spielt, wenn Zieh 4 zurückgenommen wird
option-after-take-back-help = Kommt Zieh 4 auf die Hand zurück, gilt wieder die Karte davor. Hier steht, wer dann auf sie spielt.
option-after-take-back-challenger = Ist Zieh 4 zurückgenommen, spielt als Nächster der Getroffene.
option-after-take-back-offender = Ist Zieh 4 zurückgenommen, muss derselbe Spieler sofort noch einmal spielen.

## Block-Karte

option-star-answer-by-name = Wer mit der Block-Karte antworten darf
option-star-answer-by-help = Die Block-Karte schickt Zieh 2 oder Zieh 4 zurück. Hier steht, wer das darf.
option-star-answer-by-victim = Mit der Block-Karte darf nur antworten, wer ziehen müsste.
option-star-answer-by-anyone = Auf Zieh 2 und Zieh 4 darf jeder Spieler mit der Block-Karte antworten.

option-star-as-wild-name = Block-Karte als Joker
option-star-as-wild-help = Hier steht, ob du die Block-Karte auch im eigenen Zug legen darfst, um die Farbe zu bestimmen.
option-star-as-wild-yes = In deinem Zug darfst du die Block-Karte wie eine Farbwahl legen.
option-star-as-wild-no = Die Block-Karte darf nur als Antwort gelegt werden.

option-star-on-star-name = Block-Karte gegen Block-Karte
option-star-on-star-help = Hier steht, ob die Strafe ein zweites Mal zurückgeschickt werden kann.
option-star-on-star-no = Auf eine Block-Karte kann man nicht mit einer Block-Karte antworten.
option-star-on-star-yes = Auf eine Block-Karte darf man mit einer Block-Karte antworten, und die Strafe geht wieder zurück.

option-star-answers-last-card-name = Block-Karte gegen die letzte Karte
option-star-answers-last-card-help = Jemand kann die Runde mit Zieh 2 oder Zieh 4 beenden. Hier steht, ob die Block-Karte dann noch hilft.
option-star-answers-last-card-no = Gegen eine letzte Karte hilft die Block-Karte nicht; die Runde ist vorbei.
option-star-answers-last-card-yes = Gegen eine letzte Karte hilft die Block-Karte, und die Runde geht weiter.

option-star-skips-bounced-name = Aussetzen nach der Block-Karte
option-star-skips-bounced-help = Wen die Block-Karte trifft, der zieht die Karten selbst. Hier steht, ob er auch noch aussetzt.
option-star-skips-bounced-no = Wen die Block-Karte trifft, der zieht nur und setzt nicht aus.
option-star-skips-bounced-yes = Wen die Block-Karte trifft, der zieht und setzt auch aus, falls er der Nächste wäre.

## Zu zweit

option-two-player-reverse-name = Retour zu zweit
option-two-player-reverse-help = Hier steht, wer nach Retour an der Reihe ist, wenn nur zwei spielen.
option-two-player-reverse-other = Zu zweit ist nach Retour der andere an der Reihe.
option-two-player-reverse-again = Zu zweit ist nach Retour derselbe Spieler noch einmal an der Reihe.

## UNO

option-uno-penalty-name = Strafe für vergessenes UNO
option-uno-penalty-help = Hier steht, wie viele Karten du ziehst, wenn du mit einer Karte und ohne den Ruf erwischt wirst.
option-uno-penalty-2 = Wer UNO vergisst und erwischt wird, zieht zwei Karten.
option-uno-penalty-0 = Vergessenes UNO kostet nichts, und niemand kann erwischt werden.

option-catch-until-name = Frist zum Erwischen
option-catch-until-help = Hier steht, wie lange die anderen jemanden erwischen können, der UNO vergessen hat.
option-catch-until-turn = Wer UNO vergisst, kann erwischt werden, bis der nächste Spieler seinen Zug beginnt.
option-catch-until-card = Wer UNO vergisst, kann erwischt werden, bis der nächste Spieler eine Karte legt.

## Punkte und Strafen

option-scoring-name = Wertung
option-scoring-help = Entweder sammelt der Gewinner der Runde Punkte, dann sind Punkte gut. Oder jeder schreibt seine restlichen Karten an, dann sind Punkte schlecht.
option-scoring-winner = Der Gewinner der Runde bekommt die Punkte aller anderen.
option-scoring-hands = Jeder schreibt die Punkte seiner eigenen Karten an, und der niedrigste Punktestand gewinnt.

option-game-ends-name = Ende des Spiels
option-game-ends-help = Hier steht, ob es genügt, die Grenze genau zu treffen.
option-game-ends-reach = Das Spiel endet, wenn jemand die Punktegrenze erreicht.
option-game-ends-exceed = Das Spiel endet erst, wenn jemand die Punktegrenze überschreitet.

option-limit-name = Punktegrenze
option-limit-help = Das ist die Zahl der Punkte, mit der das Spiel endet, von 1 bis 10000.
option-limit = { $value ->
    [one] Die Punktegrenze liegt bei einem Punkt.
   *[other] Die Punktegrenze liegt bei { NUMBER($value, useGrouping: 0) } Punkten.
}

option-demand-penalty-name = Strafe für das Verlangen einer Karte
option-demand-penalty-help = Hier steht, was es kostet, von einem Mitspieler eine bestimmte Karte zu verlangen.
option-demand-penalty-0 = Eine Karte zu verlangen ist nicht verboten und kostet nichts.
option-demand-penalty-4 = Wer von einem Mitspieler eine Karte verlangt, zieht vier Karten.

## Hausregeln

option-hand-size-name = Zahl der ausgeteilten Karten
option-hand-size-help = So viele Karten bekommt jeder am Anfang einer Runde, von 3 bis 15.
option-hand-size = { $value ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $value } Karten.
}

option-draw-up-to-name = Ziehen, bis eine Karte passt
option-draw-up-to-help = So viele Karten musst du in deinem Zug höchstens ziehen, bis eine passt, von 1 bis 112. In den Regelheften ist es eine.
option-draw-up-to = { $value ->
    [one] Im Zug wird nur eine Karte gezogen.
   *[other] Im Zug wird gezogen, bis eine Karte passt, höchstens { $value } Karten.
}

option-drawn-card-name = Die eben gezogene Karte
option-drawn-card-help = Hier steht, ob du die eben gezogene Karte behalten darfst, wenn sie passt.
option-drawn-card-may = Eine eben gezogene Karte, die passt, darf gelegt oder behalten werden.
option-drawn-card-must = Eine eben gezogene Karte, die passt, muss gelegt werden.

option-stacking-name = Strafen weitergeben
option-stacking-help = Wer ziehen soll, könnte stattdessen noch eine Zieh-Karte legen. Dann zählen die Strafen für den nächsten Spieler zusammen.
option-stacking-off = Eine Strafe kann nicht mit einer weiteren Zieh-Karte weitergegeben werden.
option-stacking-same = Auf Zieh 2 darf Zieh 2 gelegt werden und auf Zieh 4 Zieh 4; der nächste Spieler zieht für alle zusammen.
option-stacking-four-on-two = Gleiche Zieh-Karten dürfen aufeinandergelegt werden, und Zieh 4 auch auf Zieh 2; der nächste Spieler zieht für alle zusammen.

option-stacking-turn-name = Der Zug dessen, der die Strafe zieht
option-stacking-turn-help = Auch wenn Strafen weitergegeben werden, zieht am Ende jemand. Hier steht, ob er auch seinen Zug verliert.
option-stacking-turn-lost = Wer die Strafe zieht, verliert seinen Zug.
option-stacking-turn-kept = Wer die Strafe zieht, behält seinen Zug.

option-jump-in-name = Dazwischenlegen
option-jump-in-help = Wenn jemand eine Karte legt und du genau die gleiche hast, könntest du sie außer der Reihe legen. Es eilt nicht, denn alle werden gefragt, bevor der nächste Spieler etwas tut.
option-jump-in-no = Niemand darf außer der Reihe legen.
option-jump-in-yes = Wer die gleiche Karte hat wie die eben gelegte, nach Farbe und Zeichen, darf sie dazwischenlegen, bevor der nächste Spieler etwas tut.

option-equal-cards-name = Mehrere gleiche Karten
option-equal-cards-help = Hier steht, ob du in einem Zug zwei Karten mit gleicher Farbe und gleichem Zeichen legen darfst.
option-equal-cards-one = In einem Zug wird eine Karte gelegt.
option-equal-cards-several = Karten mit gleicher Farbe und gleichem Zeichen darfst du zusammen legen, und ihre Wirkung zählt einmal.

option-seven-swaps-name = Sieben tauscht die Hand
option-seven-swaps-help = Hier steht, ob eine Sieben etwas Besonderes bewirkt.
option-seven-swaps-no = Eine Sieben hat keine besondere Wirkung.
option-seven-swaps-yes = Wer eine Sieben legt, tauscht die Handkarten mit einem Mitspieler seiner Wahl.

option-zero-passes-name = Null gibt die Hand weiter
option-zero-passes-help = Hier steht, ob eine Null etwas Besonderes bewirkt.
option-zero-passes-no = Eine Null hat keine besondere Wirkung.
option-zero-passes-yes = Nach einer Null geben alle ihre Handkarten in Spielrichtung weiter.

option-skip-everybody-name = Aussetzen für alle
option-skip-everybody-help = Hier steht, wie viele Spieler nach einer Aussetzen-Karte ihren Zug verlieren.
option-skip-everybody-no = Nach einer Aussetzen-Karte verliert ein Spieler seinen Zug.
option-skip-everybody-yes = Nach einer Aussetzen-Karte verlieren alle anderen ihren Zug, und wer sie gelegt hat, spielt noch einmal.

option-false-uno-penalty-name = Strafe für falsches UNO
option-false-uno-penalty-help = Hier steht, was es kostet, zu früh UNO zu rufen.
option-false-uno-penalty-0 = Ein falsches UNO wird abgelehnt und kostet nichts.
option-false-uno-penalty-2 = Wer zu früh UNO ruft, zieht zwei Karten.

option-rounds-name = Zahl der Runden
option-rounds-help = Das Spiel kann nach einer Zahl von Runden enden, höchstens 100, wie auch immer es nach Punkten steht. Bei 0 entscheidet die Punktegrenze.
option-rounds = { $value ->
    [0] Wann das Spiel endet, entscheiden die Punkte.
    [one] Das Spiel endet nach einer Runde.
   *[other] Das Spiel endet nach { $value } Runden.
}

option-elimination-name = Ausscheiden
option-elimination-help = Wo jeder seine eigenen Karten anschreibt, könnte ausscheiden, wer zu viele Punkte hat. Wer übrig bleibt, gewinnt das Spiel.
option-elimination-no = Niemand scheidet aus dem Spiel aus.
option-elimination-yes = Wer an die Punktegrenze kommt, scheidet aus, und wer übrig bleibt, gewinnt das Spiel.

option-play-to-last-name = Spielen bis zum Letzten
option-play-to-last-help = Hier steht, ob die Runde weitergeht, wenn jemand keine Karten mehr hat.
option-play-to-last-no = Die Runde endet, wenn jemand keine Karten mehr hat.
option-play-to-last-yes = Die Runde geht weiter, bis nur noch einer Karten hat; gewonnen hat sie, wer als Erster keine mehr hatte.

option-custom-written-name = Wann die Regel der individuellen Karte geschrieben wird
option-custom-written-help = Für diese Karte könnt ihr eine eigene Regel schreiben, und sie gilt nur, wenn alle zustimmen. Hier steht, wann sie geschrieben und vereinbart wird.
option-custom-written-game = Die Regel der individuellen Karte wird vor dem Spiel geschrieben, und alle stimmen ihr zu.
option-custom-written-round = Vor jeder Runde kann die Regel der individuellen Karte neu geschrieben werden, und alle werden um Zustimmung gebeten.
option-custom-written-card = Immer wenn jemand eine individuelle Karte legt, kann ihre Regel neu geschrieben werden, und die anderen werden um Zustimmung gebeten.
