"""A record as sentences, as the public or one of its players hears it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from access_uno.command_line.arguments import UsageError
from access_uno.record import Replay
from access_uno.words import Teller, words_of
from access_uno.words.narration import NoSuchPlayerError, narration

if TYPE_CHECKING:
    from access_uno.record.saves import SaveError


def narrate(path: Path, language: str, listener: str | None, say: Callable[[str], object]) -> Replay:
    """Play a record and tell it line by line; return it.

    Raise UsageError if the listener does not play in it.
    """
    replay = narration(language, listener, say)
    try:
        replay.read_file(path)
    except NoSuchPlayerError as error:
        raise UsageError("no-such-player", name=listener, players=error.names) from None
    return replay


def reason(replay: Replay, language: str) -> str:
    """Return what is wrong with a record, in words."""
    assert replay.error is not None
    rules = replay.header.rules
    teller = Teller(words_of(language, rules.rulebook if rules else ""), replay.header.names)
    return teller.error(replay.error, replay.game).text


def save_trouble(error: SaveError, language: str) -> str:
    """Return which saved game cannot be read or written, and why; if broken, which line is wrong."""
    words, facts = words_of(language), {}
    if error.code == "in-use" and error.game is not None:
        return words.text("save-in-use", players=words.join(list(error.game.names), "and"))
    if error.replay is not None and error.replay.error is not None:
        facts = {"line": error.replay.error.line, "reason": reason(error.replay, language)}
    return words.text("file-whole", file=str(error.path), reason=words.text(f"save-{error.code}", **facts))
