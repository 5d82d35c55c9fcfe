# Words of sentences that players type: each message has the words for one meaning, with commas between them.
# A word may stand in several messages. A hyphen stands for none. docs/translating.md tells what they are for.

## What is asked back

ask-meant-play = { CARD($card, capital: "yes") } legen?
ask-meant-draw = Eine Karte ziehen?
ask-meant-keep = Die Karte behalten?
ask-meant-accept = Die Karten nehmen?
ask-meant-challenge = { $name } herausfordern?
ask-meant-catch = { $name } erwischen?
ask-meant-uno = { RULEBOOK() ->
    [braille-de] UNO melden?
   *[common] UNO rufen?
}

## Words by their meaning

typed-word-me = ich, mir, mich, mein, meine, meinen, meiner, meines, meinem, wir, uns, selbst, selber, aus der hand, aus meiner hand, bin
typed-word-you = du, dir, sie, spiel, computer, ihr
typed-word-all = alle, allen, jeder, jede, die anderen, anderen, andere, den anderen, spieler, mitspieler, gegner, jeder spieler, die mitspieler, alle spieler, alles, beide, beiden
typed-word-want = will, möchte, möcht, würde, würd, würde gern, würde gerne, gern, gerne, muss, werde, wünsche, wünsch, wünsche mir, nehme, nehm, nehmen, wähle, will mal, lass mich, lass, lasst mich, entscheide, entscheide mich, dafür, versuche, versuch, brauche, mache, mach, bevorzuge, für, lieber, dann lege, kriege, muss wohl, muss leider, hätte gern, hätte gerne, könntest du, kannst du, hab vor, entschließe mich, mach mal, machen wir, wähl, dann muss ich, jetzt muss ich, nun muss ich, also muss ich, leider muss ich, ich muss, am liebsten, wie wäre es mit, wie wärs mit, sagen wir, ich sag mal, nimm, lasse, werd, ich glaub ich, ich glaube ich, ich denk ich, ich denke ich, hätt gern, hätt ich gern, hätte ich gern, hätt ich gerne, hätte ich gerne, hätt gerne, wollen, entscheid mich, würd sagen, würde sagen, ich will dass es, will dass es, ich möchte dass es, möchte dass es, ich will dass, ich möchte dass, am liebsten wär mir, am liebsten wäre mir, am liebsten ist mir, wahl fällt auf, meine wahl fällt auf, ich entscheide mich für, soll s sein, soll es sein, solls sein
typed-word-played = gespielt, gelegt, abgelegt, ausgespielt, abgeworfen, geworfen
typed-word-please = bitte, bitteschön, danke, danke schön, okay, ok, gut, na gut, also, dann, jetzt, nun, mal, halt, eben, einfach, doch, denn, gerade, grade, derzeit, im moment, momentan, hallo, hey, hm, äh, ähm, ach, na, so, schön, schon, schnell, noch, wohl, da, lieber, erst mal, erstmal, genau, alles klar, in ordnung, nun gut, und zwar, zwar, leider, auch, gern, gerne, zum, zur, im, in, am, an, es, das, dies, hier, bei, ist, sofort, gleich, aktuell, eigentlich, überhaupt, so, nur, als, zu, dort, auf, mit, eins, eine, einer, einen, der, die, den, dem, ne, ner, nen, super, tja, natürlich, sicher, bestimmt, selbstverständlich, unbedingt, klar, kein problem, jawohl, ja klar, vielleicht mal, mir, rasch, für mich, wenn möglich, sehr, gleich wieder, mal eben, mach das, mach nur, ich bin sicher, denke ich, denk ich, hier ist, hier kommt, da ist, joh, direkt, ach komm, komm, geht s weiter, geht es weiter, weiter geht s, weiter gehts, dann geht s weiter, ruhig, pech gehabt, pech, ätsch, ha, haha, juhu, och, oh, also gut, nämlich, für heute, heute, los, auf geht s, so los, los geht s, und fertig, und basta, und gut, leute, digga, digger, alter, alda, ey, boah, yo, bro, easy, nice, zack, bäm, krass, mensch, mann, kinder, herrschaften, jungs, mädels, sorry, entschuldige, entschuldigung, verzeihung, tut mir leid, freilich, glatt, ganz, sogar, hiermit, rechtzeitig, vorerst, fertig, zum glück, um gottes willen, moment mal, so bald, liebe leute, hurra, jippie, yeah, bravo, prima, perfekt, wunderbar, endlich, einmal, und jetzt, und nun, von mir aus, meinetwegen, achtung, vorsicht, obacht, akustisch, ein bisschen, bisschen, ein wenig, ein bissel, sei, seid, kurz, für dich, für euch, ohne murren, ohne zu murren, ohne widerrede, ohne zögern, ohne zu zögern
typed-word-courtesy = bitte, danke, gern, gerne
typed-word-idiom = pass auf, pass mal auf, aufpassen, passt schon, nimm platz, nimm dir zeit, leg auf, leg los, leg dich hin, lass das liegen, lass liegen, lass los, lass das, hau ab, hau rein, es zieht, hier zieht es, zieh um, zieh dich um, zieh dich an, gib auf, gib acht, setz dich, halt still, mach weg, behalt das für dich, erinner mich, erinnere mich, denk dran, denk daran, dreh dich um, doch selber, doch selbst, du selber, du selbst, uhr, jahre alt, minuten, minute, stunde, stunden, sekunden, euro, prozent
typed-word-ask = ich weiß nicht mehr, weiß nicht mehr, ich hab vergessen, ich habe vergessen, ich möchte wissen, ich wüsste gern, ich frage mich, weißt du, wissen sie, darf ich fragen, darf ich wissen, können sie mir sagen, kannst du mir sagen, keine ahnung
typed-word-are = ist, sind, bin, war, waren, ist es, s, es, gibt es, gibt, wurde, wird, werden, worden, gerade, jetzt, noch, denn, habe, steht, auf, von, zu, am, bei, für, im, sein, eigentlich, übrig, ihre, seine, bleibe, bleib, bist
typed-word-hold = habe, hab, hat, haben, hast, halte, hält, halten, besitze, besitzt, noch, übrig, bleiben, bleibt, auf der hand, in der hand, denn, alles, alle, gehört, sind, auf meiner hand, in meiner hand, hatte, hattest, hatten, hattet, hättest, hätten, gehabt, bleibt mir, mir bleibt
typed-word-which = was, welche, welcher, welches, welchen, welche von, was für, was für eine, was für karten, was für ein, was genau, was davon, was alles, irgendwas, etwas, irgendetwas, wann, irgendeine karte, irgendeine, wo
typed-word-who = wer, wem, wessen, wen, welcher spieler, wer ist, jemand, irgendwer, einer muss, einer von uns, man muss, einer von euch
typed-word-how-many = wie viele, wie viel, wieviel, wieviele, wie hoch
typed-word-how = wie, wie sieht, wie lange, wie lang
typed-word-may = kann, kann ich, darf, darf ich, könnte, könnte ich, dürfte, kannst, kannst du, könntest, könntest du, können wir, möglich, geht, lässt sich, kann man, würdest du, darf man, konnte
typed-word-must = muss ich, soll ich, sollte ich, müsste ich
typed-word-lead = führt, führe, führen, gewinnt, gewinne, gewinnen, vorne, vorn, liegt vorne, liegt vorn, in führung, am meisten, am besten, an der spitze, führend, am gewinnen, die meisten punkte, liegt, steht, stehts, steht s, aus, spielstand, hinten, verliert, meisten, die meisten, höchste, am höchsten, mehr, bester, beste, wenigsten, die wenigsten, am wenigsten, gewonnen
typed-word-say = sag, sage, sagen, gesagt, sagst, sagtest, erzähl, lies, lese, lesen, vorlesen, vor, zeig, zeige, zeigen, nenn, nenne, hören, höre, sehen, ansagen, an, wissen, weiß, anhören, anschauen, ansehen, schauen, rufe, ruf, rufen, gerufen, melde, meldet, gemeldet, schreie, ansage, verrate, verrat, beschreib, wiederhol, aus, auf, lies vor, mitteilen, noch mal sagen, durchgeben, aufzählen, zähl, zähle, zählen, sprich, sprechen, rede, reden, gucken, schau, guck, erklär, erkläre, erklärst, redest, sprichst
typed-word-again = noch einmal, nochmal, nochmals, wieder, einmal, noch mal, erneut, ein weiteres mal, noch eins, letzte meldung, die letzte meldung, letzten satz, letzte nachricht, die letzte nachricht
typed-word-pardon = wie bitte, wie, was, entschuldigung, verzeihung, hä, nicht verstanden, ich habe nicht verstanden, das habe ich nicht verstanden, hab ich nicht verstanden, habe ich nicht verstanden, nicht gehört, habe ich nicht gehört, ich habe das nicht gehört, das habe ich nicht gehört, ich habe das nicht verstanden, was war das, sorry, was hast du gesagt, hast du gesagt, was hast du gerade gesagt, was sagst du, wie war das, nicht mitgekriegt, nicht mitbekommen, nicht kapiert, nicht ganz verstanden, überhört, häh, hää, was bitte
typed-word-fit = passt, passen, passend, passende, geht, gehen, spielbar, passt jetzt, legbar, passt drauf, erlaubt, passendes, was passendes, etwas passendes
typed-word-table = oben, liegt, liegen, drauf, obendrauf, darauf, auf den stapel, auf dem stapel, stapel, ablagestapel, ablegestapel, auf den tisch, auf dem tisch, tisch, offen, oberste, obere, obersten, in der mitte, mitte, hin, raus, ab, aus, weg, nieder, rein, runter, auf, dran, haben, heraus, obenauf, aktuelle, aktuell, aufgedeckt, ganz oben, hinaus, davor, gilt, zu sehen, rauf, dazu, im spiel, dort, los, her, hinein, auf den haufen, haufen
typed-word-only = einzige, einziger, einziges, einzigen, die einzige, der einzige, das einzige, meine einzige, mein einziger, mein einziges
typed-word-onto = auf, oben auf
typed-word-or = -
typed-word-deck = vom stapel, stapel, nachziehstapel, vom nachziehstapel, ziehstapel, vom ziehstapel, vom deck, deck, stock, talon, aus dem stapel, ab, auf, neue, neu, weitere, noch eine, eine neue, hoch, vom haufen, haufen, nach, davon, dazu, eine karte, ne karte, eine neue karte
typed-word-drawn = gezogene, gezogen, gezogenen, gerade gezogen, eben gezogen, neue, neuen, gerade gezogene, frisch gezogene, frische, die ich gezogen habe, die ich gerade gezogen habe, aufgenommene, gezogne, frisch gezogen
typed-word-this = sie, diese, die, das, es, den, ihn, dies, dieser, dieses, diesen, die da, davon, mal, lieber, doch, jene, welche
typed-word-cards = karte, karten, meine karten, handkarten, der karten, meiner karten, von meinen karten, kärtchen, strafkarten, eine karte, ne karte, viele karten, wenige karten, wenig karten, so viele karten, mehr karten
typed-word-counted = karten, strafkarten
typed-word-number = nummer, nr, zahl, platz, position, ziffer, stelle, die nummer, mit der nummer, die zahl, von links, in der reihe, aus meinem blatt, in meinem blatt, aus meiner hand, auf meiner hand, in meiner hand, von vorne, von vorn, im blatt
typed-word-backwards = von rechts, von hinten, vom ende, vom ende her, von rechts gezählt
typed-word-not = nicht, nichts, kein, keine, keinen, nie, niemals, vergessen, ohne, hat vergessen, vergaß, vergisst, nix, kaum, später, nachher, noch nicht, ein andermal, nächstes mal, statt, anstatt, anstelle, an stelle, gar nicht, gar kein, gar nichts, noch gar nicht, ist weg, sind weg, ist schon weg, ist futsch, gleich leg ich, gleich lege ich, gleich spiel ich, gleich spiele ich, gleich zieh ich, gleich ziehe ich, gleich nehm ich, gleich nehme ich, gestern, vorgestern, irgendwann
typed-word-believe = glaube, glaub, glauben, traue, abkaufen, kaufe, stimmt, kauf, ab, wahr, echt, erlaubt, stimmen, sein, durfte
typed-word-they = er, sie, ihn, dass er, dass sie, der, die, du, ihr, der hat, die hat, ihm
typed-word-bluff = blufft, bluff, bluffen, geblufft, ein bluff, lügt, gelogen, lüge, schummelt, geschummelt, schummelei, mogelt, gemogelt, betrügt, schwindelt, blufftest, bluffst, deine karten, deine hand, seine karten, ihre karten, schwindelst, schummelst, mogelst, lügst, betrügst, beweis, beweise, faul, was faul, nicht sauber
typed-word-next = nächste, nächster, nächstes, als nächstes, als nächster, als nächste, danach, nach mir, folgt, danach dran, anschließend, nach ihr, nach ihm, hinterher, bald, nächsten, nächstem, nach
typed-word-direction = richtung, spielrichtung, rum, herum, uhrzeigersinn, welche richtung, andersrum, andersherum, wie rum, wie herum, rechtsrum, linksrum, rechts herum, links herum, geht s andersrum, geht es andersrum, geht s andersherum, geht es andersherum, geht s rückwärts, geht es rückwärts
typed-word-last = zuletzt, letzte, letzten, vorher, als letztes, gerade, davor, eben, soeben, vorherige, vorige
typed-word-happen = passiert, geschehen, geschah, war los, los war, gab es, verpasst, hab ich verpasst, habe ich verpasst, was ist los, ereignet, haben die anderen gemacht, gelaufen, abgegangen, seit, was verpasst, etwas verpasst, hab ich was verpasst, habe ich was verpasst, hab ich etwas verpasst, habe ich etwas verpasst, ist denn los, ist hier los, ist denn hier los, ist da los, ist denn da los, war denn los, war da los, geht denn hier ab, geht hier ab, der letzte gelegt, der letzte gespielt, der letzte gemacht, der vor mir gelegt, der vor mir gespielt, der vor mir gemacht
typed-word-cannot = nichts passt, passt nichts, habe nichts, hab nichts, kann nicht legen, kann nicht spielen, kann nichts legen, kann nichts spielen, habe nichts passendes, geht nicht, nichts passendes, es passt nichts, kann nichts, ich kann nichts legen, hab nichts passendes, keine passt, ich habe nichts, da muss ich, bleibt mir nichts übrig, nichts zu legen, nichts zum legen, geht ja nicht, geht doch nicht, geht ja gar nicht
typed-word-unable = kann nicht, ich kann nicht
typed-word-change = wechsle, wechseln, wechsel, ändere, ändern, neue, neu, soll, sein, wird, werden, auf, zu, in, nach, nehme, mit, möchte, und zwar, ist, machen, mach, ändert, nun, umstellen, stell, um, lautet, heißt, als, dann, draus, daraus, wechselt, umstellen auf, bleibt, bleiben, bleib, bleibe, bleiben wir bei, wir bleiben bei, ich bleibe bei, ich bleib bei, bleib bei, weitergeht, weitergehen, weitergehts, weiterzugehen
typed-word-give = gib, gib mir, gebt, geben, gib her, her, her damit, dann gib, rüber, reich, reiche, kriege, bekomme, hätte, will, hol mir, hole
typed-word-play = lege, leg, legen, spiele, spiel, spielen, werfe, wirf, werfen, hinlegen, leg hin, ausspielen, ablegen, ablege, abwerfen, drauflegen, drauf, rauslegen, raus, raushauen, hau raus, haue, hau, setze, setz, setzen, benutze, verwende, tue, tu, nehme, schmeiße, schmeiß, schmeiss, pack, packe, gebe, bringe, bring, lass, raus damit, weg damit, ab damit, knalle, loswerden, einsetzen, verwenden, benutzen, drauf damit, anlegen, lege an, rauswerfen, hinwerfen, wegwerfen, leg ab, machen, tun, aus, auslegen, legt, spielt, kommt drauf, hin damit, her damit, hau weg, kommt weg, muss weg, geht raus, fliegt raus, werf, nutz, nutze, werf ab, spiel aus, ditsch, knall, knalle hin, feuer, feuere, pfeffer, pfeffere, klatsch, klatsche, donnere, opfere, leg drauf, ausspiele, platziere, platzier, los werden, bediene, legst, spielst, geb, schieb, schiebe, lass fallen, haust, runter damit, ballere, baller, droppe, drop, zück, zücke, befördere, rück, rücke, serviere, präsentiere, präsentier, zock, zocke, spendiere, verpasse, trenne mich von, entledige mich, abgeben, gebe ab, geb ab, komme mit, komm mit, versenke, versenk, gehe mit, geh mit, trumpfe auf, hinpacken, hinknallen, jetzt kommt, da kommt, dann kommt, nun kommt, und jetzt kommt, und nun kommt, passt doch, passt ja, geht doch, geht ja, bei mir kommt, von mir kommt
typed-word-draw = ziehe, zieh, ziehen, nehme, nimm, nehmen, hebe, heb, abheben, aufnehmen, hole, hol, holen, hebe ab, nehme auf, aufheben, ziehe nach, nachziehen, kaufe, kaufen, nachgezogen, zieht, abnehmen, nehm, hol mir, zupfe, zupf, nehm auf, greif, greife
typed-word-keep = behalte, behalten, behalt, passe, passen, pass, halte, halten, lass, lasse, aufheben, hebe auf, spare, spar, sparen, bleibt, nicht legen, nicht spielen, lege nicht, spiele nicht, lege sie nicht, spiele sie nicht, weitergeben, bin fertig, fertig, ich passe, stecke, verzichte, zug beenden, beende meinen zug, auf die hand, auf der hand, will nicht, heb auf, hebe mir auf, für später, spare mir auf, spar auf, bleibt bei mir, in die hand, nehme sie auf die hand, steck sie ein, steck ein, nehm auf, nehme auf, aufnehmen, nehme sie auf, nehm sie auf, nehm ich auf, setze aus, setz aus, setz ich aus, setze ich aus
typed-word-accept = nehme an, annehmen, nehme sie, akzeptiere, strafe, die strafe, straf, strafkarten, die strafkarten, hinnehmen, akzeptieren, nehme hin, her damit, schlucke, schluck, gebe auf, von mir aus, meinetwegen
typed-word-catch = erwischt, erwische, erwisch, ertappt, ertappe, ertapp, fange, fang, gefangen, habe erwischt, geschnappt, schnapp, schnappe, melde, verpetze, petze, erwischen, hab dich, habe dich, hab ihn, hab sie, hab ich dich
typed-word-challenge = fordere heraus, herausfordern, fordere, heraus, zweifle, zweifel, zweifele, bezweifle, bezweifel, anzweifeln, zweifle an, zweifel an, an, anfechten, fechte an, herausforderung, widerspreche, einspruch, überprüfen, überprüfe, prüfe, prüfen, hinterfrage, fechte, ficht, fechten, fecht
typed-word-uno = uno, uno uno
typed-word-repeat = wiederhole, wiederhol, wiederholen, wiederholung, wiederholst, noch mal sagen, nochmal sagen, noch einmal sagen
typed-word-score = punkte, punkt, punktestand, stand, spielstand, ergebnis, punkten, zwischenstand, punktzahl, gesamtstand, nach punkten
typed-word-star = kontere, konter, kontern, gebe zurück, gib zurück, abwehren, wehre ab, blocke, zurückschicken, schicke zurück, schick zurück, wehr, wehre, wehren, dagegen, blocken, blockiere, zurückgeben, dagegenhalten, halte dagegen, halt dagegen, zurück, schützt, schütze, schütz, rettet, rette, hilft, abwehr, verteidige, verteidigt, wirft zurück, schickt zurück, schicke das zurück, schick das zurück, wehrt ab, wehrt, blockt, blockiert, kontert, gegen diese strafe, gegen die strafe, gegen die karten, gegen die vier, gegen die zwei, gegen zieh vier, gegen zieh zwei, gegen plus vier, gegen plus zwei, gegen strafkarten, beschützt, beschütze, beschützen, bewahrt, werf ich zurück, werfe ich zurück, schick ich zurück, schick ich dir zurück, schick ich das zurück, schick ich sie zurück, schick ich dir das zurück
typed-word-count = die wenigsten, wenigsten, am wenigsten
typed-word-nice = wäre gut, wäre schön, wäre nett, wäre toll, klingt gut, passt gut, passt mir, wäre mir recht, wäre mir lieb, wär gut, wär schön, sieht gut aus, ist gut, ist am besten, gefällt mir, am meisten hab ich, am meisten habe ich, hab ich am meisten, habe ich am meisten, davon hab ich am meisten, davon habe ich am meisten, wär super, wäre super, wär toll, wär nett, wär klasse, wär mir recht, wär mir lieb, wär prima, wäre jetzt am besten, wäre am besten, wär am besten, wäre jetzt gut, wär jetzt gut, wäre perfekt, wär perfekt, wäre prima, passt mir gut, passt mir am besten, ist mir am liebsten, wäre mir am liebsten, wär mir am liebsten, passt perfekt, passt super, passt prima, ist schön, ist super, ist toll, ist klasse, ist prima, ist perfekt, ist spitze, ist cool, ist nett, ist praktisch
typed-word-wonder = will ich, wollen wir, möchte ich, würde ich, werde ich, ist das, ist es, wär das, wäre das, soll das, war das
typed-word-top = worauf, worauf muss ich, worauf lege ich, wo drauf, was muss ich bedienen, bedienen
typed-word-do = macht, machte, gemacht, tut, tat, getan, gespielt, gelegt, bewirkt, bringt, funktioniert, funktionieren, heißt, bedeutet
typed-word-turn = dran, an der reihe, am zug, zug, reihe, am spiel, am, an, kommt, kommt dran, rum, runde, als nächster dran, drankommen, bin ich, wann bin ich, wann darf ich, wann komm ich, wartet ihr auf mich, auf mich gewartet, was machen, wartet man auf mich, warten wir, warten, wartet, wird gewartet, läuft, laufen, jetzt kommt, da kommt, dann kommt, nun kommt, und jetzt kommt, und nun kommt
typed-word-quit = aufhören, beenden, verlassen, gehen, schluss, ende, schluss machen, raus, stoppen, spiel beenden, das spiel beenden, das spiel verlassen, spiel verlassen, abhauen, schließen, nach hause, nicht mehr spielen, höre auf, hör auf, mach schluss, aussteigen, will nicht mehr, mag nicht mehr, keine lust mehr, genug, das war s, das wars, muss los, muss weg, ich muss los, ich muss weg, geh, gehe, verlasse, verlass, tschüss, tschüs, auf wiedersehen, ciao
typed-word-keys = hilfe, hilf, hilf mir, tasten, befehle, helfen, was kann ich tippen, was kann ich eingeben, welche tasten, welche befehle, anleitung, wie geht das, wie funktioniert das, helft, unterstützung, ich weiß nicht weiter, weiß nicht weiter, ich weiß nicht mehr weiter, weiß nicht mehr weiter, hilf mir mal, hilf mir weiter, hilf mir mal weiter, check s nicht, ich check s nicht, checks nicht, ich checks nicht, komm nicht weiter, ich komm nicht weiter, komme nicht weiter, ich komme nicht weiter, blick nicht durch, ich blick nicht durch, blick da nicht durch, ich blick da nicht durch, komm nicht klar, ich komm nicht klar, komme nicht klar, ich komme nicht klar, kenn mich nicht aus, ich kenn mich nicht aus, ich kenne mich nicht aus, kenn mich hier nicht aus, ich kenn mich hier nicht aus
typed-endings = -
typed-because = weil, da ich, denn ich, damit, sonst, statt, anstatt, anstelle, an stelle
typed-therefore = also, daher, deshalb, deswegen, darum
typed-answer-yes = mach das, mach nur, genau, richtig, stimmt, gerne, gern, nur zu, na klar, klar doch, logisch, meinetwegen, von mir aus, warum nicht, einverstanden, passt, in ordnung, geht klar, auf jeden fall, so ist es, ja genau, jep, jup, joa, na gut, nun gut, na dann, okay, sicher, jo mach, mach, jo, gerne doch, aber gern, aber ja, ja doch, doch, unbedingt, ja ja, jaja, na logo, logo, aber sicher, sicher doch, aber klar, na sicher, jawoll, auf alle fälle, ich denke schon, ich denk schon, denk schon, ich glaube schon, ich glaub schon, klaro, mit vergnügen, mach schon, mach doch, ja klar
typed-answer-no = lass mal, nein lass mal, auf keinen fall, bloß nicht, besser nicht, nicht jetzt, vergiss es, doch nicht, nein doch nicht, will ich nicht, möchte ich nicht, ich will nicht, ich möchte nicht, niemals, keinesfalls, natürlich nicht, ich glaube nicht, eher nicht, ne, das reicht, das reicht mir, reicht, reicht mir, genug, nee lass mal, heute nicht mehr, nicht nötig, muss nicht sein, nee du, nein du, ach nee, lass gut sein, lass stecken, auf gar keinen fall, von wegen, nein nein, nee nee, nix da, kommt nicht in frage, versehen, ein versehen, aus versehen, irrtum, ein irrtum, vertippt, verhört, falsch, missverständnis, falsch verstanden, nicht so gemeint, anders gemeint, nicht gemeint, meinte ich nicht, meine ich nicht, das meinte ich nicht, hab ich nicht gemeint, habe ich nicht gemeint, nicht was ich wollte, das wollte ich nicht, wollte ich nicht, noch nicht, nicht doch, auf keinsten, nicht wirklich

