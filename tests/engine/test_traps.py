"""Slips and traps of the rulebooks' wording (section 2.3 of the rules), one test for each row there."""

from __future__ import annotations

import pytest

from access_uno.engine import RULEBOOKS, Card, Colour, Symbol
from access_uno.engine.events import ChallengeDecided
from tests.engine.table import BRAILLE, Table, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"


def table_of(book: str, anna: str, ben: str = "G1 G2 G3", cleo: str = "B1 B2 B3", **rules: str) -> Table:
    players = (f"Anna: {anna}", f"Ben: {ben}", f"Cleo: {cleo}")
    return position(book, *players, discard="R5", stock=STOCK, **rules)


def convicts(book: str, hand: str) -> bool:
    table = table_of(book, f"W+4 {hand}")
    table.do("Anna: play W+4 blue", "Ben: challenge")
    (decided,) = table.happened(ChallengeDecided)
    return decided.guilty


# mario-de


def test_trap_mario_de_block_card_and_mario_superstar_are_one_card() -> None:
    stars = [card for card in RULEBOOKS["mario-de"].cards if card.symbol is Symbol.STAR]
    assert stars == [Card("ST")] * 2
    table = table_of("mario-de", "R+2 R1 R2", "ST G1 G2")
    table.do("Anna: play R+2", "Ben: star red")
    assert table.hand("Anna") == "R1 R2 Y1 Y2"


@pytest.mark.parametrize("card", ["R+2", "W+4 red"])
def test_trap_mario_de_runde_is_the_turn_not_the_round(card: str) -> None:
    table = table_of("mario-de", f"{card.split()[0]} R1 R2", "R3 G2", "R4 B2")
    table.do(f"Anna: play {card}", "Ben: accept", "Cleo: play R4 uno", "Anna: play R1 uno")
    table.do("Ben: play R3")  # Ben is back in the same round
    assert table.turn == "Cleo"


def test_trap_mario_de_ein_spieler_is_the_player_hit() -> None:
    table = table_of("mario-de", "W+4 R1")
    table.do("Anna: play W+4 blue")
    assert table.refused("Cleo: challenge") == "R40"


def test_trap_mario_de_passende_farbenkarte_is_a_card_of_the_colour_not_the_wild() -> None:
    assert convicts("mario-de", "R1 G7")
    assert not convicts("mario-de", "W G7")


def test_trap_mario_de_wenn_ein_mitspieler_still_means_against_you() -> None:
    table = table_of("mario-de", "R+2 R1 R2", cleo="ST B1")
    table.do("Anna: play R+2")
    assert table.refused("Cleo: star red") == "R46"


# mario-it


@pytest.mark.parametrize("card", ["G+2", "GR", "GS"])
def test_trap_mario_it_carta_jolly_is_any_action_card_but_only_wild_ones_fit_everything(card: str) -> None:
    table = table_of("mario-it", f"{card} W G1")
    assert table.refused(f"Anna: play {card}") in ("R30", "R33", "R35")
    table.do("Anna: play W red")
    assert table.turn == "Ben"


def test_trap_mario_it_carte_jolly_2_are_the_draw_twos() -> None:
    cards = RULEBOOKS["mario-it"].cards
    assert sum(card.symbol is Symbol.DRAW_TWO for card in cards) == 8


def test_trap_mario_it_blu_0_o_una_carta_7_is_any_blue_or_any_seven() -> None:
    players = ("Anna: B0 B1 B9 R7 G7 Y0 R1", "Ben: G1")
    table = position("mario-it", *players, discard="B7", stock=STOCK)
    plays = {action.split()[1] for action in table.legal("Anna") if action.startswith("play")}
    assert plays == {"B0", "B1", "B9", "R7", "G7"}


def test_trap_mario_it_in_qualunque_momento_is_on_any_own_turn() -> None:
    table = table_of("mario-it", "R1 R2 R3", "W G1")
    assert table.refused("Ben: play W red") == "R22"


def test_trap_mario_it_carta_abbinabile_is_of_the_colour() -> None:
    assert not convicts("mario-it", "G5 W")


def test_trap_mario_it_lo_stesso_effetto_is_the_drawing_not_the_turn() -> None:
    table = position("mario-it", "Anna: R+2 R1 R2", "Ben: ST G1 G2", discard="R5", stock=STOCK)
    table.do("Anna: play R+2", "Ben: star red")
    assert (table.turn, table.hand("Anna")) == ("Anna", "R1 R2 Y1 Y2")


def test_trap_mario_it_220_and_450_are_20_and_50_points() -> None:
    assert (Card("R+2").points, Card("W+4").points) == (20, 50)


# mario-zh


def test_trap_mario_zh_starting_player_is_the_dealer() -> None:
    players = ("Anna: R1", "Ben: G1", "Cleo: B1")
    table = position("mario-zh", *players, stock="R5 Y1", header="dealer-draw: Anna B1, Ben R9, Cleo G3")
    assert (table.dealer, table.turn) == ("Ben", "Cleo")


