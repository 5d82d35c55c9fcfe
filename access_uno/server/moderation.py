"""What administrators see and do: reports of people, bans, accounts, and what was done about them.

Talk is kept in one place only: the last lines that the person who reports another one has heard, if they
add them, for administrators, for 30 days.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from access_uno.protocol import answers
from access_uno.server._account_changes import delete
from access_uno.server._pages import page_of
from access_uno.server.refusal import RefusedError
from access_uno.server.store import Entry, StoreError
from access_uno.text import names
from access_uno.text.sanitize import sanitize

if TYPE_CHECKING:
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_log = logging.getLogger(__name__)
DEEDS: Final = logging.getLogger("access_uno.moderation")
LOGINS: Final = logging.getLogger("access_uno.logins")

MOST_TALK: Final = 10  # lines that a report can have
PAGE: Final = 50  # entries in one answer
_SAID: Final = 100  # characters of what is logged
_LOGGED: Final = {
    "closes": "closes table",
    "tells": "tells everybody something",
    "begins": "begins the match at table",
    "lets-talk": "lets talk",
    "settles": "settles a report of",
    "deletes": "deletes the account of",
}
"""What administrators do, in the log, where the code itself does not say it."""


class Moderation:
    """The reports and the log of a server's administrators, in its store."""

    def __init__(self, server: Server) -> None:
        self._server = server

    # Reports

    async def report(self, session: Session, name: str, with_talk: bool) -> None:
        """Keep that one person reports another one; raise RefusedError if there is no such person."""
        server = self._server
        known = server.presence.here.get(names.key(name))
        account = await server.accounts.named(name) if known is None else None
        if names.same(name, session.name):
            raise RefusedError("report-oneself")
        if known is None and account is None:
            raise RefusedError("nobody-of-that-name", name=name)
        server.limits.check("reports", names.key(session.name))
        about = {
            "by": session.name,
            "name": account.name if account is not None else known.name if known is not None else name,
            "guest": known is not None and known.guest,
            "code": None if session.room is None else session.room.table.code,
            "talk": list(session.talk) if with_talk else [],
            "at": int(time.time()),
        }
        await server.store.put("reports", _new_key(), json.dumps(about, ensure_ascii=False), 0)
        DEEDS.info("%s reports %s", session.name, sanitize(str(about["name"])))

    async def reports(self) -> answers.ReportList:
        """Return the newest reports, the newest first."""
        found = []
        for entry, told in await self._newest("reports"):
            talk = tuple(answers.TalkLine(name, text) for name, text in told["talk"])
            found.append(answers.Report(**{**told, "id": entry.key, "talk": talk}))
        return answers.ReportList(tuple(found))

    async def settle(self, admin: Session, number: str) -> None:
        """Delete a report that has been dealt with."""
        entry = await self._server.store.get("reports", number) if 0 < len(number) < 60 else None
        if entry is None:
            raise RefusedError("no-report")
        await self._server.store.delete("reports", number)
        self.note(admin, "settles", json.loads(entry.value)["name"])

    async def _newest(self, bucket: str) -> list[tuple[Entry, dict[str, Any]]]:
        entries = await self._server.store.entries(bucket)  # by their keys, which begin with time
        return [(entry, json.loads(entry.value)) for entry in entries[: -PAGE - 1 : -1]]

    # What administrators do

    async def mute(self, admin: Session, name: str, on: bool) -> None:
        """Hide a person's talk from the whole server, or show it again."""
        if on:
            await self._check_not_admin(name)
        if not self._is_guest(name):
            await self._change(name, muted=on)
        self.mute_here(name, on)
        await self._server.tell_servers({"muted": name, "on": on})
        self.note(admin, "mutes" if on else "unmutes", name)

    def mute_here(self, name: str, on: bool) -> None:
        """Mute a person who is connected to this server, or let them talk again."""
        session = self._server.connections.of(name)
        if session is not None and session.account is not None:
            session.account = session.account.but(muted=on)

    async def ban(self, admin: Session, name: str, on: bool, hours: int) -> None:
        """Make a person leave and keep them out, or let them come again.

        For so many hours no unknown person comes in from the addresses where they are now, or have been
        within the last day.
        """
        accounts, bans = self._server.accounts, self._server.bans
        if on:
            await self._check_not_admin(name)
        lifted = not on and await bans.lift(name)
        is_account = not lifted or await accounts.named(name) is not None
        if is_account and not self._is_guest(name):
            await self._change(name, banned=on)
        if on:
            await self._server.tell_servers({"banned": name, "hours": hours})
            account = await accounts.named(name)
            if account is not None and hours:
                await bans.add_origins(account.keys, account.name, hours)
        self.note(admin, "bans" if on else "unbans", name)

    async def put_out(self, banned: Session, hours: int) -> None:
        """Ban the address of a person who is connected to this server, and end their connection."""
        try:
            if hours:
                await self._server.bans.add(banned.visitor.network, banned.name, hours)
        except StoreError as error:
            _log.warning("the address of %s cannot be banned: %s", banned.name, error.code)
        finally:
            await banned.go("banned")

    def _is_guest(self, name: str) -> bool:
        present = self._server.presence.here.get(names.key(name))
        return present is not None and present.guest

    async def _check_not_admin(self, name: str) -> None:
        """Raise RefusedError for administrators: so none is locked out."""
        account = await self._server.accounts.named(name)
        if account is not None and not self._server.admins.isdisjoint(account.keys):
            raise RefusedError("is-admin", name=account.name)

    async def _change(self, name: str, **changes: Any) -> None:
        account = await self._server.accounts.change(name, **changes)
        session = self._server.connections.of(name)
        if session is not None:
            session.account = account

    async def close_table(self, admin: Session, code: str) -> None:
        await self._server.tables.remove(await self._server.tables.of(code))
        self.note(admin, "closes", code)

    async def notice(self, admin: Session, text: str) -> None:
        """Tell all people in the house something."""
        await self._server.tell_servers({"notice": text, "name": admin.name})
        self.note(admin, "tells")

    # What they have done

    def note(self, admin: Session, does: str, what: str = "", code: str = "") -> None:
        """Log what an administrator has done, and keep it for the others; never talk or cards."""
        what, where = sanitize(what[:_SAID]), f" at table {code}" if code else ""
        logged = " ".join(filter(None, (_LOGGED.get(does, does), what)))
        DEEDS.info("%s (%s) %s%s", admin.name, admin.visitor.fingerprint, logged, where)
        deed = {"at": int(time.time()), "by": admin.name, "does": does, "what": what}
        self._server.keep(self._keep_deed(deed))

    @staticmethod
    def note_visit(session: Session, comes: bool) -> None:
        """Log that a person has come in, or has gone: who, with which key, how and from where."""
        visitor = session.visitor
        who, how = session.name or "a visitor without a name", "comes in" if comes else "goes"
        LOGINS.info(
            "%s (%s) %s: %s from %s", who, visitor.fingerprint or "guest", how, visitor.way, visitor.address
        )

    async def _keep_deed(self, deed: dict[str, Any]) -> None:
        try:
            await self._server.store.put("deeds", _new_key(), json.dumps(deed, ensure_ascii=False), 0)
        except StoreError as error:
            _log.warning("what an administrator did cannot be kept: %s", error.code)

    async def deeds(self) -> answers.DeedList:
        """Return what administrators have done, the newest first."""
        return answers.DeedList(tuple(answers.DeedDone(**told) for _, told in await self._newest("deeds")))

    # Bans and accounts

    async def bans(self) -> answers.BanList:
        """Return who is banned: accounts for good, and addresses for a time."""
        found: dict[str, answers.Banned] = {}
        for account in await self._server.accounts.all():
            if account.banned:
                found[names.key(account.name)] = answers.Banned(account.name, account=True)
        for until, key in self._server.bans.in_force():
            known = found.get(key, answers.Banned(key, account=False))
            last = max(int(until), known.until or 0)
            found[key] = known.but(addresses=known.addresses + 1, until=last)
        return answers.BanList(tuple(found[key] for key in sorted(found)))

    async def accounts(self, begins: str, page: int) -> answers.AccountPage:
        """Return a page of the accounts whose names begin like this."""
        start, server = names.key(begins), self._server
        fitting = [one for one in await server.accounts.all() if names.key(one.name).startswith(start)]
        shown, page, pages = page_of(fitting, page, PAGE)
        listed = tuple(
            answers.KnownAccount(
                account.name,
                here=server.presence.has(account.name),
                admin=not server.admins.isdisjoint(account.keys),
                muted=account.muted,
                banned=account.banned,
                keys=len(account.keys),
            )
            for account in shown
        )
        return answers.AccountPage(listed, page, pages)

    async def forget(self, admin: Session, name: str) -> None:
        """Delete the account of a person who has asked for that, with everything that is kept of it."""
        account = await self._server.accounts.named(name)
        if account is None:
            raise RefusedError("nobody-of-that-name", name=name)
        await self._check_not_admin(name)
        await delete(self._server, account)
        self.note(admin, "deletes", account.name)


def _new_key() -> str:
    """Return a key that sorts by the time at which it was made."""
    return f"{time.time_ns():020}-{secrets.token_hex(4)}"
