"""The braille display through a real BRLTTY: cells there, keys back, and everything that can go wrong."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

import access_uno.console.display
from access_uno.console.display import Connection, Display, Key
from access_uno.system.worker import Trouble
from tests.stack.brltty import PrivateBrltty
from tests.stack.needs import need
from tests.stack.servers import PATIENCE, wait_until

RED_7 = bytes([0x1B, 0x17])
BLANK = "\u2800"


class Reader:
    """A display with a reader: what came back from it."""

    def __init__(self) -> None:
        self.keys: queue.Queue[Key] = queue.Queue()
        self.sizes: list[int] = []
        self.troubles: list[Trouble] = []
        self.display = Display(self.keys.put, self.sizes.append, self.troubles.append)

    def press(self, brltty: PrivateBrltty, *commands: str) -> list[Key]:
        brltty.display.press(*commands)
        return [self.keys.get(timeout=PATIENCE) for _ in commands]


@pytest.fixture
def reader(brltty: PrivateBrltty) -> Iterator[Reader]:
    reader = Reader()
    assert wait_until(lambda: reader.display.size > 0)
    yield reader
    brltty.thaw()
    reader.display.stop()


@pytest.mark.parametrize("brltty", [8, 20, 40], indirect=True)
def test_cells_arrive_padded_or_cut_to_the_size_of_the_display(brltty: PrivateBrltty, reader: Reader) -> None:
    columns = brltty.display.columns
    assert wait_until(lambda: reader.sizes == [columns])
    reader.display.show(RED_7)
    assert brltty.display.wait_for(lambda cells: cells == "⠛⠗".ljust(columns, BLANK)), brltty.display.cells
    reader.display.show(bytes(range(1, 61)))
    expected = "".join(chr(0x2800 + dots) for dots in range(1, columns + 1))
    assert brltty.display.wait_for(lambda cells: cells == expected), brltty.display.cells


def test_the_cursor_is_dots_7_and_8_and_moves(brltty: PrivateBrltty, reader: Reader) -> None:
    reader.display.show(RED_7, cursor=0)
    assert brltty.display.wait_for("⣛⠗⠀")
    reader.display.show(RED_7, cursor=1)
    assert brltty.display.wait_for("⠛⣗⠀")
    reader.display.show(RED_7, cursor=7)  # outside
    assert brltty.display.wait_for("⠛⠗⠀")


def test_keys_come_back(brltty: PrivateBrltty, reader: Reader) -> None:
    commands = {
        "ROUTE 4": Key("route", number=4),
        "FWINLT": Key("command", "pan-left"),
        "FWINRT": Key("command", "pan-right"),
        "LNUP": Key("command", "line-up"),
        "LNDN": Key("command", "line-down"),
        "TOP": Key("command", "top"),
        "BOT_LEFT": Key("command", "bottom"),
        "HOME": Key("command", "home"),
        "HELP": Key("command", "help"),
        "KEY_ENTER": Key("key", "enter"),
        "KEY_ESCAPE": Key("key", "escape"),
        "KEY_TAB": Key("key", "tab"),
        "KEY_BACKSPACE": Key("key", "backspace"),
        "KEY_CURSOR_LEFT": Key("key", "left"),
        "KEY_CURSOR_DOWN": Key("key", "down"),
        "KEY_HOME": Key("key", "home"),
        "KEY_PAGE_UP": Key("key", "pageup"),
        "KEY_FUNCTION 1": Key("key", "f2"),  # the driver counts from 0 but refuses 0
        "PASSDOTS 17": Key("text", "e"),  # the chord of dots 1 and 5
        "PASSDOTS 37": Key("text", "u"),
        "PASSCHAR 32": Key("text", " "),
        "PASSCHAR 252": Key("text", "ü"),
    }
    assert reader.press(brltty, *commands) == list(commands.values())


def test_keys_come_back_and_cells_go_out_where_no_connection_can_be_waited_for(
    brltty: PrivateBrltty, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows."""
    monkeypatch.setattr(Connection, "line", lambda _: None)
    reader = Reader()
    try:
        assert wait_until(lambda: reader.display.size > 0)
        reader.display.show(RED_7)
        assert brltty.display.wait_for("⠛⠗⠀")
        assert reader.press(brltty, "FWINRT", "LNUP") == [
            Key("command", "pan-right"),
            Key("command", "line-up"),
        ]
    finally:
        reader.display.stop()


