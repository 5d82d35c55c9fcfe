# Warum etwas nicht geht. $who hat es versucht; .you ist für den Zuhörer selbst.
# Danach folgen ein Satz darüber, was möglich ist, und die Regel.

rule = ({ $rule })

refusal-round-over = Die Runde ist vorbei.
refusal-game-over = Das Spiel ist vorbei.
refusal-no-dealer-yet = Es gibt noch keinen Geber. Noch einmal ziehen müssen: { $tied }.
refusal-not-your-turn = { $turn } ist an der Reihe, nicht { $who }.
    .you = { $turn } ist an der Reihe, nicht du.
refusal-colour-first = { $who } muss erst die Farbe für { CARD($card, form: "the") } wählen.
    .you = Du musst erst die Farbe für { CARD($card, form: "the") } wählen.
refusal-answer-first = Zuerst die Strafe von { $source }: { $who } muss { n-cards } ziehen.
    .you = Zuerst die Strafe von { $source }: Du musst { n-cards } ziehen.
refusal-not-in-hand = { $who } hat { CARD($card, form: "no") } auf der Hand.
    .you = Du hast { CARD($card, form: "no") } auf der Hand.
refusal-only-drawn-card = { $who } hat gerade gezogen und darf jetzt nur die gezogene Karte legen.
    .you = Nach dem Ziehen darfst du nur { CARD($drawn, form: "the") } legen, nicht { CARD($card, form: "the") }.
refusal-star-only-answers = { CARD($card, form: "the", capital: "yes") } darf man nur als Antwort auf eine Strafe legen.
refusal-does-not-fit = { CARD($card, form: "the", capital: "yes") } passt nicht auf { CARD($top, form: "the") }.
refusal-does-not-fit-colour = { CARD($card, form: "the", capital: "yes") } passt nicht: Die Farbe ist { colour }.
refusal-colour-not-named = { CARD($card, form: "the", capital: "yes") } hat schon eine Farbe. Für sie wird keine gewählt.
refusal-needs-colour = { CARD($card, form: "to", capital: "yes") } gehört eine Farbe.
refusal-draw-four-unlawful = { $who } darf { CARD($card, form: "the") } nicht legen, denn eine andere Karte auf der Hand verbietet es. Die Farbe ist { colour }.
    .you = Du darfst { CARD($card, form: "the") } nicht legen, denn eine andere Karte auf deiner Hand verbietet es. Die Farbe ist { colour }.
refusal-drawn-already = { $who } hat schon gezogen.
    .you = Du hast schon gezogen: { CARD($card, form: "a") }.
refusal-nothing-to-draw = Zum Ziehen ist keine Karte mehr da.
refusal-must-play = { $who } hat eine passende Karte und darf nicht ziehen.
    .you = Du hast eine passende Karte und darfst nicht ziehen.
refusal-nothing-to-keep = { $who } hat keine Karte gezogen, die man behalten könnte.
    .you = Du hast keine Karte gezogen, die du behalten könntest.
refusal-no-penalty = Es gibt keine Strafe, die man annehmen könnte.
refusal-not-hit = Die Strafe ist für { $turn }, nicht für { $who }.
    .you = Die Strafe ist für { $turn }, nicht für dich.
refusal-challenge-last-card = Nach einer letzten Karte kann man nicht herausfordern.
refusal-challenge-pointless = Nach dieser Karte kann man nicht herausfordern, denn sie war sicher erlaubt.
refusal-challenge-own = { $who } kann sich nicht selbst herausfordern.
    .you = Du kannst dich nicht selbst herausfordern.
refusal-challenge-not-hit = Herausfordern darf hier nur { $turn }.
refusal-challenge-star = Nach { CARD("ST", form: "dative-a") } kann man nicht herausfordern.
refusal-nothing-to-challenge = Jetzt kann niemand herausgefordert werden.
refusal-nothing-to-answer = Es gibt keine Strafe, auf die man mit { CARD("ST", form: "dative") } antworten könnte.
refusal-star-own = { $who } kann nicht mit { CARD("ST", form: "dative") } auf die eigene Karte antworten.
    .you = Du kannst nicht mit { CARD("ST", form: "dative") } auf deine eigene Karte antworten.
refusal-star-not-hit = Mit { CARD("ST", form: "dative") } antworten darf nur { $turn }.
refusal-no-star = { $who } hat { CARD($card, form: "no") }, um damit zu antworten.
    .you = Du hast { CARD($card, form: "no") }, mit der du antworten könntest.
refusal-no-colour-asked = Jetzt wird keine Farbe gewählt.
refusal-uno-called = { $who } hat schon UNO { RULEBOOK() ->
    [braille-de] gemeldet
   *[common] gerufen
}.
    .you = Du hast schon UNO { RULEBOOK() ->
        [braille-de] gemeldet
       *[common] gerufen
    }.
refusal-uno-too-early = { $who } hat noch { n-cards }. Für UNO ist es zu früh.
    .you = Du hast noch { n-cards }. Für UNO ist es zu früh.
refusal-catch-self = { $who } kann sich nicht selbst erwischen.
    .you = Du kannst dich nicht selbst erwischen.
refusal-no-catching = Ein vergessenes UNO kostet hier nichts, darum kann man niemanden erwischen.
refusal-nobody-to-catch = { $seat } kann man jetzt nicht erwischen.
refusal-no-demanding = Eine Karte zu verlangen kostet hier nichts, darum geschieht nichts.
refusal-demand-self = { $who } kann nur von einem Mitspieler eine Karte verlangen.
    .you = Du kannst nur von einem Mitspieler eine Karte verlangen.
refusal-round-not-over = Die Runde ist noch nicht vorbei.
