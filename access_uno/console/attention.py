"""What reaches a person who is in another window: a bell, a notification, the title of the terminal.

The first two come when something has waited for the person for three seconds without a key.
All of it comes only where the person has chosen it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.mode import Mode

WAITS_SECONDS: Final = 3.0
BELL: Final = "\a"
PUSH_TITLE: Final = "\x1b[22;2t"
POP_TITLE: Final = "\x1b[23;2t"
_TITLED: Final = (
    *("xterm", "rxvt", "foot", "alacritty", "wezterm", "tmux", "screen", "vte", "konsole", "iterm", "st-"),
    *("kitty", "ghostty", "mintty", "putty"),
)
_BY_TERM: Final = {
    "xterm-kitty": 99,
    **dict.fromkeys(("foot", "rxvt-unicode", "wezterm", "xterm-ghostty", "ghostty"), 777),
}
_BY_PROGRAM: Final = {"iTerm.app": 9, "iTerm2": 9, "WezTerm": 777, "ghostty": 777}


def notification(text: str, environment: Mapping[str, str]) -> str:
    """Return the sequence by which a terminal notifies its user; empty if it is not known to take one.

    >>> notification("Your turn.", {"TERM": "xterm-kitty"})
    '\\x1b]99;;Your turn.\\x1b\\\\'
    >>> notification("Your turn.", {"TERM": "xterm-256color"})
    ''
    """
    term = environment.get("TERM", "")
    if term.startswith(("tmux", "screen")):
        return ""  # these let none through
    number = next((one for name, one in _BY_TERM.items() if term == name or term.startswith(f"{name}-")), 0)
    for name in ("TERM_PROGRAM", "LC_TERMINAL"):
        number = number or _BY_PROGRAM.get(environment.get(name, ""), 0)
    text = _shown(text)
    match number:
        case 9:
            return f"\x1b]9;{text}\a"
        case 99:
            return f"\x1b]99;;{text}\x1b\\"
        case 777:
            return f"\x1b]777;notify;access-uno;{text.replace(';', ',')}\a"
    return ""


def title(text: str, environment: Mapping[str, str]) -> str:
    """Return the sequence that gives a terminal a title; empty if it is not known to have one."""
    has_title = environment.get("TERM", "").startswith(_TITLED) or "WT_SESSION" in environment
    return f"\x1b]2;{_shown(text)}\a" if has_title else ""


def _shown(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)


class Attention:
    """What waits for the person in front of a console."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._calls: dict[str, tuple[float, str]] = {}  # when each is due, and what it says
        self._titled: Mode | None = None  # whose title the terminal has

    def wait(self, what: str, text: str) -> None:
        """Call the person, unless they press or type something before it is time."""
        self._calls[what] = self._console.now() + WAITS_SECONDS, text

    def settle(self, what: str = "") -> None:
        """Call for this no more, without a name for nothing: the person is there, or it is over."""
        if what:
            self._calls.pop(what, None)
        else:
            self._calls.clear()

    def entitle(self, mode: Mode, text: str) -> None:
        """Give the terminal a title, for as long as a mode is open."""
        self._titled = mode
        self._console.outlet.entitle(text)

    def advance(self) -> float | None:
        """Call if it is time; return in how many seconds to look again."""
        if not self._calls and self._titled is None:
            return None
        if self._titled is not None and not self._console.has(self._titled):
            self._titled = None
            self._console.outlet.entitle("")
        now = self._console.now()
        for what in [what for what, (due, _) in self._calls.items() if due <= now]:
            self._console.outlet.call(self._calls.pop(what)[1])
        return min((due - now for due, _ in self._calls.values()), default=None)