@pytest.mark.parametrize(("card", "turn"), [("R+2", "Cleo"), ("RR", "Anna"), ("RS", "Cleo")])
def test_trap_mario_zh_two_titles_one_section_so_first_cards_take_effect(card: str, turn: str) -> None:
    players = ("Anna: R1", "Ben: G1", "Cleo: B1")
    table = position("mario-zh", *players, stock=f"{card} Y1 Y2 Y3")
    assert (table.turn, table.hand("Ben")) == (turn, "G1 Y1 Y2" if card == "R+2" else "G1")


@pytest.mark.parametrize(("card", "rule"), [("G+2", "R30"), ("GR", "R33"), ("GS", "R35")])
def test_trap_mario_zh_only_on_the_same_colour_all_the_same(card: str, rule: str) -> None:
    assert table_of("mario-zh", f"{card} R1").refused(f"Anna: play {card}") == rule


def test_trap_mario_zh_wild_draw_four_goes_under_the_draw_pile() -> None:
    table = position("mario-zh", "Anna: R1", "Ben: G1", stock="W+4 R5 Y1")
    assert (table.discard, table.stock) == ("R5", "Y1 W+4")


def test_trap_mario_zh_another_playable_card_does_not_convict() -> None:
    assert not convicts("mario-zh", "G5 W ST CU")
    assert convicts("mario-zh", "R1 G5")


def test_trap_mario_zh_two_names_are_both_the_wild_draw_four() -> None:
    table = table_of("mario-zh", "W+4")  # the slip stands in the rule for the last card
    table.do("Anna: play W+4 red")
    assert table.hand("Ben") == "G1 G2 G3 Y1 Y2 Y3 Y4"


def test_trap_mario_zh_longer_catch_window() -> None:
    for book, open_after_drawing in (("mario-zh", ["Anna"]), ("mario-de", [])):
        players = ("Anna: R7 B3", "Ben: G1 G2")
        table = position(book, *players, discard="R5", stock=f"R9 {STOCK}")
        table.do("Anna: play R7", "Ben: draw")
        assert table.catchable == open_after_drawing


def test_trap_mario_zh_question_block_is_the_customizable_card() -> None:
    table = table_of("mario-zh", "R+2 CU R1", "CU G1")
    table.do("Anna: play R+2")
    assert table.refused("Ben: play CU red") == "R45"
    assert not any(action.startswith("star") for action in table.legal("Ben"))


# mario-nl


def test_trap_mario_nl_left_out_is_not_zero() -> None:
    header = "dealer-draw: Anna R0, Ben RS"
    assert position("mario-nl", "Anna", "Ben", header=header).dealer == "Anna"
    assert position("mario-de", "Anna", "Ben", header=header).dealer is None


def test_trap_mario_nl_gevecht_is_the_dealer() -> None:
    table = position("mario-nl", "Anna: R1", "Ben: G1", "Cleo: B1", stock="RR", header="dealer: Ben")
    assert table.turn == "Ben"


def test_trap_mario_nl_webslinger_is_the_super_star() -> None:
    table = table_of("mario-nl", "R+2 R1 R2", "ST G1 G2")
    table.do("Anna: play R+2", "Ben: star yellow")
    assert (table.colour, table.hand("Anna")) == ("yellow", "R1 R2 Y1 Y2")


def test_trap_mario_nl_three_names_are_one_card() -> None:
    assert sum(card.symbol is Symbol.CUSTOM for card in RULEBOOKS["mario-nl"].cards) == 2


# braille-de


def test_trap_braille_de_y_is_gelb() -> None:
    assert Card("Y5").colour is Colour.YELLOW
    assert Card("G5").colour is Colour.GREEN
    assert [colour.letter for colour in Colour] == ["R", "G", "B", "Y"]


@pytest.mark.parametrize(("total", "phase"), [(499, "over"), (500, "game-over")])
def test_trap_braille_de_ueberschreitet_is_strictly_more(total: int, phase: str) -> None:
    header = f"totals: Ben {total}"
    table = position(BRAILLE, "Anna: R7", "Ben: G1", discard="R5", stock=STOCK, header=header)
    table.do("Anna: play R7")
    assert (table.game.totals[1], table.phase) == (total + 1, phase)


def test_trap_braille_de_stoss_and_stoss_zum_ziehen_are_two_piles() -> None:
    table = position(BRAILLE, "Anna: B3", "Ben: G1", discard="G9 R5", stock="G7 G8")
    table.do("Anna: draw")
    assert (table.hand("Anna"), table.stock, table.discard) == ("B3 G7", "G8", "G9 R5")


def test_trap_braille_de_always_layable_yet_an_offence_if_another_fits() -> None:
    assert convicts(BRAILLE, "G5")
    assert convicts(BRAILLE, "R1")
    assert not convicts(BRAILLE, "G6")


def test_trap_braille_de_er_is_the_demanding_player() -> None:
    table = table_of(BRAILLE, "R1 R2 R3")
    table.do("Ben: demand Cleo")
    assert (table.hand("Ben"), table.hand("Cleo")) == ("G1 G2 G3 Y1 Y2 Y3 Y4", "B1 B2 B3")
