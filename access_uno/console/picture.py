"""What a person sees who reads by sight: scenes, drawn over the whole terminal."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.drawing import Told
from access_uno.console.page import Page
from access_uno.console.scene import Choices

if TYPE_CHECKING:
    from access_uno.console._window import Window
    from access_uno.console.app import Console
    from access_uno.console.scene import Scene
    from access_uno.console.screen import Screen
    from access_uno.console.theme import Sight

_MOST_NEWS: Final = 20

Draw = Callable[["Scene", Page, Told], None]
"""Draws a scene on a page."""
Size = tuple[int, int]
"""Columns and rows."""


class Picture:
    """What one person sees. `draw` knows all scenes that there are."""

    def __init__(self, screen: Screen, draw: Draw) -> None:
        self._screen = screen
        self._draw = draw
        self._news: deque[str] = deque(maxlen=_MOST_NEWS)
        self._plain = ""  # the newest message without signs of cards
        self._whole: object = None  # the message that it is a piece of
        self._window: Window | None = None
        self._shown: tuple[Any, ...] = ()
        self.since_key: deque[str] = deque(maxlen=_MOST_NEWS)  # what was told since the last key
        self.enlarged = ""  # what of a table has the whole window

    @property
    def is_open(self) -> bool:
        """Whether the terminal shows it now."""
        return self._window is not None

    def add(self, text: str, plain: str, whole: object = None) -> None:
        """Take the newest message, `plain` without signs of cards; it is a piece of the message `whole`."""
        if whole is not None and whole is self._whole:
            self._news[-1] += f" {text}"
        else:
            self._news.append(text)
        self._plain, self._whole = plain, whole
        self.since_key.append(text)

    def begin_answer(self) -> None:
        """Note that a key was pressed: what follows is no piece of what was told before."""
        self._whole = None
        self.since_key.clear()

    @property
    def news(self) -> str:
        return self._news[-1] if self._news else ""

    def show(self, console: Console, sight: Sight, size: Size) -> None:
        """Draw what is there now, if it differs from what is drawn."""
        scene = console.scene
        below = console.scene_below if isinstance(scene, Choices) else None
        told = Told(sight, console.words, tuple(self._news), self._plain, self.enlarged, below)
        now = scene, told, size
        if now == self._shown:
            return
        page = Page(*size)
        self._draw(scene, page, told)
        if self._window is None:
            from access_uno.console._window import Window

            self._window = Window(self._screen)
        self._window.render(page, sight)
        self._shown = now

    def blank(self) -> None:
        """Clear everything, also what was told: another person sits down."""
        self._news.clear()
        self.since_key.clear()
        self._plain = self.enlarged = ""
        if self._window is not None:
            self._window.blank()
        self._shown = ()

    def close(self) -> None:
        """Give the terminal back as it was before."""
        if self._window is not None:
            self._window.close()
        self._window, self._shown = None, ()
