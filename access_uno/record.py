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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final

from access_uno.engine.actions import (
    ACCEPT,
    AGREE,
    CALL_UNO,
    CATCHES,
    CHALLENGE,
    CHOICES,
    DEMANDS,
    DISAGREE,
    DRAW,
    NEXT,
    PASS,
    Action,
    Catch,
    Choose,
    Demand,
    Discard,
    Jump,
    NameColour,
    Play,
    Show,
    Star,
    Write,
)
from access_uno.engine.cards import Card, Colour
from access_uno.engine.custom import CustomRule, CustomRuleError
from access_uno.engine.events import Event
from access_uno.engine.game import Game, IllegalActionError
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, RULEBOOKS, RuleError, Rules
from access_uno.engine.setup import Setup, SetupError
from access_uno.engine.values import Value
from access_uno.levels import LEVELS
from access_uno.names import BLANKS, twice, why_not
from access_uno.outside import shown

MAX_LINE: Final = 10_000  # bytes; the longest line that makes sense has 112 cards
MAX_STEPS: Final = 200_000
MAX_LINES: Final = 2_000_000
MAX_DIGITS: Final = 1000
_BLANKS: Final = "\t" + BLANKS  # what may stand around a part of a line
_COMMENT: Final = re.compile(r"(^|[ \t])#.*", re.DOTALL)
_CUSTOM_RULE: Final = re.compile(r"[ \t]*custom-rule[ \t]*:")
_WRITES: Final = re.compile(r"[^:#]*:[ \t]*write([ \t]|$)", re.IGNORECASE)
_INTEGER: Final = re.compile(r"-?[0-9]+")


class RecordError(ValueError):
    """A line that cannot be read or that the rules refuse: a code, the rule if there is one, the facts."""

    def __init__(self, line: int, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(f"line {line}: {code}")
        self.line = line
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, Any] = facts


class _Unreadable(ValueError):  # noqa: N818
    """A part of a line cannot be read; becomes a RecordError where the line is known."""

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts


class SeatChange(Value):
    """Who plays at a seat from now on: a computer player of a level, or (None) the person again."""

    level: str | None


class Seat(Event):
    """Somebody else plays at a seat: `who` is person or computer, which has a level."""

    seat: int
    who: str
    level: str | None


Step = Action | SeatChange
"""What a line after `begin` says of a player."""


