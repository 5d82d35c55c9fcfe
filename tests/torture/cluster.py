"""A house of three servers on three NATS servers, of which any dies, sleeps or is cut off while all play.

What anybody was told of a match is in its log, once and in one order; the log replays without a refusal to
what the seats saw; and players who lose their server are soon back at their table, as with `join`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncssh
import nats

from access_uno.protocol.codec import Answered, NonsenseError, Request, ServerCodec
from access_uno.protocol.schema import Message, kind_of
from access_uno.protocol.wishes import Wish
from access_uno.server.accounts import Accounts
from access_uno.server.store import Store
from access_uno.server.store.nats import NATSStore, _stream_of
from access_uno.ssh.client import Line
from tests.play.online.rig import ACCESS_UNO, clean
from tests.server.store.nats_servers import (
    NATSServer,
    addresses,
    answered,
    nats_servers,
    urls,
    wait_until_ready,
)
from tests.ssh.rig import Told, choose
from tests.torture.houses import checked

TABLES: Final = 20
SECONDS: Final = 120.0  # for what takes a few
RULES: Final = {"rounds": "100"}  # longer than any torture
_CHANCE: Final = 5  # seconds
_PACE: Final = 0.1  # seconds before a player acts
_AGAIN: Final = 4.0  # seconds before the same action again, because nothing came of it


class Player:
    """A player with the connection of `join`, who plays on whatever happens to the servers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.told: dict[int, Told] = {}  # what was told of each step
        self.last = 0
        self.log = ""
        self.code = ""
        self.wrong: list[str] = []
        self._ways: list[float] = []
        self.seated = threading.Event()
        self._key = asyncssh.generate_private_key("ssh-ed25519")
        self._view: Told = {}
        self._lost: float | None = None
        self._line: Line | None = None
        self._codec = ServerCodec()  # what was told is looked at as programs are told it
        self._newest: Told = {}
        self._opens: Mapping[str, Any] | None = None

    def go(self, port: int, code: str = "", opens: Mapping[str, Any] | None = None) -> None:
        """Go to a server, and to a table or open one."""
        self.code, self._opens = code, opens
        self._line = Line("127.0.0.1", port, self.name, self._key, None, self._hears, self._changed)
        self._line.start()

    def stop(self) -> None:
        if self._line is not None:
            self._line.stop()

    def _send(self, wish: Mapping[str, Any]) -> None:
        assert self._line is not None
        meant = self._codec.read(json.dumps(wish)).wish
        assert isinstance(meant, Wish), meant
        self._line.send(meant)

    @property
    def fingerprint(self) -> str:
        return self._key.get_fingerprint()

    @property
    def is_away(self) -> bool:
        return not self.seated.is_set()

    def ways_back(self) -> list[float]:
        """How long each way back to the table took, since this was asked last."""
        ways, self._ways = self._ways, []
        return ways

    @property
    def stands(self) -> str:
        """The state of this player, to find out why nothing goes on."""
        waits = {name: self._newest.get(name) for name in ("step", "for", "name", "chances")}
        return f"{self.name} at {self.code}: away {self.is_away}, told {self.last}, waits {waits}"

    def _changed(self, how: str) -> None:
        if how == "lost":
            self._lost = self._lost or time.monotonic()
            self.seated.clear()
        elif how != "open":
            self.wrong.append(how)

    def _hears(self, told: Message | Answered | NonsenseError) -> None:
        try:
            if isinstance(told, Answered):
                request = Request(told.wish, kind_of(type(told.wish)))
                self._take(json.loads(self._codec.answer(request, told.answer)))
            elif isinstance(told, Message):
                self._take(json.loads(self._codec.message(told)))
            else:
                raise told
        except Exception as error:
            self.wrong.append(repr(error))

    def _take(self, told: Told) -> None:
        match told["type"]:
            case "hello":
                self._send({"do": "hello", "protocol": 1})
            case "done" if told["do"] == "hello":
                self._sit()
            case "done" if told["do"] in ("play", "join"):
                self.code, self._opens = told["code"], None
                if self._lost is not None:
                    self._ways.append(time.monotonic() - self._lost)
                    self._lost = None
                self.seated.set()
            case "refused" if told["do"] in ("play", "join"):
                assert told["code"] == "not-kept", told  # the store does not answer
                self._later(0.5, self._sit)
            case "match":
                assert told["step"] >= self.last, "the match stands before what was told"
                self.log, self._view = f"{told['code']}/{told['match']}", told["view"]
            case "game":
                if any(event["event"] != "presence" for event in told["events"]) or not told["events"]:
                    before = self.told.setdefault(told["step"], told)
                    assert (before["events"], before["view"]) == (told["events"], told["view"]), (
                        "told otherwise"
                    )
                    self.last = max(self.last, told["step"])
                self._view = told["view"]
            case "waits":
                self._newest = told
                self._later(_PACE, lambda: self._answer(told))

    def _later(self, seconds: float, do: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, do)

    def _sit(self) -> None:
        if self._opens is not None:
            self._send({"do": "play", **self._opens})
        else:
            since = {"since": self.last} if self.told else {}
            self._send({"do": "join", "code": self.code, **since})

    def _answer(self, waits: Told) -> None:
        if waits is not self._newest:
            return
        mine = waits["for"] == "person" and waits["name"] == self.name
        if (mine or waits["for"] == "round") and self._view["legal"]:
            self._send({"do": "act", "action": choose(self._view["legal"]), "step": waits["step"]})
        elif waits["chances"] or waits["for"] == "unsaved":
            self._send({"do": "go", "step": waits["step"]})
        else:
            return
        self._later(_AGAIN, lambda: self._answer(waits))


