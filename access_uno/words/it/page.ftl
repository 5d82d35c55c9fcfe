# La pagina nel browser: come chiama le sue parti. Quello che sta tra parentesi viene messo lì.

start-browser = Gioca nel browser
browser-open = Il gioco è nel tuo browser. Se non si è aperto, apri questo indirizzo: { $address }
page-not-yours = Questo indirizzo è già stato usato, o non è di questo gioco. Avvia di nuovo il gioco per averne uno nuovo.
page-elsewhere = Il gioco continua in un'altra finestra.
page-ended = Il gioco è finito. Puoi chiudere questa pagina.
page-gone = Non c'è più.

page-deeds = Che cosa puoi fare
page-happened = Che cosa è successo
page-hand = La tua mano, carte: { $count }
page-top = Carta scoperta: { $what }
page-colour = Colore: { $what }
page-pile = Mazzo di pesca: { $what }
page-player = { $name }, carte: { $cards }, punti: { $points }
page-on-turn = di turno
page-you = sei tu
page-away = assente
page-computer = giocatore virtuale
page-place = { $place } di { $count }
page-fits = va bene
page-pad = Tasti del gioco. { $keys } li elenca.
page-notify = Avvisami quando tocca a me
page-cut = Il collegamento è caduto. La pagina continua a provare.
page-back = Il collegamento è tornato.
page-unsent = Manca il collegamento, quindi non è successo niente. Aspetta.
page-lost = L'ultima cosa che hai fatto non è arrivata. Se vuoi, rifalla.
page-meanwhile = Intanto, nuovi messaggi: { $count }. L'ultimo: { $text }

page-help-answers = Le risposte a una domanda e le voci di un menu sono pulsanti.
page-help-cards = Ogni carta della tua mano è un pulsante per giocarla.
page-help-deeds = Tutto il resto che puoi fare è un pulsante sotto questo titolo: { $deeds }.
page-help-happened = Tutti i messaggi da quando sei qui stanno sotto questo titolo: { $happened }.
page-help-keys = Con questo interruttore giochi con tasti singoli: { $keys }.

setting-page-keys = { $value ->
    [on] Nel browser giochi con tasti singoli.
   *[off] Nel browser giochi con i pulsanti, non con tasti singoli.
}
setting-page-keys-ask = Nel browser vuoi giocare con tasti singoli?

page-who = Come vuoi entrare con questo browser?
page-as-guest = Come ospite, per questa visita
page-as-account = Con un nome che resta mio, o con il mio account da un altro dispositivo
page-left = Hai lasciato la sala. Ricarica la pagina per tornare.
serve-web = I browser trovano la pagina all'indirizzo { $address }
serve-web-behind = Per entrare con il browser da un altro computer serve TLS: un proxy davanti, come Caddy o nginx, oppure --web-certificate e --web-key.
serve-certificate = Il certificato { $path } o la sua chiave { $key } non si può usare.
help-option-web = Dove i browser trovano la pagina della sala. Senza certificato, solo su questo computer.
help-option-web-certificate = Il certificato della pagina, un file PEM.
help-option-web-key = La chiave del certificato, un file PEM.
usage-web-certificate-and-key = --web-certificate e --web-key vanno insieme, e con --web.
usage-web-without-certificate = Le pagine da { $address } si potrebbero intercettare. Usa --web-certificate e --web-key, o localhost dietro un proxy.

page-button = il pulsante { $what }
page-card-button = il suo pulsante nella tua mano
hand-over-page = Adesso questa pagina è di { $name }. Quando vuoi, premi il pulsante { $what }.
