"""What several tests of people who play together need."""

from __future__ import annotations

import pytest


@pytest.fixture
def plain_first_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards every time: a random first card may ask a player for a colour."""
    monkeypatch.setattr("access_uno.server._lobby.SEED_BYTES", 0)
