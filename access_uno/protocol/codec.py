"""JSON of wishes, answers and messages, and these made of it again, as their annotations say.

Only where there is a socket: in one process the values themselves are handed over. What a server reads is
checked and refused; what a client reads is checked as far as it is known, and may hold more.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin

from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from access_uno.engine.values import Value
from access_uno.protocol import messages, page, schema
from access_uno.protocol.answers import Refused
from access_uno.protocol.game_json import GameJson, WireError, read_rules, rules_values
from access_uno.protocol.page import PageMessage, PageWish
from access_uno.protocol.schema import Answer, Form, JsonObject, Length, Message, OneOf, Range
from access_uno.protocol.wishes import WISHES, Hello, Wish, answer_of
from access_uno.text.sanitize import sanitize

_LARGEST: Final = 10**9  # of numbers, where no annotation says it
_LONGEST: Final = 16_000  # of a text or a list
_LONGEST_ID: Final = 100
_LONGEST_KIND: Final = 40
_MESSAGES: Final = schema.kinds_in(vars(messages), Message)
_PAGE_WISHES: Final = schema.kinds_in(vars(page), PageWish)


class NonsenseError(ValueError):
    """What a server said cannot be meant, or this program is too old to understand it."""


# One value


class _Coder(NamedTuple):
    """How values of a type become JSON, and are made of it; WireError if they cannot be."""

    write: Callable[[GameJson, Any], Any]
    read: Callable[[GameJson, Any], Any]


@cache
def _coder(kind: Any) -> _Coder:
    inside, said = schema.apart(kind)
    if said:
        return _annotated(inside, said)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _union(parts)
    if origin is Literal:
        return _Coder(_as_it_is, _checked(lambda value: isinstance(value, str) and value in parts))
    if origin is tuple:
        return _list(_coder(parts[0]))
    if isinstance(kind, type) and issubclass(kind, Value):
        return _object(kind)
    return _Coder(_as_it_is, _checked(_PLAIN[origin or kind]))


def _as_it_is(_: GameJson, value: Any) -> Any:
    return value


def _checked(is_right: Callable[[Any], bool]) -> Callable[[GameJson, Any], Any]:
    def read(_: GameJson, value: Any) -> Any:
        if not is_right(value):
            raise WireError("no such value")
        return value

    return read


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _LARGEST


_PLAIN: Final[Mapping[Any, Callable[[Any], bool]]] = {
    str: lambda value: isinstance(value, str) and len(value) <= _LONGEST,
    int: _is_number,
    bool: lambda value: isinstance(value, bool),
    NoneType: lambda value: value is None,
    Mapping: lambda value: isinstance(value, dict),
}


def _annotated(inside: Any, said: tuple[Any, ...]) -> _Coder:
    form = next((one for one in said if isinstance(one, Form)), None)
    if form is not None:
        return _FORMS[form.name]
    coder, bounds = _coder(inside), tuple(map(_bound, said))

    def read(game: GameJson, value: Any) -> Any:
        value = coder.read(game, value)
        if not all(is_within(value) for is_within in bounds):
            raise WireError("no such value")
        return value

    return _Coder(coder.write, read)


_FORMS: Final[Mapping[str, _Coder]] = {
    "seat": _Coder(GameJson.write_seat, GameJson.read_seat),
    "action": _Coder(GameJson.write_action, GameJson.read_action),
    "events": _Coder(GameJson.write_events, GameJson.read_events),
    "view": _Coder(GameJson.write_view, GameJson.read_view),
    "rules": _Coder(lambda _, rules: rules_values(rules), lambda _, told: read_rules(told)),
    "scene": _Coder(lambda _, scene: _write_scene(scene), _as_it_is),
}


def _write_scene(scene: Value) -> JsonObject:
    return {"kind": schema.kind_of(type(scene)), **_unusual(scene)}


def _unusual(value: Any) -> Any:
    """Return a value of a scene as JSON, without the fields that are as usual."""
    if isinstance(value, tuple):
        return [_unusual(one) for one in value]
    if not isinstance(value, Value):
        return value
    fields = [(field, getattr(value, field.name)) for field in schema.fields_of(type(value))]
    return {field.key: _unusual(one) for field, one in fields if one != field.default}


def _bound(said: object) -> Callable[[Any], bool]:
    match said:
        case Range(least, most):
            return lambda value: bool(least <= value <= most)
        case Length(most):
            return lambda value: len(value) <= most
        case OneOf(choices):
            return lambda value: value in choices
    return lambda _: True


def _union(parts: Sequence[Any]) -> _Coder:
    coders = [_coder(part) for part in parts]
    values = {part: coder for part, coder in zip(parts, coders, strict=True) if isinstance(part, type)}
    [*_, other] = [coder for part, coder in zip(parts, coders, strict=True) if part is not NoneType]

    def write(game: GameJson, value: Any) -> Any:
        return None if value is None else values.get(type(value), other).write(game, value)

    def read(game: GameJson, value: Any) -> Any:
        for coder in coders:
            try:
                return coder.read(game, value)
            except WireError:
                continue
        raise WireError("no such value")

    return _Coder(write, read)


def _list(each: _Coder) -> _Coder:
    def write(game: GameJson, value: Sequence[Any]) -> list[Any]:
        return [each.write(game, one) for one in value]

    def read(game: GameJson, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > _LONGEST:
            raise WireError("no such value")
        return tuple([each.read(game, one) for one in value])

    return _Coder(write, read)


def _object(kind: type[Value]) -> _Coder:
    fields = [(field, _coder(field.kind)) for field in schema.fields_of(kind)]

    def write(game: GameJson, value: Value) -> dict[str, Any]:
        written: dict[str, Any] = {}
        for field, coder in fields:
            one = coder.write(game, getattr(value, field.name))
            written |= one if field.is_spread else {field.key: one}
        return written

    def read(game: GameJson, value: Any) -> Value:
        if not isinstance(value, dict):
            raise WireError("no such value")
        given = {}
        for field, coder in fields:
            if field.is_spread:
                given[field.name] = coder.read(game, value)
            elif field.key in value:
                given[field.name] = coder.read(game, value[field.key])
            elif field.is_required:
                raise WireError(f"no {field.key}")
        return kind(**given)

    return _Coder(write, read)


# A connection

Id = str | int | None


class Fault(Value):
    """Why a line is no wish: the code with which it is refused, and the facts."""

    code: str
    facts: Mapping[str, Any] = {}
    kind: type[Wish[Any]] | None = None  # what the line was to be, where that is known


class Request(Value):
    """A line of a client: what it wishes, and with what the answer is known as its own."""

    wish: Wish[Any] | Fault
    do: str | None = None
    id: Id = None


class ServerCodec:
    """The server's end of a connection: reads wishes, writes answers and messages."""

    def __init__(self) -> None:
        self._game = GameJson()

    def read(self, line: str | bytes) -> Request:
        """Return what a client wishes, or what is wrong with it."""
        try:
            values = json.loads(line)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            return Request(Fault("no-json"))
        do, mark = values.get("do"), values.get("id")
        kind = WISHES.get(str(do))
        unknown = Fault("unknown-wish", {"what": str(do)[:_LONGEST_KIND]})
        wish = unknown if kind is None else self._wish(kind, values)
        known = do if isinstance(do, str) and len(do) <= _LONGEST_KIND else None
        return Request(wish, known, mark if _is_id(mark) else None)

    def _wish(self, kind: type[Wish[Any]], values: Mapping[str, Any]) -> Wish[Any] | Fault:
        given, missing = {}, ""
        for field in schema.fields_of(kind):
            value = values.get(field.key)
            if value is None:
                missing = missing or (field.key if field.is_required else "")
                continue
            try:
                given[field.name] = _coder(field.kind).read(self._game, value)
            except WireError:
                if schema.apart(field.kind)[1][:1] == (Form("action"),) and isinstance(value, str):
                    return Fault("no-action", {"action": sanitize(value[:_LONGEST_KIND])}, kind)
                return Fault("wrong-field", {"field": field.key}, kind)
        if missing:
            return Fault("missing", {"field": missing, "what": schema.kind_of(kind)}, kind)
        return kind(**given)

    def answer(self, request: Request, answer: Answer) -> str:
        """Return the line with the answer to a request."""
        if isinstance(request.wish, Hello) and not isinstance(answer, Refused):
            self._game.tells_changes = request.wish.view == "changes"
        kind = "refused" if isinstance(answer, Refused) else "done"
        mark = {} if request.id is None else {"id": request.id}
        fields = _coder(type(answer)).write(self._game, answer)
        return _line({"type": kind, "do": request.do, **mark, **fields})

    def message(self, message: Message) -> str:
        """Return the line with a message."""
        if isinstance(message, messages.Match):
            self._game.begin(message.players, message.rules, message.you)
        fields = _coder(type(message)).write(self._game, message)
        return _line({"type": schema.kind_of(type(message)), **fields})


