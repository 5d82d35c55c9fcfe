# Menüs, der erste Start, das Startmenü, ein neues Spiel, die Einstellungen, und was mit Dateien nicht stimmt.
# Eine Menüzeile hat am Ende keinen Punkt; alles andere ist ein Satz.

## Menüs

menu-label = { $text }.
menu-title = { $title } { $count ->
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
}
menu-opened = { $title } { $text } { $place } von { $count }.
menu-item = { $text } { $place } von { $count }.
menu-numbered = { $number }. { $text }
menu-key-unknown = Diese Taste bewirkt hier nichts. { $help } nennt die Tasten.
# same as: not-understood
menu-not-understood = Das verstehe ich nicht: { $text }. Tippe hilfe, um zu hören, was du tippen kannst.
menu-typed-again = Tippe eine Nummer. Oder das Wort liste für alle Einträge, oder das Wort zurück.
menu-several = Mehrere Einträge beginnen so.
menu-no-number = { $count ->
    [one] Es gibt nur einen Eintrag.
   *[other] Es gibt nur { $count } Einträge.
}
menu-no-count = Nur { $least } bis { $most } stehen zur Wahl.
menu-no-letter = Kein Eintrag beginnt mit { $letter }.
menu-help-arrows = { $next } springt zum nächsten Eintrag, { $previous } zum vorigen, { $first } zum ersten, { $last } zum letzten.
menu-help-letters = { $number } öffnet den Eintrag an dieser Stelle. { $letter } springt zum nächsten Eintrag, der damit beginnt oder in dem ein Wort damit beginnt.
menu-help-count = { $number } wählt die Anzahl.
menu-help-enter = { $open } öffnet den Eintrag.
menu-help-pick = { $open } wählt den Eintrag.
menu-help-escape = { $back } geht zurück.
menu-no-about = Zu diesem Eintrag gibt es keine Erklärung.
menu-help-groups = { $previous-group } springt zur vorigen Gruppe, { $next-group } zur nächsten.
menu-help-about = { $explain } erklärt den Eintrag.
menu-help-about-typed = Tippe erkläre und einen Eintrag, um zu hören, was er bedeutet.
menu-help-typed = Tippe die Nummer eines Eintrags oder seine ersten Buchstaben. Oder das Wort zurück.
menu-help-typed-more = Für weitere Einträge tippe das Wort liste. Oder eine Nummer, die ersten Buchstaben oder das Wort zurück.
menu-help-typed-list = Das Wort liste nennt alle Einträge noch einmal.
menu-help-typed-back = Das Wort zurück führt zum vorigen Menü.

## Fragen

question = { $text } { $yes } heißt ja, { $back } heißt nein.
question-typed = { $text } Tippe ja oder nein.
question-help-enter = { $yes } heißt ja, J auch.
question-help-escape = { $back } heißt nein, N auch.
question-help-typed = Tippe ja oder nein.

## Einen Text tippen

entry-now = Bisher: { $text }. Tippe etwas Neues. { $take } lässt es so.
entry-empty = Es ist noch nichts getippt.
entry-so-far = Bisher: { $text }
entry-end = Ende des Textes.
entry-start = Anfang des Textes.
entry-erased = Gelöscht: { $text }.
entry-nothing-left = Jetzt ist es leer.
entry-full = Der Text ist voll: Mehr als { $count } Zeichen passen nicht hinein.
entry-ask-typed = Tippe die Antwort und drücke die Eingabetaste. Eine leere Zeile ändert nichts.
entry-help-type = Jedes Zeichen, das du tippst, wird angesagt. Mit { $say } hörst du den ganzen Text.
entry-help-move = Mit { $left } und { $right } gehst du von Zeichen zu Zeichen, mit { $first } und { $last } zum Anfang und zum Ende.
entry-help-erase = { $erase-before } löscht das Zeichen davor, { $erase-here } das Zeichen, auf dem du stehst, { $erase-all-before } alles davor.
entry-help-enter = { $take } übernimmt den Text.
entry-help-escape = { $back } ändert nichts und geht zurück.

