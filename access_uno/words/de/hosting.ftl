## A configuration file
usage-config-unread = Die Konfiguration in { $path } lässt sich nicht lesen.
usage-config-wrong = Zeile { $line } von { $path } ist kein TOML.
usage-config-kind = Die Option { $option } in der Konfiguration muss { $wanted ->
    [flag] true oder false
    [number] eine ganze Zahl
    [texts] ein Text in Anführungszeichen oder eine Liste davon
   *[text] ein Text in Anführungszeichen
} sein.
serve-config-read = Die Konfiguration ist neu gelesen.
serve-config-kept = In der Konfiguration ist ein Fehler, deshalb ändert sich nichts. { $reason }
serve-config-fixed = { $options } lässt sich nicht ändern, solange das Haus offen ist. Starte es dafür neu.
help-option-config = Eine TOML-Datei mit diesen Optionen, ohne die Striche davor. Was hier eingegeben ist, geht vor. SIGHUP liest sie neu.
help-option-check = Sagt, ob diese Konfiguration stimmt und wer das Haus erreicht, und endet dann.

## What serve --check says
check-sound = Die Konfiguration stimmt.
check-runs = Unter { $address } ist schon ein Haus offen.
check-network = In deinem eigenen Netz kommt man unter { $address } hinein.
check-internet = Von anderswo kommt man unter { $address } hinein, wenn kein Router und keine Firewall es verhindert.
check-router = Unter { $address } kommt man im eigenen Netz hinein, von anderswo nur, wenn dein Router an diesen Computer weiterleitet.
check-carrier = Von anderswo kommt man unter { $address } nicht hinein: Dein Anbieter gibt mehreren Kunden eine gemeinsame Adresse.
check-announced = { $answers ->
    [yes] Unter der angekündigten Adresse { $address } antwortet ein Haus.
   *[no] Unter der angekündigten Adresse { $address } antwortet jetzt kein Haus, von hier aus gesehen.
}

## What a house says of itself
serve-status = Wie es dem Haus geht, erfahren Programme unter { $address }
house-store = { $answers ->
    [yes] Das Haus hat sein Gedächtnis wieder.
   *[no] Das Haus sucht sein Gedächtnis. Einen Moment bitte.
}
house-closes = Das Haus schließt in { $seconds } Sekunden für eine Wartung. Jeder Tisch bleibt, wie er ist.
house-closes-back = { $by ->
    [itself] Dein Platz in einem Spiel wartet, und sobald das Haus wieder offen ist, verbinde ich mich von selbst.
   *[hand] Dein Platz in einem Spiel wartet. Um zurückzukommen, gib in ein bis zwei Minuten denselben ssh-Befehl noch einmal ein.
}
help-option-drain = Wenn das Haus enden soll: wie viele Sekunden bleiben, bevor es schließt. Alle erfahren es sofort.
help-option-status = Wo Programme erfahren, ob es dem Haus gut geht und was es zählt: healthz und metrics. Ohne andere Adresse nur an diesem Computer.
