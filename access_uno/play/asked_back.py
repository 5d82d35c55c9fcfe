"""A question whether a typed line was understood as it was meant."""

from __future__ import annotations

from collections.abc import Callable

from access_uno.console.app import Console
from access_uno.console.menu import Question


class AskedBack(Question):
    """Whether a line was understood as it was meant; any other line is taken for itself."""

    def __init__(
        self,
        console: Console,
        text: str,
        yes: Callable[[], None],
        line: Callable[[str], None],
        doing: str = "word-play",
        tells_how: bool = False,
    ) -> None:
        """`line` takes a line that is no answer; `doing` names the words for what a yes would do.

        `tells_how`: the question is told with how it is answered.
        """
        super().__init__(console, text, yes, doing=doing)
        self._line, self._tells_how = line, tells_how

    def entered(self) -> None:
        if self._tells_how:
            super().entered()
        else:
            self.console.say_text(self._text)

    def line(self, text: str) -> None:
        if self.answer(text) or not text.strip():
            super().line(text)
        else:
            self.console.drop(self)
            self._line(text)
