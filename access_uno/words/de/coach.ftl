# Der Trainer: ein Tipp, wenn man dran ist, und was man in einem Spiel hätte machen können.

command-hint = gibt dir einen Tipp, wenn du dran bist; nach dem Spiel hörst du, was du hättest machen können.
typed-hint = tipp, hilf mir, was soll ich legen, was soll ich spielen, was soll ich tun, was würdest du legen, was würdest du spielen, was würdest du tun, was würdest du machen, was rätst du mir, welche ist die beste karte, welche karte ist die beste, was ist am besten, was würdest du jetzt legen, was soll ich jetzt legen, was würdest du denn legen, was soll ich denn legen, was würdest du da legen, was soll ich da legen, was würdest du hier legen, was soll ich hier legen, was würdest du denn jetzt legen, was soll ich denn jetzt legen, was würdest du an meiner stelle legen, was würdest du als nächstes legen, was soll ich als nächstes legen, was soll ich bloss legen, was soll ich nur legen, welche würdest du legen, welche karte würdest du legen, welche soll ich legen, welche karte soll ich legen, sag mir was ich legen soll, was sollte ich legen, was sollte ich jetzt legen, was würdest du jetzt spielen, was soll ich jetzt spielen, was würdest du denn spielen, was soll ich denn spielen, was würdest du da spielen, was soll ich da spielen, was würdest du hier spielen, was soll ich hier spielen, was würdest du denn jetzt spielen, was soll ich denn jetzt spielen, was würdest du an meiner stelle spielen, was würdest du als nächstes spielen, was soll ich als nächstes spielen, was soll ich bloss spielen, was soll ich nur spielen, welche würdest du spielen, welche karte würdest du spielen, welche soll ich spielen, welche karte soll ich spielen, sag mir was ich spielen soll, was sollte ich spielen, was sollte ich jetzt spielen, was würdest du jetzt tun, was soll ich jetzt tun, was würdest du denn tun, was soll ich denn tun, was würdest du da tun, was soll ich da tun, was würdest du hier tun, was soll ich hier tun, was würdest du denn jetzt tun, was soll ich denn jetzt tun, was würdest du an meiner stelle tun, was würdest du als nächstes tun, was soll ich als nächstes tun, was soll ich bloss tun, was soll ich nur tun, welche würdest du tun, welche karte würdest du tun, sag mir was ich tun soll, was sollte ich tun, was sollte ich jetzt tun, was soll ich machen, was würdest du jetzt machen, was soll ich jetzt machen, was würdest du denn machen, was soll ich denn machen, was würdest du da machen, was soll ich da machen, was würdest du hier machen, was soll ich hier machen, was würdest du denn jetzt machen, was soll ich denn jetzt machen, was würdest du an meiner stelle machen, was würdest du als nächstes machen, was soll ich als nächstes machen, was soll ich bloss machen, was soll ich nur machen, welche würdest du machen, welche karte würdest du machen, welche karte soll ich machen, sag mir was ich machen soll, was sollte ich machen, was sollte ich jetzt machen, was würdest du nehmen, was soll ich nehmen, was würdest du jetzt nehmen, was soll ich jetzt nehmen, was würdest du denn nehmen, was soll ich denn nehmen, was würdest du da nehmen, was soll ich da nehmen, was würdest du hier nehmen, was soll ich hier nehmen, was würdest du denn jetzt nehmen, was soll ich denn jetzt nehmen, was würdest du an meiner stelle nehmen, was würdest du als nächstes nehmen, was soll ich als nächstes nehmen, was soll ich bloss nehmen, was soll ich nur nehmen, welche würdest du nehmen, welche karte würdest du nehmen, welche soll ich nehmen, welche karte soll ich nehmen, sag mir was ich nehmen soll, was sollte ich nehmen, was sollte ich jetzt nehmen, was empfiehlst du, was empfiehlst du mir, was schlägst du vor, schlag mir was vor, schlag was vor, hast du einen tipp, hast du einen tipp für mich, hast du nen tipp, gib mir einen tipp, gib mir mal einen tipp, gib mir bitte einen tipp, gib mal einen tipp, gib mir nen tipp, gib mir mal nen tipp, ich brauche einen tipp, ich brauch einen tipp, ich brauch nen tipp, brauche einen tipp, brauch nen tipp, ich hätte gern einen tipp, hätte gern einen tipp, einen tipp bitte, ein tipp bitte, ein tipp, einen tipp, tipp bitte, bitte einen tipp, tip, hinweis, gib mir einen hinweis, rat, ratschlag, rate mir, hilf mir auf die sprünge, was wäre am besten, was wär am besten, was ist jetzt am besten, was wäre jetzt am besten, was wär jetzt am besten, was ist das beste, was wäre das beste, was ist der beste zug, was wäre der beste zug, was wär der beste zug, bester zug, welcher zug ist der beste, was ist am klügsten, was wäre klug, was wäre schlau, was ist schlau, welche karte wäre am besten, welche karte wäre gut, welche wäre am besten, welche ist am besten, gibst du mir nen tipp, gibst du mir einen tipp, gibst du mir mal einen tipp, gibst du mir bitte einen tipp, kannst du mir nen tipp geben, kannst du mir einen tipp geben, kannst du mir bitte einen tipp geben, könntest du mir einen tipp geben, könntest du mir nen tipp geben, könnten sie mir einen tipp geben, krieg ich einen tipp, krieg ich nen tipp, kriege ich einen tipp, bekomm ich einen tipp, bekomme ich einen tipp, kann ich einen tipp haben, kann ich nen tipp haben, darf ich einen tipp haben, ich möchte einen tipp, ich will einen tipp, ich hätte gerne einen tipp, mal einen tipp, nen tipp, nen tipp bitte, verrat mir was ich legen soll, ich weiss nicht was ich legen soll, weiss nicht was ich legen soll, ich weiss nicht welche ich legen soll, ich weiss nicht was ich spielen soll, ich weiss nicht was ich machen soll, weiss nicht was ich machen soll, was rätst du, was rätst du mir da, was rätst du mir denn, was raten sie mir, was würden sie legen, was würden sie spielen, was würden sie tun, was würden sie mir raten, was empfehlen sie, was empfehlen sie mir, was meinst du was ich legen soll, soll ich sie legen oder behalten, soll ich sie behalten oder legen, soll ich die legen oder behalten, soll ich die behalten oder legen, soll ich legen oder behalten, soll ich behalten oder legen, was wäre am schlausten, was ist am schlausten, was wär am schlausten, was wäre am klügsten, was wär am klügsten
deed-hint = Tipp
hint-comes = Einen Moment.
hint-not-now = Einen Tipp bekommst du, wenn du dran bist.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-no-hint-now = { hint-not-now }
hint-given = Der Tipp: { $deed }. { $why }
hints-had = { $count ->
    [one] Du hast einen Tipp bekommen. Ein Spiel mit Tipps zählt nicht.
   *[other] Du hast { $count } Tipps bekommen. Ein Spiel mit Tipps zählt nicht.
}
hints-had-by = { $count ->
    [one] { $name } hat mit einem Tipp gespielt, darum zählt dieses Spiel nicht.
   *[other] { $name } hat mit { $count } Tipps gespielt, darum zählt dieses Spiel nicht.
}

