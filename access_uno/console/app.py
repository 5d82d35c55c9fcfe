"""The console: one person's input and output, and the stack of modes that share it.

It knows no game: modes say messages through it, and front ends (keys, lines, the braille display) pass it
what was pressed or typed.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any, Final

from access_uno.console.attention import Attention
from access_uno.console.bindings import Context
from access_uno.console.draft import Draft
from access_uno.console.mode import Mode
from access_uno.console.outlet import Outlet, Telling
from access_uno.console.scene import Scene
from access_uno.settings import Home, Profile, Settings
from access_uno.words import Message, Words

_QUIET: Final = 1.0  # seconds without a key, after which a disk may be waited for
_MOST_UNSAVED: Final = 5
_THOUGHT: Final = 0.5  # seconds before a key can mean what has just been opened
_HELPS_PAGE: Final = ("answers", "cards", "deeds", "happened", "keys")
_SPOKEN: Final = 0.2  # seconds until it is looked again whether all was spoken
MOMENT: Final = 0.8  # seconds after which a held key has begun to repeat
GAP: Final = 0.45  # seconds within which it repeats again


class Console:
    """What all modes share: settings, words, the outlet, and the stack of modes."""

    def __init__(
        self,
        settings: Settings,
        words: Words,
        outlet: Outlet,
        by_keys: bool,
        home: Home | None = None,
        in_person: bool = False,
    ) -> None:
        """`home` is the folder of saved games and presets, if there is one.

        `in_person`: a person sits there.
        """
        self.settings = settings
        self._home = home
        self.in_person = in_person
        self.words = words
        self.outlet = outlet
        self.pause = 0.0  # seconds between the moves of other players
        self.by_keys = by_keys  # else lines are typed
        self.running = True
        self.status = 0  # of the program, when it has ended
        self.ends = False  # the program was told to end
        self.goes_elsewhere = False  # the game goes on with another console: no goodbye
        self.wake: Callable[[], None] = lambda: None  # set by the front end: look at what was posted
        self.forget_input: Callable[[], None] = lambda: None  # likewise: drop what was typed ahead
        self.used: Callable[[], None] = lambda: None  # something was pressed or typed
        self.is_saved: Callable[[], bool] = lambda: True  # whether the last game was saved
        self.at_end: Callable[[], None] = lambda: None  # called however the program ends
        self.held: Callable[[], bool] = lambda: False  # something elsewhere comes before the next line
        self.now: Callable[[], float] = time.monotonic
        self.user: Callable[[], str] = lambda: ""  # the player's name at this computer, if known
        self.news: Message | None = None  # the newest message
        self._attention: Attention | None = None  # until something waits for the person
        self._presses = KeyRepeat()
        self._input_at = 0.0  # when a key or a line came last
        self._told_at = self._entered_at = 0.0  # when anything was told last, and a mode came to the top
        self._newest: Telling | None = None  # what becomes of the newest message
        self._posted: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._modes: list[Mode] = []

    @property
    def attention(self) -> Attention:
        """What calls a person who is in another window."""
        self._attention = self._attention or Attention(self)
        return self._attention

    @property
    def is_attended(self) -> bool:
        """Whether a person sits there and can be asked: what a program types is meant for something else."""
        return self.by_keys or self.in_person

    @property
    def has_buttons(self) -> bool:
        """Whether what can be done is there to be pressed, as on a page without keys of the game."""
        return self.outlet.has_buttons

    def pressed_for(self, context: Context, command: str, most: int | None = None, deed: str = "") -> str:
        """Return what is pressed for a command: its keys, or its button; `deed` is the message of that."""
        if not self.has_buttons:
            return context.told(self.words, command, most)
        return self.words.text("page-button", what=self.words.text(deed or f"deed-{command}"))

    def tell_help(self, sentences: Iterable[str]) -> None:
        """Say sentences about keys or what can be typed; where there are buttons, what they are for."""
        text = self.words.text
        if self.has_buttons:
            named = {
                "deeds": text("page-deeds"),
                "happened": text("page-happened"),
                "keys": text("keys-menu"),
            }
            sentences = [text(f"page-help-{part}", **named) for part in _HELPS_PAGE]
        for sentence in sentences:
            self.say_text(sentence)

    @property
    def has_home(self) -> bool:
        """Whether there is a folder of this player: a guest of a server has none."""
        return self._home is not None

    @property
    def home(self) -> Home:
        """The folder of saved games and presets of this player."""
        assert self._home is not None, "who is a guest has nothing here"
        return self._home

    # Output

    def say(self, message_id: str, **variables: Any) -> Telling:
        """Say a message of the words."""
        return self.tell(self.words.say(message_id, **variables))

    def say_text(self, text: str) -> None:
        """Say a complete text."""
        self.say("text", text=text)

    def tell(
        self,
        message: Message,
        focus: int | None = None,
        felt: Message | Draft | None = None,
    ) -> Telling:
        """Write, speak and show a message, as the person in front of the console reads.

        `focus` is the card in it that is in focus; `felt` is what stays on the braille display instead of it;
        a draft is also seen instead.
        """
        self.news, self._told_at = message, self.now()
        self._newest = self.outlet.tell(message, focus, felt)
        return self._newest

    @property
    def mode(self) -> Mode:
        """The mode on top of the stack; it receives all input."""
        return self._modes[-1]

    @property
    def scene(self) -> Scene:
        """What is there now and what can be done."""
        return self._modes[-1].scene()

    @property
    def scene_below(self) -> Scene | None:
        """What is there again after what is asked now; None if nothing is."""
        return self._modes[-2].scene() if len(self._modes) > 1 else None

    def tell_troubles(self) -> None:
        """Say what is wrong with the settings file, each fault once."""
        for trouble in self.settings.take_troubles():
            self.say(f"trouble-{trouble.code}", name=trouble.name, value=trouble.value)

    def use(self, profile: Profile) -> None:
        """Speak a person's language and use their way of reading from now on."""
        if profile.language != self.words.language:
            from access_uno.words import words_of

            self.words = words_of(profile.language)
        self.take_pause()
        self.outlet.use(self, profile)

    def take_pause(self) -> None:
        """Make pauses as long as was chosen, but only where a person sits in front of it."""
        if self.in_person:
            self.pause = self.settings.general.pause

    # Input

    def key(self, name: str) -> None:
        """Take a pressed key: it silences speech, and the top mode answers."""
        self.used()
        if self._is_fresh(name) and not self._is_switch(name):
            self._modes[-1].key(name)

    @property
    def scans(self) -> bool:
        """Whether choices are gone through by themselves, with any key as the switch."""
        return self.by_keys and self.outlet.profile.scan > 0

    def _is_switch(self, name: str) -> bool:
        """Take the choice that was told last, where any key does; Escape and Control C stay what they are."""
        mode = self._modes[-1]
        if not (self.scans and mode.scans) or name in ("escape", "ctrl-c"):
            return False
        is_known = self._newest is None or self._newest.begun
        if not is_known or self.now() - self._entered_at < _THOUGHT:
            mode.entered()  # the key was pressed for what was there before
        else:
            mode.switch()
        return True

    def _scan(self) -> float | None:
        """Go on to the next choice if it is time; return when to come back."""
        mode = self._modes[-1]
        if not (self.scans and mode.scans):
            return None
        if self.outlet.speaking:
            return _SPOKEN
        due = max(self._told_at, self._input_at) + self.outlet.profile.scan - self.now()
        if due > 0:
            return due
        return float(self.outlet.profile.scan) if mode.step() else None

    def paste(self, text: str) -> None:
        """Take a pasted text, as one thing of any length."""
        self._note_input()
        self.used()
        self.outlet.hush()
        self._modes[-1].paste(text)

    def line(self, text: str) -> None:
        """Take a typed line; where a person sits, Enter may be held, or several lines be pasted."""
        self._note_input()
        self.used()
        if not self.in_person or self._is_fresh("line" if text.strip() else "enter"):
            self.outlet.hush()
            self._modes[-1].line(text)

    def do(self, command: str, what: str = "") -> bool:
        """Do something of the scene; return False if it is not there any more, and nothing was done."""
        self.used()
        return self._is_fresh(f"{command} {what}") and self._modes[-1].do(command, what)

    def touch(self, message: Message, card: int | None) -> None:
        """Take a routing key of a braille display over a card of a message, or over its words."""
        self.used()
        if self._is_fresh("touch"):
            self._modes[-1].touch(message, card)

    def touch_text(self, place: int | None) -> None:
        """Take a routing key over a character of the text that is being typed, or after it."""
        self.used()
        if self._is_fresh("touch"):
            self._modes[-1].touch_text(place)

    def _is_fresh(self, key: str) -> bool:
        """Return whether input is not held since before; if so, silence what is being said."""
        self._note_input()
        fresh = self._presses.is_fresh(key, self._input_at)
        if fresh:
            self.outlet.hush()
        return fresh

    def _note_input(self) -> None:
        """Note that the person is there: nothing has to call them any more."""
        self._input_at = self.now()
        if self._attention is not None:
            self._attention.settle()

    @property
    def latest_key(self) -> str:
        """The key that came last, which may still be held; `touch` is a routing key of a braille display."""
        return self._presses.latest

    def change_hands(self) -> None:
        """Pass the console to another person: keys that are held already do nothing for them."""
        self._presses.change_hands(self.now())

    def post(self, do: Callable[[], object]) -> None:
        """Call a function in the console's own thread, soon; for any thread."""
        self._posted.put(do)
        self.wake()

    def look_again(self) -> None:
        """Look again for what happens by itself; for any thread."""
        self.wake()

    def advance(self) -> float | None:
        """Call what was posted, and let the top mode do what happens by itself."""
        while self.running and not self._posted.empty():
            self._posted.get()()
        wait = self._modes[-1].advance() if self._modes and self.running else None
        if self._attention is not None and (calls := self._attention.advance()) is not None:
            wait = calls if wait is None else min(wait, calls)
        if self._modes and self.running and (scan := self._scan()) is not None:
            wait = scan if wait is None else min(wait, scan)
        if wait != 0 and self._modes and self.running:
            self.outlet.show(self)
        return self._keep_uses(wait) if self.settings.uses.unsaved else wait

    def _keep_uses(self, wait: float | None) -> float | None:
        """Store the counts while no key is pressed, or before many are lost; return when to come back."""
        quiet = self._input_at + _QUIET - self.now()
        if quiet <= 0 or self.settings.uses.unsaved >= _MOST_UNSAVED:
            self.settings.uses.save()
            return wait
        return quiet if wait is None else min(wait, quiet)

    @property
    def busy(self) -> bool:
        """Whether something is under way that comes before the next line: a wake reports its end."""
        return self.running and (self.held() or self._modes[-1].busy)

    # The stack of modes

    def has(self, mode: Mode) -> bool:
        """Whether a mode is open."""
        return mode in self._modes

    @property
    def has_mode(self) -> bool:
        """Whether any mode is open."""
        return bool(self._modes)

    def open(self, mode: Mode) -> None:
        """Put a mode on top: what `Mode.open` does."""
        self._modes.append(mode)
        self.resume()

    def close(self, mode: Mode) -> None:
        """Close a mode: the one below continues. Without one the program ends."""
        self.discard(mode)
        if self._modes:
            self.resume()
        else:
            self.running = False

    def resume(self) -> None:
        """Continue with the mode on top."""
        self._entered_at = self.now()
        self._modes[-1].entered()

    def drop(self, mode: Mode) -> None:
        """Remove a mode without a word; its opener decides what follows."""
        self._modes.remove(mode)

    def discard(self, mode: Mode) -> None:
        """Remove a mode that is over by itself, with all modes opened from it, without a word."""
        while self._modes and self._modes.pop() is not mode:
            pass

    def leave(self) -> None:
        """End the program."""
        self.running = False


class KeyRepeat:
    """Which keys are held since before the console changed hands: they do nothing for the next person.

    Terminals report no key-up, so a key that comes again soon is held. Where lines are typed there are two:
    Enter alone, and Enter with a line, as when several lines are pasted.
    """

    def __init__(self) -> None:
        self._last: dict[str, float] = {}  # only keys of the last moment
        self._held: set[str] = set()
        self.latest = ""  # the last key; a terminal repeats no other
        self._changed = -math.inf  # when the console changed hands

    def change_hands(self, now: float) -> None:
        """Note that the next person has pressed nothing yet."""
        self._changed = now
        self._held = set(self._last)
        self._last = dict.fromkeys(self._last, now)  # clearing and telling take time, in which keys wait

    def is_fresh(self, key: str, now: float) -> bool:
        """Note that this key came; return whether the present person has pressed it."""
        self.latest = key
        since = now - self._last.get(key, -math.inf)
        begins = now - self._changed < MOMENT
        self._last = {name: at for name, at in self._last.items() if now - at < MOMENT} | {key: now}
        if since >= (MOMENT if begins else GAP):
            self._held.discard(key)
        return key not in self._held
