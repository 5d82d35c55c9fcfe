"""The scene of a table: what its player may see of it, as a value."""

from __future__ import annotations

from access_uno.console.scene import Scene
from access_uno.engine.values import Value


class SceneCard(Value):
    """A card that is seen: its code such as "R7", its words, and the sign on it, such as "7".

    `colour` is the letter of its colour, "" for a wild one. `fits`: it may be played now; `why_not` tells in
    one sentence why it may not, if it is the reader's turn.
    """

    code: str
    words: str
    colour: str
    sign: str
    fits: bool = False
    why_not: str = ""


class ScenePlayer(Value):
    """A player at the table, with the number of their cards, never which."""

    name: str
    cards: int
    points: int
    on_turn: bool = False
    is_reader: bool = False
    is_away: bool = False
    is_computer: bool = False


class TableScene(Scene):
    """A table, as the one who reads it may see it: who plays and who watches, with a hand or without."""

    players: tuple[ScenePlayer, ...]  # in the order of play, from the first seat on
    clockwise: bool
    top: SceneCard | None
    colour: str  # the words for the colour that counts; "" while none does
    pile: int  # cards to draw
    moves: tuple[str, ...]  # what happened last, the newest at the end
    hand: tuple[SceneCard, ...]  # in the order in which the reader has it
    focus: int  # the place of the card in focus, from 0; -1 without a hand
    news: str  # the newest message
