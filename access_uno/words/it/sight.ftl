# Per chi legge con gli occhi: come appaiono le righe e le carte.

setting-theme = { $value ->
    [dark] Il testo è bianco su nero.
    [light] Il testo è nero su bianco.
    [yellow] Il testo è giallo su nero.
    [none] Non ci sono colori: lettere e forme dicono quale carta è.
   *[terminal] Il testo ha i colori del tuo terminale.
}
setting-theme-ask = Quali colori?

command-large-hand = mostra le tue carte in grande sullo schermo.
command-large-top = mostra in grande sullo schermo la carta scoperta.
typed-large-hand = grandi, carte grandi, mano grande
typed-large-top = scoperta grande, carta scoperta grande
sight-only = Le carte in grande sono per chi legge sullo schermo: si attivano nelle impostazioni.

sight-more = ancora { $count }
