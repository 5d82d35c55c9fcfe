"""The players' own house rules, each by itself (docs/house-rules.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from access_uno.engine import FACES, RULEBOOKS, Card, CustomRule, Game, RuleError, Rules
from access_uno.engine import events as happened
from access_uno.engine._scoring import champions
from access_uno.engine.actions import DRAW, PASS, Jump
from access_uno.engine.custom import EFFECTS
from access_uno.engine.game import MOST_RESHUFFLES
from access_uno.engine.house_rules import HOUSE_RULES, in_force
from access_uno.engine.notation import parse_card
from access_uno.engine.rules import NUMBERS
from access_uno.engine.setup import Setup, SetupError
from access_uno.players import make_player
from access_uno.players.levels import LEVELS
from access_uno.record import Replay
from access_uno.words import languages, words_of
from tests.engine.table import BRAILLE, Table, position
from tests.engine.worlds import LastCardANumber

MANY = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4"


def table(*players: str, discard: str = "R5", stock: str = MANY, **more: str) -> Table:
    return position("mario-de", *players, discard=discard, stock=stock, **more)


def test_no_house_rule_is_in_force_in_the_rulebooks() -> None:
    assert [in_force(rules) for rules in RULEBOOKS.values()] == [()] * len(RULEBOOKS)


def test_every_house_rule_and_every_effect_is_in_the_docs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "house-rules.md").read_text(encoding="utf-8")
    for option in HOUSE_RULES.keys() - {"custom_rule"} | NUMBERS.keys():
        assert f"| `{option}` |" in text
    examples = {match.replace("2", "1") for match in re.findall(r"`([a-z0-9 ]+)`", text)}
    assert {str(CustomRule((effect,))).rstrip(" |") for effect in EFFECTS if effect.count <= 1} <= examples


@pytest.mark.parametrize("level", LEVELS)
def test_r25_a_drawn_card_that_must_be_played_may_be_kept_once_it_must_not(level: str) -> None:
    """A player demands a card after drawing a Wild Draw Four, and what comes makes it unlawful."""
    options = {"draw_four_bluff": "prevent", "drawn_card": "must", "demand_penalty": "4"}
    t = position(BRAILLE, "Anna: B1 Y2 Y4", "Ben: G1", discard="R5", stock="W+4 R1 R2 R3 R4 Y9 Y8", **options)
    t.do("Anna: draw")
    assert t.refused("Anna: pass") == "R25"
    t.do("Anna: demand Ben")
    assert t.refused("Anna: play W+4 red") == "R39"
    assert t.game.playable(0) == []
    assert "pass" in t.legal("Anna")
    player = make_player(level, 0, 1)
    player.observe((), t.game.view(0))
    assert player.act(t.game.view(0), 1) == PASS
    t.do("Anna: pass")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("book", RULEBOOKS)
def test_what_a_house_rule_forbids_is_not_playable_and_one_draws_instead(book: str, level: str) -> None:
    t = position(book, "Anna: RS", "Ben: G1", "Cleo: G2", discard="R5", stock="R9 Y9 Y8 Y7")
    assert t.game.playable(0) == [Card("RS")]
    t.game.house_rules = (LastCardANumber(),)
    assert t.game.playable(0) == []
    assert t.refusal("Anna: play RS").code == "last-card"
    assert "draw" in t.legal("Anna")
    player = make_player(level, 0, 1)
    player.observe((), t.game.view(0))
    assert player.act(t.game.view(0), 0) == DRAW
    t.do("Anna: draw", "Anna: play R9", "Ben: draw")


# Numbers


def test_r10_hands_of_another_size() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"].but(hand_size=10), players=10, seed=1)
    assert [len(hand) for hand in game.hands] == [10] * 10


def test_r10_hands_that_are_more_than_the_deck_are_refused() -> None:
    with pytest.raises(SetupError, match="hands-too-big"):
        Setup(RULEBOOKS["mario-de"].but(hand_size=11, deck="classic"), players=10, seed=1).check()
    text = "uno 1\nrulebook: mario-de\nrule: hand_size = 15\n" + "".join(
        f"player: P{seat}\n" for seat in range(8)
    )
    error = Replay.of(f"{text}seed: 1\nbegin\n".encode()).error
    assert error is not None
    assert (error.code, error.line) == ("hands-too-big", 3)


def test_r24_draw_until_a_card_fits() -> None:
    t = table("Anna: B1 B2", "Ben: G1", stock="B3 G9 R9 R8", draw_up_to="5")
    t.do("Anna: draw")
    assert (t.hand("Anna"), t.phase) == ("B1 B2 B3 G9 R9", "drawn")
    assert t.happened(happened.Drew)[0].count == 3
    assert t.legal("Anna") == {"play R9", "pass"}


def test_r24_draw_until_a_card_fits_but_no_more_than_agreed() -> None:
    t = table("Anna: B1 B2", "Ben: G1", stock="B3 G9 R9 R8", draw_up_to="2")
    t.do("Anna: draw")
    assert (t.hand("Anna"), t.turn) == ("B1 B2 B3 G9", "Ben")


def test_d47_draw_until_a_card_fits_or_none_is_left() -> None:
    t = table("Anna: B1 B2", "Ben: G1", stock="B3 G9", draw_up_to="112")
    t.do("Anna: draw")
    assert (t.hand("Anna"), t.turn) == ("B1 B2 B3 G9", "Ben")


def test_r59_the_match_is_over_after_its_rounds_whatever_the_points() -> None:
    t = table("Anna: R1", "Ben: G1 G2", header="totals: Anna 900; round: 2", rounds="3")
    t.do("Anna: play R1")
    assert t.phase == "over"
    t = table("Anna: R1", "Ben: G1 G2", header="totals: Anna 2, Ben 9; round: 3", rounds="3")
    t.do("Anna: play R1")
    assert (t.phase, t.champions) == ("game-over", ["Ben"])


def test_d48_a_void_round_counts_as_a_round() -> None:
    t = table("Anna: B1", "Ben: G1", stock="", rounds="1")
    t.do("Anna: draw", "Ben: draw")
    assert (t.phase, t.champions) == ("game-over", ["Anna", "Ben"])


def test_r59_no_match_begins_after_its_last_round() -> None:
    with pytest.raises(SetupError, match="match-is-over"):
        Setup(RULEBOOKS["mario-de"].but(rounds=2), players=2, seed=1, round=3).check()


# Drawing and calling


def test_r25_a_drawn_card_that_fits_must_be_played() -> None:
    t = table("Anna: B1 B2", "Ben: G1", stock="R9", drawn_card="must")
    t.do("Anna: draw")
    assert t.legal("Anna") == {"play R9"}
    assert t.refused("Anna: pass") == "R25"


def test_d43_a_false_uno_costs_cards() -> None:
    t = table("Anna: R1 R2 R3", "Ben: G1 G2", false_uno_penalty="2")
    assert "uno" in t.legal("Ben")
    t.do("Ben: uno")
    assert (t.hand("Ben"), t.turn, t.called) == ("G1 G2 Y1 Y2", "Anna", [])
    assert [event.cause for event in t.happened(happened.Drew)] == ["false_uno"]


def test_d43_a_call_in_time_costs_nothing() -> None:
    t = table("Anna: R1 R2", "Ben: G1 G2", false_uno_penalty="2")
    t.do("Anna: uno")
    assert (t.hand("Anna"), t.called) == ("R1 R2", ["Anna"])
    assert t.refused("Anna: uno") == "R50"


# Stacking


def test_r31_draw_twos_add_up() -> None:
    t = table("Anna: R+2 R1", "Ben: B+2 B1", "Carl: G1 G2", stacking="same")
    t.do("Anna: play R+2 uno")
    assert t.legal("Ben") == {"accept", "play B+2", "uno"}
    t.do("Ben: play B+2 uno", "Carl: accept")
    assert (t.hand("Carl"), t.turn, t.colour) == ("G1 G2 Y1 Y2 Y3 Y4", "Anna", "blue")


@pytest.mark.parametrize(("stacking", "allowed"), [("off", False), ("same", False), ("four_on_two", True)])
def test_r31_a_wild_draw_four_on_a_draw_two(stacking: str, allowed: bool) -> None:
    t = table("Anna: R+2 R1", "Ben: W+4 G3 G4", stacking=stacking)
    t.do("Anna: play R+2")
    assert ("play W+4 red" in t.legal("Ben")) is allowed
    if not allowed:
        assert t.refused("Ben: play W+4 red") == "R29"


def test_r31_no_draw_two_on_a_wild_draw_four() -> None:
    t = table("Anna: W+4 R1", "Ben: R+2 G3", stacking="four_on_two")
    t.do("Anna: play W+4 red")
    assert "play R+2" not in t.legal("Ben")


def test_r40_a_stacked_wild_draw_four_cannot_be_challenged() -> None:
    t = table("Anna: W+4 B1", "Ben: W+4 R1", "Carl: G3 G4", stacking="same")
    t.do("Anna: play W+4 red")
    assert "challenge" in t.legal("Ben")
    t.do("Ben: play W+4 blue uno")
    assert t.refused("Carl: challenge") == "R39"
    t.do("Carl: accept")
    assert len(t.hand("Carl").split()) == 10


def test_r54_a_stacked_last_card_makes_the_next_draw_all() -> None:
    t = table("Anna: R+2 R1", "Ben: B+2", "Carl: G+2 G2", stacking="same")
    t.do("Anna: play R+2", "Ben: play B+2")
    assert (t.phase, t.winner, t.hand("Carl")) == ("over", "Ben", "G+2 G2 Y1 Y2 Y3 Y4")


def test_r46_the_star_sends_all_back() -> None:
    t = table("Anna: R+2 R1", "Ben: B+2 B1", "Carl: ST G2", stacking="same")
    t.do("Anna: play R+2", "Ben: play B+2 uno", "Carl: star green")
    assert (t.hand("Ben"), t.turn) == ("B1 Y1 Y2 Y3 Y4", "Anna")


def test_r29_a_player_who_draws_may_keep_the_turn() -> None:
    t = table("Anna: R+2 R1", "Ben: B1 B2", "Carl: G1", stacking="same", stacking_turn="kept")
    t.do("Anna: play R+2", "Ben: accept")
    assert t.turn == "Ben"


# Jumping in


def test_r22_jump_in_with_the_same_card_and_go_on_from_there() -> None:
    t = table("Anna: R7 R1", "Ben: B7 B8", "Carl: R7 G1", "Dora: Y1 Y2", jump_in="yes")
    t.do("Anna: play R7 uno")
    assert t.legal("Carl") == {"jump R7"}
    assert "jump B7" not in t.legal("Ben")
    t.do("Carl: jump R7 uno")
    assert (t.turn, t.top, t.hand("Carl"), t.called) == ("Dora", "R7", "G1", ["Anna", "Carl"])


def test_r22_no_jump_once_the_next_player_has_acted() -> None:
    t = table("Anna: R7 R1", "Ben: B1 B8", "Carl: R7 G1", jump_in="yes")
    t.do("Anna: play R7 uno", "Ben: draw")
    assert t.refused("Carl: jump R7") == "R22"


def test_r22_no_jump_where_it_is_not_agreed() -> None:
    t = table("Anna: R7 R1", "Ben: B1 B8", "Carl: R7 G1")
    t.do("Anna: play R7 uno")
    assert t.refusal("Carl: jump R7").code == "no-jumping"


def test_r22_no_jumping_in_with_a_wild_card_or_into_a_penalty() -> None:
    t = table("Anna: W R+2 R1", "Ben: W B8", "Carl: W R+2 G1", jump_in="yes")
    t.do("Anna: play W red")
    assert t.refused("Carl: jump W") == "R22"
    t = table("Anna: R+2 R1", "Ben: B1 B8", "Carl: R+2 G1", jump_in="yes")
    t.do("Anna: play R+2 uno")
    assert t.refused("Carl: jump R+2") == "R22"


def test_r53_a_player_who_jumps_in_with_the_last_card_wins() -> None:
    t = table("Anna: RS R1 R2", "Ben: RS", "Carl: B1 B2", jump_in="yes")
    t.do("Anna: play RS", "Ben: jump RS")
    assert t.winner == "Ben"


# Several equal cards


def test_r28_equal_cards_are_laid_together_and_work_once() -> None:
    t = table("Anna: RS RS R1", "Ben: B1", "Carl: G1", "Dora: Y1", equal_cards="several")
    t.do("Anna: play RS")
    assert (t.phase, t.turn, t.legal("Anna")) == ("choice", "Anna", {"discard RS", "pass", "uno"})
    t.do("Anna: discard RS uno")
    assert (t.turn, t.hand("Anna"), t.called) == ("Carl", "R1", ["Anna"])
    assert t.discard == "R5 RS RS"


def test_r28_the_second_card_need_not_be_laid() -> None:
    t = table("Anna: R+2 R+2", "Ben: B1", "Carl: G1", equal_cards="several")
    t.do("Anna: play R+2", "Anna: pass")
    assert (t.phase, t.turn, t.hand("Anna")) == ("response", "Ben", "R+2")


def test_r53_the_last_cards_may_be_equal() -> None:
    t = table("Anna: R+2 R+2", "Ben: B1", "Carl: G1", equal_cards="several")
    t.do("Anna: play R+2", "Anna: discard R+2")
    assert (t.winner, t.hand("Ben")) == ("Anna", "B1 Y1 Y2")


def test_r28_what_is_asked_comes_first() -> None:
    t = table("Anna: RS RS R1", "Ben: B1", equal_cards="several")
    t.do("Anna: play RS")
    assert t.refusal("Anna: draw").code == "choice-first"
    assert t.refusal("Anna: discard R1").code == "no-such-answer"
    assert t.refusal("Ben: discard RS").code == "not-asked"
    assert t.refusal("Ben: draw").code == "not-your-turn"


# Hands that move


def test_seven_swaps_hands_with_a_player_of_choice() -> None:
    t = table("Anna: R7 R1", "Ben: B1 B2 B3", "Carl: G1 G2", seven_swaps="yes")
    t.do("Anna: play R7")
    assert t.legal("Anna") == {"choose Ben", "choose Carl", "uno"}
    t.do("Anna: choose Ben")
    assert (t.hand("Anna"), t.hand("Ben"), t.turn) == ("B1 B2 B3", "R1", "Ben")
    assert t.happened(happened.Swapped) == [happened.Swapped(0, 1)]
    received = t.happened(happened.Received)
    assert [event.seen_by(2) for event in received] == [event.but(cards=None) for event in received]


def test_r53_a_seven_as_the_last_card_wins() -> None:
    t = table("Anna: R7", "Ben: B1", seven_swaps="yes")
    t.do("Anna: play R7")
    assert t.winner == "Anna"


def test_d39_hands_that_moved_have_no_call_and_cannot_be_caught() -> None:
    t = table("Anna: R7 R1", "Ben: B1", "Carl: G1 G2", header="called: Ben", seven_swaps="yes")
    t.do("Anna: play R7")
    assert t.catchable == ["Anna"]
    t.do("Anna: choose Ben")
    assert (t.called, t.catchable) == ([], [])


@pytest.mark.parametrize(
    ("direction", "hands"), [("left", ["G1 G2", "R1", "B1"]), ("right", ["B1", "G1 G2", "R1"])]
)
def test_zero_passes_hands_on_in_the_direction_of_play(direction: str, hands: list[str]) -> None:
    players = "Anna: R0 R1", "Ben: B1", "Carl: G1 G2"
    t = table(*players, header=f"direction: {direction}", zero_passes="yes")
    t.do("Anna: play R0")
    assert [t.hand(name) for name in t.names] == hands


# Skip everybody


def test_r34_skip_everybody() -> None:
    t = table("Anna: RS R1", "Ben: B1", "Carl: G1", skip_everybody="yes")
    t.do("Anna: play RS")
    assert t.turn == "Anna"
    assert t.happened(happened.Skipped) == [happened.Skipped(1), happened.Skipped(2)]


# The end


def test_r53_play_to_the_last_player() -> None:
    t = table("Anna: RS", "Ben: B1 B2", "Carl: R2 G1", "Dora: Y1 Y2", stock="Y9 Y8 Y7", play_to_last="yes")
    t.do("Anna: play RS")
    assert (t.turn, t.phase, t.winner) == ("Carl", "play", None)
    assert t.happened(happened.WentOut) == [happened.WentOut(0, 1)]
    assert t.legal("Anna") == set()
    assert t.refusal("Anna: draw").code == "not-in-play"
    t.do("Carl: play R2", "Dora: draw", "Ben: draw", "Carl: draw")
    assert t.turn == "Dora"


def test_r53_the_first_without_cards_has_won_the_round() -> None:
    t = table("Anna: R1", "Ben: R2", "Carl: G1 G2", play_to_last="yes")
    t.do("Anna: play R1", "Ben: play R2")
    assert (t.phase, t.winner) == ("over", "Anna")
    assert t.game.round_points == (3, 0, 0)


def test_r49_two_who_are_left_play_by_the_rules_for_two() -> None:
    t = table("Anna: R1", "Ben: RR R3 B1", "Carl: G1 G2", play_to_last="yes", two_player_reverse="again")
    t.do("Anna: play R1", "Ben: play RR")
    assert t.turn == "Ben"


def test_r54_a_player_who_is_hit_by_a_last_card_draws_at_once_where_the_round_goes_on() -> None:
    t = table("Anna: R+2", "Ben: B1", "Carl: G1 G2", play_to_last="yes")
    t.do("Anna: play R+2")
    assert (t.hand("Ben"), t.turn) == ("B1 Y1 Y2", "Carl")


def eliminating(**more: str) -> dict[str, str]:
    return {"scoring": "hands", "elimination": "yes", "limit": "100", **more}


def test_r59_a_player_who_comes_to_the_limit_is_out_and_the_last_one_wins() -> None:
    t = table(
        "Anna: R1", "Ben: W G1", "Carl: G2", header="totals: Ben 60; dealer: Anna; seed: 1", **eliminating()
    )
    t.do("Anna: play R1")
    assert t.happened(happened.Eliminated) == [happened.Eliminated(1, 111)]
    assert t.phase == "over"
    t.do("Anna: next")
    assert (t.dealer, t.hand("Ben"), t.legal("Ben")) == ("Carl", "", set())
    assert t.turn != "Ben"


def test_r59_the_last_one_in_wins_the_match() -> None:
    t = table("Anna: R1", "Ben: W G1", header="totals: Anna 90, Ben 60", **eliminating())
    t.do("Anna: play R1")
    assert (t.phase, t.champions) == ("game-over", ["Anna"])


def test_r59_if_all_go_at_once_the_lowest_total_wins() -> None:
    rules = RULEBOOKS["mario-de"].but(scoring="hands", elimination="yes", limit=50)
    assert champions(rules, (70, 60, 90)) == (1,)


def test_r59_a_player_who_is_out_holds_no_cards_in_a_position() -> None:
    t = table("Anna: R1 R2", "Ben", "Carl: G2", header="totals: Ben 100", **eliminating())
    t.do("Anna: play R1 uno")
    assert t.turn == "Carl"
    with pytest.raises(ValueError, match="eliminated"):
        table("Anna: R1 R2", "Ben: B1", "Carl: G2", header="totals: Ben 100", **eliminating())


# What cannot go together


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("elimination-without-hands", {"elimination": "yes"}),
        ("elimination-with-rounds", {"elimination": "yes", "scoring": "hands", "rounds": "5"}),
        ("last-card-answered", {"play_to_last": "yes", "star_answers_last_card": "yes"}),
    ],
)
def test_impossible_combinations_are_refused_with_their_line(code: str, options: dict[str, str]) -> None:
    rules: Rules = RULEBOOKS["mario-de"]
    for option, value in options.items():
        rules = rules.with_option(option, value)
    with pytest.raises(RuleError) as caught:
        rules.check()
    assert caught.value.code == code
    lines = [f"rule: {option} = {value}" for option, value in options.items()]
    text = "\n".join(["uno 1", "rulebook: mario-de", *lines, "player: A", "player: B", "seed: 1", "begin"])
    error = Replay.of(text.encode()).error
    assert error is not None
    assert (error.code, error.line) == (code, 3 + list(options).index(caught.value.option))


# A round that could go on for ever


def test_d48_a_round_that_is_reshuffled_without_end_is_void() -> None:
    t = position(
        "mario-de", "Anna: B1", "Ben: B2", stock="", discard="G1 G2 R5", seven_swaps="yes", draw_up_to="2"
    )
    t.do("Anna: draw")
    assert (t.game.reshuffles, t.phase) == (1, "play")
    t.game.reshuffles = MOST_RESHUFFLES + 1
    t.do("Ben: draw")
    assert (t.phase, t.game.void, t.winner) == ("over", True, None)


def test_d48_reshuffles_are_not_counted_by_the_rulebooks() -> None:
    t = position("mario-de", "Anna: B1", "Ben: B2", stock="", discard="G1 G2 R5")
    t.do("Anna: draw")
    assert t.happened(happened.Reshuffled)
    assert t.game.reshuffles == 0


def test_after_declining_an_equal_card_a_player_can_jump_in_with_it_also_in_a_twin() -> None:
    """Once it was declined, the twin must know of the jump, too."""
    t = table("Anna: RS RS Y9 Y1", "Ben: G1 G2", "Carl: B2 B3", equal_cards="several", jump_in="yes")
    t.do("Anna: play RS")
    twin, _ = Game.begin(Setup.of(t.game))
    for game in (t.game, twin):
        game.apply(0, PASS)
        assert Jump(parse_card("RS")) in game.legal(0)


# What a card does, as it is told


def test_r49_a_reverse_is_told_as_it_works_where_two_are_left_of_three() -> None:
    t = table("Anna: R1", "Ben: RR R3 B1", "Carl: G1 G2", play_to_last="yes", two_player_reverse="again")
    assert t.game.effect(Card("RR")) == ""
    t.do("Anna: play R1")
    assert t.game.effect(Card("RR")) == "reverse-again"


@pytest.mark.parametrize("language", languages())
def test_what_house_rules_make_a_card_do_has_its_words(language: str) -> None:
    game, words = table("Anna: R1", "Ben: B1").game, words_of(language)
    told = [(rule.tells(game, card), card) for rule in HOUSE_RULES.values() for card in FACES]
    sentences = {words.text(f"does-{name}", card=card) for name, card in told if name}
    assert len(sentences) == len({each for each in told if each[0]})
