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
colour-taken-back = Du nimmst { CARD($card, form: "the") } zurück.
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
typed-how-no = Du wirst gerade nichts gefragt.
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
keys-besides = Weitere Befehle: { $commands }.
keys-all = Tippe { $all }, um zu hören, was jeder Befehl macht.
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
command-keep = behält die Karte, die du gerade gezogen hast, oder verzichtet, wenn du gefragt wirst.
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
typed-go-on = weiter, mach weiter, fortfahren, nächste, nächster, naechste, naechster, mach mal weiter, weiter geht s, geht weiter, mach bitte weiter, weiter geht s los, los, na los, los geht s, auf geht s, dann los, also los, weiter los, weiterspielen, weitermachen, weiter spielen, weiter machen, spiel weiter, spielt weiter, ich spiel weiter, ich spiele weiter, ich mach weiter, ich mache weiter, spielen wir weiter, machen wir weiter, ich will weiterspielen, will weiterspielen, ich möchte weiterspielen, möchte weiterspielen, ich will noch weiterspielen, will noch weiterspielen, ich möchte noch weiterspielen, möchte noch weiterspielen, noch weiterspielen, lieber weiterspielen, lass uns weiterspielen, lass uns weitermachen, kann weitergehen, es kann weitergehen, kann losgehen, es kann losgehen, kann weiter gehen, von mir aus weiter, weiter im text, weiter weiter, nächste runde, nächste runde bitte, auf zur nächsten runde, neue runde, auf ein neues, bin bereit, ich bin bereit, bin soweit, ich bin soweit, bin so weit, ich bin so weit, noch ne runde, gleich noch ne runde, komm noch ne runde, los noch ne runde, los gleich noch ne runde, und noch ne runde, na dann noch ne runde, ja noch ne runde, bitte noch ne runde, noch eine runde, gleich noch eine runde, komm noch eine runde, los noch eine runde, los gleich noch eine runde, und noch eine runde, na dann noch eine runde, ja noch eine runde, bitte noch eine runde, noch a runde, gleich noch a runde, komm noch a runde, los noch a runde, los gleich noch a runde, und noch a runde, na dann noch a runde, ja noch a runde, bitte noch a runde, die nächste runde, auf zur nächsten, auf in die nächste runde, ab in die nächste runde, weiter zur nächsten runde, weiter mit der nächsten runde, eine neue runde, ne neue runde, neue runde bitte, eine runde geht noch, ne runde geht noch, eine runde noch, ne runde noch, gleich die nächste runde, gleich die nächste, und gleich die nächste, spielen wir noch ne runde, spielen wir noch eine runde, lass uns noch ne runde spielen, lass uns noch eine runde spielen, noch ne runde spielen, noch eine runde spielen, ich will noch ne runde, ich will noch eine runde, starte die nächste runde, nächste runde starten, naechste runde, die naechste runde
typed-keep = behalten, behalte, passen, passe, lass die karte wie sie ist, lass sie wie sie ist, so lassen, keine neue regel
typed-accept = annehmen, nimm an, strafe, strafe nehmen, nimm strafe, akzeptieren, akzeptiere, nehme die strafe, nimm die strafe, nimm die strafkarten, nehme die strafkarten, strafkarten nehmen, nehme die karten, nimm die karten
typed-uno = uno, rufe uno, ruf uno, melde uno, uno melden
typed-catch = erwische, erwischen, erwisch, erwischt, fange, fangen, fang, ertappe, ertappen
typed-challenge = herausfordern, fordere heraus, herausforderung, anzweifeln, bezweifeln, zweifeln, zweifle, heraus fordern, herrausfordern, anzweifln, an zweifeln, anzweifelen
typed-star = antworte, antworten
typed-colour = wähle, waehle, farbe, bestimme, bestimmen, wunschfarbe, und die farbe ist, und die farbe soll, und die farbe soll sein, und die farbe wird, und als farbe, und die farbe dazu ist, die farbe dazu ist, mit der farbe, und mit der farbe, dazu die farbe, und dazu die farbe, und farbe ist, und meine farbe ist
typed-demand = verlange, verlangen, verlang
typed-hand = hand, karten, meine karten, handkarten, blatt, meine karten bitte, vorlesen, vorlesen bitte, bitte vorlesen, lies vor, lies bitte vor, noch mal meine karten, nochmal meine karten, meine karten noch mal, meine karten nochmal, meine hand bitte, mein blatt, mein blatt bitte, mein blatt vorlesen, karten noch mal, karten nochmal, noch mal die karten, nochmal die karten, alle meine karten, alle karten vorlesen
typed-playable = spielbar, spielbare karten, was kann ich legen, was kann ich spielen, was geht, was kann ich machen, was kann ich tun, was kann ich jetzt machen, was kann ich jetzt tun, was kann ich denn machen, was kann ich denn tun, was kann ich denn jetzt machen, was kann ich da machen, was kann ich da tun, was kann ich noch machen, was könnte ich machen, was könnte ich tun, was könnte ich jetzt machen, was könnte ich jetzt tun, was darf ich machen, was darf ich tun, was darf ich jetzt machen, was muss ich machen, was muss ich jetzt machen, was muss ich tun, was muss ich jetzt tun, was muss ich denn machen, was muss ich denn jetzt machen, welche möglichkeiten hab ich, welche möglichkeiten habe ich, welche möglichkeiten hab ich denn, was hab ich für möglichkeiten, was habe ich für möglichkeiten, was für möglichkeiten hab ich, was für möglichkeiten habe ich, meine möglichkeiten, was bleibt mir, was hab ich für optionen, welche optionen hab ich, waspasst, wasp asst, was past, waspast, was pasts, wa skann ich legen, waskann ich legen, was kannich legen, hab ich was passendes, habe ich was passendes, hab ich etwas passendes, habe ich etwas passendes, hab ich noch was passendes, hab ich überhaupt was passendes, hab ich irgendwas passendes, hab ich denn was passendes, hab ich eine passende, habe ich eine passende, hab ich eine passende karte, habe ich eine passende karte, kann ich legen, kann ich denn legen, kann ich überhaupt legen, kann ich jetzt legen
typed-top = oben, oberste, oberste karte, ablegestapel, stapel, welche karte war das, wasliegt, wasliegt oben, was liegtoben, wa sliegt, wa sliegt oben, was gilt, was gilt jetzt, was gilt gerade, was gilt denn, die farbe bitte, farbe bitte, die farbe, was brauch ich, was brauche ich, was brauch ich jetzt, was brauche ich jetzt, was brauch ich denn, was wird gebraucht, was brauchen wir, was brauchen wir denn, was wird verlangt, was ist gefragt, was ist gefordert, was ist angesagt, was ist verlangt, was war die letzte karte, was war denn die letzte karte, welche war die letzte karte, welches war die letzte karte, was war die letzte, was war denn die letzte, was war zuletzt, was lag zuletzt, was wurde zuletzt gelegt, welche karte wurde zuletzt gelegt, welche karte kam zuletzt, was kam zuletzt, was ist die farbe, was ist denn die farbe, was ist jetzt die farbe, was ist die farbe jetzt, was ist gerade die farbe, welche farbe ist das jetzt
typed-turn = zug, dran, wer ist dran, reihe, an der reihe, wer ist an der reihe, wer, wer ist danach dran, wer kommt danach, werist dran, wer istdran, weristdran, wer ist dra, wer ist drann, wer setzt aus, wer setzt jetzt aus, wer muss aussetzen, wer muss jetzt aussetzen, wer setzt denn aus, muss ich aussetzen, muss ich jetzt aussetzen, setz ich aus, setze ich aus, bin ich ausgesetzt, darf ich wieder, darf ich jetzt, darf ich schon, bin ich wieder dran, komm ich jetzt dran, wer sitzt wo, wie heissen die anderen, wie heissen die, wer sind die anderen, wer sind die mitspieler, wie ist die reihenfolge, in welcher reihenfolge, in welcher reihenfolge spielen wir, wie ist die sitzordnung, sitzordnung, sitzreihenfolge
typed-count = anzahl, wie viele, wie viele karten, wieviele, zählen, zähle, zaehlen, zaehle, kartenanzahl, kartenzahl, kartenzahlen, kartenstand, anzahl der karten, wieviel karten, wieviele karten, wer hat wie viele, wer hat wieviele, wer hat wieviel, wer hat wie viel, wer hat die wenigsten, wer hat die meisten, wer hat denn die wenigsten, wer hat denn die meisten, bin ich fast fertig, bin ich bald fertig, bin ich gleich fertig, wer ist bald fertig, wer ist fast fertig, wer ist gleich fertig, wer ist kurz vor schluss, wer ist am nächsten dran, sind noch karten da, sind noch karten im stapel, sind noch genug karten da, wie viele karten gibt es noch, wie viele liegen noch im stapel
typed-score = punkte, punktestand, stand, bin ich vorne, bin ich vorn, bin ich gerade vorne, bin ich jetzt vorne, bin ich noch vorne, bin ich immer noch vorne, bin ich erster, bin ich erste, bin ich der erste, bin ich die erste, bin ich führend, bin ich in führung, bin ich am gewinnen, bin ich am verlieren, bin ich letzter, bin ich letzte, bin ich der letzte, bin ich die letzte, bin ich schon letzter, bin ich hinten, bin ich ganz hinten, bin ich zweiter, bin ich zweite, bin ich dritter, bin ich dritte, lieg ich vorne, liege ich vorne, lieg ich vorn, liege ich vorn, lieg ich gut, liege ich gut, lieg ich hinten, liege ich hinten, wer ist letzter, wer ist letzte, wer ist der letzte, wer ist die letzte, wer ist denn letzter, wer ist erster, wer ist erste, wer ist der erste, wer ist die erste, wer ist denn erster, wer ist zweiter, wer ist zweite, wer ist hinten, wer liegt hinten, welchen platz hab ich, welchen platz habe ich, auf welchem platz bin ich, auf welchem platz lieg ich, auf welchem platz liege ich, der wievielte bin ich, die wievielte bin ich, wievielter bin ich, wievielte bin ich, wie liegen wir, wie liegen wir denn, wie lieg ich, wie liege ich, wie lieg ich denn, wie stehen wir, wie stehen wir denn, wie steh ich da, wie stehe ich da
typed-full-score = alle punkte, voller punktestand, ausführlicher punktestand, ausfuehrlicher punktestand, welche runde ist das, welche runde, bis wie viel punkte spielen wir, bis wie viel spielen wir, bis wie viele punkte, bei wie vielen punkten ist schluss, bei wie viel punkten ist schluss, bei wieviel ist schluss, bei wie viel ist schluss, bis wie viel geht s, bis wie viel geht es, bis wieviel geht s, bis wieviel spielen wir, wie lang spielen wir noch, wie lange spielen wir noch, wie lang geht s noch, wie lange geht s noch, wie lange geht das noch, wie viele runden noch, wie viele runden spielen wir, wie viele runden spielen wir noch, wie viele runden sind s noch, die wievielte runde ist das, wievielte runde, wievielte runde ist das, wann ist schluss, wann ist das spiel vorbei, wann ist das spiel zu ende, wann ist spielende, wie lange geht das spiel noch, wie viel fehlt mir noch, wie viel fehlt noch, wie viele punkte fehlen mir, wie viele punkte fehlen mir noch, wie viele punkte fehlen noch, wie viele punkte braucht man, wie viele punkte braucht man zum gewinnen, wie viele punkte brauch ich zum gewinnen, wie viele runden haben wir schon gespielt, wie viele runden haben wir gespielt, wie viele runden waren es schon, wie viele runden schon, wie viele runden hatten wir schon, in welcher runde sind wir, welche runde spielen wir, bei welcher runde sind wir
typed-why = warum, wieso, erkläre, erklaere, was macht, was tut, erklär, wofür ist, wozu ist, wofür ist denn, wozu ist denn, wozu dient, wozu dient denn, wofür steht, wofür war, wozu war, wofür war noch mal, wozu war noch mal, wozu brauch ich, wozu brauche ich, wofür brauch ich, wofür brauche ich, wofür ist noch mal, wozu ist noch mal, wofür war denn, was war noch mal, was war nochmal, was macht denn, was macht noch mal, was tut denn, was bringt mir, was bewirkt, was bewirkt denn, was bedeutet, was bedeutet denn, wie wirkt, was kann denn, wie viel ist, wie viele punkte zählt, wie viel zählt, wie viele punkte bringt, wie viel bringt, was zählt, was kostet, wie viele punkte ist, wie viel punkte zählt, wie viel punkte bringt, wieviel zählt, wieviel punkte zählt
typed-changes = änderungen, aenderungen, neu, neues, was ist neu
typed-order = ordnen, ordne, sortieren, sortiere, ordnung, reihenfolge, sortier
typed-repeat = wiederholen, wiederhole, nochmal, noch einmal, nochmals
typed-waiting = wartet noch, was wartet, was wartet noch
typed-back = zurück, zurueck, davor, vorige, verlauf, vorige meldung, die vorige meldung, vorherige meldung, die vorherige meldung, was war davor, und was war davor, was kam davor, meldung davor, die meldung davor, eine zurück, eins zurück, eine meldung zurück
typed-forward = danach, vor, vorwärts, vorwaerts
typed-oldest = älteste, aelteste, älteste meldung
typed-newest = neueste, neuste, neueste meldung
typed-filter = filter, filtern
typed-verbosity = ausführlichkeit, ausfuehrlichkeit, ausführlich, ausfuehrlich, sag weniger, sag mehr, mehr sagen, weniger sagen, weniger reden, weniger quatschen, red weniger, rede weniger, kürzer, kürzer bitte, bitte kürzer, fass dich kurz, fasse dich kurz, ausführlicher, ausführlicher bitte, mehr details, weniger details, mehr infos, weniger infos, weniger text, mehr text, nicht so ausführlich, nicht so viel, nicht so viel reden, nicht so viel sagen, sag nicht so viel, nur das wichtigste, sag nur das wichtigste, nur das nötigste, sag nur das nötigste, sag alles, genauer, genauer bitte
typed-menu = menü, menue, spielmenü, spielmenue, einstellungen, lauter, leiser, langsamer, schneller, lautstärke, nicht so schnell, nicht so laut, nicht so leise, zu schnell, zu langsam, zu laut, zu leise, still, ruhe, sei leise, sei ruhig, sprich leiser, lautlos, sei mal ruhig, sei doch ruhig, sei doch mal ruhig, den ton lauter, den ton leiser, die stimme lauter, die stimme leiser, musik, die musik, geräusche, die geräusche, etwas lauter, etwas leiser, etwas langsamer, etwas schneller, bitte etwas lauter, bitte etwas leiser, bitte etwas langsamer, bitte lauter, bitte leiser, bitte langsamer, ein bisschen lauter, ein bisschen leiser, ein bisschen langsamer, bisschen lauter, bisschen leiser, bisschen langsamer, bissl lauter, bissl leiser, bissl langsamer, höre schlecht, hör schlecht, ich höre schlecht, ich hör schlecht, ich hör so schlecht, hör so schlecht, ich höre nicht gut, höre nicht gut, hör nicht gut, bin schwerhörig, ich bin schwerhörig, deutlicher, sprich deutlicher, sprich langsamer, sprich lauter, sprich schneller, sprich nicht so schnell, red langsamer, rede langsamer, red lauter, rede lauter, red leiser, rede leiser, red nicht so schnell, red nicht so viel, rede nicht so viel, ton aus, ton an, ton lauter, ton leiser, schalt den ton aus, mach den ton aus, mach den ton an, mach den ton leiser, mach den ton lauter, mach den ton weg, sprache aus, sprachausgabe aus, sprachausgabe, sprachausgabe an, stimme aus, andere stimme, eine andere stimme, mach leiser, mach lauter, mach langsamer, mach schneller, mach mal leiser, mach mal lauter, mach mal langsamer, mach mal schneller, mach mal ein bisschen leiser, mach mal ein bisschen lauter, mach mal etwas leiser, mach mal etwas lauter, schalt stumm, stummschalten, stumm schalten, halt die klappe, halt mal die klappe, halt den mund, halt den rand, psst, pst, pscht, leise, leise bitte, ruhe bitte, gib ruhe, gib mal ruhe, gib doch mal ruhe, sei still, sei mal still, sei bitte still, sei mal leise, sei bitte leise, sei kurz still, sei kurz leise, sei kurz ruhig, einstellung, lautstärke ändern, tempo, sprechtempo, geschwindigkeit, sprechgeschwindigkeit, die geschwindigkeit, klänge aus, töne aus, sound aus, musik aus, geräusche aus, einstellungen öffnen, öffne die einstellungen, öffne einstellungen, die einstellungen öffnen, die einstellungen, zeig die einstellungen, zu den einstellungen, menü öffnen, das menü öffnen, öffne das menü, öffne menü, ins menü, zum menü, geh ins menü, ins menü gehen, das menü, menü bitte, einstellungen bitte
typed-keys = hilfe, tasten, befehle
typed-all-keys = alle befehle, alle tasten
typed-rules = regeln, optionen, welche regeln gelten, welche regeln gelten denn, welche regeln gelten hier, welche regeln gelten gerade, welche regeln haben wir, nach welchen regeln spielen wir, nach welchen regeln wird gespielt, wie sind die regeln, wie sind denn die regeln, was sind die regeln, was sind denn die regeln, was gelten für regeln, die regeln, die regeln bitte, regeln vorlesen, zeig die regeln, zeig mir die regeln, sag mir die regeln, sag die regeln, lies die regeln vor, lies mir die regeln vor, hausregeln, spielregeln, spielanleitung, wie geht uno, wie geht das spiel, wie spielt man uno, wie spielt man das, wie funktioniert uno, wie geht uno noch mal, wie waren die regeln, wie waren die regeln noch mal, wie sind die regeln noch mal, was waren die regeln, erklär mir die regeln, erklär die regeln, erkläre mir die regeln, erklär mir das spiel, erklär das spiel, erkläre mir das spiel, kannst du mir die regeln erklären, was gilt hier, was ist erlaubt, was darf man, wie gehen die regeln, wie gehen die regeln noch mal, erkläre die regeln
typed-save = speichern, speichere, sichern, speicher, speicher mal, speicher bitte, speicher das, speicher das spiel, speichere das spiel, speicher mal das spiel, speichere mal das spiel, speicher bitte das spiel, spiel speichern, das spiel speichern, bitte speichern, spielstand speichern, abspeichern, speicher ab, speichere ab
typed-quit = verlassen, speichern und verlassen, beenden, beende, aufhören, aufhoeren, ende, schluss
typed-yes = ja, jawohl, klar, ok, okay, sicher, jo, unbedingt, selbstverständlich, ja klar, ja gern, ja gerne, ja genau, ja bitte, ja mach, ja mach das, ja doch, ja okay, ja ok, ja sicher, ja natürlich, jo klar, jo passt, jo mach, klar doch, okay mach, okay mach das, jaja, jau, jup, jawoll, mach ruhig, mach das, mach nur, auf jeden fall, auf alle fälle, na klar, na logo, logo, na sicher, natürlich, aber ja, aber klar, aber sicher, genau, gern, gerne, gern doch, gerne doch, freilich, na freilich, na logisch, ja logo, ja unbedingt, ja auf jeden fall, jep, jap, japp, yep, joa, joah, jupp, jo klar doch, ja los, na gut ja, aber gern, aber gerne, aber bitte, sehr gern, sehr gerne, mit vergnügen
typed-no = nein, abbrechen, abbruch, nee, nö, lieber nicht, reicht, das reicht, das reicht mir, keine, noch nicht, nö noch nicht, nee noch nicht, nein noch nicht, nee du, nein du, nö du, ach nee, ach nein, ach nö, auf keinen fall, nein danke, nee danke, nö danke, besser nicht, jetzt nicht, nein jetzt nicht, niemals, nee lieber nicht, nein lieber nicht, nö lieber nicht, nicht jetzt, später, später vielleicht, nachher, erst mal nicht, erstmal nicht, vorerst nicht, nö diesmal lieber nicht, nö diesmal nicht, nö diesmal besser nicht, nö diesmal mal nicht, nö diesmal doch nicht, nö dieses mal lieber nicht, nö dieses mal nicht, nö dieses mal besser nicht, nö dieses mal mal nicht, nö dieses mal doch nicht, nö heute lieber nicht, nö heute nicht, nö heute besser nicht, nö heute mal nicht, nö heute doch nicht, nö jetzt lieber nicht, nö jetzt nicht, nö jetzt besser nicht, nö jetzt mal nicht, nö jetzt doch nicht, nee diesmal lieber nicht, nee diesmal nicht, nee diesmal besser nicht, nee diesmal mal nicht, nee diesmal doch nicht, nee dieses mal lieber nicht, nee dieses mal nicht, nee dieses mal besser nicht, nee dieses mal mal nicht, nee dieses mal doch nicht, nee heute lieber nicht, nee heute nicht, nee heute besser nicht, nee heute mal nicht, nee heute doch nicht, nee jetzt lieber nicht, nee jetzt nicht, nee jetzt besser nicht, nee jetzt mal nicht, nee jetzt doch nicht, nein diesmal lieber nicht, nein diesmal nicht, nein diesmal besser nicht, nein diesmal mal nicht, nein diesmal doch nicht, nein dieses mal lieber nicht, nein dieses mal nicht, nein dieses mal besser nicht, nein dieses mal mal nicht, nein dieses mal doch nicht, nein heute lieber nicht, nein heute nicht, nein heute besser nicht, nein heute mal nicht, nein heute doch nicht, nein jetzt lieber nicht, nein jetzt besser nicht, nein jetzt mal nicht, nein jetzt doch nicht, ne
typed-filler = sie, diese, die, der, das, den, dem, eine, ein, einen, einer, karte, bitte, mit, auf, ich, du, von, und, noch
typed-colour-red = rot, rote, roten, roter, rotes, rods, roade, rotn, rot e, rodn, rote r, rota, knallrot, feuerrot, hellrot, dunkelrot, rode, rodi, roder, rohde, roude, roate, roata, was rotes, etwas rotes, irgendwas rotes, irgendetwas rotes, mal was rotes, was schön rotes, ebbes rotes, ebbis rotes, wat rotes, ebbes rots, ebbis rots, was rots, rto, rtoe
typed-colour-green = grün, grüne, grünen, grüner, grünes, gruen, gruene, gruenen, gruener, gruenes, grun, grean, greane, grien, griene, grün e, grünn, hellgrün, dunkelgrün, grasgrün, giftgrün, gruena, gröne, griin, grüana, greana, was grünes, etwas grünes, irgendwas grünes, irgendetwas grünes, mal was grünes, was schön grünes, ebbes grünes, ebbis grünes, wat grünes, ebbes grüns, ebbis grüns, was grüns, grne, grüen, grünne, grühn, grühne, gürn, gürne, günr, güne, grüene, grüeni, grüener
typed-colour-blue = blau, blaue, blauen, blauer, blaues, blau e, blaua, blaun, hellblau, dunkelblau, himmelblau, blage, was blaues, etwas blaues, irgendwas blaues, irgendetwas blaues, mal was blaues, was schön blaues, ebbes blaues, ebbis blaues, wat blaues, ebbes blaus, ebbis blaus, was blaus, balu, balue, blua, bluae, blaeu, blauu, blaune
typed-colour-yellow = gelb, gelbe, gelben, gelber, gelbes, gelb e, göb, göbe, geib, gelbn, gelba, knallgelb, quietschgelb, sonnengelb, geel, geele, jelb, jelbe, göwe, gölbe, was gelbes, etwas gelbes, irgendwas gelbes, irgendetwas gelbes, mal was gelbes, was schön gelbes, ebbes gelbes, ebbis gelbes, wat gelbes, ebbes gelbs, ebbis gelbs, was gelbs, gleb, glebe, geleb, gebl, gelbb, gellb, gellbe
typed-number-0 = null, nuller, nuller karte
typed-number-1 = eins, einser, 1er, oans, ans, oas, ens, ains, einsen, eis, oana, oins, oinser
typed-number-2 = zwei, zwo, zweier, 2er, zwoa, zwa, zweie, zwoe, zwai, zwee, zwöi, zweien, zwoara, zwara, zwoi, zwoie, zwoier, zwaie, zwaier, zwöie
typed-number-3 = drei, dreier, 3er, dreie, drü, drai, droi, dreien, drüü, dreier karte, drea, drii, driie
typed-number-4 = vier, vierer, 4er, viere, fier, via, vieri, viara, vieren, fiara, vierer karte
typed-number-5 = fünf, fuenf, funf, fünfer, fünfe, 5er, fümf, fümpf, füf, foif, fünve, finf, fimf, fünfen, füfi, fümwe, fünwe, fünfer karte, fenf, fenfe, fenfer, fümfi, fümfe
typed-number-6 = sechs, sechser, 6er, sechse, sex, sechser karte, säx, sechsen, sächsi, seggs, säggs, segs, seggser
typed-number-7 = sieben, siebener, siebene, 7er, siebm, siem, sibn, sibe, siebn, siebenen, siebenern, siebni, sieme, siebme, sibme, siebe, siibe, siibene, siwwe, siwwene
typed-number-8 = acht, achter, 8er, ochte, ocht, achterl, achti, achde, achdi, åchte
typed-number-9 = neun, neuner, neune, 9er, neine, nün, neu ner, neini, neunen, nüni, neina, neiner, neuna, nein er, nuen, nüün, nüüne
typed-symbol-skip = aussetzen, aussetzkarte, aussetzer, aussetzerkarte, aus setzen, aussätzen, aussetzen karte, aussetz karte, aussetzer karte, aussetze karte, aussetzekarte, aussetzten, aus setz, aussetzerin, aus setzer, stopp, stoppkarte, stopp karte, stop, stopkarte, stop karte, sperre, sperrkarte, sperr karte, pausenkarte, pausekarte, überspringen, überspringkarte, überspringerkarte, skip, skipkarte, skip karte, überhüpfen, verbotsschild, verbotszeichen, durchgestrichene, durchgestrichener kreis, aussitzen, ausgesetzt, setzt jetzt aus, du setzt jetzt aus, eine runde aussetzen, ne runde aussetzen, einmal aussetzen, setzt eine runde aus, setzt ne runde aus, setzt einmal aus, du setzt eine runde aus, muss aussetzen, musst aussetzen, darf aussetzen, darfst aussetzen, der nächste setzt aus, der nächste setzt jetzt aus, der nächste muss aussetzen, nächster setzt aus, die nächste setzt aus, die nächste muss aussetzen, aussetzen lassen, du wirst übersprungen, der nächste setzt leider aus, die nächste setzt leider aus, setzt mal aus, setzt nun aus, setzt leider aus
typed-symbol-reverse = retour, retourkarte, richtungswechsel, umkehren, dreh um, drehe um, umdrehen, richtung wechseln, die richtung wechseln, wechsle die richtung, wechsel die richtung, dreh die richtung, drehe die richtung, richtung umdrehen, die richtung umdrehen, richtung ändern, die richtung ändern, drehen um, drehen wir um, dreht um, kehrtwende, wendekarte, kehre um, kehr um, kehren um, kehre die richtung um, retour karte, re tour, retur, returkarte, retoure, retourenkarte, retourkutsche, richtungs wechsel, richtungswechselkarte, richtungs wechsel karte, richtungswechsler, richtungskarte, richtungsumkehr, richtungsänderung, richtungs umkehr, umkehr, umkehrkarte, umkehr karte, umkehrer, umdrehkarte, umdreh karte, umdreher, dreherkarte, dreher, drehkarte, dreh karte, rückwärtskarte, rückwärtsgang, pfeilkarte, pfeile, doppelpfeil, wende, kehrt, kehrtmachen, andersrum karte, andersrumkarte, rumdrehen, dreh rum, drehe rum, dreh s um, drehe s um, reverse, revers, reversekarte, rewers, seitenwechsel, wechsel der richtung, gegenrichtung, in die andere richtung, andere richtung rum, andersrum spielen, andersherum spielen, rückwärts spielen, spielrichtung ändern, spielrichtung wechseln, spielrichtung umdrehen, spielrichtung umkehren, die spielrichtung ändern, die spielrichtung wechseln, die spielrichtung umdrehen, die spielrichtung umkehren, die richtung umkehren, richtung umkehren, wechsle die spielrichtung, wechsel die spielrichtung, wechsle richtung, wechsel richtung, ändere die richtung, änder die richtung, ändere die spielrichtung, änder die spielrichtung, dreh die spielrichtung um, drehe die spielrichtung um, dreh die richtung um, drehe die richtung um, kehre die spielrichtung um, kehr die richtung um, dreh die runde um, drehe die runde um, dreh die reihenfolge um, drehe die reihenfolge um, reihenfolge umdrehen, die reihenfolge umdrehen, dreh alles um, drehe alles um, dreh das spiel um, drehe das spiel um, dreh den spiess um, rw, rwechsel, richtungsw, andersrum mit, andersrum in, andersherum mit, andersherum in, pfeil, pfeil karte
typed-symbol-draw-two = zieh 2, zieh zwei, plus 2, plus zwei, zwei ziehen karte, 2 ziehen karte, zwei ziehen in, 2 ziehen in, zieh zwei karte, zieh zwo, zieh zweier, zieh zwei er, ziehzweier, plus zwo, plus zweier, plus zweierkarte, plus zwei karte, plus 2 karte, zweier plus, zwei zieh karte, zieh zwei in, zieh zweit, ziehzwei, zwei nehmen karte, zweierziehkarte, zieh 2 karte, zwei für dich, zwei karten für dich, 2 für dich, 2 karten für dich, schenk dir zwei, schenke dir zwei, schenk dir zwei karten, schenke dir zwei karten, geb dir zwei, gebe dir zwei, geb dir zwei karten, gebe dir zwei karten, lass dich zwei ziehen, lasse dich zwei ziehen, du kriegst zwei, du kriegst jetzt zwei, du kriegst von mir zwei, jetzt kriegst du zwei, da kriegst du zwei, dann kriegst du zwei, dafür kriegst du zwei, du kriegst zwei karten, du kriegst jetzt zwei karten, du kriegst von mir zwei karten, jetzt kriegst du zwei karten, da kriegst du zwei karten, dann kriegst du zwei karten, dafür kriegst du zwei karten, du bekommst zwei, du bekommst jetzt zwei, du bekommst von mir zwei, jetzt bekommst du zwei, da bekommst du zwei, dann bekommst du zwei, dafür bekommst du zwei, du bekommst zwei karten, du bekommst jetzt zwei karten, du bekommst von mir zwei karten, jetzt bekommst du zwei karten, da bekommst du zwei karten, dann bekommst du zwei karten, dafür bekommst du zwei karten, du ziehst zwei, du ziehst jetzt zwei, du ziehst von mir zwei, jetzt ziehst du zwei, da ziehst du zwei, dann ziehst du zwei, dafür ziehst du zwei, du ziehst zwei karten, du ziehst jetzt zwei karten, du ziehst von mir zwei karten, jetzt ziehst du zwei karten, da ziehst du zwei karten, dann ziehst du zwei karten, dafür ziehst du zwei karten, du darfst zwei ziehen, du darfst zwei karten ziehen, du darfst jetzt zwei ziehen, du darfst jetzt zwei karten ziehen, du darfst dann zwei ziehen, du darfst dann zwei karten ziehen, jetzt darfst du zwei ziehen, dann darfst du zwei ziehen, da darfst du zwei ziehen, du kriegst 2, du kriegst jetzt 2, du kriegst von mir 2, jetzt kriegst du 2, da kriegst du 2, dann kriegst du 2, dafür kriegst du 2, du kriegst 2 karten, du kriegst jetzt 2 karten, du kriegst von mir 2 karten, jetzt kriegst du 2 karten, da kriegst du 2 karten, dann kriegst du 2 karten, dafür kriegst du 2 karten, du bekommst 2, du bekommst jetzt 2, du bekommst von mir 2, jetzt bekommst du 2, da bekommst du 2, dann bekommst du 2, dafür bekommst du 2, du bekommst 2 karten, du bekommst jetzt 2 karten, du bekommst von mir 2 karten, jetzt bekommst du 2 karten, da bekommst du 2 karten, dann bekommst du 2 karten, dafür bekommst du 2 karten, du ziehst 2, du ziehst jetzt 2, du ziehst von mir 2, jetzt ziehst du 2, da ziehst du 2, dann ziehst du 2, dafür ziehst du 2, du ziehst 2 karten, du ziehst jetzt 2 karten, du ziehst von mir 2 karten, jetzt ziehst du 2 karten, da ziehst du 2 karten, dann ziehst du 2 karten, dafür ziehst du 2 karten, du darfst 2 ziehen, du darfst 2 karten ziehen, du darfst jetzt 2 ziehen, du darfst jetzt 2 karten ziehen, du darfst dann 2 ziehen, du darfst dann 2 karten ziehen, jetzt darfst du 2 ziehen, dann darfst du 2 ziehen, da darfst du 2 ziehen, kriegt von mir zwei, kriegt jetzt zwei, kriegt jetzt von mir zwei, der nächste kriegt zwei, die nächste kriegt zwei, kriegt von mir zwei karten, kriegt jetzt zwei karten, kriegt jetzt von mir zwei karten, der nächste kriegt zwei karten, die nächste kriegt zwei karten, bekommt von mir zwei, bekommt jetzt zwei, bekommt jetzt von mir zwei, der nächste bekommt zwei, die nächste bekommt zwei, bekommt von mir zwei karten, bekommt jetzt zwei karten, bekommt jetzt von mir zwei karten, der nächste bekommt zwei karten, die nächste bekommt zwei karten, zwei karten für, zwei karten an, zwei kärtchen für, der nächste zieht zwei, der nächste zieht zwei karten, der nächste zieht jetzt zwei, der nächste muss zwei ziehen, der nächste darf zwei ziehen, die nächste zieht zwei, die nächste muss zwei ziehen, die nächste darf zwei ziehen, eine zwei ziehen, ne zwei ziehen, meine zwei ziehen, noch eine zwei ziehen, noch ne zwei ziehen, eine zieh zwei, schenke ich zwei, schenk ich zwei, schenke ich dir zwei, schenk ich dir zwei, geb ich dir zwei, gebe ich dir zwei, lass ich zwei ziehen, lasse ich zwei ziehen, lass ich dich zwei ziehen, lasse ich dich zwei ziehen, darf jetzt zwei ziehen, darf zwei ziehen, darf zwei karten ziehen, zieht jetzt zwei, zieht jetzt zwei karten, kriegt von mir 2, kriegt jetzt 2, kriegt jetzt von mir 2, der nächste kriegt 2, die nächste kriegt 2, kriegt von mir 2 karten, kriegt jetzt 2 karten, kriegt jetzt von mir 2 karten, der nächste kriegt 2 karten, die nächste kriegt 2 karten, bekommt von mir 2, bekommt jetzt 2, bekommt jetzt von mir 2, der nächste bekommt 2, die nächste bekommt 2, bekommt von mir 2 karten, bekommt jetzt 2 karten, bekommt jetzt von mir 2 karten, der nächste bekommt 2 karten, die nächste bekommt 2 karten, 2 karten für, 2 karten an, 2 kärtchen für, der nächste zieht 2, der nächste zieht 2 karten, der nächste zieht jetzt 2, der nächste muss 2 ziehen, der nächste darf 2 ziehen, die nächste zieht 2, die nächste muss 2 ziehen, die nächste darf 2 ziehen, eine 2 ziehen, ne 2 ziehen, meine 2 ziehen, noch eine 2 ziehen, noch ne 2 ziehen, eine zieh 2, schenke ich 2, schenk ich 2, schenke ich dir 2, schenk ich dir 2, geb ich dir 2, gebe ich dir 2, lass ich 2 ziehen, lasse ich 2 ziehen, lass ich dich 2 ziehen, lasse ich dich 2 ziehen, darf jetzt 2 ziehen, darf 2 ziehen, darf 2 karten ziehen, zieht jetzt 2, zieht jetzt 2 karten, z2, ziehe 2 karte, ziehe zwei karte, ziehen 2 karte, ziehen zwei karte, zieh 2er, zieh zweier karte, zwei plus, 2 plus, zweier plus karte
typed-symbol-wild = farbwahl, farbwahlkarte, farbenwahl, farbenwahlkarte, joker, farbwechsel, farbwechselkarte, farbwechsler, wunschkarte, farbenwechsel, bunte karte, bunte, wilde karte, wilde, farb wahl, farb wahl karte, farben wahl, farben wahl karte, farbwahl karte, farbenwahl karte, fahr wahl, fahrwahl, farbe wahl, farbwechsler karte, farb wechsel, farb wechsler, farben wechsel, farbenwechsler, farbenwechselkarte, farbwähler, farbenwähler, farbwunsch, farbwunschkarte, farbenwunsch, farbwünscher, wünscher, wünscherkarte, wunsch karte, wünsch karte, wünschkarte, wünsch dir was, wünsch dir was karte, wahlkarte, wählkarte, wahl karte, regenbogen, regenbogenkarte, vierfarbkarte, vierfarbige, mehrfarbige, alle farben karte, wildcard, wild card, wild karte, wildkarte, jolly, jolly joker, jokerkarte, joker karte, farbjoker, farbenjoker, schwarze farbwahl, schwarze farbwahlkarte, schwarze wunschkarte, schwarzer joker, farbe wünschen karte, farbänderung, farbänderungskarte, farbumstellung, wechselkarte, farbkarte, fw, fwk, fwahl, farbw, farbwl, jocker, jokker, yoker, jocker karte, farbwal, fabwahl, farbfall, farb fall, wechsle die farbe, wechsel die farbe, die farbe wechseln, farbe wechseln
typed-symbol-wild-draw-four = zieh 4, zieh vier, plus 4, plus vier, zieh 4 farbwahl, zieh 4 farbenwahl, wilde vier, wilde 4, wilde plus vier, wilde plus 4, schwarze vier, zieh vierer, ziehvierer, zieh vier karte, zieh 4 karte, vier ziehen karte, 4 ziehen karte, vier zieh karte, vierer zieh karte, plus vierer, plus vierer karte, plus vier karte, plus 4 karte, vierer plus, zieh vier farbwahl, zieh vier farbenwahl, zieh vier wunsch, zieh vier wunschkarte, farbwahl plus vier, farbwahl plus 4, farbwahl zieh vier, joker plus vier, joker plus 4, vierer joker, plus vier joker, plus 4 joker, schwarze plus vier, schwarze plus 4, schwarze zieh vier, schwarze zieh 4, schwarze 4, vier und farbe, vier ziehen und farbe, vier für dich, 4 für dich, vier karten für dich, schenk dir vier, schenke dir vier, schenk dir vier karten, geb dir vier, gebe dir vier, lass dich vier ziehen, lasse dich vier ziehen, wilde vierer, monster, monsterkarte, du kriegst vier, du kriegst jetzt vier, du kriegst von mir vier, jetzt kriegst du vier, da kriegst du vier, dann kriegst du vier, dafür kriegst du vier, du kriegst vier karten, du kriegst jetzt vier karten, du kriegst von mir vier karten, jetzt kriegst du vier karten, da kriegst du vier karten, dann kriegst du vier karten, dafür kriegst du vier karten, du bekommst vier, du bekommst jetzt vier, du bekommst von mir vier, jetzt bekommst du vier, da bekommst du vier, dann bekommst du vier, dafür bekommst du vier, du bekommst vier karten, du bekommst jetzt vier karten, du bekommst von mir vier karten, jetzt bekommst du vier karten, da bekommst du vier karten, dann bekommst du vier karten, dafür bekommst du vier karten, du ziehst vier, du ziehst jetzt vier, du ziehst von mir vier, jetzt ziehst du vier, da ziehst du vier, dann ziehst du vier, dafür ziehst du vier, du ziehst vier karten, du ziehst jetzt vier karten, du ziehst von mir vier karten, jetzt ziehst du vier karten, da ziehst du vier karten, dann ziehst du vier karten, dafür ziehst du vier karten, du darfst vier ziehen, du darfst vier karten ziehen, du darfst jetzt vier ziehen, du darfst jetzt vier karten ziehen, du darfst dann vier ziehen, du darfst dann vier karten ziehen, jetzt darfst du vier ziehen, dann darfst du vier ziehen, da darfst du vier ziehen, du kriegst 4, du kriegst jetzt 4, du kriegst von mir 4, jetzt kriegst du 4, da kriegst du 4, dann kriegst du 4, dafür kriegst du 4, du kriegst 4 karten, du kriegst jetzt 4 karten, du kriegst von mir 4 karten, jetzt kriegst du 4 karten, da kriegst du 4 karten, dann kriegst du 4 karten, dafür kriegst du 4 karten, du bekommst 4, du bekommst jetzt 4, du bekommst von mir 4, jetzt bekommst du 4, da bekommst du 4, dann bekommst du 4, dafür bekommst du 4, du bekommst 4 karten, du bekommst jetzt 4 karten, du bekommst von mir 4 karten, jetzt bekommst du 4 karten, da bekommst du 4 karten, dann bekommst du 4 karten, dafür bekommst du 4 karten, du ziehst 4, du ziehst jetzt 4, du ziehst von mir 4, jetzt ziehst du 4, da ziehst du 4, dann ziehst du 4, dafür ziehst du 4, du ziehst 4 karten, du ziehst jetzt 4 karten, du ziehst von mir 4 karten, jetzt ziehst du 4 karten, da ziehst du 4 karten, dann ziehst du 4 karten, dafür ziehst du 4 karten, du darfst 4 ziehen, du darfst 4 karten ziehen, du darfst jetzt 4 ziehen, du darfst jetzt 4 karten ziehen, du darfst dann 4 ziehen, du darfst dann 4 karten ziehen, jetzt darfst du 4 ziehen, dann darfst du 4 ziehen, da darfst du 4 ziehen, kriegt von mir vier, kriegt jetzt vier, kriegt jetzt von mir vier, der nächste kriegt vier, die nächste kriegt vier, kriegt von mir vier karten, kriegt jetzt vier karten, kriegt jetzt von mir vier karten, der nächste kriegt vier karten, die nächste kriegt vier karten, bekommt von mir vier, bekommt jetzt vier, bekommt jetzt von mir vier, der nächste bekommt vier, die nächste bekommt vier, bekommt von mir vier karten, bekommt jetzt vier karten, bekommt jetzt von mir vier karten, der nächste bekommt vier karten, die nächste bekommt vier karten, vier karten für, vier karten an, vier kärtchen für, der nächste zieht vier, der nächste zieht vier karten, der nächste zieht jetzt vier, der nächste muss vier ziehen, der nächste darf vier ziehen, die nächste zieht vier, die nächste muss vier ziehen, die nächste darf vier ziehen, eine vier ziehen, ne vier ziehen, meine vier ziehen, noch eine vier ziehen, noch ne vier ziehen, eine zieh vier, schenke ich vier, schenk ich vier, schenke ich dir vier, schenk ich dir vier, geb ich dir vier, gebe ich dir vier, lass ich vier ziehen, lasse ich vier ziehen, lass ich dich vier ziehen, lasse ich dich vier ziehen, darf jetzt vier ziehen, darf vier ziehen, darf vier karten ziehen, zieht jetzt vier, zieht jetzt vier karten, kriegt von mir 4, kriegt jetzt 4, kriegt jetzt von mir 4, der nächste kriegt 4, die nächste kriegt 4, kriegt von mir 4 karten, kriegt jetzt 4 karten, kriegt jetzt von mir 4 karten, der nächste kriegt 4 karten, die nächste kriegt 4 karten, bekommt von mir 4, bekommt jetzt 4, bekommt jetzt von mir 4, der nächste bekommt 4, die nächste bekommt 4, bekommt von mir 4 karten, bekommt jetzt 4 karten, bekommt jetzt von mir 4 karten, der nächste bekommt 4 karten, die nächste bekommt 4 karten, 4 karten für, 4 karten an, 4 kärtchen für, der nächste zieht 4, der nächste zieht 4 karten, der nächste zieht jetzt 4, der nächste muss 4 ziehen, der nächste darf 4 ziehen, die nächste zieht 4, die nächste muss 4 ziehen, die nächste darf 4 ziehen, eine 4 ziehen, ne 4 ziehen, meine 4 ziehen, noch eine 4 ziehen, noch ne 4 ziehen, eine zieh 4, schenke ich 4, schenk ich 4, schenke ich dir 4, schenk ich dir 4, geb ich dir 4, gebe ich dir 4, lass ich 4 ziehen, lasse ich 4 ziehen, lass ich dich 4 ziehen, lasse ich dich 4 ziehen, darf jetzt 4 ziehen, darf 4 ziehen, darf 4 karten ziehen, zieht jetzt 4, zieht jetzt 4 karten, z4, ziehe 4 karte, ziehe vier karte, ziehen 4 karte, ziehen vier karte, zieh 4er, zieh vierer karte, vier plus, 4 plus, vierer plus karte
typed-symbol-star = superstern, super stern, superstar, super star, mario superstar, block, blockkarte, stern, sternkarte, superstern karte, supersternkarte, super sternchen, supersterne, sternchen, sterne, sternderl, mario stern, mariostern, super mario stern, superstar karte, superstarkarte, mario karte, mariokarte, super mario karte, super mario superstar, block karte, blocker, blocke karte, blockerkarte, supper stern, suppenstern, sternen karte, unbesiegbar karte, unbesiegbarkeitsstern, stehrn, schutzstern, goldener stern, goldstern, glücksstern, super staat, superstaat, super stein, superstein, super stahl, superstrn, super stan, superstan, sperrstern, die zwei mit dem stern, die zwei mit dem superstern, die zwei mit dem super stern, die zwei mit dem super star, die zwei mit dem superstar, die vier mit dem stern, die vier mit dem superstern, die vier mit dem super stern, die vier mit dem super star, die vier mit dem superstar, die beiden mit dem stern, die beiden mit dem superstern, die beiden mit dem super stern, die beiden mit dem super star, die beiden mit dem superstar
typed-symbol-custom = individuelle, individuellen, individuell, individuelle karte, eigene regel, eigene karte, eigene regel karte, eigene regelkarte, unsere karte, unsere regel, unsere regelkarte, regelkarte, regel karte, sonderkarte, sonder karte, spezialkarte, spezial karte, selbstgeschriebene, selbst geschriebene, selbstbeschriebene, beschreibbare, freie karte, leere karte, blanko, blankokarte, blanko karte, individuelle regel, wunschregel, hausregelkarte, weisse karte, unserer eigenen regel, unsere eigene regel, mit unserer eigenen regel, mit unserer regel, mit der eigenen regel, mit eigener regel, mit unsrer regel, mit unsrer eigenen regel, unsre eigene regel, unsre regel, unsrer eigenen regel, karte mit unserer eigenen regel, karte mit unserer regel, karte mit der eigenen regel, karte mit eigener regel, karte mit unsrer regel, selbstgemachte regel, selbst gemachte regel, selbstgemachten regel, selbst gemachten regel, selbst ausgedachte, selbstausgedachte regel, selbst ausgedachte regel, selbst ausgedachten regel, selbst erfundene, selbst erfundene regel, selbst erfundenen regel, mit der hausregel, mit unserer hausregel, karte mit der hausregel, karte mit unserer hausregel, eigenregel, eigenregelkarte
