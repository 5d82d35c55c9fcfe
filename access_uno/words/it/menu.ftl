# Menu, il primo avvio, il menu iniziale, una nuova partita, le impostazioni, e ciò che non va con i file.
# Una voce di menu non ha il punto alla fine; tutto il resto è una frase.

## Menu

menu-label = { $text }.
menu-title = { $title } { $count ->
    [one] Una voce.
   *[other] { $count } voci.
}
menu-opened = { $title } { $text } { $place } di { $count }.
menu-item = { $text } { $place } di { $count }.
menu-numbered = { $number }. { $text }
menu-key-unknown = Qui questo tasto non fa niente. { $help } elenca i tasti.
menu-not-understood = Non capisco: { $text }. Scrivi aiuto per sapere che cosa puoi scrivere.
menu-typed-again = Scrivi un numero, elenco per tutte le voci, oppure indietro.
menu-several = Diverse voci cominciano così.
menu-no-number = { $count ->
    [one] C'è solo una voce.
   *[other] Ci sono solo { $count } voci.
}
menu-no-count = Si può scegliere solo da { $least } a { $most }.
menu-no-letter = Nessuna voce comincia con { $letter }.
menu-help-arrows = { $next } va alla voce seguente, { $previous } alla precedente, { $first } alla prima, { $last } all'ultima.
menu-help-letters = { $number } apre la voce in quella posizione. { $letter } va alla prossima voce con una parola che comincia così.
menu-help-count = { $number } sceglie quel numero.
menu-help-enter = { $open } apre la voce.
menu-help-pick = { $open } sceglie la voce.
menu-help-escape = { $back } torna indietro.
menu-no-about = Per questa voce non c'è una spiegazione.
menu-help-groups = { $previous-group } e { $next-group } vanno al gruppo precedente e al seguente.
menu-help-about = { $explain } spiega la voce.
menu-help-about-typed = Scrivi spiega e una voce per sapere che cosa significa.
menu-help-typed = Scrivi il numero di una voce o le sue prime lettere, oppure indietro.
menu-help-typed-more = Scrivi elenco per altre voci, il numero di una voce o le sue prime lettere, oppure indietro.
menu-help-typed-list = La parola elenco ripete tutte le voci.
menu-help-typed-back = La parola indietro riporta al menu precedente.

## Domande

question = { $text } { $yes } per sì, { $back } per no.
question-typed = { $text } Scrivi sì oppure no.
question-help-enter = { $yes } vuol dire sì, come S.
question-help-escape = { $back } vuol dire no, come N.
question-help-typed = Scrivi sì oppure no.

## Scrivere un testo

entry-now = Adesso è { $text }. Quello che scrivi prende il suo posto, { $take } lo lascia com'è.
entry-empty = Non hai ancora scritto niente.
entry-so-far = Finora: { $text }
entry-end = Fine del testo.
entry-start = Inizio del testo.
entry-erased = Cancellato: { $text }.
entry-nothing-left = Adesso è vuoto.
entry-full = Il testo è pieno: non ci stanno più di { $count } caratteri.
entry-ask-typed = Scrivi la risposta e premi Invio. Una riga vuota non cambia niente.
entry-help-type = Ogni carattere che scrivi viene detto. { $say } dice tutto il testo.
entry-help-move = { $left } e { $right } vanno di carattere in carattere, { $first } e { $last } all'inizio e alla fine.
entry-help-erase = { $erase-before } cancella il carattere precedente, { $erase-here } quello dove ti trovi, { $erase-all-before } tutto ciò che sta prima.
entry-help-enter = { $take } conferma il testo.
entry-help-escape = { $back } non cambia niente e torna indietro.

## Testi lunghi

reader-title = { $title } { $count ->
    [one] Un paragrafo.
   *[other] { $count } paragrafi.
}
reader-start = Questo è l'inizio.
reader-end = Questa è la fine. { $back } torna indietro.
reader-end-typed = Questa è la fine. Scrivi indietro per lasciare il testo.
reader-help-next = { $next } va al paragrafo seguente.
reader-help-back = { $previous } torna al paragrafo precedente. Lo fa anche { $go-back }, che al primo lascia il testo.
reader-help-ends = { $first } va al primo paragrafo, { $last } all'ultimo.
reader-help-escape = { $back } lascia il testo.
reader-help-typed = Premi Invio per andare avanti, oppure scrivi precedente, tutto, o indietro per lasciare il testo.

## Parole che si possono scrivere lì, separate da virgole

