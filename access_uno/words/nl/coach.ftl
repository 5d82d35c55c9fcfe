# De coach: een tip als je aan de beurt bent, en wat je in een spel had kunnen doen.

command-hint = geeft je een tip als je aan de beurt bent; na het spel hoor je wat je had kunnen doen.
typed-hint = tip, hint, help me, wat moet ik spelen, wat moet ik doen, wat zou jij doen, wat zou je doen, wat raad je aan, wat raad je me aan, wat moet ik nu doen, wat denk jij, wat denk je, wat vind jij, wat zou jij nu doen, wat zou jij nu spelen, wat zou jij spelen, wat zou jij leggen, wat zou je leggen, wat zou je spelen, wat kan ik het beste doen, wat kan ik het beste spelen, wat kan ik het beste leggen, wat kan ik het best doen, wat kan ik het best spelen, wat is het slimst, wat is slim, wat is verstandig, wat is het beste, wat is de beste zet, beste zet, geef me een tip, geef eens een tip, een tip graag, heb je een tip, heb je een tip voor mij, heb je een hint, geef me een hint, advies, geef advies, geef me advies, wat adviseer je, raad me iets aan, ik weet niet wat ik moet doen, ik weet niet wat ik moet spelen, wat is wijs, help me kiezen, help me even kiezen, wat moet ik leggen, hintje, tipje, een tipje, een hintje, een tipje graag, geef me een hintje, geef me een tipje, geef eens een hintje, geef eens een tipje, geef eens een hint, geef een hint, geef een tip, een hint graag, mag ik een tip, mag ik een hint, mag ik een hintje, mag ik een tipje, wil een tip, ik wil een tip, een beetje hulp bij mijn zet, wat ik het beste kan doen, wat ik moet doen, wat ik kan doen, wat ik het best kan doen, wat ik zou moeten doen, wat ik moet spelen, wat ik moet leggen, wat het beste is, wat slim is, wat ik het beste kan leggen, wat ik het beste kan spelen, wat zal ik doen, wat zal ik leggen, wat zal ik spelen, wat zal ik nou doen, zou jij leggen, zou jij spelen, zou je leggen, zou je spelen, zou jij nu leggen, zou jij nu spelen, zal ik leggen, zal ik spelen, kan ik het beste leggen, kan ik het beste spelen, kan ik het best leggen, kan ik het best spelen, kan ik beter leggen, kan ik beter spelen, kaart is het beste, kaart is de beste, kaart is het slimst, raad jij aan, wat raad jij aan, wat raad jij me aan, help mij kiezen, help mij even kiezen, wat is een goede zet, wat zou een goede zet zijn, wat is nu een goede zet
deed-hint = Tip
hint-comes = Een ogenblik.
hint-not-now = Je kunt een tip krijgen als je aan de beurt bent.
refused-no-hints = Aan deze tafel krijg je geen tips.
refused-not-over = Het spel is nog niet afgelopen.
refused-no-hint-now = { hint-not-now }
hint-given = De tip: { $deed }. { $why }
hints-had = { $count ->
    [one] Met één tip. Een spel met tips telt niet mee.
   *[other] Met { $count } tips. Een spel met tips telt niet mee.
}
hints-had-by = { $count ->
    [one] { $name } speelde met één tip, dus dit spel telt niet mee.
   *[other] { $name } speelde met { $count } tips, dus dit spel telt niet mee.
}

together-hints = { $hints ->
    [yes] Tips: wie aan de beurt is, mag erom vragen.
   *[no] Geen tips.
}

## Wat het beste is, als iets om te doen

coach-in-colour = { $deed } en { colour } kiezen
coach-in-colour-with-call = { $deed }, { colour } kiezen en UNO roepen
coach-choose-colour = { colour } kiezen
coach-with-call = { $deed } en UNO roepen

## Waarom het het beste is

why-only = Iets anders kun je niet doen.
why-even = Niets anders is beter.
why-more = Zo win je vaker.
why-catch = { $who } is vergeten UNO te roepen.
why-challenge = { $who } bluft in ongeveer { $tenths ->
    [one] één
   *[other] { $tenths }
} op de tien gevallen.
why-no-challenge = { $who } bluft maar in ongeveer { $tenths ->
    [one] één
   *[other] { $tenths }
} op de tien gevallen.
why-bluff = Zo'n bluf wordt ongeveer { $tenths ->
    [one] één
   *[other] { $tenths }
} op de tien keer ontdekt.
why-out = Dan ben je uit voordat een ander speelt.
why-hit = Zo komt { $who }, die nog maar { n-cards } heeft, niet aan de beurt.
why-stop = Dat houdt { $who } tegen, die nog maar { n-cards } heeft.
why-again = Zo ben je meteen nog eens aan de beurt.
why-kept-wild = Anders houd je { CARD($card, form: "the") } in ongeveer { $tenths ->
    [one] één
   *[other] { $tenths }
} op de tien gevallen over.
why-drew = Als je kunt spelen, hoef je niet te pakken.
why-kept = Een kaart die past, hoef je niet te bewaren.
why-spent-wild = Bewaar { CARD($card, form: "the") }: die past later ook nog.
why-colour = Geen andere kleur heb je vaker.
why-fits = Dan past er in je volgende beurt eerder iets.
why-points = Zo houd je minder punten in je hand over.
why-uno = Je was UNO vergeten en bent betrapt.

## Wat je had kunnen doen

coach-title = Wat had ik kunnen doen?
coach-thinks = Een ogenblik. Je spel wordt nagekeken.
coach-none = Er was niets dat je zeker beter had kunnen doen.
coach-failed = Dit spel kan niet worden nagekeken.
coach-knew = Alleen wat je toen kon weten, telt.
coach-held = { $more ->
    [0] In je hand: { CARDS($cards) }.
   *[other] In je hand: { CARDS($cards) } en nog { $more }.
}
coach-card = { CARD($card) }
coach-card-in-colour = { CARD($card) }, { colour }
coach-better = Jouw zet: { $taken }. Beter: { $better }. { $why }
coach-try-again = Vanaf daar opnieuw proberen
coach-for-which-player = Wiens zetten?
coach-does-not-count = Dit spel was een tweede poging. Het telt niet mee.

## De opdracht

help-review = Vertelt welke zetten van een afgelopen spel het belangrijkst waren, en wat beter was geweest.
help-default-reviewed = Standaard: de eerste persoon in het spel.
