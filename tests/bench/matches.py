"""Matches that computer players have played, as records in which the first of them counts as a person."""

from __future__ import annotations

from access_uno.engine import Rules
from access_uno.engine.setup import Setup
from access_uno.record import Record
from access_uno.record.daily import played_by

_NAMES = ("Anna", "Ben", "Cleo", "Dan")


def played(rules: Rules, level: str, seed: int, players: int = 2, others: str = "normal") -> bytes:
    """Return the record of a match; the first player is of this level."""
    levels = (None, *(others,) * (players - 1))
    return played_by(level, Record(_NAMES[:players], levels, Setup(rules, players, seed)))
