"""A house that is killed while six tables play has lost nothing that anybody was told."""

from __future__ import annotations

from pathlib import Path

from tests.torture.houses import houses


def test_every_table_stands_at_the_last_action_that_was_told(tmp_path: Path) -> None:
    assert houses(tmp_path / "house", seed=20261118, count=4) > 50
