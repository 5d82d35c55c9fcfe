# Geluiden naast de woorden. docs/sounds.md beschrijft ze.

setting-sounds = { $value ->
    [on] Er zijn geluiden naast de woorden.
    [off] Er zijn geen geluiden.
   *[auto] Er zijn geluiden naast de woorden als het spel zelf spreekt.
}
setting-sounds-ask = Moeten er geluiden zijn naast de woorden?
first-sounds-ask = Wil je korte geluiden naast de woorden?

setting-sounds-volume = Het volume van de geluiden is { $value }, op een schaal van 0 tot 100.
setting-sounds-volume-ask = Hoe hard moeten de geluiden zijn?

setting-sounds-place = { $value ->
    [mono] Je hoort elk geluid met beide oren even hard.
   *[stereo] Elke speler klinkt vanaf een eigen plaats, van links naar rechts.
}
setting-sounds-place-ask = Waar moeten de geluiden vandaan komen?

setting-sounds-turns = { $value ->
    [off] Beurten en weigeringen hebben geen geluid.
   *[on] Beurten en weigeringen hebben een geluid.
}
setting-sounds-turns-ask = Moeten beurten en weigeringen een geluid hebben?

setting-sounds-cards = { $value ->
    [off] Gespeelde en gepakte kaarten hebben geen geluid.
   *[on] Gespeelde en gepakte kaarten hebben een geluid, ook hun kleur.
}
setting-sounds-cards-ask = Moeten gespeelde en gepakte kaarten een geluid hebben?

setting-sounds-effects = { $value ->
    [off] Wat kaarten doen, heeft geen geluid.
   *[on] Wat kaarten doen, heeft een geluid.
}
setting-sounds-effects-ask = Moet er een geluid zijn bij wat kaarten doen?

setting-sounds-calls = { $value ->
    [off] UNO roepen en betrappen hebben geen geluid.
   *[on] UNO roepen en betrappen hebben een geluid.
}
setting-sounds-calls-ask = Moeten UNO roepen en betrappen een geluid hebben?

setting-sounds-ends = { $value ->
    [off] Het einde van een ronde of van het spel heeft geen geluid.
   *[on] Het einde van een ronde of van het spel heeft een geluid.
}
setting-sounds-ends-ask = Moet het einde van een ronde of van het spel een geluid hebben?

setting-sounds-people = { $value ->
    [off] Als mensen iets zeggen, weggaan of terugkomen, is er geen geluid.
   *[on] Als mensen iets zeggen, weggaan of terugkomen, is er een geluid.
}
setting-sounds-people-ask = Moet er een geluid zijn als mensen iets zeggen, weggaan of terugkomen?

sounds-menu = Geluiden
sounds-listen = Naar alle geluiden luisteren
sounds-listen-title = Alle geluiden. Je hoort elk geluid als je erop staat, en { $open } speelt het nog eens.
sounds-listen-title-typed = Alle geluiden. Typ het nummer van een geluid om het te horen.
sounds-listen-title-page = Alle geluiden. Elk heeft een knop waarmee je het hoort.

sounds-none-here = Via SSH zijn er geen geluiden te horen: de geluidskaart is aan de andere kant. Wie een huis met access-uno join bezoekt, hoort ze wel.
sounds-missing = Het spel heeft geen geluidskaart gevonden.
sounds-lost = De geluidskaart is weg. Het spel gaat door, en de geluiden komen vanzelf terug.
sounds-hung = De geluidskaart reageert niet. Het spel gaat door, en de geluiden komen vanzelf terug.

sound-your-turn = Jouw beurt: drie stijgende belletjes.
sound-turn = De beurt van een ander: een korte lage toon.
sound-refused = Dat kan niet: twee keer een laag gezoem.
sound-laid-red = Er wordt een rode kaart gespeeld: een lage, nasale toon.
sound-laid-green = Er wordt een groene kaart gespeeld: een holle toon in het midden.
sound-laid-blue = Er wordt een blauwe kaart gespeeld: een hoge, zachte toon.
sound-laid-yellow = Er wordt een gele kaart gespeeld: een heldere toon.
sound-laid = Er wordt een kaart zonder kleur gespeeld: een tik en een plof.
sound-drawn = Er worden kaarten gepakt: een kaart glijdt over de tafel.
sound-skip = Iemand slaat een beurt over: een toon springt op en neer.
sound-reverse = De richting draait om: vijf tonen gaan omlaag en weer omhoog.
sound-draw-two = { KIND("draw-two", capital: "yes") }: twee lage slagen.
sound-draw-four = { KIND("wild-draw-four", capital: "yes") }: vier lage slagen.
sound-star = { KIND("star", capital: "yes") }: een getinkel dat stijgt.
sound-custom = { KIND("custom", capital: "yes") }: twee tonen als een vraag.
sound-uno = Iemand roept UNO: twee heldere tonen.
sound-caught = Iemand wordt betrapt: een sirene die daalt.
sound-round-won = Je wint de ronde: een akkoord dat stijgt.
sound-round-lost = Een ander wint de ronde: een akkoord dat daalt.
sound-match = Het spel is afgelopen: een fanfare.
sound-talk = Iemand zegt iets: twee druppels.
sound-away = Iemand gaat van tafel: een deur en twee dalende tonen.
sound-back = Iemand komt terug: twee stijgende tonen en een deur.

doctor-sounds-present = Het spel kan hier geluiden afspelen.
doctor-sounds-missing = Er is geen geluidskaart, daarom heeft het spel geen geluiden.
doctor-sounds-hung = De geluidskaart reageert niet, daarom heeft het spel geen geluiden.
doctor-miniaudio-missing = De Python-bibliotheek miniaudio ontbreekt, daarom heeft het spel geen geluiden. { $remedy }
