"""No line to a player holds a card that they may not know, whatever they ask for."""

from __future__ import annotations

from pathlib import Path

from tests.torture.leaks import leaks


def test_every_line_holds_only_what_its_reader_may_know(tmp_path: Path) -> None:
    assert leaks(tmp_path / "house", seed=1, rounds=6) > 500
