"""The window of a person who reads by sight, drawn by prompt_toolkit at fixed places over the whole terminal.

Its input is the console's; so the application here is never run: its renderer draws a layout, and sends only
what has changed.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

from access_uno.console.drawing import Told
from access_uno.console.page import Page
from access_uno.console.scene import Choices

if TYPE_CHECKING:
    from prompt_toolkit.output import Output

    from access_uno.console.app import Console
    from access_uno.console.scene import Scene
    from access_uno.console.screen import Screen
    from access_uno.console.theme import Sight

_ZONES: Final = 4
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
        self._window: _Window | None = None
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
        """The newest message."""
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
            self._window = _Window(self._screen)
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


class _Stream:
    """The terminal as prompt_toolkit writes to it."""

    def __init__(self, screen: Screen) -> None:
        self.write = screen.send
        self.encoding = screen.encoding

    def flush(self) -> None:
        """Do nothing: what is written has been sent."""


class _Window:
    """The window on one terminal: what was sent there last, and the way there."""

    def __init__(self, screen: Screen) -> None:
        from prompt_toolkit.data_structures import Size
        from prompt_toolkit.renderer import Renderer
        from prompt_toolkit.styles import Style

        self._size = Size(rows=0, columns=0)
        self._output = self._output_on(screen)
        self._renderer = Renderer(Style([]), self._output, full_screen=True)

    def _output_on(self, screen: Screen) -> Output:
        if sys.platform == "win32" and screen.is_console:
            from access_uno.console._windows_output import WindowsOutput

            return WindowsOutput(cast("TextIO", screen.out))
        from prompt_toolkit.output.vt100 import Vt100_Output

        stream: Any = _Stream(screen)
        return Vt100_Output(stream, lambda: self._size, enable_cpr=False)

    def render(self, page: Page, sight: Sight) -> None:
        """Bring a page to the terminal."""
        from prompt_toolkit.application.current import set_app
        from prompt_toolkit.layout.mouse_handlers import MouseHandlers

        self._size = self._size._replace(rows=page.rows, columns=page.columns)
        layout = _layout()
        layout.show(page, sight)
        with set_app(layout.application):
            self._renderer.render(layout.application, layout.application.layout)
        self._renderer.mouse_handlers = MouseHandlers()  # a handler for each cell, and no mouse

    def blank(self) -> None:
        """Clear the window at once."""
        self._renderer.reset(leave_alternate_screen=False)
        self._output.reset_attributes()
        self._output.erase_screen()
        self._output.cursor_goto(0, 0)
        self._output.flush()

    def close(self) -> None:
        """Leave the alternate screen."""
        self._renderer.erase()


class _Layout:
    """prompt_toolkit's layout of four zones, one below the other: one for all who see, as it is large."""

    def __init__(self) -> None:
        from prompt_toolkit.application import Application
        from prompt_toolkit.input import DummyInput
        from prompt_toolkit.layout import HSplit, Layout, Window
        from prompt_toolkit.output import ColorDepth, DummyOutput

        from access_uno.console._zone import Zone

        self._look, self._colours = "", 256
        depths = {2: ColorDepth.DEPTH_1_BIT, 16: ColorDepth.DEPTH_4_BIT, 256: ColorDepth.DEPTH_8_BIT}
        self._zones = [Zone() for _ in range(_ZONES)]
        self._windows = [Window(zone, height=zone.height) for zone in self._zones]
        self.application: Application[None] = Application(
            Layout(HSplit(self._windows, style=lambda: self._look)),
            input=DummyInput(),
            output=DummyOutput(),
            color_depth=lambda: depths[self._colours],
        )

    def show(self, page: Page, sight: Sight) -> None:
        """Fill the zones with a page."""
        self._look, self._colours = sight.page_style, sight.colours
        bounds = [0, *page.zones, page.rows]
        bounds += [page.rows] * (_ZONES + 1 - len(bounds))
        for zone, first, last in zip(self._zones, bounds, bounds[1:], strict=False):
            zone.fill(page, first, last, is_bold=sight.colours != 16)
        if page.cursor is not None:
            self.application.layout.focus(self._windows[page.zone_of(page.cursor[1])])


@cache
def _layout() -> _Layout:
    return _Layout()
