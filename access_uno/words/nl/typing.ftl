# Wat aan tafel wordt getypt.

challenge-nobody = { $name } heeft geen kaart gespeeld waarna je kunt uitdagen.
refused-again = Nog steeds niet.
