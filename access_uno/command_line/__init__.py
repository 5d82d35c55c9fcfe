"""What can stand on a command line: one table, and the help, manual page and completions made from it."""