typed-menu-back = indietro, esci, torna indietro, vai indietro, tornare indietro, voglio tornare indietro, menu precedente, torna al menu precedente, annulla
typed-menu-list = elenco, lista, voci, rileggi, rileggi le voci, ripeti, ripeti le voci, ripeti l elenco, leggi le voci, leggi l elenco, leggi tutto, tutte le voci, che voci ci sono, quali voci ci sono, che cosa c è, cosa c è, cosa c è nel menu, che c è nel menu, cosa posso fare, che cosa posso fare, che posso fare, cosa posso scegliere, che posso scegliere, che cosa posso scegliere, quali sono le scelte, le scelte, scelte
typed-menu-about = spiega, che cos'è, che cosa è, cos è, che vuol dire, cosa vuol dire, cosa significa, che significa, che cosa significa, spiegami, cosa fa, che fa, che cosa fa
typed-menu-previous = precedente, prima, torna al precedente, paragrafo precedente, quello prima
typed-menu-all = tutto, tutti, leggi tutto, tutto quanto, tutto il testo

## Il primo avvio

first-language = { language-name }: { $number }.
first-how = Risposta seguente: { $next }. Per scegliere: { $open }.
first-help-leave = { $leave } chiude il gioco.
first-how-felt = Risposta seguente: scorri avanti. Per scegliere: un tasto cursor routing.
first-speech-ask = Il gioco deve anche parlare?
first-display-ask = Il gioco deve scrivere da sé sulla barra braille?

## Il menu iniziale

start-menu = UNO, menu iniziale
start-go-on = Continua la partita di { $players }
start-others = { $count ->
    [one] Scegli tra questa e un'altra partita salvata
   *[other] Scegli tra questa e altre { $count } partite salvate
}
start-others-ask = Quale partita vuoi continuare?
start-new = Nuova partita
start-rules = Leggi il regolamento
start-braille = Braille delle carte
start-settings = Impostazioni
start-leave = Esci
start-leave-ask = Vuoi uscire da UNO?
saved-game = { $players }, { $rulebook }, ultima mossa: { DATETIME($time, dateStyle: "long") }, ore { DATETIME($time, timeStyle: "short") }
rulebook-ask = Quale regolamento?
braille-ask = Di quale notazione vuoi la spiegazione?

## Una nuova partita

default-player = Giocatore
computer-names = Ada, Bruno, Carla, Dario, Elsa, Furio, Gina, Ivo, Luisa, Mario
new-game = Nuova partita
new-start = Comincia la partita
new-rulebook = Regolamento: { $rulebook }.
new-people = { $count ->
    [one] Qui gioca una persona: { $people }.
   *[other] Qui giocano { $count } persone: { $people }.
}
new-computers = { $count ->
    [0] Non partecipa nessun giocatore virtuale.
    [one] Partecipa un giocatore virtuale.
   *[other] Partecipano { $count } giocatori virtuali.
}
new-computers-ask = Quanti giocatori virtuali?
new-level = { $level ->
    [easy] I giocatori virtuali sono facili da battere.
    [hard] I giocatori virtuali giocano come meglio possono.
   *[normal] I giocatori virtuali giocano bene.
}
new-level-ask = Quanto devono essere bravi i giocatori virtuali?
new-options = { $count ->
    [0] Tutte le opzioni sono come nel regolamento.
    [one] Un'opzione è diversa dal regolamento.
   *[other] { $count } opzioni sono diverse dal regolamento.
}
new-load = Usa regole che hai salvato
new-load-ask = Quali regole salvate?
new-save = Salva queste regole con un nome
new-save-ask = Con quale nome vuoi salvare queste regole?
new-save-over = Ci sono già regole salvate con il nome { $preset }. Vuoi sostituirle?
new-saved = Le regole sono salvate con il nome { $preset }.

people-add = Aggiungi una persona
people-done = Fatto
people-ask = Qual è il nome?
people-rename = Cambia il nome di { $name }
people-forward = Sposta { $name } di un posto in avanti
people-settings = Impostazioni solo per { $name }
people-remove = Togli { $name }

## Le impostazioni, ciascuna come frase e come domanda

settings = Impostazioni
settings-of = Impostazioni solo per { $person }
settings-as-everybody = Per questa persona, tutto come per gli altri
settings-person = Impostazioni solo per una persona
settings-person-ask = Per chi?
settings-no-person = Prima scrivi i nomi di chi gioca, nel menu della nuova partita.
settings-keys = Cambia i tasti del gioco

setting-language = Lingua: { $value }.
setting-language-ask = Quale lingua?

