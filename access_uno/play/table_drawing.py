"""Draws a table for eyes: the players, the top card and the last moves, the hand, the newest message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from access_uno.console.drawing import BOLD, Told, draw, foot, is_told, more, rule
from access_uno.console.page import Page
from access_uno.console.scene import Choices, Scene
from access_uno.console.screen import LEAST
from access_uno.console.theme import Sight
from access_uno.engine.cards import COLOURS, Card, Colour
from access_uno.play._card_faces import face, sizes
from access_uno.play.table_scene import SceneCard, ScenePlayer, TableScene
from access_uno.text.folding import cells, wrap

T = TypeVar("T")

_COLOURS: Final = {colour.letter: colour for colour in COLOURS}
_SHORTEST_NAME: Final = 2
_WIDE: Final = (140, 36)  # columns and rows from which on the hand is larger
_FEW: Final = 4  # choices that stand beside one another, above the hand
_NAME_ROWS: Final = ((20, 3), (12, 2))  # from so many rows on, so many of them for the players


class Face(NamedTuple):
    """A card as it is drawn: its place in the hand, its colour, and the lines of its face."""

    place: int
    colour: Colour | None
    lines: Sequence[str]

    @property
    def width(self) -> int:
        """The columns that it takes with its frame."""
        return cells(self.lines[0]) + 2


def draw_scene(scene: Scene, page: Page, told: Told) -> None:
    if not isinstance(scene, TableScene):
        if not (isinstance(scene, Choices) and _draw_asked(scene, page, told)):
            draw(scene, page, told)
    elif told.enlarged == "hand" and scene.hand:
        _draw_whole_hand(scene, page, told)
    elif told.enlarged == "top" and scene.top:
        _draw_whole_top(scene.top, page, told)
    else:
        _draw_table(scene, page, told)


def _draw_table(scene: TableScene, page: Page, told: Told) -> None:
    hand = _faces(scene.hand, told.sight, _size_of_hand(page))
    high = len(hand[0].lines) + 2 if hand else 0
    room = page.rows - high
    grown = len(wrap(told.news[-1], page.columns)) > room if told.news else False
    end = foot(page, scene.deeds, told, page.rows if grown else room, room - 2)
    top = _draw_players(scene, page, told, end - high - 1)  # the top card is never without a row
    if end - high > top:
        top = rule(page, top, told.sight)
    _draw_middle(scene, page, range(top, end - high), told)
    page.zones = (max(0, top), max(0, end - high), end)
    if hand and end >= high:
        _draw_row(hand, scene.focus, page, end - high, told)


def _draw_asked(scene: Choices, page: Page, told: Told) -> bool:
    """Draw a short question in the middle of a table, above the hand; return False if it does not fit."""
    table, widths = told.below, [cells(choice.text) + 3 for choice in scene.choices]
    fits = len(widths) <= _FEW and max(widths) <= page.columns
    if not isinstance(table, TableScene) or not table.hand or not fits:
        return False
    hand = _faces(table.hand, told.sight, _size_of_hand(page))
    high = len(hand[0].lines) + 2
    question = wrap(scene.title, page.columns)
    rows = _in_rows([*enumerate(scene.choices)], widths, page.columns)
    needed = high + 1 + len(question) + len(rows)
    news = told.news[-1:] if not is_told(scene, told.newest) else ()
    if needed + max([1, *(len(wrap(text, page.columns)) for text in news)]) > page.rows:
        return False
    room = page.rows - needed
    end = foot(page, scene.deeds, told._replace(news=news), room, room)
    top = _draw_players(table, page, told, end - high - len(question) - len(rows))
    first = min(rule(page, top, told.sight), end - high - len(question) - len(rows))
    page.zones = (first, end - high, end)
    _draw_row(hand, table.focus, page, end - high, told)
    for row, line in enumerate(question, first):
        page.put(0, row, line, BOLD)
    first += len(question)
    page.cursor = 0, first - 1
    for row, choices in enumerate(rows, first):
        column = 0
        for place, choice in choices:
            is_current = place == scene.current
            page.cursor = (column, row) if is_current else page.cursor
            column = page.put(column, row, told.sight.marks["forward"] if is_current else " ", BOLD)
            column = page.put(column, row, f" {choice.text} ", told.sight.inverse_style if is_current else "")
    _draw_middle(table, page, range(first + len(rows) + 1, end - high), told)
    return True


def _in_rows(things: Sequence[T], widths: Iterable[int], columns: int) -> list[list[T]]:
    """Return things beside one another in rows, as many in each as fit."""
    rows: list[list[T]] = []
    used = columns
    for thing, wide in zip(things, widths, strict=True):
        if used + wide > columns:
            rows, used = [*rows, []], 0
        rows[-1].append(thing)
        used += wide
    return rows


# Players


def _draw_players(scene: TableScene, page: Page, told: Told, most: int) -> int:
    """Draw each player with their count in one row; return the row after them.

    The reader comes first. Arrows point the way of play.
    """
    arrow = told.sight.marks["forward" if scene.clockwise else "backward"]
    rows = min(most, next((rows for least, rows in _NAME_ROWS if page.rows >= least), 1))
    if rows < 1:
        return 0
    place = next((place for place, player in enumerate(scene.players) if player.is_reader), 0)
    players = [*scene.players[place:], *scene.players[:place]]
    longest = max((cells(player.name) for player in players), default=0)
    while longest > _SHORTEST_NAME and len(_packed(players, longest, page.columns)) > rows:
        longest -= 1
    lines = _packed(players, longest, page.columns)
    for row, line in enumerate(lines[:rows]):
        column = 0
        for player in line:
            column = page.put(column, row, _told(player, longest), _look(player, told.sight))
            column = page.put(column + 1, row, arrow) + 1
    _draw_more(page, told, rows - 1, sum(map(len, lines[rows:])), "forward", after=True)
    return min(rows, len(lines))


def _draw_more(page: Page, told: Told, row: int, hidden: int, mark: str, after: bool = False) -> None:
    """Draw how many are hidden, if any are: before the others, or after them at the end of the row."""
    if hidden:
        text = more(told.words, hidden, told.sight.marks[mark], after)
        page.put(page.columns - cells(text) if after else 0, row, text, BOLD)


def _packed(players: Sequence[ScenePlayer], longest: int, width: int) -> list[list[ScenePlayer]]:
    """Return the players in rows that fit, their names cut to some length."""
    return _in_rows(players, (cells(_told(player, longest)) + 3 for player in players), width)


def _told(player: ScenePlayer, longest: int) -> str:
    """Return a player with their count; in brackets who is on turn, in round ones who is away."""
    name = player.name
    while cells(name) > longest:
        name = name[:-1]
    text = f"{name} {player.cards}" + (" UNO!" if player.has_called else "")
    return f"[{text}]" if player.on_turn else f"({text})" if player.is_away else text


def _look(player: ScenePlayer, sight: Sight) -> str:
    return sight.inverse_style if player.on_turn else BOLD if player.is_reader else ""


# The top card and the moves


def _draw_middle(scene: TableScene, page: Page, rows: range, told: Told) -> None:
    if not rows:
        return
    column, row = 0, rows.start
    if scene.top is not None:
        card, colour = Card(scene.top.code), _COLOURS.get(scene.top.colour)
        drawn = _largest(card, colour, told.sight, page.columns // 2, len(rows))
        if drawn is not None:
            _draw_face(drawn, page, 1, row, told.sight, focus=False)
            column = drawn.width + 3
        else:
            sign = f" {told.sight.sign(card, colour)} "
            column = page.put(0, row, sign, f"{told.sight.style(colour)} bold")
    is_readers = any(player.on_turn and player.is_reader for player in scene.players)
    look = told.sight.inverse_style if is_readers else BOLD
    state = f"{told.sight.own_turn} {scene.title}" if is_readers else scene.title
    top = scene.top.words if scene.top else ""
    if scene.top is not None and not Card(scene.top.code).colour and scene.colour:
        top += f", {scene.colour}"
    pile = told.words.text("page-pile", what=str(scene.pile))
    if len(rows) == 1:
        page.put(column + 1, row, f"{top}  {state}", BOLD)
        return
    width = page.columns - column - 1
    lines = [(BOLD, top), (look, state), ("", pile)][: len(rows)]
    if len(rows) == 2 and cells(top) + cells(pile) + 3 <= width:
        lines[0] = BOLD, f"{top}   {pile}"
    moves = [line for move in scene.moves for line in wrap(move, width)]
    fitting = moves[-(len(rows) - len(lines)) :] if len(rows) > len(lines) else []
    for at, (style, line) in enumerate([*lines, *(("", line) for line in fitting)], row):
        page.put(column + 1, at, line, style)


def _largest(card: Card, colour: Colour | None, sight: Sight, columns: int, rows: int) -> Face | None:
    """Return the largest face of a card that fits there with its frame."""
    for size in reversed(sizes(sight)):
        drawn = Face(-1, colour, face(card, colour, sight, size))
        if len(drawn.lines) + 2 <= rows and drawn.width + 1 <= columns:
            return drawn
    return None


# The hand


def _size_of_hand(page: Page) -> int:
    """Return the size of the faces, which follows from the window alone, so that they stay where they are."""
    return int(page.columns >= _WIDE[0] and page.rows >= _WIDE[1])


def _faces(hand: Sequence[SceneCard], sight: Sight, size: int) -> list[Face]:
    """Return the faces of a hand, all of one size."""
    return [
        Face(place, Card(card.code).colour, face(Card(card.code), None, sight, size, card.fits))
        for place, card in enumerate(hand)
    ]


def _window(hand: Sequence[Face], focus: int, columns: int) -> tuple[int, int]:
    """Return from where to where the hand is seen: the focus whole, with a card on each of its sides."""
    room = columns - 2  # the frame of the focus is wider
    first = after = min(focus + 2, len(hand))
    while first > 0 and sum(face.width for face in hand[first - 1 : after]) <= room:
        first -= 1
    first = min(first, focus)
    while after < len(hand) and sum(face.width for face in hand[first : after + 1]) <= room:
        after += 1
    while after > focus + 1 and sum(face.width for face in hand[first:after]) > room:
        after -= 1
    return first, after


def _draw_row(
    hand: Sequence[Face], focus: int, page: Page, row: int, told: Told, row_of_more: int | None = None
) -> None:
    """Draw cards beside one another, as many as fit, and how many there are at either end."""
    before = sum(face.place < focus for face in hand)  # the focus, or the end towards it
    first, after = _window(hand, min(before, len(hand) - 1), page.columns)
    column = 0
    for drawn in hand[first:after]:
        column = _draw_face(drawn, page, column, row, told.sight, drawn.place == focus)
    row = row if row_of_more is None else row_of_more
    _draw_more(page, told, row, first, "backward")
    _draw_more(page, told, row, len(hand) - after, "forward", after=True)


def _draw_face(drawn: Face, page: Page, column: int, row: int, sight: Sight, focus: bool) -> int:
    """Draw a face with its frame, around the focus a thick one apart from it; return the column after it."""
    wide, high = drawn.width - 2, len(drawn.lines)
    inside = column + 1 + focus
    style = f"{sight.style(drawn.colour)} bold".strip()
    for at, line in enumerate(drawn.lines, row + 1):
        page.put(inside, at, line, style)
    number = str(drawn.place + 1) if drawn.place >= 0 else ""
    if focus:
        page.cursor = inside, row + 2 + high // 2
    if focus or sight.needs_frame(drawn.colour):
        _draw_frame(page, column, row, wide + 2 * focus, high, sight.frame(focus), number)
    else:
        page.put(inside + (wide - cells(number)) // 2, row + high + 1, number, BOLD)
    return column + drawn.width + 2 * focus


def _draw_frame(
    page: Page, column: int, row: int, wide: int, high: int, parts: tuple[str, str, str], number: str
) -> None:
    above, beside, below = parts
    page.put(column, row, above[0] + above[1] * wide + above[2], BOLD)
    for at in range(row + 1, row + high + 1):
        page.put(column, at, beside[0], BOLD)
        page.put(column + wide + 1, at, beside[2], BOLD)
    number = f" {number} " if number else ""
    left = (wide - cells(number)) // 2
    right = wide - cells(number) - left
    page.put(column, row + high + 1, f"{below[0]}{below[1] * left}{number}{below[1] * right}{below[2]}", BOLD)


# Enlarged


def _draw_whole_hand(scene: TableScene, page: Page, told: Told) -> None:
    """Draw the hand over the whole window, as large as all cards fit; else those around the focus, larger."""
    end = _draw_newest(page, told)
    page.zones = (0, 0, end)
    for size in reversed(sizes(told.sight)):
        hand = _faces(scene.hand, told.sight, size)
        high, room = len(hand[0].lines) + 2, page.columns - 2  # the frame of the focus is wider
        rows = _in_rows(hand, [face.width for face in hand], room)
        fits = all(face.width <= room for face in hand)
        if fits and (len(rows) * high <= end or (size == 1 and high <= end)):
            break
    shown = max(1, end // high)
    at = next(number for number, row in enumerate(rows) if row[-1].place >= scene.focus)
    first = max(0, min(at - shown // 2, len(rows) - shown))
    if shown == 1:
        _draw_row(hand, scene.focus, page, 0, told, high if high < end else None)
        return
    seen = rows[first : first + shown]
    for number, row in enumerate(seen):
        _draw_row(row, scene.focus, page, number * high, told)
    _draw_more(page, told, 0, seen[0][0].place, "up")
    _draw_more(page, told, end - 1, len(hand) - 1 - seen[-1][-1].place, "down", after=True)


def _draw_newest(page: Page, told: Told) -> int:
    """Draw the newest message in the last row, where there is room; return the row with which it begins."""
    if page.rows <= LEAST[1]:
        return page.rows
    if told.news:
        page.put(0, page.rows - 1, wrap(told.news[-1], page.columns)[0], BOLD)
    return page.rows - 1


def _draw_whole_top(top: SceneCard, page: Page, told: Told) -> None:
    end = _draw_newest(page, told)
    page.zones = (0, end, end)
    drawn = _largest(Card(top.code), _COLOURS.get(top.colour), told.sight, page.columns, end)
    if drawn is not None:
        column = (page.columns - drawn.width) // 2
        _draw_face(drawn, page, column, max(0, (end - len(drawn.lines) - 2) // 2), told.sight, focus=False)
