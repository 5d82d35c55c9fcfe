"""Scenes: what is there now and what can be done, as values, for all that shows more than the newest line.

A mode has one scene at a time. The table for eyes, displays with several lines and the browser's page are
made of it and of nothing else, so it has only what its reader may see. All texts are in the reader's words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from access_uno.console.bindings import Context
from access_uno.engine.values import Value
from access_uno.words import Words

_NAMED: Final = {"help": "keys"}  # what a command is called, where it is not by its own name


class Deed(Value):
    """What can be done now: a command by its name in docs/keys.md, its words, and its key if it has one.

    `what` goes with the command to `Mode.do`, such as the name of a card.
    """

    command: str
    text: str
    key: str = ""  # as the reader calls it
    what: str = ""

    @property
    def name(self) -> str:
        """A name that no other deed has at the same time."""
        return f"{self.command} {self.what}".strip()


class Choice(Value):
    """A line of a menu, or an answer to a question; its name stays the same while its text changes.

    `colour` is the letter of the colour that it is.
    """

    name: str
    text: str
    group: str = ""
    number: int = 0  # by which it can be pressed; 0: by none
    colour: str = ""


class ChartBar(Value):
    """A bar of a chart: its height in percent, and whether what it stands for was won."""

    height: int
    won: bool


class Paragraph(Value):
    """A paragraph of a text, with the heading that begins with it, if one does.

    `chart` shows eyes what the text says, from left to right.
    """

    text: str
    heading: str = ""
    chart: tuple[ChartBar, ...] = ()


class Scene(Value):
    """What every scene has: a title, and what can be done besides."""

    title: str
    deeds: tuple[Deed, ...]


class Choices(Scene):
    """A menu or a question; `current` is the place of the choice in focus, from 0; -1 if none is yet."""

    choices: tuple[Choice, ...]
    current: int


class TextToType(Scene):
    """A text that is being typed, and the place of the cursor in it."""

    text: str
    cursor: int


class TextToRead(Scene):
    """A text to read; `current` is the place of the paragraph that was told last, from 0."""

    paragraphs: tuple[Paragraph, ...]
    current: int


class Curtain(Scene):
    """The console goes from hand to hand: there is nothing to see but the name of the next player."""


def deed(words: Words, command: str, context: Context) -> Deed:
    """Return a command of the console, with the first of its keys there."""
    named = context.told(words, command, 1)
    return Deed(command, words.text(f"deed-{_NAMED.get(command, command)}"), named)


class Row(NamedTuple):
    """A row of a braille display below the newest message: words, and cards by their codes.

    Commands are those of `Mode.do`, with what goes with them: one for each card, in order, and one for the
    words.
    """

    parts: tuple[str, ...]  # cards are `braille.line.Card`
    deeds: tuple[tuple[str, str], ...] = ()
    otherwise: tuple[str, str] = ("", "")
    focus: int | None = None  # which card has the cursor


Rows = Callable[[Scene], Sequence[Row]]
"""Returns the rows for a scene, the most important first; where there are none, the message goes on below."""
