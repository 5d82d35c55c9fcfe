"""The scene of a table: what its player may see of it, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from access_uno.console.scene import Scene
from access_uno.engine.actions import Play, Star
from access_uno.engine.cards import COLOURS, Card, Colour
from access_uno.engine.position import RESPONSE, Position
from access_uno.engine.values import Value
from access_uno.words.answers import STAR

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.play._person import Person
    from access_uno.play.hearing import History
    from access_uno.table import Seat
    from access_uno.words import Teller, Words

_MOVES: Final = 6  # that are seen


class SceneCard(Value):
    """A card that is seen: its code such as "R7", its words, and the sign on it, such as "7".

    `colour` is the letter of its colour, of a wild card on top that of the colour chosen, else "".
    `name` stays the same as long as a card is in the hand. `fits`: it may be played now; `why_not` tells in
    one sentence why it may not, if it is the reader's turn.
    """

    code: str
    words: str
    colour: str
    sign: str
    name: str = ""
    fits: bool = False
    why_not: str = ""


class ScenePlayer(Value):
    """A player at the table, with the number of their cards, never which."""

    name: str
    cards: int
    points: int
    on_turn: bool = False
    has_called: bool = False  # UNO, which still counts
    is_reader: bool = False
    is_away: bool = False
    is_computer: bool = False


class TableScene(Scene):
    """A table, as the one who reads it may see it: who plays and who watches, with a hand or without."""

    players: tuple[ScenePlayer, ...]  # in the order of the seats, which is that of play if it goes clockwise
    clockwise: bool
    top: SceneCard | None
    colour: str  # the words for the colour that counts; "" while none does
    pile: int  # cards to draw
    moves: tuple[str, ...]  # what happened last, the newest at the end
    hand: tuple[SceneCard, ...]  # in the order in which the reader has it
    focus: int  # the place of the card in focus, from 0; -1 without a hand
    news: str  # the newest message


class AtTable(Value):
    """What is known of the players besides the game: the seats of computers, and of people who are away."""

    computers: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()


def table_scene(
    console: Console, seat: Seat, teller: Teller, history: History, around: AtTable
) -> TableScene:
    """Return what everyone at a table may see, without a hand and without anything to do."""
    view, words, news = seat.view, teller.words, console.news
    return TableScene(
        teller.state(view).text,
        (),
        tuple(_player(view, other, name, seat.number, around) for other, name in enumerate(seat.names)),
        view.direction == 1,
        _seen(words, view.top, view.colour) if view.top else None,
        words.text("colour", colour=view.colour) if view.colour else "",
        len(view.stock),
        tuple(message.text for message in history.moves(_MOVES)),
        (),
        -1,
        news.text if news else "",
    )


def _player(position: Position, seat: int, name: str, reader: int | None, around: AtTable) -> ScenePlayer:
    return ScenePlayer(
        name,
        position.cards_left(seat),
        position.totals[seat],
        on_turn=seat == position.turn,
        has_called=seat in position.called,
        is_reader=seat == reader,
        is_away=seat in around.away,
        is_computer=seat in around.computers,
    )


def _seen(words: Words, card: Card, chosen: Colour | None = None) -> SceneCard:
    """Return a card face up; `chosen` is the colour for a wild one."""
    colour = card.colour or chosen
    sign = card.code[1:] if card.colour else card.code
    shown = words.card(card, None if card.colour else chosen)
    return SceneCard(card.code, shown.words, colour.letter if colour else "", sign)


def hand_seen(person: Person) -> tuple[SceneCard, ...]:
    """Return the hand of a person as they have it, with what fits, and on their turn why the others don't."""
    view, hand = person.view, person.hand
    fitting = view.recommended
    reasons = {card: _why_not(person, card) for card in {*hand.cards} - {*fitting}}
    return tuple(
        _seen(person.words, card).but(name=name, fits=card in fitting, why_not=reasons.get(card, ""))
        for card, name in zip(hand.cards, hand.names, strict=True)
    )


def _why_not(person: Person, card: Card) -> str:
    view = person.view
    if view.turn != view.seat:
        return ""
    colour = None if card.colour else COLOURS[0]
    answers = card is STAR and view.phase is RESPONSE
    refusal = view.why_not(view.seat, Star(COLOURS[0]) if answers else Play(card, colour))
    return person.teller.refusal(refusal, view, verbosity="short").text if refusal else ""
