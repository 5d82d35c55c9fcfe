"""Friends at a console: their menu, invitations to tables, private words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import call
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.entry import Entry
from access_uno.console.menu import Item, Pick
from access_uno.console.typed_words import after_verb, typed
from access_uno.play.commands import ONLINE
from access_uno.play.online._server_menu import JOIN_LINE, OnlineMenu
from access_uno.play.online._table_people import ask_person
from access_uno.protocol import answers, messages, wishes
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.protocol.answers import Refused
    from access_uno.protocol.schema import Message

OF_FRIENDS: Final = (
    messages.Friend,
    messages.AsksFriend,
    messages.Befriended,
    messages.Invited,
    messages.Whispered,
)
"""What is told of friends."""


class OnlineFriends:
    """What a person hears of friends and does about them, at a table or at none."""

    def __init__(self, online: OnlineSession) -> None:
        self._online, self._console = online, online.console
        self.invitations: dict[str, str] = {}  # the tables, by who invites; the newest last
        self.listed: answers.FriendList | None = None  # friends and requests, as last heard
        self.commands: Mapping[str, Callable[[], None]] = {
            "whisper": self._ask_person,
            "friends": self.open_menu,
            "invitation": self.ask_invitation,
        }

    def text(self, name: str, /, **variables: Any) -> str:
        """Return a text in the person's words."""
        return self._console.words.text(name, **variables)

    # Hearing

    def hear(self, told: Message) -> None:
        """Hear what the server tells of friends."""
        how = "keys" if self._console.by_keys else "typed"
        match told:
            case messages.Friend():
                self._hear_of(told)
            case messages.AsksFriend(name):
                key = self._console.pressed_for(ONLINE, "friends", deed="friends-menu")
                self._console.say(f"friends-asks-{how}", name=name, friends=key)
            case messages.Befriended(name):
                self._console.say("friends-are", name=name)
            case messages.Invited(name, code):
                self.invitations.pop(name, None)
                self.invitations[name] = code
                key = self._console.pressed_for(ONLINE, "invitation", deed="friends-menu")
                shown = self._online.code(code)
                self._console.say(f"friends-invited-{how}", name=name, code=shown, invitation=key)
                self._console.attention.wait("invitation", self.told_invitation(name))
            case messages.Whispered(name, text):
                self._online.tell_talk("friends-whispered", name, text=text, whose="other")
        menu = self._console.mode if self._console.has_mode else None  # they may just be coming in
        if isinstance(menu, OnlineMenu) and not isinstance(told, messages.Whispered):
            menu.heard_of_friends(told)

    def _hear_of(self, friend: messages.Friend) -> None:
        """Say that a friend has come, or where they play; at one's own table that was told."""
        table = self._online.client.table
        if friend.comes:
            self._console.say("friends-come", name=friend.name)
        elif friend.plays and (table is None or table.code != friend.code):
            code = self._online.code(friend.code or "")
            self._console.say("friends-plays", name=friend.name, where=where(friend), code=code)

    # Commands, by their keys and typed

    def do(self, command: str) -> bool:
        """Do a command about friends; return False if it is another one."""
        if command in self.commands:
            self.commands[command]()
        return command in self.commands

    def open_menu(self) -> None:
        FriendsMenu(self._online).open()

    def line(self, text: str) -> bool:
        """Take a typed line about friends; return False if it is not."""
        words = self._console.words
        for command in ("friends", "invitation"):
            if typed(words, text, f"typed-{command}"):
                return self.do(command)
        for verb, do in (
            ("typed-unfriend", self.end),
            ("typed-befriend", self.befriend),
            ("typed-call", self.call),
            ("typed-whisper", self._whisper_line),
        ):
            if (rest := after_verb(words, text, verb)) is not None and (rest or verb == "typed-whisper"):
                do(rest)
                return True
        return False

    def _whisper_line(self, rest: str) -> None:
        """Say to one person what follows their name."""
        known = sorted((*self._here(), *self._online.others(), *rest.split()[:1]), key=len, reverse=True)
        for name in known:
            begin, said = rest[: len(name)], rest[len(name) :].lstrip(" :")
            if names.same(begin, name) and said:
                self.whisper(name, said)
                return
        self._console.say("friends-whisper-what")

    # Friendship

    def befriend(self, name: str) -> None:
        """Ask a person to be friends, or agree."""

        def done(listed: answers.FriendList) -> None:
            is_friend = any(names.same(name, friend.name) for friend in listed.friends)
            self._console.say("friends-are" if is_friend else "friends-asked", name=name)
            self._renew_menu()

        self._online.client.ask(wishes.Befriend(name), lambda _: self.renew(done))

    def end(self, name: str) -> None:
        """End a friendship, refuse a request, or take one's own back."""

        def take(listed: answers.FriendList) -> None:
            requests = {"asks": listed.asking, "asked": listed.asked}
            found = (how for how, others in requests.items() if any(names.same(name, one) for one in others))
            self._online.client.ask(wishes.Unfriend(name), partial(done, next(found, "friend")))

        def done(how: str, _: answers.Done) -> None:
            self._console.say("friends-ended", name=name, how=how)
            self._renew_menu()

        self.renew(take)

    def _renew_menu(self) -> None:
        """Let the menu, if it is open, be without a request that was answered."""
        if isinstance(self._console.mode, FriendsMenu):
            self._console.resume()

    def renew(
        self, then: Callable[[answers.FriendList], None], refused: Callable[[Refused], None] | None = None
    ) -> None:
        """Ask for all friends, requests, and invitations to tables that still have a free seat."""

        def take(listed: answers.FriendList) -> None:
            self.listed = listed
            self.invitations = {one.name: one.code for one in reversed(listed.invitations)}
            then(listed)

        self._online.client.ask(wishes.Friends(), take, refused)

    def renew_quietly(self) -> None:
        """Ask for all of that where it may be wanted; guests have no friends."""
        if not self._online.is_guest:
            self.renew(lambda _: None, lambda _: None)

    def _here(self) -> tuple[str, ...]:
        """Return the friends who are here."""
        return tuple(friend.name for friend in self.listed.friends if friend.here) if self.listed else ()

    # Invitations to tables

    def told_invitation(self, name: str) -> str:
        """Return an invitation that waits, in words."""
        return self.text("friends-invitation", name=name, code=self._online.code(self.invitations[name]))

    def call(self, name: str) -> None:
        """Invite a friend to the table where one sits."""
        self._online.client.ask(wishes.Call(name), lambda _: self._console.say("friends-called", name=name))

    def invitation_entry(self, name: str) -> Item:
        """Return the entry of a menu for an invitation that waits."""
        return Item(self.told_invitation(name), partial(self.ask_invitation, name), f"invited {name}")

    def ask_invitation(self, name: str = "") -> None:
        """Ask for the answer to an invitation, without a name to the newest; the first one is to stay."""
        name = name or next(reversed(self.invitations), "")
        if name not in self.invitations:
            self._console.say("friends-no-invitation")
            return
        options = [
            (partial(self._stay, name), self.text("friends-stay")),
            (partial(self.go, self.invitations[name]), self.text("friends-go-there")),
        ]
        Pick(self._console, self.told_invitation(name), options, call).open()

    def _stay(self, name: str) -> None:
        del self.invitations[name]
        self._online.client.ask(wishes.Stay(name), None, lambda _: None)
        self._console.resume()

    def go(self, code: str) -> None:
        """Go to a table, from wherever one is."""
        self.invitations = {name: other for name, other in self.invitations.items() if other != code}
        self._online.go_to(code)

    # Private words

    def whisper(self, name: str, text: str) -> None:
        """Say something to one person."""

        def done(_: answers.Done) -> None:
            self._online.tell_talk("friends-whispered", name, text=text, whose="own")

        self._online.client.ask(wishes.Whisper(name, text), done)

    def ask_whisper(self, name: str) -> None:
        """Ask what one person is to hear."""
        title = self.text("friends-whisper-ask", name=name)
        Entry(self._console, title, partial(self.whisper, name)).open()

    def _ask_person(self) -> None:
        """Ask who is to hear a private word: others at the table, and friends who are here."""
        if self._online.is_guest:
            self._choose_person()
        else:
            self.renew(lambda _: self._choose_person())

    def _choose_person(self) -> None:
        people = dict.fromkeys([*self._online.others(), *self._here()])
        if not people:
            self._console.say("friends-no-person")
            return
        ask_person(self._console, "friends-person-ask", people, self.ask_whisper)


