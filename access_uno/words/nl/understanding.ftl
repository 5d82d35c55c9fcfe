# Words of sentences that players type: each message has the words for one meaning, with commas between them.
# A word may stand in several messages. A hyphen stands for none. docs/translating.md tells what they are for.

## What is asked back

ask-meant-play = { CARD($card, capital: "yes") } spelen?
ask-meant-draw = Een kaart pakken?
ask-meant-keep = De kaart bewaren?
ask-meant-accept = De kaarten nemen?
ask-meant-challenge = { $name } uitdagen?
ask-meant-catch = { $name } betrappen?
ask-meant-uno = UNO roepen?

## Words by their meaning

typed-word-me = ik, me, mij, mijn, m n, mn, we, wij, ons, ikzelf, uit mijn hand, ben, k, zelf, mijne, mijnen, van mijn hand, van m n hand, van de rij, van mijn rij, in de rij
typed-word-you = je, jij, jou, u, spel, computer, jullie, je net, ge, gij
typed-word-all = iedereen, alle, allemaal, ieder, elk, elke, de anderen, anderen, andere, de rest, spelers, andere spelers, de andere spelers, tegenstanders, elke speler, iedere speler, alle spelers
typed-word-want = wil, wil graag, zou, zou graag, zou willen, wou, moet, ga, gaan, laat, laat me, laat mij, graag, kies, kiezen, neem, nemen, doe, doe maar, doe dan, wens, liever, heb liever, hoef, mag, graag willen, voor, willen, probeer, probeer te, te, besluit, ik ga, ga maar, heb, ga voor, even, moet wel, moet dan, kun je, kan je, ben van plan, laten we, laten, besloten, dan moet ik, nu moet ik, dus moet ik, ik moet, het liefst, liefst, wat dacht je van, laten we zeggen, nodig, heb nodig, ik zal, k zal, moeten, mijn keuze valt op, keuze valt op, mijn keuze is, mijn keus is, keus valt op, keuze gaat naar, mijn keuze gaat naar, voorkeur gaat uit naar, voorkeur gaat naar, mijn voorkeur is, opteer voor, verkies, prefereer, beslis, dan zal ik, nu zal ik, dus zal ik, hier zal ik, dan ga ik, dan wil ik, wens te, zal wel, zal maar
typed-word-played = gespeeld, gelegd, neergelegd, opgelegd, gegooid, weggelegd, was de laatste kaart, was de laatste
typed-word-please = alsjeblieft, alstublieft, aub, a u b, ajb, graag, dank je, dank je wel, dankjewel, bedankt, dank u, oké, ok, okay, oke, goed, nou, nu, dan, dus, even, maar, eens, toch, gewoon, hé, hey, hallo, hm, eh, ach, prima, best, mooi, op dit moment, momenteel, net, al, alvast, nog, er, daar, hier, zo, wel, direct, meteen, snel, precies, vooruit, goed dan, nou goed, in orde, ik denk, ook, te, in, bij, om, aan, naar, voor, het, is, een, de, dat, die, met, van, op, zie, jammer, helaas, eigenlijk, eerst, ah, hoor, tja, allemaal, toch maar, maar even, natuurlijk, zeker, vast, uiteraard, geen probleem, absoluut, graag dan, mij, voor mij, voor me, indien mogelijk, rustig, misschien eens, denk ik, volgens mij, meteen weer, direct weer, gelijk weer, doe maar, doe dat, ik weet het zeker, hier is, hier komt, daar is, joh, maar weer, hier heb je, alsjeblieft hier, t, n, d r, hè, haha, hup, weet je wat, nou ja, gelijk, lekker, ietsje, een beetje, een tikje, allez, allee, amai, den, nen, ne, goh, ik peins, peins ik, da s, ik bedoel, bedoel ik, bedoelde ik, ik bedoelde, top, vandaag, voor vandaag, kom, sorry, jongens, mensen, meiden, vrienden, schat, hopla, hoppa, tadaa, joepie, zeg, vooruit dan maar, even kijken, effe kijken, ff kijken, eens kijken, laat eens kijken, laat me eens kijken, laat me kijken, ff, effe, effen, efkes, yo, boem, bam, chill, nah, lieverd, liefje, schatje, gast, ouwe, bro, man, tsja, shit, verdorie, potverdorie, een keer, ne keer, een keertje, in deze beurt, deze beurt, deze keer, dit keer, ditmaal, bij deze, helemaal, hier pak aan, nog wat, ho, ho ho, oh, o, hehe, eh ja, afijn, enfin, voila, voilà, ik vermoed, vermoed ik, ik gok, gok ik, ik meen, meen ik, ik wed, ik durf te wedden, ik heb zo n vermoeden, het lijkt me, lijkt me, er zit niks anders op dan, er zit niets anders op dan, niks aan te doen, niets aan te doen, er is niks aan te doen, de boel, het spel, het hele spel, ik heb geen keus, heb geen keus, geen keus, ik heb geen keuze, heb geen keuze, geen keuze, ik heb geen andere keus, even denken, even nadenken, eens denken, laat me denken, laat me even denken, laat me eens denken, en snel, snel een beetje, een beetje snel, vlug, vlug een beetje, daar heb je, daar hebben we, hier hebben we, jouw beurt, nu jij, en nu jij, en klaar, wat een geluk, wat een mazzel, gelukkig, gelukkig maar, wat ik doe is, wat ik leg is, wat ik speel is, is wat ik leg, is wat ik speel, als het kan, als het mag, als dat kan, als dat mag, als u wilt, als je wil, als je wilt, ook alweer, ook weer, alweer, geloof ik
typed-word-courtesy = alsjeblieft, alstublieft, aub, graag, dank je, zo vriendelijk, zo vriendelijk zijn, zo vriendelijk willen zijn, zo goed zijn, zo lief zijn, zo lief, zo aardig zijn, wees zo goed, wees zo vriendelijk, wees zo lief, als het kan, als het mag, als dat kan, als dat mag, als u wilt, als je wil, als je wilt
typed-word-idiom = pas op, pas maar op, hou vol, hou je vast, hou je in, hou je mond, neem plaats, neem de tijd, geef het op, geef op, geef toe, pak aan, pak in, het trekt, leg uit, leg dat uit, leg dat eens uit, leg je er bij neer, leg je erbij neer, laat los, zet door, ga zitten, leg je er maar bij neer, herinner me, help me herinneren, denk eraan, weet niet of, weet nog niet of, hou van, houd van, hou ik van, houd ik van, jammer van, kom je, kom jij, mooi weer, slecht weer, lekker weer, de trein, de tram, had ik maar, had ik nou maar, hadden we maar, als ik maar, wacht met, wacht even met, wacht nog met, wacht nog even met, schiet op, schiet eens op, schiet nou op, nog een momentje, nog een minuutje, nog een moment, nog een minuut, nog een seconde, nog een ogenblik, nog een ogenblikje
typed-word-ask = ik weet niet meer, weet niet meer, ik ben vergeten, ik ben kwijt, ik wil weten, ik zou graag weten, ik vraag me af, weet je, weet u, mag ik weten, mag ik vragen, kun je me zeggen, kunt u me zeggen, kan je me vertellen, geen idee
typed-word-are = is, zijn, ben, was, waren, er, het, staat, worden, werd, wordt, nu, net, op, in, aan, aan het, van, met, bij, daar, zit, zitten, over, geweest, om, voor, hun, zijn er, is er, dit, bent, het nu, zijt, had, hadden, ligt, ligt er, liggen, liggen er, gaat
typed-word-hold = heb, heeft, hebben, hebt, houd, houdt, bezit, over, allemaal, nog over, in handen, in de hand, in hand, in zijn hand, in haar hand, zit, zitten, vast, heb ik, in mijn hand, op mijn hand, ik heb, ik heb al, heb ik al, had nog, had vast nog, hadden nog, had hij, had zij, had ze, had je, in mijn handen, in m n handen, in uw handen, op handen, over in mijn hand, heb ik nog, heb ik nog een
typed-word-which = wat, welke, welk, wat voor, wat voor kaarten, wat voor een, wat allemaal, welke van, wat precies, welke van mijn, waar, iets, wanneer, een of andere kaart, wat dan ook, of, nog wat, ergens, ergens mee, met welke kaart, met welke kaarten, met welke, met wat, waarmee, waar vind ik, waar kan ik vinden, waar vind je
typed-word-who = wie, wiens, wie z n, welke speler, wie is, aan wie, iemand
typed-word-how-many = hoeveel, hoe veel
typed-word-how = hoe, hoe is
typed-word-may = kan, kan ik, mag, mag ik, kunnen, kun, kun je, kunt u, kan je, zou ik, zou je, zou ik kunnen, zou ik mogen, mogelijk, is het mogelijk, kunnen we, mogen, wil je, wil jij, zou jij, mocht, wilt u, wilt, wilt ge, wilde u, kunt ge, kunde, kan u, zou u, zoudt u, zou u kunnen, zou u willen, zou je willen, mogen we, zullen we, wees
typed-word-must = moet ik, zal ik, hoef ik, moest ik, moest
typed-word-lead = voor, voorop, wint, winnen, gewonnen, aan het winnen, win, aan kop, leidt, bovenaan, eerste, op kop, de leiding, de meeste punten, de beste, staan, staat, ervoor, achter, aan de leiding, verliest, het beste, meeste, de meeste, hoogste, het hoogste, het meest, meer, minste, de minste, het minst, sta, sta ik
typed-word-say = zeg, zei, zeggen, gezegd, vertel, vertellen, lees, lezen, voorlezen, voor, laat zien, laat, zien, toon, noem, hoor, horen, bekijk, bekijken, kijken, weten, roep, roepen, geroepen, meld, gemeld, melden, opnoemen, som, op, lees voor, herhaal, beschrijf, zie, nagaan, weet, vertel me, zegt, riep, noemen, tellen, tel, bijna vergeten, was ik bijna vergeten, ik was bijna vergeten, vergat ik bijna, ik vergat bijna, ik vergeet bijna, hoorde
typed-word-again = nog eens, nog een keer, nogmaals, opnieuw, weer, nog een keertje, eens, laatste bericht, het laatste bericht, de laatste zin, de laatste melding, de laatste boodschap
typed-word-pardon = pardon, wat, sorry, wablief, wat zeg je, wat zei je, hè, excuseer, niet verstaan, ik heb het niet verstaan, ik verstond het niet, dat heb ik niet verstaan, niet gehoord, ik heb het niet gehoord, dat heb ik niet gehoord, ik heb je niet verstaan, wat was dat, hoe bedoel je, ik hoorde het niet, verstond ik niet, dat verstond ik niet, dat hoorde ik niet, wat heb je gezegd, zei je, wablieft, watte, wat blieft u, ik heb je niet gehoord, ik heb u niet verstaan, niet goed verstaan, ik verstond u niet, ik verstond je niet, verstond u niet, u niet verstaan, je niet verstaan, ik versta je niet, ik versta u niet, ik hoor je niet, ik hoor u niet, ik kan je niet verstaan, ik kan u niet verstaan
typed-word-fit = past, passen, passend, passende, kan, kunnen, speelbaar, speelbare, geldig, gespeeld worden, gelegd worden, mogen, mag, past erop, kan ik verder, verder kan, mee verder, mee uit, verder kunnen, kan er op, kan er nu op, kan er allemaal op, mag er op, mag er nu op, past er nu op
typed-word-table = boven, bovenop, bovenaan, bovenste, op tafel, op de tafel, tafel, op de stapel, stapel, aflegstapel, op de aflegstapel, open stapel, in het midden, midden, neer, op, uit, weg, in, erop, af, open, erbij, daarop, eruit, weg te leggen, bovenop de stapel, huidige, op het moment, op de open stapel, aan, gebruik, op de hoop, kaartstapel, in het spel, in spel, d r op, eraf, ervan af, eraan, erin
typed-word-only = enige, de enige, mijn enige, het enige, enigste, mijn enigste, die ene, de ene, dat ene
typed-word-onto = op, bovenop, boven op
typed-word-or = -
typed-word-deck = stapel, van de stapel, van de trekstapel, trekstapel, pot, uit de pot, van de pot, deck, nieuwe, nog een, extra, van de hoop, gesloten stapel, van de gesloten stapel, bij, erbij, van het stapeltje, een kaart, een kaartje, een nieuwe kaart, stok, van de stok, uit de stok, in de stok, één kaart, één kaartje
typed-word-drawn = getrokken, gepakte, gepakt, net getrokken, net gepakt, net gepakte, nieuwe, die ik net pakte, die ik net getrokken heb, die ik net heb getrokken, die ik heb getrokken, die ik net heb gepakt, genomen, gekregen, getrokkene, verse, die ik pakte, pas getrokken
typed-word-this = hem, deze, die, dit, dat, het, ze, er, haar, ervan, deze maar, die daar, m, t, d r, da, dees
typed-word-cards = kaart, kaarten, kaartje, kaartjes, van mijn kaarten, strafkaarten, een kaart, een kaartje, veel kaarten, weinig kaarten, zoveel kaarten, meer kaarten, handkaarten, één kaart, één kaartje
typed-word-counted = kaarten
typed-word-number = nummer, nr, getal, plaats, positie, cijfer, het nummer, plek, met het nummer, van links, nummertje
typed-word-backwards = van rechts, vanaf rechts, van achteren, van achter, vanaf het einde, van rechts af
typed-word-not = niet, geen, nooit, vergeten, vergat, zonder, is vergeten, heeft vergeten, niks, niets, amper, vergeet, niemand, later, straks, nog niet, een andere keer, volgende keer, moeten zeggen, moeten roepen, niet spelen, niet leggen, in plaats van
typed-word-believe = geloof, geloven, vertrouw, vertrouwen, waar, klopt, kloppen, echt, eerlijk, mag, trap, vertrouw het, mocht, mogen, geloof ik
typed-word-they = hij, zij, ze, dat hij, dat zij, dat ze, die, je, jij, u, ge, gij
typed-word-bluff = bluf, bluft, bluffen, gebluft, bluffer, een bluf, liegt, gelogen, leugen, leugenaar, vals, speelt vals, valsspeelt, vals speelt, bedriegt, bedrog, nep, blufte, je kaarten, jouw kaarten, je hand, jouw hand, zijn kaarten, haar kaarten, jokt, jokken, je jokt, uw kaarten, uw hand, kan niet kloppen, klopt niet, niet kloppen, klopt niks van, klopt geen bal van, klopt geen hout van, bewijs, bewijs het, bewijs dat
typed-word-next = volgende, de volgende, hierna, na mij, straks, volgt, daarna, erna, na hem, na haar, vervolgens, komt na mij
typed-word-direction = richting, kant, speelrichting, kant op, met de klok mee, linksom, rechtsom, in het rond, gaan we andersom, gaan we nu andersom, gaan we weer andersom
typed-word-last = laatst, laatste, het laatst, als laatste, net, vorige, daarvoor, zojuist, eerder, laatste kaart, juist, zonet, daarnet, zo net
typed-word-happen = gebeurd, gebeurde, gebeurt, heb ik gemist, gemist, aan de hand, voorgevallen, hebben de anderen gedaan, er gebeurd, deden de anderen, ik gemist, gebeurd sinds, er gebeurd sinds, sinds, hebben jullie gedaan, deden jullie
typed-word-cannot = kan niets, kan niets spelen, kan niks, kan niks spelen, niets past, niks past, er past niets, er past niks, heb niets, heb niks, kan niet spelen, kan niks leggen, kan niets leggen, kan niet leggen, heb niets passends, ik heb niks, ik heb niets, geen passende kaart, past niets, past niks, ik moet wel, niks om te leggen, niets om te leggen, niks te leggen, niks passends, niets passends, heb niks passends, heb niets wat past, heb niks wat past, kan er niks mee, kan er niets mee, ik kan er niks mee, kan hier niks mee, kan hier niets mee, kan daar niks mee, kan daar niets mee, kan nergens op, kan nergens mee verder
typed-word-unable = kan niet, ik kan niet
typed-word-change = verander, veranderen, verander in, wordt, worden, nieuwe, naar, in, maak, maak er, maak het, ervan, doe, met, van, moet, zijn, is, kies, wissel, wisselen, op, van maken, zet, er, het, de nieuwe kleur, wil, wordt het, verder met, verdergaan met, we gaan verder met, hou het op, houd het op, houden het op, we houden het op, blijf bij, blijven bij, we blijven bij, ik blijf bij, blijft gewoon
typed-word-give = geef, geef me, geef mij, geef maar, aan, krijg, mag, doe me, doe, hier met, mag ik, kom maar op met, laat komen, geef hier, geeft, geeft u, geeft ge, bezorg me, schuif
typed-word-play = speel, spelen, speelt, speel uit, leg, leggen, legt, neerleggen, leg neer, neer, gooi, gooien, gooi op, opgooien, weggooien, doe, doen, zet, zetten, inzetten, zet in, gebruik, gebruiken, wegdoen, afleggen, leg af, wegleggen, weg, opleggen, leg op, uitspelen, speel maar, leg maar, leg weg, werp, kwijt, kwijtraken, plaats, plaatsen, leg aan, aanleggen, uit, ingooien, knal, smijt, mik, doe weg, gooi weg, gaat weg, moet weg, mag weg, gaat eruit, gaat erop, smijten, kwak, kwakken, mikken, dump, dumpen, plemp, flikker, flikkeren, duw, ruim op, lozen, loos, wegspelen, neergooien, gaat op tafel, kom met, kom uit met, uitkomen met, daar gaat, daar gaat ie, gooit, zette, werpt, plaatst, gebruikt, legt neer, legt op, legt weg, legt af, gooit op, gooit weg, speelt uit, zet op, drop, droppen, gooi neer, gooit neer, smijt weg, gaat er nu op, gaat er dan op, gaat er maar op, gaat er ook op, gaat er lekker op, gaat er meteen op, raak kwijt, raakt kwijt, maak kwijt, breng in, laat vallen, los, speel weg, kom mee
typed-word-draw = pak, pakken, pakt, trek, trekken, trekt, neem, nemen, neemt, raap, rapen, oprapen, raap op, bijpakken, pak bij, haal, halen, koop, kopen, pikken, pik, optrekken, bijtrekken, bijnemen, neem bij, trek bij, haal bij, te pakken, te trekken
typed-word-keep = hou, houd, houden, bewaar, bewaren, behoud, behouden, pas, passen, laat, hou vast, niet spelen, speel niet, speel hem niet, leg hem niet, niet leggen, ik pas, in mijn hand, vasthouden, spaar, sparen, ben klaar, klaar, einde beurt, beëindig mijn beurt, steek, achterhouden, laten zitten, wil hem niet spelen, voor straks, voor later, blijft, blijft bij mij, in de hand, hou bij, houd bij, steek bij, bij de hand, laat zitten, laat maar zitten, bewaart, stop bij, stop weg, stop terug, steek weg, steek erbij, stop erbij, bij mijn andere kaarten, bij mijn kaarten, bij de andere kaarten, bij de rest, laat liggen, laten liggen
typed-word-accept = accepteer, accepteren, aanvaard, aanvaarden, straf, de straf, strafkaarten, neem ze, neem straf, pak ze, slik, incasseer, vooruit dan maar, laat maar komen, kom maar op, laat komen, kom maar
typed-word-catch = betrap, betrapt, betrappen, betrapt op, vang, gevangen, snap, gesnapt, te pakken, verklik, heb betrapt, verlinken, heb je, heb ik je, ik heb je, heb hem, heb haar, bent erbij, je bent erbij
typed-word-challenge = daag uit, uitdagen, daag, uit, daagt uit, betwijfel, betwist, betwijfelen, protesteer, bezwaar, controleer, controleren, vecht aan, aanvechten, uitdaging, trek in twijfel, twijfel eraan, eraan, daag hem uit, daag haar uit
typed-word-uno = uno, uno uno
typed-word-repeat = herhaal, herhalen, herhaling, herhaal dat, zeg het nog eens, zeg dat nog eens, zeg nog eens, zeg het nog een keer, zeg dat nog een keer, nog een keer zeggen, nog eens zeggen, lees dat nog eens
typed-word-score = stand, punten, score, puntenstand, tussenstand, punt, de stand, uitslag, scores, puntentelling
typed-word-star = kaats terug, terugkaatsen, stuur terug, terugsturen, afweren, blokkeer, kaats
typed-word-count = de minste, minste, het minst
typed-word-nice = lijkt me goed, lijkt me wel wat, lijkt me wel goed, klinkt goed, zou fijn zijn, zou mooi zijn, zou goed zijn, is goed, is prima, is het beste, lijkt me het beste, lijkt me leuk, vind ik mooi, vind ik leuk, vind ik fijn, vind ik het mooist, vind ik het leukst, is mijn lievelingskleur, ofzo, of zo, of zoiets, zullen we, zal het, dan zal het, laat ons, blijven, lievelingskleur, mijn lievelingskleur
typed-word-wonder = wil ik, wou ik, ga ik, zou ik, zou die, zou dat, zou deze, zou hij, zou dit, zou m, zou ze, zal die, zal hij, heb ik, heb ik nog, heb ik al, heb ik nog een
typed-word-top = waarop, waar op, waar moet ik op, waar leg ik op, waar speel ik op, ligt er, ligt, geldt, lag, lag er, liggen er
typed-word-do = doet, deed, gedaan, gespeeld, gelegd, uitgespookt, speelde, legde, gooide, pakte, trok, nam, speelden, deden, pakten
typed-word-turn = beurt, aan de beurt, aan zet, zet, aan, aan het spelen, mijn beurt, de beurt, beurten, moet spelen, moet, komt, komt er, ben ik, wanneer mag ik, wanneer ben ik, ben ik straks, mag ik, wachten op mij, wacht men op mij, wachten jullie op mij, wachten we, wachten, wacht, hoe lang nog, hoelang nog, hoe lang duurt het, hoelang duurt het, hoe lang duurt het nog, hoelang duurt het nog, duurt het lang, duurt het nog lang, lang wachten, nog lang wachten, tot ik mag, voor ik mag, voordat ik mag, moet ik lang wachten, moet ik nog lang wachten, hoeveel beurten nog, hoeveel beurten, hoeveel spelers nog, hoeveel spelers zijn er nog voor mij, jouw beurt, bijna aan de beurt, bijna aan zet, bijna mijn beurt, ben ik bijna, mag ik bijna
typed-word-quit = stop, stoppen, weg, ophouden, beëindigen, afsluiten, verlaten, sluit af, weggaan, naar huis, klaar, uitstappen, stoppen met spelen, het spel verlaten, spel verlaten, het spel beëindigen, sluiten, hou op, kappen, genoeg, niet meer spelen, ermee, ermee stoppen
typed-word-keys = help, hulp, toetsen, opdrachten, helpen, help me, wat kan ik typen, welke toetsen, welke opdrachten, hoe werkt dit, hoe werkt het, commando s, uitleg, instructies, handje, ik snap er niks van, ik snap het niet, ik begrijp er niks van, ik begrijp het niet
typed-endings = -
typed-because = omdat, want, zodat, anders win, anders wint, anders kan, anders heb, anders heeft, anders is, anders ben, anders moet, in plaats van
typed-therefore = dus, daarom, daardoor, mooi niet, ik pas niet, dat dacht ik niet, dacht het niet, dacht ik niet, niet waar, dat is niet waar, niet eerlijk, dat is niet eerlijk
typed-answer-yes = doe maar, ja doe maar, graag, klopt, precies, inderdaad, goed, is goed, dat is goed, uiteraard, natuurlijk, tuurlijk, akkoord, waarom niet, vooruit, vooruit maar, doe dat, zeker weten, jep, jup, juist, ja graag, best, mij best, ga je gang, nou goed, oké dan, vooruit dan, zeker, goed idee, doen we, dat doen we, waarom ook niet, die wou ik, die wil ik, die bedoel ik, dat wou ik, dat wil ik, dat bedoel ik, die is het, die moet het zijn, dat lijkt me goed, lijkt me goed, lijkt me prima, dat lijkt me een goed idee, lijkt me een goed idee, lijkt me een uitstekend idee, uitstekend, uitstekend idee, prima idee, perfect, dat klopt, doe dat maar, zo is het, ga maar door, doe die maar, die maar, die moet je hebben, die moeten we hebben, die heb ik nodig, dat is de juiste, die is goed, die is juist, heel graag, ja heel graag, heel erg graag, dolgraag, graag zelfs, echt wel, zeer zeker, ik denk het wel, ik denk van wel, ik geloof van wel, ik geloof het wel, geloof ik wel
typed-answer-no = doe maar niet, nee doe maar niet, toch niet, niet doen, nu niet, laat maar, nee laat maar, beter van niet, zeker niet, absoluut niet, dat wil ik niet, ik wil niet, vergeet het, vergeet het maar, echt niet, natuurlijk niet, nee toch niet, ik denk het niet, ik dacht het niet, neuh, hoeft niet, hoeft voor mij niet, voor mij hoeft het niet, dat hoeft niet, geen zin, toch maar niet, mij niet gezien, dat bedoel ik niet, dat bedoelde ik niet, die bedoel ik niet, die bedoelde ik niet, die niet, die wil ik niet, die wou ik niet, niet die, dat niet, een andere, ik bedoelde een andere, ik bedoel een andere, ik wou een andere, dat klopt niet, klopt niet, die andere, liever een andere, nee wacht, wacht nee, nee nee, wacht toch niet, ik heb me vergist, vergissing, dat was een vergissing, nog niet, nog even niet, ik wacht nog, ik wil nog wachten, ik wacht liever nog, dat is de verkeerde, verkeerde kaart, bijlange niet, bijlange na niet, bijlange, geen sprake van, in geen geval, nog lang niet, lange niet, helemaal niet, dat lijkt me niet, lijkt me niet, dat lijkt me geen goed idee, lijkt me geen goed idee, ik denk van niet, ik geloof van niet, ik geloof het niet

