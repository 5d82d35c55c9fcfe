# What is typed and pasted

paste-not-here = You can paste only where the game asks for text.
