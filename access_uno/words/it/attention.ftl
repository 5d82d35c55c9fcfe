# Che cosa raggiunge chi è in un'altra finestra.
setting-attention = { $value ->
    [bell] Il terminale suona quando il gioco ti aspetta da un po'.
    [both] Il terminale suona e ti avvisa quando il gioco ti aspetta da un po'.
   *[off] Il terminale non suona quando il gioco ti aspetta.
}
setting-attention-ask = Che cosa deve fare il terminale quando il gioco ti aspetta da tre secondi?
setting-title = { $value ->
    [on] Il titolo della finestra dice a chi tocca.
   *[off] Il titolo della finestra resta com'è.
}
setting-title-ask = Il titolo della finestra deve dire a chi tocca?
