# Namen von Personen

error-name-bare-accent = Ein Name kann nicht mit einem einzelnen Akzent beginnen.

# What no person in a house can be called, because sentences use it for people in general or for the house itself.
names-of-the-house = du, dich, dir, alle, jeder, jemand, niemand, keiner, andere, die anderen, gast, der gast, haus, das haus, server, system, computer, der computer, computerspieler, tisch, der tisch, verwaltung, die verwaltung, moderator, geber
refused-name-with-full-stop = Ein Name kann keinen Punkt, kein Semikolon, kein Frage- und kein Ausrufezeichen haben, weil er sonst wie ein Satz klingt.
refused-name-with-two-scripts = Ein Name kann nicht Buchstaben verschiedener Schriften mischen.
refused-name-of-the-house = Dieser Name geht hier nicht, weil die Ansagen das Wort selbst brauchen.
