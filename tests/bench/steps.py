"""How many of our own functions are called for a key at home, and for a step that three languages hear."""

from __future__ import annotations

import asyncio
import io
import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Final
from unittest.mock import patch

import asyncssh

from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.engine import Action, Card
from access_uno.engine.actions import Play
from access_uno.play.game import GameMode
from access_uno.play.online.ssh_console import SshConsole
from access_uno.record import Replay
from access_uno.record.saves import SaveFile
from access_uno.settings import Home, Settings
from access_uno.table import Table
from access_uno.words import words_of
from tests.bench.calls import Calls, traced
from tests.ssh.rig import Rig, opened

MOST_OF_A_KEY, MOST_OF_A_STEP = 210, 2400
LANGUAGES: Final = {"anna": "en", "ben": "de", "clara": "zh"}
STEPS = 6
SEED: Final = bytes([5])  # with it the first steps are plain plays
ROUND = """uno 1
rulebook: mario-de
seed: 1
player: Anna
player: Ben | computer random
hand: Anna = R7 G3 W B5 R+2
hand: Ben = Y1 Y2 G4 G5 B8
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9 Y7 G8 B9
discard: R5
turn: Anna
begin
"""


def main() -> None:
    """Print the calls of both."""
    calls_of_a_key()  # by then everything is loaded
    _print("Enter on red 7 at home, until the next key can come", [calls_of_a_key()], MOST_OF_A_KEY)
    _print("a step that consoles in en, de and zh hear", asyncio.run(_steps()), MOST_OF_A_STEP)


def _print(what: str, walks: list[Calls], most: int) -> None:
    number = median(len(calls) for calls in walks)
    modules = median(len({path for path, _ in calls}) for calls in walks)
    print(f"walks: {what}: {number:.0f} own calls in {modules:.0f} modules (at most {most} calls)")


def calls_of_a_key() -> Calls:
    """Return what Enter on red 7 calls at home."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home.under(Path(folder))
        home.settings.write_text('language = "en"\n')
        settings = Settings(home.settings)
        outlet = Outlet(Screen(io.StringIO(), True, True), settings.general, {})
        console = Console(settings, words_of("en"), outlet, True, home)
        past = Replay.of(ROUND.encode())
        assert past.record is not None
        save = SaveFile.create(home.saves / "game.uno", past.record.header())
        table = Table(past.record, save, past)
        GameMode(console, [table.take_seat(0, paces=True)], console.leave).open()
        console.advance()
        with traced() as calls:
            console.key("enter")
        return calls


# A step that three consoles hear, each in its language


class _Consoles:
    """Three players at one server, by SSH."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig
        self._consoles: list[SshConsole] = []
        self._clients: list[asyncssh.SSHClientProcess[str]] = []

    async def come(self, name: str, command: str) -> None:
        """Let a player come in and do this at once."""
        made, begin = self._consoles, SshConsole.__init__

        def noted(console: SshConsole, *given: object) -> None:
            begin(console, *given)  # type: ignore[arg-type]
            made.append(console)

        connection = await self._rig.connect(name, asyncssh.generate_private_key("ssh-ed25519"))
        with patch.object(SshConsole, "__init__", noted):
            client = await connection.create_process(
                command, term_type="xterm", term_size=(80, 24), env={"LANG": LANGUAGES[name]}
            )
            self._clients.append(client)
            await self.quiet()

    async def quiet(self) -> None:
        """Wait until nothing more is told."""
        silence = 0.0
        while silence < 0.5:
            silence += 0.1
            for client in self._clients:
                try:
                    await asyncio.wait_for(client.stdout.read(10_000), 0.1)
                    silence = 0.0
                except TimeoutError:
                    pass

    async def play(self, table: Table) -> Calls | None:
        """Let the player on turn play a plain card by Enter; None if they have none."""
        assert table.game.turn is not None
        at = list(LANGUAGES).index(table.names[table.game.turn])
        card = next(filter(None, map(_plain, table.game.legal(table.game.turn))), None)
        mode = self._consoles[at].console.mode
        assert isinstance(mode, GameMode)
        if card is None or (place := mode.person.hand.find(card)) is None:
            return None
        mode.person.hand.go(place)
        before = table.steps
        with traced() as calls:
            self._clients[at].stdin.write("\r")
            await self.quiet()
        assert table.steps == before + 1
        return calls


def _plain(action: Action) -> Card | None:
    is_plain = isinstance(action, Play) and action.card.colour is not None and action.card.points < 10
    return action.card if isinstance(action, Play) and is_plain else None


async def _steps() -> list[Calls]:
    """Return the calls of some steps, each from the key to the last prompt."""
    draw = os.urandom
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("os.urandom", lambda size: SEED * size if size == 16 else draw(size)),
    ):
        async with opened(Path(folder)) as rig:
            assert rig.house is not None
            consoles = _Consoles(rig)
            await consoles.come("anna", f"play --seats {len(LANGUAGES)}")
            (code,) = rig.house.lobby.rooms
            for name in list(LANGUAGES)[1:]:
                await consoles.come(name, f"join {code}")
            await asyncio.sleep(2)  # a key that comes at once may have been held since before
            match = rig.house.lobby.rooms[code].match
            assert match is not None
            walks: list[Calls] = []
            while len(walks) < STEPS and (calls := await consoles.play(match.table)) is not None:
                walks.append(calls)
            return walks[1:]  # by then everything is loaded
