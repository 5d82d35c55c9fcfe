# De regel van de Aanpasbare kaart zoals je hem typt. Wat wordt gezegd, effect-..., kun je ook typen.

typed-effect-others-draw = de anderen pakken { $count }, alle anderen pakken { $count }, anderen pakken { $count }
typed-effect-next-draws = de volgende pakt { $count }, volgende pakt { $count }, de volgende speler pakt { $count }
typed-effect-you-draw = jij pakt { $count }, de speler pakt { $count }, je pakt { $count }, ik pak { $count }
typed-effect-reverse = de richting keert om, richting omkeren, keer de richting om, draai de richting om
typed-effect-skip-next = de volgende wordt overgeslagen, sla de volgende over, de volgende slaat over
typed-effect-play-again = nog een keer, jij speelt nog een keer, nog een keer spelen, nog eens spelen, je speelt nog een keer, ik speel nog een keer
typed-effect-swap-hands = jij ruilt alle kaarten met een gekozen speler, kaarten ruilen met een gekozen speler, alle kaarten ruilen met een gekozen speler, van hand ruilen, ruilen met een speler
typed-effect-hands-left = kaarten gaan naar links, handen naar links, kaarten naar links
typed-effect-hands-right = kaarten gaan naar rechts, handen naar rechts, kaarten naar rechts
typed-effect-all-show = iedereen toont één kaart, allemaal laten één kaart zien
typed-effect-all-discard = iedereen mag één kaart van deze kleur wegleggen, iedereen mag één kaart van die kleur wegleggen
typed-counts = één een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien
typed-cards = kaart, kaarten

n-range = { $least } tot en met { $most }

new-custom-ask = Welke regel?
custom-how = Een regel bestaat uit effecten met puntkomma's ertussen, of uit een verticale streep en een eigen tekst, of uit allebei.
custom-effects = De effecten zijn: { $effects }.
custom-effects-more = Verder: { $effects }.

error-custom-unknown-effect = { $nearest ->
    [none] Bij teken { $place }: er is geen effect { $text }.
   *[other] Bij teken { $place }: er is geen effect { $text }. Bedoel je { $nearest }?
}
