# "Wat nu": alles wat er kan, als lijst.

command-what-now = somt alles op wat je nu kunt doen, wat het meest voor de hand ligt eerst.
typed-what-now = wat nu, en nu
deed-demand = Een kaart eisen van { $name }
