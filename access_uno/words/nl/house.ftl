# Huisregels en de Aanpasbare kaart: wat er gebeurt, wat wordt geweigerd en wat wordt gevraagd.

## Wat er gebeurt

n-dealt = { $size ->
    [7] zeven kaarten
   *[other] { $size } kaarten
}
asked-swap = { $who } moet iemand kiezen om alle kaarten mee te ruilen.
    .you = Kies met wie je alle kaarten ruilt.
asked-equal = { $who } mag nog precies zo'n kaart spelen.
    .you = Je mag nog precies zo'n kaart spelen.
asked-show = { $who } moet iedereen een kaart laten zien.
    .you = Kies een kaart om aan iedereen te laten zien.
asked-discard = { $who } mag een kaart van deze kleur wegleggen.
    .you = Je mag een kaart van deze kleur wegleggen.
asked-write = { $who } mag een nieuwe regel voor { KIND("custom", form: "the") } schrijven.
    .you = Je mag een nieuwe regel voor { KIND("custom", form: "the") } schrijven.
asked-consent = { $who } wordt gevraagd of de regel van { KIND("custom", form: "the") } geldt.
    .you = Zeg of je instemt met de regel van { KIND("custom", form: "the") }.
jumped = { $who } springt ertussen met { CARD($card, form: "a") }.
    .you = Je springt ertussen met { CARD($card, form: "a") }.
    .short = { $who } ertussen: { CARD($card) }
    .short_you = Jij ertussen: { CARD($card) }
    .full = { $who } springt ertussen met { CARD($card, form: "a") } en heeft { n-left }.
    .full_you = Je springt ertussen met { CARD($card, form: "a") } en hebt { n-left }.
discarded = { $who } legt ook { CARD($card, form: "a") } weg.
    .you = Je legt ook { CARD($card, form: "a") } weg.
    .short = { $who } legt weg: { CARD($card) }
    .short_you = Jij legt weg: { CARD($card) }
    .full = { $who } legt ook { CARD($card, form: "a") } weg en heeft { n-left }.
    .full_you = Je legt ook { CARD($card, form: "a") } weg en hebt { n-left }.
card-shown = { $who } laat { CARD($card, form: "a") } zien.
    .you = Je laat { CARD($card, form: "a") } zien.
swapped = { $who } ruilt alle kaarten met { $whom }.
    .you = Je ruilt alle kaarten met { $whom }.
    .to_you = { $who } ruilt alle kaarten met jou.
hands-passed = { $direction ->
    [left] Alle kaarten gaan één speler naar links.
   *[right] Alle kaarten gaan één speler naar rechts.
}
received = { $who } heeft nu { n-cards }.
    .you = Je hebt nu { CARDS($cards, form: "a", join: "and") }.
    .short_you = Je nieuwe hand: { CARDS($cards) }
rule-written = { $who } schrijft een nieuwe regel voor { KIND("custom", form: "the") }: { $rule }
    .you = Je schrijft een nieuwe regel voor { KIND("custom", form: "the") }: { $rule }
agreed = { $who } stemt in met de regel van { KIND("custom", form: "the") }.
    .you = Je stemt in met de regel van { KIND("custom", form: "the") }.
disagreed = { $who } stemt niet in, dus { KIND("custom", form: "the") } is gewoon { KIND("wild", form: "a") }.
    .you = Je stemt niet in, dus { KIND("custom", form: "the") } is gewoon { KIND("wild", form: "a") }.
went-out = { $who } heeft geen kaarten meer en wordt nummer { $place }.
    .you = Je hebt geen kaarten meer en wordt nummer { $place }.
eliminated = { $who } heeft { n-points } en valt af.
    .you = Je hebt { n-points } en valt af.
drew-custom = Door { KIND("custom", form: "the") } pakt { $who } { n-cards }.
    .you = Door { KIND("custom", form: "the") } pak je { drawn-cards }.
    .short = { KIND("custom") }, { $who }: { n-cards }
    .short_you = { KIND("custom") }, je pakt: { drawn-cards }
