"""What only several machines have: servers die, sleep and come back, and nothing is lost or kept twice."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import nats
import pytest
from nats.js.api import (
    ConsumerConfig,
    ConsumerInfo,
    DiscardPolicy,
    ObjectInfo,
    RetentionPolicy,
    StorageType,
    StreamConfig,
)
from nats.js.errors import APIError

from access_uno.server.store import BUCKETS, ConflictError, StoreError
from access_uno.server.store.nats import OLDEST, STREAMS, NATSStore, _asks, _Message, _repeated, _stream_of
from access_uno.words import languages, words_of
from tests.server.store.nats_servers import (
    NATSServer,
    addresses,
    answered,
    empty,
    free_ports,
    nats_servers,
    urls,
    wait_until_ready,
)

SECONDS = 120
PACE = 0.05  # seconds between the lines of a table, so that the servers have time for others


async def opened(servers: list[NATSServer]) -> NATSStore:
    store = NATSStore(addresses(servers))
    await store.open()
    return store


async def write_on(store: NATSStore, log: str, kept: list[str], enough: Callable[[], bool]) -> None:
    """Append line after line, each only once it is known what became of the one before."""
    number = len(kept)
    while not enough():
        line = f"{log} {number}"
        try:
            await store.append(log, number, line)
        except StoreError:
            kept[:] = await store.read(log)  # it may have been stored without an answer
            number = len(kept)
            continue
        kept.append(line)
        number += 1
        await asyncio.sleep(PACE)


async def follow_on(store: NATSStore, log: str, heard: list[str], count: int) -> None:
    async for number, line in store.follow(log):
        assert number == len(heard), "each line once and in order"
        heard.append(line)
        if len(heard) == count:
            return


def test_no_line_is_lost_or_kept_twice_when_a_server_is_killed(nats_three: list[NATSServer]) -> None:
    asyncio.run(empty(nats_three))

    async def story() -> None:
        one, other = [await opened(nats_three) for _ in range(2)]
        logs = [f"{code}/1" for code in range(2 * STREAMS)]
        kept: dict[str, list[str]] = {log: [] for log in logs}
        back = False
        playing = [
            asyncio.create_task(
                write_on(one, log, kept[log], lambda log=log: back and len(kept[log]) > 25)  # type: ignore[misc]
            )
            for log in logs
        ]
        heard: dict[str, list[str]] = {log: [] for log in logs}
        following = [asyncio.create_task(follow_on(other, log, heard[log], 26)) for log in logs]
        while not all(len(lines) > 5 for lines in kept.values()):
            await asyncio.sleep(0.01)
        nats_three[0].kill()
        at = {log: len(lines) for log, lines in kept.items()}
        while not all(len(lines) > at[log] + 5 for log, lines in kept.items()):
            await asyncio.sleep(0.01)
        nats_three[0].start()
        await wait_until_ready(nats_three)
        back = True
        await asyncio.gather(*playing, *following)
        for log in logs:
            assert await other.read(log) == kept[log] == [f"{log} {n}" for n in range(len(kept[log]))]
            assert heard[log] == kept[log][:26]
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_server_that_sleeps_holds_no_caller_for_ever(nats_three: list[NATSServer]) -> None:
    asyncio.run(empty(nats_three))

    async def story() -> None:
        store = await opened(nats_three)
        await store.append("a", 0, "first")
        nats_three[0].freeze()
        try:
            for number in range(1, 20):
                await write_on(store, "a", lines := await store.read("a"), lambda n=number: len(lines) > n)  # type: ignore[misc]
        finally:
            nats_three[0].thaw()
        await wait_until_ready(nats_three)
        lines = await store.read("a")
        assert lines[1:20] == [f"a {number}" for number in range(1, 20)]
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_without_any_server_one_is_told_so_and_with_their_return_it_goes_on(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        store = await opened(servers)
        await store.append("a", 0, "first")
        await store.put("accounts", "Anna", "{}")
        heard: list[str] = []
        following = asyncio.create_task(follow_on(store, "a", heard, 2))
        servers[0].kill()
        appending = asyncio.create_task(store.append("a", 1, "second"))
        servers[0].start()
        await wait_until_ready(servers)
        await appending
        await following
        assert heard == await store.read("a") == ["first", "second"]
        entry = await store.get("accounts", "Anna")
        assert entry is not None
        assert entry.value == "{}"
        await store.close()

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_patience_ends_with_one_word_and_nothing_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_PATIENCE", "_ANSWER"):
        monkeypatch.setattr(f"access_uno.server.store.nats.{name}", 0.5)

    async def story(servers: list[NATSServer]) -> None:
        store = await opened(servers)
        servers[0].kill()
        for doing in (store.append("a", 0, "first"), store.read("a"), store.put("house", "key", "value")):
            with pytest.raises(StoreError, match="cannot-reach"):
                await doing
        await store.close()

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))
        monkeypatch.undo()
        servers[0].start()
        asyncio.run(wait_until_ready(servers))

        async def read() -> None:
            store = await opened(servers)
            assert await store.read("a") == []
            await store.close()

        asyncio.run(asyncio.wait_for(read(), SECONDS))


def test_opening_is_refused_where_no_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server.store.nats._PATIENCE", 1)

    async def story() -> None:
        with pytest.raises(StoreError, match="cannot-reach"):
            await NATSStore("nats://127.0.0.1:1").open()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_streams_get_the_settings_that_they_must_have(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(servers: list[NATSServer]) -> None:
        manager = (client := await nats.connect(addresses(servers))).jetstream()
        await manager.add_stream(StreamConfig("uno-logs-0", subjects=["uno.logs.0.*"], max_age=5))
        await (await opened(servers)).close()
        assert (await manager.stream_info("uno-logs-0")).config.max_age == 0
        await manager.delete_stream("uno-logs-0")
        forgetful = StreamConfig("uno-logs-0", subjects=["uno.logs.0.*"], storage=StorageType.MEMORY)
        await manager.add_stream(forgetful)
        with pytest.raises(StoreError, match="wrong-settings: uno-logs-0: storage"):
            await opened(servers)
        await client.close()

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))
    assert any("uno-logs-0 differs in max_age" in record.getMessage() for record in caplog.records)


def test_everything_is_kept_three_times_and_on_disk(nats_three: list[NATSServer]) -> None:
    asyncio.run(empty(nats_three))

    async def story() -> None:
        await (await opened(nats_three)).close()
        client = await nats.connect(urls(nats_three))
        streams = await answered(client.jetstream(timeout=SECONDS).streams_info)
        assert {stream.config.name for stream in streams} >= {f"uno-logs-{n}" for n in range(STREAMS)} | {
            "OBJ_uno-archive",
            *(f"KV_uno-{bucket}" for bucket in BUCKETS),
        }
        for stream in streams:
            config = stream.config
            assert (config.num_replicas, config.storage) == (3, StorageType.FILE)
            assert (config.retention, config.discard) == (RetentionPolicy.LIMITS, DiscardPolicy.NEW)
            assert (config.max_msgs, config.max_bytes) == (-1, -1)
            forgets = BUCKETS.get(str(config.name).removeprefix("KV_uno-"))
            assert config.max_age == (forgets or 0)
            assert config.duplicate_window == min(120, forgets or 120)
        await client.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_one_named_server_of_a_cluster_is_enough_for_three_replicas(
    nats_three: list[NATSServer],
) -> None:
    """Else a single careless start would leave the whole house on one disk."""
    asyncio.run(empty(nats_three))

    async def story() -> None:
        await (await opened(nats_three)).close()
        await (await opened(nats_three[:1])).close()
        client = await nats.connect(urls(nats_three))
        for stream in await answered(client.jetstream(timeout=SECONDS).streams_info):
            assert stream.config.num_replicas == 3, stream.config.name
        await client.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_servers_that_are_no_cluster_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server.store.nats._PATIENCE", 0.5)

    async def story(servers: list[NATSServer]) -> None:
        with pytest.raises(StoreError, match="too-few"):
            await opened(servers * 2)

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_cluster_that_was_never_complete_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server.store.nats._PATIENCE", 0.5)

    async def story(servers: list[NATSServer]) -> None:
        with pytest.raises(StoreError, match=r"too-few|cannot-reach"):
            await opened(servers)

    with nats_servers(tmp_path, 3, missing=1) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_foreign_stream_with_the_same_name_is_told(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        client = await nats.connect(addresses(servers))
        await client.jetstream().add_stream(StreamConfig("theirs", subjects=["uno.logs.>"]))
        with pytest.raises(StoreError, match="wrong-settings: uno-logs-0: subjects overlap"):
            await opened(servers)
        await client.close()

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_password_in_an_address_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server.store.nats._PATIENCE", 0.5)

    async def story() -> None:
        with pytest.raises(StoreError) as refused:
            await NATSStore("nats://anna:secret@127.0.0.1:1,ben:secret@127.0.0.1:2").open()
        assert refused.value.where == "nats://127.0.0.1:1, nats://127.0.0.1:2"

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_house_logs_in_to_nats_by_user_and_password_through_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.server.store.nats._ANSWER", 10.0)
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    about = ["-keyout", str(key), "-out", str(certificate), "-subj", "/CN=localhost"]
    named = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    subprocess.run([*made, *about, *named], check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

    async def story(port: int) -> None:
        await NATSStore(f"tls://uno:a%2Fb@127.0.0.1:{port}").check()
        for login in ("uno:wrong@", ""):
            monkeypatch.setattr("access_uno.server.store.nats._ANSWER", 1.0)
            with pytest.raises(StoreError, match="nats-login"):
                await NATSStore(f"tls://{login}127.0.0.1:{port}").check()

    [port] = free_ports(1)
    server = NATSServer(tmp_path / "nats", "n0", (port, 0), [])
    with server._settings.open("a") as settings:
        settings.write(f'tls {{ cert_file: "{certificate}", key_file: "{key}" }}\n')
        settings.write('authorization { user: uno, password: "a/b" }\n')
    server.start()
    try:
        asyncio.run(asyncio.wait_for(story(port), SECONDS))
    finally:
        server.kill()


def test_nats_that_is_too_old_is_refused(nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server.store.nats.OLDEST", (99, 0))

    async def story() -> None:
        with pytest.raises(StoreError, match=r"nats-too-old: 2\.[0-9]+\.[0-9]+$"):
            await opened(nats_one)

    asyncio.run(asyncio.wait_for(story(), SECONDS))


@pytest.mark.parametrize("language", languages())
def test_which_nats_is_needed_is_told(language: str) -> None:
    told = str(words_of(language).say("serve-store", code="nats-too-old", path="2.9.10"))
    assert "2.9.10" in told
    assert ".".join(map(str, OLDEST)) in told


def test_a_server_that_cannot_sync_always_is_told_once_as_a_risk(
    nats_one: list[NATSServer], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        await (await opened(nats_one)).close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(asyncio.wait_for(story(), SECONDS))
    told = [record.getMessage() for record in caplog.records if "sync" in record.getMessage()]
    assert len(told) == 1


def test_finishing_takes_every_line_along_that_is_written_meanwhile(nats_one: list[NATSServer]) -> None:
    asyncio.run(empty(nats_one))

    async def story() -> None:
        one, other = [await opened(nats_one) for _ in range(2)]
        await one.append("a", 0, "0")

        async def write() -> int:
            for number in itertools.count(1):
                try:
                    await one.append("a", number, str(number))
                except ConflictError:
                    return number
            raise AssertionError

        writing = asyncio.create_task(write())
        while len(await other.read("a")) < 20:
            pass
        await other.finish("a")
        written = await writing
        assert await one.read("a") == await other.read("a") == [str(number) for number in range(written)]
        assert [line async for _, line in one.follow("a", 5)] == [str(n) for n in range(5, written)]
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_tables_are_spread_over_the_streams_and_leave_them_when_finished(nats_one: list[NATSServer]) -> None:
    asyncio.run(empty(nats_one))

    async def story() -> None:
        store = await opened(nats_one)
        logs = [f"{code:06}/1" for code in range(100_000, 100_080)]
        for log in logs:
            await store.append(log, 0, log)
        client = await nats.connect(addresses(nats_one))
        manager = client.jetstream()
        held = [(await manager.stream_info(f"uno-logs-{n}")).state.messages for n in range(STREAMS)]
        assert sum(held) == len(logs)
        assert min(held) > 0
        for log in logs:
            await store.finish(log)
        held = [(await manager.stream_info(f"uno-logs-{n}")).state.messages for n in range(STREAMS)]
        assert held == [0] * STREAMS
        assert [await store.read(log) for log in logs] == [[log] for log in logs]
        await client.close()
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_when_all_servers_finish_a_log_at_once_it_is_put_away_once(nats_one: list[NATSServer]) -> None:
    asyncio.run(empty(nats_one))

    async def story() -> None:
        stores = [await opened(nats_one) for _ in range(3)]
        await stores[0].append("a", 0, "first")
        await asyncio.gather(*(store.finish("a") for store in stores))
        client = await nats.connect(addresses(nats_one))
        held = (await client.jetstream().stream_info("OBJ_uno-archive")).state.messages
        assert held == 2  # the lines, and what they are
        for store in stores:
            assert await store.read("a") == ["first"]
            await store.close()
        await client.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_log_that_is_put_away_anew_while_it_is_read_is_read(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As two servers do of which one was slow: what the reader has found is not there any more."""
    asyncio.run(empty(nats_one))
    monkeypatch.setattr("access_uno.server.store.nats._OBJECT", 0.5)

    async def story() -> None:
        one, other = [await opened(nats_one) for _ in range(2)]
        await one.append("a", 0, "first")
        await one.finish("a")
        plain, found = one._archive.get_info, list[str]()

        async def get_info(name: str, show_deleted: bool | None = False) -> ObjectInfo:
            info = await plain(name, show_deleted)
            if len(found) == 1:  # the first who asks is `read`, which wants to know where the log ends
                await other._archive.put(name, b"first")
            found.append(name)
            return info

        monkeypatch.setattr(one._archive, "get_info", get_info)
        assert await one.read("a") == ["first"]
        assert len(found) == 3
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_consumer_that_promises_more_than_there_is_is_made_anew(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a value was replaced at this moment: who read all waited for ever."""
    asyncio.run(empty(nats_one))
    monkeypatch.setattr("access_uno.server.store.nats._HEARTBEAT", 0.2)

    async def story() -> None:
        store = await opened(nats_one)
        await store.put("tables", "key", "value")
        await empty(nats_one)  # now the last message is one that is not there
        plain, made = store._js.add_consumer, list[str]()

        async def add_consumer(stream: str, config: ConsumerConfig) -> ConsumerInfo:
            info = await plain(stream, config)
            if not made:
                info.num_pending = 1
            made.append(info.name)
            return info

        monkeypatch.setattr(store._js, "add_consumer", add_consumer)
        assert await store.entries("tables") == []
        assert len(made) == 2
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_what_a_dead_server_has_closed_another_one_puts_away(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(empty(nats_one))
    monkeypatch.setattr("access_uno.server.store.nats._ANSWER", 0.5)

    async def story() -> None:
        dies, lives = [await opened(nats_one) for _ in range(2)]
        await dies.append("a", 0, "first")
        assert await dies._close_log("a")
        await dies.close()
        await lives.finish("a")
        assert "a" not in lives._ends
        assert (await lives._end("a")).sequence == 0
        assert await lives.read("a") == ["first"]
        await lives.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


class Behind(NATSStore):
    """Its consumers stand on a machine that is behind: for some rounds it does not have some texts."""

    rounds = 0
    lacks: frozenset[str] = frozenset()

    async def _delivered(self, stream: str, subject: str, after: int) -> AsyncIterator[_Message | None]:
        async for message in super()._delivered(stream, subject, after):
            if self.rounds and message is not None and message.text in self.lacks:
                self.rounds -= 1
                yield None
                return
            yield message


async def behind(servers: list[NATSServer], rounds: int, *texts: str) -> Behind:
    store = Behind(addresses(servers))
    store.rounds, store.lacks = rounds, frozenset(texts)
    await store.open()
    return store


@pytest.mark.parametrize("lacks", ["0", "4", "9"])
def test_what_a_machine_has_late_is_read_and_put_away_whole(nats_one: list[NATSServer], lacks: str) -> None:
    asyncio.run(empty(nats_one))
    lines = [str(number) for number in range(10)]

    async def story() -> None:
        one, other = await opened(nats_one), await behind(nats_one, 2, lacks)
        for number, line in enumerate(lines):
            await one.append("a", number, line)
            await one.put("tables", f"key {number}", line)
        assert await other.read("a") == lines
        other.rounds = 2
        assert [entry.value for entry in await other.entries("tables")] == lines
        other.rounds = 2
        await other.finish("a")
        assert (await one._end("a")).sequence == 0
        assert await one.read("a") == lines
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_what_a_machine_never_gets_is_read_and_heard_from_another_one(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a replica of NATS 2.10.27 stayed behind for minutes, though it was connected."""
    asyncio.run(empty(nats_one))

    async def story() -> None:
        store = await opened(nats_one)
        await store.append("a", 0, "0")
        plain, asked = store._delivered, 0

        async def first_from_one_that_lacks_it(
            stream: str, subject: str, after: int
        ) -> AsyncIterator[_Message | None]:
            nonlocal asked
            asked += 1
            while asked == 1:
                await asyncio.sleep(0)
                yield None
            async for message in plain(stream, subject, after):
                yield message

        monkeypatch.setattr(store, "_delivered", first_from_one_that_lacks_it)
        assert await store.read("a") == ["0"]
        assert asked == 2
        asked = 0
        changes = await store.watch("tables")
        await store.put("tables", "key", "value")
        assert (await anext(changes)).value == "value"
        assert asked == 2
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_who_follows_hears_that_a_log_is_complete_though_it_left_before_that_was_delivered(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(empty(nats_one))
    monkeypatch.setattr("access_uno.server.store.nats._HEARTBEAT", 0.2)

    async def story() -> None:
        one, other = await opened(nats_one), await opened(nats_one)
        plain = other._delivered

        async def without_end(stream: str, subject: str, after: int) -> AsyncIterator[_Message | None]:
            async for message in plain(stream, subject, after):
                if message is None or message.number >= 0:
                    yield message

        monkeypatch.setattr(other, "_delivered", without_end)
        await one.append("a", 0, "0")
        heard: list[str] = []
        following = asyncio.create_task(follow_on(other, "a", heard, 2))
        while not heard:
            await asyncio.sleep(0.01)
        await one.finish("a")
        await following
        assert heard == ["0"]
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_log_with_a_gap_is_neither_read_nor_put_away(nats_one: list[NATSServer]) -> None:
    asyncio.run(empty(nats_one))

    async def story() -> None:
        store = await opened(nats_one)
        for number in range(3):
            await store.append("a", number, str(number))
        client = await nats.connect(addresses(nats_one))
        manager, stream = client.jetstream(), _stream_of("a")
        last = (await manager.stream_info(stream)).state.last_seq
        await manager.delete_msg(stream, last - 1)
        for doing in (store.read("a"), store.finish("a")):
            with pytest.raises(StoreError, match="broken"):
                await doing
        left = (await manager.stream_info(stream)).state.messages
        assert left == 3  # two lines, and that no more may come
        await client.close()
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_leader_that_slept_is_asked_until_it_has_what_was_told(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(empty(nats_one))

    async def story() -> None:
        one, other = [await opened(nats_one) for _ in range(2)]
        for number in range(3):
            await one.append("a", number, str(number))
        await follow_on(other, "a", [], 3)
        plain, late = other._last, [True, True, False]

        async def last(stream: str, subject: str) -> _Message | None:
            found = await plain(stream, subject)
            if found is not None and late.pop(0):
                return found.but(text="1", sequence=found.sequence - 1, headers={"Uno-Number": "1"})
            return found

        monkeypatch.setattr(other, "_last", last)
        assert (await other._end("a")).number == 3
        assert late == []
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_what_is_on_its_way_is_kept_once_and_known_to_be_ours(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when an answer came too late, and the line was sent again while the first one was being kept."""
    asyncio.run(empty(nats_one))

    async def story() -> None:
        store = await opened(nats_one)
        plain, refusals = store._js.publish, [10158, 10164]

        async def publish(subject: str, payload: bytes, *about: Any, **more: Any) -> Any:
            if len(refusals) == 1:
                await plain(subject, payload, *about, **more)
            if refusals:
                code = refusals.pop(0)
                APIError.from_error({"code": 409 if code == 10158 else 400, "err_code": code})
            return await plain(subject, payload, *about, **more)

        monkeypatch.setattr(store._js, "publish", publish)
        await store.append("a", 0, "first")
        assert refusals == []
        refusals += [10158]
        await store.put("house", "key", "value")
        assert await store.read("a") == ["first"]
        assert [entry.value for entry in await store.entries("house")] == ["value"]
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_what_is_asked_beside_itself_is_answered_once_and_failures_of_the_others_are_no_news(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("access_uno.server.store.nats._BESIDE", 0.01)

    async def story() -> None:
        asked: list[asyncio.Future[int]] = []

        def ask() -> asyncio.Future[int]:
            asked.append(asyncio.get_running_loop().create_future())
            return asked[-1]

        repeated = asyncio.ensure_future(_repeated(ask))
        while len(asked) < 3:
            await asyncio.sleep(0)
        asked[0].set_exception(APIError(err_code=10158))
        asked[1].set_result(7)
        asked[2].set_exception(APIError(err_code=10158))
        assert await repeated == 7
        await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(story(), SECONDS))
    gc.collect()
    assert caplog.messages == []


def test_a_follower_whose_consumer_is_made_unanswered_asks_beside_and_hears_each_line_once(
    nats_one: list[NATSServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await opened(nats_one)
        for number in range(3):
            await store.append("beside", number, f"line {number}")
        make, asked = store._js.add_consumer, 0

        async def made_unanswered(*settings: Any) -> Any:
            nonlocal asked
            asked += 1
            made = await make(*settings)
            if asked == 1:
                await asyncio.Event().wait()
            return made

        monkeypatch.setattr(store._js, "add_consumer", made_unanswered)
        followed = store.follow("beside")
        heard = [await anext(followed) for _ in range(3)]
        assert asked == 2
        await store.append("beside", 3, "line 3")
        heard.append(await anext(followed))
        assert heard == [(number, f"line {number}") for number in range(4)]
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_who_hears_or_follows_no_more_leaves_nothing_behind(nats_one: list[NATSServer]) -> None:
    async def story() -> None:
        store = await opened(nats_one)
        await store.append("followed", 0, "line 0")
        before = len(store._nc._subs)

        async def hears() -> None:
            heard = await store.hear("channel")
            started.set()
            async for _ in heard:
                pass

        async def follows() -> None:
            async for _ in store.follow("followed"):
                started.set()

        for doing in (hears, follows):
            started = asyncio.Event()
            task = asyncio.create_task(doing())
            await started.wait()
            await asyncio.sleep(0)
            assert len(store._nc._subs) == before + 1
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert len(store._nc._subs) == before
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_quiet_table_asks_the_leader_ever_more_seldom() -> None:
    assert [quiet for quiet in range(200) if _asks(quiet)] == [2, 4, 8, 16, 32, 64, 128, 192]


def test_the_folder_of_one_server_is_a_backup_from_which_all_begin_anew(tmp_path: Path) -> None:
    """As docs/hosting.md tells it: one is ended, its folder copied; all get this copy, and are started."""
    lines = [str(number) for number in range(50)]

    async def fill(servers: list[NATSServer]) -> None:
        store = await opened(servers)
        for log in ("a", "b", "c"):
            for number, line in enumerate(lines):
                await store.append(log, number, line)
        await store.finish("c")
        await store.put("accounts", "Anna", "{}")
        await store.close()
        client = await nats.connect(urls(servers))
        manager = client.jetstream(timeout=SECONDS)
        while not all(
            replica.current
            for stream in await answered(manager.streams_info)
            for replica in stream.cluster.replicas  # type: ignore[union-attr]
        ):
            await asyncio.sleep(0.05)  # nothing tells when all have everything
        await client.close()

    async def look(servers: list[NATSServer]) -> None:
        store = await opened(servers)
        assert [await store.read(log) for log in ("a", "b", "c")] == [lines] * 3
        await store.append("a", len(lines), "it goes on")
        entry = await store.get("accounts", "Anna")
        assert entry is not None
        assert entry.value == "{}"
        await store.close()

    with nats_servers(tmp_path, 3) as servers:
        asyncio.run(asyncio.wait_for(fill(servers), SECONDS))
        servers[0].end()
        backup = shutil.copytree(tmp_path / "nats-0" / "jetstream", tmp_path / "backup")
        for server in servers[1:]:
            server.kill()
        for number, server in enumerate(servers):
            kept = tmp_path / f"nats-{number}" / "jetstream"
            shutil.rmtree(kept)
            shutil.copytree(backup, kept)
            server.start()
        asyncio.run(wait_until_ready(servers))
        asyncio.run(asyncio.wait_for(look(servers), SECONDS))
