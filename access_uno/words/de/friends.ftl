# Freunde in einem Haus: wer gekommen ist, Einladungen an Tische, vertrauliche Worte.

## Das Menü
friends-menu = Freunde
friends-friend = { $where ->
    [playing] { $name }, am Tisch { $code }
    [watching] { $name }, schaut am Tisch { $code } zu
    [private] { $name }, an einem privaten Tisch
    [here] { $name }, ist hier
   *[away] { $name }, nicht hier
}
friends-ask = Jemandem die Freundschaft anbieten
friends-asked = { $name } ist gefragt worden.
friends-request = { $name } möchte mit dir befreundet sein
friends-own-request = Deine Anfrage an { $name } zurücknehmen
friends-agree = Ja, gern
friends-refuse = Nein, lieber nicht
friends-go = An den Tisch { $code } gehen
friends-whisper = { $name } privat etwas sagen
friends-call = { $name } an diesen Tisch einladen
friends-called = { $name } ist eingeladen.
friends-end = Die Freundschaft mit { $name } beenden
friends-ended = { $how ->
    [asks] Du hast die Anfrage von { $name } abgelehnt.
    [asked] Du hast deine Anfrage an { $name } zurückgenommen.
   *[friend] Du bist nicht mehr mit { $name } befreundet.
}
friends-hear = { $hear ->
    [yes] Du erfährst, wenn Freunde kommen und wo sie spielen.
   *[no] Du erfährst nicht, wenn Freunde kommen.
}
friends-tell = { $tell ->
    [where] Freunde erfahren, wenn du kommst und wo du spielst.
    [here] Freunde erfahren, wenn du kommst, aber nicht, wo du spielst.
   *[none] Freunde erfahren nichts über dich.
}
friends-tell-ask = Was erfahren Freunde über dich?
friends-house = Den Weg in dieses Haus weitergeben
friends-house-line = Gib diese Zeile weiter: { $line }

## Was gesagt wird
friends-come = { $name } ist gekommen.
friends-plays = { $where ->
    [playing] { $name } ist jetzt am Tisch { $code }.
    [watching] { $name } schaut jetzt am Tisch { $code } zu.
   *[private] { $name } ist jetzt an einem privaten Tisch.
}
friends-asks-keys = { $name } möchte mit dir befreundet sein. Antworten kannst du im Menü Freunde, am Tisch mit { $friends }.
friends-asks-typed = { $name } möchte mit dir befreundet sein. Zum Annehmen tippe freundschaft und den Namen, zum Ablehnen keine freundschaft und den Namen.
friends-are = Du bist jetzt mit { $name } befreundet.
friends-invited-keys = { $name } lädt dich an den Tisch { $code } ein. Antworten: { $invitation }.
friends-invited-typed = { $name } lädt dich an den Tisch { $code } ein. Zum Antworten tippe einladung.
friends-invitation = { $name } lädt dich an den Tisch { $code } ein
friends-stay = Hier bleiben
friends-go-there = Hingehen
friends-no-invitation = Es gibt keine Einladung.
friends-whispered = { $whose ->
    [own] Du sagst { $name } privat: { $text }
   *[other] { $name } sagt dir privat: { $text }
}
friends-person-ask = Wem?
friends-no-person = Hier ist niemand, dem du privat etwas sagen könntest.
friends-whisper-ask = Was willst du { $name } privat sagen?
friends-whisper-what = Tippe flüster, einen Namen und was du sagen willst.

## Tasten, und was getippt wird
friends-keys = { $whisper }: jemandem privat etwas sagen. { $friends }: deine Freunde. { $invitation }: die neueste Einladung.
friends-typed = Tippe freunde oder einladung. Für eine Person tippe freundschaft, keine freundschaft, einladen oder flüster und ihren Namen.
typed-friends = freunde, meine freunde
typed-befriend = freundschaft, freundschaft mit, befreunde, befreunden
typed-unfriend = keine freundschaft, keine freundschaft mit, entfreunde, entfreunden
typed-call = einladen, lade ein, lad ein
typed-whisper = flüster, flüstere, flüstern
typed-invitation = einladung, einladungen
