"""The game at a console, at home and online."""
