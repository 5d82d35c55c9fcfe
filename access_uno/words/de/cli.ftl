# Die Befehle: was sie antworten, ihre Hilfe, und was an einer Befehlszeile falsch ist.

## Hilfe

help-start = Der Befehl access-uno startet UNO für blinde und sehbehinderte Menschen. Ohne weitere Angaben öffnet er das Startmenü.
help-play = Beginnt sofort ein Spiel.
help-replay = Erzählt, was in Spielaufzeichnungen geschehen ist.
help-simulate = Lässt Computerspieler gegeneinander spielen.
help-rules = Gibt die Regeln einer Spielanleitung aus.
help-braille = Zeigt Karten in Braille.
help-deck = Macht Braille-Etiketten für alle Karten eines Kartensatzes.
help-doctor = Prüft, welche Sprachausgabe und welche Brailleausgabe dieser Computer hat, und sagt, wie man bekommt, was fehlt.
help-help = Gibt die Hilfe zu einem Befehl aus.
help-manual = Gibt die Handbuchseite für das Programm man aus.
help-completions = Gibt aus, was eine Shell braucht, damit die Tabulatortaste Befehle und Optionen ergänzt.
help-usage = Aufruf: { $line }
help-command = access-uno { $command }: { $what }
help-option = { $option }: { $what }
help-choices = Möglich sind { $choices }.
help-argument-address = Die Adresse des Hauses, etwa example.org:8022.
help-argument-card = Eine Karte, etwa R7 oder W:red.
help-argument-code = Der Code eines Tisches, sechs Ziffern, oder eine Einladung, zehn Zeichen.
help-argument-command = Der Befehl, um den es geht.
help-argument-file = Eine Aufzeichnung oder ein gespeichertes Spiel.
help-argument-fingerprint = Der Fingerabdruck des Hauses, der mit SHA256 beginnt.
help-argument-shell = Die Shell, in der du tippst.
help-default = Ohne Angabe: { $value }.
help-default-computers = Ohne Angabe: 2, ab zwei Personen keiner.
help-default-guests = Ohne Angabe: yes, mit --members no.
help-default-host-key = Ohne Angabe: ein Schlüssel, den das Haus selbst anlegt.
help-default-language = Ohne Angabe: die Sprache deiner Einstellungen, sonst die des Systems.
help-default-last-rulebook = Ohne Angabe: die Spielanleitung deines letzten neuen Spiels.
help-default-listener = Ohne Angabe: so, wie alle es hören.
help-default-output = Ohne Angabe: die Standardausgabe.
help-default-own-name = Ohne Angabe: dein Name im letzten Spiel.
help-default-player = Ohne Angabe: eine Person.
help-default-rulebook-of-language = Ohne Angabe: die übliche Spielanleitung in deiner Sprache.
help-default-seed = Ohne Angabe: jedes Mal eine andere.
help-default-settings = Ohne Angabe: wie in deinen Einstellungen.
help-default-store = Ohne Angabe: eine Datei bei deinen gespeicherten Daten.
value-taken = { $what ->
    [ADDRESS] ADRESSE
    [CARD] KARTE
    [CODE] TISCHCODE
    [COMMAND] BEFEHL
    [FINGERPRINT] FINGERABDRUCK
    [FILE] DATEI
    [LEVELS] STUFEN
    [NAME] NAME
    [NUMBER] ZAHL
    [OPTIONS] OPTIONEN
    [RULE] NAME=WERT
    [SHELL] SHELL
   *[VALUE] WERT
}
help-option-language = Die Sprache des Spiels.
help-option-help = Gibt diese Hilfe aus.
help-option-version = Nennt die Version.
help-option-rulebook = Die Spielanleitung, nach der gespielt wird.
help-option-rule = Eine Option der Regeln, als name=wert. Mehrmals möglich.
help-option-player = Der Name einer Person, die hier spielt. Mehrmals möglich.
help-option-computers = Wie viele Computerspieler mitspielen.
help-option-level = Wie gut die Computerspieler spielen.
help-option-seed = Eine ganze Zahl, von der abhängt, wie die Karten gemischt werden.
help-option-keys = Du spielst mit einzelnen Tasten.
help-option-lines = Du tippst Befehle und drückst nach jedem die Eingabetaste.
help-option-browser = Du spielst im Browser: Dort geht eine Seite auf.
help-option-reading = Wie du liest: mit dem Screenreader am Terminal, mit der Stimme des Spiels, in Braille oder mit den Augen.
help-option-pace = Ob die Züge der anderen von selbst aufeinanderfolgen oder jeder auf dich wartet.
help-option-notation = Die Brailleschreibweise der Karten.
help-option-braille = Wie Karten im Text in Braille stehen: gar nicht, als Braillezeichen oder als Buchstaben.
help-option-display = Wer auf die Braillezeile schreibt: dein Screenreader, oder mit brlapi das Spiel selbst, über BRLTTY.
help-option-record = Die Datei, in der dieses Spiel aufgezeichnet wird. Es darf sie noch nicht geben.
help-option-resume = Setzt ein gespeichertes Spiel fort: das aus der Datei, die folgt, sonst das neueste.
help-option-preset = Der Name gespeicherter Regeln, nach denen gespielt wird.
help-option-json = Gibt JSON aus, für andere Programme.
help-option-for = Erzählt das Spiel aus der Sicht dieses Spielers.
help-option-rounds = Wie viele Runden gespielt werden.
help-option-matches = Wie viele ganze Spiele gespielt werden.
help-option-players = Die Computerspieler, mit Kommas dazwischen, zum Beispiel normal,hard.
help-option-jobs = Wie viele Prozesse sich die Arbeit teilen.
help-option-brf = Macht eine Brailledatei im Format BRF.
help-option-pef = Macht eine Brailledatei im Format PEF.
help-option-output = Die Datei, in die geschrieben wird.
help-option-format = Das Format des Ergebnisses.
help-option-stacked = Setzt den Wert über die Farbe, wie auf einer gedruckten Karte.