def where(friend: answers.Friend | messages.Friend) -> str:
    """Return where a friend is, as the words call it."""
    if not friend.here:
        return "away"
    if not friend.plays:
        return "here"
    if friend.code is None:
        return "private"
    return "watching" if friend.watching else "playing"


def told_friend(online: OnlineSession, friend: answers.Friend) -> str:
    """Return a friend as an entry of a menu, with where they are."""
    code = online.code(friend.code or "")
    return online.console.words.text("friends-friend", name=friend.name, where=where(friend), code=code)


class FriendsMenu(OnlineMenu):
    """All friends, and what waits for an answer."""

    called = "friends-menu"

    def __init__(self, online: OnlineSession) -> None:
        super().__init__(online)
        self._is_new = True

    def entered(self) -> None:
        """Ask who is here now, and tell it with the answer."""
        if self.online.is_guest:
            self.console.say("refused-guests-have-no-account")
            self.console.close(self)
            return
        self._take_items()
        self.online.friends.renew(self._tell)

    def _tell(self, _: answers.FriendList) -> None:
        if self.console.mode is self:
            if self._is_new:  # the focus is on what is first, now that all is known
                self._items, self._place, self._is_new = (), 0, False
            super().entered()

    def heard_of_friends(self, told: Message) -> None:  # noqa: ARG002
        self.online.friends.renew(self._renew, lambda _: None)

    def _renew(self, _: answers.FriendList) -> None:
        """Let the entries be as they are now, without a word: those that were told keep their places."""
        now = {item.key: item for item in self.items()}
        kept = [now.pop(item.key, item) for item in self._items]
        self._items = [*kept, *now.values()]

    def items(self) -> Sequence[Item]:
        ask, account = self.online.client.ask, self.online.client.account
        befriend = partial(self.enter, "together-person-ask", self.online.friends.befriend)
        items = [Item(self.text("friends-ask"), befriend, "ask")]
        if account is not None and account.invites:
            invite = partial(ask, wishes.Invite(), self._tell_invitation)
            items.append(Item(self.text("together-invite"), invite, "house"))
        else:
            items.append(
                Item(self.text("friends-house"), partial(ask, wishes.Way(), self._tell_way), "house")
            )
        if (listed := self.online.friends.listed) is None:
            return items
        hear, tell = "yes" if listed.hear else "no", listed.tell or "none"
        return [
            *(self.online.friends.invitation_entry(one.name) for one in listed.invitations),
            *map(self._request, listed.asking),
            *map(self._friend, listed.friends),
            *map(self._own_request, listed.asked),
            *items,
            Item(self.text("friends-hear", hear=hear), partial(self._set_news, not listed.hear), "hear"),
            Item(self.text("friends-tell", tell=tell), partial(self._ask_tell, listed.tell), "tell"),
        ]

    def _request(self, name: str) -> Item:
        title = self.text("friends-request", name=name)
        return Item(title, partial(self._ask_about, name, title), f"friend {name}")

    def _ask_about(self, name: str, title: str) -> None:
        options = [
            (partial(self.online.friends.befriend, name), self.text("friends-agree")),
            (partial(self.online.friends.end, name), self.text("friends-refuse")),
        ]
        Pick(self.console, title, options, call).open()

    def _own_request(self, name: str) -> Item:
        title = self.text("friends-own-request", name=name)
        return Item(title, partial(self.online.friends.end, name), f"friend {name}")

    def _friend(self, friend: answers.Friend) -> Item:
        about = FriendMenu(self.online, friend).open
        return Item(told_friend(self.online, friend), about, f"friend {friend.name}")

    def _ask_tell(self, current: str) -> None:
        options = [(tell, self.text("friends-tell", tell=tell or "none")) for tell in ("where", "here", "")]
        title = self.text("friends-tell-ask")
        done = partial(self._set_news, None)
        Pick(self.console, title, options, done, current).open()

    def _set_news(self, hear: bool | None, tell: Any = None) -> None:
        self.online.client.ask(wishes.FriendNews(hear, tell), lambda _: self.console.resume())

    # The way to this house

    def _tell_invitation(self, answer: answers.Invitation) -> None:
        code = self.online.code(answer.code)
        line = self._line(answer.address, answer.code, answer.fingerprint)
        self.console.say("together-invitation", code=code, days=answer.days, line=line)

    def _tell_way(self, answer: answers.WayHere) -> None:
        table = self.online.client.table
        line = self._line(answer.address, table.code if table is not None else None, answer.fingerprint)
        self.console.say("friends-house-line", line=line)

    def _line(self, *way: str | None) -> str:
        """Return the line that `access-uno join` takes: address, code and fingerprint, as far as known."""
        address, *rest = way
        address = address or self.online.address
        if not address:
            self.console.say("together-invitation-address")
        return JOIN_LINE + " ".join(filter(None, (address or "ADDRESS", *rest)))


