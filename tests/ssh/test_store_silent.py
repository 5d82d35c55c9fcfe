"""A store that does not answer: people hear of it after three seconds, and when it is back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from access_uno.server import meters
from access_uno.server.store import StoreError
from access_uno.server.store.sqlite import SQLiteStore
from tests.play.online.rig import House, Ssh
from tests.ssh.rig import opened


class Slow(SQLiteStore):
    """A store that can be held."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.answers: asyncio.Event | None = None  # set: all is as ever
        self.fails = False

    async def append(self, log: str, expected: int, line: str) -> None:
        if self.answers is not None:
            await self.answers.wait()
        if self.fails:
            raise StoreError("cannot-reach")
        await super().append(log, expected, line)


def test_all_hear_that_the_memory_is_looked_for_and_that_it_is_back_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meters, "SILENT_SECONDS", 0.3)

    async def story() -> None:
        store = Slow(tmp_path / "house.db")
        async with opened(tmp_path, store=store) as rig:
            anna, ben = await rig.program("anna"), await rig.program("ben")
            store.answers = asyncio.Event()
            anna.send(do="play", seats=3, computers=2)
            for program in (anna, ben):
                assert (await program.of("store"))["answers"] is False
            store.answers.set()
            for program in (anna, ben):
                assert (await program.of("store"))["answers"] is True
            await anna.of("match")
            await ben.ask("ping")
            assert sum(told["type"] == "store" for told in ben.heard) == 2

    asyncio.run(story())


def test_a_store_that_ends_in_an_error_is_looked_for_until_it_keeps_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meters, "SILENT_SECONDS", 0.3)

    async def story() -> None:
        store = Slow(tmp_path / "house.db")
        async with opened(tmp_path, store=store) as rig:
            anna = await rig.program("anna")
            store.answers, store.fails = asyncio.Event(), True
            anna.send(do="play", seats=3, computers=2)
            assert (await anna.of("store"))["answers"] is False
            store.answers.set()
            await anna.of("refused")
            assert sum(told["type"] == "store" for told in anna.heard) == 1
            await anna.ask("settings", settings={})
            assert sum(told["type"] == "store" for told in anna.heard) == 2

    asyncio.run(story())


@pytest.mark.parametrize(
    ("language", "lost", "back"),
    [
        ("en_GB.UTF-8", "The house can't save anything right now.", "The house can save again."),
        ("de_DE.UTF-8", "Das Haus kann gerade nichts speichern.", "Das Haus kann wieder speichern."),
    ],
)
def test_a_visitor_by_ssh_hears_it_as_a_sentence(
    language: str, lost: str, back: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meters, "SILENT_SECONDS", 0.3)
    store = Slow(tmp_path / "house.db")
    with House(tmp_path / "house", store=store) as house:
        answers = store.answers = asyncio.Event()
        with Ssh(tmp_path, house.rig.port, "anna", language).pipe("play", "--computers", "1") as anna:
            anna.wait_for(lost)
            house._loop.call_soon_threadsafe(answers.set)
            anna.wait_for(back)
