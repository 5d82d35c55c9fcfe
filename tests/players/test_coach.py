"""What the coach advises, why, and when it is silent."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from access_uno.engine import RULEBOOKS, Action, Card, Game
from access_uno.engine.notation import action_text, parse_action
from access_uno.players._comparison import Comparison, Course
from access_uno.players.coach import Advice, Coach
from tests.bench.positions import weighed
from tests.engine.table import Table, position
from tests.engine.worlds import exchanged


def judged(table: Table, taken: str, seed: int = 1, budget: int = 80_000) -> Advice | None:
    """What the coach of Anna says to what she did."""
    seat = table.names.index("Anna")
    view, coach = table.game.view(seat), Coach(seat, seed)
    coach.observe((), view)
    action = parse_action(taken, table.names)
    trial = coach.doubt(view, 0, action, budget)
    return None if trial is None else coach.judge(view, 0, action, trial.action, budget)


def table(*hands: str, book: str = "mario-de", turn: str = "Anna", drawn: str = "", top: str = "R9") -> Table:
    """A table with all cards of the deck; `drawn` is the one drawn next."""
    rest = Counter(RULEBOOKS[book].cards)
    rest.subtract(Card(code) for hand in (*hands, drawn, top) for code in hand.rpartition(":")[2].split())
    stock = [card.code for card in rest.elements()]
    Random(1).shuffle(stock)
    return position(book, *hands, stock=" ".join([drawn, *stock]), discard=top, turn=turn)


@pytest.mark.parametrize(
    ("hands", "taken", "better", "why"),
    [
        (("Anna: RS R5", "Ben: G1 G2 G3"), "play R5", "play RS uno", "out"),
        (("Anna: R+2 R5 B3 G2", "Ben: G1", "Cleo: G2 G3 Y1 Y5 B2"), "play R5", "play R+2", "hit"),
        (("Anna: RS R5 Y3 G2 B8", "Ben: G1 G2 G4"), "play R5", "play RS", "again"),
        (
            ("Anna: W R5 B3 G7", "Ben: G1 Y1 Y2 Y3 Y4", "Cleo: Y1 Y2 B1 B2 B3"),
            "play W green",
            "play R5",
            "spent-wild",
        ),
        (("Anna: W G5 G7", "Ben: B1 Y1 Y2", "Cleo: Y1 Y2 B7"), "play W red", "play W green", "colour"),
        (("Anna: RR R5 B3 G2", "Ben: G1", "Cleo: G2 G3 Y1 Y5 B2"), "play R5", "play RR", "stop"),
        (("Anna: R2 R5", "Ben: G1 G2", "Cleo: G5 Y1 Y5"), "draw", "play R2 uno", "drew"),
        (("Anna: W G5 G3", "Ben: G1", "Cleo: Y1 Y2"), "draw", "play W green", "kept-wild"),
        (("Anna: W+4 R5 B2 G8", "Ben: G2 G3 Y7 Y8"), "play W+4 green", "play R5", "bluff"),
    ],
)
def test_a_mistake_is_named_with_what_was_better_and_why(
    hands: tuple[str, ...], taken: str, better: str, why: str
) -> None:
    at = table(*hands)
    advice = judged(at, taken)
    assert advice is not None
    assert (action_text(advice.action, at.names), advice.reason.name) == (better, why)
    assert advice.gain > 2 * advice.error


def test_a_card_that_was_drawn_and_kept_is_named() -> None:
    at = table("Anna: G7 R4 B3", "Ben: G1 Y2", "Cleo: Y1 Y2", drawn="R5")
    at.do("Anna: draw")
    assert (advice := judged(at, "pass", budget=150_000)) is not None
    assert (action_text(advice.action, at.names), advice.reason.name) == ("play R5", "kept")


def test_r51_a_call_that_was_forgotten_is_weighed_against_being_caught() -> None:
    at = table("Anna: R5 G4", "Ben: G1 Y2")
    at.do("Anna: play R5")
    coach = Coach(0, 1)
    coach.observe((), at.game.view(0))
    advice = coach.judge_silence(at.game.view(0), 0, 50_000)
    assert advice is not None
    assert (advice.reason.name, advice.wins > 10) == ("uno", True)


def test_r40_a_challenge_is_told_with_its_odds() -> None:
    at = table("Anna: R7 R5 B2", "Ben: W+4 R3", turn="Ben")
    at.do("Ben: play W+4 green")
    advice = judged(at, "challenge")
    assert advice is not None
    assert (advice.reason.name, advice.reason.seat) == ("no-challenge", 1)
    assert advice.reason.tenths < 5  # one card is seldom of the colour


def test_r54_points_count_where_each_notes_what_is_left() -> None:
    at = table("Anna: R1 RS RR R+2 B1 Y5 G7", "Ben: G1 Y8 Y6", "Cleo: Y1", "Dan: B3", book="braille-de")
    advice = judged(at, "play R1")
    assert advice is not None
    assert advice.reason.name == "points"


def test_what_is_as_good_as_any_other_is_no_mistake() -> None:
    at = table("Anna: R5 B5", "Ben: Y1 Y2 Y3", top="G5")
    assert not [seed for seed in range(30) if judged(at, "play R5", seed, 8_000) is not None]


def test_a_wild_draw_four_against_the_rules_is_never_advised() -> None:
    at = table("Anna: W+4 R1 G2 B8", "Ben: G2", "Cleo: Y1 Y2 Y3")
    coach = Coach(0, 1)
    coach.observe((), at.game.view(0))
    assert Card("W+4") not in [getattr(action, "card", None) for _, action in coach.options(at.game.view(0))]


def test_a_hint_says_what_to_do_and_why() -> None:
    at = table("Anna: RS R5", "Ben: G1 G2 G3")
    coach = Coach(0, 1)
    coach.observe((), at.game.view(0))
    hint = coach.hint(at.game.view(0), 0)
    assert (action_text(hint.action, at.names), hint.reason.name) == ("play RS uno", "out")


def test_a_hint_where_only_one_thing_is_possible_says_so() -> None:
    at = table("Anna: G5 B3", "Ben: G1 G2 G3")
    hint = Coach(0, 1).hint(at.game.view(0), 0)
    assert (action_text(hint.action, at.names), hint.reason.name) == ("draw", "only")


def test_a_hint_does_not_say_that_nothing_else_is_possible_where_a_bluff_is() -> None:
    at = position("mario-de", "Anna: W+4 R1", "Ben: G2", stock="", discard="R9")
    hint = Coach(0, 1).hint(at.game.view(0), 0)
    assert (action_text(hint.action, at.names), hint.reason.name) == ("play R1 uno", "even")


def test_a_hint_names_whom_to_catch() -> None:
    at = table("Anna: R5 B3", "Ben: R1 G2", turn="Ben")
    at.do("Ben: play R1")
    hint = Coach(0, 1).hint(at.game.view(0), 0)
    assert (action_text(hint.action, at.names), hint.reason.seat) == ("catch Ben", 1)


def advised(game: Game, taken: Action) -> tuple[Advice, object]:
    coach = Coach(0, 7)
    coach.observe((), game.view(0))
    return coach.hint(game.view(0), 0), coach.judge(
        game.view(0), 0, taken, coach.hint(game.view(0), 0).action, 9_000
    )


def test_advice_follows_from_what_the_player_sees_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coach, "budget", 4_000)
    at = table("Anna: R5 G9 G5", "Ben: B1 Y1 Y2", "Cleo: Y1 Y2 B7")
    taken = parse_action("play R5", at.names)
    assert advised(at.game, taken) == advised(exchanged(at.game, 0, 5), taken)


def test_forced_wins_are_found() -> None:
    """In these positions of the bench one action wins whatever the others hold."""
    for found in islice(weighed(11, only_forced=True), 4):
        coach = Coach(0, 1)
        coach.observe((), found.game.view(0))
        assert coach.hint(found.game.view(0), 0).action == found.best


def course(worth: float, won: float) -> Course:
    return Course(worth, won, *(0.0,) * (len(Course._fields) - 2))


def test_the_gain_is_told_in_rounds_of_a_hundred() -> None:
    """A lost round is worth 0.2 here and a won one 0.6: half of that for every second round is a quarter."""
    actions = [parse_action(text, ("Anna", "Ben")) for text in ("draw", "pass")]
    compared = Comparison(*actions)
    for _ in range(50):
        compared.add(course(0.2, 0), course(0.6, 1), 1.0)
        compared.add(course(0.6, 1), course(0.6, 1), 1.0)
    assert compared.a_round == pytest.approx(0.4)
    assert compared.gain == pytest.approx(50)
    assert compared.mean("won") == (0.5, 1.0)
    assert compared.is_sure()


def test_a_difference_is_not_sure_before_it_exceeds_its_error() -> None:
    actions = [parse_action(text, ("Anna", "Ben")) for text in ("draw", "pass")]
    compared = Comparison(*actions)
    for number in range(20):
        compared.add(course(0.5, number % 2), course(0.5 + 0.1 * (-1) ** number, number % 2), 1.0)
    assert not compared.is_sure()
