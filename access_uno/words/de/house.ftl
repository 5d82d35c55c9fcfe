# Hausregeln und die individuelle Karte: was geschieht, was abgelehnt und was gefragt wird.

## Was geschieht

n-dealt = { $size ->
    [7] sieben Karten
   *[other] { $size } Karten
}
asked-swap = { $who } muss jemanden wählen, um die Handkarten zu tauschen.
    .you = Wähle, mit wem du die Handkarten tauschst.
asked-equal = { $who } darf noch eine gleiche Karte legen.
    .you = Du darfst noch eine gleiche Karte legen.
asked-show = { $who } muss allen eine Karte zeigen.
    .you = Wähle eine Karte, die du allen zeigst.
asked-discard = { $who } darf eine Karte dieser Farbe abwerfen.
    .you = Du darfst eine Karte dieser Farbe abwerfen.
asked-write = { $who } darf eine neue Regel für { KIND("custom", form: "the") } schreiben.
    .you = Du darfst eine neue Regel für { KIND("custom", form: "the") } schreiben.
asked-consent = { $who } wird gefragt, ob die Regel { KIND("custom", form: "dative") } gelten soll.
    .you = Stimme der Regel { KIND("custom", form: "dative") } zu oder lehne sie ab.
jumped = { $who } legt { CARD($card, form: "a") } dazwischen.
    .you = Du legst { CARD($card, form: "a") } dazwischen.
    .short = { $who } dazwischen: { CARD($card) }
    .short_you = Du dazwischen: { CARD($card) }
    .full = { $who } legt { CARD($card, form: "a") } dazwischen und hat { n-left }.
    .full_you = Du legst { CARD($card, form: "a") } dazwischen und hast { n-left }.
discarded = { $who } wirft außerdem { CARD($card, form: "a") } ab.
    .you = Du wirfst außerdem { CARD($card, form: "a") } ab.
    .short = { $who } wirft ab: { CARD($card) }
    .short_you = Du wirfst ab: { CARD($card) }
    .full = { $who } wirft außerdem { CARD($card, form: "a") } ab und hat { n-left }.
    .full_you = Du wirfst außerdem { CARD($card, form: "a") } ab und hast { n-left }.
card-shown = { $who } zeigt { CARD($card, form: "a") }.
    .you = Du zeigst { CARD($card, form: "a") }.
swapped = { $who } tauscht die Handkarten mit { $whom }.
    .you = Du tauschst die Handkarten mit { $whom }.
    .to_you = { $who } tauscht die Handkarten mit dir.
hands-passed = { $direction ->
    [left] Alle Handkarten wandern einen Platz weiter nach links.
   *[right] Alle Handkarten wandern einen Platz weiter nach rechts.
}
received = { $who } hat jetzt { n-cards }.
    .you = Du hast jetzt { CARDS($cards, form: "a", join: "and") }.
    .short_you = Deine neue Hand: { CARDS($cards) }
rule-written = { $who } schreibt eine neue Regel für { KIND("custom", form: "the") }: { $rule }
    .you = Du schreibst eine neue Regel für { KIND("custom", form: "the") }: { $rule }
agreed = { $who } stimmt der Regel { KIND("custom", form: "dative") } zu.
    .you = Du stimmst der Regel { KIND("custom", form: "dative") } zu.
disagreed = { $who } stimmt nicht zu, also ist { KIND("custom", form: "the") } nur { KIND("wild", form: "a") }.
    .you = Du stimmst nicht zu, also ist { KIND("custom", form: "the") } nur { KIND("wild", form: "a") }.
went-out = { $who } hat keine Karten mehr und belegt Platz { $place }.
    .you = Du hast keine Karten mehr und belegst Platz { $place }.
eliminated = { $who } hat { n-points } und scheidet aus.
    .you = Du hast { n-points } und scheidest aus.
drew-custom = Wegen { KIND("custom", form: "dative") } zieht { $who } { n-cards }.
    .you = Wegen { KIND("custom", form: "dative") } ziehst du { drawn-cards }.
    .short = { KIND("custom", capital: "yes") }, { $who }: { n-cards }
    .short_you = { KIND("custom", capital: "yes") }, du ziehst: { drawn-cards }
