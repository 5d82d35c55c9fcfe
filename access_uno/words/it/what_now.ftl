# «E adesso»: tutto quello che si può fare, in un elenco.

command-what-now = elenca tutto quello che puoi fare adesso, prima le mosse più probabili.
typed-what-now = e adesso, e ora, che faccio adesso, cosa faccio adesso
deed-demand = Pretendi una carta da { $name }
