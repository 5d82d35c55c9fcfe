# De pagina in de browser: hoe die haar delen noemt. Wat tussen haakjes staat, wordt daar ingevuld.

browser-open = Het spel staat in je browser. Is die niet opengegaan, open dan dit adres: { $address }
page-not-yours = Dit adres is al gebruikt, of hoort niet bij dit spel. Start het spel opnieuw, dan krijg je een nieuw.
page-elsewhere = Het spel gaat verder in een ander venster.
page-ended = Het spel is afgelopen. Je kunt deze pagina sluiten.
page-gone = Dat is er niet meer.

page-deeds = Wat je kunt doen
page-happened = Wat er gebeurd is
page-hand = Je hand, kaarten: { $count }
page-top = Bovenste kaart: { $what }
page-colour = Kleur: { $what }
page-pile = Trekstapel: { $what }
page-player = { $name }, kaarten: { $cards }, punten: { $points }
page-on-turn = aan de beurt
page-you = dat ben jij
page-away = weg
page-computer = computerspeler
page-place = { $place } van { $count }
page-fits = past
page-pad = Toetsen van het spel. Het vraagteken noemt ze.
page-cut = De verbinding is weg. De pagina blijft proberen haar te herstellen.
page-meanwhile = Intussen nieuwe regels: { $count }. De laatste: { $text }

setting-page-keys = { $value ->
    [on] In de browser speel je met losse toetsen.
   *[off] In de browser speel je met knoppen, niet met losse toetsen.
}
setting-page-keys-ask = Wil je in de browser met losse toetsen spelen?
