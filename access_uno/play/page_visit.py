"""A console for a page: its lines, kept until the page has them, its scene, and what the page wishes."""

from __future__ import annotations

import contextlib
import functools
import secrets
from collections import deque
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from access_uno.console.app import Console
from access_uno.console.mode import Mode
from access_uno.console.page_outlet import PageOutlet
from access_uno.console.scene import Scene
from access_uno.play.commands import Keymap
from access_uno.play.table_scene import TableScene
from access_uno.protocol.page import (
    Do,
    Ended,
    Forget,
    Manner,
    Open,
    Opened,
    PageMessage,
    PageWish,
    Press,
    Shown,
    Switch,
    Told,
)
from access_uno.words import Words

if TYPE_CHECKING:
    from access_uno.web import PageConnection

_KEPT: Final = 1000  # lines, for a page that comes back or is loaded anew
_PAGE_WORDS: Final = {
    **{name: f"page-{name}" for name in ("deeds", "happened", "hand", "top", "colour", "pile", "player")},
    **{name: f"page-{name}" for name in ("on-turn", "you", "away", "computer", "place", "fits", "pad")},
    **{name: f"page-{name}" for name in ("cut", "back", "unsent", "lost", "meanwhile", "notify")},
    "table": "together-table-menu",
    "players": "called-people",
    "keys": "keys-menu",
}
"""What the page calls its parts, and the messages of it."""
_LEFT_OPEN: Final = {
    name: f"{{{name}}}" for name in ("what", "name", "cards", "points", "place", "count", "text")
}
"""What the page puts in itself."""


class PageVisit:
    """What a page reads and does. It outlives the page's connection."""

    def __init__(self) -> None:
        self.code = secrets.token_urlsafe(12)
        self._lines: deque[Told] = deque(maxlen=_KEPT)
        self._page: PageConnection | None = None
        self._manner: Manner | None = None
        self._scene: Scene | None = None  # as the page has it
        self._read = 0  # the number of the last line that a page was sent
        self._wishes = 0  # that have come
        self._ended: Ended | None = None
        self._mode: Mode | None = None  # whose scene it is,
        self._modes = 0  # and the number by which the page knows it
        self._console: Console
        self._outlet: PageOutlet

    def use(self, console: Console, outlet: PageOutlet) -> None:
        """Read this console, whose outlet sends here."""
        self._console, self._outlet = console, outlet

    # To the page

    def send(self, message: PageMessage) -> None:
        """Send a message to the page, if it is there; lines are kept for when it is not."""
        if isinstance(message, Told):
            self._lines.append(message)
        elif isinstance(message, Forget):
            self._lines.clear()
            self._scene = None
        if self._page is not None:
            self._give(message)

    def _give(self, message: PageMessage) -> None:
        assert self._page is not None
        if isinstance(message, Told):
            self._read = message.number
        self._page.send(message)

    def show(self) -> None:
        """Send the scene and the manner of the page, as far as they have changed."""
        if self._page is None:
            return
        if (manner := self._manner_now()) != self._manner:
            self._manner = manner
            self._page.send(manner)
        if not self._console.has_mode:
            return
        if self._mode is not self._console.mode:
            self._mode, self._modes, self._scene = self._console.mode, self._modes + 1, None
        if (scene := _shown(self._console.mode.scene())) != self._scene:
            self._scene = scene
            self._page.send(Shown(scene, self._modes))

    def _manner_now(self) -> Manner:
        profile, words = self._outlet.profile, self._console.words
        speaks = profile.reading == "speech"
        keys = not self._outlet.has_buttons
        called = _page_words(words, frozenset(self._console.settings.keys.items()))
        return Manner(words.language, called, profile.theme, keys, speaks, profile.rate or 0)

    def end(self, reason: str) -> None:
        """Tell the page that the visit is over."""
        self._ended = Ended(reason)
        self.send(self._ended)

    # From the page

    def attach(self, page: PageConnection, wish: Open) -> None:
        """Let a page read, from the line after the last one that it has; an older page is cut off."""
        if self._page is not None and self._page is not page:
            self._page.send(Ended(self._console.words.text("page-elsewhere")))
            self._page.abort()
        self._page, self._manner, self._scene = page, None, None
        is_new = wish.visit != self.code
        page.send(Opened(self.code, is_new, self._read if is_new else 0, self._wishes))
        last = 0 if is_new else wish.last
        for line in self._lines:
            if line.number > last:
                self._give(line.but(answer=False))
        if self._ended is not None:
            page.send(self._ended)
        else:
            self.show()

    def detach(self, page: PageConnection) -> None:
        if self._page is page:
            self._page = None

    @property
    def is_read(self) -> bool:
        """Whether a page is connected."""
        return self._page is not None

    def is_read_by(self, page: PageConnection) -> bool:
        return self._page is page

    def do(self, wish: PageWish) -> None:
        """Do what the page wishes; what is said meanwhile answers it."""
        self._wishes += 1
        console = self._console
        if not console.running or not console.has_mode:
            return
        with self.answering():
            match wish:
                case Do(command, what, scene):
                    if scene != self._modes or not console.do(command, what):
                        console.say("page-gone")
                case Press(key, waiting) if len(key) == 1 or key.isalnum():  # as names of keys are
                    self._outlet.unsaid = waiting
                    console.key(key)
                case Switch(keys):
                    self._switch("on" if keys else "off")

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Have all that is told meanwhile answer the page."""
        self._outlet.answering = True
        try:
            yield
        finally:
            self._outlet.answering = False

    def _switch(self, keys: str) -> None:
        console = self._console
        console.settings.change(page_keys=keys)
        console.tell_troubles()
        console.say("setting-page-keys", value=keys)


def _shown(scene: Scene) -> Scene:
    """Return a scene without what the page has in its lines, or is told when it asks."""
    if not isinstance(scene, TableScene):
        return scene
    hand = tuple([card.but(why_not="") for card in scene.hand])
    return scene.but(moves=(), news="", hand=hand)


@functools.lru_cache(maxsize=64)  # asked for after each key, and for each guest
def _page_words(words: Words, keys: frozenset[tuple[str, tuple[str, ...]]]) -> Mapping[str, str]:
    directions = {side: words.text("direction", direction=side) for side in ("left", "right")}
    left_open = {**_LEFT_OPEN, "keys": Keymap(dict(keys)).told(words, "keys", 1)}
    return directions | {name: words.text(message, **left_open) for name, message in _PAGE_WORDS.items()}
