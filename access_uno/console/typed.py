"""Typed commands, in English and in the chosen language: forgiving about order, case and width of letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from access_uno.engine.cards import COLOURS, Card, Colour, Symbol
from access_uno.words import Words

COMMANDS: Final = (
    *("play", "draw", "go-on", "keep", "accept", "uno", "catch", "challenge", "star", "colour", "demand"),
    *("hand", "top", "turn", "count", "score", "full-score", "why", "changes", "order"),
    *("repeat", "back", "forward", "oldest", "newest", "filter", "verbosity"),
    *("menu", "keys", "rules", "save", "quit", "yes", "no", "filler"),
)
"""What can be typed; the words for it are the messages `typed-NAME`, with commas between them."""

_CODES: Final = r"(?<!\w)(?:[rgby](?:\+2|[0-9sr])|w\+4|w|st|cu)(?!\w)"
_PUNCTUATION: Final = re.compile(r"[,.!:;\"'「」。，！、]+")
_WIDE: Final = ("W", "F")


class Request(NamedTuple):
    """What a line asks for."""

    command: str
    card: Card | None = None
    colour: Colour | None = None
    place: int | None = None  # counted from 1
    uno: bool = False
    seat: int | None = None


class NotUnderstood(NamedTuple):
    """A line that means nothing, and the command that comes nearest."""

    text: str
    nearest: str


class Vocabulary:
    """The words that can be typed, in some languages, and the players' names."""

    def __init__(self, languages: Sequence[str], names: Sequence[str] = ()) -> None:
        self._meanings: dict[str, tuple[str, Any]] = {}
        self._names = [plain(name) for name in names]
        for colour in COLOURS:
            self._meanings[colour.letter.lower()] = ("colour", colour)
        # The player's language comes last, so that it has the last word where two languages differ.
        for language in sorted(set(languages), key=list(languages).index):
            self._learn(Words(language))
        phrases = sorted(self._meanings, key=len, reverse=True)
        whole = "|".join(_bounded(phrase) for phrase in phrases)
        self._token = re.compile(f"(?P<code>{_CODES})|(?P<phrase>{whole})|(?P<number>[0-9]+)|(?P<other>\\S+)")

    def _learn(self, words: Words) -> None:
        for kind, meanings in (
            ("command", {name: name for name in COMMANDS}),
            ("colour", {colour.value: colour for colour in COLOURS}),
            ("number", {str(number): number for number in range(10)}),
            ("symbol", {_name(symbol): symbol for symbol in Symbol if symbol.number is None}),
        ):
            prefix = "typed" if kind == "command" else f"typed-{kind}"
            for name, meaning in meanings.items():
                for phrase in words.text(f"{prefix}-{name}").split(","):
                    self._meanings[plain(phrase)] = (kind, meaning)

    def understand(self, text: str) -> Request | NotUnderstood:
        """What a line asks for."""
        text = plain(text)
        if not text:
            return Request("go-on")
        found: dict[str, Any] = {}
        first, _, rest = text.partition(" ")
        if (command := self.command(first)) in ("catch", "demand"):
            seat = self._seat(rest)
            return Request(command, seat=seat) if seat is not None or not rest else NotUnderstood(text, first)
        for kind, meaning in self._tokens(text):
            if kind == "other" or kind in found:
                return NotUnderstood(text, self._nearest(text))
            found[kind] = meaning
        return _request(found) or NotUnderstood(text, self._nearest(text))

    def colour(self, text: str) -> Colour | None:
        """The colour that a line names, if it names one."""
        found = dict(self._tokens(plain(text)))
        return found.get("colour") if found.keys() <= {"colour", "command"} else None

    def command(self, text: str) -> str | None:
        """The command that a line is, without anything else."""
        kind, meaning = self._meanings.get(plain(text), ("", None))
        return meaning if kind == "command" else None

    def _seat(self, name: str) -> int | None:
        """The player of this name, or the only one whose name begins like this."""
        if name in self._names:
            return self._names.index(name)
        seats = [seat for seat, known in enumerate(self._names) if name and known.startswith(name)]
        return seats[0] if len(seats) == 1 else None

    def _tokens(self, text: str) -> Iterator[tuple[str, Any]]:
        """The parts of a line: each with its kind and what it means; fillers are left out."""
        for match in self._token.finditer(text):
            token = match.group()
            if match.lastgroup == "code":
                yield ("card", Card(token)) if len(token) > 1 else ("symbol", Symbol.WILD)
            elif match.lastgroup == "number":
                yield ("number", int(token[:9]))
            elif match.lastgroup == "other":
                yield ("other", token)
            elif self._meanings[token] == ("command", "uno"):
                yield ("uno", True)
            elif self._meanings[token] != ("command", "filler"):
                yield self._meanings[token]

    def _nearest(self, text: str) -> str:
        import difflib

        known = [phrase for phrase, (kind, _) in self._meanings.items() if kind == "command"]
        near = difflib.get_close_matches(text, known, 1, 0.5) or difflib.get_close_matches(
            text.split()[0], known, 1, 0.5
        )
        return near[0] if near else ""


def plain(text: str) -> str:
    """A line as it is compared: plain letters, no punctuation, single blanks."""
    return " ".join(_PUNCTUATION.sub(" ", unicodedata.normalize("NFKC", text).casefold()).split())


def _request(found: dict[str, Any]) -> Request | None:
    """Put the parts together; None where they make no sense."""
    command = found.pop("command", None)
    uno = found.pop("uno", False)
    if uno and not found and command in (None, "uno"):
        return Request("uno")
    if command in ("star", "colour") and found.keys() == {"colour"}:
        return Request(command, colour=found["colour"], uno=uno)
    if command not in (None, "play", "why"):
        return None if found or uno else Request(command)
    if not found:
        return Request(command, uno=uno) if command else None
    return _card_request(command or "play", found, uno)


def _card_request(command: str, found: dict[str, Any], uno: bool) -> Request | None:
    """A card by its code, its colour and value, or its place in the hand; with the colour of a wild one."""
    kinds = frozenset(found)
    colour = found.get("colour")
    if kinds == {"number"}:
        return Request(command, place=found["number"], uno=uno)
    if kinds in ({"card"}, {"card", "colour"}):
        return Request(command, found["card"], colour, uno=uno)
    if kinds == {"colour", "number"}:
        # After a colour a number is what stands on the card, if any card has it.
        return (
            Request(command, _face(colour, str(found["number"])), uno=uno) if found["number"] < 10 else None
        )
    if kinds in ({"symbol"}, {"symbol", "colour"}):
        symbol: Symbol = found["symbol"]
        if symbol in (Symbol.SKIP, Symbol.REVERSE, Symbol.DRAW_TWO):
            return Request(command, _face(colour, symbol.value), uno=uno) if colour else None
        return Request(command, Card(symbol.value), colour, uno=uno)
    return None


def _face(colour: Colour | None, value: str) -> Card:
    return Card((colour.letter if colour else "") + value)


def _name(symbol: Symbol) -> str:
    return symbol.name.lower().replace("_", "-")


def _bounded(phrase: str) -> str:
    """A pattern for the phrase as a whole word; Chinese has no blanks between words."""
    wide = any(unicodedata.east_asian_width(char) in _WIDE for char in phrase)
    pattern = re.escape(phrase)
    return pattern if wide else rf"(?<![^\W\d_]){pattern}(?!\w)" if not phrase[-1].isdigit() else pattern
