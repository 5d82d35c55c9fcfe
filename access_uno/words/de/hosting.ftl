## A configuration file
usage-config-unread = Die Konfiguration in { $path } lässt sich nicht lesen.
usage-config-wrong = Zeile { $line } von { $path } ist kein TOML.
usage-config-kind = Die Option { $option } in der Konfiguration muss { $wanted ->
    [flag] true oder false
    [number] eine ganze Zahl
    [texts] ein Text in Anführungszeichen oder eine Liste davon
   *[text] ein Text in Anführungszeichen
} sein.
serve-config-read = Die Konfiguration wurde neu gelesen.
serve-config-kept = In der Konfiguration ist ein Fehler, deshalb ändert sich nichts. { $reason }
serve-config-fixed = Solange das Haus offen ist, kann man { $options } nicht ändern. Starte es dafür neu.
help-option-config = Eine TOML-Datei mit diesen Optionen, ohne die Striche davor. Was hier eingegeben ist, geht vor. SIGHUP liest sie neu.
help-option-check = Sagt, ob diese Konfiguration stimmt und wer das Haus erreicht, und endet dann.

## What serve --check says
check-sound = Die Konfiguration stimmt.
check-runs = Unter { $address } ist schon ein Haus offen.
check-network = In deinem eigenen Netz kommt man unter { $address } hinein.
check-internet = Von anderswo kommt man unter { $address } hinein, wenn kein Router und keine Firewall es verhindert.
check-router = Unter { $address } kommt man im eigenen Netz hinein, von anderswo nur, wenn dein Router an diesen Computer weiterleitet.
check-carrier = Von anderswo kommt man unter { $address } nicht hinein: Dein Anbieter gibt mehreren Kunden eine gemeinsame Adresse.
check-certificate = { $over ->
    [yes] Das Zertifikat der Seite ist abgelaufen.
   *[no] { $days ->
        [one] Das Zertifikat der Seite gilt noch einen Tag.
       *[other] Das Zertifikat der Seite gilt noch { $days } Tage.
    }
}
check-announced = { $answers ->
    [yes] Unter der angekündigten Adresse { $address } antwortet ein Haus.
   *[no] Unter der angekündigten Adresse { $address } antwortet, von hier aus gesehen, kein Haus.
}

## What a house says of itself
serve-status = Wie es dem Haus geht, erfahren Programme unter { $address }
house-store = { $answers ->
    [yes] Das Haus kann wieder speichern.
   *[no] Das Haus kann gerade nichts speichern. Einen Moment bitte.
}
house-closes = Das Haus schließt in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} für eine Wartung. Jeder Tisch bleibt, wie er ist.
house-closes-back = { $by ->
    [itself] Ein Platz in einem Spiel bleibt dir, und sobald das Haus wieder offen ist, verbindet sich das Spiel von selbst.
   *[hand] Ein Platz in einem Spiel bleibt dir. Um zurückzukommen, gib in ein bis zwei Minuten denselben ssh-Befehl noch einmal ein.
}
help-option-drain = Wenn das Haus schließen soll: wie viele Sekunden allen noch bleiben. Alle erfahren es sofort.
help-option-status = Wo Programme erfahren, ob es dem Haus gut geht und was es zählt: healthz und metrics. Ohne andere Adresse nur an diesem Computer.

## Reports of people
report-person = Jemanden melden
report-ask = Wen willst du melden?
report-how = { $name } melden: Nur die Verwaltung liest es.
report-plain = Melden, ohne das Gesagte
report-talk = Melden, mit dem, was zuletzt zu dir gesagt wurde; es wird nach 30 Tagen gelöscht
report-done = { $name } ist gemeldet. Nur die Verwaltung liest es.
report-no-person = Außer dir ist niemand hier.
report-keys = { $report }: jemanden der Verwaltung melden.
report-typed = Um jemanden der Verwaltung zu melden, tippe melden und den Namen.
typed-report = melden, melde
refused-no-report = Diese Beschwerde gibt es nicht mehr.
refused-report-oneself = Dich selbst kannst du nicht melden.