together-hints = { $hints ->
    [yes] Tipps: Wer dran ist, darf um einen bitten.
   *[no] Keine Tipps.
}

## Was am besten ist, als etwas, das man tun kann

coach-in-colour = { $deed } und { colour } wählen
coach-in-colour-with-call = { $deed }, { colour } wählen und { RULEBOOK() ->
    [braille-de] UNO melden
   *[common] UNO rufen
}
coach-choose-colour = { colour } wählen
coach-with-call = { $deed } und { RULEBOOK() ->
    [braille-de] UNO melden
   *[common] UNO rufen
}

## Warum es am besten ist

why-only = Etwas anderes kannst du nicht tun.
why-even = Etwas Besseres gibt es nicht.
why-more = Damit gewinnt man öfter.
why-catch = { $who } hat UNO vergessen.
why-challenge = { $who } blufft in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn solchen Fällen.
why-no-challenge = { $who } blufft nur in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn solchen Fällen.
why-bluff = So ein Bluff fliegt in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn Fällen auf.
why-out = Dann bist du fertig, bevor jemand anderes dran ist.
why-hit = { $who } hat nur noch { n-cards } und kommt so nicht zum Zug.
why-stop = { $who } hat nur noch { n-cards } und wird so aufgehalten.
why-again = Damit bist du gleich noch einmal dran.
why-kept-wild = Sonst bleibt dir { CARD($card, form: "the") } in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn Fällen übrig.
why-drew = Wer legen kann, muss nicht ziehen.
why-kept = Eine Karte, die passt, muss man nicht behalten.
why-spent-wild = Heb { CARD($card, form: "the") } auf: Sie passt auch später noch.
why-colour = Von keiner anderen Farbe hast du mehr Karten.
why-fits = Dann passt in deinem nächsten Zug eher etwas.
why-points = Dann bleiben dir weniger Punkte auf der Hand.
why-uno = Du hast UNO vergessen und bist erwischt worden.

## Was man hätte machen können

coach-title = Was hätte ich machen können?
coach-thinks = Einen Moment: Dein Spiel wird durchgesehen.
coach-none = Es gab nichts, was du sicher besser hättest machen können.
coach-failed = Dieses Spiel kann nicht durchgesehen werden.
coach-knew = Es zählt nur, was du in dem Moment wissen konntest.
coach-held = { $more ->
    [0] Auf der Hand: { CARDS($cards) }.
    [one] Auf der Hand: { CARDS($cards) } und noch eine.
   *[other] Auf der Hand: { CARDS($cards) } und noch { $more }.
}
coach-card = { CARD($card) }
coach-card-in-colour = { CARD($card) }, { colour }
coach-better = Dein Zug: { $taken }. Besser: { $better }. { $why }
coach-try-again = Von da an noch einmal versuchen
coach-for-which-player = Wessen Züge?
coach-does-not-count = Dieses Spiel war ein zweiter Versuch. Es zählt nicht.

## Der Befehl

help-review = Sagt, welche Züge eines beendeten Spiels am meisten ausgemacht haben und was besser gewesen wäre.
help-default-reviewed = Ohne Angabe: die erste Person im Spiel.
