# Wat iemand in een ander venster bereikt.
setting-attention = { $value ->
    [bell] De terminal geeft een belsignaal als het spel op je wacht.
    [both] De terminal geeft een belsignaal en een melding als het spel wacht.
   *[off] De terminal geeft geen belsignaal als het spel op je wacht.
}
setting-attention-ask = Wat moet de terminal doen als het spel al drie seconden op je wacht?
setting-title = { $value ->
    [on] De titel van het venster zegt wie aan de beurt is.
   *[off] De titel van het venster blijft zoals die is.
}
setting-title-ask = Moet de titel van het venster zeggen wie aan de beurt is?