## Places in the hand

typed-place-1 = erste, ersten, erster, erstes, ganz links, linke, linken, äußerste links, ganz vorne links, die linke, allererste, links außen, ganz außen links, ganz am anfang, ganz vorne, ganz vorn, vorderste, vordersten
typed-place-2 = zweite, zweiten, zweiter, zweites
typed-place-3 = dritte, dritten, dritter, drittes
typed-place-4 = vierte, vierten, vierter, viertes
typed-place-5 = fünfte, fünften, fünfter, fünftes
typed-place-6 = sechste, sechsten, sechster, sechstes
typed-place-7 = siebte, siebten, siebter, siebente, siebenten, siebtes
typed-place-8 = achte, achten, achter, achtes
typed-place-9 = neunte, neunten, neunter, neuntes
typed-place-10 = zehnte, zehnten, zehnter
typed-place-11 = elfte, elften, elfter
typed-place-12 = zwölfte, zwölften, zwölfter
typed-place-last = letzte, letzten, letzter, letztes, ganz rechts, hinterste, ganz letzte, allerletzte, rechte, rechten, äußerste rechts, die rechte, rechts außen, ganz außen rechts, ganz hinten, ganz am ende, hintersten
typed-place-last-but-one = vorletzte, vorletzten, vorletzter, zweitletzte, zweitletzten
typed-place-last-but-two = drittletzte, drittletzten, drittletzter, vorvorletzte, vorvorletzten

## What dictation writes for a word of the same sound

typed-sound-0 = nul
typed-sound-1 = heinz, eines
typed-sound-2 = zweig
typed-sound-3 = frei, dreh, trei, drai
typed-sound-4 = führ, wir, vieh
typed-sound-5 = fünft
typed-sound-6 = sex, sechse
typed-sound-7 = sieb, siehe, sie ben, siebn, siem
typed-sound-8 = ach, acht
typed-sound-9 = neu, neuen
typed-sound-red = rad, roth, brot, tot, roht, rohte, rohten, rohter
typed-sound-green = grien, krün
typed-sound-blue = bau, lau, plau
typed-sound-yellow = geld, gelt
typed-sound-uno = u no, juno, und no, du no
