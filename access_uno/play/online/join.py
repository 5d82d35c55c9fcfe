"""`access-uno join`, and the same from the start menu: a server elsewhere, with this console."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from access_uno.client import ServerClient
from access_uno.command_line.arguments import UsageError
from access_uno.console.bindings import ANSWERING
from access_uno.console.entry import Entry
from access_uno.console.mode import Mode
from access_uno.console.scene import Scene, deed
from access_uno.play.online._server_menu import JOIN_LINE
from access_uno.play.online._ssh_command import code_in
from access_uno.play.online.known_servers import KnownServer, KnownServers
from access_uno.play.online.online_session import OnlineSession
from access_uno.play.online.serve import address_of, told_address
from access_uno.play.player_name import known_name
from access_uno.play.settings_menu import SettingsMenu
from access_uno.protocol import messages
from access_uno.protocol.codec import Answered, NonsenseError
from access_uno.protocol.seat_codes import tidy_code
from access_uno.text import names
from access_uno.words.codes import in_one_piece

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.protocol.answers import Account
    from access_uno.protocol.schema import Message
    from access_uno.protocol.wishes import Wish
    from access_uno.ssh.client import Line

_log = logging.getLogger(__name__)

_FINGERPRINT: Final = "#"  # between an address and the fingerprint of the server
_BEGINS: Final = "SHA256:"


class Invitation:
    """Where to go, as it is passed on: HOST or HOST:PORT, and what may follow.

    That is the code of a table, or an invitation to a private server, and then the server's fingerprint; that
    may also stand right behind the address, after a #. All of it may follow `access-uno join`.
    """

    def __init__(self, text: str) -> None:
        address, *rest = text.strip().removeprefix(JOIN_LINE).split() or [""]
        address, mark, self.fingerprint = address.partition(_FINGERPRINT)
        self.host, self.port = address_of(address)
        if rest and rest[-1].startswith(_BEGINS):
            self.fingerprint = rest.pop()
        if not address or ((mark or self.fingerprint) and not self.fingerprint.startswith(_BEGINS)):
            raise UsageError("wrong-address", address=text[:60])
        self.invitation = tidy_code(" ".join(rest))
        self.table = code_in(*rest) if rest and not self.invitation else ""

    @property
    def address(self) -> str:
        """The address as servers are remembered."""
        return told_address(self.host, self.port)

    def first(self, watches: bool = False) -> Callable[[OnlineSession], None] | None:
        """Return what to do there first; None: nothing but to come in."""
        if not self.table:
            return None
        return lambda online: online.watch(self.table) if watches else online.join(self.table)


class JoinMode(Mode):
    """At a server elsewhere, or on the way there: below all modes that the server opens."""

    def __init__(
        self,
        console: Console,
        invitation: Invitation,
        name: str,
        first: Callable[[OnlineSession], None] | None,
        left: Callable[[int], None],
    ) -> None:
        """`left` is called when one has left the server, with the status of a program that ends so."""
        super().__init__(console)
        self._invitation = invitation
        self._servers = KnownServers(console.home.known_servers)
        known = self._servers.at(invitation.address)
        self._name = name or (known.name if known is not None else _own_name(console))
        self._known = invitation.fingerprint or (known.fingerprint if known is not None else "")
        self._left = left
        self._line: Line | None = None
        self._client = ServerClient(self._send, console.words.language)
        self._online = OnlineSession(
            console, self._client, first, self._leave, lambda changed: SettingsMenu(console, "", changed)
        )
        self._online.taken = self._came_in
        self._online.address = invitation.address
        self._code = invitation.invitation
        self._online.follows = True
        self._lost = self._lost_is_told = self._is_over = False
        self._scripted = not console.is_attended

    def entered(self) -> None:
        if self._line is None:
            self.console.held = lambda: self._scripted and not self._lost and not self._online.is_settled
            self._dial()

    def key(self, name: str) -> None:
        if ANSWERING.command(name) == "back" or name == "q":
            self._leave()
        else:
            self.console.say("join-calling", address=self._invitation.address)

    def line(self, text: str) -> None:  # noqa: ARG002
        self.console.say("join-calling", address=self._invitation.address)

    def keys_now(self) -> Iterator[str]:
        words = self.console.words
        yield words.text("join-calling-keys", back=ANSWERING.told(words, "back"))

    def scene(self) -> Scene:
        words = self.console.words
        title = words.text("join-calling", address=self._invitation.address)
        return Scene(title, (deed(words, "back", ANSWERING),))

    def do(self, command: str, what: str = "") -> bool:  # noqa: ARG002
        if command == "back":
            self._leave()
        return command == "back"

    def _dial(self) -> None:
        from access_uno.ssh.client import Line
        from access_uno.ssh.key_files import KeyFileError, key_at

        self.console.say("join-calling", address=self._invitation.address)
        try:
            key = key_at(self.console.home.key)
        except KeyFileError as error:
            self.console.say("serve-key", path=str(error.path))
            self._leave(1)
            return
        self._line = Line(
            self._invitation.host,
            self._invitation.port,
            self._name,
            key,
            self._known or None,
            lambda told: self.console.post(lambda: self._received(told)),
            lambda how: self.console.post(lambda: self._changed(how)),
        )
        self._line.invitation = self._code
        self._line.start()

    def _send(self, wish: Wish[Any]) -> None:
        if self._line is not None:
            self._line.send(wish)

    def _received(self, told: Message | Answered | NonsenseError) -> None:
        """Take what the server says; disconnect from one that talks nonsense."""
        if self._is_over:
            return
        try:
            if isinstance(told, NonsenseError):
                raise told
            if isinstance(told, Answered):
                self._client.answered(told.wish, told.answer)
            else:
                self._client.received(told)
        except NonsenseError as error:
            _log.warning("%s talks nonsense: %s", self._invitation.address, error)
            self.console.say("join-nonsense", address=self._invitation.address)
            self._leave(1)

    def _changed(self, how: str) -> None:
        """Take a change of the connection."""
        address = self._invitation.address
        match how:
            case "open":
                if self._lost_is_told:
                    self.console.say("join-back")
                self._lost = self._lost_is_told = False
            case "lost":
                self._client.lost()
                was_lost, self._lost = self._lost, True
                if not (was_lost or self._client.over):
                    self._tell_lost(after=messages.MOVE_SECONDS if self._client.moves else 0)
            case "uninvited" if self.console.is_attended:
                self._ask_invitation()
            case _:
                self.console.say(f"join-{how}", address=address, path=str(self._servers.path))
                self._leave(1)

    def _tell_lost(self, after: float = 0) -> None:
        """Say once that the connection is lost; one that moves to another server is back before that."""
        if after:
            timer = threading.Timer(after, lambda: self.console.post(self._tell_lost))
            timer.daemon = True
            timer.start()
        elif self._lost and not self._lost_is_told and not self._is_over:
            self._lost_is_told = True
            self.console.say("join-lost")

    def _ask_invitation(self) -> None:
        """Ask for an invitation to this private server, and dial again with it."""
        words = self.console.words
        if self._code:
            self.console.say("refused-invitation-wrong")

        def why_not(text: str) -> str | None:
            is_code = tidy_code(text) or in_one_piece(text).isdecimal()  # or of a second device
            return None if is_code else words.text("refused-invitation-wrong")

        def take(text: str) -> None:
            self._code = tidy_code(text) or in_one_piece(text)
            self._dial()

        title = words.text("join-invitation-ask")
        Entry(self.console, title, take, check=why_not, without=lambda: self._leave(1)).open()

    def _came_in(self, account: Account) -> None:
        """Remember the server, now that it knows this client."""
        assert self._line is not None
        if account.name is not None:
            self._name = account.name
        known = KnownServer(self._invitation.address, self._line.known or "", self._name)
        with contextlib.suppress(OSError):  # else it is asked for again
            self._servers.remember(known)

    def _leave(self, status: int | None = None) -> None:
        self._is_over = True
        self._online.close()
        self.console.held = lambda: False
        if self._line is not None:
            self._line.stop()
        self._left(self._online.status if status is None else status)


def _own_name(console: Console) -> str:
    """Return the name in games. Else the server asks; a program gives the name of the user who runs it."""
    if (name := known_name(console.settings, console.home)) is not None:
        return name
    if console.is_attended:
        return ""
    name = names.tidy(console.user())
    return name if names.why_not(name) is None else ""


def joining(given: Mapping[str, Any], arguments: list[str]) -> Callable[[Console], None]:
    """Return what goes where the command line of `join` says; raise UsageError if that is impossible."""
    name = names.tidy(given.get("name", ""))
    if "name" in given and (why := names.why_not(name)) is not None:
        raise UsageError("wrong-player", player=name[:40], why=why)
    watches = bool(given.get("watch"))
    invitation = Invitation(" ".join(arguments))
    if watches and not invitation.table:
        raise UsageError("argument-missing", argument="CODE")

    def begin(console: Console) -> None:
        def left(status: int) -> None:
            console.status = status
            console.leave()

        JoinMode(console, invitation, name, invitation.first(watches), left).open()

    return begin
