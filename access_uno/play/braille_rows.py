"""A table on a braille display of several rows: hand, top card and colour, counts, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from access_uno.console.scene import Choices, Row, Scene
from access_uno.engine.cards import COLOURS
from access_uno.play.table_scene import SceneCard, TableScene

_COLOURS: Final = {colour.letter: colour.value for colour in COLOURS}


def braille_rows(scene: Scene) -> Sequence[Row]:
    """Return the rows below the message, the most important first."""
    if isinstance(scene, TableScene):
        return list(_of_table(scene))
    if isinstance(scene, Choices):
        return list(_of_choices(scene))
    return ()


def _of_table(scene: TableScene) -> Iterator[Row]:
    from braille.line import Card

    if scene.hand:
        yield Row(
            tuple(Card(card.code) for card in scene.hand),
            tuple(("focus", card.name) for card in scene.hand),
            ("hand", ""),
            scene.focus,
        )
    if scene.top is not None:
        top = ("top", "")
        yield Row((Card(_code(scene.top)), scene.colour), (top,), top)
    counts = ", ".join(f"{player.name} {player.cards}" for player in scene.players)
    yield Row((counts,), otherwise=("count", ""))
    for move in reversed(scene.moves):
        if move != scene.news:
            yield Row((move,), otherwise=("since", ""))


def _code(top: SceneCard) -> str:
    """Return the code of the top card, of a wild one with the colour chosen."""
    has_own = top.code[0] in _COLOURS and top.code[1:]
    return top.code if has_own or not top.colour else f"{top.code}:{_COLOURS[top.colour]}"


def _of_choices(scene: Choices) -> Iterator[Row]:
    """Yield the choices from the one after the one in focus on, once around."""
    count = len(scene.choices)
    for step in range(1, count):
        choice = scene.choices[(scene.current + step) % count]
        yield Row((choice.text,), otherwise=("choose", choice.name))