## Die Handbuchseite

manual-name = BEZEICHNUNG
manual-what = UNO für blinde und sehbehinderte Menschen
manual-synopsis = ÜBERSICHT
manual-commands = BEFEHLE
manual-options = OPTIONEN ALLER BEFEHLE
manual-environment = UMGEBUNG
manual-home = Der Ordner, in dem Einstellungen, gespeicherte Spiele, Ergebnisse und das Protokoll zusammen liegen.
manual-status = RÜCKGABEWERT
manual-status-0 = Alles in Ordnung.
manual-status-1 = Es ging nicht; ein Satz sagt, warum.
manual-status-2 = Die Befehlszeile ergibt keinen Sinn; ein Satz sagt, warum.
manual-status-70 = Im Programm ist ein Fehler; im Protokoll steht mehr dazu.

## Falsche Angaben

usage-keys-or-lines = Wähle entweder einzelne Tasten oder getippte Befehle, nicht beides.
usage-browser-alone = --browser verträgt sich weder mit Tasten noch mit Befehlen: Die Seite hat dafür ihre eigene Einstellung.
usage-rounds-or-matches = Wähle entweder Runden oder ganze Spiele, nicht beides.
usage-wrong-number-of-players = Zwei bis zehn Spieler können spielen, nicht { $count }.
usage-brf-or-pef = Wähle entweder BRF oder PEF, nicht beides.
usage-no-rule = Eine Option der Regeln gibt man als name=wert an, nicht als { $text }.
usage-rule-unknown-option = { $nearest ->
    [none] Eine Option { $option } gibt es in den Regeln nicht. Es gibt { $allowed }.
   *[other] Eine Option { $option } gibt es in den Regeln nicht. Meinst du { $nearest }?
}
usage-rule-unknown-value = Die Option { $option } der Regeln kann diese Werte haben: { $allowed }.
usage-no-such-player = In dieser Aufzeichnung spielt niemand namens { $name }. Es spielen { $players }.
usage-braille-unknown-notation = Eine Schreibweise { $notation } gibt es nicht. Es gibt { $known }.
usage-braille-unknown-format = Ein Format { $format } gibt es nicht.

