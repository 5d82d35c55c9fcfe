"""The record: one text file for saves, replays, tests and bug reports (docs/records.md).

A record is its header and its steps, so what was read can be written again, and a game goes on by
appending a line.

>>> text = '''uno 1
... rulebook: mario-de
... player: Anna
... player: Ben | computer normal
... seed: 3
... begin'''
>>> replay = Replay.of(text.encode())
>>> replay.error, replay.record.names, replay.game.phase.value
(None, ('Anna', 'Ben'), 'play')
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from access_uno.engine.actions import Action
from access_uno.engine.cards import Card, Colour
from access_uno.engine.events import Event
from access_uno.engine.game import Game, IllegalActionError
from access_uno.engine.notation import (
    NotationError,
    action_text,
    parse_action,
    parse_card,
    parse_colour,
    parse_rule,
    parse_seat,
)
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, RULEBOOKS, RuleError, Rules
from access_uno.engine.setup import Penalty, Setup, SetupError
from access_uno.engine.values import Value
from access_uno.players.levels import LEVELS
from access_uno.system import files
from access_uno.text.names import BLANKS, twice, why_not
from access_uno.text.sanitize import shown

MAX_LINE: Final = 10_000  # bytes; the longest line that makes sense has 112 cards
MAX_STEPS: Final = 200_000
MAX_LINES: Final = 2_000_000
MAX_DIGITS: Final = 1000
_COMMENT: Final = re.compile(r"(^|[ \t])#.*", re.DOTALL)
_CUSTOM_RULE: Final = re.compile(r"[ \t]*custom-rule[ \t]*:")
_WRITES: Final = re.compile(r"[^:#]*:[ \t]*write([ \t]|$)", re.IGNORECASE)
_HINT: Final = "hint"
_INTEGER: Final = re.compile(r"-?[0-9]+")


class RecordError(ValueError):
    """A line that cannot be read or that the rules refuse: a code, the rule if there is one, the facts."""

    def __init__(self, line: int, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(f"line {line}: {code}")
        self.line = line
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, Any] = facts


class SeatChange(Value):
    """A change of who plays at a seat: a computer player of a level, or (None) the person again."""

    level: str | None


class Seat(Event):
    """Who plays at a seat from now on: `who` is person or computer; a computer has a level."""

    seat: int
    who: str
    level: str | None


class Hint(Value):
    """A player was given a hint. It is no step: it changes nothing in the game, and no decision."""

    seat: int
    after: int  # so many steps


Step = Action | SeatChange
"""A line after `begin`, without its player."""


class Record(Value):
    """The header of a record; its steps are what was done since."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]  # None: a person
    setup: Setup
    counts: bool = True  # False: a second try, whose result is not kept

    @property
    def rules(self) -> Rules:
        return self.setup.rules

    def header(self) -> str:
        """Return the header as text, up to the line `begin`."""
        return "".join(f"{line}\n" for line in self._header_lines())

    def write(self, steps: Iterable[tuple[int, Step]], hints: Sequence[Hint] = ()) -> str:
        """Return the whole record as text."""
        lines = [self.step(seat, step) for seat, step in steps]
        for hint in reversed(hints):
            lines.insert(hint.after, self.hint(hint.seat))
        return self.header() + "".join(lines)

    def hint(self, seat: int) -> str:
        """Return as a line that a player was given a hint."""
        return f"{self.names[seat]}: {_HINT}\n"

    def step(self, seat: int, step: Step) -> str:
        """Return one step as a line."""
        if isinstance(step, SeatChange):
            return f"{self.names[seat]}: seat {f'computer {step.level}' if step.level else 'person'}\n"
        return f"{self.names[seat]}: {action_text(step, self.names)}\n"

    def read_step(self, line: str) -> tuple[int, Step | None]:
        """Parse a line after `begin`, None being a hint; raise RecordError if it means nothing."""
        try:
            return _step(line.strip(), self.names)
        except NotationError as error:
            raise RecordError(0, error.code, error.rule, **_shown(error.facts)) from None

    def _header_lines(self) -> Iterator[str]:
        setup, names = self.setup, self.names
        yield "uno 1"
        yield f"rulebook: {setup.rules.rulebook}"
        yield from (f"rule: {option} = {value}" for option, value in setup.rules.changes().items())
        if setup.rules.custom_rule is not None:
            yield f"custom-rule: {setup.rules.custom_rule}"
        for name, level in zip(names, self.levels, strict=True):
            yield f"player: {name}" + (f" | computer {level}" if level else "")
        yield from self._facts(_OF_DEAL)
        for draw in setup.dealer_draws:
            yield "dealer-draw: " + ", ".join(f"{names[seat]} {card}" for seat, card in draw)
        for name, hand in zip(names, setup.hands or (), strict=False):
            yield f"hand: {name} = {_CARDS.write(hand, names)}".rstrip()
        yield from self._facts(_OF_POSITION)
        if not self.counts:
            yield "counts: no"
        yield "begin"

    def _facts(self, kinds: Mapping[str, _Fact]) -> Iterator[str]:
        """Yield the lines about what differs from a setup of which nothing else is said."""
        setup, plain = self.setup, Setup(self.setup.rules, self.setup.players)
        for key, kind in kinds.items():
            of, usual = (setup.penalty, _NO_PENALTY) if key in _PENALTY else (setup, plain)
            field = _PENALTY.get(key, key)
            if of is not None and (value := getattr(of, field)) != getattr(usual, field):
                yield f"{key}: {kind.write(value, self.names)}".rstrip()


