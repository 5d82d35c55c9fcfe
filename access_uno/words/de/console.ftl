# Das Spiel an der Konsole: durch die Hand gehen, eine Farbe bestimmen, die Tasten, getippte Befehle.

## Wörter, die überall gebraucht werden

text = { $text }

## Die Hand

focus = { CARD($card, capital: "yes") }, Karte { $place } von { $count }.
focus-playable = { CARD($card, capital: "yes") }, Karte { $place } von { $count }, spielbar.
no-cards = Du hast keine Karte auf der Hand.
no-such-place = { $count ->
    [one] Du hast nur eine Karte.
   *[other] Du hast nur { $count } Karten.
}
none-playable = Du kannst jetzt keine Karte legen.
none-of-colour = Du hast keine { colour.weak } Karte.
none-wild = Du hast keinen Joker.
changes-none = Deine Hand ist unverändert.
changes-new = Neu seit deinem letzten Zug: { CARDS($new, join: "and") }.
changes-gone = Weg seit deinem letzten Zug: { CARDS($gone, join: "and") }.
changes-both = Neu seit deinem letzten Zug: { CARDS($new, join: "and") }. Weg: { CARDS($gone, join: "and") }.

## Eine Farbe bestimmen

ask-colour = Welche Farbe für { CARD($card, form: "the") }? { $blue } ist Blau, { $green } ist Grün, { $red } ist Rot, { $yellow } ist Gelb. { $back } nimmt die Karte zurück.
ask-colour-typed = Welche Farbe für { CARD($card, form: "the") }? Tippe rot, grün, blau oder gelb. Mit nein nimmst du die Karte zurück.
ask-colour-before = Wähle erst eine Farbe.
ask-colour-first = Welche Farbe für { CARD($card, form: "the") }? { $blue } ist Blau, { $green } ist Grün, { $red } ist Rot, { $yellow } ist Gelb. Mit { $back } entscheidest du später.
ask-colour-first-typed = Welche Farbe für { CARD($card, form: "the") }? Tippe rot, grün, blau oder gelb. Mit nein entscheidest du später.
colour-name = { $colour ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}. { $choose } wählt diese Farbe.
colour-taken-back = Du behältst { CARD($card, form: "the") }.
colour-put-off = Die Farbe fehlt noch. Mit { $play } wirst du wieder gefragt.
colour-put-off-typed = Die Farbe fehlt noch. Tippe wähle und rot, grün, blau oder gelb.
colour-keys-letters = { $blue } ist Blau, { $green } ist Grün, { $red } ist Rot, { $yellow } ist Gelb.
colour-keys-arrows = { $next } geht zur nächsten Farbe, { $previous } zur vorigen, und { $choose } nimmt die, die du hörst.
colour-keys-escape = { $back } nimmt die Karte zurück.
colour-keys-escape-first = Mit { $back } entscheidest du später.
colour-keys-ask = Die Tasten für deine Hand, die oberste Karte, die Kartenzahlen und den Punktestand gehen auch.

## Weitergehen

go-on-when-ready = Weiter: { $key }.
go-on-when-ready-typed = Mit der Eingabetaste geht es weiter.
try-again-when-ready = Noch einmal versuchen: { $key }.
try-again-when-ready-typed = Mit der Eingabetaste versuchst du es noch einmal.
next-round-when-ready = Nächste Runde: { $key }.
next-round-when-ready-typed = Mit der Eingabetaste beginnt die nächste Runde.
hand-over-when-ready = Als Nächstes kommt { $name }. Deine Karten wegräumen: { $key }.
hand-over-when-ready-typed = Als Nächstes kommt { $name }. Die Eingabetaste räumt deine Karten weg.
hand-over = Gib { $name } die Tastatur. { $name }, wenn du bereit bist: { $key }.
hand-over-typed = Gib { $name } die Tastatur. { $name }, drücke die Leertaste und dann die Eingabetaste, wenn du bereit bist.
touched-other = Du hast { CARD($card, form: "no") } auf der Hand.
game-goes-on = Das Spiel geht dort weiter, wo du aufgehört hast.
history-oldest = Das war die älteste Meldung.
history-newest = Das war die neueste Meldung.
history-empty = So eine Meldung gibt es noch nicht.
filter-all = Im Verlauf stehen alle Meldungen.
filter-mine = Im Verlauf stehen die Meldungen über dich.
filter-others = Im Verlauf stehen die Meldungen über die anderen.
filter-score = Im Verlauf stehen die Punktestände.
ask-leave = Das Spiel speichern und verlassen?
always-saved = Jeder Zug wird gespeichert, sobald er gemacht ist.
goodbye = Auf Wiedersehen. Alles ist gespeichert.
goodbye-gone = Auf Wiedersehen. Das letzte Spiel ist nicht gespeichert: Seine Datei wurde entfernt oder ersetzt.
not-understood = Das verstehe ich nicht: { $text }. Tippe hilfe, um zu hören, was du tippen kannst.
not-understood-near = Das verstehe ich nicht: { $text }. Meinst du { $nearest }?
colour-missing = Nenne auch die Farbe, zum Beispiel { CARD($card) }.
typed-how-play = Tippe lege und eine Karte, zum Beispiel lege rot 7, oder lege und ihren Platz, zum Beispiel lege 3.
typed-how-catch = Tippe erwische und einen Namen.
typed-how-demand = Tippe verlange und einen Namen.
typed-how-colour = Tippe wähle und rot, grün, blau oder gelb.
typed-how-yes = Es gibt keine Frage zu beantworten.
typed-how-no = Es gibt nichts zurückzunehmen.
something-broke = Im Spiel ist ein Fehler aufgetreten. Dein Spiel ist gespeichert; was geschehen ist, steht in der Datei { $path }.

