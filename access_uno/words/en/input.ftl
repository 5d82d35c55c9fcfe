# What is typed and pasted

paste-not-here = Pasted text is only taken where a text is asked for.
