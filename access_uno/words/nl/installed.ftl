# Hoe dit exemplaar van het spel hier kwam, en wat helpt waar iets ontbreekt.

doctor-installed-clone = Het spel draait rechtstreeks uit de broncode in { $place }. De opdracht git pull haalt de nieuwste versie.
doctor-installed-pip = Het spel is met pip geïnstalleerd, in { $place }. Een nieuwere versie haal je met: { $newer }
doctor-installed-pipx = Het spel is met pipx geïnstalleerd. Een nieuwere versie haal je met: pipx upgrade access-uno
doctor-installed-zip = Het spel komt uit een zipbestand en staat in { $place }. Pak voor een nieuwere versie een nieuwer zipbestand uit.
doctor-installed-debian = Het spel is een pakket van je systeem; nieuwe versies komen met de updates van je systeem.
doctor-braille-foreign = In { $place } staat een Python-pakket met de naam braille dat niet bij het spel hoort. { $remedy }
doctor-voiceover-setting = Om via VoiceOver te spreken, heeft het spel toestemming nodig: sta in het VoiceOver-programma, onder Algemeen, besturing met AppleScript toe.
doctor-voiceover-permission = Als macOS vraagt of de terminal VoiceOver mag besturen, stem dan toe.
remedy-one = Typ: { $first }
remedy-two = Typ: { $first } en daarna: { $second }
remedy-extract = Pak het zipbestand nog een keer uit, in een nieuwe map.
remedy-system = Installeer het via het pakketbeheer van je systeem, misschien onder de naam { $install }.
braille-foreign = Het spel kan niet starten: in { $place } staat een Python-pakket met de naam braille dat niet bij het spel hoort. { $remedy }
