"""Plays the real program from outside: reads the record on disk, picks something legal, types it, listens."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import ClassVar, Self

from access_uno.engine import Action, Game, Phase
from access_uno.engine.actions import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    Demand,
    Draw,
    NameColour,
    Next,
    Pass,
    Play,
    Star,
)
from access_uno.engine.cards import Card
from access_uno.engine.events import Event
from access_uno.engine.notation import action_text
from access_uno.record import Replay
from access_uno.words import Teller, words_of
from tests.stack.servers import PATIENCE
from tests.stack.terminal import Terminal

SEAT = 0


def header(rulebook: str, seed: int, computers: int = 2, level: str = "random", **options: object) -> str:
    """The header of a record with one person, Anna, and some computer players."""
    names = ("Ben", "Clara", "Dora")[:computers]
    lines = ["uno 1", f"rulebook: {rulebook}", f"seed: {seed}"]
    lines += [f"rule: {option} = {value}" for option, value in options.items()]
    lines += ["player: Anna", *(f"player: {name} | computer {level}" for name in names), "begin"]
    return "".join(f"{line}\n" for line in lines)


def replayed(path: Path, told: Callable[[list[Event], Game], None] | None = None) -> Replay:
    """The record as it is on disk; a line that is just being written counts as not there."""
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    replay = Replay.of(whole + b"\n", told)
    assert replay.error is None, replay.error
    return replay


def told_to(path: Path, language: str, after: int = 0, seat: int = SEAT) -> list[str]:
    """What a person must have heard of the steps after the first `after`, message by message."""
    texts: list[str] = []
    batches: list[tuple[list[Event], Game]] = []
    replay = replayed(path, lambda events, game: batches.append((events, game.copy())))
    assert replay.record is not None
    teller = Teller(words_of(language, replay.record.rules.rulebook), replay.record.names, seat)
    for events, game in batches[after:]:
        texts += [message.text for message in teller.tell(events, game.view(seat))]
    return texts


class Session(ABC):
    """The program, running in some way, with a saved game; and a player who acts at random."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self._random = Random(seed)
        self._replay = Replay()  # of what is known
        self._known = 0  # bytes of the record

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """End it."""

    @abstractmethod
    def heard(self) -> str:
        """Everything that was told."""

    @abstractmethod
    def go_on(self) -> None:
        """Let a computer player go on that waits for us, or have the next round dealt."""

    @abstractmethod
    def do(self, action: Action, game: Game) -> None:
        """Type an action."""

    @abstractmethod
    def leave(self) -> None:
        """Leave the finished match, and wait until the program has ended."""

    def _kept(self) -> Replay:
        """The record as it is on disk; only what is new is played."""
        new, end, _ = self.path.read_bytes()[self._known :].rpartition(b"\n")
        self._known += len(new + end)
        self._replay.read(BytesIO(new + end))
        assert self._replay.error is None, self._replay.error
        return self._replay

    def play_match(self) -> None:
        """Play until the match is over."""
        while (game := self._state()).phase is not Phase.GAME_OVER:
            steps = self._steps
            if game.turn == SEAT:
                self.do(self._choice(game), game)
                self._wait_for_more_than(steps)
            else:
                self._go_on_from(steps)

    def _choice(self, game: Game) -> Action:
        legal = [action for action in game.legal(SEAT) if not isinstance(action, Demand)]
        plays = [action for action in legal if isinstance(action, Play)]
        if plays and self._random.random() < 0.8:
            return self._random.choice(plays)
        return self._random.choice(legal)

    def _state(self) -> Game:
        """The game, as soon as it waits for this player alone."""
        for _ in until(PATIENCE):
            replay = self._kept()
            game = replay.game
            assert game is not None
            self._steps = len(replay.steps)
            if game.turn in (SEAT, None) or self._waits_for_us(game):
                return game
        raise TimeoutError("the computer players do not move")

    @staticmethod
    def _waits_for_us(game: Game) -> bool:
        return any(isinstance(action, CallUno | Catch) for action in game.legal(SEAT))

    def _go_on_from(self, steps: int) -> None:
        """Go on; once more where the first time came before the game had told what it waits for."""
        heard = ""
        for _ in until(PATIENCE):
            if len(self._kept().steps) > steps:
                return
            if self.heard() != heard:
                heard = self.heard()
                self.go_on()
        raise TimeoutError(f"the game does not go on; heard last: {self.heard()[-500:]}")

    def _wait_for_more_than(self, steps: int) -> None:
        for _ in until(PATIENCE):
            if len(self._kept().steps) > steps:
                return
        raise TimeoutError(f"nothing happened; heard last: {self.heard()[-500:]}")


