"""What holds in every game, with any rules and any number of players."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.engine import (
    BACK,
    RULEBOOKS,
    Action,
    CallUno,
    Card,
    Catch,
    Demand,
    Game,
    Phase,
    Play,
    Position,
    View,
    Write,
)
from access_uno.engine import events as happened
from access_uno.engine.cards import FACES
from access_uno.engine.game import IllegalActionError
from access_uno.engine.house_rules import HOUSE_RULES, EqualCards, HouseRule, Step
from access_uno.engine.setup import Setup, SetupError
from access_uno.players import make_player
from access_uno.players.responders import asked, settled
from tests.engine.worlds import (
    CALLING,
    EVERY_ACTION,
    FORBIDDING,
    NumbersSkip,
    begun,
    cards_of,
    dealt,
    may_write,
    setups,
    waits_for_a_player,
    walk,
)

seeds = st.integers(0, 2**32)
some = settings(max_examples=80)
few = settings(max_examples=40)


@some
@given(setups, seeds)
def test_cards_are_conserved(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    cards = cards_of(game)
    asked_first = game.phase is Phase.CHOICE
    assert setup.is_position or cards == Counter(() if asked_first else setup.rules.cards)
    for step in walk(game, seed, 150):
        kinds = {type(event) for event in step.events}
        if happened.Dealt in kinds:
            cards = Counter(setup.rules.cards)
        elif happened.RoundStarted in kinds:  # something is asked before the cards are dealt
            cards = Counter()
        assert cards_of(game) == cards


@some
@given(setups, seeds)
def test_points_add_up(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for step in walk(game, seed, 250):
        held = [sum(card.points for card in hand) for hand in game.hands]
        gained = [new - old for new, old in zip(game.totals, step.before.totals, strict=True)]
        ended = step.before.phase is not Phase.OVER and game.phase in (Phase.OVER, Phase.GAME_OVER)
        if not ended or game.void:
            assert gained == [0] * game.players
            continue
        winner = game.round_winner
        assert winner is not None
        assert game.hands[winner] == []
        assert tuple(gained) == game.round_points
        assert sum(gained) == sum(held)
        if setup.rules.scoring == "winner":
            assert gained[winner] == sum(held)
        else:
            assert gained == held
        assert (game.phase is Phase.GAME_OVER) == bool(game.champions)


@few
@given(setups, seeds)
def test_legal_is_exactly_what_is_accepted_and_refusals_change_nothing(setup: Setup, seed: int) -> None:
    """A call together with a card is accepted if and only if the card alone is; so are rules to write."""
    game, _ = Game.begin(setup)
    chance = random.Random(seed)
    for _ in walk(game, seed, 30):
        seat = chance.randrange(game.players)
        legal = game.legal(seat)
        assert len(set(legal)) == len(legal)
        accepted = set(legal)
        accepted |= {action.but(uno=True) for action in legal if isinstance(action, CALLING)}
        if may_write(game, seat):
            accepted |= {action for action in EVERY_ACTION if isinstance(action, Write)}
        for action in EVERY_ACTION:
            assert (game.why_not(seat, action) is None) == (action in accepted), action
        for action in chance.sample(EVERY_ACTION, 20):
            if action not in accepted:
                check_refused(game, seat, action)


@some
@given(setups, st.sets(st.sampled_from(FORBIDDING)), seeds)
def test_playable_is_what_legal_has_plays_of_and_every_player_can_act(
    setup: Setup, more: set[HouseRule], seed: int
) -> None:
    """Whatever house rules forbid: it is nowhere offered, and there is always something else."""
    game = begun(setup, more)
    for _ in walk(game, seed, 100):
        for seat in range(game.players):
            legal, playable = game.legal(seat), game.playable(seat)
            assert {action.card for action in legal if isinstance(action, Play)} == set(playable)
            assert all(game.why_not(seat, action) is None for action in legal)
            assert playable == game.view(seat).playable(seat)
            if game.phase is not Phase.DRAWN:
                assert all(playable.count(card) == game.hands[seat].count(card) for card in playable)
        if waits_for_a_player(game):
            assert game.turn is not None
            assert any(not isinstance(action, CallUno | Catch | Demand) for action in game.legal(game.turn))


def check_refused(game: Game, seat: int, action: Action) -> None:
    """`apply` refuses with the reason of `why_not` and leaves the game as it was."""
    before = game.copy()
    with pytest.raises(IllegalActionError) as caught:
        game.apply(seat, action)
    assert caught.value.refusal == game.why_not(seat, action)
    assert re.fullmatch(r"R\d+", caught.value.refusal.rule)
    assert game == before


@some
@given(setups, seeds)
def test_copies_are_independent(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    frozen = pickle.dumps(game)
    for step in walk(game, seed, 30):
        assert pickle.loads(frozen) == step.before  # the copy did not move along
        twin = step.before.copy()
        assert twin.apply(step.seat, step.action) == step.events
        assert twin == game
        frozen = pickle.dumps(game)


@some
@given(setups, seeds)
def test_equal_seeds_give_equal_games(setup: Setup, seed: int) -> None:
    one, events = Game.begin(setup)
    other, same = Game.begin(setup)
    assert (one, events) == (other, same)
    assert [step.events for step in walk(one, seed, 100)] == [step.events for step in walk(other, seed, 100)]
    assert one == other


@some
@given(setups, seeds)
def test_a_position_written_down_goes_on_with_the_same_events(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for number, _ in enumerate(walk(game, seed, 40)):
        if game.turn is None or game.top is None:
            with pytest.raises(SetupError, match="no-position"):
                Setup.of(game)
            continue
        position = Setup.of(game)
        twin, _ = Game.begin(position)
        assert Setup.of(twin) == position
        assert twin.view(0).legal(0) == game.view(0).legal(0)
        if number % 8 == 0:
            played = [step.events for step in walk(game.copy(), seed + number, 30)]
            assert [step.events for step in walk(twin, seed + number, 30)] == played


def with_other_hidden_cards(game: Game, seat: int, chance: random.Random) -> Game:
    """A game that differs only in what this seat cannot see."""
    twin = game.copy()
    hidden = [card for owner, hand in enumerate(game.hands) if owner != seat for card in hand] + game.stock
    chance.shuffle(hidden)
    cards = iter(hidden)
    for owner, hand in enumerate(twin.hands):
        if owner != seat:
            hand[:] = [next(cards) for _ in hand]
    twin.stock = list(cards)
    twin.random = chance.getrandbits(64)
    if twin.challengeable and twin.source != seat:  # one's own card was lawful or not, and one knows it
        twin.guilty = not game.guilty
    if twin.drawn is not None and twin.turn != seat:
        assert twin.turn is not None
        twin.drawn = twin.hands[twin.turn][-1]
    return twin


@few
@given(setups, seeds)
def test_view_shows_nothing_that_is_hidden(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    chance = random.Random(seed)
    for _ in walk(game, seed, 60):
        seat = chance.randrange(game.players)
        twin = with_other_hidden_cards(game, seat, chance)
        view, other = game.view(seat), twin.view(seat)
        assert view == other
        assert pickle.loads(pickle.dumps(view)) == view
        assert list(view.hand) == game.hands[seat]
        for owner, hand in enumerate(view.hands):
            assert owner == seat or set(hand) <= {BACK}
        assert set(view.stock) <= {BACK}
        check_window(game, twin, seat, view)
        assert view.legal(seat) == game.legal(seat) == twin.legal(seat)
        window = game.window(seat)
        for action in chance.sample(EVERY_ACTION, 40):
            assert view.why_not(seat, action) == game.why_not(seat, action) == twin.why_not(seat, action)
            assert window.why_not(seat, action) == view.why_not(seat, action)


def check_window(game: Game, twin: Game, seat: int, view: View) -> None:
    """A live view answers every question like the view; kept or sent, it is a view like any other."""
    window, other = game.window(seat), twin.window(seat)
    assert window == view == other
    for sent in (window.kept(), pickle.loads(pickle.dumps(window))):
        assert type(sent) is View
        assert sent == view
    for name in Position.__slots__:
        assert getattr(window, name) == getattr(view, name) == getattr(other, name), name
    assert repr(window) == repr(view).replace("View", "Window")
    for asked_for in range(game.players):
        assert window.legal(asked_for) == view.legal(asked_for) == other.legal(asked_for)
        assert window.playable(asked_for) == view.playable(asked_for) == other.playable(asked_for)


@some
@given(setups, seeds)
def test_a_window_lives_and_a_view_stays(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    windows = [game.window(seat) for seat in range(game.players)]
    kept = [window.kept() for window in windows]
    before = [game.copy().view(seat) for seat in range(game.players)]
    for _ in walk(game, seed, 30):
        assert windows == [game.view(seat) for seat in range(game.players)]
    assert kept == before


def hidden_cards(game: Game, seat: int) -> list[Card]:
    others = [card for owner, hand in enumerate(game.hands) if owner != seat for card in hand]
    return [*others, *game.stock]


@some
@given(setups, seeds)
def test_from_view_with_the_true_cards_is_the_game(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    chance = random.Random(seed)
    for _ in walk(game, seed, 60):
        seat = chance.randrange(game.players)
        world = Game.from_view(game.view(seat), hidden_cards(game, seat), seed)
        world.random = game.random
        if game.drawn is not None and game.turn is not None and game.hands[game.turn][-1] is not game.drawn:
            world.drawn = game.drawn  # a demand came after it: which card was drawn, is hidden from others
        assert world == game


@some
@given(setups, seeds)
def test_from_view_with_any_cards_looks_the_same_and_can_be_played(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    chance = random.Random(seed)
    for _ in walk(game, seed, 30):
        seat = chance.randrange(game.players)
        view = game.view(seat)
        hidden = hidden_cards(game, seat)
        chance.shuffle(hidden)
        world = Game.from_view(view, hidden, chance.randrange(99))
        assert world.view(seat) == view
        assert cards_of(world) == cards_of(game)
        for _ in walk(world, seed, 3):
            dealt_since = world.round > game.round or not cards_of(game)
            assert dealt_since or cards_of(world) == cards_of(game)


@some
@given(setups, seeds)
def test_always_a_player_can_act(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for _ in walk(game, seed, 200):
        if waits_for_a_player(game):
            assert game.turn is not None
            kinds = {type(action) for action in game.legal(game.turn)}
            assert kinds - {CallUno, Catch, Demand}
        else:
            assert game.turn is None
            assert bool(game.legal(0)) == (game.phase is Phase.OVER)


@some
@given(setups, st.sets(st.just(NumbersSkip())), seeds)
def test_every_player_in_a_round_holds_a_card(setup: Setup, more: set[HouseRule], seed: int) -> None:
    """Whatever replaces the effect of a card; except a player whose last card a star may still answer."""
    game = begun(setup, more)
    for step in walk(game, seed, 150):
        if waits_for_a_player(game) and cards_of(game):  # something may be asked before they are dealt
            empty = {seat for seat, hand in enumerate(game.hands) if not hand}
            assert empty <= game.absent | {game.out}, step


def test_a_house_rule_that_changes_what_follows_a_card_tells_what_the_card_does() -> None:
    """But for more cards that are the same: what the card does, it does as before."""
    game, _ = Game.deal(RULEBOOKS["mario-de"], 2, 1)
    plan = (Step(),)
    for card in FACES:
        game.hands[0] = [card, Card("R1")]
        changes = {rule for rule in HOUSE_RULES.values() if rule.laid(game, 0, card, plan) != plan}
        silent = {rule for rule in changes if not rule.tells(game, card)}
        assert silent <= {EqualCards()}, card


@some
@given(setups, seeds)
def test_calls_and_windows_make_sense(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for _ in walk(game, seed, 200):
        for seat in game.called:
            assert len(game.hands[seat]) == 1 or (len(game.hands[seat]) == 2 and seat == game.turn)
        for seat in game.catchable:
            assert len(game.hands[seat]) == 1
            assert seat not in game.called
            assert setup.rules.uno_penalty
            assert waits_for_a_player(game)


class Ledger:
    """Keeps what the public can know from events alone."""

    def __init__(self, game: Game) -> None:
        self.counts = [len(hand) for hand in game.hands]
        self.turn = game.turn
        self.colour = game.colour
        self.top = game.top
        self.direction = game.direction

    def note(self, event: happened.Event) -> None:
        match event:
            case happened.RoundStarted():
                self.counts, self.direction = [0] * len(self.counts), 1
                self.top = self.colour = None
            case happened.Dealt(seat, _, count):
                self.counts[seat] = count
            case happened.TurnedUp(card):
                self.top, self.colour = card, card.colour
            case (
                happened.ColourAsked(seat, _)
                | happened.Asked(seat, _)
                | happened.TurnBegan(seat)
                | happened.Hit(seat, _, _)
            ):
                self.turn = seat
            case happened.ColourNamed(_, colour):
                self.colour = colour
            case happened.Played(seat, card, colour):
                self.counts[seat] -= 1
                self.top, self.colour = card, card.colour or colour
            case happened.StarAnswered(seat, colour, _, _):
                self.counts[seat] -= 1
                self.top, self.colour = Card("ST"), colour
            case happened.Drew(seat, _, count, _):
                self.counts[seat] += count
            case happened.TookBack(seat, _, top, colour):
                self.counts[seat] += 1
                self.top, self.colour = top, colour
            case happened.Jumped(seat, card):
                self.counts[seat] -= 1
                self.top, self.colour = card, card.colour
            case happened.Discarded(seat, _):
                self.counts[seat] -= 1
            case happened.Received(seat, _, count):
                self.counts[seat] = count
            case happened.Reversed(direction):
                self.direction = direction
            case happened.RoundWon() | happened.RoundVoid():
                self.turn = None


@some
@given(setups, seeds)
def test_public_events_tell_the_whole_public_story(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    ledger = Ledger(game)
    for step in walk(game, seed, 200):
        for event in step.events:
            ledger.note(event.seen_by(None))
        assert ledger.counts == [len(hand) for hand in game.hands]
        assert (ledger.turn, ledger.direction) == (game.turn, game.direction)
        assert (ledger.top, ledger.colour) == (game.top, game.colour)


@some
@given(setups, seeds)
def test_events_show_cards_only_to_their_holders(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for step in walk(game, seed, 100):
        for event in step.events:
            assert event.seen_by(None) == event.seen_by(None).seen_by(None)
            if isinstance(event, happened.Drew | happened.Dealt | happened.Received | happened.HandShown):
                assert event.cards is not None
                assert len(event.cards) == event.count
                owners = {event.seat, event.to} if isinstance(event, happened.HandShown) else {event.seat}
                for seat in range(game.players):
                    seen = event.seen_by(seat)
                    assert seen == (event if seat in owners else event.but(cards=None))
                assert event.seen_by(None) == event.but(cards=None)
            else:
                assert all(event.seen_by(seat) == event for seat in (None, *range(game.players)))


@few
@given(dealt(), seeds)
def test_rounds_of_our_players_end(setup: Setup, seed: int) -> None:
    # These players never answer with a star: one that could not be laid would stay in the hand for ever.
    game, _ = Game.begin(setup.but(rules=setup.rules.but(star_as_wild="yes")))
    players = [make_player("random", seat, seed) for seat in range(game.players)]
    step = 0
    while (seats := asked(game)) and step < 20_000:
        answers = [players[seat].act(game.view(seat), step) for seat in seats]
        decision = settled(seats, answers)
        assert decision is not None
        game.apply(*decision)
        step += 1
    assert game.phase in (Phase.OVER, Phase.GAME_OVER)
