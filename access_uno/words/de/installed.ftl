# Wie dieses Exemplar des Spiels hierherkam, und was hilft, wo etwas fehlt.

doctor-installed-clone = Das Spiel läuft direkt aus dem Quelltext in { $place }. Der Befehl git pull holt die neueste Version.
doctor-installed-pip = Das Spiel wurde mit pip installiert, in { $place }. Eine neuere Version holst du mit: { $newer }
doctor-installed-pipx = Das Spiel wurde mit pipx installiert. Eine neuere Version holst du mit: pipx upgrade access-uno
doctor-installed-zip = Das Spiel stammt aus einer Zip-Datei und liegt in { $place }. Für eine neuere Version entpackst du eine neuere Zip-Datei.
doctor-installed-debian = Das Spiel ist ein Paket deines Systems; neuere Versionen kommen mit den Updates deines Systems.
doctor-braille-foreign = In { $place } liegt ein Python-Paket namens braille, das nicht zum Spiel gehört. { $remedy }
doctor-voiceover-setting = Damit das Spiel mit VoiceOver sprechen kann, erlaube im VoiceOver-Dienstprogramm unter Allgemein die Steuerung mit AppleScript.
doctor-voiceover-permission = Wenn macOS fragt, ob das Terminal VoiceOver steuern darf, stimme zu.
remedy-one = Gib ein: { $first }
remedy-two = Gib ein: { $first } und danach: { $second }
remedy-extract = Entpacke die Zip-Datei noch einmal, in einen neuen Ordner.
remedy-system = Das Paket dafür kommt über die Paketverwaltung deines Systems und heißt vielleicht { $install }.
braille-foreign = Das Spiel kann nicht starten: In { $place } liegt ein Python-Paket namens braille, das nicht zum Spiel gehört. { $remedy }