def until(seconds: float) -> Iterator[None]:
    """Look again and again, but not for ever."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.002)


class TypedLines(Session):
    """With typed lines, through a pipe."""

    def __init__(self, path: Path, language: str, home: Path, seed: int) -> None:
        super().__init__(path, seed)
        command = ["play", "--lines", "--language", language, "--resume", str(path)]
        (home / "settings.toml").write_text('bluffs = "never"\n')
        self._process = subprocess.Popen(
            [sys.executable, "-m", "access_uno", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "ACCESS_UNO_HOME": str(home)},
        )
        self._output = b""

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()

    def heard(self) -> str:
        self._read()
        return self._output.decode()

    def _read(self) -> None:
        assert self._process.stdout is not None
        handle = self._process.stdout.fileno()
        while select.select([handle], [], [], 0)[0]:
            data = os.read(handle, 65536)
            if not data:
                return
            self._output += data

    def type(self, line: str) -> None:
        """Type a line."""
        self._read()
        assert self._process.stdin is not None
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()

    def go_on(self) -> None:
        self.type("")

    def do(self, action: Action, game: Game) -> None:
        names = self._kept().header.names
        self.type("next" if isinstance(action, Next) else action_text(action, names))

    def leave(self) -> None:
        self.type("next")
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait(PATIENCE) == 0


class Keys(Session):
    """With single keys, on a real terminal."""

    _KEYS: ClassVar[dict[type[Action], str]] = {
        Draw: "Space",
        Accept: "Space",
        Pass: "p",
        CallUno: "u",
        Catch: "u",
        Challenge: "x",
        Next: "Down",
    }

    def __init__(self, path: Path, language: str, home: Path, seed: int) -> None:
        super().__init__(path, seed)
        command = ["play", "--keys", "--language", language, "--resume", str(path)]
        (home / "settings.toml").write_text('pause = 0\nbluffs = "never"\n')
        self.terminal = Terminal(
            [sys.executable, "-m", "access_uno", *command],
            env={**os.environ, "ACCESS_UNO_HOME": str(home)},
        )

    def close(self) -> None:
        self.terminal.close()

    def heard(self) -> str:
        return self.terminal.text()

    def go_on(self) -> None:
        self.terminal.press("Down")

    def do(self, action: Action, game: Game) -> None:
        match action:
            case Play(card, colour):
                self._to(game, lambda held: held is card)
                self.terminal.press("Enter")
            case Star(colour):
                self._to(game, lambda held: held.code == "ST")
                self.terminal.press("Enter")
            case NameColour(colour):
                pass  # the program asks by itself
            case _:
                colour = None
                self.terminal.press(self._KEYS[type(action)])
        if colour:
            self.terminal.press(colour.letter.lower())

    def _to(self, game: Game, wanted: Callable[[Card], bool]) -> None:
        """Bring a card into focus: with its digit, and beyond the tenth with the arrow."""
        place = next(place for place, card in enumerate(game.hands[SEAT]) if wanted(card))
        self.terminal.press("Home")
        for _ in range(place):
            self.terminal.press("Right")

    def leave(self) -> None:
        self.terminal.press("Down")
        for _ in until(PATIENCE):
            if not self.terminal.running:
                return
        raise TimeoutError("the program does not end")
