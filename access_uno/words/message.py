"""A message: words with cards in them, which stay cards so that braille can show their cells."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

from access_uno.engine.cards import BACK, COLOURS, FACES, Card, Colour
from access_uno.engine.events import Hit
from access_uno.engine.values import Value

Kind = Literal["mine", "others", "score", "talk", "system"]

LIMIT: Final = 160  # how much can be listened to at a time, in letters
_HEAVY: Final = LIMIT / 60  # a Chinese character takes as long as this many letters
_CJK: Final = "\u2e80"  # the first of them
# Where a sentence is over; brackets after it, such as the rule, belong to it.
_NEXT: Final = re.compile(r"(?<=[.!?] )(?!\()|(?<=[。！？])(?!\()")


class ShownCard(Value):
    """A card within a message: its words, and the colour chosen for it."""

    card: Card
    colour: Colour | None
    words: str

    @property
    def code(self) -> str:
        """The code for the package braille: `R7`, or `W:red` if a colour was chosen."""
        return f"{self.card.code}:{self.colour.value}" if self.colour else self.card.code

    @property
    def marked(self) -> str:
        """The card as it stands in a text that a message is made of."""
        return marked(self.card, self.colour, self.words)


class Message(Value):
    """One message, in one line."""

    text: str
    parts: tuple[str | ShownCard, ...]  # the same, words and cards in order
    kind: Kind = "system"  # mine: about the listener; others': about others; score; talk at the table; system
    urgent: bool = False  # the listener must answer it, or can miss a chance
    seat: int | None = None  # the seat that it is for; None: all
    asks: bool = False  # it asks the listener to act, until another player acts
    opens: bool = False  # it begins a turn: what came before is over
    tells: tuple[Value, ...] = ()  # the events in it, as the listener may see them, or a refusal
    focus: Card | None = None  # the card that gets the listener's focus with this message
    quiet: bool = False  # it is not said: it only stands in the history
    language: str = ""  # in which it is told; "": in the listener's

    @property
    def calls_reader(self) -> bool:
        """Whether the reader must act: play, choose, or answer a penalty."""
        return self.asks or any(isinstance(event, Hit) and event.seat == self.seat for event in self.tells)

    def pieces(self) -> list[Message]:
        """Return the message in as few parts as can be listened to one by one.

        Each is some of its sentences.
        """
        if length(self.text) <= LIMIT:
            return [self]
        raw = "".join([part if isinstance(part, str) else part.marked for part in self.parts])
        packed: list[str] = []
        for sentence in filter(None, _NEXT.split(raw)):
            if packed and length(packed[-1] + sentence.rstrip()) <= LIMIT:
                packed[-1] += sentence
            else:
                packed.append(sentence)
        first, *others = [message(text.rstrip(), self.kind, self.urgent, self.seat) for text in packed]
        return [first.but(asks=self.asks, opens=self.opens, tells=self.tells), *others]


# While a message is put together, a card in it stands between two characters that no text has, because
# `sanitize` leaves none in: one that says which card it is, and the end mark. So Fluent handles it
# like any other text.

_FIRST: Final = 0xE000
_END: Final = "\uf8ff"
_MARKS: Final = re.compile("[\ue000-\uf8ff]")
_CARDS: Final = re.compile("([\ue000-\uf8fe][^\uf8ff]*\uf8ff)")
_SHOWN: Final = tuple((card, colour) for card in (*FACES, BACK) for colour in (None, *COLOURS))
_MARK_OF: Final[Mapping[tuple[Card, Colour | None], str]] = {
    shown: chr(_FIRST + index) for index, shown in enumerate(_SHOWN)
}


def marked(card: Card, colour: Colour | None, words: str) -> str:
    """Return the words for a card with its marks, so that they stay a card."""
    return f"{_MARK_OF[card, colour]}{words}{_END}"


def message(
    text: str,
    kind: Kind,
    urgent: bool,
    seat: int | None,
    asks: bool = False,
    tells: tuple[Value, ...] = (),
) -> Message:
    """Return a message from text with marked cards."""
    if _END not in text:
        return Message(text, (text,), kind, urgent, seat, asks, False, tells)
    parts = tuple([_part(part) for part in _CARDS.split(text) if part])
    return Message(_MARKS.sub("", text), parts, kind, urgent, seat, asks, False, tells)


def length(text: str) -> int:
    """Return how long a text takes to hear, in letters; cards in it may be marked.

    >>> length("sept"), length("七" * 60)
    (4, 160)
    """
    heard = _MARKS.sub("", text)
    if heard.isascii():
        return len(heard)
    return round(sum([_HEAVY if char >= _CJK else 1 for char in heard]))


def _part(part: str) -> str | ShownCard:
    if part[-1] != _END:
        return part
    card, colour = _SHOWN[ord(part[0]) - _FIRST]
    return ShownCard(card, colour, part[1:-1])
