"""The menus of administrators: what they do, and what they read about people."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from operator import call
from typing import Any, Final, TypeVar

from access_uno.console.menu import Item, Pick, Question
from access_uno.play.online._server_menu import OnlineMenu
from access_uno.protocol import answers, wishes
from access_uno.protocol.schema import Answer, kind_of
from access_uno.protocol.wishes import Wish

_BAN_HOURS: Final = (24, 168, 1_000_000)  # a day, a week, for good
_HOUR: Final = 3600
_DAY: Final = 86_400

T = TypeVar("T")


class AdminMenu(OnlineMenu):
    """Actions of administrators."""

    called = "together-admin"

    def items(self) -> Sequence[Item]:
        send = self._send
        asked: dict[str, tuple[str, Callable[[str], None]]] = {
            "notice": ("together-admin-notice-ask", lambda text: self.online.client.ask(wishes.Notice(text))),
            "mute": ("together-person-ask", lambda name: send(wishes.Mute(name))),
            "unmute": ("together-person-ask", lambda name: send(wishes.Mute(name, False))),
            "ban": ("together-person-ask", self._ask_how_long),
            "unban": ("together-person-ask", lambda name: send(wishes.Ban(name, False))),
        }
        lists = {
            "reports": self._asks_list(wishes.Reports(), self._told_report, self._report),
            "bans": self._asks_list(wishes.Bans(), self._told_ban, self._lift),
            "accounts": self._ask_accounts,
            "deeds": self._asks_list(wishes.Deeds(), self._told_deed, lambda _: self.console.resume()),
        }
        close = partial(self.enter_code, lambda code: send(wishes.Close(code)))
        return [
            *(
                Item(self.text(f"together-admin-{key}"), partial(self.enter, title, done), key)
                for key, (title, done) in asked.items()
            ),
            Item(self.text("together-admin-close"), close, "close"),
            *(Item(self.text(f"moderation-{key}"), do, key) for key, do in lists.items()),
        ]

    def _ask_how_long(self, name: str) -> None:
        """Ask for how long newcomers are kept out with a person, and ban them."""
        options = [(hours, self.text("together-ban-hours", hours=hours)) for hours in _BAN_HOURS]
        title = self.text("together-ban-ask")
        Pick(self.console, title, options, lambda hours: self._send(wishes.Ban(name, True, hours))).open()

    def _send(self, wish: Wish[answers.Done]) -> None:
        match wish:
            case wishes.Mute(name, on):
                did = "mute" if on else "unmute"
            case wishes.Ban(name, on):
                did = "ban" if on else "unban"
            case wishes.Forget(name):
                did = "forget"
            case _:
                self.online.client.ask(wish, self.done("together-done"))
                return
        self.online.client.ask(wish, self.done("moderation-did", what=did, name=name))

    # Lists

    def _offer_list(self, what: str, found: Sequence[tuple[T, str]], then: Callable[[T], None]) -> None:
        """Offer a list of something; say so if there is none."""
        if found:
            title = self.text(f"moderation-{what}")
            Pick(self.console, title, found, then).open()
        else:
            self.console.say("moderation-none", list=what)

    def _offer(self, title: str, name: str, doing: dict[str, Callable[[], None]]) -> None:
        """Offer what can be done about a person."""
        options = [(do, self.text("moderation-do", what=what, name=name)) for what, do in doing.items()]
        Pick(self.console, title, options, call).open()

    def _when(self, at: int) -> str:
        ago = max(0, int(time.time()) - at)
        return self.text("moderation-when", days=ago // _DAY, hours=ago // _HOUR)

    def _asks_list(
        self, wish: Wish[Answer], told: Callable[[Any], str], then: Callable[[Any], None]
    ) -> Callable[[], None]:
        """Return what asks for a list, and offers what is in it."""

        def show(answer: Answer) -> None:
            [found] = answer.values()
            self._offer_list(kind_of(type(wish)), [(one, told(one)) for one in found], then)

        return partial(self.online.client.ask, wish, show)

    def _told_report(self, report: answers.Report) -> str:
        facts = {"name": report.name, "by": report.by, "lines": len(report.talk)}
        return self.text("moderation-report", when=self._when(report.at), **facts)

    def _report(self, report: answers.Report) -> None:
        def hear() -> None:
            for line in report.talk:
                self.console.say("moderation-said", name=line.name, text=line.text)

        doing: dict[str, Callable[[], None]] = {"hear": hear} if report.talk else {}
        doing["mute"] = partial(self._send, wishes.Mute(report.name))
        doing["ban"] = partial(self._ask_how_long, report.name)
        doing["settle"] = partial(self._send, wishes.Settle(report.id))
        self._offer(self._told_report(report), report.name, doing)

    def _lift(self, banned: answers.Banned) -> None:
        unban = partial(self._send, wishes.Ban(banned.name, False))
        self._offer(self._told_ban(banned), banned.name, {"unban": unban})

    def _told_ban(self, banned: answers.Banned) -> str:
        left = 0 if banned.until is None else max(0, banned.until - int(time.time()))
        account, days = "yes" if banned.account else "no", -(-left // _DAY)
        facts = {"account": account, "addresses": banned.addresses, "days": days}
        return self.text("moderation-banned", name=banned.name, **facts)

    def _ask_accounts(self, begins: str = "", page: int = 1) -> None:
        """Show a page of the accounts whose names begin so."""

        def find() -> None:
            self.enter("moderation-begins-ask", self._ask_accounts)

        def show(answer: answers.AccountPage) -> None:
            found: list[tuple[Callable[[], None], str]] = [
                (partial(self._account, one), self._told_account(one)) for one in answer.accounts
            ]
            if answer.page < answer.pages:
                more = partial(self._ask_accounts, begins, page + 1)
                found.append((more, self.text("moderation-more")))
            if answer.pages > 1 or begins:
                found.append((find, self.text("moderation-find")))
            self._offer_list("accounts", found, lambda go: go())

        self.online.client.ask(wishes.Accounts(begins, page), show)

    def _told_account(self, account: answers.KnownAccount) -> str:
        states = ("here", "admin", "muted", "banned")
        facts = {state: "yes" if getattr(account, state) else "no" for state in states}
        return self.text("moderation-account", name=account.name, **facts)

    def _account(self, account: answers.KnownAccount) -> None:
        name = account.name
        doing: dict[str, Callable[[], None]] = {
            "unmute" if account.muted else "mute": partial(self._send, wishes.Mute(name, not account.muted)),
            "unban" if account.banned else "ban": (
                partial(self._send, wishes.Ban(name, False))
                if account.banned
                else partial(self._ask_how_long, name)
            ),
            "forget": partial(self._ask_to_forget, name),
        }
        self._offer(self._told_account(account), name, doing)

    def _ask_to_forget(self, name: str) -> None:
        text = self.text("moderation-forget-ask", name=name)
        Question(self.console, text, partial(self._send, wishes.Forget(name))).open()

    def _told_deed(self, deed: answers.DeedDone) -> str:
        when = self._when(deed.at)
        return self.text("moderation-deed", by=deed.by, does=deed.does, what=deed.what, when=when)