drew-false-uno = { $who } riep te vroeg UNO en pakt { n-cards }.
    .you = Je riep te vroeg UNO en pakt { drawn-cards }.
    .short = UNO te vroeg, { $who }: { n-cards }
    .short_you = UNO te vroeg: { drawn-cards }
drew-penalty-kept = { $who } pakt { n-cards } en mag nog spelen.
    .you = Je pakt { drawn-cards }. Je mag nog spelen.
    .short = { $who } neemt { n-cards } en speelt door
    .short_you = Strafkaarten: { drawn-cards }, je speelt door
drew-fitting = { $count ->
    [one] { $who } pakt één kaart, en die past.
   *[other] { $who } pakt { n-cards }, en de laatste past.
}
    .you = { $count ->
        [one] Je pakt { CARDS($cards, form: "a", join: "and") }. Deze kaart kun je spelen.
       *[other] Je pakt { CARDS($cards, form: "a", join: "and") }. De laatste kun je spelen.
    }
    .short_you = { $count ->
        [one] Gepakt, hij past: { CARDS($cards) }
       *[other] Gepakt, de laatste past: { CARDS($cards) }
    }

## De Aanpasbare kaart. Elk effect is ook wat spelers typen.

custom-began = De regel: { $rule }
custom-text-only = De regel voeren jullie zelf uit: { $rule }
effect-others-draw = de anderen pakken { n-cards }
effect-next-draws = de volgende pakt { n-cards }
effect-you-draw = de speler zelf pakt { n-cards }
effect-reverse = de richting draait om
effect-skip-next = de volgende slaat een beurt over
effect-play-again = de speler speelt nog een keer
effect-swap-hands = de speler ruilt alle kaarten met een ander naar keuze
effect-hands-left = alle kaarten gaan naar links
effect-hands-right = alle kaarten gaan naar rechts
effect-all-show = iedereen laat één kaart zien
effect-all-discard = iedereen mag één kaart van de gekozen kleur wegleggen

## Wat wordt geweigerd

refusal-choice-first = { $who } moet eerst antwoorden op wat er wordt gevraagd.
    .you = Je moet eerst antwoorden op wat er wordt gevraagd.
refusal-nothing-asked = Er wordt nu niets gevraagd.
refusal-not-asked = De vraag is voor { $turn }, niet voor { $who }.
    .you = De vraag is voor { $turn }, niet voor jou.
refusal-no-such-answer = Dat is geen antwoord op wat er wordt gevraagd.
refusal-no-jumping = Volgens deze regels mag niemand iets spelen als een ander aan de beurt is.
refusal-nothing-to-jump = { $who } kan er nu niet tussen springen met { CARD($card, form: "a") }.
    .you = Je kunt er nu niet tussen springen met { CARD($card, form: "a") }.
refusal-must-play-drawn = Een net gepakte kaart die past, moet je spelen.
refusal-not-in-play = { $who } doet deze ronde niet meer mee.
    .you = Je doet deze ronde niet meer mee.

## Wat mogelijk is

can-choose = alle kaarten ruilen met { $players }
can-show = een kaart laten zien
can-discard = een kaart wegleggen
can-discard-equal = nog precies zo'n kaart spelen
can-lay-no-more = het hierbij laten
can-write = een nieuwe regel voor de kaart schrijven of de kaart laten zoals hij is
can-jump = ertussen springen
can-agree = instemmen
can-disagree = niet instemmen

## Wanneer het spel eindigt

score-goal-rounds = { $rounds ->
    [one] Na één ronde is het spel afgelopen.
   *[other] Na { $rounds } ronden is het spel afgelopen.
}
score-goal-elimination = { $ends ->
    [exceed] Wie meer dan { n-limit } heeft, valt af, en wie overblijft, wint het spel.
   *[reach] Wie { n-limit } bereikt, valt af, en wie overblijft, wint het spel.
}

## Wat niet kan