def _is_id(mark: object) -> bool:
    """Return whether a client may know its answers by this."""
    if isinstance(mark, str):
        return len(mark) <= _LONGEST_ID
    return isinstance(mark, int) and abs(mark) < 1 << 53


class Answered(Value):
    """A wish, and the answer to it."""

    wish: Wish[Any]
    answer: Answer


class ClientCodec:
    """The client's end of a connection: writes wishes, reads answers and messages."""

    def __init__(self) -> None:
        self._game = GameJson()
        self._asked: deque[Wish[Any]] = deque()

    def write(self, wish: Wish[Any]) -> str:
        """Return the line with a wish, which is about to be sent."""
        self._asked.append(wish)
        values = {
            field.key: _coder(field.kind).write(self._game, value)
            for field in schema.fields_of(type(wish))
            if (value := getattr(wish, field.name)) != field.default
        }
        return _line({"do": schema.kind_of(type(wish)), **values})

    def read(self, line: str | bytes) -> Message | Answered | None:
        """Return what a server says, None if no such lines are known here; NonsenseError if it is none."""
        try:
            values = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise NonsenseError("no JSON") from error
        return self.understood(values)

    def understood(self, values: object) -> Message | Answered | None:
        """Return what a line means that is read as JSON, as `read` does."""
        if not isinstance(values, dict) or not isinstance(kind := values.get("type"), str):
            raise NonsenseError("no line")
        try:
            if kind in ("done", "refused"):
                return self._answer(values, Refused if kind == "refused" else None)
            return self._message(_MESSAGES[kind], values) if kind in _MESSAGES else None
        except WireError as error:
            raise NonsenseError(f"{kind[:_LONGEST_KIND]}: {error}") from error

    def _answer(self, values: Mapping[str, Any], kind: type[Answer] | None) -> Answered:
        if not self._asked:
            raise NonsenseError("an answer, and no question")
        wish = self._asked.popleft()
        if values.get("do") != schema.kind_of(type(wish)):
            raise NonsenseError("an answer to another question")
        return Answered(wish, _coder(kind or answer_of(type(wish))).read(self._game, values))

    def _message(self, kind: type[Message], values: Mapping[str, Any]) -> Message:
        if kind is messages.Match:
            self._begin_match(values)
        message: Message = _coder(kind).read(self._game, values)
        return message

    def _begin_match(self, values: Mapping[str, Any]) -> None:
        names, own = values.get("players"), values.get("you")
        if (
            not isinstance(names, list)
            or not all(isinstance(name, str) for name in names)
            or not MIN_PLAYERS <= len(names) == len(set(names)) <= MAX_PLAYERS
            or own not in (None, *names)
        ):
            raise WireError("no players")
        self._game.begin(names, read_rules(values), None if own is None else names.index(own))


