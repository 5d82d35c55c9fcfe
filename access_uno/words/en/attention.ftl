# What reaches a player who is in another window.
setting-attention = { $value ->
    [bell] The terminal rings when the game is waiting for you.
    [both] The terminal rings and notifies you when the game is waiting for you.
   *[off] The terminal doesn't ring when the game is waiting for you.
}
setting-attention-ask = What should the terminal do when the game has been waiting for you for three seconds?
setting-title = { $value ->
    [on] The title of the window says whose turn it is.
   *[off] The title of the window stays as it is.
}
setting-title-ask = Should the title of the window say whose turn it is?
