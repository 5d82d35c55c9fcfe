"""Walks through the code: what a key and a step call, and how many bytes tell a step to a program."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any, Final, cast

from access_uno.play.online.ssh_console import SshConsole
from access_uno.server.server import Server
from access_uno.server.session import NewConnection
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.ssh.rate_limit import Intake
from access_uno.ssh.session import SshSession
from tests.bench import steps
from tests.bench.calls import ROOT, Calls, traced
from tests.ssh.rig import Program, Rig, choose, opened

FORMS: Final = ("action_text", "parse_action", "event_values", "event_from", "view_values", "view_from")
"""What turns a value of the game into text or JSON, or back."""
MOST_CALLS, MOST_MODULES, MOST_FORMS, MOST_BYTES = 1800, 40, 4, 350
SECONDS: Final = 30.0
_PROMPT: Final = "Your turn"


def main() -> None:
    """A key at home, a step in three languages, a guest's step over SSH, and the bytes of a step's line."""
    steps.main()
    for _ in range(2):  # the second time each card and each number has been named once
        with tempfile.TemporaryDirectory() as folder:
            calls = asyncio.run(_guests_step(Path(folder)))
    modules = {path for path, _ in calls}
    forms = Counter(name for _, name in calls if name in FORMS)
    print(
        f"walks: a guest's step over SSH takes {len(calls)} calls of ours (at most {MOST_CALLS}) "
        f"in {len(modules)} modules (at most {MOST_MODULES}), "
        f"{len(forms)} changes of form of a value of the game (at most {MOST_FORMS}): "
        f"{', '.join(f'{count} {name}' for name, count in forms.items())}"
    )
    parts = Counter(str(Path(path).relative_to(ROOT)) for path, _ in calls)
    print("walks: these are " + ", ".join(f"{count} {part}" for part, count in parts.most_common()))
    rooms = Counter(str(Path(path).relative_to(ROOT).parent) for path, _ in calls)
    print("walks: of these " + ", ".join(f"{count} {room}" for room, count in rooms.most_common(8)))
    for view in ("whole", "changes"):
        with tempfile.TemporaryDirectory() as folder:
            sizes = asyncio.run(_bytes_of_steps(Path(folder), view))
        most = f" (at most {MOST_BYTES})" if view == "changes" else ""
        print(f"walks: of {len(sizes)} steps with {view} views a line has {mean(sizes):.0f} bytes{most}")


class _Terminal:
    """The client's end of a session without a network: what was written, and waiting for it."""

    has_terminal = by_keys = True
    width = 80
    environment: Final = {"TERM": "xterm", "LANG": "en_GB.UTF-8"}
    command = "play --computers 1 --seed 13"  # of which Enter plays three cards of a colour

    def __init__(self, server: Server) -> None:
        self.server = server
        self.visitor = NewConnection("anna", "SHA256:anna", "127.0.0.1")
        self.intake = Intake(cast(SshSession, self))
        self._written = ""
        self._wanted: asyncio.Future[None] | None = None

    def write(self, text: str) -> None:
        self._written += text
        if self._wanted is not None and not self._wanted.done() and _PROMPT in self._written:
            self._wanted.set_result(None)

    def flush(self) -> None: ...

    def close(self, status: int) -> None: ...

    def hold(self, on: bool) -> None: ...

    def watch_line(self, tell: Callable[[bool], None] | None) -> None: ...

    async def prompt(self, do: Callable[[], object]) -> str:
        """Do something, and return what is told until it is the guest's turn again."""
        self._written, self._wanted = "", asyncio.get_running_loop().create_future()
        do()
        await asyncio.wait_for(self._wanted, SECONDS)
        await asyncio.sleep(0.3)  # until all is done that follows from it
        return self._written


async def _guests_step(folder: Path) -> Calls:
    """The functions of ours that a key calls which plays a card, until it is the guest's turn again."""
    server = Server(SQLiteStore(folder / "house.db"), pause=0.0)
    await server.open()
    try:
        terminal = _Terminal(server)
        await terminal.prompt(lambda: SshConsole(cast(SshSession, terminal), "en"))
        for _ in range(2):  # the first one warms all up
            calls, told = await _traced(lambda: terminal.prompt(lambda: terminal.intake.put(b"\r")))
            assert re.search(r"You play .*Ada plays .*Your turn", told, re.DOTALL), told
        return calls
    finally:
        await server.close()


async def _traced(do: Callable[[], Any]) -> tuple[Calls, Any]:
    with traced() as calls:
        done = await do()
    return calls, done


async def _bytes_of_steps(folder: Path, view: str) -> list[int]:
    """How many bytes each line has that tells a step of a match of three to one of them."""
    async with opened(folder) as rig:
        programs = [await _program(rig, name, view) for name in ("anna", "ben", "cleo")]
        code = (await programs[0].ask("play", seats=3, rules={"rounds": "3"}))["code"]
        for program in programs[1:]:
            await program.ask("join", code=code)
        await asyncio.gather(*map(_play, programs))
        return [len(raw.encode()) for program in programs for raw in program.raw if '"type":"game"' in raw]


async def _program(rig: Rig, name: str, view: str) -> Program:
    program = await rig.program(name, greet=False)
    await program.of("hello")
    await program.ask("hello", protocol=1, view=view)
    return program


async def _play(program: Program) -> None:
    """Play along until the match is over."""
    seen: dict[str, Any] = {}
    heard = list(program.heard)
    while True:
        told = heard.pop(0) if heard else await program.next()
        assert told is not None
        if told["type"] in ("match", "game"):
            seen |= told["view"]
        elif told["type"] == "waits":
            if told["for"] == "over":
                return
            if told["for"] == "round" or (told["for"] == "person" and told["name"] == seen["you"]):
                program.send(do="act", action=choose(seen["legal"]), step=told["step"])
            elif told["chances"]:
                program.send(do="go", step=told["step"])


if __name__ == "__main__":
    main()
