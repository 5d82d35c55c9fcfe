"""Keys from what a terminal sends: prompt_toolkit's parser, behind a sieve for what it would take for keys.

It gets whole sequences that it knows. Anything else is one unknown key, or nothing: texts of the terminal
such as its title, answers, focus, the mouse, keys that are let go. A pasted text is one thing, whether the
terminal marks it or only sends it at once, and so is a word that an input method commits. Without the sieve a
title would be typed into the game, and the end of a paste be waited for without a limit. And prompt_toolkit
stores every beginning of a sequence that it meets: strangers at a server could fill its memory.

>>> presses = []
>>> parser = Parser(lambda press: presses.append(named(press)))
>>> parser.feed("h\x1b[A\x1b[1;3D\x1b[I\r\x1b[200~Anna\x1b[201~"); presses
['h', 'up', 'other', 'enter', Paste(text='Anna')]
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

LONGEST_PASTE: Final = 10_000  # characters that are kept


class Paste(NamedTuple):
    """A text that was pasted, in one line."""

    text: str


class Wait(NamedTuple):
    """An unfinished sequence: `flush` is due so many seconds after the last change of `number`."""

    number: int
    seconds: float


Press = str | Paste
"""A key by the name that it has in the console, or a pasted text."""

_NAMES: Final[Mapping[str, str]] = {
    Keys.BackTab: "backtab",
    Keys.ControlC: "ctrl-c",
    Keys.ControlD: "ctrl-c",
    Keys.ControlH: "backspace",
    Keys.ControlI: "tab",
    Keys.ControlJ: "enter",
    Keys.ControlM: "enter",
    Keys.ControlU: "ctrl-u",
    Keys.ControlZ: "ctrl-z",
    " ": "space",
    **{key: key.value for key in (Keys.Up, Keys.Down, Keys.Left, Keys.Right, Keys.Home, Keys.End, Keys.F1)},
    **{key: key.value for key in (Keys.PageUp, Keys.PageDown, Keys.Delete, Keys.Escape)},
}


def named(press: KeyPress) -> Press:
    """Return a key press of prompt_toolkit as the console calls it; "other" if it has no name there."""
    if press.key is Keys.BracketedPaste:
        return Paste(press.data)
    name = _NAMES.get(press.key)
    return name or ("other" if isinstance(press.key, Keys) else press.key)


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
        \[\[ [!-~]                                             # a function key of the Linux console
        | \[ (?P<mouse>M) [^\x00-\x1f]{3}                      # as X10 reports it
        | \[ [0-9]{1,2}\$                                      # rxvt's with Shift
        | \[ (?P<parameters>[0-?]*) [\ -/]* (?P<final>[@-~])
        | O (?P<modifier>[0-9;]*) (?P<keypad>[\ A-~])
    )""",
    re.VERBOSE,
)
_BEGUN: Final = re.compile(
    r"\x1b{1,2}(?P<more>\[(?:\[|M[^\x00-\x1f]{0,2}|(?![0-9]{1,2}\$)[0-?]*[ -/]*)|O[0-9;]*)?"
)
_SECONDS: Final = {"escape": 0.05, "sequence": 0.5, "marked": 3.0, "at once": 0.2}

_KEYPAD: Final = {
    **{chr(ord("p") + digit): str(digit) for digit in range(10)},
    **dict(zip("jklmnoX", "*+,-./=", strict=True)),
    " ": " ",
    "I": "\t",
    "M": "\r",
}
_FOCUS: Final = ("I", "O")
_ANSWERS: Final = {"R": 2, "n": 1, "t": 1, "x": 4}  # and how many parameters they have, which keys do not
_LONGEST: Final = 64  # of a sequence
_PIECE: Final = 4096
_LOCKS: Final = ~0xC0  # of the bits for Shift, Alt, Control and so on: all but Caps Lock and Num Lock
_SHIFT: Final = 1
_LET_GO: Final = "3"  # kitty can tell whether a key was pressed, held or released
_BACKTAB: Final = "\x1b[Z"
_UNKNOWN: Final = "\x1b[E"  # which prompt_toolkit ignores


