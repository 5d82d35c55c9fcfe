# Die Regel der individuellen Karte, wie sie getippt wird. Was gesagt wird, effect-..., kann auch getippt werden.

typed-effect-others-draw = alle anderen ziehen { $count }, die anderen ziehen { $count }, andere ziehen { $count }
typed-effect-next-draws = der nächste zieht { $count }, nächster zieht { $count }, der nächste spieler zieht { $count }
typed-effect-you-draw = du ziehst { $count }, ich ziehe { $count }
typed-effect-reverse = richtung wechseln, richtung umkehren, die richtung wechselt
typed-effect-skip-next = der nächste setzt aus, der nächste spieler setzt aus, aussetzen
typed-effect-play-again = noch einmal, noch einmal spielen, du spielst noch einmal, ich spiele noch einmal, noch einmal legen
typed-effect-swap-hands = handkarten tauschen, handkarten mit einem gewählten spieler tauschen, mit einem gewählten spieler tauschen, mit einem spieler tauschen
typed-effect-hands-left = handkarten nach links, karten wandern nach links, karten nach links
typed-effect-hands-right = handkarten nach rechts, karten wandern nach rechts, karten nach rechts
typed-effect-all-show = alle zeigen eine karte, jeder zeigt allen eine karte
typed-effect-all-discard = jeder darf eine karte der farbe abwerfen, jeder darf eine karte dieser farbe abwerfen, alle dürfen eine karte der farbe abwerfen
typed-counts = eins ein eine einen, zwei zwo, drei, vier, fünf fuenf, sechs, sieben, acht, neun, zehn
typed-cards = karte, karten

n-range = { $least } bis { $most }

new-custom-ask = Welche Regel?
custom-how = Eine Regel besteht aus Wirkungen mit Semikolons dazwischen, aus einem senkrechten Strich mit eigenem Text dahinter oder aus beidem.
custom-effects = Die Wirkungen sind: { $effects }.
custom-effects-more = Außerdem: { $effects }.

error-custom-unknown-effect = { $nearest ->
    [none] An der Stelle { $place } steht keine Wirkung: { $text }.
   *[other] An der Stelle { $place } steht keine Wirkung: { $text }. Meinst du { $nearest }?
}