## Lange Texte

reader-title = { $title } { $count ->
    [one] Ein Absatz.
   *[other] { $count } Absätze.
}
reader-start = Das ist der Anfang.
reader-end = Das ist das Ende. { $back } geht zurück.
reader-end-typed = Das ist das Ende. Das Wort zurück verlässt den Text.
reader-help-next = { $next } springt zum nächsten Absatz.
reader-help-back = { $previous } springt zum vorigen Absatz. { $go-back } auch; beim ersten verlässt du damit den Text.
reader-help-ends = { $first } springt zum ersten Absatz, { $last } zum letzten.
reader-help-escape = { $back } verlässt den Text.
reader-help-typed = Mit der Eingabetaste kommst du zum nächsten Absatz, mit dem Wort vorheriger zum vorigen. Das Wort alles sagt den ganzen Text, das Wort zurück verlässt ihn.

## Wörter, die man dort tippen kann, mit Kommas dazwischen

typed-menu-back = zurück, zurueck
typed-menu-list = liste, einträge, eintraege
typed-menu-about = erkläre, erklär, was ist
typed-menu-previous = davor, vorheriger
typed-menu-all = alles, alle

## Der erste Start

first-language = { language-name }: { $number }.
first-how = Nächste Antwort: { $next }. Wählen: { $open }.
first-help-leave = { $leave } beendet das Spiel.
first-how-felt = Nächste Antwort: weiterschieben. Wählen: eine Routingtaste.
first-speech-ask = Soll das Spiel auch sprechen?
first-display-ask = Soll das Spiel selbst auf die Braillezeile schreiben?

## Das Startmenü

start-menu = UNO, Startmenü
start-go-on = Weiterspielen mit { $players }
start-others = { $count ->
    [one] Zwischen diesem und einem anderen gespeicherten Spiel wählen
   *[other] Zwischen diesem und { $count } anderen gespeicherten Spielen wählen
}
start-others-ask = Welches Spiel soll weitergehen?
start-new = Neues Spiel
start-rules = Spielregeln lesen
start-braille = Die Karten in Braille
start-settings = Einstellungen
start-leave = Beenden
start-leave-ask = UNO beenden?
saved-game = { $players }, { $rulebook }, zuletzt gespielt am { DATETIME($time, dateStyle: "long", timeStyle: "short") }
rulebook-ask = Welche Spielanleitung?
braille-ask = Welche Schreibweise soll erklärt werden?

## Ein neues Spiel

default-player = Spieler
computer-names = Ada, Bruno, Clara, Dora, Emil, Fritz, Greta, Hugo, Ida, Jakob
new-game = Neues Spiel
new-start = Das Spiel beginnen
new-rulebook = Gespielt wird: { $rulebook }.
new-people = { $count ->
    [one] Hier spielt eine Person: { $people }.
   *[other] Hier spielen { $count } Personen: { $people }.
}
new-computers = { $count ->
    [0] Kein Computerspieler spielt mit.
    [one] Ein Computerspieler spielt mit.
   *[other] { $count } Computerspieler spielen mit.
}
new-computers-ask = Wie viele Computerspieler spielen mit?
new-level = { $level ->
    [easy] Gegen die Computerspieler gewinnt man leicht.
    [hard] Die Computerspieler spielen, so gut sie können.
   *[normal] Die Computerspieler spielen gut.
}
new-level-ask = Wie gut sollen die Computerspieler spielen?
new-options = { $count ->
    [0] Alle Regeln sind wie in der Spielanleitung.
    [one] Eine Regel ist anders als in der Spielanleitung.
   *[other] { $count } Regeln sind anders als in der Spielanleitung.
}
new-load = Gespeicherte Regeln laden
new-load-ask = Welche gespeicherten Regeln?
new-save = Diese Regeln unter einem Namen speichern
new-save-ask = Unter welchem Namen sollen diese Regeln gespeichert werden?
new-save-over = Es gibt schon gespeicherte Regeln mit dem Namen { $preset }. Sollen sie ersetzt werden?
new-saved = Die Regeln sind unter dem Namen { $preset } gespeichert.

