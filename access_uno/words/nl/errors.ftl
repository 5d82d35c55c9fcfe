# Wat er mis is met een spelverslag, het begin van een spel of een opdrachtregel.
# De woorden van het spelverslag (begin, computer, play enzovoort) blijven Engels.

## Een spelverslag dat niet te lezen is; ook een spel dat niet kan beginnen

error-cannot-read = Het bestand is niet te lezen.
error-not-utf-8 = Deze regel is geen tekst in UTF-8.
error-line-too-long = Deze regel is te lang voor een spelverslag.
error-ends-too-early = Het spelverslag eindigt vóór de regel begin.
error-no-version = Een spelverslag begint met de regel uno 1.
error-unknown-header = Vóór de regel begin betekent deze regel niets: { $text }.
error-said-too-often = { $count ->
    [one] De regel { $key } mag maar één keer voorkomen.
   *[other] De regel { $key } mag maar { $count } keer voorkomen.
}
error-no-rulebook = Het spelverslag noemt geen regelboek. Mogelijk zijn { $allowed }.
error-unknown-rulebook = Er is geen regelboek met de naam { $name }. Wel bestaan { $allowed }.
error-no-option = Een optie is een naam, een isgelijkteken en een waarde, en niet { $text }.
error-option-twice = De optie { $option } staat er twee keer.
error-unknown-option = { $nearest ->
    [none] De optie { $option } bestaat niet. Wel bestaan { $allowed }.
   *[other] De optie { $option } bestaat niet. Bedoel je { $nearest }?
}
error-unknown-value = De optie { $option } kan deze waarden hebben: { $allowed }.
error-name-empty = Een speler heeft een naam nodig.
error-name-too-long = De naam { $name } is te lang; er mogen 32 tekens in.
error-name-with-mark = In de naam { $name } staat een dubbele punt, komma, isgelijkteken, verticale streep of hekje, en dat mag niet in een naam.
error-name-with-control = In de naam { $name } staat een onzichtbaar teken, en dat mag niet in een naam.
error-name-twice = De naam { $name } komt twee keer voor.
error-unknown-level = Een computerspeler schrijf je als het woord computer en één van { $allowed }, niet als { $text }.
error-too-many-players = Er kunnen hoogstens { $count } spelers meedoen.
error-too-few-players = Er zijn minstens { $count } spelers nodig.
error-players = Er kunnen twee tot tien spelers meedoen.
error-no-hand = Een hand is een naam, een isgelijkteken en de kaarten, en niet { $text }.
error-hand-twice = De hand van { $name } staat er twee keer.
error-unknown-player = Er is geen speler { $name }. Wel spelen { $players }.
error-unknown-card = De kaart { $text } bestaat niet. Kaarten schrijf je als R7, G+2, BS, YR, W, W+4, ST of CU.
error-unknown-colour = De kleur { $text } bestaat niet. In spelverslagen heten de kleuren red, green, blue en yellow.
error-unknown-direction = De richting is left of right, en niet { $text }.
error-no-number = Dit is geen geheel getal: { $text }.
error-number-out-of-range = Het getal { $text } ligt niet tussen { $least } en { $most }.
error-no-pair = Hier horen een naam en een waarde, en niet { $text }.
error-no-step = Een stap is een naam, een dubbele punt en een actie.
error-unknown-action = { $nearest ->
    [none] De actie { $action } bestaat niet. Wel bestaan { $allowed }.
   *[other] De actie { $action } bestaat niet. Bedoel je { $nearest }?
}
error-too-many-steps = Een spelverslag kan hoogstens { $limit } stappen hebben.
error-too-many-lines = Een spelverslag kan hoogstens { $limit } regels hebben.
error-no-seed = Kaarten delen kan alleen met een startgetal, de regel seed.
error-dealer-decided = De gever stond vóór deze trekking al vast.
error-dealer-wrong-players = Bij deze trekking moeten precies deze spelers pakken: { $tied }.
error-dealer-contradicted = Volgens de gepakte kaarten is de gever { $seat }.
error-dealer-undecided = Deze trekking bepaalt geen gever, dus er moet nog een trekking volgen.
error-match-is-over = Met deze punten is het spel al afgelopen.
error-too-many-copies = Zo vaak zit deze kaart niet in het kaartspel: { CARD($card) }.
error-needs-discard = Dit kan alleen samen met een open stapel.
error-nothing-to-turn-up = In de stok ligt geen kaart die kan worden omgedraaid.
error-empty-discard = Op de open stapel moet een kaart liggen.
error-no-turn = Bij een open stapel moet staan wie er aan de beurt is.
error-empty-hand = { $number } moet een kaart in de hand hebben.
error-colour-contradicted = De kleur moet die van de bovenste kaart zijn: { CARD($card) }.
error-no-colour = De bovenste kaart is { CARD($card, form: "a") }, dus de kleur moet erbij staan.
error-called-too-early = { $seat } heeft te veel kaarten om al UNO te hebben geroepen.

## Een opdrachtregel

usage-unknown-option = { $nearest ->
    [none] De optie { $option } bestaat hier niet. De optie --help zegt wat er kan.
   *[other] De optie { $option } bestaat hier niet. Bedoel je { $nearest }?
}
usage-unknown-command = { $nearest ->
    [none] De opdracht { $text } bestaat niet. Wel bestaan { $allowed }.
   *[other] De opdracht { $text } bestaat niet. Bedoel je { $nearest }?
}
usage-unknown-shell = Voor { $text } is er hier niets. De shells zijn { $allowed }.
usage-no-argument-wanted = { $argument } hoort hier niet. De optie --help zegt wat er kan.
usage-argument-too-many = Hier kun je { $name } maar één keer opgeven. { $argument } is er één te veel.
usage-argument-missing = { $argument ->
    [ADDRESS] Geef ook het adres van het huis op, zoals example.org:8022.
    [CODE] Geef ook de code van de tafel op, zes cijfers.
    [CARD] Geef ook de kaarten op, zoals R7 of W:red.
   *[FILE] Geef ook een bestand op.
}
usage-option-twice = De optie { $option } mag maar één keer worden opgegeven.
usage-no-value-wanted = Bij de optie { $option } hoort geen waarde.
usage-value-missing = De optie { $option } heeft een waarde nodig.
usage-wrong-value = De optie { $option } kan niet { $value } zijn. Mogelijk zijn { $allowed }.
usage-wrong-number = De optie { $option } heeft een geheel getal nodig dat minstens { $least } is, en niet { $value }.
usage-no-number = De optie { $option } heeft een geheel getal nodig, en niet { $value }.
