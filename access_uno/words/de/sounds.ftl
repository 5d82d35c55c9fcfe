# Klänge zu den Worten. docs/sounds.md beschreibt sie.

setting-sounds = { $value ->
    [on] Zu den Worten gibt es Klänge.
    [off] Es gibt keine Klänge.
   *[auto] Zu den Worten gibt es Klänge, wenn das Spiel selbst spricht.
}
setting-sounds-ask = Soll es zu den Worten Klänge geben?
first-sounds-ask = Möchtest du zu den Worten auch kurze Klänge?

setting-sounds-volume = Die Klänge haben die Lautstärke { $value } auf einer Skala von 0 bis 100.
setting-sounds-volume-ask = Wie laut sollen die Klänge sein?

setting-sounds-place = { $value ->
    [mono] Beide Ohren hören jeden Klang gleich.
   *[stereo] Jeder Spieler klingt von seinem Platz her, von links bis rechts.
}
setting-sounds-place-ask = Woher sollen die Klänge kommen?

setting-sounds-turns = { $value ->
    [off] Es gibt keinen Klang, wenn jemand dran ist oder etwas nicht geht.
   *[on] Es gibt einen Klang, wenn jemand dran ist oder etwas nicht geht.
}
setting-sounds-turns-ask = Soll es einen Klang geben, wenn jemand dran ist oder etwas nicht geht?

setting-sounds-cards = { $value ->
    [off] Gelegte und gezogene Karten haben keinen Klang.
   *[on] Gelegte und gezogene Karten haben einen Klang, auch ihre Farbe.
}
setting-sounds-cards-ask = Sollen gelegte und gezogene Karten einen Klang haben?

setting-sounds-effects = { $value ->
    [off] Es gibt keinen Klang für das, was Karten bewirken.
   *[on] Es gibt einen Klang für das, was Karten bewirken.
}
setting-sounds-effects-ask = Soll es einen Klang geben für das, was Karten bewirken?

setting-sounds-calls = { $value ->
    [off] UNO-Rufe und das Erwischen haben keinen Klang.
   *[on] UNO-Rufe und das Erwischen haben einen Klang.
}
setting-sounds-calls-ask = Sollen UNO-Rufe und das Erwischen einen Klang haben?

setting-sounds-ends = { $value ->
    [off] Das Ende einer Runde oder eines Spiels hat keinen Klang.
   *[on] Das Ende einer Runde oder eines Spiels hat einen Klang.
}
setting-sounds-ends-ask = Soll das Ende einer Runde oder eines Spiels einen Klang haben?

setting-sounds-people = { $value ->
    [off] Es gibt keinen Klang, wenn Leute reden, weggehen oder wiederkommen.
   *[on] Es gibt einen Klang, wenn Leute reden, weggehen oder wiederkommen.
}
setting-sounds-people-ask = Soll es einen Klang geben, wenn Leute etwas sagen, weggehen oder wiederkommen?

sounds-menu = Klänge
sounds-listen = Alle Klänge anhören
sounds-listen-title = Alle Klänge. Du hörst jeden, wenn du zu ihm kommst, und { $open } spielt ihn noch einmal.
sounds-listen-title-typed = Alle Klänge. Tippe die Nummer eines Klangs, um ihn zu hören.
sounds-listen-title-page = Alle Klänge. Jeder hat eine Schaltfläche, die ihn spielt.

sounds-none-here = Über SSH sind keine Klänge zu hören: Die Soundkarte ist am anderen Ende. Wer ein Haus mit access-uno join besucht, hört sie.
sounds-missing = Das Spiel hat keine Soundkarte gefunden.
sounds-lost = Die Soundkarte ist weg. Das Spiel geht weiter, und die Klänge kommen von selbst wieder.
sounds-hung = Die Soundkarte antwortet nicht. Das Spiel geht weiter, und die Klänge kommen von selbst wieder.

sound-your-turn = Dein Zug: drei steigende Glocken.
sound-turn = Jemand anderes ist dran: ein kurzer tiefer Ton.
sound-refused = Das geht nicht: zweimal ein tiefes Summen.
sound-laid-red = Eine rote Karte wird gelegt: ein tiefer, schnarrender Ton.
sound-laid-green = Eine grüne Karte wird gelegt: ein hohler Ton in der Mitte.
sound-laid-blue = Eine blaue Karte wird gelegt: ein hoher, weicher Ton.
sound-laid-yellow = Eine gelbe Karte wird gelegt: ein heller Ton.
sound-laid = Ein Joker wird gelegt: ein Klopfen und ein dumpfer Schlag.
sound-drawn = Karten werden gezogen: Eine Karte gleitet über den Tisch.
sound-skip = Jemand setzt aus: Ein Ton hüpft hinauf und hinunter.
sound-reverse = Die Richtung wechselt: Fünf Töne gehen hinunter und hinauf.
sound-draw-two = { KIND("draw-two") }: zwei tiefe Schläge.
sound-draw-four = { KIND("wild-draw-four") }: vier tiefe Schläge.
sound-star = { KIND("star") }: ein aufsteigendes Funkeln.
sound-custom = { KIND("custom", capital: "yes") }: zwei Töne wie eine Frage.
sound-uno = Jemand ruft UNO: zwei helle Töne.
sound-caught = Jemand wird erwischt: eine absinkende Sirene.
sound-round-won = Du gewinnst die Runde: ein aufsteigender Akkord.
sound-round-lost = Jemand anderes gewinnt die Runde: ein absteigender Akkord.
sound-match = Das Spiel ist vorbei: eine Fanfare.
sound-talk = Jemand sagt etwas: zwei Tropfen.
sound-away = Jemand verlässt den Tisch: eine Tür und zwei fallende Töne.
sound-back = Jemand kommt wieder: zwei steigende Töne und eine Tür.

doctor-sounds-present = Das Spiel kann hier Klänge abspielen.
doctor-sounds-missing = Es gibt keine Soundkarte, deshalb hat das Spiel keine Klänge.
doctor-sounds-hung = Die Soundkarte antwortet nicht, deshalb hat das Spiel keine Klänge.
doctor-miniaudio-missing = Die Python-Bibliothek miniaudio fehlt, deshalb hat das Spiel keine Klänge. { $remedy }
