"""Lessons: records on fixed deals, with what is told and asked between their steps (docs/lessons.md).

A lesson is a `.uno` file that `access-uno replay` can tell as well: what teaches stands in its comments.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from access_uno.engine.actions import Action
from access_uno.engine.rules import RULEBOOKS, Rules
from access_uno.engine.values import Value
from access_uno.record import Record, Replay

PUPIL: Final = 0  # the seat of the learner
_FOLDER: Final = Path(__file__).parent
_TEACHES: Final = "#:"

Way = Literal["any", "keys", "lines"]


class LessonError(ValueError):
    """A lesson that cannot be taught: the file, the line, and what is wrong there."""


class Say(Value):
    """A message is told."""

    message: str
    way: Way = "any"


class Ask(Value):
    """A message asks for one of these commands; with an action, for that."""

    message: str
    commands: tuple[str, ...]
    action: Action | None = None
    way: Way = "any"


class Happen(Value):
    """Another player does something."""

    seat: int
    action: Action


Part = Say | Ask | Happen


class Lesson(Value):
    """One lesson: what is told, asked and done, in order."""

    name: str
    where: tuple[tuple[str, str], ...]  # options that a rulebook must have
    header: tuple[str, ...]
    parts: tuple[Part, ...]

    def fits(self, rules: Rules) -> bool:
        """Return whether these rules have what the lesson teaches."""
        return all(rules.option(option) == value for option, value in self.where)

    def record(self, rulebook: str, names: tuple[str, ...]) -> Record:
        """Return a record of the deal, by a rulebook, among people of these names."""
        replay = Replay.of("\n".join(self.header).encode() + b"\n")
        assert replay.record is not None
        setup = replay.record.setup.but(rules=RULEBOOKS[rulebook])
        return Record(names[: setup.players], (None,) * setup.players, setup)


def lessons(rules: Rules) -> list[Lesson]:
    """Return the lessons for these rules, in their order."""
    return [lesson for lesson in map(read, sorted(_FOLDER.glob("*.uno"))) if lesson.fits(rules)]


def read(path: Path) -> Lesson:
    """Return the lesson in a file; raise LessonError if it cannot be taught."""
    lines = path.read_text(encoding="utf-8").splitlines()
    replay = Replay.of("\n".join(lines).encode() + b"\n")
    if replay.error or replay.record is None:
        raise LessonError(f"{path.name}: {replay.error}")
    begin = next(number for number, line in enumerate(lines) if line.strip() == "begin")
    reader = _Reader(path.name, replay.record)
    for number, line in enumerate(lines, 1):
        reader.take(number, line.strip(), number > begin + 1)
    reader.end(len(lines))
    return Lesson(
        path.stem.partition("-")[2], tuple(reader.where), tuple(lines[: begin + 1]), tuple(reader.parts)
    )


class _Reader:
    def __init__(self, file: str, record: Record) -> None:
        self._file = file
        self._record = record
        self._asked: Ask | None = None  # for the pupil's next step
        self.where: list[tuple[str, str]] = []
        self.parts: list[Part] = []

    def take(self, number: int, line: str, begun: bool) -> None:
        """Take one line."""
        if line.startswith(_TEACHES):
            self._teach(number, line.removeprefix(_TEACHES).split())
        elif begun and line and not line.startswith("#"):
            self._step(number, line)

    def end(self, number: int) -> None:
        """Check that nothing is asked for that never comes."""
        if self._asked is not None:
            raise LessonError(f"{self._file}, line {number}: no step does what is asked for")

    def _teach(self, number: int, words: list[str]) -> None:
        way: Way = "any"
        if words and words[0] in ("keys", "lines"):
            way = "keys" if words.pop(0) == "keys" else "lines"
        match words:
            case ["where", option, "=", value] if way == "any":
                self.where.append((option, value))
            case ["say", message]:
                self.parts.append(Say(message, way))
            case ["ask", message, *commands] if commands:
                self.parts.append(Ask(message, tuple(commands), None, way))
            case ["do", message, *commands] if commands:
                self._asked = Ask(message, tuple(commands))
            case _:
                raise LessonError(f"{self._file}, line {number}: {' '.join(words)}")

    def _step(self, number: int, line: str) -> None:
        seat, step = self._record.read_step(line.partition(" #")[0])
        if not isinstance(step, Action):
            raise LessonError(f"{self._file}, line {number}: no seat can change in a lesson")
        if seat != PUPIL:
            self.parts.append(Happen(seat, step))
        elif self._asked is None:
            raise LessonError(f"{self._file}, line {number}: it is not asked for")
        else:
            self.parts.append(self._asked.but(action=step))
            self._asked = None
