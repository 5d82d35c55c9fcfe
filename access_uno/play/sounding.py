"""Sounds of what is told at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from access_uno.console.outlet import Outlet
    from access_uno.engine.values import Value


def sound(outlet: Outlet, tells: Sequence[Value], seat: int | None, players: int) -> None:
    """Play the sounds of a message, as heard at a seat or (None) by the public."""
    if tells and outlet.sounds_wanted:
        from access_uno.sounds.scene import cues

        outlet.play(cues(tells, seat, players))
