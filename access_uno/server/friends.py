"""Friends: people who have agreed to hear of each other, their invitations to tables, and private words.

A friendship stands in both accounts, each time with the identity of the other account, which no other account
of the same name ever has. Who ends one is forgotten by the other first.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from access_uno.engine.values import Value
from access_uno.protocol import answers, messages, schema
from access_uno.protocol.schema import Message
from access_uno.server._table_list import SeatHolder
from access_uno.server.refusal import RefusedError
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.protocol import wishes
    from access_uno.server.accounts import Account
    from access_uno.server.presence import PresentPerson
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_MOST: Final = 100  # friends and requests of an account
_MOST_INVITATIONS: Final = 10  # that wait for one account, one of each friend
_BACK_SECONDS: Final = 60.0  # a friend who was away for less does not come anew
FRIEND, ASKS, ASKED = "friend", "asks", "asked"  # how one account stands to another; `asked`: by its own wish
_MEET: Final = {(ASKED, ASKS), (ASKS, ASKED), (FRIEND, ASKS)}  # both have asked at the same moment


_PRIVATE: Final[Mapping[str, Callable[..., Message]]] = {
    schema.kind_of(kind): kind
    for kind in (messages.Whispered, messages.AsksFriend, messages.Befriended, messages.Invited)
}
"""What one person alone is told, by its name on the way between servers."""


class Tie(Value):
    """How an account stands to another one."""

    name: str
    how: str


def ties_of(account: Account) -> dict[str, Tie]:
    """Return how an account stands to others, by their identities."""
    return {key: Tie(name, how) for key, (name, how) in account.friends.items()}


class Friends:
    """What friends ask for at this server, and are told of each other through any server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._gone: dict[str, float] = {}  # when people went, by their identities

    # Friendship

    async def listed(self, session: Session) -> answers.FriendList:
        """Return all friends and requests of a person, and the invitations that wait for them."""
        account = await self.account_of(session)
        ties = ties_of(account).items()
        friends = [self._friend(session, key, tie.name) for key, tie in ties if tie.how == FRIEND]
        return answers.FriendList(
            friends=tuple(sorted(friends, key=lambda friend: (not friend.here, names.key(friend.name)))),
            asking=tuple(sorted(_asking(account))),
            asked=tuple(sorted(tie.name for _, tie in ties if tie.how == ASKED)),
            invitations=tuple(self._invitations(account)),
            hear=account.hears_friends,
            tell=account.tells_friends,
        )

    def _friend(self, session: Session, identity: str, name: str) -> answers.Friend:
        there = self._present(identity, name)
        if there is None or not there.tells:
            return answers.Friend(name, here=False)
        if there.tells == "here":
            return answers.Friend(name, here=True)
        code = there.code if self._server.presence.may_know(session, there.code) else None
        return answers.Friend(name, True, code, there.code is not None, there.watching)

    def _present(self, identity: str, name: str) -> PresentPerson | None:
        """Return an account that is here."""
        there = self._server.presence.person(name)
        return there if there is not None and identity and there.identity == identity else None

    def codes_of(self, session: Session) -> set[str]:
        """Return the tables where friends of a person sit, as far as these tell it."""
        account = session.account
        ties = {} if account is None or account.guest else ties_of(account)
        here = [self._present(key, tie.name) for key, tie in ties.items() if tie.how == FRIEND]
        return {one.code for one in here if one is not None and one.code and one.tells == "where"}

    async def ask(self, session: Session, name: str) -> None:
        """Ask a person to be friends; they are friends at once if that person has asked before."""
        own = await self._identified(session)
        if names.same(name, own.name):
            raise RefusedError("nobody-of-that-name", name=name)
        other = await self.account_named(name)
        self._server.limits.check("friends", own.identity)
        tie = ties_of(other).get(own.identity)
        agrees = tie is not None and tie.how == ASKED
        if tie is not None and not agrees:
            return  # they know already
        for account in (own, other):
            if not agrees and len(account.friends) >= _MOST:
                raise RefusedError("too-many-friends", name=account.name)
        await self._tie(own.name, other, FRIEND if agrees else ASKED)
        other = await self._tie(other.name, own, FRIEND if agrees else ASKS)
        are_friends = ties_of(other)[own.identity].how == FRIEND
        await self._tell(other, "befriended" if are_friends else "asks-friend", name=own.name)

    async def end(self, session: Session, name: str) -> None:
        """End a friendship, refuse a request, or take one's own back."""
        own = await self.account_of(session)
        key, tie = _tie_named(own, name)
        await self._untie(tie.name, key, own.identity)
        await self._untie(own.name, own.identity, key)

    async def forget(self, account: Account) -> None:
        """Let no account know one that is deleted."""
        for key, tie in ties_of(account).items():
            await self._untie(tie.name, key, account.identity)

    async def rename(self, account: Account) -> None:
        """Let all who know an account know it by its new name."""
        for tie in ties_of(account).values():
            await self._tie(tie.name, account, "")

    async def set_news(self, session: Session, wish: wishes.FriendNews) -> None:
        """Choose what friends are told, and whether one is told of them."""
        account = await self.account_of(session)
        hear = account.hears_friends if wish.hear is None else wish.hear
        tell = account.tells_friends if wish.tell is None else wish.tell
        await self._server.connections.change_account(session, hears_friends=hear, tells_friends=tell)
        await self._server.presence.say_where(session)

    async def account_of(self, session: Session) -> Account:
        """Return the account of a session as it is now: other people change it, too."""
        session.account = await self._server.accounts.change(session.own_account.name)
        return session.account

    async def _identified(self, session: Session) -> Account:
        """Return the account of a session, which has an identity then: those of older versions have none."""
        account = await self.account_of(session)
        if not account.identity:
            await self._server.connections.change_account(session, identity=secrets.token_hex(8))
            await self._server.presence.say_where(session)
        return await self.account_of(session)

    async def account_named(self, name: str) -> Account:
        """Return the account of a name, which has an identity then."""
        account = await self._server.accounts.named(name)
        if account is None:
            raise RefusedError("nobody-of-that-name", name=name)
        if not account.identity:
            account = await self._server.accounts.change(account.name, identity=secrets.token_hex(8))
            await self._changed(account.name)
        return account

    async def _tie(self, name: str, other: Account, how: str) -> Account:
        """Return an account after letting it stand to another one like this; without `how`, as before."""

        def tie(account: Account) -> Account:
            _, before = account.friends.get(other.identity, ("", ""))
            stands = FRIEND if (before, how) in _MEET else how or before
            ties = {**account.friends, other.identity: (other.name, stands)}
            return account.but(friends=ties) if stands else account

        _, account = await self._server.accounts.update(name, tie)
        await self._changed(name)
        return account

    async def _untie(self, name: str, identity: str, other: str) -> None:
        """Let an account, if it still is the one of this identity, not know another one any more."""

        def untie(account: Account) -> Account:
            if account.identity != identity:
                return account
            kept = {key: tie for key, tie in account.friends.items() if key != other}
            invited = tuple(one for one in account.invited if one["by"] != other)
            return account.but(friends=kept, invited=invited)

        try:
            await self._server.accounts.update(name, untie)
        except RefusedError:  # it is deleted
            return
        await self._changed(name)

    async def _changed(self, name: str) -> None:
        """Let the server where a person is know that their account was changed."""
        await self._server.tell_servers({"account": name})

    # Invitations to a table

    async def invite(self, session: Session, name: str) -> None:
        """Invite a friend to one's table; if they are away, the invitation waits for them."""
        own = await self.account_of(session)
        key, tie = _tie_named(own, name, FRIEND)
        room = session.room
        if room is None or session.watching:
            raise RefusedError("at-no-table")
        if room.table.is_seat_of(SeatHolder(tie.name)):
            raise RefusedError("sits-here", name=tie.name)
        if not room.table.free:
            raise RefusedError("no-seat-for", name=tie.name)
        self._server.limits.check("calls", own.identity)
        new = {"by": own.identity, "name": own.name, "code": room.table.code}

        def invited(account: Account) -> Account:
            if account.identity != key or names.key(own.name) in account.ignored:
                return account
            others = [one for one in account.invited if one["by"] != own.identity]
            return account.but(invited=(*others, new)[-_MOST_INVITATIONS:])

        before, after = await self._server.accounts.update(tie.name, invited)
        if before != after:
            await self._changed(tie.name)
            await self._tell(after, "invited", name=own.name, code=room.table.code)

    async def answer(self, session: Session, name: str) -> None:
        """Take an invitation of a friend as answered: one goes to the table, or does not."""
        key, _ = _tie_named(await self.account_of(session), name, FRIEND)
        await self._drop(session, lambda one: one["by"] == key)

    async def came_to(self, session: Session, code: str) -> None:
        """Take all invitations to a table as answered."""
        account = session.account
        if account is not None and any(one["code"] == code for one in account.invited):
            await self._drop(session, lambda one: one["code"] == code)

    async def _drop(self, session: Session, is_over: Callable[[Mapping[str, str]], bool]) -> None:
        _, session.account = await self._server.accounts.update(
            session.name,
            lambda account: account.but(invited=tuple(one for one in account.invited if not is_over(one))),
        )

    def _invitations(self, account: Account) -> list[answers.Invited]:
        """Return the invitations of friends to tables that still have a free seat, the newest first."""
        ties, found = ties_of(account), []
        for one in reversed(account.invited):
            table, tie = self._server.tables.known(one["code"]), ties.get(one["by"])
            if table is not None and table.free and tie is not None and tie.how == FRIEND:
                found.append(answers.Invited(tie.name, table.code))
        return found

    def tell_waiting(self, session: Session) -> None:
        """Tell a person who comes what was asked of them while they were away."""
        account = session.account
        if account is None or account.guest:
            return
        for name in _asking(account):
            session.send(messages.AsksFriend(name))
        for invitation in reversed(self._invitations(account)):
            session.send(messages.Invited(invitation.name, invitation.code))

    # Private words

    async def whisper(self, session: Session, name: str, text: str) -> None:
        """Tell something to one person only: a friend who is here, or a person at the same table."""
        there = self._heard_by(session, name)
        if there is None:
            raise RefusedError("not-here", name=name)
        room = session.room
        if room is not None and there.code == room.table.code and room.silences(session.name):
            raise RefusedError("silenced")
        await self._server.tell_servers(_to(there, "whispered", name=session.name, text=text))

    def _heard_by(self, session: Session, name: str) -> PresentPerson | None:
        """Return the person who hears a private word."""
        account = session.account
        for key, tie in ties_of(account).items() if account is not None else ():
            if tie.how == FRIEND and names.same(tie.name, name):
                there = self._present(key, tie.name)
                return there if there is None or there.tells else None
        there = self._server.presence.person(name)
        if there is None or session.room is None or there.code != session.room.table.code:
            raise RefusedError("no-friend", name=name)
        return there

    # Telling

    async def _tell(self, account: Account, what: str, **facts: str) -> None:
        """Tell an account something, if it is here, through any server."""
        there = self._present(account.identity, account.name)
        if there is not None:
            await self._server.tell_servers(_to(there, what, **facts))

    def deliver(self, session: Session, what: str, facts: Mapping[str, str]) -> None:
        """Tell a person who is here what another server, or this one, has for them alone."""
        if not session.ignores(facts["name"]):
            if what == "whispered":
                session.talk.append((facts["name"], facts["text"]))
            session.send(_PRIVATE[what](**facts))

    def moved(self, before: PresentPerson | None, now: PresentPerson | None) -> None:
        """Tell friends who are connected here that a person has come, gone, or is at another table."""
        person = now or before
        if person is None or not person.identity or _known(before) == _known(now):
            return
        comes_back = before is None and time.monotonic() - self._gone.pop(person.identity, -_BACK_SECONDS) < (
            _BACK_SECONDS
        )
        if now is None:
            self._gone = {key: at for key, at in self._gone.items() if time.monotonic() - at < _BACK_SECONDS}
            self._gone[person.identity] = time.monotonic()
        for session in self._server.connections.named():
            account = session.account
            if account is None or not account.hears_friends:
                continue
            _, how = account.friends.get(person.identity, ("", ""))
            if how != FRIEND:
                continue
            friend = self._friend(session, person.identity, person.name)
            if friend.here or (before is not None and before.tells):
                is_new = friend.here and (before is None or not before.tells) and not comes_back
                where = friend.code, friend.plays, friend.watching
                session.send(messages.Friend(friend.name, friend.here, is_new, *where))


def _asking(account: Account) -> list[str]:
    """Return who ask to be friends, without those that the account ignores: they cannot know that it does."""
    asking = [tie.name for tie in ties_of(account).values() if tie.how == ASKS]
    return [name for name in asking if names.key(name) not in account.ignored]


def _tie_named(account: Account, name: str, how: str = "") -> tuple[str, Tie]:
    for key, tie in ties_of(account).items():
        if names.same(tie.name, name) and how in ("", tie.how):
            return key, tie
    raise RefusedError("no-friend", name=name)


def _to(there: PresentPerson, what: str, **facts: str) -> dict[str, Any]:
    """Return what all servers hear, and the one where this connection is tells."""
    return {"to": there.name, "visit": there.visit, "private": what, "facts": facts}


def _known(person: PresentPerson | None) -> tuple[Any, ...] | None:
    """Return what friends can know of a person."""
    return None if person is None or not person.tells else (person.code, person.watching, person.tells)
