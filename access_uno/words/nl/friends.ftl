# Vrienden in een huis: wie er gekomen is, uitnodigingen voor tafels, woorden onder vier ogen.

## Het menu
friends-menu = Vrienden
friends-friend = { $where ->
    [playing] { $name }, aan tafel { $code }
    [watching] { $name }, kijkt toe bij tafel { $code }
    [private] { $name }, aan een besloten tafel
    [here] { $name }, is er
   *[away] { $name }, is er niet
}
friends-ask = Iemand vragen om vrienden te worden
friends-asked = Het is aan { $name } gevraagd.
friends-request = { $name } wil vrienden met je worden
friends-own-request = Je verzoek aan { $name } intrekken
friends-agree = Ja, graag
friends-refuse = Nee, liever niet
friends-go = Naar tafel { $code } gaan
friends-whisper = Privé iets tegen { $name } zeggen
friends-call = { $name } aan deze tafel uitnodigen
friends-called = { $name } is uitgenodigd.
friends-end = De vriendschap met { $name } beëindigen
friends-ended = { $how ->
    [asks] Je hebt het verzoek van { $name } afgewezen.
    [asked] Je hebt je verzoek aan { $name } ingetrokken.
   *[friend] Jij en { $name } zijn geen vrienden meer.
}
friends-hear = { $hear ->
    [yes] Je krijgt bericht wanneer vrienden komen en waar ze spelen.
   *[no] Je krijgt geen bericht wanneer vrienden komen.
}
friends-tell = { $tell ->
    [where] Vrienden krijgen bericht wanneer je komt en waar je speelt.
    [here] Vrienden krijgen bericht wanneer je komt, maar niet waar je speelt.
   *[none] Vrienden krijgen geen bericht over je.
}
friends-tell-ask = Wat krijgen vrienden over je te weten?
friends-house = De weg naar dit huis doorgeven
friends-house-line = Geef deze regel door: { $line }

## Wat er gezegd wordt
friends-come = { $name } is binnengekomen.
friends-plays = { $where ->
    [playing] { $name } zit nu aan tafel { $code }.
    [watching] { $name } kijkt nu toe bij tafel { $code }.
   *[private] { $name } zit nu aan een besloten tafel.
}
friends-asks-keys = { $name } wil vrienden met je worden. Antwoorden doe je in het menu Vrienden, aan tafel met { $friends }.
friends-asks-typed = { $name } wil vrienden met je worden. Typ vriendschap of geen vriendschap, en de naam.
friends-are = Jij en { $name } zijn nu vrienden.
friends-invited-keys = { $name } nodigt je uit aan tafel { $code }. Antwoorden: { $invitation }.
friends-invited-typed = { $name } nodigt je uit aan tafel { $code }. Typ uitnodiging om te antwoorden.
friends-invitation = { $name } nodigt je uit aan tafel { $code }
friends-stay = Hier blijven
friends-go-there = Ernaartoe gaan
friends-no-invitation = Er is geen uitnodiging.
friends-whispered = { $whose ->
    [own] Je zegt privé tegen { $name }: { $text }
   *[other] { $name } zegt privé tegen je: { $text }
}
friends-person-ask = Tegen wie?
friends-no-person = Er is hier niemand tegen wie je privé iets kunt zeggen.
friends-whisper-ask = Wat wil je privé tegen { $name } zeggen?
friends-whisper-what = Typ fluister, een naam, en wat je wilt zeggen.

## Toetsen, en wat er getypt wordt
friends-keys = { $whisper }: privé iets tegen iemand zeggen. { $friends }: je vrienden. { $invitation }: de nieuwste uitnodiging.
friends-typed = Typ vrienden of uitnodiging. Voor één persoon: vriendschap, geen vriendschap, uitnodigen of fluister, en de naam.
typed-friends = vrienden, mijn vrienden
typed-befriend = vriendschap, vriendschap met, bevriend
typed-unfriend = geen vriendschap, geen vriendschap met, ontvriend
typed-call = uitnodigen, nodig uit
typed-whisper = fluister
typed-invitation = uitnodiging, uitnodigingen
