"""A zone of a page in prompt_toolkit's layout. It is imported only where something is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prompt_toolkit.data_structures import Point
from prompt_toolkit.layout import Dimension, UIContent, UIControl

if TYPE_CHECKING:
    from access_uno.console.page import Line, Page


class Zone(UIControl):
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
        """Return that it can have the cursor."""
        return True

    def create_content(self, width: int, height: int) -> UIContent:  # noqa: ARG002
        """Return the rows."""
        return UIContent(
            lambda row: list(self._lines[row]),
            line_count=len(self._lines),
            cursor_position=self._cursor or Point(0, 0),
            show_cursor=self._cursor is not None,
        )
