"""What does a screen reader say while a command runs and a person types?

``listen`` runs any command in a terminal under Fenrir, yasr or BRLTTY with their default settings; only their
synthesizer is replaced, by a script that writes down each utterance and its time. To look for yourself:

    python -m tests.stack.screen_readers fenrir --keys "Enter@Your turn,q" -- access-uno play --seed 7
"""

from __future__ import annotations

import argparse
import configparser
import os
import re
import shlex
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.stack.brltty import PrivateBrltty
from tests.stack.servers import PATIENCE, wait_until, whole_lines
from tests.stack.terminal import Terminal

Reader = Literal["fenrir", "yasr", "brltty"]
Channel = Literal["speech", "stop", "braille"]

_FENRIR_SETTINGS = Path("/etc/fenrirscreenreader/settings")
_FENRIR_FILES = ("settings-pty.conf", "settings.conf")  # Debian 12 has the first as well, Debian 13 has not
_YASR_SETTINGS = Path("/etc/yasr/yasr.conf")


@dataclass(frozen=True)
class Utterance:
    """Something said (``speech``), an order to fall silent (``stop``), or a line in ``braille``."""

    seconds: float  # since the command was started
    text: str
    channel: Channel = "speech"


@dataclass(frozen=True)
class Press:
    """A key, typed once ``after`` has been printed since the last key, or else a moment after that."""

    key: str
    after: str | None = None