people-add = Noch jemanden hinzufügen
people-done = Fertig
people-ask = Wie ist der Name?
people-rename = Den Namen { $name } ändern
people-forward = { $name } einen Platz nach vorn setzen
people-settings = Einstellungen nur für { $name }
people-remove = { $name } entfernen

## Die Einstellungen, jede als Satz und als Frage

settings = Einstellungen
settings-of = Einstellungen nur für { $person }
settings-as-everybody = Für diese Person dieselben Einstellungen wie für alle
settings-person = Einstellungen nur für eine Person
settings-person-ask = Für wen?
settings-no-person = Trag zuerst unter Neues Spiel ein, wer mitspielt.
settings-keys = Die Tasten des Spiels ändern

setting-language = Die Sprache ist { $value }.
setting-language-ask = Welche Sprache?

setting-reading = { $value ->
    [speech] Das Spiel spricht selbst.
    [braille] Du liest Braille: Meldungen warten, und Karten sind Braillezeichen.
    [sight] Du liest mit den Augen: Karten haben Farben, Buchstaben und Formen.
   *[terminal] Dein Screenreader liest das Terminal, und das Spiel spricht nicht.
}
setting-reading-ask = Wie liest du?

setting-typing = { $value ->
    [keys] Du spielst mit einzelnen Tasten.
    [lines] Du tippst Befehle und drückst nach jedem die Eingabetaste.
   *[auto] Im Terminal spielst du mit Tasten, sonst mit getippten Befehlen.
}
setting-typing-ask = Wie tippst du? Das gilt ab dem nächsten Start.

setting-editing = { $value ->
    [on] Die Zeile, die du tippst, lässt sich bearbeiten und mit Tab ergänzen.
    [off] Die getippte Zeile zu bearbeiten bleibt dem Terminal überlassen.
   *[auto] Liest du mit den Augen, lässt sich die getippte Zeile bearbeiten.
}
setting-editing-ask = Soll sich die Zeile, die du tippst, bearbeiten lassen? Das gilt ab dem nächsten Start.

setting-pace = { $value ->
    [wait] Jede Meldung wartet auf eine Taste.
   *[auto] Die Meldungen folgen von selbst aufeinander.
}
setting-pace-ask = Wie folgen die Meldungen aufeinander?

setting-pause = { $value ->
    [0] Zwischen den Zügen der anderen ist keine Pause.
    [one] Die Pause zwischen den Zügen der anderen dauert eine Sekunde.
   *[other] Die Pause zwischen den Zügen der anderen dauert { $value } Sekunden.
}
setting-pause-ask = Wie lang ist die Pause zwischen den Zügen der anderen?

setting-verbosity = { $value ->
    [short] Das Spiel sagt wenig.
    [full] Das Spiel sagt alles, was es weiß.
   *[normal] Das Spiel sagt das Übliche.
}
setting-verbosity-ask = Wie viel soll das Spiel sagen?

setting-speech = { $value ->
    [off] Das Spiel spricht nicht.
    [speech-dispatcher] Das Spiel spricht über Speech Dispatcher.
    [espeak] Das Spiel spricht mit eSpeak.
    [nvda] Das Spiel spricht über NVDA.
    [jaws] Das Spiel spricht über JAWS.
    [sapi5] Das Spiel spricht mit den Stimmen von Windows.
    [voiceover] Das Spiel spricht über VoiceOver.
   *[auto] Das Spiel spricht mit der ersten Stimme, die es findet.
}
setting-speech-ask = Womit soll das Spiel sprechen?

