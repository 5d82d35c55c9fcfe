# Namen von Personen

error-name-bare-accent = Ein Name kann nicht mit einem Akzent beginnen, vor dem kein Buchstabe steht.