## Places in the hand

typed-place-1 = eerste, helemaal links, uiterst links, linkse, linker, meest linkse, allereerste, voorste, vooraan, eerste van links
typed-place-2 = tweede
typed-place-3 = derde
typed-place-4 = vierde
typed-place-5 = vijfde
typed-place-6 = zesde
typed-place-7 = zevende
typed-place-8 = achtste
typed-place-9 = negende
typed-place-10 = tiende
typed-place-11 = elfde
typed-place-12 = twaalfde
typed-place-last = laatste, achterste, allerlaatste, helemaal rechts, uiterst rechts, rechtse, rechter, meest rechtse, laatste kaart, achteraan
typed-place-last-but-one = voorlaatste, op één na laatste, op een na laatste, op een na de laatste, op één na de laatste
typed-place-last-but-two = op twee na laatste, op twee na de laatste

## What dictation writes for a word of the same sound

typed-sound-0 = nu l
typed-sound-1 = eentje, ene
typed-sound-2 = wee, tweeën
typed-sound-3 = drie en, drij
typed-sound-4 = fier, vieren, hier
typed-sound-5 = vijver
typed-sound-6 = zus, ses
typed-sound-7 = seven, zeve, zeuven, zeeven
typed-sound-8 = macht, agt, wacht
typed-sound-9 = tegen, nege
typed-sound-red = root, brood, lood, rot, roodde, roode
typed-sound-green = roen, groei, groenne
typed-sound-blue = bouw, blouw, blouwe, bouwe
typed-sound-yellow = geef, heel
typed-sound-uno = u no, je no, juno, oeno
