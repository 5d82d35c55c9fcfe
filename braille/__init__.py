"""Braille for card games: notations of cards, text in five languages, lines and windows, paper.

To this package a card is its code, such as "R7" or "W:red"; it knows no game. Every cell comes
from a liblouis table: the tables in tables/ for cards, liblouis's own for words.
"""
