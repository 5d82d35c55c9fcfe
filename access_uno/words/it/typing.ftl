# Ciò che si scrive al tavolo.

challenge-nobody = Non puoi sfidare { $name }: non ha giocato niente che lo permetta.

## I segni, come si dicono mentre si scrivono

entry-hyphen = Trattino
entry-apostrophe = Apostrofo
entry-exclamation-mark = Punto esclamativo
entry-colon = Due punti
entry-plus = Segno più
entry-underscore = Trattino basso
entry-slash = Barra obliqua
entry-at = Chiocciola
entry-equals = Uguale
entry-number-sign = Cancelletto