class Parser(Vt100Parser):
    """Calls a function with each key press in what a terminal sends, in pieces of any size."""

    def __init__(self, feed_key_callback: Callable[[KeyPress], None]) -> None:
        self._number = 0
        super().__init__(feed_key_callback)

    def reset(self, request: bool = False) -> None:
        """Forget what has begun."""
        super().reset(request)
        self._rest = ""  # the beginning of a sequence
        self._string = ""  # the beginning of a text of the terminal
        self._paste: str | None = None  # so far
        self._marked = False  # the terminal marks the end of the paste

    @property
    def wait(self) -> Wait | None:
        """Until when more must come; None if nothing has begun."""
        if self._paste is not None:
            return Wait(self._number, _SECONDS["marked" if self._marked else "at once"])
        if self._rest or self._string:
            alone = set(self._rest) == {_ESCAPE}
            return Wait(self._number, _SECONDS["escape" if alone else "sequence"])
        return None

    def feed(self, data: str) -> None:
        """Take what came, as far as it is known what it is."""
        if not (self._paste is not None and self._marked):
            self._number += 1
        for place in range(0, len(data), _PIECE):
            rest, self._rest = self._rest + data[place : place + _PIECE].translate(_C1), ""
            while rest:
                rest = self._take(rest)

    def flush(self) -> None:
        """Take what has begun: nothing more comes."""
        rest, self._rest = self._rest, ""
        begun, self._string = self._string, ""
        if self._paste is not None:
            self._end_paste()
        elif begun and not rest:
            if _STRING.fullmatch(begun):  # Alt and a letter, or no end
                self._press(_UNKNOWN)
        elif set(rest) == {_ESCAPE}:
            for escape in rest:
                self._press(escape)
        elif rest and not rest.lstrip(_ESCAPE).startswith("[M"):
            self._press(_UNKNOWN)

    def _press(self, sequence: str) -> None:
        """Let prompt_toolkit parse a whole sequence that it knows, or a character."""
        if len(sequence) == 1 and sequence.isprintable():
            self.feed_key_callback(KeyPress(sequence, sequence))
        else:
            super().feed(sequence)
            super().flush()

    def _take(self, rest: str) -> str:
        """Take one thing from the start of a text and return what follows; keep it if it is unfinished."""
        if self._paste is not None:
            return self._take_paste(rest)
        if self._string:
            return self._after_string(rest)
        if _AT_ONCE.match(rest):
            self._begin_paste(marked=False)
            return rest
        if committed := _COMMITTED.match(rest):
            self.feed_key_callback(KeyPress(Keys.BracketedPaste, committed.group()))
            return rest[committed.end() :]
        if rest[0] != _ESCAPE:
            if sequence := _character(rest[0]):
                self._press(sequence)
            return rest[2 if rest.startswith("\r\n") else 1 :]
        if begun := _STRING.match(rest):
            self._string = begun.group()
            return rest[begun.end() :]
        if len(rest) < _LONGEST and _BEGUN.fullmatch(rest):
            self._rest = rest
            return ""
        sequence, length = _first(rest)
        if sequence == _PASTE_BEGIN:
            self._begin_paste(marked=True)
        elif sequence:
            self._press(sequence)
        return rest[length:]

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

    def _take_paste(self, rest: str) -> str:
        """Add to the paste; return what was pressed after its end, or after Control C."""
        ends = [(rest.find("\x03"), 0)]
        if self._marked:
            ends.append((rest.find(_PASTE_END), len(_PASTE_END)))
        place, length = min((end for end in ends if end[0] >= 0), default=(-1, 0))
        assert self._paste is not None
        if place >= 0:
            self._paste = (self._paste + rest[:place])[:LONGEST_PASTE]
            self._end_paste()
            return rest[place + length :]
        begun = (n for n in range(len(_PASTE_END) - 1, 0, -1) if rest.endswith(_PASTE_END[:n]))
        kept = next(begun, 0) if self._marked else 0
        self._paste = (self._paste + rest[: len(rest) - kept])[:LONGEST_PASTE]
        self._rest = rest[len(rest) - kept :]
        return ""

    def _end_paste(self) -> None:
        assert self._paste is not None
        text, self._paste = _CONTROLS.sub(" ", self._paste).strip(), None
        if text:
            self.feed_key_callback(KeyPress(Keys.BracketedPaste, text))


