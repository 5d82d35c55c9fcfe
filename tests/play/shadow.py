"""The same game once more, in this process and without a terminal: what the real program must tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple, cast

from access_uno.console.app import Console
from access_uno.console.draft import Draft
from access_uno.console.outlet import WRITTEN, Outlet, Telling
from access_uno.console.screen import printable
from access_uno.play._home_game import HomeGame
from access_uno.play.game import GameMode
from access_uno.record import Replay
from access_uno.record.saves import SaveFile
from access_uno.settings import Profile, Settings
from access_uno.sounds import Cue
from access_uno.table import LocalSeat, Table
from access_uno.text.folding import fold
from access_uno.words import Message, words_of
from tests.play.driver import at, experienced_player

# A round for two: everything that is in it can be told apart.
ROUND = """uno 1
rulebook: mario-de
seed: 1
player: Anna
player: Ben | computer random
hand: Anna = R7 G3 W B5 R+2
hand: Ben = Y1 Y2 G4 G5 B8
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9 Y7 G8 B9 R3 Y6 G9 B1 R2 Y8 G1
discard: R5
turn: Anna
begin
"""
KEYS = {"Esc": "escape", "Shift-Tab": "backtab"}  # where the terminal's name differs from the console's


class Told(NamedTuple):
    """A message, the card in focus in it, what is felt instead, and the profile of its reader."""

    message: Message
    focus: int | None
    felt: Message | Draft | None
    profile: Profile
    steps: int  # that had been made by then


class Heard(NamedTuple):
    """Sounds, and how many messages had been told by then."""

    cues: list[Cue]
    told: int


class Scribe:
    """Writes down what an outlet would tell, and keeps the record as a save file does."""

    can_sound = True
    has_buttons = is_page = False
    sounds_wanted = True
    speaking = False
    sight = None
    devices = True
    is_here = feels = is_narrow = repeats = False
    unsaid = 0
    is_called = True

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heard: list[Heard] = []
        self.calls: list[str] = []
        self.told: list[Told | None] = []  # None: everything is cleared away
        self.profile = Profile()
        self.steps: list[str] = []

    def call(self, text: str) -> None:
        """A person in another window is called."""
        self.calls.append(text)

    def entitle(self, text: str) -> None:
        """The window has this title."""

    def append(self, line: str) -> bool:
        """A step was made, as a save would keep it."""
        self.steps.append(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line)
        return True

    def close(self) -> None:
        """The table is left, as a save would let go of its file."""

    def finish(self, saves: Path) -> None:
        """The match is over."""

    def use(self, console: Console, profile: Profile) -> None:
        """Read in this manner."""
        self.profile = profile

    def tell(
        self,
        message: Message,
        focus: int | None = None,
        felt: Message | Draft | None = None,
    ) -> Telling:
        """One message."""
        self.told.append(Told(message, focus, felt, self.profile, len(self.steps)))
        return WRITTEN

    def try_out(self, console: Console, speech: bool, display: bool) -> None:
        """Nothing more can be tried."""

    def hush(self) -> None:
        """A key was pressed."""

    def play(self, cues: Sequence[Cue]) -> None:
        """What is heard with what was told."""
        if cues:
            self.heard.append(Heard(list(cues), len(self.told)))

    def show(self, console: Console) -> None:
        """What is there now is drawn."""

    def begin_turn(self) -> None:
        """What follows is set apart for the eye."""

    def forget(self) -> None:
        """Another person sits down."""
        self.told.append(None)


class Shadow:
    """Plays a record as `play --resume` does, with the settings in a folder of its own."""

    _game: GameMode  # the newest

    _newest: GameMode | None = None
    scribe_of = Scribe  # what tells

    def __init__(self, home: Path, record: str, settings: str = "", *, by_keys: bool = True) -> None:
        home.mkdir(exist_ok=True)
        (home / "settings.toml").write_text(experienced_player(settings), encoding="utf-8")
        chosen = Settings(home / "settings.toml")
        self.scribe = self.scribe_of(home / "record.uno")
        words = words_of(chosen.general.language)
        here = at(home)
        self.console = Console(chosen, words, cast(Outlet, self.scribe), by_keys, here)
        self.console.now = count(0.0, 5.0).__next__  # no hurry
        self.console.use(chosen.general)
        self.open(record)
        self.settle()

    @property
    def record(self) -> Path:
        """What is kept of the game."""
        return self.scribe.path

    def open(self, record: str) -> None:
        """What the program does first."""
        self.scribe.path.write_text(record, encoding="utf-8")
        past = Replay.of(record.encode())
        assert past.record is not None, past.error
        table = Table(past.record, self.scribe, past)
        save = cast(SaveFile, self.scribe)
        HomeGame(self.console, table, save, goes_on=True).open()

    @property
    def game(self) -> GameMode:
        """The game, whatever menu lies over it, and when it has been left."""
        for mode in self.console._modes:
            if isinstance(mode, GameMode):
                self._newest = mode
        assert self._newest is not None
        return self._newest

    @property
    def sits(self) -> bool:
        """Whether anyone sits in front of the console; else it is being handed over."""
        return self.game._at is not None

    @property
    def table(self) -> Table:
        """The table at which the people here sit."""
        seat = next(iter(self.game._people.values())).seat
        assert isinstance(seat, LocalSeat)
        return seat._table

    def settle(self) -> None:
        """Let happen what happens by itself."""
        while self.console.running and self.console.advance() == 0:
            pass

    def press(self, key: str) -> None:
        """Press a key, named as the terminal names it."""
        self.console.key(KEYS.get(key, key.lower() if len(key) > 1 else key))
        self.settle()

    def type(self, line: str) -> None:
        """Type a line."""
        self.console.line(line)
        self.settle()

    def told_and_cleared(self) -> list[Told | None]:
        """What was told since the last time, and where everything was cleared away."""
        told, self.scribe.told = self.scribe.told, []
        return told

    def told(self) -> list[Told]:
        """What was told since the last time."""
        return [told for told in self.told_and_cleared() if told]


def lines(messages: list[Message], columns: int = 80) -> list[str]:
    """The lines that messages take on a terminal."""
    return [line for message in messages for line in fold(printable(message.text), columns)]
