"""A table, its seats, and whose move it is."""
