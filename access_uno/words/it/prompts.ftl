# Che cosa si può fare, con il tasto o con ciò che si scrive, per chi non lo conosce ancora.

prompt-play = Per giocare la carta: { $key }.
prompt-play-typed = Per giocare una carta: { $key }.
prompt-answer = Per rispondere con una carta: { $key }.
prompt-star = Per rispondere con { KIND("star", form: "the") }: { $key }.
prompt-draw = Per pescare: { $key }.
prompt-keep = Per tenere la carta: { $key }.
prompt-accept = Per accettare la penalità: { $key }.
prompt-challenge = Per sfidare: { $key }.
prompt-jump = Adesso puoi giocare fuori turno: { $key }.
prompt-catch = Puoi cogliere sul fatto { $players }: { $key }.
prompt-call = Adesso puoi gridare UNO: { $key }.
prompt-call-price = Altrimenti, se ti colgono sul fatto, peschi { n-cards }.
prompt-keys = { $first }, poi { $second }
ask-colour-short = Quale colore per { CARD($card, form: "the") }?
colour-keys-leave = Funzionano anche i tasti per un suggerimento, per il menu e per uscire, ma prima fanno la stessa cosa di { $back }.

setting-prompts = { $value ->
    [always] Il gioco ti suggerisce sempre i tasti per ciò che puoi fare.
    [never] Il gioco non ti suggerisce mai i tasti.
   *[newcomers] Il gioco ti suggerisce i tasti finché non li hai usati tre volte.
}
setting-prompts-ask = Il gioco deve suggerirti i tasti?

setting-two-cards = { $value ->
    [on] Il gioco dice quando a un altro restano due carte.
   *[off] Il gioco non dice quando a un altro restano due carte.
}
setting-two-cards-ask = Il gioco deve dire quando a un altro restano due carte?

setting-bluffs = { $value ->
    [always] Prima di ogni bluff il gioco ti chiede conferma.
    [never] Puoi bluffare senza domande.
   *[newcomers] Prima dei tuoi primi tre bluff il gioco ti chiede conferma.
}
setting-bluffs-ask = Il gioco deve chiederti conferma prima di un bluff?
ask-bluff = Questo sarebbe un bluff. Se ti sfidano, { $penalty ->
    [takes_back] riprendi la carta e ne peschi quattro.
   *[draws_four] peschi quattro carte.
} Vuoi giocare lo stesso questa carta?

## L'aiuto: ogni tasto dice che cosa fa

key-help-how = { $next } va avanti. { $back } torna alla partita. Ogni altro tasto dice che cosa fa.