## Sprache und Braille, die kommen und gehen

speech-missing = Dieser Computer hat keine Sprachausgabe für das Spiel. Der Text steht weiterhin hier. Was fehlt, sagt access-uno doctor.
speech-lost = Die Sprachausgabe ist weg. Der Text steht weiterhin hier, und die Sprachausgabe kommt von selbst wieder.
speech-hung = Die Sprachausgabe antwortet nicht. Der Text steht weiterhin hier, und die Sprachausgabe kommt von selbst wieder.
display-missing = Das Spiel erreicht BRLTTY nicht. Der Text steht weiterhin hier.
display-lost = BRLTTY ist weg. Der Text steht weiterhin hier, und die Braillezeile kommt von selbst wieder.
display-hung = BRLTTY antwortet nicht. Der Text steht weiterhin hier, und die Braillezeile kommt von selbst wieder.
display-unplugged = Es ist keine Braillezeile da. Der Text steht weiterhin hier, bis sie wieder da ist.

## Das Menü während eines Spiels

table-menu = Spielmenü
table-menu-back = Zurück zum Spiel
table-menu-rules = Die geltenden Regeln
table-menu-book = Die Regeln lesen
table-menu-custom = Was { KIND("custom", form: "the") } bewirkt
table-menu-demand = Eine Karte verlangen
table-menu-hand-over = Die Tastatur an { $name } geben
table-menu-leave = Speichern und verlassen
custom-card = { KIND("custom", form: "the", capital: "yes") } ist { KIND("wild", form: "a") }: Wer sie legt, wählt die Farbe.
ask-demand = Von wem willst du eine bestimmte Karte verlangen? Das kostet dich { $count } Karten.
ask-demand-sure = Wenn du von { $name } eine bestimmte Karte verlangst, kostet dich das { $count } Karten. Willst du das?

## Die Tasten

keys-title = Die Tasten, die jetzt gelten
keys-title-typed = Was du jetzt tippen kannst
keys-besides = Außerdem kannst du tippen: { $commands }.
keys-all = Mit der Eingabe { $all } hörst du, was jeder Befehl macht.
key-unknown = { $key } bewirkt hier nichts. { $keys } nennt die Tasten.
key-line = { $keys }: { $what }
typed-line = { $command }: { $what }
key-list = { $keys }
key-digits = Eine Ziffer
key-letter = Ein Buchstabe
key-shift = Umschalt { $key }
key-enter = Eingabetaste
key-space = Leertaste
key-down = Pfeil nach unten
key-up = Pfeil nach oben
key-left = Pfeil nach links
key-right = Pfeil nach rechts
key-home = Pos 1
key-end = Ende
key-tab = Tabulator
key-backtab = Umschalt Tabulator
key-escape = Escape
key-pageup = Bild auf
key-pagedown = Bild ab
key-f1 = Taste F1
key-ctrl-c = Steuerung C
key-backspace = Rücktaste
key-delete = Entfernen
key-ctrl-u = Steuerung U
key-other = Diese Taste
key-sign = { $sign }