Moment = tuple[Sequence[Event], Game]
"""What happened in a step, and the game after it; the first moment of a match is how it began."""


class Replay:
    """A record played through the engine, as far as it goes.

    `told` is called with the events of each step and the game after them. So many of the newest moments as
    `keeps` are kept in `moments`, so that a match can go on without being played once more.
    """

    def __init__(self, told: Callable[[list[Event], Game], None] | None = None, keeps: int = 0) -> None:
        self.header = _Header()
        self.record: Record | None = None
        self.game: Game | None = None
        self.steps: list[tuple[int, Step]] = []
        self.hints: list[Hint] = []
        self.events: list[Event] = []
        self.error: RecordError | None = None
        self._told = told
        self._kept: deque[Moment] = deque(maxlen=keeps)

    @property
    def moments(self) -> Sequence[Moment]:
        """The newest moments."""
        return tuple(self._kept)

    def hints_of(self, seat: int) -> int:
        """Return how many hints a player was given."""
        return sum(hint.seat == seat for hint in self.hints)

    @classmethod
    def of(
        cls, text: bytes, told: Callable[[list[Event], Game], None] | None = None, keeps: int = 0
    ) -> Replay:
        """Play a record given as bytes."""
        replay = cls(told, keeps)
        replay.read(BytesIO(text))
        return replay

    def read_file(self, path: Path) -> None:
        """Play a record file; one that cannot be read, or is no file, is an error of line 0."""
        try:
            file = files.opened(path)
        except (OSError, ValueError):  # ValueError: a name that no file can have
            self.error = RecordError(0, "cannot-read")
            return
        with file:
            self.read(file)

    def read(self, file: BinaryIO) -> None:
        """Play all lines, or up to the first error, which becomes `error`."""
        number = 0
        try:
            while line := _next_line(file):
                number += 1
                if number > MAX_LINES:
                    raise RecordError(number, "too-many-lines", limit=MAX_LINES)
                if len(line) > MAX_LINE:
                    raise RecordError(number, "line-too-long")
                if text := _text_of(line, number, self.record is None):
                    if self.record is None and not line.endswith(b"\n") and _is_cut(text):
                        break
                    self._line(text, number)
            if self.game is None:
                raise RecordError(number + 1, "ends-too-early")
        except RecordError as error:
            self.error = error

    def _line(self, text: str, number: int) -> None:
        try:
            if self.record is not None:
                self._step(text, number)
            elif text == "begin":
                record = self.header.finish()
                self.game, events = Game.begin(record.setup)
                self.record = record
                self._tell(events)
            else:
                self.header.add(text, number)
        except NotationError as error:
            raise RecordError(
                self.header.at or number, error.code, error.rule, **_shown(error.facts)
            ) from None
        except SetupError as error:
            line = self.header.line_of(error) or number
            raise RecordError(line, error.code, error.rule, **error.facts) from None

    def _step(self, text: str, number: int) -> None:
        assert self.record is not None
        assert self.game is not None
        seat, step = _step(text, self.record.names)
        if len(self.steps) + len(self.hints) == MAX_STEPS:
            raise NotationError("too-many-steps", limit=MAX_STEPS)
        if step is None:
            self.hints.append(Hint(seat, len(self.steps)))
            return
        try:
            events = take_step(self.game, seat, step)
        except IllegalActionError as error:
            refusal = error.refusal
            facts = {"refusal": refusal, "seat": seat, "action": step}
            raise RecordError(number, "refused", refusal.rule, **facts) from None
        self.steps.append((seat, step))
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        self.events += events
        if self.game is None:
            return
        if self._kept.maxlen:
            self._kept.append((events, self.game.copy()))
        if self._told:
            self._told(events, self.game)


