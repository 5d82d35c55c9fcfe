# Was man tun kann, mit der Taste dafür oder dem, was man tippt, für alle, denen es neu ist.

prompt-play = Karte legen: { $key }.
prompt-play-typed = Eine Karte legen: { $key }.
prompt-answer = Mit einer Karte antworten: { $key }.
prompt-star = Mit { KIND("star", form: "dative") } antworten: { $key }.
prompt-draw = Ziehen: { $key }.
prompt-keep = Behalten: { $key }.
prompt-accept = Karten nehmen: { $key }.
prompt-challenge = Herausfordern: { $key }.
prompt-jump = Du kannst jetzt dazwischenlegen: { $key }.
prompt-catch = Du kannst { $players } erwischen: { $key }.
prompt-call = Du kannst jetzt UNO { RULEBOOK() ->
    [braille-de] melden
   *[common] rufen
}: { $key }.
prompt-call-price = Sonst ziehst du { n-cards }, wenn du erwischt wirst.
prompt-keys = { $first }, dann { $second }
ask-colour-short = Welche Farbe für { CARD($card, form: "the") }?
colour-keys-leave = Die Tasten für Tipp, Menü und Verlassen gelten auch. Sie brechen die Frage ab, wie { $back }.

setting-prompts = { $value ->
    [always] Das Spiel nennt immer die Taste für das, was du tun kannst.
    [never] Das Spiel nennt nie die Taste für das, was du tun kannst.
   *[newcomers] Das Spiel nennt jede Taste, bis du sie dreimal benutzt hast.
}
setting-prompts-ask = Soll das Spiel die Taste für das nennen, was du tun kannst?

setting-two-cards = { $value ->
    [on] Das Spiel sagt, wenn andere nur noch zwei Karten haben.
   *[off] Das Spiel sagt nicht, wenn andere nur noch zwei Karten haben.
}
setting-two-cards-ask = Soll das Spiel sagen, wenn andere nur noch zwei Karten haben?

setting-bluffs = { $value ->
    [always] Vor jedem Bluff fragt das Spiel, ob du ihn willst.
    [never] Du bluffst, ohne gefragt zu werden.
   *[newcomers] Vor deinen ersten drei Bluffs fragt das Spiel, ob du sie willst.
}
setting-bluffs-ask = Soll das Spiel fragen, bevor du bluffst?
ask-bluff = Das wäre ein Bluff. Wirst du herausgefordert, { $penalty ->
    [takes_back] nimmst du die Karte zurück und ziehst vier Karten.
   *[draws_four] ziehst du vier Karten.
} Trotzdem legen?

## Die Hilfe: jede Taste sagt, was sie tut

key-help-how = Weiter: { $next }. Zurück zum Spiel: { $back }. Jede andere Taste sagt, was sie tut.
