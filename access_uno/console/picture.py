"""The window of a person who reads by sight, drawn by prompt_toolkit at fixed places over the whole terminal.

Its input is the console's; so the application here is never run: its renderer draws a layout, and sends only
what has changed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.drawing import Told
from access_uno.console.page import Page
from access_uno.console.scene import Choices

if TYPE_CHECKING:
    from prompt_toolkit.application import Application

    from access_uno.console.app import Console
    from access_uno.console.scene import Scene
    from access_uno.console.theme import Sight

_ZONES: Final = 4
_MOST_NEWS: Final = 20

Draw = Callable[["Scene", Page, Told], None]
"""Draws a scene on a page."""
Size = tuple[int, int]
"""Columns and rows."""


class Picture:
    """What one person sees. `send` writes to their terminal; `draw` knows all scenes that there are."""

    def __init__(self, send: Callable[[str], object], encoding: str, draw: Draw) -> None:
        self._send = send
        self._encoding = encoding
        self._draw = draw
        self._news: deque[str] = deque(maxlen=_MOST_NEWS)
        self._plain = ""  # the newest message without signs of cards
        self._whole: object = None  # the message that it is a piece of
        self._application: _Application | None = None
        self._shown: tuple[Any, ...] = ()
        self.since_key: list[str] = []  # what was told since the last key
        self.enlarged = ""  # what of a table has the whole window

    @property
    def is_open(self) -> bool:
        """Whether the terminal shows it now."""
        return self._application is not None

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
        if self._application is None:
            self._application = _Application(self._send, self._encoding)
        self._application.render(page, sight)
        self._shown = now

    def blank(self) -> None:
        """Clear everything, also what was told: another person sits down."""
        self._news.clear()
        self.since_key.clear()
        self._plain = self.enlarged = ""
        if self._application is not None:
            self._application.blank()
        self._shown = ()

    def close(self) -> None:
        """Give the terminal back as it was before."""
        if self._application is not None:
            self._application.close()
        self._application, self._shown = None, ()


class _Stream:
    """The terminal as prompt_toolkit writes to it."""

    def __init__(self, send: Callable[[str], object], encoding: str) -> None:
        self.write = send
        self.encoding = encoding

    def flush(self) -> None:
        """Do nothing: what is written has been sent."""


class _Application:
    """prompt_toolkit's application: four zones, one below the other."""

    def __init__(self, send: Callable[[str], object], encoding: str) -> None:
        from prompt_toolkit.application import Application
        from prompt_toolkit.data_structures import Size
        from prompt_toolkit.input import DummyInput
        from prompt_toolkit.layout import HSplit, Layout, Window
        from prompt_toolkit.output import ColorDepth
        from prompt_toolkit.output.vt100 import Vt100_Output

        from access_uno.console._zone import Zone

        self._page = Page(80, 24)
        self._look, self._colours = "", 256
        depths = {2: ColorDepth.DEPTH_1_BIT, 16: ColorDepth.DEPTH_4_BIT, 256: ColorDepth.DEPTH_8_BIT}
        self._zones = [Zone() for _ in range(_ZONES)]
        self._windows = [Window(zone, height=zone.height) for zone in self._zones]
        stream: Any = _Stream(send, encoding)
        self._application: Application[None] = Application(
            Layout(HSplit(self._windows, style=lambda: self._look)),
            input=DummyInput(),
            output=Vt100_Output(
                stream, lambda: Size(rows=self._page.rows, columns=self._page.columns), enable_cpr=False
            ),
            color_depth=lambda: depths[self._colours],
            full_screen=True,
            include_default_pygments_style=False,
        )

    def render(self, page: Page, sight: Sight) -> None:
        """Bring a page to the terminal."""
        from prompt_toolkit.application.current import set_app

        self._page, self._look, self._colours = page, sight.page_style, sight.colours
        bounds = [0, *page.zones, page.rows]
        bounds += [page.rows] * (_ZONES + 1 - len(bounds))
        for zone, first, last in zip(self._zones, bounds, bounds[1:], strict=False):
            zone.fill(page, first, last, is_bold=sight.colours != 16)
        if page.cursor is not None:
            self._application.layout.focus(self._windows[page.zone_of(page.cursor[1])])
        with set_app(self._application):
            self._application.renderer.render(self._application, self._application.layout)

    def blank(self) -> None:
        """Clear the window at once."""
        output, renderer = self._application.output, self._application.renderer
        renderer.reset(leave_alternate_screen=False)
        output.reset_attributes()
        output.erase_screen()
        output.cursor_goto(0, 0)
        output.flush()

    def close(self) -> None:
        """Leave the alternate screen."""
        self._application.renderer.erase()
