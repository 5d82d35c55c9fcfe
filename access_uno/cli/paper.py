"""The commands `braille` and `deck`, and the rules on paper, made by the package braille.

A card, notation, rulebook or format that does not exist raises BrailleError (a ValueError with a code
and facts); cells that need liblouis raise LouisError without it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from access_uno.engine.rules import RULEBOOKS
from braille import paper
from braille.cells import to_ascii, to_letters
from braille.notation import BrailleError
from braille.notation import notation as find_notation
from braille.prose import prose

_FORMS: Final[dict[str, Callable[[str], str]]] = {"cells": str, "letters": to_letters, "brf": to_ascii}


def braille_command(cards: Sequence[str], notation: str, format: str, stacked: bool) -> str:  # noqa: A002
    """Return the cells of cards: a card a line, or stacked: two lines a card, value above colour."""
    if format not in _FORMS:
        raise _unknown_format(format)
    chosen = find_notation(notation)
    or_written = format != "cells"
    if stacked:
        rows = [row for stack in chosen.stacked(cards, or_written=or_written) for row in stack]
    else:
        rows = chosen.cells(cards, or_written=or_written)
    return "\n".join(map(_FORMS[format], rows))


def deck_command(rulebook: str, notation: str, format: str, language: str) -> str | bytes:  # noqa: A002
    """Return labels for every card of a rulebook's deck: bytes of a file to emboss, or text to read."""
    if rulebook not in RULEBOOKS:
        raise BrailleError("unknown-rulebook", f"There is no rulebook {rulebook!r}.", rulebook=rulebook)
    cards = [card.code for card in RULEBOOKS[rulebook].cards]
    chosen = find_notation(notation)
    if format == "text":
        return paper.deck_text(cards, chosen, language)
    return paper.deck(cards, chosen, prose(language, paper=True), _file_format(format))


def emboss_text(
    paragraphs: Iterable[str],
    title: str,
    language: str,
    format: str,  # noqa: A002
    grade: int = 1,
) -> bytes:
    """Return paragraphs, such as the rules, as a file to emboss."""
    return paper.document(paragraphs, prose(language, grade, paper=True), _file_format(format), title)


def _file_format(name: str) -> Literal["brf", "pef"]:
    if name == "brf":
        return "brf"
    if name == "pef":
        return "pef"
    raise _unknown_format(name)


def _unknown_format(name: str) -> BrailleError:
    return BrailleError("unknown-format", f"There is no format {name!r}.", format=name)
