# Was am Tisch getippt wird.

challenge-nobody = { $name } hat keine Karte gelegt, nach der du herausfordern könntest.
refused-again = Geht weiterhin nicht.