setting-rate = { $value ->
    [own] Das Spiel spricht im Tempo deiner Sprachausgabe.
   *[other] Das Spiel spricht mit Tempo { $value }, von minus 100 bis 100.
}
setting-rate-ask = Wie schnell soll das Spiel sprechen?

setting-pitch = { $value ->
    [own] Die Stimme hat die Tonhöhe deiner Sprachausgabe.
   *[other] Tonhöhe { $value } für die Stimme, von minus 100 bis 100.
}
setting-pitch-ask = Wie hoch soll die Stimme sein?

setting-volume = { $value ->
    [own] Die Stimme hat die Lautstärke deiner Sprachausgabe.
   *[other] Lautstärke { $value } für die Stimme, von minus 100 bis 100.
}
setting-volume-ask = Wie laut soll die Stimme sein?

setting-braille = { $value ->
    [cells] Karten stehen im Text als Braillezeichen.
    [letters] Karten stehen im Text mit den Buchstaben ihrer Braillezeichen.
   *[off] Im Text steht kein Braille.
}
setting-braille-ask = Wie sollen Karten im Text stehen?

setting-notation-ask = In welcher Schreibweise sollen Karten in Braille stehen?

setting-display = { $value ->
    [brlapi] Das Spiel schreibt über BRLTTY selbst auf die Braillezeile.
   *[off] Die Braillezeile gehört deinem Screenreader.
}
setting-display-ask = Wer schreibt auf die Braillezeile?

setting-brief = { $value ->
    [on] Meldungen auf der Braillezeile sind Kürzel, wie A: zb.
    [off] Meldungen auf der Braillezeile sind ausgeschrieben.
   *[auto] Braillezeilen mit bis zu 20 Modulen zeigen Kürzel, wie A: zb.
}
setting-brief-ask = Sollen Meldungen auf der Braillezeile Kürzel sein?

setting-grade-en = { $value ->
    [1] Auf der Braillezeile stehen englische Wörter ausgeschrieben.
   *[other] Auf der Braillezeile stehen englische Wörter in Kurzschrift.
}
setting-grade-en-ask = In welchem Braille sollen englische Wörter auf der Braillezeile stehen?

setting-grade-de = { $value ->
    [0] Auf der Braillezeile stehen Wörter in Basisschrift.
    [1] Auf der Braillezeile stehen Wörter in Vollschrift.
   *[other] Auf der Braillezeile stehen Wörter in Kurzschrift.
}
setting-grade-de-ask = In welchem Braille sollen deutsche Wörter auf der Braillezeile stehen?

setting-colour = { $value ->
    [on] Karten sind auf dem Bildschirm farbig.
    [off] Auf dem Bildschirm ist nichts farbig.
   *[auto] Karten sind auf dem Bildschirm nur farbig, wenn das Spiel spricht.
}
setting-colour-ask = Sollen Karten auf dem Bildschirm farbig sein?

setting-order = { $value ->
    [colour] Deine Karten sind nach Farbe geordnet.
    [value] Deine Karten sind nach Wert geordnet.
   *[drawn] Deine Karten liegen in der Reihenfolge, in der sie kommen.
}
setting-order-ask = Wie sind deine Karten geordnet?

## Die Tasten

keys-menu = Tasten des Spiels
keys-ask = Drücke die neue Taste. Dieser Befehl { $what } Mit { $back } bleibt es, wie es ist.
keys-reserved = { $key } geht dafür nicht.
keys-taken = { $key } ist vergeben. Diese Taste { $what } Drücke eine andere Taste oder { $back }.
keys-reset = Alle Tasten wie am Anfang
keys-reset-ask = Sollen alle Tasten wieder wie am Anfang sein?

## Gespeicherte Spiele und Einstellungen als Dateien

