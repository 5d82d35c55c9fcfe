"""Input and output of one player: keys and lines in; lines, speech and braille out."""
