"""The cards of UNO for the tests of the braille package, which knows none itself."""

import re

from hypothesis import strategies as st

from access_uno.engine.cards import FACES, MARIO_DECK
from braille.cells import BLANK
from braille.notation import ROW, Notation, notations

COLOURS = ("blue", "green", "red", "yellow")
WILD = [card.code for card in FACES if card.colour is None]
CODES = [card.code for card in FACES]
CHOSEN = [f"{code}:{colour}" for code in WILD for colour in COLOURS]
NOTATIONS = list(notations().values())


def hands(largest: int = 108) -> st.SearchStrategy[list[str]]:
    """Cards drawn from the Mario deck; some wild ones have a chosen colour."""

    def choose(codes: list[str]) -> st.SearchStrategy[list[str]]:
        either = [
            st.sampled_from([code, *(each for each in CHOSEN if each.split(":")[0] == code)])
            for code in codes
        ]
        return st.tuples(*either).map(list)

    deck = st.permutations([card.code for card in MARIO_DECK])
    return st.tuples(deck, st.integers(1, largest)).map(lambda drawn: drawn[0][: drawn[1]]).flatmap(choose)


def name_of(notation: Notation) -> str:
    """For the names of parametrized tests."""
    return notation.name


def stacked_hand(notation: Notation, cards: list[str]) -> tuple[str, str]:
    """Cards in two rows, each card a column, a space between the columns."""
    rows: tuple[list[str], list[str]] = ([], [])
    for column in notation.stacked(cards):
        width = max(map(len, column))
        for row, mark in zip(rows, column, strict=True):
            row.append(mark.ljust(width, BLANK))
    return BLANK.join(rows[0]), BLANK.join(rows[1])


def read_stacked(notation: Notation, upper: str, lower: str) -> list[str]:
    """The codes of cards in two rows, as fingers find them."""
    starts = [word.start() for word in re.finditer(f"[^{BLANK}]+", upper)]
    columns = [slice(start, end) for start, end in zip(starts, [*starts[1:], None], strict=False)]
    codes = notation._back([upper[each].strip(BLANK) + ROW + lower[each].strip(BLANK) for each in columns])
    assert not lower[: starts[0] if starts else None].strip(BLANK)
    assert all(code.endswith("/") and code[:-1] in notation.codes for code in codes)
    return [code[:-1] for code in codes]