drew-false-uno = Weil UNO zu früh kam, zieht { $who } { n-cards }.
    .you = Weil dein UNO zu früh kam, ziehst du { drawn-cards }.
    .short = UNO zu früh, { $who }: { n-cards }
    .short_you = UNO zu früh: { drawn-cards }
drew-penalty-kept = { $who } zieht { n-cards } und darf noch legen.
    .you = Du ziehst { drawn-cards }. Du darfst noch legen.
    .short = { $who } nimmt { n-cards } und spielt weiter
    .short_you = Strafe: { drawn-cards }, du spielst weiter
drew-fitting = { $count ->
    [one] { $who } zieht eine Karte, und sie passt.
   *[other] { $who } zieht { n-cards }, und die letzte passt.
}
    .you = { $count ->
        [one] Du ziehst { CARDS($cards, form: "a", join: "and") }. Du kannst sie legen.
       *[other] Du ziehst { CARDS($cards, form: "a", join: "and") }. Die letzte kannst du legen.
    }
    .short_you = { $count ->
        [one] Gezogen, und sie passt: { CARDS($cards) }
       *[other] Gezogen, und die letzte passt: { CARDS($cards) }
    }

## Die individuelle Karte. Jede Wirkung ist auch das, was man tippt.

custom-began = Die Regel { KIND("custom", form: "dative") }: { $rule }
custom-text-only = Die Regel { KIND("custom", form: "dative") } führt ihr selbst aus: { $rule }
effect-others-draw = alle anderen ziehen { n-cards }
effect-next-draws = der Nächste zieht { n-cards }
effect-you-draw = der Spieler selbst zieht { n-cards }
effect-reverse = Richtungswechsel
effect-skip-next = der Nächste setzt aus
effect-play-again = der Spieler spielt noch einmal
effect-swap-hands = der Spieler tauscht die Handkarten mit einem anderen
effect-hands-left = Handkarten wandern nach links
effect-hands-right = Handkarten wandern nach rechts
effect-all-show = jeder zeigt eine Karte
effect-all-discard = jeder darf eine Karte der gewählten Farbe abwerfen

## Was abgelehnt wird

refusal-choice-first = { $who } muss zuerst die Frage beantworten.
    .you = Du musst zuerst die Frage beantworten.
refusal-nothing-asked = Es wird gerade nichts gefragt.
refusal-not-asked = { $turn } wird gefragt, nicht { $who }.
    .you = { $turn } wird gefragt, nicht du.
refusal-no-such-answer = Das ist keine Antwort auf die Frage.
refusal-no-jumping = Nach diesen Regeln darf niemand außer der Reihe legen.
refusal-nothing-to-jump = { $who } kann { CARD($card, form: "a") } jetzt nicht dazwischenlegen.
    .you = Du kannst { CARD($card, form: "a") } jetzt nicht dazwischenlegen.
refusal-must-play-drawn = Eine eben gezogene Karte, die passt, muss man legen.
refusal-not-in-play = { $who } ist in dieser Runde nicht mehr dabei.
    .you = Du bist in dieser Runde nicht mehr dabei.

## Was möglich ist

can-choose = die Handkarten mit { $players } tauschen
can-show = eine Karte zeigen
can-discard = eine Karte abwerfen
can-discard-equal = noch eine gleiche Karte legen
can-lay-no-more = es dabei belassen
can-write = eine neue Regel für die Karte schreiben oder sie lassen, wie sie ist
can-jump = dazwischenlegen
can-agree = zustimmen
can-disagree = ablehnen

## Wann das Spiel endet

score-goal-rounds = { $rounds ->
    [one] Nach einer Runde ist das Spiel zu Ende.
   *[other] Nach { $rounds } Runden ist das Spiel zu Ende.
}
score-goal-elimination = { $ends ->
    [exceed] Wer mehr als { n-limit } hat, scheidet aus, und wer übrig bleibt, gewinnt das Spiel.
   *[reach] Wer { n-limit } erreicht, scheidet aus, und wer übrig bleibt, gewinnt das Spiel.
}

## Was nicht sein kann