def take_step(game: Game, seat: int, step: Step) -> list[Event]:
    """Carry out a step and return its events; a change of seats changes nothing in the game."""
    if isinstance(step, SeatChange):
        return [Seat(seat, "computer" if step.level else "person", step.level)]
    return game.apply(seat, step)


def _step(text: str, names: tuple[str, ...]) -> tuple[int, Step | None]:
    """Return the seat and the step of a line after `begin`; None: a hint."""
    name, colon, words = text.partition(":")
    if not colon or not words.strip():
        raise NotationError("no-step")
    seat = parse_seat(name.strip(BLANKS), names)
    verb, *who = words.split()[:4] or [""]
    if not who and verb.lower() == _HINT:
        return seat, None
    if verb.lower() != "seat":
        return seat, parse_action(words, names)
    return seat, SeatChange(None if who == ["person"] else _level(" ".join(who)))


def _level(text: str) -> str:
    """Return the level of a computer player that a text such as "computer hard" names."""
    words = text.split()
    if len(words) == 2 and words[0] == "computer" and words[1] in LEVELS:
        return words[1]
    raise NotationError("unknown-level", text=text, allowed=LEVELS)


# The header


class _Header:
    """The lines before `begin`, with their numbers."""

    def __init__(self) -> None:
        self._version_read = False
        self._lines: dict[str, list[tuple[str, int]]] = {}  # key: values with their lines
        self._hand_lines: dict[int, int] = {}
        self.at = 0  # the line in work; 0 for the line `begin`
        self.names: tuple[str, ...] = ()
        self.rules: Rules | None = None

    def add(self, text: str, number: int) -> None:
        """Take a line; `finish` checks what it says."""
        if not self._version_read:
            if text.split() != ["uno", "1"]:
                raise NotationError("no-version")
            self._version_read = True
            return
        key, colon, value = text.partition(":")
        key = key.strip(BLANKS)
        if not colon or key not in _HEADER_KEYS:
            raise NotationError("unknown-header", text=text)
        lines = self._lines.setdefault(key, [])
        if len(lines) == _HEADER_KEYS[key]:
            raise NotationError("said-too-often", key=key, count=len(lines))
        lines.append((value.strip(BLANKS), number))

    def line_of(self, error: SetupError) -> int | None:
        """Return the line that an error of a setup is about; None if that line is missing."""
        field, number = error.field, error.facts.get("number", 0)
        if error.code == "too-many-copies" and field != "dealer_draws":
            return self._line_of_copy(error.facts["card"])
        if field == "hands":
            return self._hand_lines.get(number)
        if field in OPTIONS:
            return self._line_of_option(field) or None
        lines = self._lines.get("dealer-draw" if field == "dealer_draws" else field)
        return lines[number][1] if lines else None

    def _line_of_copy(self, card: Card) -> int | None:
        """Return the first line, from the top, with more copies of a card than the deck has left."""
        assert self.rules is not None
        left = self.rules.cards.count(card)
        lines = [(number, text) for key in _CARD_KEYS for text, number in self._lines.get(key, ())]
        for number, text in sorted(lines):
            left -= _cards(text.rpartition("=")[2]).count(card)
            if left < 0:
                return number
        return None

    def finish(self) -> Record:
        """Return the record of the lines; SetupError, RecordError or NotationError if they make none."""
        if not self._version_read:
            raise NotationError("no-version")
        rules = self.rules = self._rules()
        levels = self._players()
        names = self.names
        given: dict[str, Any] = {
            key: kind.read(value, names) for key, kind in _FACTS.items() for value in self._each(key)
        }
        given["dealer_draws"] = tuple(_draw(value, names) for value in self._each("dealer-draw"))
        if "hand" in self._lines:
            given["hands"] = self._hands()
        _take_penalty(given)
        setup = Setup(rules, len(names), **given)
        setup.check()
        counts = [_FLAG.read(text, names) for text in self._each("counts")]
        return Record(names, levels, setup, *counts)

    def _each(self, key: str) -> Iterator[str]:
        """Yield the values of a key; an error raised meanwhile belongs to the line of the value."""
        for value, number in self._lines.get(key, ()):
            self.at = number
            yield value
        self.at = 0

    def _rules(self) -> Rules:
        for name in self._each("rulebook"):
            if name not in RULEBOOKS:
                raise NotationError("unknown-rulebook", name=name, allowed=tuple(RULEBOOKS))
            rules = RULEBOOKS[name]
            break
        else:
            raise NotationError("no-rulebook", allowed=tuple(RULEBOOKS))
        named: set[str] = set()
        for text in self._each("rule"):
            option, equals, value = (part.strip(BLANKS) for part in text.partition("="))
            if not equals:
                raise NotationError("no-option", text=text)
            if option in named:
                raise NotationError("option-twice", option=option)
            named.add(option)
            try:
                rules = rules.with_option(option, value)
            except RuleError as error:
                raise NotationError(error.code, **{**error.facts, "option": option}) from None
        for text in self._each("custom-rule"):
            rules = rules.but(custom_rule=parse_rule(text))
        try:
            rules.check()
        except RuleError as error:
            self.at = self._line_of_option(error.option)
            raise NotationError(error.code, **error.facts) from None
        return rules

    def _line_of_option(self, option: str) -> int:
        """Return the line that changes an option; 0 if it is the rulebook's."""
        if option == "custom_rule":
            return self._lines["custom-rule"][0][1]
        rules = self._lines.get("rule", ())
        return next((number for text, number in rules if text.partition("=")[0].strip(BLANKS) == option), 0)

    def _players(self) -> tuple[str | None, ...]:
        names: list[str] = []
        levels: list[str | None] = []
        for text in self._each("player"):
            name, bar, kind = (part.strip(BLANKS) for part in text.partition("|"))
            if (code := why_not(name)) is not None:
                raise NotationError(code, name=name)
            if twice((*names, name)):
                raise NotationError("name-twice", name=name)
            level = _level(kind) if bar else None
            if len(names) == MAX_PLAYERS:
                raise NotationError("too-many-players", "R5", count=MAX_PLAYERS)
            names.append(name)
            levels.append(level)
        if len(names) < MIN_PLAYERS:
            raise NotationError("too-few-players", "R5", count=MIN_PLAYERS)
        self.names = tuple(names)
        return tuple(levels)

    def _hands(self) -> tuple[tuple[Card, ...], ...]:
        hands: dict[int, tuple[Card, ...]] = {}
        for text in self._each("hand"):
            name, equals, cards = text.partition("=")
            if not equals:
                raise NotationError("no-hand", text=text)
            seat = parse_seat(name.strip(BLANKS), self.names)
            if seat in hands:
                raise NotationError("hand-twice", name=name.strip(BLANKS))
            hands[seat] = _cards(cards)
            self._hand_lines[seat] = self.at
        return tuple(hands.get(seat, ()) for seat in range(len(self.names)))


