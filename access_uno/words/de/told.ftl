# Was wovon gesagt wird, und was man tippen kann, um es zu wählen.

command-told = öffnet die Einstellungen dafür, was dir gesagt wird.
typed-told = was gesagt wird, gesagtes, was du sagst, ansagen
told-menu = Was dir gesagt wird
told-reset = Ab jetzt wieder alles sagen
told-reset-done = Ab jetzt wird wieder alles gesagt.

told-plays = Gelegte Karten
told-draws = Gezogene Karten
told-turns = Züge
# same as: effect-reverse
told-directions = Richtungswechsel
told-calls = UNO-Rufe
told-penalties = Strafen
told-challenges = Herausforderungen
told-scores = Punkte
told-people = Wer kommt und geht
told-talk = Gespräche
told-hints = Hinweise und Warnungen

told-all = alle
told-me = deine
told-before = die der Person vor dir
told-others = die der anderen

told-said = gesagt
told-kept = nur im Verlauf
told-never = nie
# »Gesagt: deine und die der Person vor dir«
told-how = { $how }: { $whose }
told-same = { $what }: { $how }

setting-own-turn = { $value ->
    [fits] Dein Zug beginnt mit dem, was passt.
   *[top] Dein Zug beginnt mit der Karte, die oben liegt.
}
setting-own-turn-ask = Womit soll dein Zug beginnen?

## Getippt, wie in »sag das Ziehen der anderen nie«

typed-telling-tell = sag, sage, sagen, ansagen, sag mir, lies, melde, an, erzähl, erzähle, nenne, hören, melden
typed-telling-also = von, vom, der, die, das, den, dem, des, im, in, und, bitte, nur, mir, es, wenn, was, wie, wer, dass, ein, einer, eine
typed-telling-plays = legen, gelegte karten, gelegtes, ausspielen, legt, lege, gelegt, spielen, spielt
typed-telling-draws = ziehen, gezogene karten, gezogenes, zieht, ziehe, gezogen
typed-telling-turns = züge, reihenfolge, aussetzen, wer dran ist, zug
typed-telling-directions = richtungswechsel, richtung, richtungen
typed-telling-calls = uno rufe, rufe, uno rufen, uno ruft, uno sagen, uno sagt, uno gerufen
typed-telling-penalties = strafen, strafkarten
typed-telling-challenges = herausforderungen, herausfordern, herausfordert, herausgefordert
typed-telling-scores = punkte, punktestand, punktestände, ergebnisse, punktzahl
typed-telling-people = leute, personen, kommen und gehen, wer kommt und geht
typed-telling-talk = gespräche, gespräch, reden, chat
typed-telling-hints = hinweise, tipps, tasten
typed-telling-everything = alles, alle ereignisse
typed-telling-everyone = alle, allen, jedem, aller
typed-telling-me = mir selbst, ich, mich, meine, meines, mein, meiner
typed-telling-before = spieler vor mir, person vor mir, der person vor mir, spielers vor mir, spielerin vor mir, vor mir, vorgänger, vorgängers
typed-telling-others = anderen, andere, die anderen, der anderen, übrigen, andre, anderer, mitspieler
typed-telling-said = immer, jedes mal, gesagt
typed-telling-kept = verlauf, still, leise, im stillen
typed-telling-never = nie, nicht, niemals, gar nicht, nicht mehr
typed-telling-top-first = oberste karte zuerst, die oberste karte zuerst, was oben liegt zuerst, zuerst die oberste karte, zuerst was oben liegt
typed-telling-fits-first = was passt zuerst, zuerst was passt, spielbare karten zuerst, zuerst die spielbaren karten
typed-telling-mute = verschweig, verschweige, stumm, blende aus