error-unknown-number = Die Option { $option } muss eine ganze Zahl von { $least } bis { $most } sein.
error-elimination-without-hands = Zum Ausscheiden gehört die Wertung, in der jeder die Punkte seiner eigenen Karten notiert.
error-elimination-with-rounds = Wähle entweder das Ausscheiden an der Punktegrenze oder eine Anzahl Runden, nicht beides.
error-last-card-answered = Eine Runde bis zum Letzten verträgt sich nicht mit { KIND("star", form: "dative-a") }, die auf die letzte Karte antwortet.
error-custom-without-card = In diesem Kartensatz gibt es { KIND("custom", form: "no") }, also kann sie keine Regel haben.
usage-rule-unknown-number = Die Option { $option } der Regeln muss eine ganze Zahl von { $least } bis { $most } sein.
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
error-hands-too-big = { $size } Karten für jeden von { $count } Spielern sind mehr, als der Kartensatz hat.
error-eliminated = { $seat } hat zu viele Punkte, um mitzuspielen.
error-custom-too-many-effects = Eine Regel hat höchstens acht Wirkungen; die neunte beginnt an der Stelle { $place }.
error-custom-too-long = Die Wirkungen sind zu lang; sie müssen spätestens an der Stelle { $place } enden.
error-custom-text-too-long = Der Text einer Regel hat höchstens zweihundert Zeichen.
error-custom-unreadable-text = Im Text der Regel ist ein unsichtbares Zeichen.
error-custom-empty = Eine Regel braucht eine Wirkung oder einen Text.

## An der Konsole

command-jump = legt genau die gleiche Karte wie die eben gelegte dazwischen, wenn du sie hast.
command-choose = tauscht die Handkarten mit jemandem; dahinter kommt der Name.
command-show = zeigt allen eine Karte; dahinter kommt die Karte.
command-discard = wirft eine Karte ab; dahinter kommt die Karte.
command-write = schreibt eine neue Regel für { KIND("custom", form: "the") }; dahinter kommt die Regel.
command-agree = stimmt der Regel { KIND("custom", form: "dative") } zu.
command-disagree = lehnt die Regel { KIND("custom", form: "dative") } ab.
typed-jump = dazwischen, dazwischenlegen, reinwerfen, lege dazwischen, leg dazwischen, werf dazwischen, werfe dazwischen, schmeiss dazwischen, schmeisse dazwischen, hau dazwischen, haue dazwischen, geh dazwischen, gehe dazwischen, dazwischengehen, dazwischenwerfen, dazwischenschmeissen, dazwischenhauen, spring rein, springe rein, reinspringen, spring dazwischen, springe dazwischen, grätsche rein, grätsch rein, reingrätschen, grätsche dazwischen, funke dazwischen, funk dazwischen, dazwischenfunken, hab die gleiche karte, habe die gleiche karte
typed-choose = tausche, tausche mit, tauschen mit, wähle spieler, tausche die handkarten mit, tausche handkarten mit, tausche karten mit, tausch mit, tausch, wechsle mit, tauschen, tausche meine karten mit, tausch meine karten mit, wechsel mit, wechseln mit, wechsle die karten mit, tausche hand mit, tausche blatt mit, karten tauschen mit, handkarten tauschen mit, tausche die karten mit, tausch die karten mit
typed-show = zeige, zeigen, zeig
typed-discard = abwerfen, wirf ab, loswerden, werfe ab
typed-write = schreibe, schreib, schreiben
typed-agree = zustimmen, stimme zu, einverstanden
typed-disagree = ablehnen, lehne ab, nicht einverstanden
typed-how-choose = Tippe tausche und einen Namen.
typed-how-show = Tippe zeige und eine Karte.
typed-how-discard = Tippe abwerfen und eine Karte.
typed-how-write = Tippe schreibe und eine Regel, oder behalten, wenn die Karte bleiben soll, wie sie ist.
choice-none = Keine Karte mehr
choice-agree = Ich stimme zu
choice-disagree = Ich stimme nicht zu
choice-leave = Die Karte lassen, wie sie ist
choice-write = Eine neue Regel schreiben
new-custom = { KIND("custom", form: "the", capital: "yes") }: { $rule }
new-custom-none = { KIND("custom", form: "the", capital: "yes") } ist nur { KIND("wild", form: "a") }
new-custom-change = Eine andere Regel schreiben
new-custom-remove = Keine Regel, nur { KIND("wild", form: "a") }
new-custom-consent = { $name }, stimmst du dieser Regel { KIND("custom", form: "dative") } zu: { $rule }?
new-custom-refused = Ohne die Zustimmung aller gilt die Regel nicht. Ändert sie oder spielt ohne Regel.
