# Ciò che si scrive al tavolo.

challenge-nobody = { $name } non ha giocato niente per cui tu possa sfidare.