error-unknown-number = De optie { $option } moet een geheel getal van { $least } tot en met { $most } zijn.
error-elimination-without-hands = Afvallen kan alleen met de puntentelling waarbij iedereen de punten van de eigen kaarten noteert.
error-elimination-with-rounds = Kies óf afvallen bij de puntengrens, óf een aantal ronden, niet allebei.
error-last-card-answered = Een ronde tot de laatste speler gaat niet samen met { KIND("star", form: "a") } als antwoord op de laatste kaart.
error-custom-without-card = In dit kaartspel zit { KIND("custom", form: "no") }, dus kan die geen regel hebben.
usage-rule-unknown-number = De optie { $option } van de regels moet een geheel getal van { $least } tot en met { $most } zijn.
# same as: error-elimination-without-hands
usage-rule-elimination-without-hands = { error-elimination-without-hands }
# same as: error-elimination-with-rounds
usage-rule-elimination-with-rounds = { error-elimination-with-rounds }
# same as: error-last-card-answered
usage-rule-last-card-answered = { error-last-card-answered }
# same as: error-custom-without-card
usage-rule-custom-without-card = { error-custom-without-card }
# same as: error-hands-too-big
usage-rule-hands-too-big = { error-hands-too-big }
error-hands-too-big = Zoveel kaarten zitten er niet in het kaartspel: { $size } voor elk van { $count } spelers.
error-eliminated = { $seat } heeft te veel punten om mee te doen.
error-custom-too-many-effects = Een regel heeft hoogstens acht effecten; het negende begint bij teken { $place }.
error-custom-too-long = De effecten zijn te lang; ze moeten uiterlijk bij teken { $place } eindigen.
error-custom-text-too-long = De tekst van een regel heeft hoogstens tweehonderd tekens.
error-custom-unreadable-text = In de tekst van de regel staat een onzichtbaar teken.
error-custom-empty = Een regel heeft een effect of een tekst nodig.

## Aan de console

command-jump = springt ertussen met dezelfde kaart als de net gespeelde, als je die hebt.
command-choose = ruilt alle kaarten met een speler; typ de naam erachter.
command-show = laat iedereen een kaart zien; typ de kaart erachter.
command-discard = legt een kaart weg; typ de kaart erachter.
command-write = schrijft een nieuwe regel voor { KIND("custom", form: "the") }; typ de regel erachter.
command-agree = stemt in met de regel van { KIND("custom", form: "the") }.
command-disagree = stemt niet in met de regel van { KIND("custom", form: "the") }.
typed-jump = spring, ertussen, spring ertussen
typed-choose = ruil met, ruilen met, kies speler, ruil alle kaarten met, ruil kaarten met, ruil mijn kaarten met, wissel met, wissel kaarten met
typed-show = toon, tonen, laat zien
typed-discard = weg, wegleggen, leg weg
typed-write = schrijf, schrijven
typed-agree = instemmen, stem in, akkoord, ik stem in, ik ga akkoord, mee eens, daar ben ik het mee eens, ik stem in met de regel
typed-disagree = niet akkoord, oneens, niet instemmen, stem niet in, niet mee eens, daar ben ik het niet mee eens, ik stem niet in, ik ga niet akkoord
typed-how-choose = Typ ruil met en een naam.
typed-how-show = Typ toon en een kaart.
typed-how-discard = Typ weg en een kaart.
typed-how-write = Typ schrijf en een regel, of bewaar om de kaart te laten zoals hij is.
choice-none = Geen kaart meer
choice-agree = Ik stem in
choice-disagree = Ik stem niet in
choice-leave = De kaart laten zoals hij is
choice-write = Een nieuwe regel schrijven
new-custom = { KIND("custom", form: "the", capital: "yes") }: { $rule }
new-custom-none = { KIND("custom", form: "the", capital: "yes") } is gewoon { KIND("wild", form: "a") }
new-custom-change = Een andere regel schrijven
new-custom-remove = Geen regel, alleen { KIND("wild", form: "a") }
new-custom-consent = { $name }, stem je in met deze regel van { KIND("custom", form: "the") }: { $rule }?
new-custom-refused = Zonder instemming van iedereen geldt de regel niet. Verander hem, of speel zonder regel.