class Record(Value):
    """The header of a record; its steps are what was done since."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]  # None: a person
    setup: Setup

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.setup.rules

    def header(self) -> str:
        """The header as text, up to the line `begin`."""
        return "".join(f"{line}\n" for line in self._header_lines())

    def write(self, steps: Iterable[tuple[int, Step]]) -> str:
        """The whole record as text."""
        return self.header() + "".join(self.step(seat, step) for seat, step in steps)

    def step(self, seat: int, step: Step) -> str:
        """One step as a line."""
        if isinstance(step, SeatChange):
            return f"{self.names[seat]}: seat {f'computer {step.level}' if step.level else 'person'}\n"
        return f"{self.names[seat]}: {action_text(step, self.names)}\n"

    def read_step(self, line: str) -> tuple[int, Step]:
        """What a line after `begin` says; RecordError if it says nothing."""
        try:
            return _step(line.strip(), self.names)
        except _Unreadable as error:
            raise RecordError(0, error.code, error.rule, **error.facts) from None

    def _header_lines(self) -> Iterator[str]:
        setup, names = self.setup, self.names
        yield "uno 1"
        yield f"rulebook: {setup.rules.rulebook}"
        yield from (f"rule: {option} = {value}" for option, value in setup.rules.changes().items())
        if setup.rules.custom_rule is not None:
            yield f"custom-rule: {setup.rules.custom_rule}"
        for name, level in zip(names, self.levels, strict=True):
            yield f"player: {name}" + (f" | computer {level}" if level else "")
        if setup.seed is not None:
            yield f"seed: {setup.seed}"
        if setup.dealer is not None:
            yield f"dealer: {names[setup.dealer]}"
        for draw in setup.dealer_draws:
            yield "dealer-draw: " + ", ".join(f"{names[seat]} {card}" for seat, card in draw)
        for name, hand in zip(names, setup.hands or (), strict=False):
            yield f"hand: {name} = {_codes(hand)}".rstrip()
        if setup.stock is not None:
            yield f"stock: {_codes(setup.stock)}".rstrip()
        if setup.discard is not None:
            yield f"discard: {_codes(setup.discard)}".rstrip()
        if setup.colour:
            yield f"colour: {setup.colour.value}"
        if setup.turn is not None:
            yield f"turn: {names[setup.turn]}"
        if setup.direction == -1:
            yield "direction: right"
        if setup.called:
            yield "called: " + ", ".join(names[seat] for seat in sorted(setup.called))
        if setup.totals:
            yield "totals: " + ", ".join(f"{name} {n}" for name, n in zip(names, setup.totals, strict=True))
        if setup.round != 1:
            yield f"round: {setup.round}"
        yield "begin"


class Replay:
    """A record played through the engine, as far as it goes.

    `told` is called with the events of each step and the game after them.
    """

    def __init__(self, told: Callable[[list[Event], Game], None] | None = None) -> None:
        self.header = _Header()
        self.record: Record | None = None
        self.game: Game | None = None
        self.steps: list[tuple[int, Step]] = []
        self.events: list[Event] = []
        self.error: RecordError | None = None
        self._told = told

    @classmethod
    def of(cls, text: bytes, told: Callable[[list[Event], Game], None] | None = None) -> Replay:
        """Play a record given as bytes."""
        replay = cls(told)
        replay.read(BytesIO(text))
        return replay

    def read_file(self, path: Path) -> None:
        """Play a record file; that it cannot be read is an error of line 0."""
        try:
            file = path.open("rb")
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
        except _Unreadable as error:
            raise RecordError(self.header.at or number, error.code, error.rule, **error.facts) from None
        except SetupError as error:
            line = self.header.line_of(error) or number
            raise RecordError(line, error.code, error.rule, **error.facts) from None

    def _step(self, text: str, number: int) -> None:
        assert self.record is not None
        assert self.game is not None
        seat, step = _step(text, self.record.names)
        if len(self.steps) == MAX_STEPS:
            raise _Unreadable("too-many-steps", limit=MAX_STEPS)
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
        if self._told and self.game:
            self._told(events, self.game)


def take_step(game: Game, seat: int, step: Step) -> list[Event]:
    """What a step does; who plays at a seat changes nothing in the game."""
    if isinstance(step, SeatChange):
        return [Seat(seat, "computer" if step.level else "person", step.level)]
    return game.apply(seat, step)


def _step(text: str, names: tuple[str, ...]) -> tuple[int, Step]:
    """Who does what in a line after `begin`."""
    name, colon, words = text.partition(":")
    if not colon:
        raise _Unreadable("no-step")
    seat = _seat(name.strip(_BLANKS), names)
    verb, *who = words.split()[:4] or [""]
    return seat, (_seat_change(who) if verb.lower() == "seat" else parse_action(words, names))


def _seat_change(who: list[str]) -> SeatChange:
    if who == ["person"]:
        return SeatChange(None)
    return SeatChange(_level(" ".join(who)))


def _level(text: str) -> str:
    """The level of a computer player that a text such as "computer hard" names."""
    words = text.split()
    if len(words) == 2 and words[0] == "computer" and words[1] in LEVELS:
        return words[1]
    raise _Unreadable("unknown-level", text=shown(text), allowed=LEVELS)


# Actions as text


def action_text(action: Action, names: tuple[str, ...]) -> str:
    """An action in the syntax of a record."""
    match action:
        case Play(card, colour, uno):
            words = ["play", card.code, colour.value if colour else "", "uno" if uno else ""]
        case Star(colour, uno):
            words = ["star", colour.value, "uno" if uno else ""]
        case NameColour(colour):
            words = ["colour", colour.value]
        case Catch(seat):
            words = ["catch", names[seat]]
        case Demand(seat):
            words = ["demand", names[seat]]
        case Choose(seat):
            words = ["choose", names[seat]]
        case Show(card):
            words = ["show", card.code]
        case Discard(card, uno):
            words = ["discard", card.code, "uno" if uno else ""]
        case Jump(card, uno):
            words = ["jump", card.code, "uno" if uno else ""]
        case Write(rule):
            words = ["write", str(rule)]
        case _:
            words = [_WORDS[action]]
    return " ".join(filter(None, words))


_PLAIN: Final[Mapping[str, Action]] = {
    "draw": DRAW,
    "pass": PASS,
    "accept": ACCEPT,
    "challenge": CHALLENGE,
    "uno": CALL_UNO,
    "next": NEXT,
    "agree": AGREE,
    "disagree": DISAGREE,
}
_WORDS: Final = {action: word for word, action in _PLAIN.items()}


def parse_action(text: str, names: tuple[str, ...]) -> Action:
    """The action that a text in the syntax of a record means."""
    verb, *rest = text.split()[:6] or [""]
    verb = verb.lower()
    about = text.strip(_BLANKS)[len(verb) :].strip(_BLANKS)
    if verb in _ABOUT_PLAYERS:
        return _ABOUT_PLAYERS[verb][_seat(about, names)]
    if verb == "write":
        return Write(_custom_rule(about))
    words = rest  # as they are written, so that an error tells them so
    uno = verb in ("play", "star", "discard", "jump") and "".join(words[-1:]).lower() == "uno"
    if uno:
        words.pop()
    if verb in _PLAIN and not words:
        return _PLAIN[verb]
    if verb == "play" and 1 <= len(words) <= 2:
        return Play(_card(words[0]), _colour(words[1]) if len(words) == 2 else None, uno)
    if verb in ("star", "colour") and len(words) == 1:
        return Star(_colour(words[0]), uno) if verb == "star" else NameColour(_colour(words[0]))
    if verb in ("show", "discard", "jump") and len(words) == 1:
        card = _card(words[0])
        return Show(card) if verb == "show" else Discard(card, uno) if verb == "discard" else Jump(card, uno)
    raise _Unreadable("unknown-action", action=shown(text.strip(_BLANKS)), allowed=_VERBS)


_ABOUT_PLAYERS: Final[Mapping[str, Sequence[Action]]] = {
    "catch": CATCHES,
    "demand": DEMANDS,
    "choose": CHOICES,
}
_VERBS: Final = (
    *("play", "star", "colour", "show", "discard", "jump", "write"),
    *_PLAIN,
    *_ABOUT_PLAYERS,
)


# The header


class _Header:
    """The lines before `begin`, with their numbers, and what they mean together."""

    def __init__(self) -> None:
        self._version_read = False
        self._lines: dict[str, list[tuple[str, int]]] = {}  # key: values with their lines
        self._hand_lines: dict[int, int] = {}
        self.at = 0  # the line that is being looked at; 0 for the line `begin`
        self.names: tuple[str, ...] = ()
        self.rules: Rules | None = None

    def add(self, text: str, number: int) -> None:
        """Take a line; what it says is checked by `finish`."""
        if not self._version_read:
            if text.split() != ["uno", "1"]:
                raise _Unreadable("no-version")
            self._version_read = True
            return
        key, colon, value = text.partition(":")
        key = key.strip(_BLANKS)
        if not colon or key not in _HEADER_KEYS:
            raise _Unreadable("unknown-header", text=shown(text))
        lines = self._lines.setdefault(key, [])
        if len(lines) == _HEADER_KEYS[key]:
            raise _Unreadable("said-too-often", key=key, count=len(lines))
        lines.append((value.strip(_BLANKS), number))

    def line_of(self, error: SetupError) -> int | None:
        """The line that an error of a setup is about; None if it is about one that is missing."""
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
        """From the top, the first line with more copies of a card than the deck has left."""
        assert self.rules is not None
        left = self.rules.cards.count(card)
        lines = [(number, text) for key in _CARD_KEYS for text, number in self._lines.get(key, ())]
        for number, text in sorted(lines):
            left -= _cards(text.rpartition("=")[2], self.names).count(card)
            if left < 0:
                return number
        return None

    def finish(self) -> Record:
        """All lines together; SetupError, RecordError or _Unreadable where they make no game."""
        if not self._version_read:
            raise _Unreadable("no-version")
        rules = self.rules = self._rules()
        levels = self._players()
        names = self.names
        given: dict[str, Any] = {
            key: read(value, names) for key, read in _FACTS.items() for value in self._each(key)
        }
        given["dealer_draws"] = tuple(_draw(value, names) for value in self._each("dealer-draw"))
        if "hand" in self._lines:
            given["hands"] = self._hands()
        setup = Setup(rules, len(names), **given)
        setup.check()
        return Record(names, levels, setup)

    def _each(self, key: str) -> Iterator[str]:
        """The values of a key; an error while one is dealt with is an error of its line."""
        for value, number in self._lines.get(key, ()):
            self.at = number
            yield value
        self.at = 0

    def _rules(self) -> Rules:
        for name in self._each("rulebook"):
            if name not in RULEBOOKS:
                raise _Unreadable("unknown-rulebook", name=shown(name), allowed=tuple(RULEBOOKS))
            rules = RULEBOOKS[name]
            break
        else:
            raise _Unreadable("no-rulebook", allowed=tuple(RULEBOOKS))
        named: set[str] = set()
        for text in self._each("rule"):
            option, equals, value = (part.strip(_BLANKS) for part in text.partition("="))
            if not equals:
                raise _Unreadable("no-option", text=shown(text))
            if option in named:
                raise _Unreadable("option-twice", option=option)
            named.add(option)
            try:
                rules = rules.with_option(option, value)
            except RuleError as error:
                raise _Unreadable(error.code, **{**error.facts, "option": shown(option)}) from None
        for text in self._each("custom-rule"):
            rules = rules.but(custom_rule=_custom_rule(text))
        try:
            rules.check()
        except RuleError as error:
            self.at = self._line_of_option(error.option)
            raise _Unreadable(error.code, **error.facts) from None
        return rules

    def _line_of_option(self, option: str) -> int:
        """Where an option is changed; 0 if it is the rulebook's."""
        if option == "custom_rule":
            return self._lines["custom-rule"][0][1]
        rules = self._lines.get("rule", ())
        return next((number for text, number in rules if text.partition("=")[0].strip(_BLANKS) == option), 0)

    def _players(self) -> tuple[str | None, ...]:
        names: list[str] = []
        levels: list[str | None] = []
        for text in self._each("player"):
            name, bar, kind = (part.strip(_BLANKS) for part in text.partition("|"))
            if (code := why_not(name)) is not None:
                raise _Unreadable(code, name=shown(name))
            if twice((*names, name)):
                raise _Unreadable("name-twice", name=name)
            level = _level(kind) if bar else None
            if len(names) == MAX_PLAYERS:
                raise _Unreadable("too-many-players", "R5", count=MAX_PLAYERS)
            names.append(name)
            levels.append(level)
        if len(names) < MIN_PLAYERS:
            raise _Unreadable("too-few-players", "R5", count=MIN_PLAYERS)
        self.names = tuple(names)
        return tuple(levels)

    def _hands(self) -> tuple[tuple[Card, ...], ...]:
        hands: dict[int, tuple[Card, ...]] = {}
        for text in self._each("hand"):
            name, equals, cards = text.partition("=")
            if not equals:
                raise _Unreadable("no-hand", text=shown(text))
            seat = _seat(name.strip(_BLANKS), self.names)
            if seat in hands:
                raise _Unreadable("hand-twice", name=name.strip(_BLANKS))
            hands[seat] = _cards(cards, self.names)
            self._hand_lines[seat] = self.at
        return tuple(hands.get(seat, ()) for seat in range(len(self.names)))


