"""Every wish, answer and message comes out of a line as it went in; what makes no sense is found."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.engine import Game, PublicView, View
from access_uno.engine.actions import DRAW, Catch, Play
from access_uno.engine.cards import Card
from access_uno.engine.events import TurnBegan
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.engine.values import Value
from access_uno.protocol import answers, messages, schema, wishes
from access_uno.protocol.codec import Answered, ClientCodec, Fault, NonsenseError, Request, ServerCodec
from access_uno.protocol.game_json import view_values
from access_uno.protocol.schema import Answer, Form, Length, Message, OneOf, Range
from access_uno.protocol.wishes import WISHES, Wish, answer_of
from access_uno.server.session import _WISHES as DONE_BY_SESSIONS
from access_uno.table import Presence
from tests.engine.test_laws import seeds
from tests.engine.worlds import setups, walk

NAMES = ("Anna", "Ben", "Zoë")
GAME = Game.begin(Setup(RULEBOOKS["mario-it"].but(jump_in="yes"), len(NAMES), 7))[0]
FORMS: Mapping[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from(range(len(NAMES))),
    "action": st.sampled_from((DRAW, Catch(1), Play(Card("R7"), uno=True))),
    "events": st.sampled_from(((), (TurnBegan(2), Presence(1, here=False)))),
    "view": st.just(GAME.view(0)),
    "rules": st.sampled_from((GAME.rules, *RULEBOOKS.values())),
}


def kinds(room: Any, of: type) -> list[Any]:
    return [kind for kind in vars(room).values() if isinstance(kind, type) and issubclass(kind, of)][1:]


MESSAGES, ANSWERS = kinds(messages, Message), kinds(answers, Answer)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Whatever an annotation allows."""
    inside, said = schema.apart(kind)
    for one in said:
        match one:
            case Form(name):
                return FORMS[name]
            case Range(least, most):
                return st.integers(least, most)
            case Length(most):
                return st.text(max_size=min(most, 60))
            case OneOf(choices):
                return st.sampled_from(choices)
    origin, parts = get_origin(inside), get_args(inside)
    if origin in (Union, UnionType):
        return st.one_of([values(part) for part in parts])
    if origin is tuple:
        return st.lists(values(parts[0]), max_size=3).map(tuple)
    if origin is Literal:
        return st.sampled_from(parts)
    if isinstance(inside, type) and issubclass(inside, Value):
        return st.builds(inside, **{field.name: values(field.kind) for field in schema.fields_of(inside)})
    plain: Mapping[Any, st.SearchStrategy[Any]] = {
        str: st.text(max_size=60),
        int: st.integers(-(10**9), 10**9),
        bool: st.booleans(),
        NoneType: st.none(),
        Mapping: st.dictionaries(st.text(max_size=5), st.integers() | st.text(max_size=5), max_size=3),
    }
    return plain[origin or inside]


def of_some(found: list[Any]) -> st.SearchStrategy[Any]:
    return st.sampled_from(found).flatmap(values)


def match_of(view: View | PublicView, names: tuple[str, ...], rules: Any = None) -> messages.Match:
    own = view.seat if isinstance(view, View) else None
    return messages.Match("123456", 1, names, own, rules or view.rules, 0, 0, view, (None,) * len(names))


class Line:
    """Both ends of a line, at which a match has begun."""

    def __init__(self, view: str = "whole") -> None:
        self.server, self.client = ServerCodec(), ClientCodec()
        self.bytes: list[int] = []
        self.asks(wishes.Hello(1, "en", "changes" if view == "changes" else "whole"))

    def asks(self, wish: Wish[Any], answer: Answer | None = None) -> Request:
        request = self.server.read(self.client.write(wish))
        answer = answer or answers.Account("anna", False, False, ())
        assert self.client.read(self.server.answer(request, answer)) == Answered(wish, answer)
        return request

    def tells(self, message: Message) -> Any:
        line = self.server.message(message)
        self.bytes.append(len(line.encode()))
        return self.client.read(line)


@given(of_some(list(WISHES.values())))
def test_every_wish_comes_out_as_it_went_in(wish: Wish[Any]) -> None:
    line = Line()
    line.tells(match_of(GAME.view(0), NAMES))
    assert line.server.read(line.client.write(wish)).wish == wish


@given(of_some(MESSAGES))
def test_every_message_comes_out_as_it_went_in(message: Message) -> None:
    line = Line()
    line.tells(match_of(GAME.view(0), NAMES))
    if isinstance(message, messages.Match):
        message = message.but(players=NAMES, you=0)
    assert line.tells(message) == message


@given(st.data())
def test_every_answer_comes_out_as_it_went_in_with_the_wish_that_it_is_for(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(list(WISHES.values())))
    wish, line = data.draw(values(kind)), Line()
    line.tells(match_of(GAME.view(0), NAMES))
    line.asks(wish, data.draw(values(answer_of(kind)) | values(answers.Refused)))


def test_every_answer_and_every_wish_has_its_place() -> None:
    given_to: set[Any] = set()
    for kind in WISHES.values():
        given_to |= set(get_args(answer_of(kind)) or (answer_of(kind),))
    assert given_to | {answers.Refused} == set(ANSWERS)
    assert set(WISHES.values()) == set(DONE_BY_SESSIONS)


def test_a_text_that_fills_its_line_is_read() -> None:
    text = "x" * (wishes.LONGEST_LINE - 100)
    assert ServerCodec().read(json.dumps({"do": "say", "text": text})).wish == wishes.Say(text)


@pytest.mark.parametrize("mark", [7, "seven", "", -3, True, (1 << 53) - 1])
def test_an_id_comes_back(mark: object) -> None:
    server = ServerCodec()
    request = server.read(json.dumps({"do": "ping", "id": mark}))
    assert json.loads(server.answer(request, answers.Done())) == {"type": "done", "do": "ping", "id": mark}


