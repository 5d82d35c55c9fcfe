# Ciò che si scrive al tavolo.

challenge-nobody = { $name } non ha giocato niente che tu possa contestare.
