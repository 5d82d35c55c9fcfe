# Le opzioni in un menu: gruppi, e un valore in poche parole.

## Gruppi

group-play = Giocare le carte
group-drawing = Pescare e accumulare penalità
group-draw-four = { KIND("wild-draw-four", capital: "yes") } e sfide
group-special = Carte speciali
group-uno = UNO e penalità
group-start = Mazzo e inizio
group-end = Punti e fine

## Opzioni

option-is = { $option }: { $value }
option-is-changed = { $option }: { $value }, valore cambiato

## Valori

value-now = Adesso è così. { $text }
value-yes = sì
value-no = no
value-off = no
value-0 = niente
value-2 = due carte
value-4 = quattro carte
value-mario = Mario, 112 carte
value-classic = classico, 108 carte
value-zero = valgono zero
value-excluded = sono esclusi
value-apply = ha effetto
value-neutral = non ha effetto
value-bottom = in fondo al mazzo di pesca
value-reshuffle = mischiato nel mazzo di pesca
value-colour = se hai il colore in gioco
value-match = se hai una carta abbinabile
value-playable = se hai qualsiasi altra carta giocabile
value-allow = sì
value-prevent = no
value-victim = solo chi è colpito
value-anyone = tutti gli altri
value-draws-four = quattro carte, e la carta resta in gioco
value-takes-back = quattro carte, e la carta torna in mano
value-challenger-plays = chi era stato colpito
value-challenger-skipped = il giocatore dopo quello colpito
value-challenger = chi era stato colpito
value-offender = chi ha bluffato
value-other = tocca all'altro giocatore
value-again = gioca ancora lo stesso giocatore
value-turn = fino all'inizio del turno seguente
value-catch-until-card = fino alla prossima carta giocata
value-winner = i punti vanno a chi vince
value-hands = ognuno segna i punti rimasti in mano
value-reach = al raggiungimento del limite
value-exceed = solo quando il limite è superato
value-may = si può tenere
value-must = si deve giocare se va bene
value-same = con carte dello stesso tipo
value-four-on-two = con carte dello stesso tipo, e { KIND("wild-draw-four") } su { KIND("draw-two") }
value-lost = è perso
value-kept = resta
value-one = una per turno
value-several = insieme in un turno
value-game = prima della partita
value-round = prima di ogni round
value-custom-written-card = ogni volta che viene giocata
value-limit = { NUMBER($value, useGrouping: 0) }
value-hand-size = { $value }
value-draw-up-to = { $value ->
    [1] no, una carta
   *[other] al massimo { $value } carte
}
value-rounds = { $value ->
    [0] decidono i punti
   *[other] { $value }
}

## Livelli dei giocatori virtuali

told-level = { $level ->
    [easy] Facile. Giocano la prima carta che capita, dimenticano spesso di gridare UNO e di rado ti colgono sul fatto.
    [hard] Difficile. In più ricordano ogni carta giocata, immaginano che cosa hanno gli altri e prevedono le mosse successive.
   *[normal] Normale. Giocano bene, in base a ciò che vedono sul tavolo, gridano sempre UNO e ti colgono sul fatto se lo dimentichi.
}

## Con che cos'altro si trovano le voci di una nuova partita

called-rulebook = Regolamento
called-people = Giocatori
called-computers = Giocatori virtuali
called-level = Livello dei giocatori virtuali
called-options = Regole della casa
