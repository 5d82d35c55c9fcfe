"""The people at a table online, as a scene has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from access_uno.console.bindings import key_name
from access_uno.console.scene import Deed
from access_uno.play.table_scene import AtTable

if TYPE_CHECKING:
    from access_uno.console.bindings import Context
    from access_uno.protocol import messages
    from access_uno.words import Words

PLAYING: Final = {
    "say": "together-say",
    "who": "together-who-here",
    "friends": "friends-menu",
    "report": "report-person",
}
WATCHING: Final = {
    **PLAYING,
    "others": "together-about-others",
    "leave": "together-leave-table",
    "keys": "deed-keys",
}
"""Commands about the people, with the messages that are their words."""


def people_deeds(words: Words, context: Context, named: Mapping[str, str]) -> list[Deed]:
    """Return what can be done about the people at the table, with its keys."""
    return [
        Deed(command, words.text(name), key_name(words, context.keys[command][0]))
        for command, name in named.items()
    ]


def around(table: messages.Table) -> AtTable:
    """Return who is away, and where computers play."""
    players = list(enumerate(table.players))
    computers = frozenset(seat for seat, player in players if player.level)
    away = frozenset(seat for seat, player in players if not player.here)
    return AtTable(computers, away - computers)