def pasted(text: str) -> str:
    """Return a paste as a terminal marks it."""
    return f"{_PASTE_BEGIN}{text}{_PASTE_END}"


# What is found here is a sequence that prompt_toolkit knows, a character, or nothing.


def _first(text: str) -> tuple[str, int]:
    """Return the first sequence of a text as prompt_toolkit knows it, and the length that it has here."""
    if sequence := _SEQUENCE.match(text):
        known = _as_known(sequence)
        with_alt = text.startswith(_ESCAPE * 2)
        return _UNKNOWN if with_alt and known else known, sequence.end()
    begun = _BEGUN.match(text)
    assert begun is not None
    if begun["more"]:  # broken off
        return "" if begun["more"].startswith("[M") else _UNKNOWN, begun.end()
    if begun.end() == 2:  # twice Escape, then something else
        return _ESCAPE, 1
    if text[1] in "\x03\x04":
        return text[1], 2
    return text[:2] if text[:2] in ANSI_SEQUENCES else _UNKNOWN, 2


def _as_known(sequence: re.Match[str]) -> str:
    if sequence["mouse"]:
        return ""
    if sequence["keypad"]:
        modified = _modifiers(sequence["modifier"].rpartition(";")[2])
        plain = _KEYPAD.get(sequence["keypad"]) or _known(f"\x1bO{sequence['keypad']}", sequence["keypad"])
        return _UNKNOWN if modified else plain
    if sequence["final"] is None:
        return _known(sequence.group())
    parameters, final = sequence["parameters"], sequence["final"]
    first, *others = parameters.split(";")
    modifier, _, what = "".join(others[:1]).partition(":")
    if (
        what == _LET_GO
        or parameters[:1] in tuple("<=>?")  # the mouse, and most answers
        or final == "M"  # the mouse, as rxvt reports it
        or (final in _FOCUS and not parameters)
        or (parameters and 1 + len(others) >= _ANSWERS.get(final, 100))
        or sequence.group() == _PASTE_END
    ):
        return ""
    if final == "u" or (final == "~" and first == "27" and len(others) == 2):
        return _coded(first if final == "u" else others[1], _modifiers(modifier))
    if (modified := _modifiers(modifier)) == _SHIFT and final == "Z":
        return _BACKTAB
    if modified:
        return _known(sequence.group())
    return _known(f"\x1b[{first}~") if final == "~" else _known(f"\x1b[{final}", final)


def _known(sequence: str, final: str = "") -> str:
    """Return a sequence if prompt_toolkit has one key for it; of a final letter alone both forms."""
    forms = (sequence, f"\x1b[{final}", f"\x1bO{final}") if final else (sequence,)
    return next((form for form in forms if isinstance(ANSI_SEQUENCES.get(form), Keys)), _UNKNOWN)


def _modifiers(parameter: str) -> int:
    """Return the modifiers: Shift is 1, Alt 2, Control 4; terminals add 1."""
    number = int(parameter[:4]) if parameter.isdecimal() else 1
    return max(0, number - 1) & _LOCKS


def _coded(code: str, modified: int) -> str:
    """Return a key by the code of its character, as xterm and others report it."""
    number = int(code.partition(":")[0][:7] or "0") if code.partition(":")[0].isdecimal() else 0
    if number in (9, 13) and modified == _SHIFT:
        return _BACKTAB if number == 9 else "\r"
    character = chr(number) if number < 0x110000 else "\x00"
    return _character(character.upper() if modified else character) if modified in (0, _SHIFT) else _UNKNOWN


def _character(character: str) -> str:
    """Return a character as it is parsed: "" for one that is not seen."""
    if character == "\x00":  # fills the line of some serial terminals
        return ""
    if character in ANSI_SEQUENCES or character.isprintable():
        return character
    category = unicodedata.category(character)
    return " " if category == "Zs" else "" if category == "Cf" else _UNKNOWN
