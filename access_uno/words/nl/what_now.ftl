# "Wat nu": alles wat er kan, als lijst.

command-what-now = somt alles op wat je nu kunt doen, het meest voor de hand liggende eerst.
typed-what-now = wat nu, en nu
deed-demand = Eisen dat { $name } een bepaalde kaart speelt

setting-scan = { $value ->
    [0] Lijsten wachten op je toetsen.
    [one] Lijsten gaan elke seconde verder, en elke toets kiest.
   *[other] Lijsten gaan om de { $value } seconden verder, en elke toets kiest.
}
setting-scan-ask = Moeten lijsten vanzelf verdergaan, zodat één toets genoeg is?
