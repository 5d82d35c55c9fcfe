# Per chi legge con gli occhi: come appaiono le righe e le carte.

setting-theme = { $value ->
    [dark] Le righe sono bianche su nero.
    [light] Le righe sono nere su bianco.
    [yellow] Le righe sono gialle su nero.
    [none] Niente ha un colore: lettere e forme dicono quale carta è.
   *[terminal] Le righe hanno i colori del tuo terminale.
}
setting-theme-ask = Quali colori?

command-large-hand = mostra le tue carte in grande sullo schermo.
command-large-top = mostra in grande sullo schermo la carta scoperta.
typed-large-hand = grandi, carte grandi, mano grande
typed-large-top = scoperta grande, carta scoperta grande
sight-only = Le carte in grande sono per chi legge con gli occhi: si attivano nelle impostazioni.