def _shown(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts whose texts, as they stand in the file, are made safe to print."""
    return {name: shown(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def _is_cut(text: str) -> bool:
    """Return whether a line of the header ends before its meaning is known."""
    return any(whole.startswith(text) and whole != text for whole in _OPENINGS)


def _next_line(file: BinaryIO) -> bytes:
    """Return the next line, or enough of it to see that it is too long."""
    try:
        return file.readline(MAX_LINE + 1)
    except OSError:  # a folder, or a disk that failed
        raise RecordError(0, "cannot-read") from None


def _text_of(line: bytes, number: int, in_header: bool) -> str:
    """Return a line without its end, its comment, and the byte order mark of the file."""
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise RecordError(number, "not-utf-8") from None
    if not (_CUSTOM_RULE if in_header else _WRITES).match(text):  # in these lines a # is the players' own
        text = _COMMENT.sub("", text, count=1)
    return text.strip(BLANKS)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


def _direction(text: str) -> int:
    if text not in ("left", "right"):
        raise NotationError("unknown-direction", text=text)
    return 1 if text == "left" else -1


def _integer(text: str) -> int:
    if not _INTEGER.fullmatch(text) or len(text) > MAX_DIGITS:
        raise NotationError("no-number", text=text)
    return int(text)


def _count(text: str, least: int) -> int:
    number = _integer(text)
    if not least <= number <= 1_000_000:
        raise NotationError("number-out-of-range", text=text, least=least, most=1_000_000)
    return number


def _totals(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    totals: dict[int, int] = {}
    for name, number in _pairs(text):
        seat = parse_seat(name, names)
        if seat in totals:
            raise NotationError("name-twice", name=name)
        totals[seat] = _count(number, 0)
    return tuple(totals.get(seat, 0) for seat in range(len(names)))


def _draw(text: str, names: tuple[str, ...]) -> tuple[tuple[int, Card], ...]:
    return tuple((parse_seat(name, names), parse_card(card)) for name, card in _pairs(text))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Yield the pairs of a list such as "Anna B3, Ben RS"; a name may contain spaces."""
    for item in text.split(","):
        name, blank, value = item.strip(BLANKS).rpartition(" ")
        if not blank:
            raise NotationError("no-pair", text=item.strip(BLANKS))
        yield name.strip(BLANKS), value


def _seats(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(parse_seat(name.strip(BLANKS), names) for name in text.split(",") if text)


def _flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise NotationError("no-yes-or-no", text=text)
    return text == "yes"


def _before(text: str) -> tuple[Colour, Card | Colour, int]:
    """Return what is under a Wild Draw Four.

    The colour, what had to be matched, how many cards the hand had left.
    """
    words = text.split()
    if len(words) != 3:
        raise NotationError("no-card-before", text=text)
    colour, asked, left = words
    is_colour = asked.lower() in [each.value for each in Colour]
    matched = parse_colour(asked) if is_colour else parse_card(asked)
    return parse_colour(colour), matched, _count(left, 0)


def _before_text(before: tuple[Colour, Card | Colour, int]) -> str:
    colour, asked, left = before
    return f"{colour.value} {asked.code if isinstance(asked, Card) else asked.value} {left}"


def _take_penalty(given: dict[str, Any]) -> None:
    """Put the lines about a penalty together, if there are any."""
    parts = {field: given.pop(key) for key, field in _PENALTY.items() if key in given}
    if not parts:
        return
    if not parts.keys() >= {"count", "source", "resume"}:
        raise NotationError("penalty-incomplete", "R29")
    given["penalty"] = Penalty(**parts)


class _Fact(NamedTuple):
    """How the value of a key is read, and how it is written; both get the names of the players."""

    read: Callable[[str, tuple[str, ...]], Any]
    write: Callable[[Any, tuple[str, ...]], str]


def _alone(read: Callable[[str], Any], write: Callable[[Any], str] = str) -> _Fact:
    """Return a fact that names no player."""
    return _Fact(lambda text, _: read(text), lambda value, _: write(value))


_SEAT: Final = _Fact(parse_seat, lambda seat, names: names[seat])
_SEATS: Final = _Fact(_seats, lambda seats, names: ", ".join(names[seat] for seat in seats))
_SEAT_SET: Final = _Fact(
    lambda text, names: frozenset(_seats(text, names)),
    lambda seats, names: _SEATS.write(sorted(seats), names),
)
_CARDS: Final = _alone(_cards, lambda cards: " ".join(map(str, cards)))
_NUMBER: Final = _alone(lambda text: _count(text, 1))
_COUNT: Final = _alone(lambda text: _count(text, 0))
_FLAG: Final = _alone(_flag, lambda flag: "yes" if flag else "no")
_OF_DEAL: Final = {"seed": _alone(_integer), "dealer": _SEAT}
_OF_POSITION: Final = {
    "stock": _CARDS,
    "discard": _CARDS,
    "colour": _alone(parse_colour, lambda colour: colour.value),
    "turn": _SEAT,
    "direction": _alone(_direction, lambda direction: "left" if direction == 1 else "right"),
    "called": _SEAT_SET,
    "totals": _Fact(_totals, lambda totals, names: ", ".join(map("{} {}".format, names, totals))),
    "round": _NUMBER,
    "catchable": _SEAT_SET,
    "drawn": _alone(parse_card),
    "penalty": _NUMBER,
    "penalty-from": _SEAT,
    "penalty-then": _SEAT,
    "penalty-skips": _SEATS,
    "penalty-bounced": _FLAG,
    "penalty-out": _SEAT,
    "penalty-lawful": _FLAG,
    "penalty-before": _alone(_before, _before_text),
    "fresh": _FLAG,
    "stuck": _COUNT,
    "reshuffles": _COUNT,
    "finished": _SEATS,
    "agreed": _FLAG,
}
_FACTS: Final = _OF_DEAL | _OF_POSITION
"""What stands in the header once, in this order: the fields of a setup, and of its penalty."""
_NO_PENALTY: Final = Penalty(0, -1, -1)
_PENALTY: Final = {
    "penalty": "count",
    "penalty-from": "source",
    "penalty-then": "resume",
    "penalty-skips": "skipped",
    "penalty-bounced": "bounced",
    "penalty-out": "out",
    "penalty-lawful": "lawful",
    "penalty-before": "before",
}
_CARD_KEYS: Final = ("hand", "stock", "discard")
# Every key with how often it may stand. `finish` finds too many players, and hands without a player.
_HEADER_KEYS: Final = dict.fromkeys(("rulebook", "custom-rule", "counts", *_FACTS), 1) | dict.fromkeys(
    ("rule", "player", "hand", "dealer-draw"), 100
)
_OPENINGS: Final = ("uno 1", *(f"{key}:" for key in _HEADER_KEYS), "begin")
