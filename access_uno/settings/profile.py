"""What is known of a person: their settings, with what each can be, and how often they have done something.

The annotations of `Profile` are the only description of a setting, so here they are no strings.
"""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args

from access_uno.engine.values import Value
from access_uno.settings.told import Told
from access_uno.text.names import find

if TYPE_CHECKING:
    from access_uno.words.teller import Manner


class Choice(Value):
    """A setting that is one of a few."""

    choices: tuple[str | int, ...]
    personal: bool = False  # may differ for several people at one console

    def allows(self, value: object) -> bool:
        """Return whether the setting may have this value."""
        return type(value) in (str, int) and value in self.choices


class Number(Value):
    """A setting that is a number from `least` to `most`."""

    least: int
    most: int
    whole: bool = True
    personal: bool = False

    def allows(self, value: object) -> bool:
        """Return whether the setting may have this value."""
        if not (type(value) is int or (type(value) is float and not self.whole)):
            return False
        return self.least <= value <= self.most


class Name(Value):
    """A setting that names something which is added as data: a language, a notation."""

    personal: bool = False

    def allows(self, value: object) -> bool:
        """Return whether the setting may have this value."""
        return isinstance(value, str) and re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,31}", value) is not None


def _one_of(*choices: str | int) -> Choice:
    return Choice(choices)


def _own(*choices: str | int) -> Choice:
    """Return a choice that may differ for several people at one console."""
    return Choice(choices, personal=True)


_Switch = Annotated[str, _one_of("on", "off")]
_Auto = Annotated[str, _one_of("auto", "on", "off")]
_Newcomers = Annotated[str, _own("newcomers", "always", "never")]
_Voice = Annotated[int | None, Number(-100, 100)]
_BACKENDS: Final = ("auto", "speech-dispatcher", "espeak", "nvda", "jaws", "sapi5", "voiceover", "off")


class Profile(Value):
    """Every setting as it is in force for one person."""

    language: Annotated[str, Name(personal=True)] = "en"
    # terminal: by a screen reader; speech: the game speaks
    reading: Annotated[str, _own("terminal", "speech", "braille", "sight")] = "terminal"
    # keys or lines; auto: keys on a terminal
    typing: Annotated[str, _one_of("auto", "keys", "lines")] = "auto"
    editing: _Auto = "auto"  # whether lines are edited as in a shell; auto: for reading by sight
    pace: Annotated[str, _own("auto", "wait")] = "auto"  # wait: each message waits for a key
    pause: Annotated[float, Number(0, 10, whole=False)] = 1  # seconds between the moves of others
    verbosity: Annotated[str, _own("short", "normal", "full")] = "normal"
    # what an own turn begins with: the top card, or what fits
    own_turn: Annotated[str, _own("top", "fits")] = "top"
    # whether it is told that another player has two cards left
    two_cards: Annotated[str, _own("on", "off")] = "off"
    prompts: _Newcomers = "newcomers"  # whether what can be done is told with its key
    bluffs: _Newcomers = "newcomers"  # who is asked before a card is laid as a bluff
    # what comes when the game has waited: bell; both: a notification as well
    attention: Annotated[str, _one_of("off", "bell", "both")] = "off"
    title: _Switch = "off"  # whether the title of the terminal says whose turn it is
    # what speaks: a backend, the first that is there, or nothing
    speech: Annotated[str, _own(*_BACKENDS)] = "auto"
    rate: _Voice = None  # None: as it is set in the synthesizer
    pitch: _Voice = None
    volume: _Voice = None
    # how cards stand in the lines on the terminal
    braille: Annotated[str, _own("off", "cells", "letters")] = "off"
    notation: Annotated[str, Name(personal=True)] = "rulebook"
    # brlapi: the game writes to the braille display itself
    display: Annotated[str, _one_of("off", "brlapi")] = "off"
    # messages in signs on the display; auto: where it has 20 cells or fewer
    brief: Annotated[str, _own("auto", "on", "off")] = "auto"
    grade_en: Annotated[int, _own(1, 2)] = 1
    grade_de: Annotated[int, _own(0, 1, 2)] = 1
    colour: _Auto = "auto"
    # the look of lines and cards for reading by sight
    theme: Annotated[str, _own("terminal", "dark", "light", "yellow", "none")] = "terminal"
    order: Annotated[str, _own("drawn", "colour", "value")] = "drawn"  # of the hand
    page_keys: _Switch = "off"  # whether single keys play in a browser's page
    # seconds after which lists go on by themselves; 0: never
    scan: Annotated[int, Number(0, 10, personal=True)] = 0
    sounds: _Auto = "auto"  # where the game speaks, unless chosen
    sounds_volume: Annotated[int, Number(0, 100)] = 60
    # stereo: each player from their place; mono: the same for both ears
    sounds_place: Annotated[str, _one_of("stereo", "mono")] = "stereo"
    sounds_turns: _Switch = "on"  # each group by itself
    sounds_cards: _Switch = "on"
    sounds_effects: _Switch = "on"
    sounds_calls: _Switch = "on"
    sounds_ends: _Switch = "on"
    sounds_people: _Switch = "on"
    told: Told = Told()  # which events are said, only kept in the history, or neither

    @property
    def manner(self) -> "Manner":
        """How what happens is told."""
        from access_uno.words.teller import Manner

        return Manner(
            self.two_cards == "on", self.own_turn == "fits", self.told.how if self.told.chosen else None
        )

    @property
    def speaks(self) -> bool:
        """Whether the game itself speaks."""
        return self.reading != "terminal" and self.speech != "off"

    @property
    def sounding(self) -> bool:
        """Whether there are sounds beside the words."""
        return self.sounds == "on" or (self.sounds == "auto" and self.speaks)

    @property
    def grade(self) -> int:
        """The grade of braille for words; the other languages have only one."""
        return {"en": self.grade_en, "de": self.grade_de}.get(self.language, 0)


