# Eine Stellung mitten in einem Zug: was eine Aufzeichnung davon sagen kann, und was daran falsch ist.

error-no-position = Bevor eine Karte aufgedeckt ist und zwischen zwei Runden gibt es keine Stellung, die man aufschreiben kann.
error-not-catchable = { $seat } kann man nicht erwischen: Das geht nur mit einer Karte, ohne UNO-Ruf, und wo das Vergessen Karten kostet.
error-nobody-finishes = Nach diesen Regeln ist niemand vor den anderen fertig.
error-not-finished = { $seat } ist nicht fertig: Wer fertig ist, hat keine Karten, ist nicht an der Reihe und wird einmal genannt.
error-round-is-over = Wenn so viele fertig sind, ist die Runde schon aus.
error-drawn-elsewhere = { $seat } muss die eben gezogene Karte auf der Hand haben, { CARD($card, form: "a") }, und darf keine Strafe zu beantworten haben.
error-penalty-impossible = Mit diesem Ablegestapel und diesen Karten auf der Hand kann keine solche Strafe anstehen.
error-penalty-incomplete = Zu einer Strafe gehören die Zeilen penalty, penalty-from und penalty-then.
error-no-yes-or-no = Hier steht entweder yes oder no, nicht { $text }.
error-no-card-before = In der Zeile penalty-before stehen eine Farbe, die verlangte Karte oder Farbe und eine Zahl, wie red R5 6, nicht { $text }.
usage-position-alone = Die Option --position geht weder mit --json noch mit --for zusammen.
usage-position-of-one = Die Option --position nimmt nur eine Datei.
help-option-position = Gibt eine Aufzeichnung aus, die dort weitergeht, wo diese endet.
