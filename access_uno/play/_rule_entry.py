"""Typing the rule of the customizable card, before a game and during one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from access_uno.console.entry import Entry
from access_uno.words.custom import explained, read_rule, typed_rule, wrong_rule

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.engine.custom import CustomRule


class RuleEntry(Entry):
    """A rule to type; a mistake is told with its place and the nearest effect."""

    def __init__(
        self,
        console: Console,
        before: CustomRule | None,
        done: Callable[[CustomRule], None],
        without: Callable[[], None] | None = None,
    ) -> None:
        words = console.words
        title = words.text("new-custom-ask")
        text = "" if before is None else typed_rule(words, before)

        def take(text: str) -> None:
            done(read_rule(words, text))

        super().__init__(console, title, text, partial(wrong_rule, words), take, without)

    def entered(self) -> None:
        """Ask, and say how a rule is typed, in messages that are short enough to hear."""
        super().entered()
        for text in explained(self.console.words):
            self.console.say_text(text)
