"""One connection to the house: what it asks for, and what it is told (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from access_uno.engine.game import IllegalActionError
from access_uno.engine.notation import NotationError, parse_action
from access_uno.engine.values import Value
from access_uno.players.levels import FOR_PEOPLE
from access_uno.protocol.seat_codes import new_code, proof_of
from access_uno.server.account_changes import delete, rename
from access_uno.server.accounts import LONGEST_SETTINGS, Account
from access_uno.server.addresses import network
from access_uno.server.bans import BAN_HOURS
from access_uno.server.live_table import LONGEST_TALK
from access_uno.server.presence import Away
from access_uno.server.refusal import RefusedError
from access_uno.server.store import StoreError
from access_uno.text import names
from access_uno.text.sanitize import sanitize, without_towers
from access_uno.words.codes import in_one_piece

if TYPE_CHECKING:
    from access_uno.server.live_table import LiveTable
    from access_uno.server.server import Server

_log = logging.getLogger(__name__)

PROTOCOL: Final = 1
ANSWER_SECONDS: Final = 60.0  # then a player who was nudged counts as away
LONGEST_LINE: Final = 16_000  # bytes that somebody may ask with
Answer = dict[str, Any]


class NewConnection(Value):
    """Who knocks: the name that was given, the key that was shown, and from where."""

    name: str
    fingerprint: str | None
    address: str

    @property
    def network(self) -> str:
        """What counts as the visitor's address."""
        return network(self.address)


