"""Wild Draw Four and its challenge (R38 to R43, D17 to D27)."""

from __future__ import annotations

import pytest

from access_uno.engine import Card
from access_uno.engine.events import Challenged, ChallengeDecided, Drew, HandShown, Skipped, TookBack
from tests.engine.table import BOOKS, BRAILLE, MARIO, Table, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"


def laid(book: str, hand: str, discard: str = "R5", colour: str = "blue", **rules: str) -> Table:
    """Anna has laid a Wild Draw Four and named blue; `hand` is what she keeps."""
    discard, _, named = discard.partition(":")
    header = f"colour: {named}" if named else ""
    players = (f"Anna: {hand} W+4", "Ben: G1 G2 G3", "Cleo: B1 B2 B3")
    table = position(book, *players, discard=discard, stock=STOCK, header=header, **rules)
    table.do(f"Anna: play W+4 {colour}")
    return table


def guilty(book: str, hand: str, discard: str = "R5", **rules: str) -> bool:
    table = laid(book, hand, discard, **rules)
    table.do("Ben: challenge")
    (decided,) = table.happened(ChallengeDecided)
    return decided.guilty


@pytest.mark.parametrize("book", BOOKS)
def test_r38_next_player_draws_four_and_loses_the_turn(book: str) -> None:
    table = laid(book, "G7 B8")
    assert (table.phase, table.turn, table.colour) == ("response", "Ben", "blue")
    assert table.legal("Ben") - {"demand Anna", "demand Cleo"} == {"accept", "challenge"}
    assert table.refused("Ben: draw") == "R38"
    assert table.refused("Cleo: accept") == "R38"
    table.do("Ben: accept")
    assert (table.hand("Ben"), table.turn) == ("G1 G2 G3 Y1 Y2 Y3 Y4", "Cleo")
    assert [event.cause for event in table.happened(Drew)] == ["penalty"]


# What makes it an offence


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(
    ("hand", "discard", "offence"),
    [
        ("R1 G7", "R5", True),
        ("R+2 G7", "R5", True),  # coloured action cards of the colour count (D17)
        ("RS G7", "R5", True),
        ("RR G7", "R5", True),
        ("G5 Y5", "R5", False),  # the same number is not the same colour
        ("G+2 YS", "R+2", False),  # nor is the same action
        ("W W+4 ST CU", "R5", False),  # wild cards never (D17)
        ("G1 Y1", "R5 W:green", True),  # the named colour, not that of a card below
        ("R1 Y1", "R5 W:green", False),
        ("B7 Y7", "R5", False),  # blue is only named now
    ],
)
def test_r39_d17_mario_only_the_colour(book: str, hand: str, discard: str, offence: bool) -> None:
    assert guilty(book, hand, discard) is offence


@pytest.mark.parametrize(
    ("hand", "discard", "offence"),
    [
        ("R1 G7", "R5", True),
        ("G5 Y1", "R5", True),  # the same number
        ("G+2 Y1", "R+2", True),  # the same action
        ("YS G1", "RS", True),
        ("YR G1", "RR", True),
        ("G1 Y1", "R5", False),
        ("W W+4 G1", "R5", False),  # D19: no wild card makes it an offence
        ("G5 Y1", "R5 W:green", True),
        ("R5 Y5", "R5 W:green", False),  # on a wild card only the colour (D11)
    ],
)
def test_r39_d19_braille_de_number_and_action_too(hand: str, discard: str, offence: bool) -> None:
    assert guilty(BRAILLE, hand, discard) is offence


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("hand", "offence"), [("W G1", True), ("W+4 G1", True), ("G5 Y1", True), ("G1 Y1", False), ("R1", True)]
)
def test_d18_d19_any_playable_card(book: str, hand: str, offence: bool) -> None:
    assert guilty(book, hand, draw_four_offence="playable") is offence


@pytest.mark.parametrize("star_as_wild", ["yes", "no"])
def test_d18_d34_a_star_is_playable_if_it_is_a_wild_card(star_as_wild: str) -> None:
    found = guilty("mario-de", "ST G1", draw_four_offence="playable", star_as_wild=star_as_wild)
    assert found is (star_as_wild == "yes")
    assert guilty("mario-de", "CU G1", draw_four_offence="playable", star_as_wild=star_as_wild)


