"""One connection to a server: its wishes, and what it is told (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from access_uno.engine.game import IllegalActionError
from access_uno.engine.values import Value
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.codec import Fault
from access_uno.protocol.schema import Answer, Message, kind_of
from access_uno.protocol.seat_codes import new_code, proof_of
from access_uno.protocol.wishes import Wish
from access_uno.server._account_changes import delete, rename
from access_uno.server._live_table import LONGEST_TALK
from access_uno.server._table_list import SeatHolder
from access_uno.server.accounts import LONGEST_SETTINGS, Account
from access_uno.server.addresses import network
from access_uno.server.moderation import MOST_TALK
from access_uno.server.presence import Away, PresentPerson
from access_uno.server.refusal import RefusedError
from access_uno.server.store import StoreError
from access_uno.text import names
from access_uno.text.sanitize import sanitize, without_towers
from access_uno.words import Teller, words_of
from access_uno.words.codes import in_one_piece

if TYPE_CHECKING:
    from access_uno.engine.position import Refusal
    from access_uno.server._live_table import LiveTable
    from access_uno.server.live_match import LiveMatch
    from access_uno.server.moderation import Moderation
    from access_uno.server.server import Server
    from access_uno.words import Words

_log = logging.getLogger(__name__)

PROTOCOL: Final = 1
_DONE: Final = answers.Done()
ANSWER_SECONDS: Final = 60.0  # then a player who was nudged counts as away

Way = Literal["ssh", "program", "page"]
"""How people come in: with a plain SSH client, a program that speaks the protocol, or a browser."""


class NewConnection(Value):
    """A new connection: requested name, key fingerprint, remote address, way in."""

    name: str
    fingerprint: str | None
    address: str
    way: Way = "ssh"

    @property
    def network(self) -> str:
        """What counts as the visitor's address."""
        return network(self.address)


