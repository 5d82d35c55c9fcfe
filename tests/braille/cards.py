"""The cards of UNO for the tests of the braille package, which knows none itself."""

from hypothesis import strategies as st

from access_uno.engine.cards import FACES, MARIO_DECK
from braille.notation import Notation, notations

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
