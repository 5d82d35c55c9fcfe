"""The looks of the page are the console's, which has tests that its colours are apart for all eyes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import access_uno.web
from access_uno.console.theme import THEMES, Shade, Sight, parts
from access_uno.engine.cards import COLOURS, Card, Colour

LOOKS = (Path(access_uno.web.__file__).parent / "page" / "page.css").read_text("utf-8")


def written(shade: Shade) -> str:
    """A shade as a style sheet has it."""
    return "#{:02x}{:02x}{:02x}".format(*parts(shade))


@pytest.mark.parametrize("colour", COLOURS, ids=str)
def test_cards_have_the_colours_of_the_console(colour: Colour) -> None:
    found = re.search(rf'\[data-colour="{colour.letter}"\] {{ --card: ([^;]+);', LOOKS)
    assert found
    light, dark = (written(THEMES[theme].cards[colour].ground) for theme in ("light", "dark"))
    assert re.findall("#[0-9a-f]{6}", found[1]) == list(dict.fromkeys((light, dark)))


@pytest.mark.parametrize("colour", COLOURS, ids=str)
def test_cards_have_the_letter_and_the_shape_of_the_console(colour: Colour) -> None:
    sign = Sight("dark", {}, "utf-8").sign(Card(f"{colour.letter}7"), colour)
    assert f'[data-colour="{colour.letter}"] .sign::after {{ content: "{sign}" / ""; }}' in LOOKS