command-play = legt die Karte im Fokus, bei einer Strafe auch { CARD("ST", form: "the") }.
command-draw = zieht eine Karte oder nimmt die Strafe.
command-go-on = geht weiter zur nächsten Meldung, zur nächsten Runde oder zu dem Zug, der auf dich wartet.
command-keep = behält die Karte, die du gerade gezogen hast, oder passt, wenn du gefragt wirst.
command-uno = { RULEBOOK() ->
    [braille-de] meldet UNO.
   *[common] ruft UNO oder erwischt jemanden, der es vergessen hat.
}
command-challenge = fordert nach { KIND("wild-draw-four", form: "dative-a") } heraus.
command-left = geht eine Karte nach links.
command-right = geht eine Karte nach rechts.
command-first = springt zu deiner ersten Karte.
command-last = springt zu deiner letzten Karte.
command-place = springt zur Karte an diesem Platz; null ist die zehnte.
command-next-playable = springt zur nächsten spielbaren Karte.
command-previous-playable = springt zur vorigen spielbaren Karte.
command-blue = springt zur nächsten blauen Karte.
command-green = springt zur nächsten grünen Karte.
command-red = springt zur nächsten roten Karte.
command-yellow = springt zur nächsten gelben Karte.
command-wild = springt zum nächsten Joker.
command-hand = sagt alle deine Karten an.
command-playable = sagt, welche Karten du legen kannst und was sonst möglich ist.
command-top = sagt die oberste Karte und die Farbe an.
command-turn = sagt, wer an der Reihe ist, wer danach kommt und in welche Richtung gespielt wird.
command-count = sagt, wie viele Karten jeder hat und wie viele im { RULEBOOK() ->
    [braille-de] Stapel
   *[common] Kartenstock
} liegen.
command-score = sagt den Punktestand kurz an.
command-full-score = sagt den Punktestand ausführlich an.
command-why = sagt, was die Karte bewirkt, ob du sie legen kannst, und wenn nicht, warum.
command-changes = sagt, was sich seit deinem letzten Zug auf deiner Hand geändert hat.
command-order = ordnet deine Hand nach Farben, nach Werten oder so, wie sie gekommen ist.
command-repeat = sagt die letzte Meldung noch einmal.
command-waiting = sagt, wie viele Meldungen noch warten.
command-back = springt zur vorigen Meldung.
command-forward = springt zur nächsten Meldung.
command-oldest = springt zur ältesten Meldung.
command-newest = springt zur neuesten Meldung.
command-filter = wählt, durch welche Meldungen du gehst.
command-verbosity = wählt, wie viel gesagt wird.
command-menu = öffnet das Menü: geltende Regeln, Einstellungen, Verlassen.
command-keys = sagt, was jetzt möglich ist.
command-all-keys = sagt, was jeder Befehl macht.
command-quit = fragt nach und verlässt das Spiel; es bleibt gespeichert.
command-accept = nimmt die Strafe.
command-star = antwortet auf eine Strafe mit { CARD("ST", form: "dative") }; dahinter kommt die Farbe.
command-colour = wählt die Farbe der ersten Karte; dahinter kommt die Farbe.
command-catch = erwischt jemanden, der UNO vergessen hat; dahinter kommt der Name.
command-demand = verlangt, dass jemand eine bestimmte Karte legt; dahinter kommt der Name.
command-rules = sagt die geltenden Regeln an.
command-save = sagt, wie das Spiel gespeichert wird.
command-play-typed = legt eine Karte; dahinter kommt die Karte, etwa rot 7, oder ihr Platz in deiner Hand.
command-why-typed = sagt, was eine Karte bewirkt, ob du sie legen kannst, und wenn nicht, warum; dahinter kommt die Karte.

## Was getippt werden kann; mehrere Wörter mit Kommas dazwischen, das erste wird in der Hilfe gesagt