@pytest.mark.parametrize("mark", [None, 1.5, [7], {}, "x" * 101, 1 << 53])
def test_what_can_be_no_id_is_left_aside(mark: object) -> None:
    server = ServerCodec()
    request = server.read(json.dumps({"do": "ping", "id": mark}))
    assert "id" not in json.loads(server.answer(request, answers.Done()))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("hello", Fault("no-json")),
        ("[]", Fault("no-json")),
        ("{}", Fault("unknown-wish", {"what": "None"})),
        ('{"do": ["ping"]}', Fault("unknown-wish", {"what": "['ping']"})),
        ('{"do": "wish"}', Fault("unknown-wish", {"what": "wish"})),
        ('{"do": "say"}', Fault("missing", {"field": "text", "what": "say"}, wishes.Say)),
        ('{"do": "say", "text": null}', Fault("missing", {"field": "text", "what": "say"}, wishes.Say)),
        ('{"do": "join", "since": "1"}', Fault("wrong-field", {"field": "since"}, wishes.Join)),
        (
            '{"do": "hello", "view": "new"}',
            Fault("wrong-field", {"field": "view"}, wishes.Hello),
        ),
        (
            '{"do": "computer", "level": "x"}',
            Fault("wrong-field", {"field": "level"}, wishes.Computer),
        ),
        ('{"do": "act", "action": 7}', Fault("wrong-field", {"field": "action"}, wishes.Act)),
        ('{"do": "act", "action": "fly\\u001b"}', Fault("no-action", {"action": "fly?"}, wishes.Act)),
        ('{"do": "play", "chance": 3601}', Fault("wrong-field", {"field": "chance"}, wishes.Play)),
        ('{"do": "tables", "page": 1000001}', Fault("wrong-field", {"field": "page"}, wishes.Tables)),
        ('{"do": "play", "chance": true}', Fault("wrong-field", {"field": "chance"}, wishes.Play)),
    ],
)
def test_what_is_no_wish_is_found_with_what_is_wrong(line: str, fault: Fault) -> None:
    assert ServerCodec().read(line).wish == fault


@pytest.mark.parametrize(
    "line",
    [
        "",
        "7",
        "{}",
        '{"type": 7}',
        '{"type": "named"}',
        '{"type": "named", "name": 7}',
        '{"type": "said", "name": "Ben", "text": null}',
        '{"type": "done", "do": "ping"}',
        '{"type": "game", "step": 0, "by": null, "events": [], "view": {}}',
        '{"type": "match", "code": "1", "match": 1, "players": ["Ben", "Ben"]}',
    ],
)
def test_what_a_server_cannot_mean_is_told(line: str) -> None:
    with pytest.raises(NonsenseError):
        ClientCodec().read(line)


def test_what_a_client_does_not_know_is_left_alone() -> None:
    client = ClientCodec()
    assert client.read('{"type": "danced", "name": "Ben"}') is None
    assert client.read('{"type": "named", "name": "Ben", "how": "loud"}') == messages.Named("Ben")


def test_an_answer_to_another_question_is_told() -> None:
    client = ClientCodec()
    client.write(wishes.Who())
    with pytest.raises(NonsenseError):
        client.read('{"type": "done", "do": "ping"}')


# What is new only


def told_by(setup: Setup, seed: int, seat: int | None, steps: int) -> Iterator[messages.Game]:
    """The steps of a game as they are told to a seat, or to all."""
    game, events = Game.begin(setup)
    for number, step in enumerate(walk(game, seed, steps)):
        view = step.game.public() if seat is None else step.game.view(seat)
        seen = tuple(event.seen_by(seat) for event in (*events, *step.events))
        events = []
        yield messages.Game(number, step.seat, seen, view)


@given(setups, seeds, st.booleans(), st.sampled_from(("whole", "changes")))
def test_a_view_that_is_told_by_its_changes_is_whole_again_at_the_client(
    setup: Setup, seed: int, plays: bool, how: str
) -> None:
    names, seat = tuple(f"n{number}" for number in range(setup.players)), 0 if plays else None
    game, _ = Game.begin(setup)
    line = Line(how)
    match = match_of(game.view(0) if plays else game.public(), names)
    assert line.tells(match) == match
    for told in told_by(setup, seed, seat, 60):
        assert line.tells(told) == told


@given(seeds)
def test_where_changes_are_asked_for_no_line_tells_what_was_told(seed: int) -> None:
    setup = Setup(RULEBOOKS["mario-de"], 3, seed)
    game, _ = Game.begin(setup)
    server = ServerCodec()
    server.answer(server.read('{"do": "hello", "protocol": 1, "view": "changes"}'), answers.Done())
    told = json.loads(server.message(match_of(game.view(0), NAMES)))
    assert told["rulebook"] == "mario-de"
    last = told["view"]
    assert not {"rulebook", "rules", "custom_rule"} & last.keys()
    for step in told_by(setup, seed, 0, 40):
        new = json.loads(server.message(step))["view"]
        assert all(name not in last or last[name] != value for name, value in new.items() if name != "laid")
        assert "discard" not in new or "laid" not in new
        whole = view_values(step.view, NAMES)
        assert whole["discard"][len(whole["discard"]) - len(new.get("laid", ())) :] == new.get("laid", [])
        assert all(whole[name] == value for name, value in new.items() if name != "laid")
        last.update(new)


def test_a_new_match_is_told_whole() -> None:
    line = Line("changes")
    first, second = match_of(GAME.view(0), NAMES), match_of(GAME.view(1), NAMES[::-1])
    assert [line.tells(match) for match in (first, second, first)] == [first, second, first]
