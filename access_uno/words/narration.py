"""A record told from its beginning, as the public or one of its players hears it."""

from __future__ import annotations

from collections.abc import Callable

from access_uno.engine.events import Event
from access_uno.engine.game import Game
from access_uno.record import Replay
from access_uno.text.names import find
from access_uno.words.teller import Teller
from access_uno.words.words import words_of


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
