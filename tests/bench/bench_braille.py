"""Braille against bare liblouis: a hand in cells, and a sentence without cards in each language."""

import timeit
from collections.abc import Callable

import louis

from braille.liblouis import own_table
from braille.line import Card, in_cells
from braille.notation import TABLES, notation
from braille.prose import prose

HAND = ["R7", "GS", "BR", "Y+2", "W", "W+4", "ST"]
SENTENCES = {
    "en": ("en-ueb-g1.ctb", "Green 3 doesn't fit red 7. You can play red 5 or a wild card, or draw."),
    "de": ("de-g1.ctb", "Grün 3 passt nicht auf Rot 7. Du kannst Rot 5 legen oder ziehen."),
    "it": ("it-it-comp6.utb", "Il 3 verde non va sul 7 rosso. Puoi giocare il 5 rosso o pescare."),
    "nl": ("nl-NL-g0.utb", "Groen 3 past niet op rood 7. Je kunt rood 5 spelen of pakken."),
}
MODE = louis.dotsIO | louis.ucBrl


def main() -> None:
    """Print each ratio with its limit."""
    rulebook = notation("rulebook")
    table = [str(TABLES / "rulebook.utb")]
    cards = [Card(code) for code in HAND]
    english = prose("en")
    bare = _seconds(lambda: louis.translateString(table, "R7 GS B3 Y0 RR", None, MODE))
    hand = _seconds(lambda: in_cells(cards, rulebook, english))
    print(f"braille: hand of 7 cards, times bare liblouis for 14 characters: {hand / bare:.2f} (limit 20)")
    for language, (name, text) in SENTENCES.items():
        path = [own_table(name)]
        words = prose(language)
        bare = _seconds(lambda: louis.translateString(path, text, None, MODE))  # noqa: B023
        sentence = _seconds(lambda: in_cells([text], rulebook, words))  # noqa: B023
        print(f"braille: sentence in {language}, times bare liblouis: {sentence / bare:.2f} (limit 1.20)")


def _seconds(call: Callable[[], object]) -> float:
    """The best of several runs: the one that other programs disturbed least."""
    call()
    return min(timeit.repeat(call, number=500, repeat=15))


if __name__ == "__main__":
    main()
