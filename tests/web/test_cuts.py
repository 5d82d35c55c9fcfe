"""A page whose connection is cut in each phase of a match: nothing is lost, nothing told twice."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.house import UNLIMITED, House, Page, house, lead_on

CUTS = 20


class CutPage:
    """Anna's page, which comes back with what it has whenever it was cut."""

    def __init__(self, here: House, chance: Random) -> None:
        self._here, self._chance = here, chance
        self._cookie = f"access-uno={secrets.token_urlsafe(32)}"
        self.visit = ""
        self.texts: list[str] = []
        self.kinds: list[str] = []
        self.phases: set[str] = set()  # in which it was cut

    async def until_cut(self) -> None:
        """Connect, do some things, and be cut: right after a wish, or after some of what came of it."""
        async with self._here.socket(self._cookie) as page:
            await page.send(do="open", visit=self.visit, last=len(self.texts), languages="en")
            with contextlib.suppress(ConnectionClosed):
                await self._use(page)
            page.socket.transport.abort()
        self._keep(page)
        self.phases.add(str(page.scene.get("kind", "")))

    async def _use(self, page: Page) -> None:
        await page.until(lambda: page.scene)
        if not self.visit:
            await page.begin()
            return
        for _ in range(self._chance.randrange(12)):
            if self._chance.random() < 0.2:
                await page.do("menu")
            await lead_on(page)

    def _keep(self, page: Page) -> None:
        first = len(self.texts) + 1
        assert [line["number"] for line in page.lines] == [*range(first, first + len(page.lines))]
        assert page.is_new != bool(self.visit), "the visit goes on"
        self.visit = page.visit
        self.texts += page.texts()
        self.kinds += [line.get("kind", "") for line in page.lines]


@pytest.mark.parametrize("seed", range(3))
def test_a_page_cut_at_random_in_a_match_has_every_line_once(tmp_path: Path, seed: int) -> None:
    async def scene() -> None:
        async with house(tmp_path, rates=UNLIMITED) as here:
            anna, cuts = CutPage(here, Random(seed)), 0
            while cuts < CUTS or "round-won" not in anna.kinds:
                await anna.until_cut()
                cuts += 1
            [console] = here.pages._consoles.values()
            told = [line for line in console.visit._lines if line.number <= len(anna.texts)]
            kept = anna.texts[told[0].number - 1 :]  # of a long match only the newest lines
            assert kept == [text_of(line.parts) for line in told]
            assert anna.phases >= {"choices", "table-scene"}

    asyncio.run(scene())


def text_of(parts: object) -> str:
    """Return the parts of a line as text."""
    assert isinstance(parts, tuple)
    return "".join(part if isinstance(part, str) else part.words for part in parts)
