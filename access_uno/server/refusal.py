"""Refusals of a server: a code with facts, told by the message `refused-CODE` or another one."""

from __future__ import annotations

from typing import Any


class RefusedError(Exception):
    """A request is refused; nothing has changed."""

    def __init__(self, code: str, /, *, said: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.said = said or f"refused-{code}"  # the message for it
        self.rule: str | None = None  # the rule of the game that says so,
        self.reason = ""  # and then the whole sentence
        self.facts = facts
