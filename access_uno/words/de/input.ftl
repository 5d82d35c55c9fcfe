# Was getippt und eingefügt wird

paste-not-here = Eingefügter Text wird nur dort angenommen, wo nach einem Text gefragt wird.