class PageCodec:
    """The server's end of a connection to a browser's page."""

    def __init__(self) -> None:
        self._game = GameJson()
        self._scene: JsonObject = {}  # as told last, whole

    def read(self, frame: str) -> PageWish:
        """Return what a page wishes; raise NonsenseError if that cannot be meant."""
        try:
            values = json.loads(frame)
            json.dumps(values, ensure_ascii=False).encode()  # fails if halves of characters are in it
            wish: PageWish = _coder(_PAGE_WISHES[values.pop("do")]).read(self._game, values)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise NonsenseError(f"no wish of a page: {error}") from error
        return wish

    def write(self, message: PageMessage) -> str:
        """Return the frame with a message; of a scene only what differs from the one before."""
        kind = type(message)
        fields = _coder(kind).write(self._game, message)
        if isinstance(message, page.Shown):
            fields["scene"] = self._changes(fields["scene"])
        else:
            usual = {field.key: field.default for field in schema.fields_of(kind)}
            fields = {key: value for key, value in fields.items() if value != usual[key]}
        return _line({"type": schema.kind_of(kind), **fields}).rstrip()

    def _changes(self, scene: JsonObject) -> JsonObject:
        before, self._scene = self._scene, scene
        if before.get("kind") != scene["kind"]:
            return scene
        return {key: value for key, value in scene.items() if key == "kind" or value != before[key]}


def _line(values: Mapping[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")) + "\n"