class Server:
    """`access-uno serve`, which can be killed and started again at the same place."""

    def __init__(self, folder: Path, number: int, store: str, *options: str) -> None:
        self._folder, self._store, self._options = folder, store, options
        self.program: Sequence[str] = ACCESS_UNO
        self._home = folder / f"server-{number}"
        self.log = folder / f"server-{number}.log"
        self.port = self.status = self.web = 0  # the last two where the options open such pages
        self.process: subprocess.Popen[str]

    async def start(self) -> None:
        self._home.mkdir(exist_ok=True)
        where = f"127.0.0.1:{self.port}"
        options = ("--listen", where, "--announce", where, "--host-key", str(self._folder / "house_key"))
        command = [*self.program, "serve", "--store", self._store, *options, *self._options]
        with self.log.open("a") as log:
            env = clean(ACCESS_UNO_HOME=str(self._home))
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        self.port = await self._told_port()
        if "--config" in self._options:
            self.web, self.status = await self._told_port(), await self._told_port()

    async def _told_port(self) -> int:
        """Read a line that ends with an address, and return its port."""
        assert self.process.stdout
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line, self.log.read_text()
        return int(line.rstrip("/\n").rpartition(":")[2])

    @property
    def memory(self) -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        [kilobytes] = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(kilobytes) / 1024

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        status = self.process.wait(SECONDS)
        assert self.process.stdout
        self.process.stdout.close()
        return status


class Proxy:
    """Between a server and one NATS server; while it is cut, nothing gets through and no client connects."""

    def __init__(self, behind: NATSServer) -> None:
        self._behind = behind
        self._cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self.address = ""

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return server

    def cut(self, on: bool) -> None:
        self._cut = on
        for writer in self._writers if on else ():
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        other: asyncio.StreamWriter | None = None
        try:
            if not self._cut:
                far, other = await asyncio.open_connection("127.0.0.1", self._behind.port)
                self._writers.add(other)
                await asyncio.wait(
                    [
                        asyncio.ensure_future(_pass_on(reader, other)),
                        asyncio.ensure_future(_pass_on(far, writer)),
                    ],
                    return_when=asyncio.FIRST_COMPLETED,
                )
        except OSError:
            pass
        finally:
            for one in (writer, other):
                if one is not None:
                    self._writers.discard(one)
                    one.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


async def _no_name_is_taken(_: str) -> bool:
    return False