@pytest.mark.parametrize("book", ["mario-it", "mario-zh"])
def test_d18_colour_governs_whatever_the_challenge_text_says(book: str) -> None:
    assert not guilty(book, "G5 W ST")


@pytest.mark.parametrize("book", MARIO)
def test_d17_hand_at_the_moment_after_laying(book: str) -> None:
    """What comes into the hand later neither convicts nor helps."""
    table = laid(book, "G7", uno_penalty="2")
    table.game.stock.append(Card("R9"))
    table.do("Cleo: catch Anna")
    assert "R9" in table.hand("Anna")
    table.do("Ben: challenge")
    assert [event.guilty for event in table.happened(ChallengeDecided)] == [False]


@pytest.mark.parametrize("book", BOOKS)
def test_d17_all_other_cards_of_the_hand_count_after_drawing(book: str) -> None:
    players = ("Anna: R1 G7", "Ben: G1 G2", "Cleo: B1 B2")
    table = position(book, *players, discard="R5", stock=f"W+4 {STOCK}", voluntary_draw="yes")
    table.do("Anna: draw", "Anna: play W+4 blue", "Ben: challenge")
    assert [event.guilty for event in table.happened(ChallengeDecided)] == [True]


# Bluffing


@pytest.mark.parametrize("book", BOOKS)
def test_d20_unlawful_may_be_laid_and_stands_if_unchallenged(book: str) -> None:
    table = laid(book, "R1 R2")
    table.do("Ben: accept")
    assert (table.hand("Ben"), table.hand("Anna")) == ("G1 G2 G3 Y1 Y2 Y3 Y4", "R1 R2")


@pytest.mark.parametrize(
    ("book", "hand", "prevented"),
    [("mario-de", "R1", True), ("mario-de", "G5", False), (BRAILLE, "G5", True), (BRAILLE, "W+4", False)],
)
def test_d20_r39_or_prevented(book: str, hand: str, prevented: bool) -> None:
    players = (f"Anna: W+4 {hand} Y1", "Ben: G1")
    table = position(book, *players, discard="R5", stock=STOCK, draw_four_bluff="prevent")
    if prevented:
        assert "play W+4 red" not in table.legal("Anna")
        assert table.refused("Anna: play W+4 red") == "R39"
    else:
        table.do("Anna: play W+4 red")
        assert "challenge" not in table.legal("Ben")
        assert table.refused("Ben: challenge") == "R39"
        assert "accept" in table.legal("Ben")


def test_d20_prevented_also_when_just_drawn() -> None:
    """It does not fit then, so the turn ends by itself (D14)."""
    players = ("Anna: R1 G7", "Ben: G1")
    table = position("mario-de", *players, discard="R5", stock="W+4", draw_four_bluff="prevent")
    table.do("Anna: draw")
    assert (table.phase, table.turn) == ("play", "Ben")


@pytest.mark.parametrize("book", BOOKS)
def test_d20_two_wild_draw_fours_prevent_each_other_if_playable_cards_count(book: str) -> None:
    rules = {"draw_four_bluff": "prevent", "draw_four_offence": "playable"}
    players = ("Anna: W+4 W+4 Y1", "Ben: G1")
    table = position(book, *players, discard="R5", stock=STOCK, header="", **rules)
    assert table.refused("Anna: play W+4 red") == "R39"
    table.do("Anna: draw")
    assert table.turn == "Ben"


# Who may challenge, and when


@pytest.mark.parametrize("book", BOOKS)
def test_r40_d22_only_the_player_hit_challenges(book: str) -> None:
    table = laid(book, "R1 R2")
    assert "challenge" not in table.legal("Cleo") | table.legal("Anna")
    assert table.refused("Cleo: challenge") == "R40"
    assert table.refused("Anna: challenge") == "R40"


