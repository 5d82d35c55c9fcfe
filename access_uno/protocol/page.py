"""What a browser's page asks of its console, and what it is told: one more way in and out of a console."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from access_uno.engine.values import Value
from access_uno.protocol.schema import Form, Length, Range, Spoken

LONGEST_FRAME = 2048  # bytes of what a page sends
VERSION = 1

LineKind = Literal["mine", "others", "score", "talk", "system", "round-won", "match-won"]


class PageWish(Spoken):
    """What a page asks of its console."""


class Open(PageWish):
    """Comes first: begins a visit, or goes on with one whose connection was cut."""

    visit: Annotated[str, Length(64), "as `opened` has told it; empty: a new one"] = ""
    last: Annotated[int, Range(0, 10**9), "the number of the last line that the page has"] = 0
    languages: Annotated[str, Length(200), "those of the browser, the first one first, between commas"] = ""


class Do(PageWish):
    """Does something of the scene; nothing happens if it is not there any more."""

    command: Annotated[str, Length(40), "a command of docs/keys.md, `choose`, `take` or `focus`"]
    what: Annotated[str, Length(1000), "the name of a choice or of a card in the hand, or a text"] = ""
    scene: Annotated[int, "the number of the scene that it is about; nothing happens in another one"] = 0


class Press(PageWish):
    """A key, while the keys of the game are switched on."""

    key: Annotated[str, Length(20), "a character, or the name of a key as in docs/keys.md"]
    waiting: Annotated[int, Range(0, 10**6), "so many lines wait in the page to be said"] = 0


class Switch(PageWish):
    """Switches the keys of the game on or off."""

    keys: bool


class PageMessage(Spoken):
    """What a console tells its page."""


class Opened(PageMessage):
    """The answer to `open`: a visit begins, or goes on after the lines that the page has."""

    visit: Annotated[str, "with what to come back to it"]
    is_new: Annotated[bool, "another one than the page has asked for"]
    read: Annotated[int, "the last line that another page had before: it is not said again"] = 0
    wishes: Annotated[int, "so many of this visit have come, without those to open it"] = 0
    version: Annotated[int, "of these messages"] = VERSION


class Manner(PageMessage):
    """How the page looks and what it calls its own parts, at first and whenever that changes."""

    language: str
    words: Annotated[Mapping[str, str], "the names of parts of the page"]
    theme: Annotated[str, "the look that was chosen"]
    keys: Annotated[bool, "the keys of the game are switched on"] = False
    speaks: Annotated[bool, "the page speaks itself, for a player without a reader"] = False
    rate: Annotated[int, Range(-100, 100), "how fast it speaks; 100 is twice as fast"] = 0


class LineCard(Value):
    """A card in a line."""

    code: Annotated[str, "such as `R7`, or `W:red` with the colour chosen for it"]
    words: str


class Told(PageMessage):
    """A line of what happened."""

    number: Annotated[int, "from 1, one more with each line of a visit"]
    parts: Annotated[tuple[str | LineCard, ...], "text and cards, which together are the line"]
    language: str
    kind: LineKind = "system"
    answer: Annotated[bool, "answers what was pressed or chosen here: to be said before news"] = False
    lead: Annotated[str, "the cards of the line in braille, if that is wanted"] = ""
    calls: Annotated[bool, "one must act"] = False
    again: Annotated[bool, "was asked for once more: what keys cut off is to be said before it"] = False


class Shown(PageMessage):
    """The scene: what is there now and what can be done.

    Of one of the same kind as before, only the fields that have changed.
    """

    scene: Annotated[Value, Form("scene"), "its `kind`, and the fields of such a scene"]
    number: Annotated[int, "the same as long as it is the same menu, text, question or table"]


class SoundCue(Value):
    """A sound, and from where it comes."""

    sound: Annotated[str, "it is found at `sounds/NAME.wav`"]
    place: Annotated[int, Range(-100, 100), "from left to right"] = 0
    volume: Annotated[int, Range(0, 100)] = 60


class Sounds(PageMessage):
    """Sounds to play now, one after the other."""

    cues: tuple[SoundCue, ...]


class Forget(PageMessage):
    """The next person comes: what was told is to be made unreadable."""


class Ended(PageMessage):
    """The last message: the visit is over."""

    reason: Annotated[str, "as a sentence"]