def test_what_means_nothing_to_the_game_is_dropped(brltty: PrivateBrltty, reader: Reader) -> None:
    brltty.display.press("CSRTRK", "PASSDOTS 192", "MUTE")  # no character has only dots 7 and 8
    assert reader.press(brltty, "KEY_ENTER") == [Key("key", "enter")]
    assert reader.keys.empty()


def test_modifiers_and_other_scripts() -> None:
    """The virtual display has no modifier keys, so these codes are made by hand."""
    need("python:brlapi")
    import brlapi

    from access_uno.console.display import Connection, _names

    connection: Any = Connection.__new__(Connection)
    connection._brlapi, connection._names = brlapi, _names(brlapi)
    control, shift = (
        flag << brlapi.KEY_FLAGS_SHIFT for flag in (brlapi.KEY_FLG_INPUT_CONTROL, brlapi.KEY_FLG_INPUT_SHIFT)
    )
    assert connection._key(ord("c") | control) == Key("key", "c-c")
    assert connection._key(brlapi.KEY_SYM_TAB | shift) == Key("key", "s-tab")
    assert connection._key(ord("s") | shift) == Key("text", "S")
    assert connection._key(brlapi.KEY_SYM_UNICODE | ord("紅")) == Key("text", "紅")


def test_the_newest_cells_are_shown_however_many_came(brltty: PrivateBrltty, reader: Reader) -> None:
    for number in range(1000):
        reader.display.show(bytes([number % 63 + 1]))
    reader.display.show(RED_7)
    assert brltty.display.wait_for("⠛⠗⠀")


def test_a_killed_brltty_is_told_once_and_its_return_is_noticed(
    brltty: PrivateBrltty, reader: Reader
) -> None:
    brltty.kill()
    assert wait_until(lambda: reader.troubles == ["lost"])
    assert reader.display.size == 0
    reader.display.show(RED_7)
    brltty.display.cells = ""
    brltty.start()
    assert brltty.display.wait_for("⠛⠗⠀"), "the newest cells, by themselves"
    assert reader.press(brltty, "ROUTE 1") == [Key("route", number=1)]
    assert reader.sizes == [20, 20]
    assert reader.troubles == ["lost"]