typed-play = lege, leg, legen, ich lege, spiele, spiel, spielen, ich spiele, ausspielen, ablegen, lege ab, leg ab, leg noch eine, lege noch eine, ich leg noch eine, ich lege noch eine
typed-draw = ziehen, ziehe, zieh, nehmen, nimm, nehme, aufnehmen
typed-go-on = weiter, mach weiter, fortfahren, nächste, nächster, naechste, naechster, mach mal weiter, weiter geht s, geht weiter, mach bitte weiter, weiter geht s los, los, na los, los geht s, auf geht s, dann los, also los, weiter los
typed-keep = behalten, behalte, passen, passe, lass die karte wie sie ist, lass sie wie sie ist, so lassen, keine neue regel
typed-accept = annehmen, nimm an, strafe, strafe nehmen, nimm strafe, akzeptieren, akzeptiere, nehme die strafe, nimm die strafe, nimm die strafkarten, nehme die strafkarten, strafkarten nehmen, nehme die karten, nimm die karten
typed-uno = uno, rufe uno, ruf uno, melde uno, uno melden
typed-catch = erwische, erwischen, erwisch, erwischt, fange, fangen, fang, ertappe, ertappen
typed-challenge = herausfordern, fordere heraus, herausforderung, anzweifeln, bezweifeln, zweifeln, zweifle
typed-star = antworte, antworten
typed-colour = wähle, waehle, farbe, bestimme, bestimmen, wunschfarbe
typed-demand = verlange, verlangen, verlang
typed-hand = hand, karten, meine karten, handkarten, blatt
typed-playable = spielbar, spielbare karten, was kann ich legen, was kann ich spielen, was geht
typed-top = oben, oberste, oberste karte, ablegestapel, stapel, welche karte war das
typed-turn = zug, dran, wer ist dran, reihe, an der reihe, wer ist an der reihe, wer, wer ist danach dran, wer kommt danach
typed-count = anzahl, wie viele, wie viele karten, wieviele, zählen, zähle, zaehlen, zaehle
typed-score = punkte, punktestand, stand
typed-full-score = alle punkte, voller punktestand, ausführlicher punktestand, ausfuehrlicher punktestand, welche runde ist das, welche runde, bis wie viel punkte spielen wir, bis wie viel spielen wir, bis wie viele punkte
typed-why = warum, wieso, erkläre, erklaere, was macht, was tut, erklär
typed-changes = änderungen, aenderungen, neu, neues, was ist neu
typed-order = ordnen, ordne, sortieren, sortiere, ordnung, reihenfolge, sortier
typed-repeat = wiederholen, wiederhole, nochmal, noch einmal, nochmals
typed-waiting = wartet noch, was wartet, was wartet noch
typed-back = zurück, zurueck, davor, vorige, verlauf
typed-forward = danach, vor, vorwärts, vorwaerts
typed-oldest = älteste, aelteste, älteste meldung
typed-newest = neueste, neuste, neueste meldung
typed-filter = filter, filtern
typed-verbosity = ausführlichkeit, ausfuehrlichkeit, ausführlich, ausfuehrlich
typed-menu = menü, menue, spielmenü, spielmenue, einstellungen, lauter, leiser, langsamer, schneller, lautstärke, nicht so schnell, nicht so laut, nicht so leise, zu schnell, zu langsam, zu laut, zu leise, still, ruhe, sei leise, sei ruhig, sprich leiser, lautlos, sei mal ruhig, sei doch ruhig, sei doch mal ruhig, den ton lauter, den ton leiser, die stimme lauter, die stimme leiser, musik, die musik, geräusche, die geräusche
typed-keys = hilfe, tasten, befehle
typed-all-keys = alle befehle, alle tasten
typed-rules = regeln, optionen
typed-save = speichern, speichere, sichern
typed-quit = verlassen, beenden, beende, aufhören, aufhoeren, ende, schluss
typed-yes = ja, jawohl, klar, ok, okay, sicher, jo, unbedingt, selbstverständlich
typed-no = nein, abbrechen, abbruch, nee, nö, lieber nicht, reicht, das reicht, das reicht mir, keine
typed-filler = sie, diese, die, der, das, den, dem, eine, ein, einen, einer, karte, bitte, mit, auf, ich, du, von, und, noch
typed-colour-red = rot, rote, roten, roter, rotes
typed-colour-green = grün, grüne, grünen, grüner, grünes, gruen, gruene, gruenen, gruener, gruenes, grun
typed-colour-blue = blau, blaue, blauen, blauer, blaues
typed-colour-yellow = gelb, gelbe, gelben, gelber, gelbes
typed-number-0 = null, nuller
typed-number-1 = eins, einser
typed-number-2 = zwei, zwo, zweier
typed-number-3 = drei, dreier
typed-number-4 = vier, vierer
typed-number-5 = fünf, fuenf, funf, fünfer, fünfe
typed-number-6 = sechs, sechser
typed-number-7 = sieben, siebener, siebene
typed-number-8 = acht, achter
typed-number-9 = neun, neuner, neune
typed-symbol-skip = aussetzen, aussetzkarte, aussetzer, aussetzerkarte, aus setzen, aussätzen
typed-symbol-reverse = retour, retourkarte, richtungswechsel, umkehren, dreh um, drehe um, umdrehen, richtung wechseln, die richtung wechseln, wechsle die richtung, wechsel die richtung, dreh die richtung, drehe die richtung, richtung umdrehen, die richtung umdrehen, richtung ändern, die richtung ändern, drehen um, drehen wir um, dreht um, kehrtwende, wendekarte, kehre um, kehr um, kehren um, kehre die richtung um
typed-symbol-draw-two = zieh 2, zieh zwei, plus 2, plus zwei, zwei ziehen karte, 2 ziehen karte, zwei ziehen in, 2 ziehen in, zieh zwei karte
typed-symbol-wild = farbwahl, farbwahlkarte, farbenwahl, farbenwahlkarte, joker, farbwechsel, farbwechselkarte, farbwechsler, wunschkarte, farbenwechsel, bunte karte, bunte, wilde karte, wilde
typed-symbol-wild-draw-four = zieh 4, zieh vier, plus 4, plus vier, zieh 4 farbwahl, zieh 4 farbenwahl, wilde vier, wilde 4, wilde plus vier, wilde plus 4, schwarze vier
typed-symbol-star = superstern, super stern, superstar, super star, mario superstar, block, blockkarte, stern, sternkarte
typed-symbol-custom = individuelle, individuellen, individuell, individuelle karte, eigene regel
