"""What holds for the computer players of every level, with any rules."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from access_uno.cli.simulate import simulate
from access_uno.engine import COLOURS, Accept, Action, Card, Challenge, Demand, Game, Phase, Play, Rules
from access_uno.engine.actions import CHALLENGE
from access_uno.engine.events import Event
from access_uno.engine.house_rules import HouseRule
from access_uno.engine.setup import Setup
from access_uno.players import LEVELS, make_player
from access_uno.players import _search as search
from access_uno.players.hard import Hard
from access_uno.players.player import Player
from access_uno.players.ranking import SITUATIONS
from access_uno.players.responders import asked, settled
from tests.engine.table import BOOKS, position
from tests.engine.worlds import FORBIDDING, dealt, exchanged, setups, walk
from tests.tools.training import Learner

seeds = st.integers(0, 2**32)
some = settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search does the same with few and short imagined games as with many to their end, only faster."""
    monkeypatch.setattr(Hard, "budget", 60)
    monkeypatch.setattr(search, "_LONGEST", 12)


class Room:
    """Computer players at a game."""

    def __init__(self, setup: Setup, levels: list[str], seed: int) -> None:
        self.game, events = Game.begin(setup)
        self.players = [make_player(level, seat, seed) for seat, level in enumerate(levels)]
        self.step = 0
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        for player in self.players:
            player.observe([event.seen_by(player.seat) for event in events], self.game.view(player.seat))

    def act(self) -> tuple[int, Action]:
        """Let the player who is to act do so; a refusal of the game would raise."""
        seats = asked(self.game)
        answers: list[Action | None] = []
        while (decision := settled(seats, answers)) is None:
            seat = seats[len(answers)]
            answers.append(self.players[seat].act(self.game.view(seat), self.step))
        self.tell(self.game.apply(*decision))
        self.step += 1
        return decision

    def round(self, longest: int = 4000) -> Iterator[tuple[int, Action]]:
        """All actions up to the end of the round."""
        while self.game.turn is not None:
            assert self.step < longest, "the round does not end"
            yield self.act()


@pytest.mark.parametrize("level", LEVELS)
@some
@given(dealt(), seeds)
def test_every_round_ends_and_no_action_is_refused(level: str, setup: Setup, seed: int) -> None:
    room = Room(setup, [level] * setup.players, seed)
    actions = [action for _, action in room.round()]
    assert room.game.phase in (Phase.OVER, Phase.GAME_OVER)
    assert not [action for action in actions if isinstance(action, Demand)]


def walked(level: str, setup: Setup, seed: int, steps: int) -> Room:
    """Players of a level at a game in which so many steps were taken for them."""
    room = Room(setup, [level] * setup.players, seed)
    for step in walk(room.game, seed, steps):
        room.tell(step.events)
    return room


@pytest.mark.parametrize("level", LEVELS)
@some
@given(setups, seeds, st.integers(0, 60))
def test_no_action_is_refused_in_rare_positions(level: str, setup: Setup, seed: int, steps: int) -> None:
    room = walked(level, setup, seed, steps)
    if room.game.phase is Phase.OVER:
        return
    before = room.game.copy()
    # With few cards in the game a round may have no end, and come back to where it was.
    for _ in itertools.islice(room.round(), 100):
        assert room.game != before
        before = room.game.copy()


@pytest.mark.parametrize("level", LEVELS)
@some
@given(dealt(), st.sets(st.sampled_from(FORBIDDING), min_size=1), seeds)
def test_no_action_is_refused_whatever_a_house_rule_forbids(
    level: str, setup: Setup, more: set[HouseRule], seed: int
) -> None:
    room = Room(setup, [level] * setup.players, seed)
    room.game.house_rules = (*room.game.house_rules, *more)
    acted = list(itertools.islice(room.round(), 120))
    assert acted or room.game.phase is Phase.OVER


