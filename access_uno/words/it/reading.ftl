# Testi lunghi: titoli e ricerca.

reader-help-headings = { $next-heading } o { $page-down } va al titolo seguente, { $previous-heading } o { $page-up } al precedente, e { $headings } elenca tutti i titoli.
reader-help-search = { $search } cerca una parola, { $next-hit } va al punto seguente in cui si trova, { $previous-hit } al precedente.
reader-help-typed-search = Scrivi cerca e una parola per trovarla, trova seguente per il punto dopo, o trova precedente per quello prima.
reader-help-typed-headings = Scrivi titolo seguente o titolo precedente, oppure titoli per sceglierne uno.
reader-how = Avanti: { $next }. Altri tasti: { $help }.
reader-how-typed = Avanti: Invio. Il resto: scrivi aiuto.
reader-headings = Quale titolo?
reader-no-headings = Questo testo non ha titoli.
reader-no-heading-after = Dopo non ci sono altri titoli.
reader-no-heading-before = Prima non ci sono titoli.
reader-search-ask = Quale parola vuoi trovare?
reader-nothing-searched = Non hai ancora cercato niente.
reader-not-found = { $text } non si trova in questo testo.
reader-from-start = Di nuovo dall'inizio.
reader-from-end = Di nuovo dalla fine.
typed-reader-heading = titolo seguente, prossimo titolo, titolo, titolo successivo, vai al prossimo titolo, vai al titolo seguente, titolo dopo, capitolo seguente, prossimo capitolo, capitolo successivo
typed-reader-heading-before = titolo precedente, titolo prima, torna al titolo precedente, capitolo precedente
typed-reader-headings = titoli, indice, elenco dei titoli, sommario, capitoli, che titoli ci sono, quali titoli ci sono
typed-reader-search = cerca, trova, cercare, cerco, trovami, trovare, cercami
typed-reader-hit = trova seguente, cerca ancora, trova ancora, trova il prossimo, prossimo risultato, cerca il prossimo, cerca di nuovo
typed-reader-hit-before = trova precedente, risultato precedente, cerca il precedente, trova il precedente
