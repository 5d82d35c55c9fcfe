# De pagina in de browser: hoe die haar delen noemt. Wat tussen haakjes staat, wordt daar ingevuld.

start-browser = In de browser spelen
browser-open = Het spel staat in je browser. Is die niet opengegaan, open dan dit adres: { $address }
page-not-yours = Dit adres is al gebruikt, of hoort niet bij dit spel. Start het spel opnieuw, dan krijg je een nieuw adres.
page-elsewhere = Het spel gaat verder in een ander venster.
page-ended = Het spel is afgelopen. Je kunt deze pagina sluiten.
page-gone = Dat is er niet meer.

page-deeds = Wat je kunt doen
page-happened = Wat er gebeurd is
page-hand = Je hand, kaarten: { $count }
page-top = Bovenste kaart: { $what }
page-colour = Kleur: { $what }
page-pile = Stok: { $what }
page-player = { $name }, kaarten: { $cards }, punten: { $points }
page-on-turn = aan de beurt
page-you = dat ben jij
page-away = even weg
page-computer = computerspeler
page-place = { $place } van { $count }
page-fits = past
page-pad = Toetsen van het spel. { $keys } noemt ze.
page-notify = Waarschuw me als ik aan de beurt ben
page-cut = De verbinding is weg. De pagina blijft proberen die te herstellen.
page-back = Weer verbonden.
page-unsent = Geen verbinding, dus er is niets gebeurd. Even wachten.
page-lost = Wat je het laatst deed, is niet aangekomen. Doe het opnieuw als je dat nog wilt.
page-meanwhile = Nieuwe meldingen: { $count }. De laatste: { $text }

page-help-answers = De antwoorden op een vraag en de onderdelen van een menu zijn knoppen.
page-help-cards = Elke kaart in je hand is een knop waarmee je die speelt.
page-help-deeds = Wat je verder kunt doen, staat als knop onder deze kop: { $deeds }.
page-help-happened = Alle meldingen sinds je binnenkwam, staan onder deze kop: { $happened }.
page-help-keys = Met deze schakelaar speel je met losse toetsen: { $keys }.

setting-page-keys = { $value ->
    [on] In de browser speel je met losse toetsen.
   *[off] In de browser speel je met knoppen, niet met losse toetsen.
}
setting-page-keys-ask = Wil je in de browser met losse toetsen spelen?

page-who = Hoe wil je met deze browser binnenkomen?
page-as-guest = Als gast, voor dit bezoek
page-as-account = Met een naam die van mij blijft, of met mijn account van een ander apparaat
page-left = Je hebt het huis verlaten. Laad de pagina opnieuw om terug te komen.
serve-web = Browsers krijgen de pagina op { $address }
serve-web-behind = Browsers elders hebben er TLS voor nodig: een proxy zoals Caddy of nginx, of --web-certificate en --web-key.
serve-certificate = Het certificaat { $path } of de sleutel { $key } is niet te gebruiken.
help-option-web = Waar browsers de pagina van het huis krijgen. Zonder certificaat alleen op deze computer.
help-option-web-certificate = Het certificaat voor de pagina, een PEM-bestand.
help-option-web-key = De sleutel van het certificaat, een PEM-bestand.
usage-web-certificate-and-key = --web-certificate en --web-key horen bij elkaar, en bij --web.
usage-web-without-certificate = Pagina's van { $address } kan iedereen onderweg lezen. Neem --web-certificate en --web-key, of localhost achter een proxy.

page-button = de knop { $what }
page-card-button = de knop van de kaart in je hand
hand-over-page = Nu is { $name } op deze pagina aan de beurt. Druk op de knop { $what } als je zover bent.
