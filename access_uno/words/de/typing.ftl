# Was am Tisch getippt wird.

challenge-nobody = { $name } hat nichts gelegt, was du anfechten könntest.
