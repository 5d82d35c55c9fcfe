"""A house that lies: what it says is changed by chance, at a console that plays there by chance.

Nothing may come of it but a game that goes on, or the one sentence that the house is not understood.
"""

from __future__ import annotations

import io
import json
from collections import deque
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.engine import Game
from access_uno.engine.actions import Action
from access_uno.engine.custom import CustomRule
from access_uno.engine.game import IllegalActionError
from access_uno.engine.notation import action_text, parse_action
from access_uno.engine.rules import OPTIONS, RULEBOOKS, RuleError, Rules
from access_uno.engine.setup import Setup
from access_uno.play.online.join import Invitation, JoinMode
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol.codec import ClientCodec, NonsenseError
from access_uno.protocol.game_json import GameJson, event_values, rules_values
from access_uno.protocol.wishes import Wish
from access_uno.settings import Home, Settings
from access_uno.ssh import client as dial
from access_uno.words import languages, words_of

Line = dict[str, Any]
NAMES: Final = ("Anna", "Ben", "Zoë")
HOSTILE: Final = ("\x1b[2JBen", "B\u202een", "", "Ben\r\nAnna", "x" * 2000, "Ben { $name }", "\ue000", "-1")
STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    3,
    10**30,
    1e308,
    float("nan"),
    "",
    "R7",
    "X9",
    "?",
    "Anna",
    [],
    {},
    [[]],
)
KEYS: Final = [
    *"hctnskuaxrgpi?1,.<>",
    "enter",
    "space",
    "down",
    "up",
    "left",
    "right",
    "tab",
    "escape",
    "backspace",
]
TYPED: Final = [
    "hand",
    "draw",
    "who",
    "say hello",
    "next",
    "score",
    "top",
    "turn",
    "leave",
    "play 1",
    "1",
    "2",
    "?",
    "",
]


class House:
    """A table of a house where the others play by chance; what it says goes through `told`."""

    def __init__(self, random: Random, names: tuple[str, ...], told: Callable[[Line], None]) -> None:
        self._random, self.names, self._told = random, names, told
        self.code, self.step = "123456", 0
        setup = Setup(some_rules(random), len(names), random.randrange(1000))
        self.game, self._begun = Game.begin(setup)
        self._json = GameJson()
        self._json.tells_changes = random.random() < 0.5

    def hello(self) -> None:
        self._told(
            {"type": "hello", "protocol": 1, "name": self.names[0], "guest": False, "languages": ["en"]}
        )

    def asked(self, wish: Mapping[str, Any]) -> None:
        do = wish["do"]
        answer: Line = {}
        account = {"name": self.names[0], "guest": False, "admin": True, "settings": {}, "ignored": []}
        match do:
            case "hello" | "name":
                answer = account
            case "device":
                answer = {"code": "654321", "seconds": 600}
            case "tables":
                answer = {
                    "tables": [self._table() | {"rulebook": "mario-de", "people": ["Ben"], "mine": False}]
                }
            case "who":
                answer = {
                    "people": [
                        {"name": name, "guest": False, "code": None, "watching": False} for name in NAMES
                    ]
                }
            case "ignore":
                answer = {"ignored": ["ben"]}
            case "join" | "play" | "watch":
                answer = {"code": self.code}
                self._sit(None if do == "watch" else 0)
            case "act":
                if not self._done(0, parse_action(wish["action"], self.names)):
                    self._told(
                        {
                            "type": "refused",
                            "do": do,
                            "code": "stale",
                            "rule": None,
                            "facts": {},
                            "reason": "No.",
                        }
                    )
                    return
        self._told({"type": "done", "do": do, **answer})
        if do in ("act", "go"):
            self._play()

    def _table(self) -> Line:
        players = [{"name": name, "level": None, "here": True} for name in self.names]
        return {
            "type": "table",
            "code": self.code,
            "owner": self.names[0],
            "state": "playing",
            "private": False,
            "seats": len(players),
            "computers": 0,
            "level": "normal",
            "free": 0,
            "chance": 60,
            **rules_values(self.game.rules),
            "players": players,
            "watching": ["Eve"],
        }

    def _sit(self, seat: int | None) -> None:
        self._seat = seat
        self._told(self._table())
        self._json.begin(self.names, self.game.rules, seat)
        standing: Line = {
            "code": self.code,
            "match": 1,
            "players": list(self.names),
            "levels": [None] * len(self.names),
        }
        standing |= {"you": None if seat is None else self.names[0], **rules_values(self.game.rules)}
        standing |= {"step": self.step, "past": 1, "view": self._view()}
        self._told({"type": "match", **standing})
        self._tell(None, self._begun)
        self._play()

    def _done(self, seat: int, action: Action) -> bool:
        try:
            events = self.game.apply(seat, action)
        except IllegalActionError:
            return False
        self.step += 1
        self._tell(self.names[seat], events)
        return True

    def _play(self) -> None:
        """The others move until it is the visitor's turn."""
        for _ in range(30):
            seats = [seat for seat in range(1, len(self.names)) if self.game.legal(seat)]
            if not seats or self.game.turn == 0:
                break
            seat = self._random.choice(seats)
            self._done(seat, self._random.choice(self.game.legal(seat)))
        own = self.game.turn == 0
        chances = [action_text(action, self.names) for action in self.game.legal(0)] if not own else []
        waits: Line = {
            "for": "person" if own else "chances" if chances else "round",
            "step": self.step,
            "code": "",
        }
        waits |= {"name": self.names[0] if own else None, "chances": chances, "proposed": None, "seconds": 60}
        self._told({"type": "waits", **waits})
        self._told({"type": "said", "name": "Ben", "text": "Hello"})

    def _tell(self, by: str | None, events: Any) -> None:
        own = self._seat
        seen = [event_values(event.seen_by(own), self.names) for event in events]
        seen.append({"event": "presence", "player": self.names[1], "here": True})
        told = {"step": self.step, "by": by, "events": seen, "view": self._view()}
        self._told({"type": "game", **told})

    def _view(self) -> Line:
        return self._json.write_view(self.game.view(0) if self._seat == 0 else self.game.public())