@pytest.mark.parametrize("level", LEVELS)
@some
@given(setups, seeds, st.integers(0, 40))
def test_no_peeking(level: str, setup: Setup, seed: int, steps: int) -> None:
    room = walked(level, setup, seed, steps)
    seats = asked(room.game)
    assume(seats)
    for seat in seats:
        twin = exchanged(room.game, seat, seed)
        assume(room.game.drawn is None or seat == room.game.turn)
        assert twin.view(seat) == room.game.view(seat)
        player = room.players[seat]
        assert player.act(twin.view(seat), steps) == player.act(room.game.view(seat), steps)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "rules", [Rules("mario-de"), Rules("mario-de", drawn_card="must")], ids=["book", "house"]
)
def test_a_seed_decides_all_that_is_left_to_chance(level: str, rules: Rules) -> None:
    def game(seed: int) -> list[tuple[int, Action]]:
        setup = Setup(rules, players=3, seed=5)
        return list(Room(setup, [level] * 3, seed).round())

    assert game(1) == game(1)
    assert len({str(game(seed)) for seed in range(4)}) > 1 or level in ("normal", "hard")


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("book", BOOKS)
def test_r50_uno_is_called_with_the_second_last_card(level: str, book: str) -> None:
    table = position(book, "Anna: R7 R5", "Ben: G1 G2", stock="Y1 Y2 Y3", discard="R9")
    action = decided(level, table.game)
    assert isinstance(action, Play)
    assert action.uno


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_r51_a_player_who_forgot_to_call_is_caught(level: str) -> None:
    table = position("mario-de", "Anna: R7 R5", "Ben: G1 G2", stock="Y1 Y2 Y3", discard="R9")
    table.do("Anna: play R7")
    assert str(decided(level, table.game)) == "Catch(seat=0)"


def test_easy_forgets_to_call_and_to_catch_at_times() -> None:
    table = position("mario-de", "Anna: R7 R5", "Ben: G1 R2", stock="Y1 Y2 Y3", discard="R9")
    calls = [decided("easy", table.game, step) for step in range(200)]
    assert 20 < sum(isinstance(action, Play) and not action.uno for action in calls) < 90
    table.do("Anna: play R7")
    catches = [type(decided("easy", table.game, step)).__name__ for step in range(200)]
    assert 15 < catches.count("Catch") < 80


def test_r39_easy_never_bluffs() -> None:
    table = position("mario-de", "Anna: W+4 R2", "Ben: G1 R2", stock="Y1 Y2 Y3", discard="R9")
    assert {str(decided("easy", table.game, step)) for step in range(50)} <= {
        "Play(card=Card('R2'), colour=None, uno=True)",
        "Play(card=Card('R2'), colour=None, uno=False)",
    }
    table = position("mario-de", "Anna: R3 B2 G4", "Ben: G1 R2", stock="W+4 Y2 Y3", discard="Y9")
    table.do("Anna: draw")  # lawful: no yellow
    assert {type(decided("easy", table.game, step)) for step in range(50)} == {Play}
    table = position("mario-de", "Anna: W+4 B2", "Ben: G1 R2", stock="Y5 Y2 Y3", discard="B9")
    table.do("Anna: play W+4 red")
    assert Challenge not in {type(decided("easy", table.game, step)) for step in range(50)}


def test_training_follows_from_its_seed_and_changes_the_weights() -> None:
    before = Learner("normal", "many", seed=1)
    start = [before.row(number) for number in range(SITUATIONS)]
    learned = Learner("normal", "many", seed=1).run(800)
    assert learned == Learner("normal", "many", seed=1).run(800)
    assert learned != start


def thoughtful(seat: int, monkeypatch: pytest.MonkeyPatch, game: Game) -> Hard:
    """A player who searches as in a game, and has seen nothing yet."""
    monkeypatch.undo()
    player = Hard(seat, seed=3)
    player.observe((), game.view(seat))
    return player


def test_r40_a_player_who_was_caught_bluffing_is_challenged_one_who_was_innocent_is_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rest = "Y1 Y2 Y3 G8 G9 B7 B8 B9 R2 R4 R6"
    table = position(
        "mario-de", "Anna: R7 R5 B2", "Ben: W+4 R3 R4 R5 Y4 Y1 B4", stock=rest, discard="R9", turn="Ben"
    )
    table.do("Ben: play W+4 green")
    player = thoughtful(0, monkeypatch, table.game)
    player.memory.guilty[1] = 3
    assert isinstance(player.act(table.game.view(0), 1), Challenge)
    player.memory.guilty[1], player.memory.innocent[1] = 0, 3
    assert isinstance(player.act(table.game.view(0), 1), Accept)