## What administrators read and do
moderation-reports = Wer gemeldet wurde
moderation-bans = Wer nicht hereindarf
moderation-accounts = Konten
moderation-deeds = Was die Verwaltung getan hat
moderation-find = Einen Namen nach seinem Anfang suchen
moderation-begins-ask = Wie beginnt der Name?
moderation-none = { $list ->
    [reports] Niemand wurde gemeldet.
    [bans] Alle dürfen herein.
    [accounts] So ein Konto gibt es nicht.
   *[deeds] Noch nichts.
}
moderation-more = Weitere
moderation-when = { $days ->
    [0] { $hours ->
        [0] in der letzten Stunde
        [one] vor einer Stunde
       *[other] vor { $hours } Stunden
    }
    [one] vor einem Tag
   *[other] vor { $days } Tagen
}
moderation-report = { $name }, gemeldet von { $by }, { $when }{ $lines ->
    [0] {""}
   *[other] , mit dem Gesagten
}
moderation-said = { $name }: { $text }
moderation-banned = { $name }: { $account ->
    [yes] das Konto, für immer
   *[no] kein Konto
}{ $addresses ->
    [0] {""}
    [one] ; ein Netz, für { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }
   *[other] ; { $addresses } Netze, für { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }
}
moderation-account = { $name }{ $here ->
    [yes] , ist hier
   *[no] {""}
}{ $admin ->
    [yes] , Verwaltung
   *[no] {""}
}{ $muted ->
    [yes] , stumm geschaltet
   *[no] {""}
}{ $banned ->
    [yes] , darf nicht herein
   *[no] {""}
}
moderation-do = { $what ->
    [hear] Lesen, was gesagt wurde
    [mute] { $name } stumm schalten
    [unmute] { $name } wieder zu Wort kommen lassen
    [ban] { $name } für immer wegschicken
    [unban] { $name } wieder hereinlassen
    [settle] Diese Beschwerde löschen: Sie ist erledigt
   *[forget] Das Konto von { $name } löschen, mit allem, was davon aufbewahrt wird
}
moderation-did = { $what ->
    [mute] { $name } ist stumm geschaltet.
    [unmute] { $name } kommt wieder zu Wort.
    [ban] { $name } ist für immer weggeschickt.
    [unban] { $name } darf wieder herein.
   *[forget] Das Konto von { $name } ist gelöscht.
}
moderation-forget-ask = Das Konto von { $name } für immer löschen?
moderation-deed = { $by } { $does ->
    [mutes] hat { $what } stumm geschaltet
    [unmutes] hat { $what } wieder zu Wort kommen lassen
    [bans] hat { $what } weggeschickt
    [unbans] hat { $what } wieder hereingelassen
    [closes] hat den Tisch { $what } geschlossen
    [tells] hat allen etwas mitgeteilt
    [begins] hat das Spiel am Tisch { $what } begonnen
    [removes] hat { $what } von einem Tisch weggeschickt
    [silences] hat { $what } an einem Tisch stumm geschaltet
    [lets-talk] hat { $what } an einem Tisch wieder zu Wort kommen lassen
    [settles] hat eine Beschwerde über { $what } erledigt
   *[deletes] hat das Konto von { $what } gelöscht
}, { $when }

## Asking the router
router-ipv6 = Wer IPv6 hat, kommt von anderswo unter { $address } hinein, wenn die Firewall deines Routers es zulässt.
router-open = Von anderswo kommt man unter { $address } hinein: Dein Router lässt andere herein.
router-carrier = Dein Anbieter gibt mehreren Kunden eine gemeinsame Adresse: Von anderswo kommt niemand zu dir. Es hilft IPv6, ein gemieteter Computer oder ein Tunnel.
router-none = Kein Router antwortet. Leite in deinem Router den Port { $port } weiter, damit man von anderswo hineinkommt.
router-refused = Dein Router lässt keine Programme einen Port öffnen. Leite den Port { $port } dort selbst weiter.
router-nowhere = Das Haus ist unter keiner Adresse offen, über die man von anderswo hineinkommt. Ergänze --listen all:8022.
usage-no-upnp = Für die Anfrage beim Router fehlt noch ein Paket. Gib ein: { $command }
usage-open-router-alone = In ein Haus, das nur dieser Computer erreicht, kann der Router niemanden schicken. Ergänze --listen all:8022.
help-option-open-router = Bittet den Router, andere hereinzulassen, und sagt, ob und unter welcher Adresse sie kommen können.