class Session:
    """A client of the server, for as long as the connection lasts."""

    def __init__(
        self,
        server: Server,
        visitor: NewConnection,
        account: Account | None,
        send: Callable[[Message], None],
        close: Callable[[], None],
    ) -> None:
        """`account` is None until a name is found. `send` and `close` never block."""
        self.visitor = visitor
        self.account = account
        self.send = send
        self.room: LiveTable | None = None
        self.watching = False
        self.visit = ""  # distinguishes this connection from an older or newer one of the account
        self.seat_code = ""  # with which a guest gets the seats of this visit back
        self.proof = ""  # of that code: it identifies seats of a guest, as names do those of accounts
        if visitor.fingerprint is None:
            self.take_seat_code(new_code())
        self.presence = asyncio.Lock()  # held while presence is being stored
        self.revision = 0  # of the stored presence
        self.language = "en"
        self._server = server
        self._close = close
        self.is_new = False  # the server has not known them before
        self._greeted = False
        self.away: Away = ""  # connected, but away
        self.came_from: PresentPerson | None = None  # where they were at a server that has just ended
        self.watch_line: Callable[[Callable[[bool], None] | None], None] = lambda _: None  # set from outside
        self._is_awaited = False
        self._nudged: asyncio.TimerHandle | None = None  # while a nudge waits for its answer
        self._elsewhere: list[str] = []  # as last told
        self.talk: deque[tuple[str, str]] = deque(maxlen=MOST_TALK)  # heard last: who said what
        self.gone = False

    @property
    def name(self) -> str:
        """How others call them; empty before they have a name."""
        return self.account.name if self.account is not None else ""

    @property
    def holder(self) -> SeatHolder:
        """What their seats belong to."""
        return SeatHolder(self.name, self.proof)

    @property
    def own_account(self) -> Account:
        """Their account; RefusedError for a guest, who has none."""
        if self.account is None or self.account.guest:
            raise RefusedError("guests-have-no-account")
        return self.account

    @property
    def is_guest(self) -> bool:
        """True if they came without a key."""
        return self.visitor.fingerprint is None

    @property
    def place(self) -> tuple[str | None, bool]:
        """Return the table at which they are, or were at a server that has just ended; and if they watch."""
        if self.room is not None:
            return self.room.table.code, self.watching
        return (None, False) if self.came_from is None else (self.came_from.code, self.came_from.watching)

    def take_seat_code(self, code: str) -> None:
        """Become the visit of a guest with this code."""
        self.seat_code, self.proof = code, proof_of(code)

    @property
    def is_admin(self) -> bool:
        """True if the key of this connection is an administrator's; names prove nothing."""
        return self.account is not None and self.visitor.fingerprint in self._server.admins

    def ignores(self, name: str) -> bool:
        """Return whether talk of a person is not to be told here."""
        return self.account is not None and names.key(name) in self.account.ignored

    def hear(self, name: str, text: str) -> None:
        """Tell what a person says, and remember it while they are here, for a report."""
        self.talk.append((name, text))
        self.send(messages.Said(name, text))

    def greet(self) -> None:
        """Send the first line."""
        self.send(messages.Hello(self.name or None, PROTOCOL, self.is_guest, self._server.languages))

    def tell_servers(self) -> None:
        """Tell the addresses of other servers, for programs that go there if this one does not answer."""
        addresses = self._server.servers.elsewhere
        if self._greeted and addresses != self._elsewhere:
            self._elsewhere = addresses
            self.send(messages.Servers(tuple(addresses)))

    async def ask(self, wish: Wish[Any] | Fault) -> Answer:
        """Do what is asked for, and return the answer; a line that was no wish is refused."""
        began = time.monotonic()
        answer = await self._answer(wish)
        meters = self._server.meters
        meters.answered(time.monotonic() - began)
        if isinstance(answer, answers.Refused):
            meters.refusals[answer.code] += 1
        return answer

    async def _answer(self, wish: Wish[Any] | Fault) -> Answer:
        try:
            return await self._do(wish)
        except RefusedError as refused:
            if refused.code == "wrong-protocol":
                self._server.begin(self.go(refused.code))  # after the answer
            return self._refusal(refused)
        except StoreError as error:
            return self._refusal(RefusedError("not-kept", why=error.code))

    async def _do(self, wish: Wish[Any] | Fault) -> Answer:
        kind = wish.kind if isinstance(wish, Fault) else type(wish)
        if isinstance(wish, Fault) and kind is None:
            raise RefusedError(wish.code, **wish.facts)
        if not self._greeted and kind not in _BEFORE_HELLO:
            raise RefusedError("hello-first")
        if self.account is None and kind not in _WITHOUT_NAME:
            raise RefusedError("name-first")
        if kind is not wishes.Ping:
            self._answer_nudge()
        if isinstance(wish, Fault):
            raise RefusedError(wish.code, **wish.facts)
        await self._server.limits.weigh(kind_of(kind), self.visitor.network)
        answer = _WISHES[type(wish)](self, wish)
        if isawaitable(answer):
            answer = await answer
        return _DONE if answer is None else answer

    def _refusal(self, refused: RefusedError) -> answers.Refused:
        facts = {
            name: fact
            for name, fact in refused.facts.items()
            if isinstance(fact, str | int | list | tuple | None)
        }
        reason = refused.reason or self.words.text(refused.said, **facts)
        return answers.Refused(refused.code, reason, refused.rule, facts)

    @property
    def words(self) -> Words:
        return words_of(self.language)

    # Coming and going

    async def _hello(self, wish: wishes.Hello) -> Answer:
        if wish.protocol != PROTOCOL:
            raise RefusedError("wrong-protocol", wanted=wish.protocol, known=PROTOCOL)
        self._greeted = True
        if wish.language in self._server.languages:
            self.language = wish.language
        self.tell_servers()
        await self._server.lobby.tell_ended(self)
        self._server.friends.tell_waiting(self)
        return self._about()

    def _about(self) -> answers.Account:
        account = self.account
        if account is None:
            return answers.Account(None, False, False, ())
        return answers.Account(
            name=account.name,
            guest=account.guest,
            admin=self.is_admin,
            ignored=tuple(account.ignored),
            settings=dict(account.settings),
            new=self.is_new,
            matches=self._server.lobby.matches_of(self),
            invites=self._server.members is not None and not account.guest,
        )

    async def _name(self, wish: wishes.Name) -> Answer:
        if self.account is not None:
            raise RefusedError("has-name", name=self.name)
        await self._server.connections.name(self, wish.name)
        return self._about()

    async def _rename(self, wish: wishes.Rename) -> Answer:
        await rename(self._server, self, wish.name)
        return self._about()

    async def _delete_account(self, wish: wishes.DeleteAccount) -> None:
        if not names.same(wish.name, self.name):
            raise RefusedError("wrong-field", field="name")
        await delete(self._server, self.own_account)

    async def _device(self, wish: wishes.Device) -> Answer:
        fingerprint = self.visitor.fingerprint
        if fingerprint is None:
            raise RefusedError("guests-have-no-devices")
        if not wish.code:
            if self.account is None:
                raise RefusedError("name-first")
            return answers.DeviceCode(await self._server.accounts.offer(self.account))
        if self.account is not None:
            raise RefusedError("has-name", name=self.name)
        await self._server.connections.device(self, in_one_piece(wish.code))
        await self._server.lobby.tell_ended(self)
        self._server.friends.tell_waiting(self)
        return self._about()

    async def _invite(self, _: wishes.Invite) -> Answer:
        if self._server.members is None:
            raise RefusedError("not-private")
        return await self._server.members.invite(self)

    # Presence

    def nudge(self, by: str) -> None:
        """Ask whether they are there. Even for a player they ignore: else the table could wait for ever."""
        self.send(messages.Nudged(by))
        if self._nudged is None and self.away != "nudge":
            loop = asyncio.get_running_loop()
            self._nudged = loop.call_later(ANSWER_SECONDS, self._count_as_away, "nudge")

    def _answer_nudge(self) -> None:
        """End a nudge: they have asked for something, so they are there."""
        if self._nudged is not None:
            self._nudged.cancel()
            self._nudged = None
            self._count_as_away("")

    def await_line(self, on: bool) -> None:
        """Watch the connection for signs of life while a table waits for them, or stop watching."""
        if on != self._is_awaited:
            self._is_awaited = on
            self.watch_line(self._line_silent if on else None)

    def _line_silent(self, silent: bool) -> None:
        if self.away != "nudge":  # to which a connection that lives is no answer
            self._count_as_away("line" if silent else "")

    def _count_as_away(self, away: Away) -> None:
        if not self.gone and away != self.away:
            self.away = away
            self._server.begin(self._server.presence.say_where(self))

    async def put_out(self, code: str) -> None:
        """Make them leave the table."""
        await self._server.lobby.stand_up(self)
        self.send(messages.Left(code, self.words.text(f"left-{code}")))

    async def go(self, code: str, address: str = "") -> None:
        """End the connection, and tell why, and where they can go on."""
        if not self.gone:
            how = "closed-moves" if address else f"closed-{code}"
            self.send(messages.Closed(code, self.words.text(how, address=address)))
            moves = bool(address) and not self.is_guest
            await self._server.connections.leave(self, stays=code == "newer-connection", moves=moves)
            self._close()

    # Tables

    async def _join(self, wish: wishes.Join) -> Answer:
        code = in_one_piece(wish.code)
        if wish.seat is not None:
            await self._server.seats.have_back(self, code, wish.seat)
        return await self._server.lobby.join(self, code, wish.since)

    async def _let_in(self, wish: wishes.LetIn) -> None:
        self._match().seat_to_play(self)
        await self._server.seats.let_in(self._table(), wish.name)

    async def _leave(self, _: wishes.Leave) -> None:
        self._table()
        await self._server.lobby.stand_up(self)

    def _table(self) -> LiveTable:
        """Return the table at which they are; raise RefusedError if they are at none."""
        if self.room is None:
            raise RefusedError("at-no-table")
        return self.room

    def _match(self) -> LiveMatch:
        """Return the match at their table; raise RefusedError before it begins."""
        match = self._table().match
        if match is None:
            raise RefusedError("not-begun")
        return match

    # The game

    async def _act(self, wish: wishes.Act) -> Answer:
        match = self._match()
        seat = match.seat_to_play(self)
        assert seat.number is not None
        if wish.step is not None and wish.step != match.table.steps:
            raise RefusedError("stale", step=match.table.steps)
        try:
            seat.submit(wish.action)
        except IllegalActionError as error:
            raise self._refused_by_rules(match, seat.number, error.refusal) from None
        match.answer(self)
        return answers.Taken(match.table.steps)

    def _refused_by_rules(self, match: LiveMatch, seat: int, refusal: Refusal) -> RefusedError:
        """Return a refusal of the game, with its sentence."""
        words = words_of(self.language, match.table.record.rules.rulebook)
        view = match.table.game.view(seat)
        refused = RefusedError(refusal.code)
        refused.rule = refusal.rule
        refused.reason = Teller(words, match.names, seat, list).refusal(refusal, view).text
        return refused

    async def _go(self, wish: wishes.Go) -> None:
        match = self._match()
        number, table = match.number_of(self), match.table
        if table.waiting_for.what == "unsaved":
            table.try_again()
            match.answer(self)
        elif wish.step is None or wish.step == table.steps:
            await self._table().tell_all(passed=number, step=table.steps)

    def _computer(self, wish: wishes.Computer) -> None:
        match = self._match()
        match.seat_to_play(self)
        match.let_computer_play(wish.name, wish.level)

    # Talk

    def _may_say(self, said: str) -> str:
        """Return what a person says as it may be told; raise RefusedError if it may not."""
        text = without_towers(sanitize(said.strip()))
        if not text:
            raise RefusedError("nothing-said")
        if len(text) > LONGEST_TALK:
            raise RefusedError("talk-too-long", count=LONGEST_TALK)
        if self.account is not None and self.account.muted:
            raise RefusedError("muted")
        self._server.limits.check("talk", names.key(self.name), "talk-too-fast")
        return text

    async def _nudge(self, wish: wishes.Nudge) -> None:
        room = self._table()
        if self.watching:
            raise RefusedError("watching")
        if not any(names.same(wish.name, person) for person in room.table.people):
            raise RefusedError("nobody-of-that-name", name=wish.name)
        self._server.limits.check("nudges", names.key(wish.name), "nudged-too-often", name=wish.name)
        await room.tell_all(nudged=wish.name, name=self.name)

    async def _ignore(self, wish: wishes.Ignore) -> Answer:
        assert self.account is not None
        key = names.key(wish.name)
        ignored = {*self.account.ignored, key} if wish.on else {*self.account.ignored} - {key}
        if len(ignored) > 200:
            raise RefusedError("too-many-ignored")
        await self._server.connections.change_account(self, ignored=tuple(sorted(ignored)))
        return answers.Ignored(tuple(sorted(ignored)))

    # The account

    async def _settings(self, wish: wishes.Settings) -> None:
        if len(json.dumps(wish.settings)) > LONGEST_SETTINGS:
            raise RefusedError("settings-too-long")
        await self._server.connections.change_account(self, settings=wish.settings)

    def _way(self, _: wishes.Way) -> Answer:
        return answers.WayHere(self._server.servers.address or None, self._server.fingerprint or None)

    # The administrator

    def _office(self) -> Moderation:
        """Return what administrators can do; raise RefusedError for others."""
        if not self.is_admin:
            raise RefusedError("not-admin")
        return self._server.moderation

    async def _notice(self, wish: wishes.Notice) -> None:
        text = sanitize(wish.text[:LONGEST_TALK]).strip()
        if not text:
            raise RefusedError("nothing-said")
        await self._office().notice(self, text)


