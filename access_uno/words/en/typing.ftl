# What is typed at the table.

challenge-nobody = { $name } has played nothing that you can challenge.

## Signs, as they are told when they are typed: a voice may drop them

entry-hyphen = Hyphen
entry-apostrophe = Apostrophe
entry-exclamation-mark = Exclamation mark
entry-colon = Colon
entry-plus = Plus sign
entry-underscore = Underscore
entry-slash = Slash
entry-at = At sign
entry-equals = Equals sign
entry-number-sign = Number sign
