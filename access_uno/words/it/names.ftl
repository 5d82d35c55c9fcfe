# Nomi di persone

error-name-bare-accent = Un nome non può cominciare con un accento senza una lettera prima.
