# Nomi di persone

error-name-bare-accent = Un nome non può cominciare con un accento senza una lettera prima.

# What no person in a house can be called, because sentences use it for people in general or for the house itself.
names-of-the-house = tu, te, tutti, qualcuno, nessuno, altri, gli altri, ospite, l'ospite, casa, la casa, sala, la sala, server, sistema, computer, il computer, giocatore virtuale, tavolo, il tavolo, amministrazione, l'amministrazione, amministratore, moderatore, mazziere
refused-name-with-full-stop = Un nome non può avere punti, punti e virgola, punti interrogativi o esclamativi, perché suonerebbe come una frase.
refused-name-with-two-scripts = Un nome non può mescolare lettere di alfabeti diversi.
refused-name-of-the-house = Qui questo nome non si può usare: nei messaggi vuol dire altro.