@pytest.mark.parametrize("book", BOOKS)
def test_d21_once_and_before_drawing(book: str) -> None:
    table = laid(book, "R1 R2")
    table.do("Ben: accept")
    assert table.refused("Ben: challenge") == "R40"
    lost = laid(book, "G7 B8")
    lost.do("Ben: challenge")
    assert lost.turn == "Cleo"
    assert lost.refused("Ben: challenge") == "R40"


@pytest.mark.parametrize("book", BOOKS)
def test_r40_nothing_else_can_be_challenged(book: str) -> None:
    table = position(book, "Anna: R+2 B3 B4", "Ben: G1", discard="R5", stock=STOCK)
    assert table.refused("Ben: challenge") == "R40"
    table.do("Anna: play R+2")
    assert table.refused("Ben: challenge") == "R40"


@pytest.mark.parametrize("book", BOOKS)
def test_r41_d23_whole_hand_to_the_challenger_alone_and_the_result_to_all(book: str) -> None:
    table = laid(book, "R1 G7")
    table.do("Ben: challenge")
    assert table.happened(Challenged) == [Challenged(1, 0)]
    (shown,) = table.happened(HandShown)
    assert shown.cards is not None
    assert (shown.seat, shown.to, [card.code for card in shown.cards]) == (0, 1, ["R1", "G7"])
    assert shown.seen_by(1) == shown.seen_by(0) == shown
    assert (shown.seen_by(2), shown.seen_by(None)) == (shown.but(cards=None), shown.but(cards=None))
    (decided,) = table.happened(ChallengeDecided)
    assert decided.seen_by(2) == decided.seen_by(None) == decided


# Guilty


@pytest.mark.parametrize("book", MARIO)
def test_r42_d24_mario_offender_draws_four_and_the_challenger_plays(book: str) -> None:
    table = laid(book, "R1 G7")
    table.do("Ben: challenge")
    assert (table.hand("Anna"), table.hand("Ben")) == ("R1 G7 Y1 Y2 Y3 Y4", "G1 G2 G3")
    assert (table.top, table.colour, table.turn, table.phase) == ("W+4", "blue", "Ben", "play")
    assert "draw" in table.legal("Ben")


@pytest.mark.parametrize("book", MARIO)
def test_d24_challenger_may_still_lose_the_turn(book: str) -> None:
    table = laid(book, "R1 G7", after_guilty="challenger_skipped")
    table.do("Ben: challenge")
    assert (table.hand("Ben"), table.turn) == ("G1 G2 G3", "Cleo")
    assert table.happened(Skipped) == [Skipped(1)]


@pytest.mark.parametrize("discard", ["R5", "Y9 W:red", "Y9 W+4:red"])
def test_r42_d25_braille_de_card_is_taken_back(discard: str) -> None:
    """D21: the challenger draws none."""
    table = laid(BRAILLE, "R1 G7", discard)
    table.do("Ben: challenge")
    assert (table.hand("Anna"), table.hand("Ben")) == ("R1 G7 W+4 Y1 Y2 Y3 Y4", "G1 G2 G3")
    assert (table.discard, table.colour) == (discard.split(":")[0], "red")
    assert (table.turn, table.phase) == ("Ben", "play")
    (back,) = table.happened(TookBack)
    assert (back.top.code, back.colour.value) == (table.top, "red")


def test_d25_number_and_action_of_the_previous_card_count_again() -> None:
    players = ("Anna: G5 Y1 W+4", "Ben: B5 G2 G3", "Cleo: B1")
    table = position(BRAILLE, *players, discard="R5", stock=STOCK)
    table.do("Anna: play W+4 green", "Ben: challenge")
    assert table.refused("Ben: play G2") == "R23"
    table.do("Ben: play B5")
    assert (table.colour, table.turn) == ("blue", "Cleo")


def test_d25_offender_may_have_to_play_again() -> None:
    table = laid(BRAILLE, "R1 G7", after_take_back="offender")
    table.do("Ben: challenge")
    assert (table.turn, table.phase, table.colour) == ("Anna", "play", "red")
    table.do("Anna: play R1")
    assert table.turn == "Ben"