def test_r39_a_player_who_never_challenges_is_bluffed_when_it_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = "Y1 Y2 Y3 G8 G9 B7 B8 B9 R2 R4 R6"
    table = position("mario-de", "Anna: W+4 R5 B2 G8", "Ben: G2", stock=rest, discard="R9")
    player = thoughtful(0, monkeypatch, table.game)
    player.memory.trusting[1] = 4
    bluff = player.act(table.game.view(0), 1)
    assert isinstance(bluff, Play)
    assert bluff.card == Card("W+4")
    player.memory.trusting[1], player.memory.doubting[1] = 0, 4
    honest = player.act(table.game.view(0), 1)
    assert isinstance(honest, Play)
    assert honest.card == Card("R5")


def test_r41_hard_remembers_who_challenges_and_who_was_found_guilty() -> None:
    room = Room(Setup(Rules("mario-de"), players=2, seed=1), ["hard", "hard"], 1)
    table = position("mario-de", "Anna: W+4 R1 R2", "Ben: G1 G2 G3", stock="Y1 Y2 Y3 Y4 Y5 Y6", discard="R9")
    room.game = table.game
    watching = room.players[1]
    assert isinstance(watching, Hard)
    watching.observe((), room.game.view(1))
    before = watching.memory.bluffs(0)
    room.tell(room.game.apply(0, Play(Card("W+4"), COLOURS[0])))
    room.tell(room.game.apply(1, CHALLENGE))
    assert (watching.memory.guilty[0], watching.memory.doubting[1]) == (1, 1)
    assert watching.memory.bluffs(0) > before


@pytest.mark.parametrize("book", BOOKS)
def test_whole_matches_are_played_in_every_rulebook_at_tables_of_every_size(book: str) -> None:
    rules = Rules(book).but(limit=100)
    for players in range(2, 11):
        found = simulate(rules, ["normal"] * players, matches=1, seed=players)
        assert sum(found["match_wins"]) >= 1
        assert sum(found["wins"]) + found["void"] == found["rounds"]


def test_two_processes_play_the_same_as_one() -> None:
    one, two = (simulate(Rules("mario-it"), ["normal", "easy"], rounds=60, seed=5, jobs=n) for n in (1, 2))
    for times in ("seconds", "rounds_per_second", "decision_ms"):
        one.pop(times)
        two.pop(times)
    assert one == two


@pytest.mark.parametrize("heard", ["", "raise ValueError"], ids=["played", "given up"])
def test_two_processes_end_where_sigterm_means_something_else(heard: str) -> None:
    """As in a server, or a notebook, that simulates."""
    program = f"""
import signal
from access_uno.engine.rules import RULEBOOKS
from access_uno.cli.simulate import simulate
signal.signal(signal.SIGTERM, lambda *_: None)
def progress(done, count):
    {heard or "pass"}
try:
    simulate(RULEBOOKS["mario-de"], ["random", "random"], rounds=400, seed=1, jobs=2, progress=progress)
except ValueError:
    print("given up")
else:
    print("played")
"""
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, timeout=60)
    assert done.stdout == ("given up\n" if heard else "played\n")


def test_what_breaks_in_another_process_is_told_here() -> None:
    with pytest.raises(ValueError, match="nobody") as told:
        simulate(Rules("mario-it"), ["random", "nobody"], rounds=60, jobs=2)
    assert "_play_chunk" in told.value.__notes__[0]


def test_processes_end_with_the_simulating_program() -> None:
    """Also when it is killed: each reads that the sender is gone."""
    program = """
import os
from access_uno.engine.rules import RULEBOOKS
from access_uno.cli.simulate import simulate
def progress(done, count):
    os.kill(os.getpid(), 9)
simulate(RULEBOOKS["mario-de"], ["random", "random"], rounds=400, seed=1, jobs=3, progress=progress)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as process:
        process.communicate(timeout=60)  # its output is open until the last of them has ended
        assert process.returncode == -9


def decided(level: str, game: Game, step: int = 0) -> Action | None:
    """What the player on turn does."""
    assert game.turn is not None
    player: Player = make_player(level, game.turn, 3)
    return player.act(game.view(game.turn), step)
