"""What only accounts have, by a page: friends, the standing, their results."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.web.house import Page, house


async def answer(page: Page, title: str, place: int) -> None:
    """Answer a question."""
    await page.until(lambda: title in page.scene["title"])
    await page.do("choose", page.choices()[place])


def test_two_pages_become_friends_and_one_hears_where_the_other_plays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna, here.page() as ben:
            await anna.enter("account", "Anna")
            await ben.enter("account", "Ben")
            await anna.choose("friends")
            await anna.choose("ask")
            await anna.type("Ben")
            await anna.heard("Ben has been asked.")
            await ben.heard("Answer under Friends. At a table, that's the button Friends.")
            await ben.choose("friends")
            await ben.choose("friend Anna")
            await answer(ben, "Anna asks", 0)
            await anna.heard("You and Ben are friends now.")
            await anna.choose("friend Ben")
            await ben.until(lambda: "friend Anna" in ben.choices())
            await ben.do("back")
            await ben.choose("now")
            await anna.heard("Ben is at table")

    asyncio.run(scene())


def test_a_page_has_the_standing_and_leaves_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna:
            await anna.enter("account", "Anna")
            await anna.choose("results")
            await anna.choose("list")
            await anna.until(lambda: anna.scene["kind"] == "text-to-read")
            assert anna.scene["paragraphs"]
            await anna.do("back")
            await anna.until(lambda: "rated" in anna.choices())
            rated = entry(anna, "rated")
            await anna.do("choose", "rated")
            await anna.until(lambda: entry(anna, "rated") not in ("", rated))

    asyncio.run(scene())


def entry(page: Page, name: str) -> str:
    """Return the text of a choice, "" if it is not there."""
    choices = page.scene.get("choices", ())
    return next((str(choice["text"]) for choice in choices if choice["name"] == name), "")
