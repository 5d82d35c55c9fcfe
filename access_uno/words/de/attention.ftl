# Was jemanden in einem anderen Fenster erreicht.
setting-attention = { $value ->
    [bell] Das Terminal klingelt, wenn das Spiel auf dich wartet.
    [both] Das Terminal klingelt und meldet es, wenn das Spiel auf dich wartet.
   *[off] Das Terminal klingelt nicht, wenn das Spiel auf dich wartet.
}
setting-attention-ask = Was soll das Terminal tun, wenn das Spiel seit drei Sekunden auf dich wartet?
setting-title = { $value ->
    [on] Der Titel des Fensters sagt, wer am Zug ist.
   *[off] Der Titel des Fensters bleibt, wie er ist.
}
setting-title-ask = Soll der Titel des Fensters sagen, wer am Zug ist?
