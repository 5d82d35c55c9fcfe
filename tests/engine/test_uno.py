"""Calling UNO and being caught (R50 to R52, D38 to D45)."""

from __future__ import annotations

import pytest

from access_uno.engine.events import Caught, Drew, OneCardLeft, UnoCalled
from tests.engine.table import BRAILLE, Table, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"
TURN_BOOKS = ("mario-de", "mario-it", "mario-nl")
MARIO = ("mario-de", "mario-zh")  # they differ in how long a player can be caught
BOOKS = (*MARIO, BRAILLE)


def table_of(
    book: str, anna: str = "R7 B3", ben: str = "R1 G2 G3", cleo: str = "B1 B2 B4", **rules: str
) -> Table:
    players = [f"Anna: {anna}", f"Ben: {ben}"] + ([f"Cleo: {cleo}"] if cleo else [])
    return position(book, *players, discard="R5", stock=STOCK, **rules)


def forgotten(book: str, card: str = "R7", **rules: str) -> Table:
    """Anna has laid her second-last card without a call."""
    table = table_of(book, f"{card.split()[0]} B3", **rules)
    table.do(f"Anna: play {card}")
    return table


# Calling


@pytest.mark.parametrize("book", BOOKS)
def test_r50_d38_with_the_card(book: str) -> None:
    table = table_of(book)
    table.do("Anna: play R7 uno")
    assert (table.called, table.catchable) == (["Anna"], [])
    assert table.happened(UnoCalled) == [UnoCalled(0)]
    assert table.happened(OneCardLeft) == []


@pytest.mark.parametrize("book", BOOKS)
def test_r50_d38_just_before_it_on_one_s_own_turn(book: str) -> None:
    table = table_of(book, ben="R1 G2")
    assert "uno" in table.legal("Anna")
    table.do("Anna: uno")
    assert (table.called, table.turn) == (["Anna"], "Anna")
    table.do("Anna: play R7")
    assert (table.called, table.catchable) == (["Anna"], [])
    assert table.refused("Anna: uno") == "R50"
    early = table_of(book, ben="R1 G2")
    assert early.refused("Ben: uno") == "R50"  # two cards, but not on turn


@pytest.mark.parametrize("book", BOOKS)
def test_r50_d38_afterwards_until_caught(book: str) -> None:
    table = forgotten(book)
    assert "uno" in table.legal("Anna")
    table.do("Anna: uno")
    assert (table.called, table.catchable) == (["Anna"], [])
    assert table.refused("Ben: catch Anna") in ("R52", "R51")


