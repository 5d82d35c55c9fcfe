"""The real program on a terminal, with a record to play."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from access_uno.console.screen import PASTES_ARE_MARKED, PASTES_ARE_NOT_MARKED
from tests.play.driver import experienced_player
from tests.play.shadow import Shadow, Told, lines
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.terminal import Terminal

PROGRAM = (sys.executable, "-m", "access_uno")
UNHURRIED = "itertools.count(0.0, 5.0).__next__"  # like the clock of a shadow
CLEAR = b"\x1b[H\x1b[2J\x1b[3J"


def at_home(home: Path, settings: str = "") -> dict[str, str]:
    """The environment of a program whose files all lie in one folder, with these settings."""
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text(experienced_player(settings), encoding="utf-8")
    return {**os.environ, "ACCESS_UNO_HOME": str(home)}


def saved(home: Path, record: str) -> Path:
    """A saved game."""
    path = home / "saves" / "game.uno"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record, encoding="utf-8")
    return path


def with_clock(clock: str) -> tuple[str, ...]:
    """The real program, but this is the clock of its console: it finds a key held on no machine or on all.

    And it calls no display and no voice hung that only waits for its turn on a busy machine. What the voice
    says is heard at once: a test that reads what arrived is faster than the server's word that it has begun.
    """
    code = f"""
import itertools, pathlib, sys, types
from access_uno import cli, speech
from access_uno.console import display
from access_uno.system import worker
from access_uno.console import app
display.PATIENCE = speech.PATIENCE = {PATIENCE}
speech.Utterance.begun, speech.Utterance.lost = True, False
worker.ask.__defaults__ = ({PATIENCE},)
app.time = types.SimpleNamespace(monotonic={clock})
sys.exit(cli.main())
"""
    return (sys.executable, "-c", code)


def start(
    home: Path,
    record: str,
    settings: str = "",
    *,
    options: Sequence[str] = ("--keys",),
    columns: int = 80,
    env: Mapping[str, str] | None = None,
    program: Sequence[str] = PROGRAM,
    on_change: Callable[..., None] | None = None,
) -> Terminal:
    """Go on with a record on a terminal."""
    environment = at_home(home, settings) | dict(env or {})
    command = [*program, "play", *options, "--resume", str(saved(home, record))]
    return Terminal(command, columns=columns, env=environment, on_change=on_change)


def written(terminal: Terminal) -> bytes:
    """What the program wrote to be read, wherever the cursor rests for readers of braille.

    The terminal itself puts a CR before every LF.
    """
    text = terminal.output.replace(b"\r\r\n", b"\r\n")
    for asked in (PASTES_ARE_MARKED, PASTES_ARE_NOT_MARKED):
        text = text.replace(asked.encode(), b"")
    return re.sub(rb"\n?\x1b\[\d+A|\x1b\[\d+B", b"", text)


class Lockstep:
    """The program and its shadow: the same keys go to both, and both must tell the same."""

    def __init__(self, terminal: Terminal, shadow: Shadow, columns: int = 80) -> None:
        self.terminal = terminal
        self._record = Path(terminal.env["ACCESS_UNO_HOME"]) / "saves" / "game.uno"
        self.shadow = shadow
        self.columns = columns
        self.expected = b""
        self.taken: list[Told] = []  # what was told last
        self.follow()

    def press(self, key: str) -> list[str]:
        """Press a key; the lines that answer it."""
        self.shadow.press(key)
        self.terminal.press(key)
        return self.follow()

    def follow(self) -> list[str]:
        """Wait until the program has told what its shadow has told; the lines."""
        answer: list[str] = []
        self.taken = []
        for told in self.shadow.told_and_cleared():
            if told is None:
                self.expected += CLEAR
            else:
                self.taken.append(told)
                answer += self._expect(lines([told.message], self.columns))
        # The goodbye comes after the last message, so the program may have written more by now.
        assert self.terminal.wait_for_output(
            lambda _: written(self.terminal).startswith(self.expected), PATIENCE
        ), f"written: {written(self.terminal)[-400:]!r}; expected: {self.expected[-400:]!r}"
        # What happens by itself happens here at once, there a moment later: the next key comes after it.
        assert wait_until(self._has_kept_all), "steps are missing"
        return answer

    def _has_kept_all(self) -> bool:
        """Whether the program has made all the steps of its shadow; what is over has been put away."""
        kept = _lines(self._record)
        return kept is None or kept >= (_lines(self.shadow.record) or 0)

    def _expect(self, told: list[str]) -> list[str]:
        for line in told:
            before = b"\r\n" if self.expected.endswith(b"\r") else b""
            self.expected += before + line.encode() + b"\r"
        return told


def _lines(path: Path) -> int | None:
    """How many a file has, if it is there."""
    try:
        return path.read_text(encoding="utf-8").count("\n")
    except FileNotFoundError:
        return None
