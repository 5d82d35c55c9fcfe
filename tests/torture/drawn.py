"""A monkey before a console that draws, in this process: keys, bytes, and a window that is never the same."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from access_uno.console.app import Console
from access_uno.console.inputs import Keys, SentInput
from access_uno.console.outlet import Outlet
from access_uno.console.scene import Curtain
from access_uno.console.screen import Screen
from access_uno.console.theme import THEMES
from access_uno.play.first_start import first
from access_uno.play.start_menu import StartMenu
from access_uno.play.table_drawing import draw_scene
from access_uno.settings import Home, Settings
from access_uno.words import languages, words_of
from tests.torture.monkey import hit

READINGS = ("sight", "sight", "terminal", "braille", "speech")
ENVIRONMENTS = ({"TERM": "xterm-256color"}, {"TERM": "xterm"}, {"TERM": "linux"}, {"NO_COLOR": "1"})
HITS = 20_000
_ALTERNATE = re.compile(r"\x1b\[\?1049([hl])")
_STEERING = re.compile(r"\x1b\[\??[0-9;]*[A-Za-z]|[\r\n\b]")


class Sink:
    """A terminal that only remembers what was written since it was looked at."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str, /) -> None:
        """Take a text."""
        self.text += text

    def flush(self) -> None:
        """Do nothing."""


def drawn(home: Path, seed: int, hits: int = HITS) -> None:
    """Hit keys at consoles, one after the other, until there were enough hits."""
    asyncio.run(_drawn(home, Random(seed), hits))


async def _drawn(home: Path, random: Random, hits: int) -> None:
    visits = 0
    while hits > 0:
        visits += 1
        hits -= _visit(home / str(visits), random, min(hits, random.randrange(200, 2000)))
        await asyncio.sleep(0)


def _visit(home: Path, random: Random, hits: int) -> int:
    """Sit before one console until it is left; return how many keys were hit."""
    home.mkdir(parents=True)
    settings = Settings(home / "settings.toml", random.choice(languages()))
    settings.change(
        reading=random.choice(READINGS), speech="off", sounds="off", theme=random.choice(list(THEMES))
    )
    settings.change(pause=0, pace=random.choice(("auto", "wait")), display="off")
    sink, size = Sink(), [80, 24]
    screen = Screen(
        sink, True, True, lambda: size[0], random.choice(("utf-8", "ascii")), rows=lambda: size[1]
    )
    outlet = Outlet(screen, settings.general, random.choice(ENVIRONMENTS), draw=draw_scene)
    console = Console(
        settings, words_of(settings.general.language), outlet, True, Home.under(home), in_person=True
    )
    console.use(settings.general)
    sent = SentInput()
    keys = Keys(console, sent, partial(_later))
    first(console, lambda console: StartMenu(console).open())
    for number in range(hits):
        if random.random() < 0.1:
            size[:] = random.choice(
                ((1, 1), (40, 10), (80, 24), (random.randrange(500), random.randrange(200)))
            )
        sent.send(hit(random).encode("utf-8", "surrogateescape"))
        for do in keys.read():
            if console.running and console.has_mode:
                do()
        _settle(console)
        _check(sink, console)
        if not console.running:
            return number + 1
    outlet.mark_pastes(False)
    console.leave()
    return hits


def _later(seconds: float, do: Any) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


def _settle(console: Console) -> None:
    for _ in range(1000):
        if not console.running or console.advance() != 0:
            return
    raise AssertionError("it never comes to rest")


def _check(sink: Sink, console: Console) -> None:
    """Nothing but what is meant steers the terminal, and a hand-over is a blank window."""
    text, sink.text = sink.text, ""
    rest = _STEERING.sub("", text)
    assert all(char.isprintable() or char in "\xa0\u3000" for char in rest), ascii(rest)
    picture = console.outlet._picture
    if picture is not None and picture.is_open and console.running and isinstance(console.scene, Curtain):
        assert len(set(picture._news)) <= 3, "what was told before is gone"