def _is_cut(text: str) -> bool:
    """Whether a line of the header ends before its meaning is known."""
    return any(whole.startswith(text) and whole != text for whole in _OPENINGS)


def _next_line(file: BinaryIO) -> bytes:
    """The next line, or so much of it that it is too long."""
    try:
        return file.readline(MAX_LINE + 1)
    except OSError:  # of a folder, or of a disk that broke
        raise RecordError(0, "cannot-read") from None


def _text_of(line: bytes, number: int, in_header: bool) -> str:
    """A line without its end, its comment, and the byte order mark of a file."""
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise RecordError(number, "not-utf-8") from None
    if not (_CUSTOM_RULE if in_header else _WRITES).match(text):  # there a # is the players' own
        text = _COMMENT.sub("", text, count=1)
    return text.strip(_BLANKS)


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _seat(name: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise _Unreadable("unknown-player", name=shown(name), players=names)
    return names.index(name)


def _custom_rule(text: str) -> CustomRule:
    try:
        return CustomRule.read(text)
    except CustomRuleError as error:
        facts = {"place": error.place, "text": shown(error.text), "nearest": error.nearest or "none"}
        raise _Unreadable(f"custom-{error.code}", "R44", **facts) from None


def _card(text: str) -> Card:
    try:
        return Card(text if text.isascii() else "")  # capitals of other letters may be ours
    except ValueError:
        raise _Unreadable("unknown-card", text=shown(text)) from None


def _cards(text: str, names: tuple[str, ...]) -> tuple[Card, ...]:  # noqa: ARG001
    return tuple(_card(word) for word in text.split())


def _colour(text: str, names: tuple[str, ...] = ()) -> Colour:  # noqa: ARG001
    try:
        return Colour(text.lower())
    except ValueError:
        raise _Unreadable("unknown-colour", text=shown(text)) from None


def _direction(text: str, names: tuple[str, ...]) -> int:  # noqa: ARG001
    if text not in ("left", "right"):
        raise _Unreadable("unknown-direction", text=shown(text))
    return 1 if text == "left" else -1


def _integer(text: str) -> int:
    if not _INTEGER.fullmatch(text) or len(text) > MAX_DIGITS:
        raise _Unreadable("no-number", text=shown(text))
    return int(text)


def _count(text: str, least: int) -> int:
    number = _integer(text)
    if not least <= number <= 1_000_000:
        raise _Unreadable("number-out-of-range", text=shown(text), least=least, most=1_000_000)
    return number


def _totals(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    totals: dict[int, int] = {}
    for name, number in _pairs(text):
        seat = _seat(name, names)
        if seat in totals:
            raise _Unreadable("name-twice", name=name)
        totals[seat] = _count(number, 0)
    return tuple(totals.get(seat, 0) for seat in range(len(names)))


def _draw(text: str, names: tuple[str, ...]) -> tuple[tuple[int, Card], ...]:
    return tuple((_seat(name, names), _card(card)) for name, card in _pairs(text))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """The pairs of a list such as "Anna B3, Ben RS"; a name may hold blanks."""
    for item in text.split(","):
        name, blank, value = item.strip(_BLANKS).rpartition(" ")
        if not blank:
            raise _Unreadable("no-pair", text=shown(item.strip(_BLANKS)))
        yield name.strip(_BLANKS), value


def _called(text: str, names: tuple[str, ...]) -> frozenset[int]:
    return frozenset(_seat(name.strip(_BLANKS), names) for name in text.split(",") if text)


_FACTS: Final[Mapping[str, Callable[[str, tuple[str, ...]], Any]]] = {
    "seed": lambda text, _: _integer(text),
    "dealer": _seat,
    "stock": _cards,
    "discard": _cards,
    "colour": _colour,
    "turn": _seat,
    "direction": _direction,
    "called": _called,
    "totals": _totals,
    "round": lambda text, _: _count(text, 1),
}
_CARD_KEYS: Final = ("hand", "stock", "discard")
# Every key with how often it may stand; too many players, and hands of nobody, are found by `finish`.
_HEADER_KEYS: Final = dict.fromkeys(("rulebook", "custom-rule", *_FACTS), 1) | dict.fromkeys(
    ("rule", "player", "hand", "dealer-draw"), 100
)
_OPENINGS: Final = ("uno 1", *(f"{key}:" for key in _HEADER_KEYS), "begin")
