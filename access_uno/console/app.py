"""The console: one person's way in and out, and the stack of modes that use it.

It knows no game: modes say messages through it, and front ends (keys, lines, the braille display) hand it
what was pressed or typed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.mode import Mode
from access_uno.console.presses import Presses

if TYPE_CHECKING:
    from access_uno.console.draft import Draft
    from access_uno.console.outlet import Outlet
    from access_uno.settings import Home, Profile, Settings
    from access_uno.words import Message, Words


_QUIET: Final = 1.0  # seconds without a key, after which something may take as long as a disk does
_MOST_UNSAVED: Final = 5


class Console:
    """What all modes share: settings, words, the way out, and who has the word."""

    def __init__(
        self,
        settings: Settings,
        words: Words,
        outlet: Outlet,
        by_keys: bool,
        home: Home | None = None,
        in_person: bool = False,
    ) -> None:
        """`home` is where saved games and presets lie, if there is one; `in_person`: somebody sits there."""
        self.settings = settings
        self._home = home
        self.in_person = in_person
        self.words = words
        self.outlet = outlet
        self.pause = 0.0  # seconds between the moves of others
        self.by_keys = by_keys  # else lines are typed
        self.running = True
        self.wake: Callable[[], None] = lambda: None  # set by the front end: look at what was posted
        self.forget_input: Callable[[], None] = lambda: None  # likewise: what was typed ahead is for nobody
        self.used: Callable[[], None] = lambda: None  # something was pressed or typed
        self.is_saved: Callable[[], bool] = lambda: True  # whether the game that was played last is kept
        self.at_end: Callable[[], None] = lambda: None  # whatever way the program ends
        self.held: Callable[[], bool] = lambda: False  # something elsewhere comes before the next line
        self.now: Callable[[], float] = time.monotonic
        self.user: Callable[[], str] = lambda: ""  # what one is called at this computer, if anybody knows
        self._presses = Presses()
        self._input_at = 0.0  # when something was pressed or typed last
        self._posted: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._modes: list[Mode] = []

    @property
    def is_attended(self) -> bool:
        """Whether somebody sits there and can be asked: what a program types is for something else."""
        return self.by_keys or self.in_person

    @property
    def home(self) -> Home:
        """Where saved games and presets of whoever sits here lie."""
        assert self._home is not None, "who is a guest has nothing here"
        return self._home

    # Out

    def say(self, message_id: str, **variables: Any) -> None:
        """Say a message of the words."""
        self.tell(self.words.say(message_id, **variables))

    def say_text(self, text: str) -> None:
        """Say a text that is complete."""
        self.say("text", text=text)

    def tell(self, message: Message, focus: int | None = None, felt: Message | Draft | None = None) -> None:
        """Write a message, speak it and show it, as the person in front of the console reads.

        `focus` is the card in it that is in focus; `felt` is what stays on the braille display instead of it;
        a text that is being typed is also seen instead.
        """
        self.outlet.tell(message, focus, felt)

    @property
    def mode(self) -> Mode:
        """Who has the word."""
        return self._modes[-1]

    def tell_troubles(self) -> None:
        """Say what is wrong with the settings file, each thing once."""
        for trouble in self.settings.take_troubles():
            self.say(f"trouble-{trouble.code}", name=trouble.name, value=trouble.value)

    def use(self, profile: Profile) -> None:
        """Speak a person's language and reach him in the way he reads, from now on."""
        if profile.language != self.words.language:
            from access_uno.words import words_of

            self.words = words_of(profile.language)
        self.take_pause()
        self.outlet.use(self, profile)

    def take_pause(self) -> None:
        """Pauses are as long as was chosen, but only where somebody sits in front of it."""
        if self.in_person:
            self.pause = self.settings.general.pause

    # In

    def key(self, name: str) -> None:
        """A key was pressed: it silences what is being said, and is answered by the newest mode."""
        self.used()
        if self._is_fresh(name):
            self._modes[-1].key(name)

    def paste(self, text: str) -> None:
        """A text was pasted: one thing, however long it is."""
        self.used()
        self.outlet.hush()
        self._modes[-1].paste(text)

    def line(self, text: str) -> None:
        """A line was typed; where somebody sits, Enter may be held, or line after line be pasted."""
        self._input_at = self.now()
        self.used()
        if not self.in_person or self._is_fresh("line" if text.strip() else "enter"):
            self.outlet.hush()
            self._modes[-1].line(text)

    def touch(self, message: Message, card: int | None) -> None:
        """A routing key of a braille display was pressed over a card of a message, or over its words."""
        self.used()
        if self._is_fresh("touch"):
            self._modes[-1].touch(message, card)

    def touch_text(self, place: int | None) -> None:
        """A routing key was pressed over a character of the text that is being typed, or behind it."""
        self.used()
        if self._is_fresh("touch"):
            self._modes[-1].touch_text(place)

    def _is_fresh(self, key: str) -> bool:
        """Whether what came is not held since before; it silences what is being said."""
        self._input_at = self.now()
        fresh = self._presses.is_fresh(key, self._input_at)
        if fresh:
            self.outlet.hush()
        return fresh

    @property
    def latest_key(self) -> str:
        """The key that came last, which may still be held; `touch` is a routing key of a braille display."""
        return self._presses.latest

    def change_hands(self) -> None:
        """Somebody else has the console from now on: what is held already does nothing for him."""
        self._presses.change_hands(self.now())

    def post(self, do: Callable[[], None]) -> None:
        """From any thread: do this in the console's own, soon."""
        self._posted.put(do)
        self.wake()

    def look_again(self) -> None:
        """From any thread: something may happen by itself now."""
        self.wake()

    def advance(self) -> float | None:
        """Do what was posted, and let the newest mode do what happens by itself."""
        while self.running and not self._posted.empty():
            self._posted.get()()
        wait = self._modes[-1].advance() if self._modes and self.running else None
        return self._keep_uses(wait) if self.settings.uses.unsaved else wait

    def _keep_uses(self, wait: float | None) -> float | None:
        """Keep what was noted once nothing is pressed, or before much is lost; return when to come back."""
        quiet = self._input_at + _QUIET - self.now()
        if quiet <= 0 or self.settings.uses.unsaved >= _MOST_UNSAVED:
            self.settings.uses.save()
            return wait
        return quiet if wait is None else min(wait, quiet)

    @property
    def busy(self) -> bool:
        """Whether something is under way that comes before the next line: then a wake will tell of it."""
        return self.running and (self.held() or self._modes[-1].busy)

    # Modes

    @property
    def has_mode(self) -> bool:
        """Whether anybody has the word."""
        return bool(self._modes)

    def open(self, mode: Mode) -> None:
        """Give a mode the word."""
        self._modes.append(mode)
        mode.entered()

    def close(self, mode: Mode) -> None:
        """A mode is done: the one before it has the word again. Without one the program is over."""
        while self._modes and self._modes.pop() is not mode:
            pass
        if self._modes:
            self._modes[-1].entered()
        else:
            self.running = False

    def resume(self) -> None:
        """The newest mode has the word again."""
        self._modes[-1].entered()

    def drop(self, mode: Mode) -> None:
        """A mode is done, and whoever opened it says how it goes on."""
        self._modes.remove(mode)

    def discard(self, mode: Mode) -> None:
        """A mode is over by itself, with all that was opened from it; nothing is said."""
        while self._modes and self._modes.pop() is not mode:
            pass

    def leave(self) -> None:
        """End the program."""
        self.running = False
