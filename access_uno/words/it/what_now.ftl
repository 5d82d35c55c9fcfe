# «E adesso»: tutto quello che si può fare, in un elenco.

command-what-now = elenca tutto quello che puoi fare adesso, prima le mosse più probabili.
typed-what-now = che faccio, e adesso, e ora, che faccio adesso, cosa faccio adesso, cosa faccio, che devo fare adesso, cosa devo fare adesso, ke faccio, ke devo fare
deed-demand = Pretendi che { $name } giochi una certa carta

setting-scan = { $value ->
    [0] Gli elenchi aspettano i tuoi tasti.
    [one] Gli elenchi vanno avanti ogni secondo, e qualsiasi tasto sceglie.
   *[other] Gli elenchi vanno avanti ogni { $value } secondi, e qualsiasi tasto sceglie.
}
setting-scan-ask = Gli elenchi devono andare avanti da soli, così che basti un tasto?