@pytest.mark.parametrize("book", BOOKS)
def test_r50_d38_even_when_it_is_too_late_to_be_caught(book: str) -> None:
    table = forgotten(book)
    table.do("Ben: play R1", "Anna: uno")
    assert table.called == ["Anna"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("hand", ["R7 B3 B4", "R7 B3 B4 B6"])
def test_r50_d43_too_early_is_refused_but_ignored_with_a_card(book: str, hand: str) -> None:
    table = table_of(book, hand)
    assert table.refused("Anna: uno") == "R50"
    table.do("Anna: play R7 uno")
    assert (table.called, table.happened(UnoCalled), table.turn) == ([], [], "Ben")


@pytest.mark.parametrize("book", BOOKS)
def test_r50_d43_superfluous_with_the_last_card(book: str) -> None:
    table = table_of(book, "R7")
    table.do("Anna: play R7 uno")
    assert (table.winner, table.called, table.happened(UnoCalled)) == ("Anna", [], [])


@pytest.mark.parametrize("book", BOOKS)
def test_r50_a_call_ends_with_the_last_card(book: str) -> None:
    table = table_of(book, "R7", ben="G1")
    table.do("Ben: uno", "Anna: uno", "Anna: play R7")
    assert (table.phase, table.called) == ("over", ["Ben"])
    assert table.refused("Ben: uno") == "R53"


@pytest.mark.parametrize("book", BOOKS)
def test_d38_a_call_with_two_cards_lapses_with_the_turn(book: str) -> None:
    table = position(book, "Anna: G7 B3", "Ben: R1 R2 R3", discard="R5", stock="")
    table.do("Anna: uno", "Anna: draw")  # nothing can be drawn
    assert (table.hand("Anna"), table.turn, table.called) == ("G7 B3", "Ben", [])


@pytest.mark.parametrize("book", BOOKS)
def test_d38_the_player_hit_is_on_turn(book: str) -> None:
    table = table_of(book, "R+2 B3 B4", ben="R1 G2")
    table.do("Anna: play R+2", "Ben: uno")
    assert table.called == ["Ben"]
    table.do("Ben: accept")
    assert table.called == []


@pytest.mark.parametrize("book", BOOKS)
def test_d38_while_a_colour_is_to_be_named(book: str) -> None:
    table = position(book, "Anna: R1", "Ben: G1 R2", stock="W Y1")
    assert "uno" in table.legal("Anna") & table.legal("Ben")
    table.do("Ben: uno", "Ben: colour red", "Ben: play R2")
    assert (table.called, table.catchable) == (["Ben"], [])


# When it is due


@pytest.mark.parametrize("book", MARIO)
def test_d39_after_draw_and_play(book: str) -> None:
    table = position(book, "Anna: B3", "Ben: G1", discard="R5", stock="R9 Y1 Y2", header="called: Anna")
    table.do("Anna: draw")
    assert table.called == []  # any drawing cancels the call
    table.do("Anna: play R9")
    assert table.catchable == ["Anna"]
    again = position(book, "Anna: B3", "Ben: G1", discard="R5", stock="R9 Y1 Y2", header="called: Anna")
    again.do("Anna: draw", "Anna: uno", "Anna: play R9")
    assert (again.catchable, again.called) == ([], ["Anna"])


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("call", ["", " uno"])
def test_d39_after_a_star_reply(book: str, call: str) -> None:
    table = table_of(book, "R+2 B3 B4", ben="ST G2")
    table.do("Anna: play R+2", f"Ben: star green{call}")
    assert (table.called, table.catchable) == ((["Ben"], []) if call else ([], ["Ben"]))
    if not call:
        table.do("Anna: catch Ben")
        assert table.hand("Ben") == "G2 Y3 Y4"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("card", ["R+2", "W+4 blue"])
def test_d39_a_penalty_cancels_a_call(book: str, card: str) -> None:
    header = "called: Ben"
    players = (f"Anna: {card.split()[0]} B3 B4", "Ben: G1")
    table = position(book, *players, discard="R5", stock=STOCK, header=header)
    table.do(f"Anna: play {card}", "Ben: accept")
    assert table.called == []


def test_d39_taking_a_card_back_cancels_a_call() -> None:
    table = position(BRAILLE, "Anna: W+4 R3", "Ben: G1 G2", discard="R5", stock="")
    table.do("Anna: play W+4 green uno")
    assert table.called == ["Anna"]
    table.do("Ben: challenge")  # there is nothing to draw, but it is two cards again
    assert (table.hand("Anna"), table.called) == ("R3 W+4", [])


# Being caught


@pytest.mark.parametrize("book", MARIO)
def test_r51_a_player_who_forgets_and_is_caught_draws_two(book: str) -> None:
    table = forgotten(book)
    assert table.catchable == ["Anna"]
    assert table.happened(OneCardLeft) == [OneCardLeft(0, True)]
    assert "catch Anna" in table.legal("Ben") & table.legal("Cleo")
    table.do("Cleo: catch Anna")
    assert (table.hand("Anna"), table.catchable, table.turn) == ("B3 Y1 Y2", [], "Ben")
    assert table.happened(Caught) == [Caught(0, 2)]
    assert [event.cause for event in table.happened(Drew)] == ["caught"]


def test_r51_d40_braille_de_has_no_catching() -> None:
    table = forgotten(BRAILLE)
    assert table.catchable == []
    assert table.happened(OneCardLeft) == [OneCardLeft(0, False)]  # still announced
    assert table.refused("Ben: catch Anna") == "R51"
    assert not any(action.startswith("catch") for action in table.legal("Ben"))


def test_r51_d40_options() -> None:
    strict = forgotten(BRAILLE, uno_penalty="2")
    strict.do("Ben: catch Anna")
    assert strict.hand("Anna") == "B3 Y1 Y2"
    lax = forgotten("mario-zh", uno_penalty="0")
    assert lax.catchable == []
    assert lax.refused("Ben: catch Anna") == "R51"
    lax.do("Anna: uno")
    assert lax.called == ["Anna"]


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("step", ["Ben: play R1", "Ben: draw"])
def test_r52_d41_window_closes_with_the_next_player_s_first_action(book: str, step: str) -> None:
    table = forgotten(book)
    table.do(step)
    assert table.catchable == []
    assert table.refused("Cleo: catch Anna") == "R52"


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(("card", "hand"), [("R+2", "B3"), ("W+4 green", "B3")])
def test_r52_d41_a_forced_draw_waits_for_the_answer(book: str, card: str, hand: str) -> None:
    table = forgotten(book, card)
    assert (table.phase, table.turn, table.catchable) == ("response", "Ben", ["Anna"])
    table.do("Cleo: catch Anna")
    assert (table.hand("Anna"), table.phase) == (f"{hand} Y1 Y2", "response")
    table.do("Ben: accept")
    assert table.turn == "Cleo"


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_r52_d41_d42_accepting_and_challenging_close_it(book: str, answer: str) -> None:
    table = forgotten(book, "W+4 green")
    table.do(f"Ben: {answer}")
    assert table.catchable == []


@pytest.mark.parametrize("book", MARIO)
def test_r52_d41_calls_and_talk_of_others_do_not_close_it(book: str) -> None:
    table = forgotten(book, demand_penalty="4")
    table.do("Cleo: demand Ben", "Ben: demand Cleo")
    assert table.catchable == ["Anna"]
    one = table_of(book, ben="R1")
    one.do("Anna: play R7", "Ben: uno")
    assert one.catchable == ["Anna"]


def test_r52_d42_mario_zh_until_the_next_player_plays_a_card() -> None:
    players = ("Anna: R7 B3", "Ben: G1 G2 G3", "Cleo: B1 B2 B4")
    table = position("mario-zh", *players, discard="R5", stock="R9 Y1 Y2")
    table.do("Anna: play R7", "Ben: draw")
    assert (table.phase, table.catchable) == ("drawn", ["Anna"])
    assert "catch Anna" in table.legal("Ben")
    passed = table.game.copy()
    table.do("Ben: play R9")
    assert table.catchable == []
    table = Table(passed, table.names, [])
    table.do("Ben: pass")  # the turn ends
    assert table.catchable == []


def test_r52_d42_mario_zh_drawing_a_card_that_does_not_fit_ends_the_turn() -> None:
    table = position(
        "mario-zh", "Anna: R7 B3", "Ben: G1 G2 G3", "Cleo: B1 B2", discard="R5", stock="Y9 Y1 Y2"
    )
    table.do("Anna: play R7", "Ben: draw")
    assert (table.turn, table.catchable) == ("Cleo", [])


@pytest.mark.parametrize("book", TURN_BOOKS)
def test_r52_d41_other_rulebooks_close_it_with_the_draw(book: str) -> None:
    players = ("Anna: R7 B3", "Ben: G1 G2 G3", "Cleo: B1 B2 B4")
    table = position(book, *players, discard="R5", stock="R9 Y1 Y2")
    table.do("Anna: play R7", "Ben: draw")
    assert (table.phase, table.catchable) == ("drawn", [])


@pytest.mark.parametrize("book", MARIO)
def test_d43_r62_false_accusation_costs_nothing(book: str) -> None:
    table = table_of(book, ben="R1")
    assert table.refused("Anna: catch Ben") == "R52"  # one card, but Ben did not just lay one
    assert table.refused("Anna: catch Cleo") == "R52"
    called = table_of(book)
    called.do("Anna: play R7 uno")
    assert called.refused("Ben: catch Anna") == "R52"


@pytest.mark.parametrize("book", MARIO)
def test_d44_one_offence_one_penalty_and_no_player_catches_themselves(book: str) -> None:
    table = forgotten(book)
    assert "catch Anna" not in table.legal("Anna")
    assert table.refused("Anna: catch Anna") == "R52"
    table.do("Ben: catch Anna")
    assert table.refused("Cleo: catch Anna") == "R52"
    assert table.hand("Anna") == "B3 Y1 Y2"


@pytest.mark.parametrize("book", MARIO)
def test_d45_the_skipped_player_may_catch(book: str) -> None:
    table = forgotten(book, "RS")
    assert (table.turn, table.catchable) == ("Cleo", ["Anna"])
    table.do("Ben: catch Anna")
    assert table.hand("Anna") == "B3 Y1 Y2"


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("card", ["RS", "RR"])
def test_d45_two_players_until_the_same_player_acts(book: str, card: str) -> None:
    table = table_of(book, f"{card} B3", cleo="", two_player_reverse="again")
    table.do(f"Anna: play {card}")
    assert (table.turn, table.catchable) == ("Anna", ["Anna"])
    caught = Table(table.game.copy(), table.names, [])
    caught.do("Ben: catch Anna")
    assert (caught.hand("Anna"), caught.turn) == ("B3 Y1 Y2", "Anna")
    table.do("Anna: draw")
    assert table.catchable == []


@pytest.mark.parametrize("book", MARIO)
def test_d45_after_an_accepted_penalty_with_two(book: str) -> None:
    table = table_of(book, "R+2 B3", cleo="")
    table.do("Anna: play R+2", "Ben: accept")
    assert (table.turn, table.catchable) == ("Anna", [])


@pytest.mark.parametrize("book", MARIO)
def test_r51_d47_catching_with_an_empty_draw_pile(book: str) -> None:
    table = position(book, "Anna: R7 B3", "Ben: G1 G2", discard="R5", stock="")
    table.do("Anna: play R7", "Ben: catch Anna")
    assert (table.hand("Anna"), table.catchable) == ("B3 R5", [])


@pytest.mark.parametrize("book", MARIO)
def test_r53_no_catching_after_the_round(book: str) -> None:
    """Anna forgets; it is her turn again at once, and she goes out."""
    table = table_of(book, "RS R3", cleo="")
    table.do("Anna: play RS", "Anna: play R3")
    assert (table.phase, table.catchable) == ("over", [])
    assert table.refused("Ben: catch Anna") == "R53"


def test_d39_a_call_from_before_the_first_card_ends_with_the_draw_two_turned_up() -> None:
    header = "called: Anna, Ben"
    table = position("mario-de", "Anna: R1", "Ben: G1", "Cleo: B1 B2", stock="R+2 Y1 Y2", header=header)
    assert (table.turn, table.called) == ("Cleo", ["Anna"])


@pytest.mark.parametrize("header", ["seed: 1; called: Anna", "called: Anna"])
def test_r50_no_player_has_called_with_seven_cards_or_none(header: str) -> None:
    stock = None if "seed" in header else "R5"
    with pytest.raises(ValueError, match="called-too-early"):
        position("mario-de", "Anna", "Ben", stock=stock, header=header)


@pytest.mark.parametrize(
    "header", ["called: Ben", "called: Anna, Cleo"], ids=["two cards out of turn", "three cards"]
)
def test_r50_a_position_knows_only_possible_calls(header: str) -> None:
    with pytest.raises(ValueError, match="called-too-early"):
        position(
            "mario-de", "Anna: R1 R2", "Ben: G1 G2", "Cleo: B1 B2 B3", discard="R5", stock="", header=header
        )
