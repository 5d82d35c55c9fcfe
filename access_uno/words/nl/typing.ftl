# Wat aan tafel wordt getypt.

challenge-nobody = { $name } heeft niets gespeeld dat je kunt aanvechten.

## Tekens, zoals ze bij het typen worden genoemd

entry-hyphen = Streepje
entry-apostrophe = Apostrof
entry-exclamation-mark = Uitroepteken
entry-colon = Dubbele punt
entry-plus = Plusteken
entry-underscore = Laag streepje
entry-slash = Schuine streep
entry-at = Apenstaartje
entry-equals = Isgelijkteken
entry-number-sign = Hekje
