"""One connection to a server: its wishes, and what it is told (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from access_uno.engine.game import IllegalActionError
from access_uno.engine.values import Value
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.codec import Fault
from access_uno.protocol.schema import Answer, Message, kind_of
from access_uno.protocol.seat_codes import new_code, proof_of
from access_uno.protocol.wishes import Wish
from access_uno.server._account_changes import delete, rename
from access_uno.server._live_table import LONGEST_TALK
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
    from access_uno.server.server import Server
    from access_uno.words import Words

_log = logging.getLogger(__name__)

PROTOCOL: Final = 1
ANSWER_SECONDS: Final = 60.0  # then a player who was nudged counts as away
_DONE: Final = answers.Done()


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
        await self._server.turns.weigh(kind_of(kind), self.visitor.network)
        return await _WISHES[type(wish)](self, wish)

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
        """The words of their language."""
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

    async def _delete_account(self, wish: wishes.DeleteAccount) -> Answer:
        if not names.same(wish.name, self.name):
            raise RefusedError("wrong-field", field="name")
        if self.account is None or self.account.guest:
            raise RefusedError("guests-have-no-account")
        await delete(self._server, self.account)
        return _DONE

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

    async def _tables(self, wish: wishes.Tables) -> Answer:
        return self._server.lobby.page_for(self, max(wish.page, 1))

    async def _play(self, wish: wishes.Play) -> Answer:
        return answers.AtTable(await self._server.lobby.open(self, wish))

    async def _join(self, wish: wishes.Join) -> Answer:
        code = in_one_piece(wish.code)
        if wish.seat is not None:
            await self._server.seats.have_back(self, code, wish.seat)
        return answers.AtTable(await self._server.lobby.join(self, code, wish.since))

    async def _claim(self, wish: wishes.Claim) -> Answer:
        await self._server.seats.claim(self, in_one_piece(wish.code), wish.name)
        return _DONE

    async def _let_in(self, wish: wishes.LetIn) -> Answer:
        room = self._at_table()
        if room.match is None:
            raise RefusedError("not-begun")
        room.match.seat_to_play(self)
        await self._server.seats.let_in(room, wish.name)
        return _DONE

    async def _watch(self, wish: wishes.Watch) -> Answer:
        return answers.AtTable(await self._server.lobby.watch(self, in_one_piece(wish.code)))

    async def _begin(self, _: wishes.Begin) -> Answer:
        await self._server.lobby.begin(self, self._at_table())
        return _DONE

    async def _computers(self, wish: wishes.Computers) -> Answer:
        await self._server.lobby.set_computers(self, self._at_table(), wish)
        return _DONE

    async def _again(self, _: wishes.Again) -> Answer:
        await self._server.lobby.again(self, self._at_table())
        return _DONE

    async def _remove(self, wish: wishes.Remove) -> Answer:
        await self._server.lobby.remove(self, self._at_table(), wish.name)
        return _DONE

    async def _leave(self, _: wishes.Leave) -> Answer:
        self._at_table()
        await self._server.lobby.stand_up(self)
        return _DONE

    async def _resign(self, _: wishes.Resign) -> Answer:
        await self._server.lobby.resign(self, self._at_table())
        return _DONE

    async def _who(self, _: wishes.Who) -> Answer:
        return answers.People(self._server.presence.who(self))

    def _at_table(self) -> LiveTable:
        if self.room is None:
            raise RefusedError("at-no-table")
        return self.room

    # The game

    async def _act(self, wish: wishes.Act) -> Answer:
        match = self._at_table().match
        if match is None:
            raise RefusedError("not-begun")
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

    async def _go(self, wish: wishes.Go) -> Answer:
        room = self._at_table()
        if room.match is None:
            raise RefusedError("not-begun")
        seat = room.match.seat_to_play(self)
        assert seat.number is not None
        if room.match.table.waiting_for.what == "unsaved":
            room.match.table.try_again()
            room.match.answer(self)
        elif wish.step is None or wish.step == room.match.table.steps:
            await room.let_pass(seat.number, room.match.table.steps)
        return _DONE

    async def _hint(self, _: wishes.Hint) -> Answer:
        match = self._at_table().match
        if match is None:
            raise RefusedError("not-begun")
        return await match.hint(self)

    async def _review(self, _: wishes.Review) -> Answer:
        match = self._at_table().match
        if match is None:
            raise RefusedError("not-begun")
        return await match.review(self)

    async def _retry(self, wish: wishes.Retry) -> Answer:
        match = self._at_table().match
        if match is None:
            raise RefusedError("not-begun")
        return answers.AtTable(await self._server.lobby.try_again(self, match, wish.step))

    async def _computer(self, wish: wishes.Computer) -> Answer:
        room = self._at_table()
        if room.match is None:
            raise RefusedError("not-begun")
        room.match.seat_to_play(self)
        room.match.let_computer_play(wish.name, wish.level)
        return _DONE

    # Talk

    async def _say(self, wish: wishes.Say) -> Answer:
        room = self._at_table()
        await room.say(self, self._talk(wish.text))
        return _DONE

    def _talk(self, said: str) -> str:
        """Return what a person says as it may be told; raise RefusedError if it may not."""
        text = without_towers(sanitize(said.strip()))
        if not text:
            raise RefusedError("nothing-said")
        if len(text) > LONGEST_TALK:
            raise RefusedError("talk-too-long", count=LONGEST_TALK)
        if self.account is not None and self.account.muted:
            raise RefusedError("muted")
        if not self._server.limits.allow("talk", names.key(self.name)):
            raise RefusedError("talk-too-fast")
        return text

    async def _whisper(self, wish: wishes.Whisper) -> Answer:
        await self._server.friends.whisper(self, wish.name, self._talk(wish.text))
        return _DONE

    # Friends

    async def _friends(self, _: wishes.Friends) -> Answer:
        return await self._server.friends.listed(self)

    async def _befriend(self, wish: wishes.Befriend) -> Answer:
        await self._server.friends.ask(self, wish.name)
        return _DONE

    async def _unfriend(self, wish: wishes.Unfriend) -> Answer:
        await self._server.friends.end(self, wish.name)
        return _DONE

    async def _friend_news(self, wish: wishes.FriendNews) -> Answer:
        await self._server.friends.set_news(self, wish)
        return _DONE

    async def _call(self, wish: wishes.Call) -> Answer:
        await self._server.friends.invite(self, wish.name)
        return _DONE

    async def _stay(self, wish: wishes.Stay) -> Answer:
        await self._server.friends.answer(self, wish.name)
        return _DONE

    # Standing

    async def _standing(self, _: wishes.Standing) -> Answer:
        return await self._server.standing.of(self)

    async def _daily(self, wish: wishes.Daily) -> Answer:
        return self._server.standing.daily(self, wish.rulebook)

    async def _yesterday(self, wish: wishes.Yesterday) -> Answer:
        return await self._server.standing.yesterday(self, wish.but(page=max(wish.page, 1)))

    async def _standings(self, wish: wishes.Standings) -> Answer:
        return self._server.standing.page(max(wish.page, 1))

    async def _results(self, wish: wishes.Results) -> Answer:
        return await self._server.standing.results_of(self, max(wish.page, 1))

    async def _hear(self, wish: wishes.Hear) -> Answer:
        return await self._server.standing.heard(self, wish.match, max(wish.page, 1))

    async def _rated(self, wish: wishes.Rated) -> Answer:
        await self._server.standing.set_rated(self, wish.on)
        return _DONE

    async def _way(self, _: wishes.Way) -> Answer:
        return answers.WayHere(self._server.servers.address or None, self._server.fingerprint or None)

    async def _nudge(self, wish: wishes.Nudge) -> Answer:
        room = self._at_table()
        if self.watching:
            raise RefusedError("watching")
        if not any(names.same(wish.name, person) for person in room.table.people):
            raise RefusedError("nobody-of-that-name", name=wish.name)
        if not self._server.limits.allow("nudges", names.key(wish.name)):
            raise RefusedError("nudged-too-often", name=wish.name)
        await room.nudge(self, wish.name)
        return _DONE

    async def _ignore(self, wish: wishes.Ignore) -> Answer:
        assert self.account is not None
        key = names.key(wish.name)
        ignored = {*self.account.ignored, key} if wish.on else {*self.account.ignored} - {key}
        if len(ignored) > 200:
            raise RefusedError("too-many-ignored")
        await self._server.connections.change_account(self, ignored=tuple(sorted(ignored)))
        return answers.Ignored(tuple(sorted(ignored)))

    async def _silence(self, wish: wishes.Silence) -> Answer:
        await self._server.lobby.silence(self, self._at_table(), wish.name, wish.on)
        return _DONE

    async def _report(self, wish: wishes.Report) -> Answer:
        await self._server.moderation.report(self, wish.name, wish.talk)
        return _DONE

    # The account

    async def _settings(self, wish: wishes.Settings) -> Answer:
        if len(json.dumps(wish.settings)) > LONGEST_SETTINGS:
            raise RefusedError("settings-too-long")
        await self._server.connections.change_account(self, settings=wish.settings)
        return _DONE

    async def _ping(self, _: wishes.Ping | wishes.Here) -> Answer:
        return _DONE

    # The administrator

    def _as_admin(self) -> Server:
        if not self.is_admin:
            raise RefusedError("not-admin")
        return self._server

    async def _mute(self, wish: wishes.Mute) -> Answer:
        await self._as_admin().moderation.mute(self, wish.name, wish.on)
        return _DONE

    async def _ban(self, wish: wishes.Ban) -> Answer:
        await self._as_admin().moderation.ban(self, wish.name, wish.on, wish.hours)
        return _DONE

    async def _close_table(self, wish: wishes.Close) -> Answer:
        await self._as_admin().moderation.close_table(self, in_one_piece(wish.code))
        return _DONE

    async def _reports(self, _: wishes.Reports) -> Answer:
        return await self._as_admin().moderation.reports()

    async def _settle(self, wish: wishes.Settle) -> Answer:
        await self._as_admin().moderation.settle(self, wish.id)
        return _DONE

    async def _bans(self, _: wishes.Bans) -> Answer:
        return await self._as_admin().moderation.bans()

    async def _accounts(self, wish: wishes.Accounts) -> Answer:
        return await self._as_admin().moderation.accounts(wish.begins, max(wish.page, 1))

    async def _forget(self, wish: wishes.Forget) -> Answer:
        await self._as_admin().moderation.forget(self, wish.name)
        return _DONE

    async def _deeds(self, _: wishes.Deeds) -> Answer:
        return await self._as_admin().moderation.deeds()

    async def _notice(self, wish: wishes.Notice) -> Answer:
        text = sanitize(wish.text[:LONGEST_TALK]).strip()
        if not text:
            raise RefusedError("nothing-said")
        await self._as_admin().moderation.notice(self, text)
        return _DONE


_BEFORE_HELLO: Final = {wishes.Hello}
_WITHOUT_NAME: Final = {wishes.Hello, wishes.Name, wishes.Device, wishes.Ping}
_WISHES: Final[Mapping[type[Wish[Any]], Callable[[Session, Any], Awaitable[Answer]]]] = {
    wishes.Hello: Session._hello,
    wishes.Name: Session._name,
    wishes.Rename: Session._rename,
    wishes.DeleteAccount: Session._delete_account,
    wishes.Device: Session._device,
    wishes.Invite: Session._invite,
    wishes.Tables: Session._tables,
    wishes.Play: Session._play,
    wishes.Join: Session._join,
    wishes.Claim: Session._claim,
    wishes.LetIn: Session._let_in,
    wishes.Watch: Session._watch,
    wishes.Begin: Session._begin,
    wishes.Computers: Session._computers,
    wishes.Again: Session._again,
    wishes.Remove: Session._remove,
    wishes.Leave: Session._leave,
    wishes.Resign: Session._resign,
    wishes.Here: Session._ping,
    wishes.Who: Session._who,
    wishes.Act: Session._act,
    wishes.Go: Session._go,
    wishes.Hint: Session._hint,
    wishes.Review: Session._review,
    wishes.Retry: Session._retry,
    wishes.Computer: Session._computer,
    wishes.Say: Session._say,
    wishes.Whisper: Session._whisper,
    wishes.Nudge: Session._nudge,
    wishes.Friends: Session._friends,
    wishes.Befriend: Session._befriend,
    wishes.Unfriend: Session._unfriend,
    wishes.FriendNews: Session._friend_news,
    wishes.Call: Session._call,
    wishes.Stay: Session._stay,
    wishes.Way: Session._way,
    wishes.Standing: Session._standing,
    wishes.Standings: Session._standings,
    wishes.Daily: Session._daily,
    wishes.Yesterday: Session._yesterday,
    wishes.Results: Session._results,
    wishes.Hear: Session._hear,
    wishes.Rated: Session._rated,
    wishes.Ignore: Session._ignore,
    wishes.Silence: Session._silence,
    wishes.Report: Session._report,
    wishes.Settings: Session._settings,
    wishes.Ping: Session._ping,
    wishes.Mute: Session._mute,
    wishes.Ban: Session._ban,
    wishes.Close: Session._close_table,
    wishes.Notice: Session._notice,
    wishes.Reports: Session._reports,
    wishes.Settle: Session._settle,
    wishes.Bans: Session._bans,
    wishes.Accounts: Session._accounts,
    wishes.Forget: Session._forget,
    wishes.Deeds: Session._deeds,
}


def closed(error: RefusedError | StoreError, language: str = "en") -> messages.Closed:
    """Return what a client is told who cannot come in."""
    code = error.code if isinstance(error, RefusedError) else "not-kept"
    reason = words_of(language).text(f"closed-{code}")
    return messages.Closed(code, reason)
