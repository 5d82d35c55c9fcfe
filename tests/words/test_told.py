"""Every event is told in every language, and no listener hears what they may not know."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.engine import BACK, Card, Draw, Game, Phase, Play
from access_uno.engine import events as happened
from access_uno.engine.events import Cause, Event
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.play.settings_menu import told as told_setting
from access_uno.record import Seat
from access_uno.words import Message, ShownCard, Teller, languages, words_of
from access_uno.words.message import _MARKS, LIMIT, length
from access_uno.words.rules_text import cited
from access_uno.words.teller import _TELL, Verbosity
from tests.engine.worlds import EVERY_ACTION, setups, walk

NAMES = ("Anna", "Ben", "小明", "Carla", "Dirk", "Eva", "Fatima", "Giò", "Hanna", "Ivo")
VERBOSITIES: tuple[Verbosity, ...] = ("short", "normal", "full")
WRONG = {
    "a variable that is not there": re.compile(r"[{}$?]"),
    "an isolation mark": re.compile("[\u2066-\u2069]"),
    "a mark of a card": re.compile("[\ue000-\uf8ff]"),
    "more than a line": re.compile(r"[\r\n]"),
    "two blanks": re.compile("  "),
    "a plural of one": re.compile(r"(?<!\d)1 (cards|points|Karten|Punkte|carte|punti|kaarten|punten|張)"),
    "no plural": re.compile(r"(\b[02-9]|\d\d) (card|point|Karte|Punkt|carta|punto|kaart|punt)\b"),
    "a sign that a voice drops": re.compile(r"(?<![\w+])[-+−±]\d"),
    "a card face down": re.compile(r"BACK|None|_"),
}

seeds = st.integers(0, 2**32)


def tellers(game: Game) -> Iterator[Teller]:
    """One for every seat and the public, in every language."""
    for language in languages():
        for seat in (None, *range(game.players)):
            yield Teller(words_of(language, game.rules.rulebook), NAMES[: game.players], seat)


def check(message: Message) -> None:
    """What holds for every message, and for every piece in which it is told."""
    check_text(message)
    assert len(message.text) >= 3  # not of a piece: the players' own text may have shorter sentences
    pieces = message.pieces()
    for piece in pieces:
        check_text(piece)
        ends = re.findall(r"[.!?] (?!\()|[。！？](?![(]|$)", piece.text)
        assert length(piece.text) <= LIMIT or not ends, piece.text
    assert "".join(piece.text for piece in pieces).replace(" ", "") == message.text.replace(" ", "")
    assert pieces[0].tells == message.tells
    assert not any(piece.tells for piece in pieces[1:]), "what happened has its sounds once"


@functools.cache
def faults(text: str) -> list[str]:
    """What is wrong with a text, which many hear."""
    return [what for what, pattern in WRONG.items() if pattern.search(text)]


def check_text(message: Message) -> None:
    assert faults(message.text) == [], message.text
    assert message.text == message.text.strip()
    assert message.text
    assert message.text == "".join(
        part.words if isinstance(part, ShownCard) else part for part in message.parts
    )


@settings(max_examples=30)
@given(setup=setups, seed=seeds)
def test_every_event_is_told_in_every_language_to_everybody(setup: Setup, seed: int) -> None:
    game, events = Game.begin(setup)
    told_well(game, events)
    for step in walk(game, seed, 12):
        told_well(step.game, step.events)


def told_well(game: Game, events: list[Event]) -> None:
    views = [game.view(seat) for seat in range(game.players)]
    for teller in tellers(game):
        seat = teller.seat
        for verbosity in VERBOSITIES:
            messages = teller.tell(events, game if seat is None else views[seat], verbosity)
            for message in messages:
                check(message)
                assert message.seat in (None, seat)
                assert message.tells, message.text
            told = [event for message in messages for event in message.tells]
            assert told == [event for event in (each.seen_by(seat) for each in events) if event in told]


@settings(max_examples=30)
@given(setup=setups, seed=seeds)
def test_every_refusal_is_told_in_every_language(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    chance = Random(seed)
    for step in walk(game, seed, 6):
        for seat in range(game.players):
            view = game.view(seat)
            for action in chance.sample(EVERY_ACTION, 5):
                refusal = step.game.why_not(seat, action)
                if refusal is None:
                    continue
                for language in languages():
                    teller = Teller(words_of(language, game.rules.rulebook), NAMES[: game.players], seat)
                    message = teller.refusal(refusal, view)
                    check(message)
                    rule = teller.words.text("rule", rule=refusal.rule)
                    printed = refusal.rule in cited(game.rules.rulebook)
                    assert message.text.endswith(rule) == printed, "no rule that the book does not print"
                    for verbosity in ("short", "normal"):
                        told = teller.refusal(refusal, view, verbosity=verbosity)
                        check(told)
                        assert rule not in told.text, "its number is told who asks"
                    public = Teller(teller.words, teller.names, None)
                    check(public.refusal(refusal, game, seat))


@settings(max_examples=20)
@given(setup=setups, seed=seeds)
def test_every_question_is_answered_in_every_language(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for step in walk(game, seed, 6):
        for teller in tellers(step.game):
            for message in answers(teller, game):
                check(message)


def answers(teller: Teller, game: Game) -> Iterator[Message]:
    seat = teller.seat
    table = game if seat is None else game.view(seat)
    yield from (teller.top(table), teller.turn(table), teller.counts(table))
    yield from (teller.score(table), teller.score(table, full=True))
    yield teller.words.say("new-messages", count=game.players)
    if seat is not None:
        view = game.view(seat)
        yield teller.hand(view.hand)
        yield from (teller.card_info(view, card) for card in dict.fromkeys(view.hand))
        if seat == game.turn:
            yield teller.your_turn(view)
            yield from (teller.turn_begins(view, verbosity) for verbosity in VERBOSITIES)


def test_every_kind_of_event_and_every_cause_of_drawing_has_its_words() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert set(_TELL) == kinds - {Event} | {Seat}
    for cause in set(get_args(Cause)) - {"turn"}:
        assert words_of("en").text(f"drew-{cause.replace('_', '-')}", who="Ben", count=1, cards="")


# What is hidden stays hidden


@settings(max_examples=40)
@given(setup=setups, seed=seeds)
def test_no_listener_hears_of_a_card_that_they_cannot_know(setup: Setup, seed: int) -> None:
    """Even if the teller is given everything."""
    game, _ = Game.begin(setup)
    for step in walk(game, seed, 12):
        for seat in (None, *range(game.players)):
            teller = Teller(words_of("en", game.rules.rulebook), NAMES[: game.players], seat)
            known = known_cards(step.before, step.game, step.events, seat)
            for verbosity in VERBOSITIES:
                for message in teller.tell(step.events, step.game, verbosity):
                    named = {part.card for part in message.parts if isinstance(part, ShownCard)}
                    assert named <= known, message.text


def known_cards(before: Game, after: Game, events: list[Event], seat: int | None) -> set[Card]:
    """The cards that a seat may hear of: its own, those on the table, and those that were shown."""
    known = {*before.discard, *after.discard, Card("W+4"), Card("ST")}
    if seat is not None:
        known |= {*before.hands[seat], *after.hands[seat]}
    for event in events:
        match event:
            case happened.RoundWon():
                known |= {card for hand in event.hands for card in hand}
            case happened.HandShown() if seat in (event.seat, event.to):
                known |= set(event.cards or ())
            case (
                happened.Played()
                | happened.Jumped()
                | happened.Discarded()
                | happened.CardShown()
                | happened.TurnedUp()
                | happened.PutBack()
            ):
                known.add(event.card)
            case happened.Drew() | happened.Received() if event.seat == seat:
                known |= set(event.cards or ())
    return known


def test_two_games_that_look_the_same_are_told_the_same() -> None:
    """They differ only in cards that the listener does not see."""
    compared = 0
    for seed in range(12):
        game, _ = Game.deal(RULEBOOKS["mario-de"], 3, seed)
        for step in walk(game, seed, 60):
            other = another_world(step.before, seed)
            if other.why_not(step.seat, step.action) is not None or step.game.phase is Phase.OVER:
                continue
            events = other.apply(step.seat, step.action)
            if looks(other, events) != looks(step.game, step.events):
                continue
            hidden = isinstance(step.action, Draw | Play) and other.hands != step.game.hands
            compared += hidden
            for verbosity in VERBOSITIES:
                teller = Teller(words_of("de", "mario-de"), NAMES[:3], 0)
                assert teller.tell(events, other, verbosity) == teller.tell(step.events, step.game, verbosity)
    assert compared > 100


def another_world(game: Game, seed: int) -> Game:
    """The game with the cards that seat 0 does not see in other places."""
    hidden = [*(card for hand in game.hands[1:] for card in hand), *game.stock]
    Random(seed).shuffle(hidden)
    return Game.from_view(game.view(0), hidden, seed)


def looks(game: Game, events: list[Event]) -> tuple[object, ...]:
    return game.view(0), [event.seen_by(0) for event in events]


def test_a_view_full_of_backs_is_never_told_as_cards() -> None:
    game, _ = Game.deal(RULEBOOKS["braille-de"], 4, 5)
    teller = Teller(words_of("en", "braille-de"), NAMES[:4], 2)
    assert BACK in game.view(2).hands[0]
    with pytest.raises(ValueError, match="no card"):
        teller.words.card(BACK)


# What is said, and how much


def told(
    language: str, seat: int | None, verbosity: Verbosity, *events: Event, rulebook: str = "mario-de"
) -> str:
    """What the listener hears of these events in a game of three, where Anna holds seven cards."""
    game, _ = Game.deal(RULEBOOKS[rulebook], 3, 4, dealer=2)
    game.turn = 1
    messages = Teller(words_of(language, rulebook), NAMES[:3], seat).tell([*events], game, verbosity)
    return " | ".join(message.text for message in messages)


PLAYED = happened.Played(0, Card("R7"), None)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Anna: red 7", "Anna plays red 7.", "Anna plays red 7 and has 7 cards left. Ben is next."]),
        (
            "de",
            [
                "Anna: rote Sieben",
                "Anna legt die rote Sieben.",
                "Anna legt die rote Sieben und hat noch 7 Karten. Dann ist Ben an der Reihe.",
            ],
        ),
        (
            "it",
            [
                "Anna: sette rosso",
                "Anna gioca il sette rosso.",
                "Anna gioca il sette rosso e ha ancora 7 carte. Poi è il turno di Ben.",
            ],
        ),
        (
            "nl",
            [
                "Anna: rode zeven",
                "Anna speelt een rode zeven.",
                "Anna speelt een rode zeven en heeft nog 7 kaarten. Dan is Ben aan de beurt.",
            ],
        ),
        (
            "zh",
            [
                "Anna：紅色 7",
                "Anna 打出紅色 7。",
                "Anna 打出紅色 7，還剩 7 張牌。接著輪到 Ben。",
            ],
        ),
    ],
)
def test_short_normal_and_full(language: str, expected: list[str]) -> None:
    events = PLAYED, happened.TurnBegan(1)
    assert [told(language, None, verbosity, *events) for verbosity in VERBOSITIES] == expected


def test_you_are_you_and_others_have_names() -> None:
    hit = happened.Hit(1, 0, 2)
    assert told("en", 0, "normal", PLAYED) == "You play red 7."
    assert told("en", 1, "normal", hit).startswith("Anna makes you draw 2 cards.")
    assert told("en", 0, "full", hit) == "You make Ben draw 2 cards."
    assert told("en", 2, "full", hit) == "Anna makes Ben draw 2 cards."


def test_drawn_cards_are_named_to_the_one_who_drew_and_counted_to_the_others() -> None:
    drew = happened.Drew(1, (Card("R7"), Card("W")), 2, "penalty")
    assert told("de", 1, "normal", drew) == (
        "Du ziehst eine rote Sieben und eine Farbenwahl-Karte. Du setzt aus."
    )
    assert told("de", 0, "normal", drew) == "Ben zieht 2 Karten und setzt aus."
    one = happened.Drew(1, (Card("R7"),), 1, "penalty")
    assert told("de", 0, "normal", one) == "Ben zieht eine Karte und setzt aus."


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_was_drawn_is_told_as_it_was_when_it_is_gone_and_another_one_is_drawn(seat: int) -> None:
    """A key may silence it, so that it is told with the table as it is later."""
    hands = ((Card("B1"), Card("Y2")), (Card("R7"), Card("R9")))
    later = Setup(RULEBOOKS["mario-de"], 2, hands=hands, discard=(Card("R5"),), turn=1, drawn=Card("R7"))
    game, _ = Game.begin(later)
    drew = happened.Drew(seat, (Card("W+4"),), 1, "turn")
    (message,) = Teller(words_of("en", ""), NAMES[:2], seat).tell([drew], game.view(seat), "short")
    assert "Wild Draw Four" in message.text
    assert message.focus is None, "nothing of it can be played"


def test_cards_stay_cards_with_the_colour_chosen() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 4)
    event = happened.Played(0, Card("W"), game.rules.cards[0].colour)
    (message,) = Teller(words_of("en", ""), NAMES[:3]).tell([event], game)
    (card,) = [part for part in message.parts if isinstance(part, ShownCard)]
    assert (card.code, card.words) == ("W:red", "a Wild")
    assert message.text == "Anna plays a Wild and chooses red."


@pytest.mark.parametrize(
    ("event", "kind", "urgent", "seat"),
    [
        (PLAYED, "mine", False, 0),
        (happened.Played(1, Card("R7"), None), "others", False, None),
        (happened.Hit(0, 1, 2), "mine", True, 0),
        (happened.OneCardLeft(1, True), "others", True, None),
        (happened.OneCardLeft(1, False), "others", False, None),
        (happened.Reshuffled(20), "system", False, None),
        (happened.RoundVoid(), "score", False, None),
    ],
)
def test_a_message_has_a_kind_and_a_seat(event: Event, kind: str, urgent: bool, seat: int | None) -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 4)
    (message,) = Teller(words_of("en", ""), NAMES[:3], 0).tell([event], game)
    assert (message.kind, message.urgent, message.seat) == (kind, urgent, seat)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_cards_that_can_be_played_are_named_while_one_can_listen_to_that(
    language: str, rulebook: str
) -> None:
    cards = [Card(code) for code in ("YS", "YR", "Y+2", "Y9", "RS", "GS", "BS")]
    for count in range(1, 8):
        hand = tuple(cards[:count])
        setup = Setup(RULEBOOKS[rulebook], 2, hands=(hand, (Card("B1"),)), discard=(Card("YS"),), turn=0)
        game, _ = Game.begin(setup.but(stock=(Card("B2"),)))
        teller = Teller(words_of(language, rulebook), NAMES[:2], 0)
        told, every = teller.possible(game.view(0), 0), teller.options(game.view(0)).text
        assert length(told) <= LIMIT
        assert count > 3 or _MARKS.sub("", told) == every
        assert all(teller.words.card(card).words in every for card in hand)


@pytest.mark.parametrize("language", languages())
def test_a_setting_below_zero_is_told_without_a_sign(language: str) -> None:
    for name in ("rate", "pitch", "volume"):
        below, above = (told_setting(words_of(language, ""), name, value) for value in (-75, 75))
        assert "75" in below
        assert not WRONG["a sign that a voice drops"].search(below)
        assert below != above


def test_a_refusal_says_what_is_wrong_what_is_possible_and_the_rule() -> None:
    setup = Setup(
        RULEBOOKS["mario-de"],
        2,
        hands=((Card("G3"), Card("R5"), Card("W")), (Card("B1"),)),
        stock=(Card("B2"),),
        discard=(Card("R7"),),
        turn=0,
    )
    game, _ = Game.begin(setup)
    refusal = game.why_not(0, Play(Card("G3")))
    assert refusal is not None
    mine = Teller(words_of("en", ""), NAMES[:2], 0).refusal(refusal, game.view(0))
    assert mine.text == "Green 3 doesn't fit red 7. You can play red 5 or a Wild, or draw. (R23)"
    public = Teller(words_of("en", ""), NAMES[:2]).refusal(refusal, game, seat=0)
    assert public.text == "Green 3 doesn't fit red 7. Anna can play 2 cards, or draw. (R23)"


def test_r43_a_lost_challenge_tells_who_loses_the_turn() -> None:
    drew = happened.Drew(0, None, 6, "innocent")
    assert told("en", 1, "normal", drew) == "Anna draws 6 cards for the lost challenge and loses a turn."
    others = told("en", 2, "normal", drew, happened.Skipped(1))
    assert others == "Anna draws 6 cards for the lost challenge. | Ben loses a turn."


def test_others_hear_of_a_card_that_is_kept_only_where_they_know_that_it_fits() -> None:
    """A player who draws one card and does not play it may as well have had to keep it."""
    kept = happened.Kept(0)
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 4, dealer=2)
    teller = Teller(words_of("en", "mario-de"), NAMES[:3], 1)
    assert teller.tell([kept], game) == []
    assert [message.text for message in Teller(teller.words, NAMES[:3], 0).tell([kept], game)] == [
        "You keep the card."
    ]
    game, _ = Game.deal(RULEBOOKS["mario-de"].but(draw_up_to=112), 3, 4, dealer=2)
    assert [message.text for message in teller.tell([kept], game)] == ["Anna keeps the card."]


@pytest.mark.parametrize(("rulebook", "back"), [("mario-de", False), ("braille-de", True)])
def test_r41_the_price_of_a_bluff_is_told_as_the_rulebook_has_it(rulebook: str, back: bool) -> None:
    hands = ((Card("W+4"), Card("R8"), Card("G1")), (Card("B1"), Card("B2")))
    setup = Setup(
        RULEBOOKS[rulebook], 2, hands=hands, stock=(Card("Y1"),), discard=(Card("R5"),), turn=0, dealer=1
    )
    game, _ = Game.begin(setup)
    text = Teller(words_of("en", rulebook), NAMES[:2], 0).card_info(game.view(0), Card("W+4")).text
    assert ("you take it back and draw four cards." in text) == back
    assert ("if you're challenged, you draw four cards." in text.lower()) != back