def listen(
    reader: Reader,
    argv: Sequence[str],
    keys: Iterable[Press | str] = (),
    *,
    columns: int = 80,
    rows: int = 24,
    env: Mapping[str, str] | None = None,
    last: str = "",
    idle: float = PATIENCE,
    timeout: float = 5 * PATIENCE,
) -> list[Utterance]:
    """Run ``argv`` under ``reader``, type ``keys``, and return everything that was said.

    It ends with the command, or after the last key when nothing was printed for ``idle`` seconds, or after
    ``timeout`` seconds; and when ``last`` was said. The command gets an empty HOME, and ``env`` on top of our
    environment.
    """
    with tempfile.TemporaryDirectory(prefix="uno-") as home:
        # The readers keep settings and logs in HOME: not in that of a real user.
        environment = {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8", **(env or {})}
        session = _Session(Path(home), argv, columns, rows, environment)
        with _READERS[reader](session) as terminal:
            started = time.time()
            _type(terminal, session, keys)
            _wait_until_over(terminal, session, idle, time.monotonic() + timeout)
            wait_until(lambda: session.has_said(last))
            _wait_until_silent(session)
            heard = session.heard()
        return sorted(
            (Utterance(round(moment - started, 3), text, channel) for moment, text, channel in heard),
            key=lambda utterance: utterance.seconds,
        )


def spoken(utterances: Iterable[Utterance]) -> list[str]:
    """Only the speech."""
    return [utterance.text for utterance in utterances if utterance.channel == "speech"]


def shown(utterances: Iterable[Utterance]) -> list[str]:
    """Only the braille."""
    return [utterance.text for utterance in utterances if utterance.channel == "braille"]


def times_heard(utterances: Iterable[Utterance], phrase: str) -> int:
    """How often a phrase was spoken; Fenrir joins lines that appear together into one utterance."""
    return sum(text.count(phrase) for text in spoken(utterances))


def times_cut_off(utterances: Sequence[Utterance], phrase: str, within: float = 0.1) -> int:
    """How often a phrase was silenced almost before it began, so that it cannot have been heard."""
    return sum(
        any(later.channel == "stop" and later.seconds < said.seconds + within for later in utterances[place:])
        for place, said in enumerate(utterances)
        if said.channel == "speech" and phrase in said.text
    )


class _Session:
    """One run: its scripts in ``home``, and what was heard so far."""

    def __init__(
        self, home: Path, argv: Sequence[str], columns: int, rows: int, env: Mapping[str, str]
    ) -> None:
        self.home, self.columns, self.rows, self.env = home, columns, rows, env
        self.log = home / "said.tsv"
        # The readers start "the user's shell": a script that runs the command and then shows a prompt, as a
        # shell would. Otherwise Fenrir would end with the command and never read its last line.
        self.ended = home / "ended"
        self.shell = self.script(
            "shell", f"{shlex.join(argv)}\n: > {shlex.quote(str(self.ended))}\nprintf '$ '\nsleep {PATIENCE}"
        )
        self.heard: Callable[[], list[tuple[float, str, Channel]]] = lambda: list(self._emacspeak())

    def has_said(self, line: str, since: float = 0.0) -> bool:
        """Whether a line was read since this time; readers differ in what they make of punctuation."""
        said = " ".join(
            text for moment, text, channel in self.heard() if channel == "speech" and moment >= since
        )
        return " ".join(re.findall(r"\w+", line)) in " ".join(re.findall(r"\w+", said))

    def script(self, name: str, body: str) -> str:
        path = self.home / name
        path.write_text(f"#!/bin/sh\n{body}\n")
        path.chmod(0o755)
        return str(path)

    def reads_lines(self) -> str:
        """A synthesizer that gets commands on its stdin, one a line."""
        return self.script("synthesizer", self._write + 'while IFS= read -r line; do log "$line"; done')

    def reads_argument(self) -> str:
        """A synthesizer started for each utterance and killed to silence it; it "speaks" for 0.1 seconds."""
        said = "log \"q {$(printf %s \"$1\" | tr '\\n' ' ')}\""
        return self.script("synthesizer", f"{self._write}{said}\ntrap 'log s; exit' TERM\nsleep 0.1 & wait")

    @property
    def _write(self) -> str:
        return f'log() {{ printf "%s\\t%s\\n" "$(date +%s.%N)" "$1" >> {shlex.quote(str(self.log))}; }}\n'

    def _emacspeak(self) -> Iterator[tuple[float, str, Channel]]:
        """The Emacspeak protocol: ``q {text}`` says something, ``s`` falls silent; the rest is settings."""
        for line in whole_lines(self.log):
            stamp, _, command = line.partition("\t")
            if command == "s":
                yield float(stamp), "", "stop"
            elif quoted := re.fullmatch(r"q \{(.*)\}", command):
                yield float(stamp), quoted[1].strip(), "speech"


@contextmanager
def _fenrir(session: _Session) -> Iterator[Terminal]:
    settings = configparser.RawConfigParser(strict=False)
    settings.optionxform = str  # type: ignore[assignment,method-assign]  # names are case sensitive
    found = (_FENRIR_SETTINGS / name for name in _FENRIR_FILES)
    settings.read(next(path for path in found if path.exists()))
    settings["general"]["shell"] = session.shell
    command = f"{session.reads_argument()} fenrirText"
    settings["speech"].update(driver="genericDriver", genericSpeechCommand=command)
    settings["sound"].update(enabled="False", driver="dummyDriver")
    settings["remote"]["driver"] = "dummyDriver"  # the default opens a socket in /tmp
    path = session.home / "fenrir.conf"
    with path.open("w") as file:
        settings.write(file)
    with _terminal(session, ["fenrir", "--emulated-pty", "--setting", str(path)]) as terminal:
        yield terminal


@contextmanager
def _yasr(session: _Session) -> Iterator[Terminal]:
    settings = _YASR_SETTINGS.read_text(errors="replace")
    for name, value in {
        "synthesizer": "emacspeak server",
        "synthesizer port": f"|{session.reads_lines()}",
        "shell": session.shell,
    }.items():
        settings = re.sub(rf"(?m)^{name}=.*$", f"{name}={value}", settings)
    (session.home / ".yasr.conf").write_text(settings)
    with _terminal(session, ["yasr"]) as terminal:
        yield terminal


@contextmanager
def _brltty(session: _Session) -> Iterator[Terminal]:
    with PrivateBrltty(follows_screen=True) as brltty:
        assert brltty.screen
        before = len(brltty.display.history)

        def heard() -> list[tuple[float, str, Channel]]:
            said: list[tuple[float, str, Channel]] = [
                (moment, text, "speech") for moment, text in brltty.said()
            ]
            return said + [(moment, text, "braille") for moment, text in brltty.display.history[before:]]

        session.heard = heard
        with _terminal(session, [session.shell], brltty.screen.show) as terminal:
            yield terminal


def _terminal(
    session: _Session, argv: Sequence[str], on_change: Callable[..., None] | None = None
) -> Terminal:
    return Terminal(argv, columns=session.columns, rows=session.rows, env=session.env, on_change=on_change)


_READERS: dict[str, Callable[[_Session], AbstractContextManager[Terminal]]] = {
    "fenrir": _fenrir,
    "yasr": _yasr,
    "brltty": _brltty,
}


def _type(terminal: Terminal, session: _Session, keys: Iterable[Press | str]) -> None:
    seen, pressed = 0, 0.0
    for key in keys:
        press = key if isinstance(key, Press) else Press(key)
        if press.after is not None:
            after = press.after
            terminal.wait_for(after, since=seen)
            # Said since the last key: the same may have been said before.
            wait_until(lambda: session.has_said(after, pressed))  # noqa: B023  # it waits here and now
        time.sleep(0.3)  # no person answers in the same millisecond
        seen, pressed = len(terminal.output), time.time()
        terminal.press(press.key)


def _wait_until_over(terminal: Terminal, session: _Session, idle: float, deadline: float) -> None:
    """The command has ended, or prints nothing for a while."""
    while not session.ended.exists() and time.monotonic() < deadline:
        before = len(terminal.output)
        if not terminal.wait_for_output(
            lambda output: len(output) > before or session.ended.exists(),  # noqa: B023
            idle,
        ):
            return


def _wait_until_silent(session: _Session) -> None:
    """Readers speak a little later than the terminal shows: wait until nothing more is heard."""
    counts: list[int] = []

    def silent() -> bool:
        counts.append(len(session.heard()))
        return len(counts) > 100 and counts[-100] == counts[-1]

    wait_until(silent)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Run a command under a screen reader and print what it says."
    )
    parser.add_argument("reader", choices=sorted(_READERS))
    parser.add_argument("--keys", default="", help="KEY or KEY@TEXT (once TEXT was printed), by commas")
    parser.add_argument("--columns", type=int, default=80)
    parser.add_argument("--rows", type=int, default=24)
    parser.add_argument("--idle", type=float, default=1.5, help="stop after so many seconds without output")
    parser.add_argument("--timeout", type=float, default=30.0)
    parser.add_argument("command", nargs="+", help="put -- before it")
    options = parser.parse_args()
    keys = [item.partition("@") for item in options.keys.split(",") if item]
    for utterance in listen(
        options.reader,
        options.command,
        [Press(key, after or None) for key, _, after in keys],
        columns=options.columns,
        rows=options.rows,
        idle=options.idle,
        timeout=options.timeout,
    ):
        print(f"{utterance.seconds:6.2f} {utterance.channel:7} {utterance.text}")


if __name__ == "__main__":
    main()