def test_a_frozen_brltty_makes_no_caller_wait(
    brltty: PrivateBrltty, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(
            access_uno.console.display, "PATIENCE", 2 * PATIENCE
        )  # who waited for BRLTTY would wait so long
        reader.display.show(bytes(20))
        assert brltty.display.wait_for(BLANK * 20)
        brltty.freeze()
        started = time.monotonic()
        for _ in range(200):
            reader.display.show(bytes(20))
        assert time.monotonic() - started < 2 * PATIENCE
        brltty.thaw()
    reader.display.show(b"\x01")
    assert brltty.display.wait_for("⠁")
    brltty.freeze()
    reader.display.show(bytes(20))
    assert wait_until(lambda: reader.troubles == ["hung"])
    brltty.thaw()
    reader.display.show(RED_7)
    assert brltty.display.wait_for("⠛⠗⠀")
    assert reader.press(brltty, "FWINRT") == [Key("command", "pan-right")]
    assert reader.troubles == ["hung"]


def test_a_brltty_frozen_from_the_start_is_told_and_leaving_does_not_hang(brltty: PrivateBrltty) -> None:
    brltty.freeze()
    reader = Reader()
    assert wait_until(lambda: reader.troubles == ["hung"])
    started = time.monotonic()
    reader.display.stop()
    assert time.monotonic() - started < PATIENCE


def test_an_unplugged_display_is_told_once_and_another_one_is_used(
    brltty: PrivateBrltty, reader: Reader
) -> None:
    reader.display.show(RED_7)
    assert brltty.display.wait_for("⠛⠗⠀")
    brltty.display.unplug()
    assert wait_until(lambda: reader.troubles == ["unplugged"])
    assert reader.display.size == 0
    brltty.display.cells = ""
    brltty.display.plug(columns=8)
    assert brltty.display.wait_for(lambda cells: cells == "⠛⠗⠀⠀⠀⠀⠀⠀"), brltty.display.cells
    assert reader.sizes == [20, 8]
    assert reader.press(brltty, "ROUTE 3") == [Key("route", number=3)]
    assert reader.troubles == ["unplugged"]


def test_leaving_gives_the_display_back(brltty: PrivateBrltty, reader: Reader) -> None:
    reader.display.show(RED_7)
    assert brltty.display.wait_for("⠛⠗⠀")
    reader.display.stop()
    assert brltty.display.wait_for(lambda cells: cells == BLANK * 20), "no cards are left there"
    reader.display.show(RED_7)  # without an effect, and without an error


def test_leaving_does_not_hang_on_a_frozen_brltty(brltty: PrivateBrltty) -> None:
    program = (
        "import sys, threading\nfrom access_uno.console.display import Display\n"
        "there = threading.Event()\ndisplay = Display(print, lambda _: there.set())\nthere.wait()\n"
        "display.show(b'\\x1b\\x17')\nsys.stdin.readline()\ndisplay.show(b'\\x01')\ndisplay.stop()\n"
    )
    game = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, env=os.environ)
    assert brltty.display.wait_for("⠛⠗⠀")
    brltty.freeze()
    game.communicate(b"\n", timeout=PATIENCE)
    assert game.returncode == 0


def test_no_brltty_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    need("python:brlapi")
    monkeypatch.setenv("BRLAPI_HOST", "127.0.0.1:4000")
    reader = Reader()
    assert wait_until(lambda: reader.troubles == ["missing"])
    reader.display.show(RED_7)
    reader.display.stop()
    assert reader.troubles == ["missing"]


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, set[str]]]:
    """What was used of each connection to BRLTTY, with the threads that did."""
    import brlapi

    used: list[dict[str, set[str]]] = []

    class Spy:
        def __init__(self) -> None:
            self._real = real()
            self._threads = {"Connection": {threading.current_thread().name}}
            used.append(self._threads)

        def __getattr__(self, name: str) -> Any:
            self._threads.setdefault(name, set()).add(threading.current_thread().name)
            return getattr(self._real, name)

    real = brlapi.Connection
    monkeypatch.setattr(brlapi, "Connection", Spy)
    return used


def test_only_the_worker_touches_the_connections(
    brltty: PrivateBrltty, connections: list[dict[str, set[str]]]
) -> None:
    reader = Reader()
    reader.display.show(RED_7)
    assert brltty.display.wait_for("⠛⠗⠀")
    assert reader.press(brltty, "ROUTE 1") == [Key("route", number=1)]
    reader.display.stop()
    assert set.union(*(threads for used in connections for threads in used.values())) == {"display worker"}
    assert {"writeDots", "readKey", "getParameter"} <= set().union(*connections)
    assert all("closeConnection" in used for used in connections)


def test_no_answer_of_brltty_meets_a_key(
    brltty: PrivateBrltty, connections: list[dict[str, set[str]]]
) -> None:
    """On one connection the answer would be lost now and then, and the display with it."""
    reader = Reader()
    assert wait_until(lambda: reader.display.size > 0)
    assert reader.press(brltty, "ROUTE 1") == [Key("route", number=1)]
    reader.display.stop()
    assert {"readKey", "getParameter"} <= set().union(*connections)
    assert not [used for used in connections if {"getParameter", "readKey"} <= set(used)]