_Answers = Answer | None | Awaitable[Answer | None]
"""What comes of a wish; None: it is done."""

W = TypeVar("W", bound=Wish[Any])


def _by(wish: type[W], do: Callable[[Session, W], _Answers]) -> tuple[Any, Any]:
    """Return a wish and what does it, so that mypy knows the fields of each."""
    return wish, do


_BEFORE_HELLO: Final = {wishes.Hello}
_WITHOUT_NAME: Final = {wishes.Hello, wishes.Name, wishes.Device, wishes.Ping}
_WISHES: Final[Mapping[type[Wish[Any]], Callable[[Session, Any], _Answers]]] = dict(
    [
        _by(wishes.Hello, Session._hello),
        _by(wishes.Ping, lambda _, __: None),
        _by(wishes.Here, lambda _, __: None),
        # Accounts
        _by(wishes.Name, Session._name),
        _by(wishes.Rename, Session._rename),
        _by(wishes.DeleteAccount, Session._delete_account),
        _by(wishes.Device, Session._device),
        _by(wishes.Invite, Session._invite),
        _by(wishes.Settings, Session._settings),
        _by(wishes.Ignore, Session._ignore),
        _by(wishes.Way, Session._way),
        # Tables
        _by(wishes.Tables, lambda me, wish: me._server.lobby.page_for(me, wish.page)),
        _by(wishes.Who, lambda me, _: answers.People(me._server.presence.who(me))),
        _by(wishes.Play, lambda me, wish: me._server.lobby.open(me, wish)),
        _by(wishes.Join, Session._join),
        _by(wishes.Claim, lambda me, wish: me._server.seats.claim(me, in_one_piece(wish.code), wish.name)),
        _by(wishes.LetIn, Session._let_in),
        _by(wishes.Watch, lambda me, wish: me._server.lobby.watch(me, in_one_piece(wish.code))),
        _by(wishes.Begin, lambda me, _: me._server.lobby.begin(me, me._table())),
        _by(wishes.Computers, lambda me, wish: me._server.lobby.set_computers(me, me._table(), wish)),
        _by(wishes.Again, lambda me, _: me._server.lobby.again(me, me._table())),
        _by(wishes.Remove, lambda me, wish: me._server.lobby.remove(me, me._table(), wish.name)),
        _by(wishes.Leave, Session._leave),
        _by(wishes.Resign, lambda me, _: me._server.lobby.resign(me, me._table())),
        # Matches
        _by(wishes.Act, Session._act),
        _by(wishes.Go, Session._go),
        _by(wishes.Hint, lambda me, _: me._match().hint(me)),
        _by(wishes.Computer, Session._computer),
        _by(wishes.Review, lambda me, _: me._match().review(me)),
        _by(wishes.Retry, lambda me, wish: me._server.lobby.try_again(me, me._match(), wish.step)),
        # Talk
        _by(wishes.Say, lambda me, wish: me._table().say(me, me._may_say(wish.text))),
        _by(wishes.Whisper, lambda me, w: me._server.friends.whisper(me, w.name, me._may_say(w.text))),
        _by(wishes.Nudge, Session._nudge),
        _by(wishes.Silence, lambda me, wish: me._server.lobby.silence(me, me._table(), wish.name, wish.on)),
        _by(wishes.Report, lambda me, wish: me._server.moderation.report(me, wish.name, wish.talk)),
        # Friends
        _by(wishes.Friends, lambda me, _: me._server.friends.listed(me)),
        _by(wishes.Befriend, lambda me, wish: me._server.friends.ask(me, wish.name)),
        _by(wishes.Unfriend, lambda me, wish: me._server.friends.end(me, wish.name)),
        _by(wishes.FriendNews, lambda me, wish: me._server.friends.set_news(me, wish)),
        _by(wishes.Call, lambda me, wish: me._server.friends.invite(me, wish.name)),
        _by(wishes.Stay, lambda me, wish: me._server.friends.answer(me, wish.name)),
        # Standing
        _by(wishes.Standing, lambda me, _: me._server.standing.of(me)),
        _by(wishes.Standings, lambda me, wish: me._server.standing.page(wish.page)),
        _by(wishes.Results, lambda me, wish: me._server.standing.results_of(me, wish.page)),
        _by(wishes.Hear, lambda me, wish: me._server.standing.heard(me, wish.match, wish.page)),
        _by(wishes.Daily, lambda me, wish: me._server.standing.daily(me, wish.rulebook)),
        _by(wishes.Yesterday, lambda me, wish: me._server.standing.yesterday(me, wish)),
        _by(wishes.Rated, lambda me, wish: me._server.standing.set_rated(me, wish.on)),
        # Administrators
        _by(wishes.Mute, lambda me, wish: me._office().mute(me, wish.name, wish.on)),
        _by(wishes.Ban, lambda me, wish: me._office().ban(me, wish.name, wish.on, wish.hours)),
        _by(wishes.Close, lambda me, wish: me._office().close_table(me, in_one_piece(wish.code))),
        _by(wishes.Notice, Session._notice),
        _by(wishes.Reports, lambda me, _: me._office().reports()),
        _by(wishes.Settle, lambda me, wish: me._office().settle(me, wish.id)),
        _by(wishes.Bans, lambda me, _: me._office().bans()),
        _by(wishes.Accounts, lambda me, wish: me._office().accounts(wish.begins, wish.page)),
        _by(wishes.Forget, lambda me, wish: me._office().forget(me, wish.name)),
        _by(wishes.Deeds, lambda me, _: me._office().deeds()),
    ]
)


def closed(error: RefusedError | StoreError, language: str = "en") -> messages.Closed:
    """Return what a client is told who cannot come in."""
    code = error.code if isinstance(error, RefusedError) else "not-kept"
    reason = words_of(language).text(f"closed-{code}")
    return messages.Closed(code, reason)
