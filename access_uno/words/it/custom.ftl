# La regola della carta Personalizzabile come si scrive. Anche quello che si sente, effect-..., si può scrivere.

typed-effect-others-draw = gli altri pescano { $count }, tutti gli altri pescano { $count }
typed-effect-next-draws = il prossimo pesca { $count }, prossimo pesca { $count }, il prossimo giocatore pesca { $count }, il giocatore successivo pesca { $count }
typed-effect-you-draw = tu peschi { $count }, peschi { $count }, io pesco { $count }, pesco { $count }
typed-effect-reverse = inverti la direzione, cambia direzione, la direzione si inverte
typed-effect-skip-next = salta il prossimo, il prossimo salta, il prossimo salta il turno, il prossimo giocatore salta il turno, il prossimo perde il turno
typed-effect-play-again = gioca ancora, giochi ancora, giochi un'altra volta, gioco ancora
typed-effect-swap-hands = scambi tutte le carte con un giocatore a scelta, scambi tutte le carte con un giocatore scelto, scambi le carte con un giocatore scelto, scambi la mano con un giocatore, scambia la mano con un giocatore
typed-effect-hands-left = le carte passano a sinistra, mani a sinistra, tutti passano la mano a sinistra
typed-effect-hands-right = le carte passano a destra, mani a destra, tutti passano la mano a destra
typed-effect-all-show = tutti mostrano una carta, ciascuno mostra una carta
typed-effect-all-discard = tutti possono scartare una carta dello stesso colore, tutti possono scartare una carta del colore, tutti possono scartare una carta di questo colore, ognuno può scartare una carta del colore
typed-counts = uno una un, due, tre, quattro, cinque, sei, sette, otto, nove, dieci
typed-cards = carta, carte

n-range = da { $least } a { $most }

new-custom-ask = Quale regola?
custom-how = Una regola è fatta di effetti separati da un punto e virgola, oppure di una barra verticale seguita da un testo tuo, o di entrambe le cose.
custom-effects = Gli effetti sono: { $effects }.
custom-effects-more = E ancora: { $effects }.

error-custom-unknown-effect = { $nearest ->
    [none] Al carattere { $place }: l'effetto { $text } non esiste.
   *[other] Al carattere { $place }: l'effetto { $text } non esiste. Volevi dire { $nearest }?
}
