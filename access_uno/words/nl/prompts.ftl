# Wat je kunt doen, met de toets ervoor of wat je typt, voor wie er nieuw in is.

prompt-play = De kaart spelen: { $key }.
prompt-play-typed = Een kaart spelen: { $key }.
prompt-answer = Met een kaart antwoorden: { $key }.
prompt-star = Met { KIND("star", form: "the") } antwoorden: { $key }.
prompt-draw = Pakken: { $key }.
prompt-keep = De kaart bewaren: { $key }.
prompt-accept = De kaarten nemen: { $key }.
prompt-challenge = Uitdagen: { $key }.
prompt-jump = Je kunt er nu tussen springen: { $key }.
prompt-catch = Je kunt { $players } betrappen: { $key }.
prompt-call = Je kunt nu UNO roepen: { $key }.
prompt-call-price = Anders pak je { n-cards } als je betrapt wordt.
prompt-keys = { $first }, dan { $second }
ask-colour-short = Welke kleur voor { CARD($card, form: "the") }?
colour-keys-leave = Ook werken de toetsen voor een tip, voor het menu en om weg te gaan. Eerst doen ze wat { $back } doet.

setting-prompts = { $value ->
    [always] Het spel noemt altijd de toets voor wat je kunt doen.
    [never] Het spel noemt nooit de toets voor wat je kunt doen.
   *[newcomers] Het spel noemt elke toets tot je die drie keer hebt gebruikt.
}
setting-prompts-ask = Moet het spel de toets noemen voor wat je kunt doen?

setting-two-cards = { $value ->
    [on] Het spel zegt het als een ander nog twee kaarten heeft.
   *[off] Het spel zegt het niet als een ander nog twee kaarten heeft.
}
setting-two-cards-ask = Moet het spel het zeggen als een ander nog twee kaarten heeft?

setting-bluffs = { $value ->
    [always] Bij elke bluf vraagt het spel of je dat wilt.
    [never] Je bluft zonder dat het spel iets vraagt.
   *[newcomers] De eerste drie keer dat je bluft, vraagt het spel of je dat wilt.
}
setting-bluffs-ask = Moet het spel iets vragen voordat je bluft?
ask-bluff = Dit zou bluf zijn. Word je uitgedaagd, { $penalty ->
    [takes_back] dan neem je de kaart terug en pak je vier kaarten.
   *[draws_four] dan pak je vier kaarten.
} Toch spelen?

## De hulp: elke toets zegt wat hij doet

key-help-how = Met { $next } ga je verder, met { $back } terug naar het spel. Elke andere toets zegt wat hij doet.
