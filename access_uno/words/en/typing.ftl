# What is typed at the table.

challenge-nobody = { $name } hasn't played anything you can challenge.
refused-again = Still not possible.