class FriendMenu(OnlineMenu):
    """What is to be done about one friend."""

    def __init__(self, online: OnlineSession, friend: answers.Friend) -> None:
        super().__init__(online)
        self._friend = friend

    def title(self) -> str:
        return told_friend(self.online, self._friend)

    def items(self) -> Sequence[Item]:
        friend, friends, table = self._friend, self.online.friends, self.online.client.table
        is_elsewhere = table is None or table.code != friend.code
        items = []
        if table is not None and table.free and is_elsewhere:
            items.append(self._item("friends-call", friends.call, "call"))
        if friend.code is not None and is_elsewhere:
            text = self.text("friends-go", code=self.online.code(friend.code))
            items.append(Item(text, partial(self._do, friends.go, friend.code), "go"))
        if friend.here:
            items.append(self._item("friends-whisper", friends.ask_whisper, "whisper"))
        return [*items, self._item("friends-end", friends.end, "end")]

    def _item(self, message: str, do: Callable[[str], None], key: str) -> Item:
        name = self._friend.name
        return Item(self.text(message, name=name), partial(self._do, do, name), key)

    def _do(self, do: Callable[[str], None], what: str) -> None:
        self.console.drop(self)
        do(what)

    def line(self, text: str) -> None:
        """Take a verb without a name for this friend."""
        friends = self.online.friends
        verbs = {
            "typed-whisper": friends.ask_whisper,
            "typed-call": friends.call,
            "typed-unfriend": friends.end,
        }
        for verb, do in verbs.items():
            if after_verb(self.console.words, text, verb) == "":
                self._do(do, self._friend.name)
                return
        super().line(text)