setting-reading = { $value ->
    [speech] Il gioco parla da sé.
    [braille] Leggi in braille: i messaggi ti aspettano, e le carte sono in braille.
    [sight] Leggi sullo schermo: le carte risaltano, con colori, lettere e forme.
   *[terminal] Con lo screen reader: il gioco non parla.
}
setting-reading-ask = Come leggi?

setting-typing = { $value ->
    [keys] Giochi con tasti singoli.
    [lines] Scrivi comandi, e dopo ciascuno premi Invio.
   *[auto] Su un terminale giochi con tasti singoli, altrove con comandi scritti.
}
setting-typing-ask = Come vuoi usare la tastiera? Vale dal prossimo avvio.

setting-editing = { $value ->
    [on] La riga che scrivi si può modificare, e completare con Tab.
    [off] Di modificare la riga che scrivi si occupa il terminale.
   *[auto] La riga che scrivi si può modificare se leggi sullo schermo.
}
setting-editing-ask = Vuoi poter modificare nel gioco la riga che scrivi? Vale dal prossimo avvio.

setting-pace = { $value ->
    [wait] Ogni messaggio aspetta un tasto.
   *[auto] I messaggi si susseguono da soli.
}
setting-pace-ask = Come si susseguono i messaggi?

setting-pause = { $value ->
    [0] Nessuna pausa tra le mosse degli altri.
    [one] Un secondo di pausa tra le mosse degli altri.
   *[other] { $value } secondi di pausa tra le mosse degli altri.
}
setting-pause-ask = Quanto dura la pausa tra le mosse degli altri?

setting-verbosity = { $value ->
    [short] Il gioco dice poco.
    [full] Il gioco dice tutto il possibile.
   *[normal] Il gioco dice il necessario.
}
setting-verbosity-ask = Quanto deve dire il gioco?

setting-speech = { $value ->
    [off] Il gioco non parla.
    [speech-dispatcher] Il gioco parla con Speech Dispatcher.
    [espeak] Il gioco parla con eSpeak.
    [nvda] Il gioco parla con NVDA.
    [jaws] Il gioco parla con JAWS.
    [sapi5] Il gioco parla con le voci di Windows.
    [voiceover] Il gioco parla con VoiceOver.
   *[auto] Il gioco parla con la prima voce che trova.
}
setting-speech-ask = Con che cosa deve parlare il gioco?

setting-rate = { $value ->
    [own] Velocità della tua sintesi vocale.
   *[other] Velocità { $value }, su una scala da meno 100 a 100.
}
setting-rate-ask = A quale velocità deve parlare il gioco?

setting-pitch = { $value ->
    [own] Tono della tua sintesi vocale.
   *[other] Tono { $value }, su una scala da meno 100 a 100.
}
setting-pitch-ask = Quale tono deve avere la voce?

setting-volume = { $value ->
    [own] Volume della tua sintesi vocale.
   *[other] Volume { $value } per la voce, su una scala da meno 100 a 100.
}
setting-volume-ask = Quale volume deve avere la voce?

setting-braille = { $value ->
    [cells] Nel testo le carte sono scritte in caratteri braille.
    [letters] Nel testo le carte sono scritte con le lettere dei segni braille.
   *[off] Nel testo non c'è braille.
}
setting-braille-ask = Come devono essere scritte le carte nel testo?

setting-notation-ask = Quale notazione braille per le carte?

setting-display = { $value ->
    [brlapi] Il gioco scrive da sé sulla barra braille, tramite BRLTTY.
   *[off] La barra braille è gestita dallo screen reader.
}
setting-display-ask = Chi scrive sulla barra braille?

setting-brief = { $value ->
    [on] I messaggi sulla barra sono in segni, come A: zb.
    [off] I messaggi sulla barra sono in parole.
   *[auto] Su una barra fino a 20 celle i messaggi sono in segni, come A: zb.
}
setting-brief-ask = I messaggi sulla barra devono essere in segni?

setting-grade-en = { $value ->
    [1] Sulla barra braille le parole inglesi sono scritte per esteso.
   *[other] Sulla barra braille le parole inglesi sono abbreviate.
}
setting-grade-en-ask = Quale braille per le parole inglesi, se il gioco scrive da sé sulla barra braille?

setting-grade-de = { $value ->
    [0] Sulla barra braille il tedesco è scritto lettera per lettera.
    [1] Sulla barra braille il tedesco ha segni per gruppi di lettere.
   *[other] Sulla barra braille il tedesco è abbreviato.
}
setting-grade-de-ask = Quale braille tedesco, se il gioco scrive da sé sulla barra braille?