def some_rules(random: Random) -> Rules:
    """A rulebook with options by chance."""
    rules = random.choice(list(RULEBOOKS.values()))
    for option, values in random.sample(sorted(OPTIONS.items()), 6):
        try:
            rules = rules.with_option(option, str(random.choice(list(values))))
            rules.check()
        except (RuleError, TypeError):
            continue
    if rules.deck == "mario" and random.random() < 0.5:
        rules = rules.but(custom_rule=CustomRule.read("next draws 2; reverse | Sing."))
    try:
        rules.check()
    except RuleError:
        return RULEBOOKS["mario-de"]
    return rules


def strange(random: Random) -> Any:
    """Something unexpected there."""
    if random.random() < 0.1:
        deep: Any = 1
        for _ in range(2000):
            deep = [deep]
        return deep
    return random.choice((*STRANGE, *HOSTILE))


def changed(line: Any, random: Random) -> Any:
    """The same with one thing in it that is another."""
    places: list[tuple[Any, Any]] = []

    def collect(value: Any) -> None:
        inside = (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        )
        for key, one in inside:
            places.append((value, key))
            collect(one)

    collect(line)
    if not places or random.random() < 0.03:
        return {"type": random.choice(("dance", None, 7))} if random.random() < 0.7 else {}
    holder, key = random.choice(places)
    match random.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, strange(random))
        case 2:
            other, where = random.choice(places)
            holder[key] = (
                json.loads(json.dumps(other[where])) if where in other or isinstance(other, list) else 0
            )
        case 3 if isinstance(holder[key], str):
            holder[key] = random.choice(HOSTILE)
        case 4 if isinstance(holder, dict):
            holder["more"] = strange(random)
        case _:
            holder[key] = strange(random)
    return line


class _NoLine:
    """Instead of the line of SSH: the house answers in this process, one line after the other."""

    def __init__(self, random: Random, names: tuple[str, ...], lies: float) -> None:
        self._random, self._lies = random, lies
        self._lines: deque[Line] = deque()
        self._codec = ClientCodec()
        self.house = House(random, names, self._lines.append)
        self.known = "SHA256:none"

    def dial(self, *given: Any) -> _NoLine:
        self._told, self._changed = given[-2], given[-1]
        return self

    def start(self) -> None:
        self._changed("open")
        self.house.hello()

    def send(self, wish: Wish[Any]) -> None:
        self.house.asked(json.loads(self._codec.write(wish)))

    def stop(self, seconds: float = 2.0) -> None:
        self._lines.clear()

    def arrive(self) -> bool:
        """One line arrives; False if there is none."""
        if not self._lines:
            return False
        line = json.loads(json.dumps(self._lines.popleft()))
        if self._random.random() < self._lies:
            line = changed(line, self._random)
        try:
            told: Any = self._codec.understood(line)
        except NonsenseError as error:
            told = error
        if told is not None:
            self._told(told)
        return True


def liars(folder: Path, seed: int) -> str:
    """Visit a house that lies, and play; how it ended."""
    random = Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    language = random.choice(languages())
    (folder / "settings.toml").write_text(f'language = "{language}"\npause = 0\n', encoding="utf-8")
    settings, words, by_keys = Settings(folder / "settings.toml"), words_of(language), random.random() < 0.7
    out = io.StringIO()
    outlet = Outlet(Screen(out, by_keys, True, lambda: 80), settings.general, {"TERM": "dumb"}, devices=False)
    console = Console(settings, words, outlet, by_keys, Home.under(folder))
    console.now = count(0.0, 5.0).__next__
    names = (NAMES[0], random.choice((NAMES[1], NAMES[1], *HOSTILE)), *NAMES[2 : random.randint(2, 3)])
    line = _NoLine(random, names, random.choice((0.0, 0.03, 0.2)))
    left: list[int] = []

    def leave(status: int) -> None:
        left.append(status)
        console.leave()

    def first(online: OnlineSession) -> None:
        online.watch("123456") if random.random() < 0.2 else online.join("123456")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dial, "Line", line.dial)
        way = first if random.random() < 0.8 else None
        JoinMode(console, Invitation("example.org"), "Anna", way, leave).open()
        for _ in range(120):
            for _ in range(random.randrange(1, 8)):
                if console.running and line.arrive():
                    settle(console)
            if not console.running:
                break
            if by_keys:
                console.key(random.choice(KEYS))
            else:
                console.line(random.choice(TYPED))
            settle(console)
    written = out.getvalue()
    assert all(char.isprintable() or char in "\r\n" for char in written), "a control character came out"
    told = "".join(written.split())
    nonsense = "".join(words.text("join-nonsense", address="example.org:8022").split())
    assert left in ([], [0], [1]), left
    assert (nonsense in told) <= (left == [1])
    return "nonsense" if nonsense in told else "left" if left else "goes on"


def settle(console: Console) -> None:
    """Let happen what happens by itself."""
    while console.running and console.advance() == 0:
        pass