## Antworten

file-line = { $file }, Zeile { $line }: { $reason }
file-whole = { $file }: { $reason }
cannot-write-file = { $reason ->
    [no-folder] In die Datei { $path } kann nicht geschrieben werden. Diesen Ordner gibt es nicht.
    [is-folder] In die Datei { $path } kann nicht geschrieben werden. Das ist ein Ordner.
    [forbidden] In die Datei { $path } kann nicht geschrieben werden. Dort darfst du nicht schreiben.
    [full] In die Datei { $path } kann nicht geschrieben werden. Der Datenträger ist voll.
   *[other] In die Datei { $path } kann nicht geschrieben werden.
}
cannot-write-output = { $reason ->
    [no-folder] Die Ausgabe kann nicht geschrieben werden. Diesen Ordner gibt es nicht.
    [is-folder] Die Ausgabe kann nicht geschrieben werden. Das ist ein Ordner.
    [forbidden] Die Ausgabe kann nicht geschrieben werden. Dort darfst du nicht schreiben.
    [full] Die Ausgabe kann nicht geschrieben werden. Der Datenträger ist voll.
   *[other] Die Ausgabe kann nicht geschrieben werden.
}
braille-unknown-card = Eine Karte { $card } gibt es in dieser Schreibweise nicht. Karten schreibt man wie R7, G+2, BS, YR, W, W:red, W+4, ST oder CU.
braille-unknown-rulebook = Eine Spielanleitung { $rulebook } gibt es nicht.
braille-no-cards = Diese Braillezeichen sind keine Karten.
liblouis-missing = Braille braucht liblouis. { $remedy }
liblouis-wrong = Das Python-Paket mit dem Namen louis oder Pylouis ist etwas anderes als liblouis. { $remedy }
liblouis-old = Braille braucht liblouis 3.24 oder neuer, und dieses ist älter. { $remedy }
liblouis-table = Eine Brailletabelle kann von liblouis nicht gelesen werden.
liblouis-text = Diesen Text kann liblouis nicht in Braille übertragen.
simulated = { $rounds ->
    [one] Eine Runde wurde gespielt, { $rate } pro Sekunde.
   *[other] { $rounds } Runden wurden gespielt, { $rate } pro Sekunde.
}
simulated-seat = { $level ->
    [easy] Spieler { $player }, Stufe leicht, hat { $share } Prozent gewonnen.
    [normal] Spieler { $player }, Stufe normal, hat { $share } Prozent gewonnen.
    [hard] Spieler { $player }, Stufe schwer, hat { $share } Prozent gewonnen.
    [random] Spieler { $player }, der zufällig spielt, hat { $share } Prozent gewonnen.
   *[other] Spieler { $player }, { $level }, hat { $share } Prozent gewonnen.
}
simulated-matches = { $matches ->
    [one] Ein Spiel wurde entschieden. Gewonnen: { $wins }.
   *[other] { $matches } Spiele wurden entschieden. Gewonnen: { $wins }.
}
simulated-match-wins = { $count } von Spieler { $player }
simulated-turns = Eine Runde hat im Mittel { $mean } Züge, die Hälfte der Runden höchstens { $median }, und eine von zwanzig mehr als { $most }.
simulated-points = { $scoring ->
    [hands] In einer Runde bleiben den Verlierern im Mittel { $mean } Punkte auf der Hand.
   *[winner] Wer eine Runde gewinnt, bekommt im Mittel { $mean } Punkte.
}
simulated-void = { $count ->
    [0] Keine Runde war ungültig.
    [one] Eine Runde war ungültig.
   *[other] { $count } Runden waren ungültig.
}
simulated-progress = { $percent } Prozent fertig.
