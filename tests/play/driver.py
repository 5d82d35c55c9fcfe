"""A console without a terminal: keys and lines go in, and what is told comes out as a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from access_uno.console.app import Console
from access_uno.console.draft import Draft
from access_uno.console.mode import Mode
from access_uno.console.outlet import WRITTEN, Outlet, Telling
from access_uno.engine.rules import RULEBOOKS, book_in
from access_uno.players.thinking import Job, Thought
from access_uno.settings import Home, Profile, Settings
from access_uno.sounds import Cue
from access_uno.words import Message, languages, words_of
from access_uno.words.codes import apart

BEGUN_WITH = {language: book_in(language).rules.rulebook for language in languages()}
TOLD = sorted(
    {*((book, language) for language, book in BEGUN_WITH.items()), ("braille-de", "de")}
    | {(book, "en") for book in RULEBOOKS if book != "mario-it"}
)
"""Rulebooks and languages, each once: what a language begins with, and in English all other rules."""


class Listener:
    """Hears what an outlet would write, and who reads."""

    devices = True
    is_here = feels = is_narrow = repeats = False
    unsaid = 0

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.heard: list[Cue] = []
        self.calls: list[str] = []
        self.titles: list[str] = []
        self.profile = Profile()
        self.can_sound = False
        self.has_buttons = self.is_page = False
        self.sight = None

    def tell(
        self,
        message: Message,
        focus: int | None = None,
        felt: Message | Draft | None = None,
    ) -> Telling:
        """One message."""
        self.messages.append(message.text)
        return WRITTEN

    def code(self, code: str) -> str:
        """A code as a terminal tells it."""
        return apart(code)

    def use(self, console: Console, profile: Profile) -> None:
        """Read in this manner."""
        self.profile = profile

    def call(self, text: str) -> None:
        """A person in another window is called."""
        self.calls.append(text)

    def entitle(self, text: str) -> None:
        """The window has this title, or without a text its own one."""
        self.titles.append(text)

    def try_out(self, console: Console, speech: bool, display: bool) -> None:
        """Nothing more can be tried."""

    def hush(self) -> None:
        """A key was pressed."""

    def show(self, console: Console) -> None:
        """What is there now is drawn."""

    def begin_turn(self) -> None:
        """What follows is set apart for the eye."""

    sounds_wanted = True
    is_called = False
    speaking = False

    def play(self, cues: Sequence[Cue]) -> None:
        """What is heard with what was told."""
        self.heard += cues

    def sound_alone(self, cue: Cue) -> None:
        """A sound is played for its own sake."""
        self.heard.append(cue)


def experienced_player(settings: str = "") -> str:
    """The settings of a test: no waiting, and no key is named unless the test is about that."""
    prompts = "" if "prompts = " in settings else 'prompts = "never"\n'
    return f"pause = 0\n{prompts}{settings}"


def at(folder: Path) -> Home:
    """A home all of which lies in one folder."""
    return Home.under(folder)


class Driver:
    """Presses and types for a test; everything returns what was told since."""

    def __init__(self, home: Path, language: str = "en", by_keys: bool = True) -> None:
        self.settings = Settings(home / "settings.toml", language)
        self.listener = Listener()
        outlet = cast(Outlet, self.listener)
        self.console = Console(self.settings, words_of(language), outlet, by_keys, at(home))

    def open(self, mode: Mode | Callable[[Console], None]) -> list[str]:
        """Open a mode."""
        if isinstance(mode, Mode):
            mode.open()
        else:
            mode(self.console)
        return self.told()

    def press(self, *keys: str) -> list[str]:
        """Press keys, one after the other."""
        for key in keys:
            self.console.key(key)
        return self.told()

    def type(self, *lines: str) -> list[str]:
        """Type lines, each with Enter."""
        for line in lines:
            self.console.line(line)
        return self.told()

    def told(self) -> list[str]:
        """What was told since the last time."""
        messages, self.listener.messages = self.listener.messages, []
        return messages


class AtOnce:
    """Thinks in the thread that asks: to be put in the place of `access_uno.table.table.shared`."""

    def think(self, job: Job, done: Callable[[], None]) -> Thought:
        thought = Thought(job, done)
        self.finish(job, thought)
        return thought

    def finish(self, job: Job, thought: Thought) -> None:
        """Think it."""
        thought.answer_with(lambda _: job.run(lambda: False), lambda: None)


class Later(AtOnce):
    """Thinks when the test says so."""

    def __init__(self) -> None:
        self._begun: list[tuple[Job, Thought]] = []

    def think(self, job: Job, done: Callable[[], None]) -> Thought:
        self._begun.append((job, Thought(job, done)))
        return self._begun[-1][1]

    def finish_all(self) -> None:
        """Think what was begun."""
        while self._begun:
            self.finish(*self._begun.pop(0))
