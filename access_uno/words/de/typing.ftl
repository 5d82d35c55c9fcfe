# Was am Tisch getippt wird.

challenge-nobody = { $name } hat nichts gelegt, was du anfechten könntest.

## Zeichen, wie sie beim Tippen gesagt werden

entry-hyphen = Bindestrich
entry-apostrophe = Apostroph
entry-exclamation-mark = Ausrufezeichen
entry-colon = Doppelpunkt
entry-plus = Pluszeichen
entry-underscore = Unterstrich
entry-slash = Schrägstrich
entry-at = At-Zeichen
entry-equals = Gleichheitszeichen
entry-number-sign = Nummernzeichen
