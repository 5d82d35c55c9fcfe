"""A house in the test's own process, its door on a free port, and programs that come in by asyncssh."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from pathlib import Path
from typing import Any

import asyncssh

from access_uno.play.online.ssh_console import SshConsole
from access_uno.server.addresses import Network
from access_uno.server.server import Server
from access_uno.server.store import Store
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.ssh.server import SshServer

Told = dict[str, Any]
SECONDS = 60  # for what takes none
KEY = asyncssh.generate_private_key("ssh-ed25519")  # of the house


class Program:
    """A client of the subsystem. What it was told is kept, raw as well, for who looks for leaks."""

    def __init__(self, writer: asyncssh.SSHWriter[str], reader: asyncssh.SSHReader[str]) -> None:
        self._writer, self._reader = writer, reader
        self.heard: list[Told] = []
        self.raw: list[str] = []
        self.view: Told = {}

    def send(self, **wish: Any) -> None:
        self._writer.write(json.dumps(wish) + "\n")

    def send_raw(self, text: str) -> None:
        self._writer.write(text)

    async def next(self) -> Told | None:
        """The next line; None if the house has ended the connection."""
        try:
            line = await asyncio.wait_for(self._reader.readline(), SECONDS)
        except (asyncssh.Error, OSError):
            return None
        if not line.endswith("\n"):
            return None  # what is cut says nothing
        self.raw.append(line)
        told: Told = json.loads(line)
        self.heard.append(told)
        return told

    async def until(self, found: Callable[[Told], bool]) -> Told:
        """The next line of which this is true."""
        while True:
            told = await self.next()
            assert told is not None, f"closed after {self.heard[-3:]}"
            if found(told):
                return told

    async def of(self, kind: str) -> Told:
        return await self.until(lambda told: told["type"] == kind)

    async def ask(self, do: str, **given: Any) -> Told:
        """Ask for something and wait for the answer."""
        self.send(do=do, **given)
        return await self.until(lambda told: told["type"] in ("done", "refused") and told["do"] == do)

    async def hello(self, language: str = "en") -> Told:
        return await self.ask("hello", protocol=1, language=language)


def own_address(name: str) -> str:
    """An address of this computer for each name: what one does then takes nothing from another's budget."""
    number = zlib.crc32(name.encode())
    return f"127.{1 + number % 250}.{1 + number // 250 % 250}.{1 + number // 62_500 % 250}"


class _WithoutKey(asyncssh.SSHClient):
    """Answers nothing, because a guest is asked nothing."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: object
    ) -> list[str]:
        assert not prompts
        return []


class Rig:
    """The house, and ways into it."""

    def __init__(self, house: Server | None, host: str, port: int, door: SshServer | None = None) -> None:
        self.house, self.host, self.port = house, host, port
        self.door = door
        self.stack = contextlib.AsyncExitStack()
        self._connections: dict[Program, asyncssh.SSHClientConnection] = {}

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    async def connect(
        self, name: str, key: asyncssh.SSHKey | None = None, guest: bool = False, address: str = ""
    ) -> asyncssh.SSHClientConnection:
        """A connection, with a key of its own unless one is given or it is a guest's; from any 127.x.y.z."""
        keys = None if guest else [key or asyncssh.generate_private_key("ssh-ed25519")]
        connection = await asyncssh.connect(
            self.host,
            self.port,
            username=name,
            local_addr=(address, 0) if address else (),
            client_keys=keys,
            known_hosts=None,
            config=None,
            agent_path=None,
            preferred_auth="keyboard-interactive" if guest else "publickey",
            client_factory=_WithoutKey if guest else asyncssh.SSHClient,
        )
        return await self.stack.enter_async_context(connection)

    async def program(
        self,
        name: str,
        language: str = "en",
        key: asyncssh.SSHKey | None = None,
        guest: bool = False,
        greet: bool = True,
        address: str = "",
    ) -> Program:
        """A program that has come in, and has said hello."""
        connection = await self.connect(name, key, guest, address)
        writer, reader, _ = await connection.open_session(subsystem="access-uno")
        program = Program(writer, reader)
        self._connections[program] = connection
        if greet:
            await program.of("hello")
            await program.hello(language)
        return program

    async def cut(self, program: Program) -> None:
        """The line is cut, without a goodbye."""
        self._connections[program].abort()
        await self._connections[program].wait_closed()

    async def close(self) -> None:
        await self.stack.aclose()


@contextlib.asynccontextmanager
async def opened(
    folder: Path, port: int = 0, store: Store | None = None, proxies: Collection[Network] = (), **house: Any
) -> AsyncIterator[Rig]:
    """A house whose data lie in a folder, or in another store."""
    opened = Server(store or SQLiteStore(folder / "house.db"), **{"pause": 0.0, **house})
    await opened.open()
    door = SshServer(opened, KEY, lambda client: SshConsole(client, "en"), proxies)
    rig = Rig(opened, *door.listen("127.0.0.1", port)[0], door)
    if opened.store.shared:
        await opened.servers.announce(rig.address)
    try:
        yield rig
    finally:
        await rig.close()
        await opened.close()
        await door.close()


def run(folder: Path, *stories: Callable[[Rig], Coroutine[Any, Any, None]], **house: Any) -> None:
    """Each story in a house with the same data, opened anew."""

    async def tell() -> None:
        for story in stories:
            async with opened(folder, **house) as rig:
                await asyncio.wait_for(story(rig), 3 * SECONDS)

    asyncio.run(tell())


VERBS = ("play", "jump", "colour", "agree", "choose", "show", "discard", "accept", "draw", "pass", "next")


def choose(legal: list[str]) -> str:
    """What a simple program does with what is legal: it plays what it can."""
    for verb in VERBS:
        for action in legal:
            if action.split()[0] == verb:
                return action
    return legal[0]


async def play(program: Program, until: Callable[[Told], bool]) -> Told:
    """Play along, with whatever comes first, until something is told. Chances are passed."""
    for told in program.heard:
        if told["type"] in ("match", "game"):
            program.view = told["view"]
    about_game = [told for told in program.heard if told["type"] in ("match", "game", "waits")]
    if about_game and about_game[-1]["type"] == "waits":
        _answer(program, about_game[-1])
    while True:
        told = await program.next()  # type: ignore[assignment]
        assert told is not None, f"closed after {program.heard[-3:]}"
        if until(told):
            return told
        _answer(program, told)


def _answer(program: Program, told: Told) -> None:
    if told["type"] in ("match", "game"):
        program.view = told["view"]
    elif told["type"] == "waits":
        mine = told["for"] == "person" and told["name"] == program.view["you"]
        if mine or told["for"] == "round":
            program.send(do="act", action=choose(program.view["legal"]))
        elif told["chances"]:
            program.send(do="go", step=told["step"])
