# Wat er wordt getypt en geplakt

paste-not-here = Geplakte tekst wordt alleen aangenomen waar om een tekst wordt gevraagd.
