"""Parses what a terminal sends into key presses, from a keyboard and a connection alike.

Every sequence is one key that the console knows, the key "other", or nothing: mouse, focus and answers of the
terminal are nothing. A pasted text is one thing, whether the terminal marks it or only sends it at once.

>>> parser = Parser()
>>> parser.feed("h\\x1b[A\\x1b[1;3D\\x1b[I\\r"), parser.feed("\\x1b[200~Anna\\x1b[201~")
(['h', 'up', 'other', 'enter'], [Paste(text='Anna')])
>>> parser.feed("\\x1b"), parser.flush()
([], ['escape'])
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Generator, Iterator, Mapping
from typing import Final, NamedTuple

LONGEST_PASTE: Final = 10_000  # characters that are kept
PASTES_ARE_MARKED: Final = "\x1b[?2004h"
PASTES_ARE_NOT_MARKED: Final = "\x1b[?2004l"


class Paste(NamedTuple):
    """A text that was pasted, in one line."""

    text: str


class Wait(NamedTuple):
    """An unfinished sequence: `flush` is due so many seconds after the last change of `number`."""

    number: int
    seconds: float


Press = str | Paste

_ESCAPE: Final = "\x1b"
_PASTE_BEGIN: Final = "\x1b[200~"
_PASTE_END: Final = "\x1b[201~"
# An input method sends a word at once; heard as one, it differs from others that sound alike.
_COMMITTED: Final = re.compile("[\u3400-\u9fff]{2,}")
_AT_ONCE: Final = re.compile(r"[^\x00-\x1f\x7f]{32}")  # more than a person types between two reads
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f]+")
_C1: Final = {code: f"{_ESCAPE}{chr(code - 0x40)}" for code in range(0x80, 0xA0)}  # the same in one character
_STRING: Final = re.compile(r"\x1b[]PX^_]")  # texts that only a terminal sends, such as its title
_IN_STRING: Final = re.compile(r"[^\x00-\x1f\x7f]*")
_STRING_END: Final = re.compile(r"[\x07\x18\x1a]|\x1b\\|")
_SEQUENCE: Final = re.compile(
    r"""\x1b{1,2} (?:
        \[\[ (?P<linux>[!-~])                                  # a function key of the Linux console
        | \[ (?P<mouse>M) [^\x00-\x1f]{3}                      # as X10 reports it
        | \[ (?P<rxvt>[0-9]{1,2}\$)                            # with Shift
        | \[ (?P<parameters>[0-?]*) [\ -/]* (?P<final>[@-~])
        | O (?P<modifier>[0-9;]*) (?P<keypad>[\ A-~])
    )""",
    re.VERBOSE,
)
_BEGUN: Final = re.compile(
    r"\x1b{1,2}(?P<more>\[(?:\[|M[^\x00-\x1f]{0,2}|(?![0-9]{1,2}\$)[0-?]*[ -/]*)|O[0-9;]*)?"
)
_SECONDS: Final = {"escape": 0.05, "sequence": 0.5, "marked": 3.0, "at once": 0.2}

_LETTERS: Final = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "F": "end",
    "H": "home",
    "P": "f1",
    "Z": "backtab",
}
_NUMBERS: Final = {
    **dict.fromkeys(("1", "7"), "home"),  # tmux, screen and the Linux console; rxvt
    **dict.fromkeys(("4", "8"), "end"),
    "3": "delete",
    "5": "pageup",
    "6": "pagedown",
    "11": "f1",  # rxvt and PuTTY
    "": "backtab",  # the Windows console
}
_KEYPAD: Final = {
    **_LETTERS,
    **{chr(ord("p") + digit): str(digit) for digit in range(10)},
    **dict(zip("jklmnoX", "*+,-./=", strict=True)),
    " ": "space",
    "I": "tab",
    "M": "enter",
}
_CHARACTERS: Final[Mapping[str, str]] = {
    "\x00": "",  # fills the line of some serial terminals
    "\x03": "ctrl-c",
    "\x04": "ctrl-c",
    "\x08": "backspace",
    "\t": "tab",
    "\n": "enter",
    "\r": "enter",
    "\r\n": "enter",
    "\x15": "ctrl-u",
    "\x1a": "ctrl-z",
    _ESCAPE: "escape",
    " ": "space",
    "\x7f": "backspace",
}
_WITH_ALT: Final[Mapping[str, str]] = {
    "\t": "backtab",  # the Linux console for Shift Tab
    "\x03": "ctrl-c",
    "\x04": "ctrl-c",
}
_FOCUS: Final = ("I", "O")
_ANSWERS: Final = {"R": 2, "n": 1, "t": 1, "x": 4}  # and how many parameters they have, which keys do not
_LONGEST: Final = 64  # of a sequence
_PIECE: Final = 4096
_LOCKS: Final = ~0xC0  # of the bits for Shift, Alt, Control and so on: all but Caps Lock and Num Lock
_SHIFT: Final = 1
_LET_GO: Final = "3"  # kitty can tell whether a key was pressed, held or released


def pasted(text: str) -> str:
    """Return a paste as a terminal marks it."""
    return f"{_PASTE_BEGIN}{text}{_PASTE_END}"


class Parser:
    """Takes what a terminal sends, in pieces of any size."""

    def __init__(self) -> None:
        self._rest = ""  # the beginning of a sequence
        self._string = ""  # the beginning of a text of the terminal
        self._paste: str | None = None  # so far
        self._marked = False  # the terminal marks the end of the paste
        self._number = 0

    @property
    def wait(self) -> Wait | None:
        """Until when more must come; None if nothing has begun."""
        if self._paste is not None:
            return Wait(self._number, _SECONDS["marked" if self._marked else "at once"])
        if self._rest or self._string:
            alone = set(self._rest) == {_ESCAPE}
            return Wait(self._number, _SECONDS["escape" if alone else "sequence"])
        return None

    def feed(self, text: str) -> list[Press]:
        """Return the keys that were pressed, as far as they are known."""
        if not (self._paste is not None and self._marked):
            self._number += 1
        pressed: list[Press] = []
        for place in range(0, len(text), _PIECE):
            rest, self._rest = self._rest + text[place : place + _PIECE].translate(_C1), ""
            pressed += filter(None, self._taken(rest))
        return pressed

    def flush(self) -> list[Press]:
        """Return what has begun: nothing more comes."""
        rest, self._rest = self._rest, ""
        if self._paste is not None:
            return self._pasted()
        if self._string:
            begun, self._string = self._string, ""
            if not rest:
                return ["other"] if _STRING.fullmatch(begun) else []  # Alt and a letter, or no end
        if set(rest) == {_ESCAPE}:
            return ["escape"] * len(rest)
        return [] if not rest or rest.lstrip(_ESCAPE).startswith("[M") else ["other"]

    def _taken(self, rest: str) -> Iterator[Press]:
        """Yield one press after the other; an unfinished one stays in `_rest`."""
        while rest:
            if self._paste is not None:
                rest = yield from self._take_paste(rest)
            elif self._string:
                rest = self._after_string(rest)
            elif _AT_ONCE.match(rest):
                self._begin_paste(marked=False)
            elif committed := _COMMITTED.match(rest):
                rest = rest[committed.end() :]
                yield Paste(committed.group())
            elif rest[0] != _ESCAPE:
                character = "\r\n" if rest.startswith("\r\n") else rest[0]
                rest = rest[len(character) :]
                yield _key(character)
            elif begun := _STRING.match(rest):
                self._string, rest = begun.group(), rest[begun.end() :]
            elif len(rest) < _LONGEST and _BEGUN.fullmatch(rest):
                self._rest, rest = rest, ""
            else:
                key, length = _first(rest)
                rest = rest[length:]
                if key == "paste":
                    self._begin_paste(marked=True)
                else:
                    yield key

    def _after_string(self, rest: str) -> str:
        """Return what follows a text of the terminal; any control character ends it."""
        inside = _IN_STRING.match(rest)
        assert inside is not None
        self._string, rest = (self._string + inside.group())[:3], rest[inside.end() :]
        if rest in ("", _ESCAPE):
            self._rest = rest
            return ""
        self._string = ""
        end = _STRING_END.match(rest)
        assert end is not None
        return rest[end.end() :]

    def _begin_paste(self, marked: bool) -> None:
        self._paste, self._marked = "", marked
        self._number += 1

    def _take_paste(self, rest: str) -> Generator[Press, None, str]:
        """Add to the paste; return what was pressed after its end, or after Control C."""
        ends = [(rest.find("\x03"), 0)]
        if self._marked:
            ends.append((rest.find(_PASTE_END), len(_PASTE_END)))
        place, length = min((end for end in ends if end[0] >= 0), default=(-1, 0))
        assert self._paste is not None
        if place >= 0:
            self._paste = (self._paste + rest[:place])[:LONGEST_PASTE]
            yield from self._pasted()
            return rest[place + length :]
        begun = (n for n in range(len(_PASTE_END) - 1, 0, -1) if rest.endswith(_PASTE_END[:n]))
        kept = next(begun, 0) if self._marked else 0
        self._paste = (self._paste + rest[: len(rest) - kept])[:LONGEST_PASTE]
        self._rest = rest[len(rest) - kept :]
        return ""

    def _pasted(self) -> list[Press]:
        assert self._paste is not None
        text, self._paste = _CONTROLS.sub(" ", self._paste).strip(), None
        return [Paste(text)] if text else []


def _first(text: str) -> tuple[str, int]:
    """Return the key of the sequence at the start of a text, and its length."""
    if sequence := _SEQUENCE.match(text):
        key = _sequence_key(sequence)
        with_alt = text.startswith(_ESCAPE * 2)
        return "other" if with_alt and key else key, sequence.end()
    begun = _BEGUN.match(text)
    assert begun is not None
    if begun["more"]:  # broken off
        return "" if begun["more"].startswith("[M") else "other", begun.end()
    if begun.end() == 2:  # twice Escape, then something else
        return "escape", 1
    return _WITH_ALT.get(text[1], "other"), 2


def _sequence_key(sequence: re.Match[str]) -> str:
    if sequence["mouse"]:
        return ""
    if sequence["rxvt"]:
        return "other"
    if sequence["linux"]:
        return "f1" if sequence["linux"] == "A" else "other"
    if sequence["keypad"]:
        modified = _modifiers(sequence["modifier"].rpartition(";")[2])
        return "other" if modified else _KEYPAD.get(sequence["keypad"], "other")
    parameters, final = sequence["parameters"], sequence["final"]
    first, *others = parameters.split(";")
    modifier, _, what = "".join(others[:1]).partition(":")
    if (
        what == _LET_GO
        or parameters[:1] in tuple("<=>?")  # the mouse, and most answers
        or final == "M"  # the mouse, as rxvt reports it
        or (final in _FOCUS and not parameters)
        or (parameters and 1 + len(others) >= _ANSWERS.get(final, 100))
    ):
        return ""
    if final == "~" and first in ("200", "201"):
        return "paste" if first == "200" else ""
    if final == "u" or (final == "~" and first == "27" and len(others) == 2):
        return _coded(first if final == "u" else others[1], _modifiers(modifier))
    modified = _modifiers(modifier)
    key = _NUMBERS.get(first, "other") if final == "~" else _LETTERS.get(final, "other")
    return key if not modified or (key == "backtab" and modified == _SHIFT) else "other"


def _modifiers(parameter: str) -> int:
    """Return the modifiers: Shift is 1, Alt 2, Control 4; terminals add 1."""
    number = int(parameter[:4]) if parameter.isdecimal() else 1
    return max(0, number - 1) & _LOCKS


def _coded(code: str, modified: int) -> str:
    """Return a key by the code of its character, as xterm and others report it."""
    number = int(code.partition(":")[0][:7] or "0") if code.partition(":")[0].isdecimal() else 0
    if number in (9, 13) and modified == _SHIFT:
        return "backtab" if number == 9 else "enter"
    character = chr(number) if number < 0x110000 else "\x00"
    return _key(character.upper() if modified else character) if modified in (0, _SHIFT) else "other"


def _key(character: str) -> str:
    """Return the key that sends a character, without a sequence."""
    if character in _CHARACTERS:
        return _CHARACTERS[character]
    if character.isprintable():
        return character
    category = unicodedata.category(character)
    return "space" if category == "Zs" else "" if category == "Cf" else "other"