setting-colour = { $value ->
    [on] Sullo schermo le carte sono colorate.
    [off] Sullo schermo le carte non sono colorate.
   *[auto] Sullo schermo le carte sono colorate solo se il gioco parla da sé.
}
setting-colour-ask = Le carte devono essere colorate sullo schermo?

setting-order = { $value ->
    [colour] Le tue carte sono in ordine di colore.
    [value] Le tue carte sono in ordine di valore.
   *[drawn] Le tue carte sono nell'ordine in cui arrivano.
}
setting-order-ask = In quale ordine sono le tue carte?

## I tasti

keys-menu = Tasti del gioco
keys-ask = Premi il tasto che d'ora in poi farà questo: { $what } Con { $back } lasci tutto com'è.
keys-reserved = { $key } non si può usare per questo.
keys-taken = { $key } è già in uso: { $what } Premi un altro tasto, oppure { $back }.
keys-reset = Ripristina tutti i tasti
keys-reset-ask = Vuoi ripristinare tutti i tasti?

## Partite salvate e impostazioni nei file

save-in-use = La partita di { $players } è già aperta in un'altra finestra. Continua lì, oppure prima chiudila lì.
save-broken = Questo file non è una partita che si possa riprendere, e resta com'è. Riga { $line }. { $reason }
save-exists = C'è già un file con questo nome. Scegli un altro nome.
save-disk-full = Il disco è pieno: la mossa non si può salvare e non è stata eseguita. Libera spazio e riprova.
save-cannot-write = Il file non si può scrivere: la mossa non si può salvare e non è stata eseguita.
save-gone = Il file della partita è stato rimosso o sostituito: la mossa non si può salvare e non è stata eseguita.
step-not-kept = { $code ->
    [disk-full] { save-disk-full }
    [cannot-write] { save-cannot-write }
    [gone] { save-gone }
   *[not-kept] { refused-not-kept }
}
save-cannot-read = Questo file non c'è, o non si può leggere.
save-finished = Questa partita è già finita.
save-no-people = In questa partita ci sono solo giocatori virtuali: nessuno può riprenderla.
save-cut = La fine di questo file era danneggiata ed è stata tolta. La partita riprende dopo l'ultima mossa intatta.

trouble-settings-broken = Il file delle impostazioni { $name } non si capisce. Valgono le impostazioni predefinite finché non scegli le tue.
trouble-settings-put-aside = Il vecchio file delle impostazioni non si capiva, e resta conservato con il nome { $name }.
trouble-settings-unreadable = Il file delle impostazioni { $name } non si può leggere. Valgono le impostazioni predefinite.
trouble-settings-not-saved = Le impostazioni non si possono salvare in { $name }. Valgono finché non esci.
trouble-settings-wrong-value = Nel file delle impostazioni, { $name } non può essere { $value }: questo valore viene ignorato.

preset-unknown = Non ci sono regole salvate con il nome { $preset }.
preset-broken = Le regole salvate { $preset } non si capiscono.
preset-bad-name = Il nome di regole salvate può avere fino a 40 caratteri: lettere, cifre, spazi e trattini.
preset-not-saved = Le regole { $preset } non si possono salvare.

## Che cosa non va in una riga di comando che comincia una partita

usage-wrong-player = { $why ->
    [name-empty] Chi gioca ha bisogno di un nome.
    [name-too-long] Il nome { $player } è troppo lungo; sono permessi 32 caratteri.
    [name-with-mark] Il nome { $player } contiene un segno che i nomi non possono avere: due punti, virgola, uguale, barra verticale o cancelletto.
    [name-bare-accent] Un nome non può cominciare con un accento senza una lettera prima.
   *[name-with-control] Il nome { $player } contiene un carattere invisibile, che i nomi non possono avere.
}
usage-player-twice = Il nome { $player } compare due volte.
usage-wrong-seats = Possono giocare da { $least } a { $most } giocatori, non { $count }.
usage-preset-and-rulebook = Le regole salvate hanno già il loro regolamento. Indica o il regolamento o le regole salvate.
usage-preset-unknown = Non ci sono regole salvate con il nome { $preset }.
usage-preset-broken = Le regole salvate { $preset } non si capiscono.
usage-preset-bad-name = { $preset } non può essere il nome di regole salvate.
usage-resume-with = L'opzione { $option } è per una nuova partita, non per una che continua.
usage-nothing-to-resume = Non c'è nessuna partita salvata da continuare.
