# Was an einer Aufzeichnung, einem Spielbeginn oder einer Befehlszeile falsch ist.
# Die Wörter der Aufzeichnung (begin, computer, play und so weiter) bleiben englisch.

## Eine Aufzeichnung, die nicht gelesen werden kann; auch ein Spiel, das nicht beginnen kann

error-cannot-read = Die Datei lässt sich nicht lesen.
error-not-utf-8 = Diese Zeile ist kein Text in UTF-8.
error-line-too-long = Diese Zeile ist für eine Aufzeichnung zu lang.
error-ends-too-early = Die Aufzeichnung endet vor der Zeile begin.
error-no-version = Eine Aufzeichnung fängt mit der Zeile uno 1 an.
error-unknown-header = Diese Zeile bedeutet vor der Zeile begin nichts: { $text }.
error-said-too-often = { $count ->
    [one] Die Zeile { $key } darf nur einmal vorkommen.
   *[other] Die Zeile { $key } darf nur { $count } Mal vorkommen.
}
error-no-rulebook = Die Aufzeichnung nennt keine Spielanleitung. Es gibt { $allowed }.
error-unknown-rulebook = Eine Spielanleitung { $name } gibt es nicht. Es gibt { $allowed }.
error-no-option = Eine Option besteht aus Name, Gleichheitszeichen und Wert, nicht aus { $text }.
error-option-twice = Die Option { $option } steht zweimal da.
error-unknown-option = { $nearest ->
    [none] Eine Option { $option } gibt es nicht. Es gibt { $allowed }.
   *[other] Eine Option { $option } gibt es nicht. Meinst du { $nearest }?
}
error-unknown-value = Die Option { $option } kann diese Werte haben: { $allowed }.
error-name-empty = Ein Spieler braucht einen Namen.
error-name-too-long = Der Name { $name } ist zu lang; erlaubt sind 32 Zeichen.
error-name-with-mark = Der Name { $name } enthält Doppelpunkt, Komma, Gleichheitszeichen, senkrechten Strich oder Raute, und das darf ein Name nicht.
error-name-with-control = Der Name { $name } enthält ein unsichtbares Zeichen, und das darf ein Name nicht.
error-name-twice = Der Name { $name } kommt zweimal vor.
error-unknown-level = Ein Computerspieler besteht aus dem Wort computer und einem von { $allowed }, nicht aus { $text }.
error-too-many-players = Höchstens { $count } Spieler können spielen.
error-too-few-players = Mindestens { $count } Spieler müssen spielen.
error-players = Zwei bis zehn Spieler können spielen.
error-no-hand = Eine Hand besteht aus Name, Gleichheitszeichen und Karten, nicht aus { $text }.
error-hand-twice = Die Hand von { $name } steht zweimal da.
error-unknown-player = Einen Spieler { $name } gibt es nicht. Es spielen { $players }.
error-unknown-card = Eine Karte { $text } gibt es nicht. Karten schreibt man wie R7, G+2, BS, YR, W, W+4, ST oder CU.
error-unknown-colour = Eine Farbe { $text } gibt es nicht. In Aufzeichnungen heißen sie red, green, blue und yellow.
error-unknown-direction = Die Richtung ist left oder right, nicht { $text }.
error-no-number = Das ist keine ganze Zahl: { $text }.
error-number-out-of-range = Die Zahl { $text } liegt nicht zwischen { $least } und { $most }.
error-no-pair = Hier gehören ein Name und ein Wert hin, nicht { $text }.
error-no-step = Ein Schritt besteht aus Name, Doppelpunkt und Aktion.
error-unknown-action = { $nearest ->
    [none] Eine Aktion { $action } gibt es nicht. Es gibt { $allowed }.
   *[other] Eine Aktion { $action } gibt es nicht. Meinst du { $nearest }?
}
error-too-many-steps = Eine Aufzeichnung kann höchstens { $limit } Schritte haben.
error-too-many-lines = Eine Aufzeichnung kann höchstens { $limit } Zeilen haben.
error-no-seed = Karten geben kann man nur mit einem Startwert, der Zeile seed.
error-dealer-decided = Der Geber stand vor diesem Ziehen schon fest.
error-dealer-wrong-players = Hier müssen genau diese Spieler ziehen: { $tied }.
error-dealer-contradicted = Nach den gezogenen Karten ist { $seat } der Geber.
error-dealer-undecided = Dieses Ziehen bestimmt keinen Geber, darum muss noch eines folgen.
error-match-is-over = Mit diesen Punkten ist das Spiel schon vorbei.
error-too-many-copies = Diese Karte kommt öfter vor als im Kartensatz: { CARD($card) }.
error-needs-discard = Das kann man nur zusammen mit einem Ablegestapel angeben.
error-nothing-to-turn-up = Im Kartenstock liegt keine Karte, die aufgedeckt werden kann.
error-empty-discard = Auf dem Ablegestapel muss eine Karte liegen.
error-no-turn = Zu einem Ablegestapel muss gesagt werden, wer an der Reihe ist.
error-empty-hand = { $number } muss eine Karte auf der Hand haben.
error-colour-contradicted = Die Farbe muss die der obersten Karte sein: { CARD($card) }.
error-no-colour = Oben liegt { CARD($card, form: "the") }, darum muss die Farbe angegeben werden.
error-called-too-early = { $seat } hat zu viele Karten, um schon UNO gerufen zu haben.

## Eine Befehlszeile

usage-unknown-option = { $nearest ->
    [none] Die Option { $option } gibt es hier nicht. Die Option --help sagt, was geht.
   *[other] Die Option { $option } gibt es hier nicht. Meinst du { $nearest }?
}
usage-unknown-command = { $nearest ->
    [none] Den Befehl { $text } gibt es nicht. Es gibt { $allowed }.
   *[other] Den Befehl { $text } gibt es nicht. Meinst du { $nearest }?
}
usage-unknown-shell = Für { $text } gibt es hier nichts. Die Shells sind { $allowed }.
usage-no-argument-wanted = Mit { $argument } ist hier nichts anzufangen. Die Option --help sagt, was geht.
usage-argument-too-many = { $name ->
    [ADDRESS] Nur eine Adresse kann hier stehen. { $argument } ist zu viel.
    [CODE] Nur ein Tischcode kann hier stehen. { $argument } ist zu viel.
    [COMMAND] Nur ein Befehl kann hier stehen. { $argument } ist zu viel.
    [FILE] Nur eine Datei kann hier stehen. { $argument } ist zu viel.
    [SHELL] Nur eine Shell kann hier stehen. { $argument } ist zu viel.
   *[other] { $name } darf hier nur einmal stehen. { $argument } ist zu viel.
}
usage-argument-missing = { $argument ->
    [ADDRESS] Gib auch die Adresse des Hauses an, etwa example.org:8022.
    [CODE] Gib auch den Code des Tisches an, sechs Ziffern.
    [CARD] Gib auch die Karten an, etwa R7 oder W:red.
   *[FILE] Gib auch die Datei an.
}
usage-option-twice = Die Option { $option } darf nur einmal stehen.
usage-no-value-wanted = Die Option { $option } hat keinen Wert.
usage-value-missing = Zur Option { $option } gehört ein Wert.
usage-wrong-value = Die Option { $option } kann nicht { $value } sein. Möglich sind { $allowed }.
usage-wrong-number = Zur Option { $option } gehört eine ganze Zahl ab { $least }, nicht { $value }.
usage-no-number = Zur Option { $option } gehört eine ganze Zahl, nicht { $value }.
