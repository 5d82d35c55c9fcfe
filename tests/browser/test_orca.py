"""What real Orca says of the page, in real Firefox and Chromium, beside what the game told."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.play.online.page_console import PageConsole
from tests.stack.orca_browser import Desk, missing_programs, wait_until
from tests.web.house import House, house

pytestmark = pytest.mark.skipif(bool(missing_programs()), reason="Orca or its desktop is not installed")


class Told:
    """A house in a thread, whose first page hears what a test tells it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._is_open, self._end = threading.Event(), asyncio.Event()
        self._house: House
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()))

    async def _run(self) -> None:
        async with house(self._folder) as self._house:
            self._is_open.set()
            await self._end.wait()

    def __enter__(self) -> Told:
        self._thread.start()
        assert self._is_open.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(20)
        self._loop.close()

    @property
    def address(self) -> str:
        return f"http://{self._house.host}/"

    def tell(self, lines: list[str]) -> None:
        """Tell lines at one moment, as a console does."""
        [console] = self._consoles()
        said = console.console.say_text
        self._loop.call_soon_threadsafe(console.safely, lambda: [said(line) for line in lines])

    def _consoles(self) -> list[PageConsole]:
        return list(self._house.pages._consoles.values())

    def wait_for_page(self) -> None:
        assert wait_until(lambda: [one for one in self._consoles() if one.visit.is_read], 60)


@pytest.fixture(params=["chromium", "firefox"])
def heard(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Told, Desk]]:
    with Told(tmp_path) as told, Desk(letters_per_second=120) as desk:
        desk.start_orca()
        desk.open_browser(request.param, told.address)
        told.wait_for_page()
        desk.wait_for_silence(3)
        yield told, desk


def test_every_line_is_said_once_and_in_order(heard: tuple[Told, Desk]) -> None:
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