class Session:
    """Somebody in the house, for as long as the connection lasts."""

    def __init__(
        self,
        house: Server,
        visitor: NewConnection,
        account: Account | None,
        send: Callable[[Mapping[str, Any]], None],
        close: Callable[[], None],
    ) -> None:
        """`account` is None until a name is found. `send` and `close` never wait."""
        self.visitor = visitor
        self.account = account
        self.send = send
        self.room: LiveTable | None = None
        self.watching = False
        self.visit = ""  # tells this connection from an older or newer one of the account
        self.seat_code = ""  # with which the seats of a guest's visit can be had back
        self.proof = ""  # of it, by which seats are known as this guest's; accounts have their names for that
        if visitor.fingerprint is None:
            self.take_seat_code(new_code())
        self.presence = asyncio.Lock()  # while it is said where he is
        self.revision = 0  # of what was said of that
        self.language = "en"
        self._house = house
        self._close = close
        self.is_new = False  # whom the house has not known before
        self._greeted = False
        self.away: Away = ""  # connected, and not there
        self.watch_line: Callable[[Callable[[bool], None] | None], None] = lambda _: None  # set by the door
        self._is_awaited = False
        self._nudged: asyncio.TimerHandle | None = None  # while a nudge waits for its answer
        self._elsewhere: list[str] = []  # as it was told
        self.gone = False

    @property
    def name(self) -> str:
        """How everybody calls him; nothing before he has a name."""
        return self.account.name if self.account is not None else ""

    def take_seat_code(self, code: str) -> None:
        """Be the visit of a guest with this code."""
        self.seat_code, self.proof = code, proof_of(code)

    @property
    def is_admin(self) -> bool:
        """True if the key of this connection is an administrator's; names prove nothing."""
        return self.account is not None and self.visitor.fingerprint in self._house.admins

    def ignores(self, name: str) -> bool:
        """Whether nothing is wanted to be heard of somebody."""
        return self.account is not None and names.key(name) in self.account.ignored

    def greet(self) -> None:
        """The first line."""
        self.send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "name": self.name or None,
                "guest": self.visitor.fingerprint is None,
                "languages": list(self._house.languages),
            }
        )

    def tell_servers(self) -> None:
        """Where else the house can be entered, for programs that go there if this server does not answer."""
        told = self._house.servers.elsewhere
        if self._greeted and told != self._elsewhere:
            self._elsewhere = told
            self.send({"type": "servers", "addresses": told})

    async def ask(self, line: str | bytes) -> None:
        """A line of somebody who cannot be trusted: it gets one answer."""
        try:
            wish = json.loads(line)
        except (ValueError, RecursionError):
            wish = None
        if not isinstance(wish, dict):
            self._refuse({}, RefusedError("no-json"))
            return
        await self.wish(wish)

    async def wish(self, wish: Mapping[str, Any]) -> None:
        """Do what is asked for, and answer."""
        try:
            answer = await self._do(wish)
        except RefusedError as refused:
            self._refuse(wish, refused)
            if refused.code == "wrong-protocol":
                await self.go(refused.code)
        except StoreError as error:
            self._refuse(wish, RefusedError("not-kept", why=error.code))
        else:
            self.send({"type": "done", "do": wish["do"], **_id(wish), **answer})

    async def _do(self, wish: Mapping[str, Any]) -> Answer:
        what = wish.get("do")
        if not isinstance(what, str) or what not in _WISHES:
            raise RefusedError("unknown-wish", what=str(what)[:40])
        fields, do = _WISHES[what]
        if not self._greeted and what != "hello":
            raise RefusedError("hello-first")
        if self.account is None and what not in ("hello", "name", "device", "ping"):
            raise RefusedError("name-first")
        if what != "ping":
            self._answer_nudge()
        given = {
            name: _checked(name, wish[name], fields[name]) for name in fields if wish.get(name) is not None
        }
        missing = [name for name, kind in fields.items() if kind.needed and name not in given]
        if missing:
            raise RefusedError("missing", field=missing[0], what=what)
        await self._house.turns.weigh(what, self.visitor.network)
        return await do(self, **given)

    def _refuse(self, wish: Mapping[str, Any], refused: RefusedError) -> None:
        what = wish.get("do")
        facts = {
            name: fact
            for name, fact in refused.facts.items()
            if isinstance(fact, str | int | list | tuple | None)
        }
        self.send(
            {
                "type": "refused",
                "do": what if isinstance(what, str) and len(what) <= 40 else None,
                **_id(wish),
                "code": refused.code,
                "rule": refused.rule,
                "facts": facts,
                "reason": refused.reason or self.words.text(refused.said, **facts),
            }
        )

    @property
    def words(self) -> Any:
        """The words of his language."""
        return self._house.words(self.language)

    # Coming and going

    async def _hello(self, protocol: int, language: str = "") -> Answer:
        if protocol != PROTOCOL:
            raise RefusedError("wrong-protocol", wanted=protocol, known=PROTOCOL)
        self._greeted = True
        if language in self._house.languages:
            self.language = language
        self.tell_servers()
        await self._house.tell_ended(self)
        return self._about()

    def _about(self) -> Answer:
        account = self.account
        return {
            "name": self.name or None,
            "guest": account is not None and account.guest,
            "admin": self.is_admin,
            "settings": {} if account is None else dict(account.settings),
            "ignored": [] if account is None else list(account.ignored),
            "new": self.is_new,
            "matches": self._house.matches_of(self),
        }

    async def _name(self, name: str) -> Answer:
        if self.account is not None:
            raise RefusedError("has-name", name=self.name)
        await self._house.name(self, name)
        return self._about()

    async def _rename(self, name: str) -> Answer:
        await rename(self._house, self, name)
        return self._about()

    async def _delete_account(self, name: str) -> Answer:
        if not names.same(name, self.name):
            raise RefusedError("wrong-field", field="name")
        await delete(self._house, self)
        return {}

    async def _device(self, code: str = "") -> Answer:
        fingerprint = self.visitor.fingerprint
        if fingerprint is None:
            raise RefusedError("guests-have-no-devices")
        if not code:
            if self.account is None:
                raise RefusedError("name-first")
            return {"code": await self._house.accounts.offer(self.account), "seconds": 600}
        if self.account is not None:
            raise RefusedError("has-name", name=self.name)
        await self._house.device(self, in_one_piece(code))
        await self._house.tell_ended(self)
        return self._about()

    # Being there

    def nudge(self, by: str) -> None:
        """Ask whether they are there. Even from a player they ignore: else the table could wait for ever."""
        self.send({"type": "nudged", "name": by})
        if self._nudged is None and self.away != "nudge":
            loop = asyncio.get_running_loop()
            self._nudged = loop.call_later(ANSWER_SECONDS, self._count_as_away, "nudge")

    def _answer_nudge(self) -> None:
        """They have asked for something, so they are there."""
        if self._nudged is not None:
            self._nudged.cancel()
            self._nudged = None
            self._count_as_away("")

    def await_line(self, on: bool) -> None:
        """Find out whether the line lives while a table waits for them, and no more after that."""
        if on != self._is_awaited:
            self._is_awaited = on
            self.watch_line(self._line_silent if on else None)

    def _line_silent(self, silent: bool) -> None:
        if self.away != "nudge":  # to which a line that speaks is no answer
            self._count_as_away("line" if silent else "")

    def _count_as_away(self, away: Away) -> None:
        if not self.gone and away != self.away:
            self.away = away
            self._house.begin(self._house.say_where(self))

    async def put_out(self, code: str) -> None:
        """He must leave the table."""
        await self._house.stand_up(self)
        self.send({"type": "left", "code": code, "reason": self.words.text(f"left-{code}")})

    async def go(self, code: str, address: str = "") -> None:
        """The house ends the connection, and says why, and where it goes on."""
        if not self.gone:
            how = "closed-moves" if address else f"closed-{code}"
            self.send({"type": "closed", "code": code, "reason": self.words.text(how, address=address)})
            await self._house.leave(self, stays=code == "newer-connection")
            self._close()

    # Tables

    async def _tables(self, page: int = 1) -> Answer:
        return self._house.tables_for(self, max(page, 1))

    async def _play(self, **wanted: Any) -> Answer:
        return {"code": await self._house.open_table(self, wanted)}

    async def _join(self, code: str, since: int | None = None, seat: str | None = None) -> Answer:
        code = in_one_piece(code)
        if seat is not None:
            await self._house.seats.have_back(self, code, seat)
        return {"code": await self._house.join(self, code, since)}

    async def _claim(self, code: str, name: str) -> Answer:
        await self._house.seats.claim(self, in_one_piece(code), name)
        return {}

    async def _let_in(self, name: str) -> Answer:
        room = self._at_table()
        if room.match is None:
            raise RefusedError("not-begun")
        room.match.seat_to_play(self)
        await self._house.seats.let_in(room, name)
        return {}

    async def _watch(self, code: str) -> Answer:
        return {"code": await self._house.watch(self, in_one_piece(code))}

    async def _begin(self) -> Answer:
        await self._house.begin_match(self, self._at_table())
        return {}

    async def _again(self) -> Answer:
        await self._house.again(self, self._at_table())
        return {}

    async def _remove(self, name: str) -> Answer:
        await self._house.remove(self, self._at_table(), name)
        return {}

    async def _leave(self) -> Answer:
        self._at_table()
        await self._house.stand_up(self)
        return {}

    async def _resign(self) -> Answer:
        await self._house.resign(self, self._at_table())
        return {}

    async def _who(self) -> Answer:
        return {"people": self._house.who(self)}

    def _at_table(self) -> LiveTable:
        if self.room is None:
            raise RefusedError("at-no-table")
        return self.room

    # The game

    async def _act(self, action: str, step: int | None = None) -> Answer:
        match = self._at_table().match
        if match is None:
            raise RefusedError("not-begun")
        seat = match.seat_to_play(self)
        assert seat.number is not None
        if step is not None and step != match.table.steps:
            raise RefusedError("stale", step=match.table.steps)
        try:
            done = parse_action(action, match.names)
            seat.submit(done)
        except IllegalActionError as error:
            raise self._house.refused_by_rules(self, match, seat.number, error.refusal) from None
        except NotationError:
            raise RefusedError("no-action", action=sanitize(action[:40])) from None
        match.answer(self)
        return {"step": match.table.steps}

    async def _go(self, step: int | None = None) -> Answer:
        room = self._at_table()
        if room.match is None:
            raise RefusedError("not-begun")
        seat = room.match.seat_to_play(self)
        assert seat.number is not None
        if room.match.table.waiting_for.what == "unsaved":
            room.match.table.try_again()
            room.match.answer(self)
        elif step is None or step == room.match.table.steps:
            await room.let_pass(seat.number, room.match.table.steps)
        return {}

    async def _computer(self, name: str, level: str = "normal") -> Answer:
        room = self._at_table()
        if room.match is None:
            raise RefusedError("not-begun")
        room.match.seat_to_play(self)
        room.match.let_computer_play(name, level)
        return {}

    # Talk

    async def _say(self, text: str) -> Answer:
        room, text = self._at_table(), without_towers(sanitize(text.strip()))
        if not text:
            raise RefusedError("nothing-said")
        if len(text) > LONGEST_TALK:
            raise RefusedError("talk-too-long", count=LONGEST_TALK)
        if self.account is not None and self.account.muted:
            raise RefusedError("muted")
        if not self._house.limits.allow("talk", names.key(self.name)):
            raise RefusedError("talk-too-fast")
        await room.say(self, text)
        return {}

    async def _nudge(self, name: str) -> Answer:
        room = self._at_table()
        if not any(names.same(name, person) for person in room.table.people):
            raise RefusedError("nobody-of-that-name", name=name)
        if not self._house.limits.allow("nudges", names.key(name)):
            raise RefusedError("nudged-too-often", name=name)
        await room.nudge(self, name)
        return {}

    async def _ignore(self, name: str, on: bool = True) -> Answer:
        assert self.account is not None
        key = names.key(name)
        ignored = {*self.account.ignored, key} if on else {*self.account.ignored} - {key}
        if len(ignored) > 200:
            raise RefusedError("too-many-ignored")
        await self._house.change_account(self, ignored=tuple(sorted(ignored)))
        return {"ignored": sorted(ignored)}

    async def _silence(self, name: str, on: bool = True) -> Answer:
        await self._house.silence(self, self._at_table(), name, on)
        return {}

    # The account

    async def _settings(self, settings: dict[str, Any]) -> Answer:
        if len(json.dumps(settings)) > LONGEST_SETTINGS:
            raise RefusedError("settings-too-long")
        await self._house.change_account(self, settings=settings)
        return {}

    async def _ping(self) -> Answer:
        return {}

    # The administrator

    def _as_admin(self) -> Server:
        if not self.is_admin:
            raise RefusedError("not-admin")
        return self._house

    async def _mute(self, name: str, on: bool = True) -> Answer:
        await self._as_admin().mute(self, name, on)
        return {}

    async def _ban(self, name: str, on: bool = True, hours: int = BAN_HOURS) -> Answer:
        await self._as_admin().ban(self, name, on, hours)
        return {}

    async def _close_table(self, code: str) -> Answer:
        await self._as_admin().close_table(self, in_one_piece(code))
        return {}

    async def _notice(self, text: str) -> Answer:
        text = sanitize(text[:LONGEST_TALK]).strip()
        if not text:
            raise RefusedError("nothing-said")
        await self._as_admin().notice(self, text)
        return {}


