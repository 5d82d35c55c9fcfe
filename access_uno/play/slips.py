"""Slips of typing: which word was meant."""

from __future__ import annotations

from typing import Final

from access_uno.play.lexicon import WIDE
from access_uno.play.line_parser import LineParser

_NEAR: Final = (3, 6)  # the length from which a word may have one slip, and two


class Slips:
    """Mends slips in the words of lines."""

    def __init__(self, parser: LineParser) -> None:
        self._parser = parser

    def mended(self, word: str) -> str:
        """Return a word without its slip, if it is not known and nearly one that is."""
        return word if self._is_known(word) else self._without_slip(word) or word

    def _is_known(self, word: str) -> bool:
        return word in self._parser.phrases.own_words or all(known for _, known in self._parser.words(word))

    def _without_slip(self, word: str) -> str:
        """Return the word that was meant; empty if there is none, or several with different meanings.

        A Chinese character for another one is no slip: it is another word.
        """
        if word[0] >= WIDE:
            return ""
        most = sum(len(word) >= letters for letters in _NEAR)
        alike = (known for known in self._parser.phrases.own_words if word[0] == known[0])
        near_enough = (known for known in alike if abs(len(known) - len(word)) <= most)
        # A slip changes two letters at most: to ask that first is faster.
        with_letters = (known for known in near_enough if len({*known} ^ {*word}) <= 2 * most)
        slips = {known: _slips(word, known) for known in with_letters}
        fewest = min([most, *slips.values()])
        near = sorted(known for known, count in slips.items() if count == fewest)
        meanings = {self._parser.phrases.meanings.get(known, known) for known in near}
        return near[0] if len(meanings) == 1 else ""


def _slips(word: str, known: str) -> int:
    """Return how many letters are wrong, missing, too many, or swapped with a neighbour."""
    before: list[int] = []
    row = list(range(len(known) + 1))
    for place, letter in enumerate(word, 1):
        earlier, before, row = before, row, [place]
        for other, wanted in enumerate(known, 1):
            least = min(before[other] + 1, row[-1] + 1, before[other - 1] + (letter != wanted))
            if place > 1 < other and (letter, word[place - 2]) == (known[other - 2], wanted):
                least = min(least, earlier[other - 2] + 1)
            row.append(least)
    return row[-1]
