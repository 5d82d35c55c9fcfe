# La pagina nel browser: come chiama le sue parti. Quello che sta tra parentesi viene messo lì.

browser-open = Il gioco è nel tuo browser. Se non si è aperto, apri questo indirizzo: { $address }
page-not-yours = Questo indirizzo è già stato usato, o non è di questo gioco. Avvia di nuovo il gioco per averne uno nuovo.
page-elsewhere = Il gioco continua in un'altra finestra.
page-ended = Il gioco è finito. Puoi chiudere questa pagina.
page-gone = Non c'è più.

page-deeds = Che cosa puoi fare
page-happened = Che cosa è successo
page-hand = La tua mano, carte: { $count }
page-top = Carta in cima: { $what }
page-colour = Colore: { $what }
page-pile = Mazzo: { $what }
page-player = { $name }, carte: { $cards }, punti: { $points }
page-on-turn = di turno
page-you = sei tu
page-away = assente
page-computer = gioca il computer
page-place = { $place } di { $count }
page-fits = va bene
page-pad = Tasti del gioco. Il punto interrogativo li elenca.
page-cut = Il collegamento è caduto. La pagina continua a ricollegarsi.
page-meanwhile = Intanto, righe nuove: { $count }. L'ultima: { $text }

setting-page-keys = { $value ->
    [on] Nel browser giochi con tasti singoli.
   *[off] Nel browser giochi con i pulsanti, non con tasti singoli.
}
setting-page-keys-ask = Nel browser vuoi giocare con tasti singoli?