class Cluster:
    """Everything, and what can befall it."""

    def __init__(self, folder: Path, nats_all: list[NATSServer], chance: random.Random) -> None:
        self.folder, self.nats, self.chance = folder, nats_all, chance
        self.servers: list[Server] = []
        self.proxies = [Proxy(server) for server in nats_all]
        self.tables: list[list[Player]] = []
        self.told: list[str] = []  # what befell

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table]

    @contextlib.asynccontextmanager
    async def open(self, tables: int) -> AsyncIterator[None]:
        """All servers, and people from all of them at each table."""
        listening = [await proxy.start() for proxy in self.proxies]
        through = "nats://" + ",".join(proxy.address for proxy in self.proxies)
        stores = (through, addresses(self.nats), addresses(self.nats))
        self.servers = [Server(self.folder, number, store) for number, store in enumerate(stores)]
        try:
            await self.servers[0].start()  # makes the streams
            await asyncio.gather(*(server.start() for server in self.servers[1:]))
            for number in range(tables):
                self.tables.append([Player(f"{who} {number}") for who in ("anna", "ben")])
            await self._make_accounts(NATSStore(addresses(self.nats)))
            await asyncio.gather(*map(self._sit, range(tables)))
            yield
        finally:
            for player in self.players:
                player.stop()
            for server in self.servers:
                with contextlib.suppress(AttributeError):  # it has never been started
                    server.process.send_signal(signal.SIGCONT)
                    server.end()
            for server_of_proxy in listening:
                server_of_proxy.close()

    async def _make_accounts(self, store: Store) -> None:
        """Make them beforehand: one address may make only so many in an hour."""
        await store.open()
        accounts = Accounts(store)
        for player in self.players:
            await accounts.create(player.name, player.fingerprint, _no_name_is_taken)
        await store.close()

    async def _sit(self, number: int) -> None:
        first, second = self.tables[number]
        computers = number % 4 == 0
        wanted = {"seats": 2 + computers, "computers": int(computers), "level": "easy", "rules": RULES}
        first.go(self.servers[number % 3].port, opens={**wanted, "chance": _CHANCE})
        await self._until(lambda player: player is not first or not player.is_away)
        second.go(self.servers[(number + 1) % 3].port, first.code)
        await self._until(lambda player: player is not second or not player.is_away)

    async def _until(self, found: Callable[[Player], bool]) -> None:
        """Until this is so of everybody."""
        until = time.monotonic() + SECONDS
        while still := [player for player in self.players if not found(player)]:
            wrong = [(player.name, player.wrong) for player in self.players if player.wrong]
            assert not wrong, wrong
            assert time.monotonic() < until, (self.told, [player.stands for player in still])
            await asyncio.sleep(0.05)

    async def plays_on(self, steps: int = 3) -> None:
        """Until all players are at their tables, and each table has made some more steps."""
        await self._until(lambda player: not player.is_away)
        before = {player.name: player.last for player in self.players}
        await self._until(lambda player: player.last >= before[player.name] + steps)

    # What befalls

    async def server_dies(self) -> None:
        server = self.chance.choice(self.servers)
        server.end()
        await self.plays_on()
        await server.start()

    async def server_ends(self) -> None:
        server = self.chance.choice(self.servers)
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        await self.plays_on()
        await server.start()

    async def server_sleeps(self) -> None:
        server = self.chance.choice(self.servers)
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.choice((1.0, 4.0, 12.0)))
        server.process.send_signal(signal.SIGCONT)

    async def server_is_cut_off(self) -> None:
        for proxy in self.proxies:
            proxy.cut(True)
        await asyncio.sleep(self.chance.choice((1.0, 4.0, 12.0)))
        for proxy in self.proxies:
            proxy.cut(False)

    async def leader_dies(self) -> None:
        leader = await self.leader()
        leader.kill()
        await self.plays_on()
        leader.start()
        await wait_until_ready(self.nats)

    async def both_die(self) -> None:
        leader, server = await self.leader(), self.chance.choice(self.servers)
        server.end()
        leader.kill()
        await self.plays_on()
        leader.start()
        await wait_until_ready(self.nats)
        await server.start()

    async def nats_is_gone(self) -> None:
        for one in self.nats:
            one.kill()
        await asyncio.sleep(self.chance.choice((0.5, 3.0)))
        for one in self.nats:
            one.start()
        await wait_until_ready(self.nats)

    async def leader(self, log: str = "") -> NATSServer:
        """The NATS server that leads the stream of this log, or of some table."""
        client = await nats.connect(urls(self.nats))
        try:
            stream = f"uno-logs-{self.chance.randrange(8)}" if not log else _stream_of(log)
            streams = client.jetstream(timeout=SECONDS)
            name = (await answered(partial(streams.stream_info, stream))).cluster.leader  # type: ignore[union-attr]
        finally:
            await client.close()
        return next((one for one in self.nats if one.name == name), self.nats[0])

    # What must hold

    async def check(self) -> int:
        """All logs are what everybody was told; how many steps there are."""
        for server in self.servers:
            assert "Traceback" not in server.log.read_text(), server.log.read_text()
        store = NATSStore(addresses(self.nats))
        await store.open()
        try:
            return sum([await checked(store, table) for table in self.tables])
        finally:
            await store.close()


_Befalls = Callable[[Cluster], Awaitable[None]]
ALL: Final[tuple[_Befalls, ...]] = (
    Cluster.server_dies,
    Cluster.leader_dies,
    Cluster.both_die,
    Cluster.server_is_cut_off,
    Cluster.nats_is_gone,
    Cluster.server_sleeps,
    Cluster.server_ends,
)


def cluster(folder: Path, seed: int, befalls: tuple[_Befalls, ...] = ALL, tables: int = TABLES) -> int:
    """Let each of these befall once while all tables play; how many steps they made in all."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(seed)
    with nats_servers(folder / "nats", 3) as servers:
        return asyncio.run(_cluster(Cluster(folder, servers, chance), befalls, tables))


async def _cluster(all_of_it: Cluster, befalls: tuple[_Befalls, ...], tables: int) -> int:
    async with all_of_it.open(tables):
        await all_of_it.plays_on()
        for befall in all_of_it.chance.sample(befalls, len(befalls)):
            begun = time.monotonic()
            all_of_it.told.append(befall.__name__)
            await befall(all_of_it)
            await all_of_it.plays_on()
            ways = [way for player in all_of_it.players for way in player.ways_back()]
            told = f", {len(ways)} were back after at most {max(ways):.1f} s" if ways else ""
            all_of_it.told[-1] += f" {time.monotonic() - begun:.1f} s{told}"
    steps = await all_of_it.check()
    print(f"cluster: {steps} steps; {'; '.join(all_of_it.told)}.", flush=True)
    return steps