class _Field(Value):
    """What a field of a wish must be."""

    kind: Literal["text", "number", "yes", "object"]
    needed: bool = True
    most: int = 1000  # the longest text; the largest number
    choices: tuple[str, ...] = ()


def _checked(name: str, value: object, field: _Field) -> object:
    right = {
        "text": isinstance(value, str) and len(value) <= field.most,
        "number": isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= field.most,
        "yes": isinstance(value, bool),
        "object": isinstance(value, dict),
    }[field.kind]
    if not right or (field.choices and value not in field.choices):
        raise RefusedError("wrong-field", field=name)
    return value


def _id(wish: Mapping[str, Any]) -> dict[str, Any]:
    """The number or text with which a question is known again."""
    mark = wish.get("id")
    good = (isinstance(mark, str) and len(mark) <= 100) or (isinstance(mark, int) and abs(mark) < 1 << 53)
    return {"id": mark} if good else {}


_TEXT, _NUMBER, _OBJECT = _Field("text"), _Field("number", most=1_000_000), _Field("object")
_MAY, _MAY_NUMBER = _Field("text", False), _Field("number", False, 1_000_000)
_ON, _LEVEL = _Field("yes", False), _Field("text", False, choices=FOR_PEOPLE)

_WISHES: Final[Mapping[str, tuple[Mapping[str, _Field], Callable[..., Awaitable[Answer]]]]] = {
    "hello": ({"protocol": _NUMBER, "language": _MAY}, Session._hello),
    "name": ({"name": _TEXT}, Session._name),
    "rename": ({"name": _TEXT}, Session._rename),
    "delete-account": ({"name": _TEXT}, Session._delete_account),
    "device": ({"code": _MAY}, Session._device),
    "tables": ({"page": _MAY_NUMBER}, Session._tables),
    "play": (
        {
            "rulebook": _MAY,
            "rules": _Field("object", False),
            "custom_rule": _MAY,
            "seats": _Field("number", False, 99),
            "computers": _Field("number", False, 99),
            "level": _LEVEL,
            "private": _ON,
            "chance": _Field("number", False, 3600),
            "seed": _MAY,
        },
        Session._play,
    ),
    "join": ({"code": _TEXT, "since": _MAY_NUMBER, "seat": _MAY}, Session._join),
    "claim": ({"code": _TEXT, "name": _TEXT}, Session._claim),
    "let-in": ({"name": _TEXT}, Session._let_in),
    "watch": ({"code": _TEXT}, Session._watch),
    "begin": ({}, Session._begin),
    "again": ({}, Session._again),
    "remove": ({"name": _TEXT}, Session._remove),
    "leave": ({}, Session._leave),
    "resign": ({}, Session._resign),
    "here": ({}, Session._ping),
    "who": ({}, Session._who),
    "act": ({"action": _TEXT, "step": _MAY_NUMBER}, Session._act),
    "go": ({"step": _MAY_NUMBER}, Session._go),
    "computer": ({"name": _TEXT, "level": _LEVEL}, Session._computer),
    "say": ({"text": _Field("text", True, LONGEST_LINE)}, Session._say),
    "nudge": ({"name": _TEXT}, Session._nudge),
    "ignore": ({"name": _TEXT, "on": _ON}, Session._ignore),
    "silence": ({"name": _TEXT, "on": _ON}, Session._silence),
    "settings": ({"settings": _OBJECT}, Session._settings),
    "ping": ({}, Session._ping),
    "mute": ({"name": _TEXT, "on": _ON}, Session._mute),
    "ban": ({"name": _TEXT, "on": _ON, "hours": _Field("number", False, 10_000)}, Session._ban),
    "close": ({"code": _TEXT}, Session._close_table),
    "notice": ({"text": _TEXT}, Session._notice),
}