save-in-use = Das Spiel von { $players } ist schon in einem anderen Fenster offen. Gehe dorthin oder verlasse es dort.
save-broken = Diese Datei ist kein Spiel, das weitergehen kann, und bleibt, wie sie ist. Zeile { $line }: { $reason }
save-exists = Es gibt schon eine Datei mit diesem Namen. Nimm einen anderen.
save-disk-full = Der Datenträger ist voll. Das konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Schaffe Platz und versuche es noch einmal.
save-cannot-write = Die Datei kann nicht geschrieben werden. Das konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt.
save-gone = Die Datei mit dem Spiel wurde entfernt oder ersetzt. Das konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt.
step-not-kept = { $code ->
    [disk-full] { save-disk-full }
    [cannot-write] { save-cannot-write }
    [gone] { save-gone }
   *[not-kept] { refused-not-kept }
}
save-cannot-read = Diese Datei gibt es nicht, oder sie kann nicht gelesen werden.
save-finished = Dieses Spiel ist schon zu Ende.
save-no-people = In diesem Spiel gibt es nur Computerspieler. Darum kann es niemand fortsetzen.
save-cut = Das Ende der Datei war beschädigt und wurde abgeschnitten. Das Spiel geht nach dem letzten intakten Schritt weiter.

trouble-settings-broken = Die Einstellungen in der Datei { $name } sind nicht zu verstehen. Es gelten die voreingestellten, bis du selbst wählst.
trouble-settings-put-aside = Die alte Datei mit den Einstellungen war nicht zu verstehen und bleibt als { $name } erhalten.
trouble-settings-unreadable = Die Datei { $name } mit den Einstellungen kann nicht gelesen werden. Es gelten die voreingestellten.
trouble-settings-not-saved = Die Einstellungen können nicht in { $name } gespeichert werden. Sie gelten, bis du das Spiel beendest.
trouble-settings-wrong-value = In der Datei mit den Einstellungen kann { $name } nicht { $value } sein; das wird übergangen.

preset-unknown = Es gibt keine gespeicherten Regeln mit dem Namen { $preset }.
preset-broken = Die gespeicherten Regeln { $preset } sind nicht zu verstehen.
preset-bad-name = Der Name gespeicherter Regeln hat bis zu 40 Buchstaben, Ziffern, Leerzeichen und Bindestriche.
preset-not-saved = Die Regeln { $preset } können nicht gespeichert werden.

## Was an einer Befehlszeile nicht stimmt, die ein Spiel beginnt

usage-wrong-player = { $why ->
    [name-empty] Wer mitspielt, braucht einen Namen.
    [name-too-long] Der Name { $player } ist zu lang; erlaubt sind 32 Zeichen.
    [name-with-mark] Im Namen { $player } steht ein Doppelpunkt, Komma, Gleichheitszeichen, senkrechter Strich oder eine Raute; das geht nicht.
    [name-bare-accent] Ein Name kann nicht mit einem einzelnen Akzent beginnen.
   *[name-with-control] Im Namen { $player } steht ein unsichtbares Zeichen; das geht nicht.
}
usage-player-twice = Der Name { $player } kommt zweimal vor.
usage-wrong-seats = Möglich sind { $least } bis { $most } Spieler, nicht { $count }.
usage-preset-and-rulebook = Gespeicherte Regeln haben ihre eigene Spielanleitung. Gib entweder die Spielanleitung oder die gespeicherten Regeln an.
usage-preset-unknown = Es gibt keine gespeicherten Regeln mit dem Namen { $preset }.
usage-preset-broken = Die gespeicherten Regeln { $preset } sind nicht zu verstehen.
usage-preset-bad-name = { $preset } kann nicht der Name gespeicherter Regeln sein.
usage-resume-with = Die Option { $option } ist für ein neues Spiel, nicht für eines, das weitergeht.
usage-nothing-to-resume = Es gibt kein gespeichertes Spiel, das weitergehen kann.
