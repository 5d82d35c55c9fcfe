"""Telling an event against the bare `format_pattern` of its message, and what words cost at the start."""

from __future__ import annotations

import subprocess
import sys
import timeit
from collections.abc import Callable
from time import perf_counter
from typing import Any

from access_uno.engine import Card, Colour, Game
from access_uno.engine import events as happened
from access_uno.engine.events import Event
from access_uno.engine.rules import RULEBOOKS
from access_uno.words import Teller, languages, words_of
from access_uno.words.bundle import Bundle
from access_uno.words.teller import Verbosity

# An event, the message it is told with in full and at normal length, and that message's variables.
EVENTS: list[tuple[Event, str, dict[str, Any]]] = [
    (happened.Played(1, Card("R7"), None), "played", {"who": "Ben", "card": "R7", "left": 7}),
    (
        happened.Played(1, Card("W"), Colour.RED),
        "played-wild",
        {"who": "Ben", "card": "W:red", "colour": "red", "left": 7},
    ),
    (happened.Drew(1, None, 2, "penalty"), "drew-penalty", {"who": "Ben", "count": 2, "cards": ""}),
    (happened.Skipped(1), "skipped", {"who": "Ben"}),
    (happened.UnoCalled(1), "uno-called", {"who": "Ben"}),
]
_START = "import argparse, dataclasses, enum, json"
_WORDS = "from access_uno.words import Words; Words({!r}).text('next', who='Anna')"


def main() -> None:
    """Print each ratio with its limit."""
    for language in languages():
        ratios = [_ratio(language, verbosity, *event) for verbosity in ("normal", "full") for event in EVENTS]
        print(f"words: telling an event in {language}, times format_pattern: {max(ratios):.2f} (limit 3)")
    plain = _run(_START)
    for language in languages():
        ratio = _run(_WORDS.format(language)) / plain
        print(f"words: first message in {language}, times {_START!r}: {ratio:.2f} (a replay: limit 4)")


def _ratio(language: str, verbosity: Verbosity, event: Event, name: str, variables: dict[str, Any]) -> float:
    """How much longer it takes to tell the event than to format its message."""
    game, _ = Game.deal(RULEBOOKS["mario-de"], 2, 1)
    words = words_of(language, "mario-de")
    teller = Teller(words, ("Anna", "Ben"))
    functions = {"CARD": words._card, "CARDS": words._cards}
    bundle = Bundle(language, functions)
    message = bundle.message(name)
    assert message is not None
    pattern = message.attributes.get(verbosity, message.value)
    assert pattern is not None
    (told,) = teller.tell([event], game, verbosity)
    assert told.text
    bare = _seconds(lambda: bundle.format(pattern, variables))
    return _seconds(lambda: teller.tell([event], game, verbosity)) / bare


def _seconds(call: Callable[[], object]) -> float:
    """The best of many short runs: the one that other programs did not interrupt."""
    call()
    return min(timeit.repeat(call, number=20, repeat=200))


def _run(code: str) -> float:
    """Seconds that a new Python takes for this, the best of several."""
    times = []
    for _ in range(15):
        began = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(perf_counter() - began)
    return min(times)


if __name__ == "__main__":
    main()
