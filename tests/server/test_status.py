"""What programs that watch a house are told: whether it is well, and what it counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from prometheus_client.openmetrics import parser

from access_uno.server import status
from access_uno.server.meters import Meters
from access_uno.server.status import StatusPages
from access_uno.server.store import StoreError
from access_uno.server.store.sqlite import SQLiteStore
from tests.ssh.rig import Rig, opened, play, run


async def page(pages: StatusPages, request: str) -> tuple[str, str]:
    """The first line and the body of an answer."""
    host, port = await pages.listen("127.0.0.1", 0)
    try:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(request.encode())
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
        writer.close()
    finally:
        pages.close()
    return head.split("\r\n")[0], body


async def counts(rig: Rig) -> dict[tuple[str, ...], float]:
    """All samples of the metrics, by their name and the values of their labels."""
    assert rig.house is not None
    first, body = await page(StatusPages(rig.house), "GET /metrics HTTP/1.1\r\n\r\n")
    assert first == "HTTP/1.1 200 OK"
    families = list(cast("Any", parser).text_string_to_metric_families(body))
    assert all(family.name.startswith("access_uno_") for family in families)
    samples = [sample for family in families for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


def test_a_house_counts_what_happens_in_it_and_names_no_one(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("Zoroaster")
        await anna.ask("play", seats=3, computers=2, level="hard")
        await anna.ask("say", text="Wunderkerze")
        assert (await anna.ask("join", code="000000"))["type"] == "refused"
        await play(anna, lambda told: told["type"] == "game" and told["step"] > 10)
        found = await counts(rig)
        assert found["access_uno_people", "program"] == 1
        assert found["access_uno_tables", "playing"] == found["access_uno_tables_here",] == 1
        assert found["access_uno_steps_total",] > 10
        assert found["access_uno_thoughts_total",] > 0
        assert found["access_uno_refusals_total", "no-table"] == 1
        assert found["access_uno_answer_seconds_count",] >= 4
        median, slow = (found["access_uno_answer_seconds", share] for share in ("0.5", "0.99"))
        assert 0 < median <= slow < 60
        assert rig.house is not None
        _, body = await page(StatusPages(rig.house), "GET /metrics HTTP/1.1\r\n\r\n")
        assert "Zoroaster" not in body
        assert "Wunderkerze" not in body

    run(tmp_path, story)


class _Dead(SQLiteStore):
    """A store that says or does nothing about the health of its server."""

    error: StoreError | None = None

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        if bucket == "health":
            if self.error is not None:
                raise self.error
            await asyncio.Event().wait()
        return await super().put(bucket, key, value, revision)


def test_a_house_is_well_while_its_store_keeps_what_it_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "_HEALTH_SECONDS", 0.1)
    asked = "GET /healthz HTTP/1.1\r\nHost: uno\r\n\r\n"

    async def story() -> None:
        async with opened(tmp_path) as rig:
            assert rig.house is not None
            assert await page(StatusPages(rig.house), asked) == ("HTTP/1.1 200 OK", "well\n")
            head = asked.replace("GET", "HEAD")
            assert await page(StatusPages(rig.house), head) == ("HTTP/1.1 200 OK", "")
        store = _Dead(tmp_path / "dead.db")
        async with opened(tmp_path, store=store) as rig:
            assert rig.house is not None
            bad = "HTTP/1.1 503 Service Unavailable"
            assert await page(StatusPages(rig.house), asked) == (bad, "store: silent\n")
            store.error = StoreError("disk-full")
            assert await page(StatusPages(rig.house), asked) == (bad, "store: disk-full\n")
            assert (await counts(rig))["access_uno_store_errors_total", "disk-full"] == 1

    asyncio.run(story())


def test_however_many_ask_whether_a_house_is_well_its_store_keeps_one_thing_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counting(SQLiteStore):
        puts = 0

        async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
            self.puts += bucket == "health"
            return await super().put(bucket, key, value, revision)

    async def story() -> None:
        store = Counting(tmp_path / "house.db")
        async with opened(tmp_path, store=store) as rig:
            assert rig.house is not None
            pages = StatusPages(rig.house)
            monkeypatch.setattr(status, "_SHARED_SECONDS", 3600)
            for _ in range(3):
                assert {*await asyncio.gather(*(pages.trouble() for _ in range(20)))} == {""}
            assert store.puts == 1
            monkeypatch.setattr(status, "_SHARED_SECONDS", -1)
            pages = StatusPages(rig.house)
            assert [await pages.trouble() for _ in range(2)] == ["", ""]
            assert store.puts == 3

    asyncio.run(story())


@pytest.mark.parametrize(
    ("request_", "first"),
    [
        ("GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 404 Not Found"),
        ("POST /healthz HTTP/1.1\r\n\r\n", "HTTP/1.1 405 Method Not Allowed"),
        ("\r\n\r\n", "HTTP/1.1 405 Method Not Allowed"),
        ("x" * 100_000, ""),
    ],
)
def test_other_requests_are_refused(request_: str, first: str, tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        assert rig.house is not None
        try:
            assert (await page(StatusPages(rig.house), request_))[0] == first
        except ConnectionError:
            assert first == ""  # it was closed before all was sent

    run(tmp_path, story)


def test_answers_of_long_ago_count_in_no_quantile() -> None:
    now = 0.0
    meters = Meters(lambda: now)
    meters.answered(5.0)
    now = 301.0
    assert meters.quantile(0.99) is None
    meters.answered(0.1)
    assert (meters.quantile(0.99), meters.answers) == (0.1, 2)
