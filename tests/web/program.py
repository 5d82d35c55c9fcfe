"""`access-uno ... --browser` as a process, and a page of it without a browser."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect


class Answer(NamedTuple):
    """What the server answers to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def get(address: str, **headers: str) -> Answer:
    """Ask for an address as any program can."""
    request = urllib.request.Request(
        address, headers={name.replace("_", "-"): of for name, of in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return Answer(answer.status, dict(answer.headers), answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, dict(error.headers), error.read())


class Program:
    """A running game: `address` is what it printed."""

    def __init__(self, process: subprocess.Popen[Any], address: str) -> None:
        self.process = process
        self.address = address
        self.host = urllib.parse.urlsplit(address).netloc

    @property
    def root(self) -> str:
        """The address without its secret."""
        return f"http://{self.host}/"

    def cookie(self) -> str:
        """Return the cookie that a browser gets for the address."""
        return get(self.address).headers["Set-Cookie"].partition(";")[0]


@contextmanager
def running(
    home: Path, *words: str, program: Sequence[str | Path] = (sys.executable, "-m", "access_uno")
) -> Iterator[Program]:
    """Run the game in the browser, without any browser being opened; it must end when told to."""
    environment = {**os.environ, "ACCESS_UNO_HOME": str(home), "BROWSER": "true", "LANG": "C.UTF-8"}
    environment.pop("SSH_CONNECTION", None)
    process = subprocess.Popen(
        [*program, *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield Program(process, process.stdout.readline().split()[-1])
        process.terminate()
        assert process.wait(15) == 0
    finally:
        process.kill()
        process.wait(5)
        process.stdout.close()


class Page:
    """A page as the server sees it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.visit = ""
        self.is_new = True
        self.lines: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.number = 0
        self.others: list[dict[str, Any]] = []

    def begin(self, visit: str = "", last: int = 0) -> None:
        """Say what visit this is."""
        self.send(do="open", visit=visit, last=last)
        self.until(lambda: self.visit != "" and self.scene)

    def send(self, **wish: object) -> None:
        """Send a wish."""
        self.socket.send(json.dumps(wish))

    def do(self, command: str, what: str = "") -> None:
        """Do something of the scene that is here."""
        self.send(do="do", command=command, what=what, scene=self.number)

    def take(self) -> dict[str, Any]:
        """Take one message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=15))
        match message["type"]:
            case "opened":
                self.visit, self.is_new = message["visit"], message.get("is_new", False)
            case "told":
                self.lines.append(message)
            case "shown":
                same = self.scene.get("kind") == message["scene"]["kind"]
                self.scene = {**(self.scene if same else {}), **message["scene"]}
                self.number = message["number"]
            case _:
                self.others.append(message)
        return message

    def until(self, holds: Any) -> None:
        """Take messages until something holds."""
        while not holds():
            self.take()

    def texts(self) -> list[str]:
        """Return the lines as texts."""
        return [text_of(line) for line in self.lines]


def text_of(line: Mapping[str, Any]) -> str:
    """Return the text of a line."""
    return "".join(part if isinstance(part, str) else part["words"] for part in line["parts"])


@contextmanager
def page_of(program: Program, cookie: str = "", **handshake: str) -> Iterator[Page]:
    """Connect as a page of the program does; `origin` and `host` as another page would have them."""
    headers = {"Cookie": cookie or program.cookie()}
    origin: Any = handshake.get("origin", f"http://{program.host}")
    with connect(
        f"ws://{program.host}/socket", origin=origin, additional_headers=headers, compression=None
    ) as socket:
        yield Page(socket)
