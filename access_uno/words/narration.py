"""A record told from its beginning, as the public or a player hears it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from access_uno.engine.events import Event
from access_uno.engine.game import Game
from access_uno.record import Replay
from access_uno.text.names import find
from access_uno.words.teller import Teller
from access_uno.words.words import words_of

if TYPE_CHECKING:
    from access_uno.record.saves import SaveError


class NoSuchPlayerError(LookupError):
    """No player of the record has the name of the listener; these are the players."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.names = names


def narration(language: str, listener: str | None, say: Callable[[str], object]) -> Replay:
    """Return a replay that tells line by line what it reads.

    Reading raises NoSuchPlayerError if the listener does not play in it.
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
    return replay


def _teller(language: str, rulebook: str, names: tuple[str, ...], listener: str | None) -> Teller:
    words = words_of(language, rulebook)
    if listener is None:
        return Teller(words, names)
    if (name := find(listener, names)) is None:
        raise NoSuchPlayerError(names)
    return Teller(words, names, names.index(name))


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
