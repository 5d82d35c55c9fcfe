# Was getippt und eingefügt wird

paste-not-here = Eingefügter Text wird nur dort genommen, wo nach einem Text gefragt ist.
