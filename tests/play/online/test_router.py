"""A house that asks the router to let people in, with a router that answers as real ones do."""

from __future__ import annotations

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from access_uno.cli import main
from access_uno.play.online import _router, serve
from access_uno.play.online._router import Reach, Router
from access_uno.words import words_of


class Answers:
    """A router, as miniupnpc finds it; instead of how many there are, an error to raise."""

    def __init__(
        self, address: Any = "9.9.9.9", devices: Any = 1, knows_leases: bool = True, opens: bool = True
    ) -> None:
        self.address, self.devices, self.knows_leases, self.opens = address, devices, knows_leases, opens
        self.asked: list[tuple[Any, ...]] = []
        self.lanaddr = "192.168.1.5"
        self.discoverdelay = 0

    def discover(self) -> int:
        if isinstance(self.devices, Exception):
            raise self.devices
        return int(self.devices)

    def selectigd(self) -> None:
        pass

    def addportmapping(self, *what: Any) -> None:
        if not self.opens or (len(what) == 7 and not self.knows_leases):
            raise Exception("Invalid Args")
        self.asked.append(what)

    def deleteportmapping(self, *what: Any) -> None:
        self.asked.append(("delete", *what))

    def externalipaddress(self) -> str:
        return str(self.address)


def through(monkeypatch: pytest.MonkeyPatch, answers: Answers) -> Router:
    monkeypatch.setitem(sys.modules, "miniupnpc", SimpleNamespace(UPnP=lambda: answers))
    return Router()


@pytest.mark.parametrize(
    ("answers", "reach"),
    [
        (Answers(), Reach("open", "9.9.9.9")),
        (Answers(knows_leases=False), Reach("open", "9.9.9.9")),
        (Answers("100.64.3.2"), Reach("carrier", "100.64.3.2")),
        (Answers("192.168.178.20"), Reach("carrier", "192.168.178.20")),
        (Answers(""), Reach("carrier", "")),
        (Answers(devices=0), Reach("none")),
        (Answers(devices=Exception("Success")), Reach("none")),
        (Answers(opens=False), Reach("refused")),
        (Answers("", opens=False), Reach("carrier")),
        (Answers("100.64.9.1", opens=False), Reach("carrier", "100.64.9.1")),
    ],
)
def test_it_is_told_whether_people_elsewhere_come_in(
    answers: Answers, reach: Reach, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(through(monkeypatch, answers).open(8022)) == reach


def test_the_port_is_asked_for_again_and_closed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Answers()
    monkeypatch.setattr(_router, "_AGAIN_SECONDS", 0.0)

    async def story() -> None:
        router = through(monkeypatch, answers)
        await router.open(8022)
        alive = asyncio.ensure_future(router.live())
        while len(answers.asked) < 3:
            await asyncio.sleep(0)
        alive.cancel()
        await router.close()
        await router.close()

    asyncio.run(story())
    own = (8022, "TCP", "192.168.1.5", 8022, "access-uno", "", "3600")
    assert answers.asked[:3] == [own] * 3
    assert answers.asked.count(("delete", 8022, "TCP")) == 1


@pytest.mark.parametrize(
    ("bound", "ipv6", "told"),
    [
        ([("0.0.0.0", 8022), ("::", 8022)], "2001:db8::5", ["[2001:db8::5]:8022,", "192.0.2.1:8022:"]),
        ([("127.0.0.1", 1), ("::", 2), ("0.0.0.0", 3)], "2001:db8::5", ["[2001:db8::5]:2,", "192.0.2.1:3:"]),
        ([("2001:db8::5", 8022)], "2001:db8::5", ["[2001:db8::5]:8022,"]),
        ([("0.0.0.0", 8022)], "2001:db8::5", ["192.0.2.1:8022:"]),
        ([("fd00::5", 8022)], "2001:db8::5", ["The house isn't listening"]),
        ([("::", 8022)], "", ["The house isn't listening"]),
    ],
)
def test_an_address_is_told_only_if_the_house_listens_at_it(
    bound: list[tuple[str, int]],
    ipv6: str,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Opens(Router):
        def __init__(self) -> None:
            pass

        async def open(self, port: int) -> Reach:
            return Reach("open", "192.0.2.1")

    monkeypatch.setattr(serve, "public_ipv6", lambda: ipv6)
    asyncio.run(serve._ask_router(Opens(), bound, words_of("en")))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(told)
    assert all(part in line for part, line in zip(told, lines, strict=True))


@pytest.mark.parametrize(
    ("listen", "missing", "told"),
    [
        ("127.0.0.1:0", False, "The router can't send anyone to a house that only this computer reaches."),
        ("127.0.0.1:0 --check", False, "The router can't send anyone to a house that only this computer"),
        ("0.0.0.0:0", True, "Asking the router needs one more package. Type this: "),
    ],
)
def test_what_cannot_help_is_told_before_the_house_opens(
    listen: str, missing: bool, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if missing:
        monkeypatch.setitem(sys.modules, "miniupnpc", None)
    assert main(["serve", "--open-router", "--language", "en", "--listen", *listen.split()]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith(told)
