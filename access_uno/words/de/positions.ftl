# Eine Stellung mitten in einem Zug: was eine Aufzeichnung davon sagen kann, und was daran falsch ist.

error-no-position = Bevor eine Karte aufgedeckt ist und zwischen zwei Runden gibt es keine Stellung, die man aufschreiben kann.
error-not-catchable = { $seat } kann man nicht erwischen: Erwischt wird nur, wer eine Karte hat und nicht UNO gerufen hat, und nur, wo das etwas kostet.
error-nobody-finishes = Nach diesen Regeln endet die Runde, wenn jemand fertig ist. Darum kann finished nicht dastehen.
error-not-finished = { $seat } ist nicht fertig: Wer fertig ist, hat keine Karten, ist nicht an der Reihe und wird einmal genannt.
error-round-is-over = Wenn so viele fertig sind, ist die Runde schon vorbei.
error-drawn-elsewhere = { $seat } muss die gezogene Karte auf der Hand haben, nämlich { CARD($card, form: "a") }, und darf keine Strafe zu beantworten haben.
error-penalty-impossible = Mit diesem Ablegestapel und diesen Karten auf der Hand kann keine solche Strafe anstehen.
error-penalty-incomplete = Zu einer Strafe gehören die Zeilen penalty, penalty-from und penalty-then.
error-no-yes-or-no = Hier muss entweder yes oder no stehen, nicht { $text }.
error-no-card-before = In die Zeile penalty-before gehören eine Farbe, die verlangte Karte oder Farbe und eine Zahl, wie red R5 6, nicht { $text }.
usage-position-alone = Die Option --position kann man weder mit --json noch mit --for verbinden.
usage-position-of-one = Mit der Option --position kann man nur eine Datei angeben.
help-option-position = Gibt eine Aufzeichnung aus, die dort weitergeht, wo diese endet.
