"""A player with a braille display alone, who knows what must stand on it: every cell is checked.

The cells are worked out here from the tables of liblouis and the notation of the rulebook, not with the code
of the game; what must be told comes from its shadow (see tests.play.shadow).
"""

from __future__ import annotations

from dataclasses import dataclass

import louis

from access_uno.words import Message
from tests.play.program import Lockstep
from tests.play.shadow import Told
from tests.stack.brltty import PrivateBrltty

BLANK = "\u2800"
TABLES = {"en": "en-ueb-g1.ctb", "de": "de-g1.ctb", "it": "it-it-comp6.utb", "nl": "nl-NL-g0.utb"}
VALUES = dict(zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True)) | {
    "S": "⠎",
    "R": "⠧",
    "+2": "⠬",
    "W": "⠺",
    "W+4": "⠵",
    "ST": "⠡",
    "CU": "⠟",
}
COLOURS = {"R": "⠗", "G": "⠛", "B": "⠃", "Y": "⠽"}
DOTS = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24"}
DOTS |= {"j": "245", "k": "13", "l": "123", "m": "134", "n": "1345", "o": "135", "p": "1234", "q": "12345"}
DOTS |= {
    "r": "1235",
    "s": "234",
    "t": "2345",
    "u": "136",
    "v": "1236",
    "w": "2456",
    "x": "1346",
    "y": "13456",
}
KEYS = {
    "enter": "KEY_ENTER",
    "escape": "KEY_ESCAPE",
    "down": "KEY_CURSOR_DOWN",
    "up": "KEY_CURSOR_UP",
    "home": "KEY_HOME",
    "f1": "HELP",
    "space": "PASSCHAR 32",
    **{letter: f"PASSDOTS {sum(1 << int(dot) - 1 for dot in dots)}" for letter, dots in DOTS.items()},
}


def card_cells(code: str) -> str:
    """The two cells of a card: value, then colour."""
    code, _, chosen = code.partition(":")
    if code in VALUES:
        return VALUES[code] + (COLOURS[chosen[0].upper()] if chosen else "⠿")
    return VALUES[code[1:]] + COLOURS[code[0]]


@dataclass(frozen=True)
class Cells:
    """A message in cells, and where its cards begin."""

    cells: str
    cards: tuple[int, ...]

    @classmethod
    def of(cls, message: Message, language: str) -> Cells:
        """Words by the language's table, cards by the notation, blanks between them."""
        cells, cards, after_card = "", [], False
        parts = list(message.parts)
        if isinstance(parts[-1], str) and parts[-1] == "." and len(parts) > 1:
            parts.pop()
        for part in parts:
            if isinstance(part, str):
                text = part.strip().lstrip(", .") if after_card else part.strip()
                new = translated(text, language)
            else:
                new = card_cells(part.code)
                cards.append(len(cells) + bool(cells))
            after_card = not isinstance(part, str)
            if new:
                cells += BLANK * bool(cells) + new
        return cls(cells, tuple(cards))

    def windows(self, width: int) -> list[tuple[int, int]]:
        """What is shown at a time: as many whole words as fit."""
        windows = []
        start = 0
        while start < len(self.cells):
            end = min(start + width, len(self.cells))
            if end < len(self.cells):
                blank = self.cells.rfind(BLANK, start, end + 1)
                end = blank if blank > start else end
            windows.append((start, end))
            start = end + len(self.cells[end:]) - len(self.cells[end:].lstrip(BLANK))
        return windows


def translated(text: str, language: str) -> str:
    """By liblouis itself."""
    mode = louis.dotsIO | louis.ucBrl
    return str(louis.translateString(["unicode.dis", TABLES[language]], text, mode=mode)) if text else ""


