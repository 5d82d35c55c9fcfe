# Namen von Personen

error-name-bare-accent = Ein Name kann nicht mit einem einzelnen Akzent beginnen.
