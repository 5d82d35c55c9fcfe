# What is typed and pasted

paste-not-here = You can paste text only where the game asks for a text.
