"""What players type in their own words, with what it means where it is typed; and lines that mean nothing.

`phrases/LANGUAGE.txt` has a line for each: where, what is typed, and what it means. The words of a language
are written with every second one (`tuned`) in sight; the others show how much is understood of what is new.
`phrases/LANGUAGE-nonsense.txt` has lines that mean nothing, or two things: `1` and `2` are cards.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.console.menu import yes_or_no
from access_uno.engine.cards import Card
from access_uno.engine.game import Game
from access_uno.play.lexicon import LONGEST_LINE
from access_uno.play.understanding import Request, Table
from access_uno.play.vocabulary import Vocabulary
from access_uno.record import Replay
from access_uno.words import languages, words_of

PHRASES = Path(__file__).parent / "phrases"
NAMES = {"zh": ("Anna", "小美", "阿德")}
HEADER = """uno 1
rulebook: mario-de
player: Anna
player: Ada | computer random
player: Bruno | computer random
hand: Anna = {anna}
hand: Ada = Y1 Y2 G4 G5
hand: Bruno = {bruno}
stock: R9 R1 Y3 G6 B2 R4 Y5 G7 B6
discard: R5
turn: {turn}
begin
{steps}"""
HAND = "R7 B3 GS W Y5 R2"
BRUNO = "W+4 R6 R4 B9"


def record(anna: str = HAND, turn: str = "Anna", steps: str = "", bruno: str = BRUNO) -> str:
    return HEADER.format(anna=anna, turn=turn, steps=steps, bruno=bruno)


PLACES = {
    "turn": record(),
    "drawn": record(steps="Anna: draw\n"),
    "penalty": record(turn="Bruno", steps="Bruno: play W+4 blue\n"),
    "star": record("R7 B3 ST Y5"),
    "colour": record(),
    "ask": record(),
    "other": record(turn="Ada"),
    "two": record("R7 B3"),
    "catch": record(turn="Bruno", steps="Bruno: play R6\n", bruno="R6 R4"),
}


class Phrase(NamedTuple):
    """A line, where it is typed, and what it means there."""

    where: str
    line: str
    meaning: str


def phrases(language: str) -> list[Phrase]:
    lines = (PHRASES / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [Phrase(*map(str.strip, line.split("|"))) for line in lines]


@functools.cache
def game_at(where: str) -> Game:
    replay = Replay.of(PLACES[where].encode())
    assert replay.game is not None
    assert replay.error is None, replay.error
    return replay.game


def table_at(where: str) -> Table:
    view = game_at(where).view(0)
    return Table(view, 0, view.hand)


@functools.cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(("en", language), NAMES.get(language, ("Anna", "Ada", "Bruno")))


def meaning(language: str, where: str, line: str) -> str:
    """What a line is taken for, as the files write it; empty if for nothing."""
    if where == "colour":
        colour = vocabulary(language).colour(line)
        return f"colour {colour.value}" if colour else ""
    if where == "ask":
        return yes_or_no(words_of(language), line) or ""
    request = vocabulary(language).understand(line, table_at(where))
    return told(request, table_at(where)) if isinstance(request, Request) else ""


def told(request: Request, table: Table) -> str:
    command = "accept" if request.command == "draw" and table.penalty else request.command
    card = request.card
    if command == "play" and card is None and request.place is None:
        card = table.position.drawn
    parts = [
        command,
        card.code if card else "",
        str(request.place or ""),
        request.colour.value if request.colour else "",
        str(request.seat) if request.seat is not None and command != "challenge" else "",
        "uno" if request.uno else "",
    ]
    return " ".join(filter(None, parts))


# Commands that change nothing, or ask before they do.
HARMLESS = {
    *("hand", "playable", "top", "turn", "count", "since", "changes", "score", "full-score", "why", "order"),
    *("repeat", "back", "forward", "oldest", "newest", "filter", "menu", "keys", "all-keys", "rules", "save"),
    *("quit", "yes", "no", "demand"),
}
PAIRS = (
    ("R7", "B3"),
    ("R2", "Y5"),
    ("GS", "R7"),
    ("R9", "R7"),
    ("Y5", "B3"),
    ("W", "R2"),
    ("B3", "GS"),
    ("R9", "Y5"),
    ("R2", "R7"),
    ("GS", "W"),
)


def nonsense(language: str) -> Iterator[str]:
    words = words_of(language)
    for line in (PHRASES / f"{language}-nonsense.txt").read_text(encoding="utf-8").splitlines():
        pairs = (
            [[words.card(Card(code)).words for code in pair] for pair in PAIRS]
            if "{a}" in line
            else [["", ""]]
        )
        for one, other in pairs if "{" in line else pairs[:1]:
            yield line.format(a=one, b=other)


def does(language: str, where: str, line: str) -> bool:
    """Whether a line changes anything at the table without asking back."""
    request = vocabulary(language).understand(line, table_at(where))
    if not isinstance(request, Request) or not request.sure or request.command in HARMLESS:
        return False
    view = game_at(where).view(0)
    if request.command == "play" and request.card is None and request.place is None:
        return view.drawn is not None  # else one hears how to play a card
    return True


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("half", ["tuned", "held out"])
def test_at_least_95_of_100_phrases_are_understood_in_each_language(language: str, half: str) -> None:
    known = phrases(language)[half == "held out" :: 2]
    missed = [
        phrase.line for phrase in known if meaning(language, phrase.where, phrase.line) != phrase.meaning
    ]
    assert len(missed) * 100 <= len(known) * 5, missed


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("where", [where for where in PLACES if where not in ("colour", "ask")])
def test_what_means_nothing_or_two_things_is_never_done(language: str, where: str) -> None:
    lines = list(nonsense(language))
    assert len(lines) >= 200
    assert [line for line in lines if does(language, where, line)] == []


@settings(max_examples=150)
@given(st.data())
def test_words_in_any_order_never_do_what_a_negation_is_in(data: st.DataObject) -> None:
    language = data.draw(st.sampled_from(languages()))
    negations = {"en": "don't", "de": "nicht", "it": "non", "nl": "niet", "zh": "別"}
    known = [
        phrase.line
        for phrase in phrases(language)
        if phrase.where == "turn" and phrase.meaning[:4] in ("play", "draw")
    ]
    words = data.draw(st.sampled_from(known)).split()
    words.insert(data.draw(st.integers(0, len(words))), negations[language])
    assert not does(language, "turn", " ".join(words))


@pytest.mark.parametrize("language", languages())
def test_no_line_takes_long_to_understand(language: str) -> None:
    """Each phrase and each word many times over is answered in a moment."""
    words = vocabulary(language)
    table = table_at("turn")
    for line in [phrase.line for phrase in phrases(language)] + [
        "red red",
        "one " * 60,
        "a b " * 60,
        "x" * 999,
        "no," * 3000,
    ]:
        begun = perf_counter()
        words.understand(f"{line} " * (LONGEST_LINE // (len(line) + 1) or 1), table)
        assert perf_counter() - begun < 2, line
