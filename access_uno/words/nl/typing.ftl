# Wat aan tafel wordt getypt.

challenge-nobody = { $name } heeft niets gespeeld dat je kunt aanvechten.
