"""What real Orca says of the page, in real Firefox and Chromium, beside what the game told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stack.orca_browser import Desk, missing_programs
from tests.web.house import ThreadedHouse

pytestmark = pytest.mark.skipif(bool(missing_programs()), reason="Orca or its desktop is not installed")


@pytest.fixture(params=["chromium", "firefox"])
def heard(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[ThreadedHouse, Desk]]:
    with ThreadedHouse(tmp_path) as told, Desk(letters_per_second=120) as desk:
        desk.start_orca()
        desk.open_browser(request.param, told.address)
        told.wait_for_page()
        desk.wait_for_silence(3)
        yield told, desk


def test_every_line_is_said_once_and_in_order(heard: tuple[ThreadedHouse, Desk]) -> None:
    """50 lines in one frame, the same line twice, and A B A: the cases in which other ways lose lines."""
    told, desk = heard
    lines = [f"Ada plays card number {number}." for number in range(45)]
    lines += [
        "Ben draws one card.",
        "Ben draws one card.",
        "Carla waits.",
        "Ben draws one card.",
        "That is all.",
    ]
    start = len(desk.spoken())
    told.tell(lines)
    assert desk.wait_for_text("That is all.", timeout=60, after=start)
    spoken = [message.text.strip() for message in desk.spoken()[start:]]
    assert [text for text in spoken if text in lines] == lines, spoken
    assert all(message.heard == 1 for message in desk.spoken()[start:] if message.text.strip() in lines)
