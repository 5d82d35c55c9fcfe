"""A record as sentences, as the public or one of its players hears it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from access_uno.command_line.arguments import UsageError
from access_uno.engine.events import Event
from access_uno.engine.game import Game
from access_uno.record import Replay
from access_uno.text.names import find
from access_uno.words import Teller, Words

if TYPE_CHECKING:
    from access_uno.record.saves import SaveError


def narrate(path: Path, language: str, listener: str | None, say: Callable[[str], object]) -> Replay:
    """Play a record and tell it line by line; return it.

    Raise UsageError if the listener does not play in it.
    """
    teller: Teller | None = None

    def told(events: list[Event], game: Game) -> None:
        nonlocal teller
        if teller is None:
            assert replay.record is not None
            teller = _teller(language, replay.record.rules.rulebook, replay.record.names, listener)
        seat = teller.seat
        for message in teller.tell(events, game if seat is None else game.view(seat)):
            say(message.text)

    replay = Replay(told)
    replay.read_file(path)
    return replay


def reason(replay: Replay, language: str) -> str:
    """Return what is wrong with a record, in words."""
    assert replay.error is not None
    rules = replay.header.rules
    teller = Teller(Words(language, rules.rulebook if rules else ""), replay.header.names)
    return teller.error(replay.error, replay.game).text


def save_trouble(error: SaveError, language: str) -> str:
    """Return which saved game cannot be read or written, and why; if broken, which line is wrong."""
    words, facts = Words(language), {}
    if error.code == "in-use" and error.game is not None:
        return words.text("save-in-use", players=words.join(list(error.game.names), "and"))
    if error.replay is not None and error.replay.error is not None:
        facts = {"line": error.replay.error.line, "reason": reason(error.replay, language)}
    return words.text("file-whole", file=str(error.path), reason=words.text(f"save-{error.code}", **facts))


def _teller(language: str, rulebook: str, names: tuple[str, ...], listener: str | None) -> Teller:
    if listener is None:
        return Teller(Words(language, rulebook), names)
    if (name := find(listener, names)) is None:
        raise UsageError("no-such-player", name=listener, players=names)
    return Teller(Words(language, rulebook), names, names.index(name))