@pytest.mark.parametrize("book", BOOKS)
def test_r42_penalties_may_be_exchanged(book: str) -> None:
    draws = laid(book, "R1 G7", guilty_penalty="draws_four")
    draws.do("Ben: challenge")
    assert (draws.top, len(draws.hand("Anna").split())) == ("W+4", 6)
    back = laid(book, "R1 G7", guilty_penalty="takes_back", after_guilty="challenger_skipped")
    back.do("Ben: challenge")
    assert (back.top, len(back.hand("Anna").split()), back.turn) == ("R5", 7, "Ben")


# Innocent


@pytest.mark.parametrize("book", BOOKS)
def test_r43_d26_challenger_draws_six_and_loses_the_turn(book: str) -> None:
    table = laid(book, "G7 B8")
    table.do("Ben: challenge")
    assert (table.hand("Ben"), table.hand("Anna")) == ("G1 G2 G3 Y1 Y2 Y3 Y4 Y6 Y7", "G7 B8")
    assert (table.turn, table.top, table.colour) == ("Cleo", "W+4", "blue")


# Anyone may challenge


@pytest.mark.parametrize("book", BOOKS)
def test_d22_anyone_but_the_offender(book: str) -> None:
    table = laid(book, "R1 G7", challenger="anyone")
    assert "challenge" in table.legal("Ben") & table.legal("Cleo")
    assert table.refused("Anna: challenge") == "R40"
    assert table.refused("Cleo: accept") == "R38"


@pytest.mark.parametrize("book", BOOKS)
def test_d22_losing_third_party_takes_all_six(book: str) -> None:
    table = laid(book, "G7 B8", challenger="anyone")
    table.do("Cleo: challenge")
    assert (table.hand("Ben"), table.hand("Cleo")) == ("G1 G2 G3", "B1 B2 B3 Y1 Y2 Y3 Y4 Y6 Y7")
    assert table.turn == "Cleo"  # Ben, who was hit, loses the turn
    assert table.happened(Skipped) == [Skipped(1)]
    (shown,) = table.happened(HandShown)
    assert shown.to == 2


@pytest.mark.parametrize("book", MARIO)
def test_d22_d24_winning_third_party_changes_nothing_else(book: str) -> None:
    table = laid(book, "R1 G7", challenger="anyone")
    table.do("Cleo: challenge")
    assert (table.hand("Anna"), table.turn) == ("R1 G7 Y1 Y2 Y3 Y4", "Ben")
    assert (table.hand("Ben"), table.hand("Cleo")) == ("G1 G2 G3", "B1 B2 B3")
    lost = laid(book, "R1 G7", challenger="anyone", after_guilty="challenger_skipped")
    lost.do("Cleo: challenge")
    assert lost.turn == "Cleo"


@pytest.mark.parametrize(("after", "turn"), [("challenger", "Ben"), ("offender", "Anna")])
def test_d22_d25_winning_third_party_in_braille_de(after: str, turn: str) -> None:
    table = laid(BRAILLE, "R1 G7", challenger="anyone", after_take_back=after)
    table.do("Cleo: challenge")
    assert (table.turn, table.top) == (turn, "R5")


# The last card


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("challenger", ["victim", "anyone"])
def test_d27_no_challenge_against_a_last_card(book: str, challenger: str) -> None:
    players = ("Anna: W+4", "Ben: G1", "Cleo: B1")
    table = position(book, *players, discard="R5", stock=STOCK, challenger=challenger)
    table.do("Anna: play W+4 red")
    assert (table.phase, table.winner, table.hand("Ben")) == ("over", "Anna", "G1 Y1 Y2 Y3 Y4")
    assert table.refused("Ben: challenge") == "R53"


def test_d27_r40_not_even_while_a_star_may_answer_it() -> None:
    players = ("Anna: W+4", "Ben: ST G1", "Cleo: B1")
    table = position("mario-de", *players, discard="R5", stock=STOCK, star_answers_last_card="yes")
    table.do("Anna: play W+4 red")
    assert "challenge" not in table.legal("Ben")
    assert table.refused("Ben: challenge") == "R40"
