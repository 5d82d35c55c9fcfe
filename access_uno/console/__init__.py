"""Everything between a player and the table: keys and lines in, lines, speech and cells out."""
