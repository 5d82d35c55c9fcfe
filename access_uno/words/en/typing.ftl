# What is typed at the table.

challenge-nobody = { $name } has played nothing that you can challenge.
refused-again = Still not possible.