FIELDS: Final[Mapping[str, Choice | Number | Name]] = {
    name: get_args(kind)[1] for name, kind in Profile.__annotations__.items() if kind is not Told
}
"""What each setting can be, in the order of the menu."""
PERSONAL: Final = tuple(name for name, field in FIELDS.items() if field.personal)
"""What may differ for several people at one console."""
FOLLOWS: Final[Mapping[str, Mapping[str, Any]]] = {
    "braille": {"pace": "wait", "braille": "cells", "speech": "off"},
    "sight": {"speech": "off"},
}
"""What follows from a way of reading, unless chosen otherwise."""

Counts = dict[str, dict[str, int]]
"""For each person how often each thing was done."""


class Uses:
    """How often people have done what newcomers are told the keys for: noted in memory, stored by `save`.

    These are no settings, and no key may wait until they are on disk.
    """

    def __init__(self, known: Callable[[], object], keep: Callable[[Counts], None]) -> None:
        """`known` returns what was stored earlier, when it is needed."""
        self._known = known
        self._keep = keep
        self.unsaved = 0  # since they were last stored

    @cached_property
    def _counts(self) -> Counts:
        known = self._known()
        return {name: _numbers(counts) for name, counts in known.items()} if isinstance(known, dict) else {}

    def _named(self, person: str) -> str:
        """Return the name under which a person is counted, however it is written now."""
        return person if person in self._counts else find(person, self._counts) or person

    def count(self, person: str, what: str) -> int:
        """Return how often a person has done something, as far as it was noted."""
        return self._counts.get(self._named(person), {}).get(what, 0)

    def note(self, person: str, what: str) -> None:
        """Count that a person has done something."""
        counts = self._counts.setdefault(self._named(person), {})
        counts[what] = counts.get(what, 0) + 1
        self.unsaved += 1

    def save(self) -> None:
        """Store what was noted, if anything was."""
        if self.unsaved:
            self.unsaved = 0
            self._keep(self._counts)


def _numbers(counts: object) -> dict[str, int]:
    """Return those of them that are valid counts."""
    found = counts.items() if isinstance(counts, dict) else ()
    return {what: count for what, count in found if type(count) is int and count > 0}
