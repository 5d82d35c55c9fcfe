"""What is told of which events: said, only kept in the history, or neither."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any, Final, Literal, Self

from access_uno.engine.values import Value

How = Literal["said", "kept", "never"]
HOW: Final = ("said", "kept", "never")
KINDS: Final = (
    *("plays", "draws", "turns", "directions", "calls", "penalties", "challenges"),
    *("scores", "people", "talk", "hints"),
)
BY: Final = ("me", "before", "others")
"""Whose doing it is, or who it is done to: the listener, the player before them, others."""


def field(kind: str, by: str) -> str:
    """Return the name of one choice in the table `told` of the settings."""
    return f"{kind}_{by}"


NAMES: Final = tuple(field(kind, by) for kind, by in itertools.product(KINDS, BY))


def allows(name: str, value: object) -> bool:
    """Return whether the table `told` may have this line."""
    return name in NAMES and isinstance(value, str) and value in HOW


class Told(Value):
    """The choices that differ from the usual: what is not chosen is said."""

    chosen: tuple[tuple[str, How], ...] = ()

    @classmethod
    def of(cls, table: Mapping[str, Any]) -> Self:
        """Return the valid choices of a table."""
        return cls(tuple((name, table[name]) for name in NAMES if allows(name, table.get(name))))

    def how(self, kind: str, by: str) -> How:
        """Return how events of a kind are told."""
        name = field(kind, by)
        return next((how for known, how in self.chosen if known == name), "said")
