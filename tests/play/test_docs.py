"""What docs/keys.md and docs/playing.md tell is what the game does and says."""

import re
from pathlib import Path

from access_uno.console.bindings import key_name
from access_uno.engine.cards import Symbol
from access_uno.play.commands import COMMANDS
from access_uno.play.typed_phrases import COMMANDS as TYPED
from access_uno.play.understanding import Request
from access_uno.play.vocabulary import Vocabulary
from access_uno.words import words_of
from access_uno.words.narration import narration

DOCS = Path(__file__).parents[2] / "docs"
WORDS = words_of("en")
SYMBOLS = [
    f"typed-symbol-{symbol.name.lower().replace('_', '-')}" for symbol in Symbol if symbol.number is None
]


def in_code_style(name: str) -> list[str]:
    """What a player could type; commands of the shell are left out."""
    found = re.findall(r"`([a-z0-9+ ]+)`", (DOCS / name).read_text(encoding="utf-8"))
    return [line for line in found if not line.startswith("make ")]


def told(section: str) -> list[str]:
    """What the lines of a list in a part of docs/keys.md are about: the words before the colon."""
    text = (DOCS / "keys.md").read_text(encoding="utf-8")
    keys, typed = text.split("# Typed commands")
    part = keys if section == "keys" else typed
    return re.findall(r"^- ([^:]+): \S", part, re.MULTILINE)


def listed(texts: list[str]) -> str:
    return ", ".join(texts[:-1]) + " or " + texts[-1] if len(texts) > 1 else texts[0]


def phrases(name: str) -> list[str]:
    """What can be typed for a message; the question mark is told as a key."""
    return [phrase.strip() for phrase in WORDS.text(name).split(",") if phrase.strip() != "?"]


def test_the_keys_of_every_command_are_told() -> None:
    table = [listed([key_name(WORDS, key) for key in keys]) for keys in COMMANDS.values()]
    assert sorted(told("keys")) == sorted(table)


def test_the_first_words_of_every_typed_command_are_told() -> None:
    table = [listed(phrases(f"typed-{name}")[:5]) for name in TYPED if name != "filler"]
    assert told("typed") == table


def test_the_words_of_every_symbol_are_told() -> None:
    assert {phrases(name)[0] for name in SYMBOLS} <= set(in_code_style("keys.md"))


def test_the_examples_of_typed_lines_are_understood() -> None:
    vocabulary = Vocabulary(["en"])
    words = {phrase for name in SYMBOLS for phrase in phrases(name)}  # parts of a line
    examples = {*in_code_style("keys.md"), *in_code_style("playing.md")} - words
    assert "play red 7" in examples
    for line in examples:
        assert isinstance(vocabulary.understand(line), Request), line


def test_the_first_round_is_told_as_the_game_tells_it() -> None:
    quoted = re.findall(r"^> (.+)$", (DOCS / "playing.md").read_text(encoding="utf-8"), re.MULTILINE)
    heard: list[str] = []
    replay = narration("en", "Anna", heard.append)
    replay.read_file(DOCS / "first-round.uno")
    assert replay.error is None
    assert quoted == heard
