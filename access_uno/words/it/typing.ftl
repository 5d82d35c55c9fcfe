# Ciò che si scrive al tavolo.

challenge-nobody = Non puoi sfidare { $name }: non ha giocato niente che lo permetta.
refused-again = Non si può.
