"""The window of a picture on one terminal, by prompt_toolkit: zones at fixed places, one below the other.

Its input is the console's; so the application here is never run: its renderer draws a layout, and sends only
what has changed. All this is imported with the first picture.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

from prompt_toolkit.application import Application
from prompt_toolkit.application.current import set_app
from prompt_toolkit.data_structures import Point, Size
from prompt_toolkit.input import DummyInput
from prompt_toolkit.layout import Dimension, HSplit, Layout, UIContent, UIControl
from prompt_toolkit.layout import Window as ZoneWindow
from prompt_toolkit.layout.mouse_handlers import MouseHandlers
from prompt_toolkit.output import ColorDepth, DummyOutput, Output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.renderer import Renderer
from prompt_toolkit.styles import Style

if TYPE_CHECKING:
    from access_uno.console.page import Line, Page
    from access_uno.console.screen import Screen
    from access_uno.console.theme import Sight

_ZONES: Final = 4
_DEPTHS: Final = {2: ColorDepth.DEPTH_1_BIT, 16: ColorDepth.DEPTH_4_BIT, 256: ColorDepth.DEPTH_8_BIT}


class Window:
    """The window on one terminal: what was sent there last, and the way there."""

    def __init__(self, screen: Screen) -> None:
        self._size = Size(rows=0, columns=0)
        if sys.platform == "win32" and screen.is_console:
            self._output: Output = _ConsoleOutput(cast("TextIO", screen.out))
        else:
            stream: Any = _Stream(screen)
            self._output = Vt100_Output(stream, lambda: self._size, enable_cpr=False)
        self._renderer = Renderer(Style([]), self._output, full_screen=True)

    def render(self, page: Page, sight: Sight) -> None:
        """Bring a page to the terminal."""
        self._size = Size(rows=page.rows, columns=page.columns)
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


class _Stream:
    """The terminal as prompt_toolkit writes to it."""

    def __init__(self, screen: Screen) -> None:
        self.write = screen.send
        self.encoding = screen.encoding

    def flush(self) -> None:
        """Do nothing: what is written has been sent."""


if sys.platform == "win32":
    from ctypes import byref, windll
    from ctypes.wintypes import DWORD

    from prompt_toolkit.output.win32 import Win32Output

    class _ConsoleOutput(Win32Output):
        """Draws by functions on the only screen of a console without escapes: Wine shows no other one."""

        def enter_alternate_screen(self) -> None:
            self.erase_screen()

        def quit_alternate_screen(self) -> None:
            self.erase_screen()
            self.cursor_goto(0, 0)

        def flush(self) -> None:
            """Write what waits, all at once: a call for each character takes Wine seconds."""
            text = "".join(self._buffer)
            self._buffer.clear()
            units = len(text.encode("utf-16-le")) // 2
            windll.kernel32.WriteConsoleW(self.hconsole, text, units, byref(DWORD()), None)


class _Layout:
    """prompt_toolkit's layout of the zones: one for all who see, as it is large."""

    def __init__(self) -> None:
        self._look, self._colours = "", 256
        self._zones = [_Zone() for _ in range(_ZONES)]
        self._windows = [ZoneWindow(zone, height=zone.height) for zone in self._zones]
        self.application: Application[None] = Application(
            Layout(HSplit(self._windows, style=lambda: self._look)),
            input=DummyInput(),
            output=DummyOutput(),
            color_depth=lambda: _DEPTHS[self._colours],
        )

    def show(self, page: Page, sight: Sight) -> None:
        """Fill the zones with a page."""
        self._look, self._colours = sight.page_style, sight.colours
        bounds = [0, *page.zones, page.rows]
        bounds += [page.rows] * (_ZONES + 1 - len(bounds))
        for zone, first, last in zip(self._zones, bounds, bounds[1:], strict=False):
            zone.fill(page, first, last, is_bold=sight.colours != 16)
        if page.cursor is not None:
            zone_of_cursor = sum(page.cursor[1] >= first for first in page.zones)
            self.application.layout.focus(self._windows[zone_of_cursor])


@cache
def _layout() -> _Layout:
    return _Layout()


class _Zone(UIControl):
    """Some rows of a page."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._cursor: Point | None = None

    def fill(self, page: Page, first: int, last: int, is_bold: bool) -> None:
        """Show these rows, and the cursor if it stands in them.

        If not `is_bold`, nothing is: of sixteen colours, terminals take another one for bold letters.
        """
        self._lines = [page.line(row) for row in range(first, last)]
        if not is_bold:
            self._lines = [[(look.replace("bold", ""), text) for look, text in line] for line in self._lines]
        self._cursor = None
        if page.cursor is not None and first <= page.cursor[1] < last:
            self._cursor = Point(page.place(*page.cursor), page.cursor[1] - first)

    def height(self) -> Dimension:
        """Return how many rows it has."""
        return Dimension.exact(len(self._lines))

    def is_focusable(self) -> bool:
        return True

    def create_content(self, width: int, height: int) -> UIContent:  # noqa: ARG002
        return UIContent(
            lambda row: list(self._lines[row]),
            line_count=len(self._lines),
            cursor_position=self._cursor or Point(0, 0),
            show_cursor=self._cursor is not None,
        )
