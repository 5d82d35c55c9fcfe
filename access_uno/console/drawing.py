"""Draws scenes for eyes: what is asked, texts to read and to type, and the newest message below them.

The order from above to below is that of the arrow keys. What is in focus has a mark of its own and the
cursor, so that a magnifier follows it; no colour tells anything alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from access_uno.console.scene import Choices, Curtain, Deed, Scene, TextToRead, TextToType
from access_uno.text.folding import cells, wrap

if TYPE_CHECKING:
    from access_uno.console.page import Page
    from access_uno.console.theme import Sight
    from access_uno.words import Words

BOLD: Final = "bold"
_MARGIN: Final = 2  # columns for the mark of what is in focus
_ROOMY: Final = 20  # rows from which on there are rules between the zones
_FOOT: Final = ((36, 6), (28, 4), (16, 3), (11, 2))  # from so many rows on, so many of them


class Told(NamedTuple):
    """What a drawing is made of, besides the scene."""

    sight: Sight
    words: Words
    news: Sequence[str]  # the newest messages, the last one at the end
    newest: str = ""  # the same as the last one, without signs of cards
    enlarged: str = ""  # what of a table has the whole window: "hand" or "top"
    below: Scene | None = None  # what is there again after a question


class Part(NamedTuple):
    """Something that stands together: a choice or a paragraph, of several lines; which are headings."""

    lines: Sequence[str]
    headings: int = 0


def draw(scene: Scene, page: Page, told: Told) -> None:
    """Draw any scene but a table."""
    if isinstance(scene, Curtain):
        rows = wrap(scene.title, page.columns - 2)
        top = max(0, (page.rows - len(rows)) // 2)
        _lines(page, top, rows, BOLD, 1)
        page.cursor = 1, top
        return
    if isinstance(scene, TextToRead) and scene.paragraphs[scene.current].text in told.newest:
        told = told._replace(news=())  # it stands above
    grows = isinstance(scene, Choices) and not is_told(scene, told.newest)
    end = foot(page, scene.deeds, told, page.rows - 2 if grows else 0)
    title = wrap(scene.title, page.columns)[: max(1, page.rows // 4)]
    if isinstance(scene, TextToRead) and len(_paragraph(scene, scene.current, page).lines) > end - len(title):
        title, end = [], page.rows  # it is read in one piece
    _lines(page, 0, title, BOLD)
    top = rule(page, len(title), told.sight)
    page.zones = (top, end, end)
    if isinstance(scene, Choices):
        _draw_choices(scene, page, range(top, end), told)
    elif isinstance(scene, TextToRead):
        parts = [_paragraph(scene, place, page) for place in range(len(scene.paragraphs))]
        _draw_parts(parts, scene.current, page, range(top, end), told)
    elif isinstance(scene, TextToType):
        _draw_typed(scene, page, range(top, end), told)


def foot(page: Page, deeds: Sequence[Deed], told: Told, most: int = 0, usual: int = 99) -> int:
    """Draw the newest messages and what can be done at the bottom; return the row with which they begin.

    It has `usual` rows, or fewer in a low window. A message that needs more takes those of the deeds, and
    then as many as `most`.
    """
    rows = min(usual, next((rows for least, rows in _FOOT if page.rows >= least), 1))
    newest = wrap(told.news[-1], page.columns) if told.news else []
    with_deeds = len(newest) < rows > 1
    rows = max(rows, min(most, len(newest)))
    lines = [(BOLD, line) for line in newest[: rows - with_deeds]]
    for text in reversed(told.news[:-1]):
        older = wrap(text, page.columns)
        if len(lines) + len(older) > rows - with_deeds:
            break
        lines += [("", line) for line in older]
    top = page.rows - rows
    for row, (look, line) in enumerate(lines, top):
        page.put(0, row, line, look)
    if with_deeds:
        _draw_deeds(page, page.rows - 1, deeds, told)
    return rule(page, top - 1, told.sight) - 1 if page.rows >= _ROOMY and top > _ROOMY // 2 else top


def _draw_deeds(page: Page, row: int, deeds: Sequence[Deed], told: Told) -> None:
    """Draw what can be done, each with its key, as many as fit."""
    between = f" {told.sight.marks['space']} "
    column = 0
    for place, deed in enumerate(deeds):
        named = told.words.text("key-line", keys=deed.key, what=deed.text) if deed.key else deed.text
        text = f"{between if place else ''}{named}"
        if column + cells(text) > page.columns:
            return
        column = page.put(column, row, text)


def rule(page: Page, row: int, sight: Sight) -> int:
    """Draw a line between two zones, where there is room for it; return the row after it."""
    if page.rows < _ROOMY:
        return row
    page.put(0, row, sight.frame(thick=False)[0][1] * page.columns)
    return row + 1


def more(words: Words, number: int, mark: str, after: bool = False) -> str:
    """Return that so many are hidden, with an arrow to where they are."""
    text = words.text("sight-more", count=number)
    return f"{text} {mark}" if after else f"{mark} {text}"


def _lines(page: Page, row: int, lines: Sequence[str], look: str = "", column: int = 0) -> None:
    for place, line in enumerate(lines, row):
        page.put(column, place, line, look)


def is_told(scene: Choices, newest: str) -> bool:
    """Return whether the newest message tells no more than the question or the choice in focus."""
    current = scene.choices[scene.current].text if 0 <= scene.current < len(scene.choices) else ""
    return scene.title in newest or (current != "" and current.rstrip(".") in newest)


def _draw_choices(scene: Choices, page: Page, rows: range, told: Told) -> None:
    parts, group = [], ""
    for choice in scene.choices:
        number = f"{choice.number} " if choice.number else ""
        first, *rest = wrap(f"{number}{choice.text}", page.columns - _MARGIN - len(number)) or [""]
        heading = [choice.group] if choice.group not in ("", group) else []
        group = choice.group
        parts.append(Part([*heading, first, *(" " * len(number) + line for line in rest)], len(heading)))
    _draw_parts(parts, scene.current, page, rows, told, told.sight.inverse_style)


def _paragraph(scene: TextToRead, place: int, page: Page) -> Part:
    paragraph = scene.paragraphs[place]
    heading = wrap(paragraph.heading, page.columns - _MARGIN) if paragraph.heading else []
    return Part([*heading, *wrap(paragraph.text, page.columns - _MARGIN)], len(heading))


def _draw_parts(
    parts: Sequence[Part], current: int, page: Page, rows: range, told: Told, look: str = BOLD
) -> None:
    """Draw as many parts as fit, the current one whole, and how many there are before and after these."""
    sizes = [len(part.lines) for part in parts]
    first, last = _visible(sizes, max(current, 0), len(rows))
    row = rows.start
    if first and len(rows) - sum(sizes[first:last]) >= 1:
        page.put(_MARGIN, row, more(told.words, first, told.sight.marks["up"]))
        row += 1
    for place in range(first, last):
        for number, line in enumerate(parts[place].lines):
            is_heading = number < parts[place].headings
            marked = place == current and not is_heading
            if marked and number == parts[place].headings:
                page.put(0, row, told.sight.marks["forward"], BOLD)
                page.cursor = 0, row
            if row < rows.stop:
                page.put(_MARGIN, row, line, look if marked else BOLD if is_heading else "")
            row += 1
    if last < len(parts) and row < rows.stop:
        page.put(_MARGIN, row, more(told.words, len(parts) - last, told.sight.marks["down"]))


def _visible(sizes: Sequence[int], current: int, rows: int) -> tuple[int, int]:
    """Return the parts around the current one that fit, two rows less where there are more."""
    if sum(sizes) <= rows:
        return 0, len(sizes)
    first, last, room, grows = current, current + 1, rows - 2 - sizes[current], True
    while grows:
        grows = False
        if last < len(sizes) and sizes[last] <= room:
            room -= sizes[last]
            last, grows = last + 1, True
        if first > 0 and sizes[first - 1] <= room:
            room -= sizes[first - 1]
            first, grows = first - 1, True
    return first, last


def _draw_typed(scene: TextToType, page: Page, rows: range, told: Told) -> None:
    """Draw the text in a row of its own or more, with the cursor in it."""
    lines, row, cursor = [""], 0, (0, 0)
    for place, character in enumerate(f"{scene.text} "):
        if cells(lines[-1]) + cells(character) > page.columns - _MARGIN:
            lines.append("")
        if place == scene.cursor:
            cursor = cells(lines[-1]), len(lines) - 1
        lines[-1] += character
    row = max(0, cursor[1] - len(rows) + 1)
    page.put(0, rows.start, told.sight.marks["forward"], BOLD)
    _lines(page, rows.start, lines[row : row + len(rows)], "", _MARGIN)
    page.cursor = cursor[0] + _MARGIN, rows.start + cursor[1] - row