class Fingertips:
    """Presses the keys of the display, and feels after each that every cell is right."""

    def __init__(self, both: Lockstep, brltty: PrivateBrltty, language: str = "en") -> None:
        self.both = both
        self.shadow = both.shadow
        self.display = brltty.display
        self.language = language
        self.messages: list[Told] = []  # the answer to the last key, and what came after it
        self.place = self.window = 0
        self.columns = self.display.columns
        self.felt: set[str] = {BLANK * self.columns}
        self._told(both.taken)
        self.first = self.feel()

    # What must be there

    @property
    def message(self) -> Message:
        """What is being read."""
        told = self.messages[self.place]
        felt = told.felt or told.message
        assert isinstance(felt, Message), "nothing is typed here"
        return felt

    @property
    def cells(self) -> Cells:
        """It in cells."""
        return Cells.of(self.message, self.language)

    @property
    def windows(self) -> list[tuple[int, int]]:
        """Its windows."""
        return self.cells.windows(self.columns)

    def feel(self) -> str:
        """Every cell is as it must be."""
        start, end = self.windows[self.window]
        shown = self.cells.cells[start:end].ljust(self.columns, BLANK)
        focus = self.messages[self.place].focus
        if focus is not None and self.cells.cards and start <= self.cells.cards[focus] < end:
            at = self.cells.cards[focus] - start
            shown = shown[:at] + chr(ord(shown[at]) | 0xC0) + shown[at + 1 :]
        self.felt.add(shown)
        assert self.display.wait_for(lambda cells: cells == shown), (
            f"{self.message.text!r}: {self.display.cells} instead of {shown}"
        )
        return shown

    def _told(self, told: list[Told]) -> None:
        for one in told:
            if not self.messages:
                self.messages, self.place = [one], 0
                self._open()
            else:
                self.messages.append(one)

    def _open(self) -> None:
        """A message begins at its start, or where the card in focus is."""
        focus = self.messages[self.place].focus
        self.window = 0
        if focus is not None and self.cells.cards:
            at = self.cells.cards[focus]
            self.window = next(i for i, (start, end) in enumerate(self.windows) if start <= at < end)

    # Keys

    def press(self, key: str) -> None:
        """A key of the braille keyboard."""
        self.answered(KEYS[key], lambda: self.shadow.console.key(key))

    def right(self) -> None:
        """Pan: through the message, to the next one, and then the game goes on."""
        if self.window + 1 < len(self.windows):
            self._pan("FWINRT", self.place, self.window + 1)
        elif self.place + 1 < len(self.messages):
            self._pan("FWINRT", self.place + 1, None)
        else:
            key = self.shadow.console.mode.display_keys["pan-right"]
            self.answered("FWINRT", lambda: self.shadow.console.key(key))

    def left(self) -> None:
        """Pan back."""
        if self.window:
            self._pan("FWINLT", self.place, self.window - 1)
        elif self.place:
            self._pan("FWINLT", self.place - 1, None)
        else:
            key = self.shadow.console.mode.display_keys["pan-left"]
            self.answered("FWINLT", lambda: self.shadow.console.key(key))

    def read_to_the_end(self) -> None:
        """Pan to the end of everything that was told."""
        while self.window + 1 < len(self.windows) or self.place + 1 < len(self.messages):
            self.right()

    def touch_card(self, card: int) -> None:
        """Pan to a card of the message, and press the routing key over its second cell."""
        at = self.cells.cards[card]
        while at >= self.windows[self.window][1]:
            self.right()
        while at < self.windows[self.window][0]:
            self.left()
        cell = at + 1 - self.windows[self.window][0]
        message = self.message
        self.answered(f"ROUTE {cell}", lambda: self.shadow.console.touch(message, card))

    def touch_words(self) -> None:
        """The routing key over the second cell, where there is no card."""
        message = self.message
        self.answered("ROUTE 1", lambda: self.shadow.console.touch(message, None))

    def _pan(self, key: str, place: int, window: int | None) -> None:
        self.display.press(key)
        self.place = place
        if window is None:
            self._open()
        else:
            self.window = window
        self.feel()

    def answered(self, key: str, shadowed: object) -> None:
        """Press a key of the display, and do with the shadow what it does."""
        assert callable(shadowed)
        self.display.press(key)
        shadowed()
        self.shadow.settle()
        self.both.follow()
        if self.both.taken:
            self.messages = []
            self._told(self.both.taken)
        if self.shadow.console.running:
            self.feel()
