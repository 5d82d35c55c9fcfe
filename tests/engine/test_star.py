"""The Super Star (R46 to R48, D28 to D34)."""

from __future__ import annotations

import pytest

from access_uno.engine.events import Drew, Hit, Skipped, StarAnswered, TurnBegan
from tests.engine.table import MARIO, Table, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"
COLOURS = ("red", "green", "blue", "yellow")
STARS = {f"star {colour}" for colour in COLOURS}
ANNA = "Anna: R+2 W+4 R3 R4"


def hit(
    book: str = "mario-de",
    card: str = "R+2",
    anna: str = ANNA,
    ben: str = "Ben: ST G2 G3",
    cleo: str = "Cleo: B1 B2 B3",
    **rules: str,
) -> Table:
    """Anna has laid a draw card against Ben."""
    players = [anna, ben, cleo] if cleo else [anna, ben]
    table = position(book, *players, discard="R5", stock=STOCK, **rules)
    table.do(f"Anna: play {card}")
    return table


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(("card", "drawn"), [("R+2", "Y1 Y2"), ("W+4 red", "Y1 Y2 Y3 Y4")])
def test_r46_r47_r48_a_player_who_laid_the_draw_card_draws(book: str, card: str, drawn: str) -> None:
    """D29: the turn is that of the star; next is the player after it."""
    table = hit(book, card)
    before = table.hand("Anna")
    assert table.legal("Ben") >= STARS
    table.do("Ben: star green")
    assert (table.hand("Anna"), table.hand("Ben")) == (f"{before} {drawn}", "G2 G3")
    assert (table.top, table.colour, table.direction) == ("ST", "green", "left")
    assert (table.phase, table.turn) == ("play", "Cleo")
    (answered,) = table.happened(StarAnswered)
    assert (answered.against, answered.count) == (0, len(drawn.split()))
    assert [event.cause for event in table.happened(Drew)] == ["bounced"]


@pytest.mark.parametrize("book", MARIO)
def test_r46_only_with_a_star_and_only_against_a_draw_card(book: str) -> None:
    without = hit(book, ben="Ben: G1 G2")
    assert not STARS & without.legal("Ben")
    assert without.refused("Ben: star red") == "R46"
    table = position(book, "Anna: RS R7 R8", "Ben: ST G2", "Cleo: ST B1", discard="R5", stock=STOCK)
    assert table.refused("Anna: star red") == "R46"
    table.do("Anna: play RS")
    assert table.refused("Ben: star red") == "R46"
    assert table.refused("Cleo: star red") == "R46"


@pytest.mark.parametrize("book", MARIO)
def test_r46_d28_only_the_player_hit_answers(book: str) -> None:
    table = hit(book, cleo="Cleo: ST B1 B2", anna="Anna: R+2 R3 R4")
    assert not STARS & table.legal("Cleo")
    assert table.refused("Cleo: star red") == "R46"


@pytest.mark.parametrize("book", MARIO)
def test_d28_anyone_may_answer_and_the_player_hit_loses_the_turn(book: str) -> None:
    table = hit(book, ben="Ben: G1 G2 G3", cleo="Cleo: ST B1 B2", star_answer_by="anyone")
    assert table.legal("Cleo") >= STARS
    assert not STARS & table.legal("Ben")
    table.do("Cleo: star blue")
    assert (table.hand("Anna"), table.hand("Ben")) == ("W+4 R3 R4 Y1 Y2", "G1 G2 G3")
    assert (table.turn, table.colour) == ("Cleo", "blue")  # the player after Ben
    assert table.happened(Skipped) == [Skipped(1)]


def test_d28_not_one_s_own_card() -> None:
    table = hit(anna="Anna: R+2 ST R3", ben="Ben: G1 G2", star_answer_by="anyone")
    assert not STARS & table.legal("Anna")
    assert table.refused("Anna: star red") == "R46"


@pytest.mark.parametrize("book", MARIO)
def test_d29_r47_bounced_player_loses_no_turn(book: str) -> None:
    """With two players the bounced player is next."""
    table = hit(book, cleo="")
    table.do("Ben: star green")
    assert (table.turn, table.hand("Anna")) == ("Anna", "W+4 R3 R4 Y1 Y2")


@pytest.mark.parametrize("book", MARIO)
def test_d29_bounced_player_may_be_skipped_when_next(book: str) -> None:
    two = hit(book, cleo="", star_skips_bounced="yes")
    two.do("Ben: star green")
    assert (two.turn, two.happened(Skipped)) == ("Ben", [Skipped(0)])
    three = hit(book, star_skips_bounced="yes")
    three.do("Ben: star green")
    assert (three.turn, three.happened(Skipped)) == ("Cleo", [])


def test_d29_unchanged_direction() -> None:
    table = position(
        "mario-de", ANNA, "Ben: B1 B2", "Cleo: ST B3 B4", discard="R5", stock=STOCK, header="direction: right"
    )
    table.do("Anna: play R+2", "Cleo: star red")
    assert (table.turn, table.direction) == ("Ben", "right")


@pytest.mark.parametrize("book", MARIO)
def test_d30_no_star_on_a_star(book: str) -> None:
    table = hit(book, anna="Anna: R+2 ST R3", ben="Ben: ST G2 G3")
    table.do("Ben: star green")
    assert (table.phase, table.turn, table.hand("Anna")) == ("play", "Cleo", "ST R3 Y1 Y2")
    assert table.refused("Anna: star red") == "R46"


@pytest.mark.parametrize("book", MARIO)
def test_d30_star_on_star(book: str) -> None:
    table = hit(book, anna="Anna: R+2 ST R3", star_on_star="yes")
    table.do("Ben: star green")
    assert (table.phase, table.turn, table.colour) == ("response", "Anna", "green")
    assert table.happened(Hit) == [Hit(0, 1, 2)]
    assert table.legal("Anna") == {"accept", "uno", *STARS}
    assert table.refused("Ben: accept") == "R47"
    assert table.refused("Anna: challenge") == "R46"
    table.do("Anna: star red uno")
    assert (table.phase, table.turn) == ("response", "Ben")
    assert table.refused("Ben: star red") == "R46"  # has none left
    table.do("Ben: accept")
    assert (table.hand("Ben"), table.hand("Anna"), table.turn) == ("G2 G3 Y1 Y2", "R3", "Ben")
    assert [event.cause for event in table.happened(Drew)] == ["bounced"]


def test_d30_accepted() -> None:
    table = hit(star_on_star="yes")
    table.do("Ben: star green")
    assert table.legal("Anna") == {"accept"}  # waits, even if it is the only answer
    table.do("Anna: accept")
    assert (table.hand("Anna"), table.turn) == ("W+4 R3 R4 Y1 Y2", "Cleo")


def test_d30_d29_skips_are_told_when_the_penalty_is_settled() -> None:
    rules = {"star_on_star": "yes", "star_skips_bounced": "yes"}
    table = hit(anna="Anna: R+2 ST R3 R4", cleo="", **rules)
    table.do("Ben: star green")
    assert table.happened(Skipped) == []
    table.do("Anna: star red", "Ben: accept")
    assert table.happened(Skipped) == [Skipped(1)]
    assert (table.turn, table.happened(TurnBegan)) == ("Anna", [TurnBegan(0)])


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("hand", ["R3 R4", "G3 G4"])
def test_d31_star_works_against_lawful_and_unlawful(book: str, hand: str) -> None:
    table = hit(book, "W+4 blue", anna=f"Anna: W+4 {hand}")
    assert {"accept", "challenge", *STARS} <= table.legal("Ben")
    table.do("Ben: star green")
    assert table.hand("Anna") == f"{hand} Y1 Y2 Y3 Y4"
    for name in table.names:
        assert table.refused(f"{name}: challenge") == "R40"  # the star cannot be challenged


@pytest.mark.parametrize("star_on_star", ["no", "yes"])
def test_d31_d46_a_star_ends_the_chance_to_take_the_card_back(star_on_star: str) -> None:
    rules = {"guilty_penalty": "takes_back", "star_on_star": star_on_star}
    players = ("Anna: W+4 R3 R4", "Ben: ST G1 G2", "Cleo: B1 B2")
    table = position("mario-de", *players, discard="Y1 R5", stock="", **rules)
    table.do("Anna: play W+4 blue", "Ben: star green")
    if star_on_star == "yes":
        table.do("Anna: accept")
    assert (table.discard, table.stock, len(table.hand("Anna").split())) == ("ST", "", 5)


@pytest.mark.parametrize("book", MARIO)
def test_d31_not_after_a_lost_challenge(book: str) -> None:
    table = hit(book, "W+4 blue", anna="Anna: W+4 G3 G4")
    table.do("Ben: challenge")
    assert table.turn == "Cleo"
    assert table.refused("Ben: star green") == "R46"


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(("card", "drawn"), [("R+2", "Y1 Y2"), ("W+4 red", "Y1 Y2 Y3 Y4")])
def test_d32_no_star_against_a_last_card(book: str, card: str, drawn: str) -> None:
    table = hit(book, card, anna=f"Anna: {card.split()[0]}")
    assert (table.phase, table.winner, table.hand("Ben")) == ("over", "Anna", f"ST G2 G3 {drawn}")
    assert table.refused("Ben: star red") == "R53"
    held = [card.points for hand in table.game.hands for card in hand]
    assert 50 in held
    assert table.game.totals[0] == sum(held)


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(("card", "drawn"), [("R+2", "Y1 Y2"), ("W+4 red", "Y1 Y2 Y3 Y4")])
def test_d32_star_may_answer_a_last_card(book: str, card: str, drawn: str) -> None:
    table = hit(book, card, anna=f"Anna: {card.split()[0]}", star_answers_last_card="yes")
    assert (table.phase, table.turn) == ("response", "Ben")
    assert table.legal("Ben") == {"accept", *STARS}
    table.do("Ben: star green")  # the round goes on
    assert (table.phase, table.turn, table.hand("Anna")) == ("play", "Cleo", drawn)


@pytest.mark.parametrize("ben", ["Ben: ST G2", "Ben: G1 G2"])
def test_d32_accepted_after_all(ben: str) -> None:
    table = hit(anna="Anna: R+2", ben=ben, star_answers_last_card="yes")
    assert (table.phase, table.turn) == ("response", "Ben")
    table.do("Ben: accept")
    assert (table.phase, table.winner) == ("over", "Anna")
    assert table.hand("Ben") == f"{ben[5:]} Y1 Y2"


def test_d32_d46_a_player_who_is_out_may_draw_what_was_just_laid() -> None:
    players = ("Anna: R+2", "Ben: ST G2", "Cleo: B1")
    table = position("mario-de", *players, discard="R5", stock="", star_answers_last_card="yes")
    table.do("Anna: play R+2")
    table.do("Ben: star green uno")
    assert (sorted(table.hand("Anna").split()), table.phase) == (["R+2", "R5"], "play")


def test_d32_d33_both_lay_their_last_cards() -> None:
    table = hit(anna="Anna: R+2", ben="Ben: ST", star_answers_last_card="yes")
    table.do("Ben: star green")
    assert (table.phase, table.winner, table.hand("Anna")) == ("over", "Ben", "Y1 Y2")


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("star_on_star", ["no", "yes"])
def test_d33_star_as_last_card(book: str, star_on_star: str) -> None:
    """The bounced player draws first; the cards count."""
    table = hit(book, anna="Anna: R+2 ST", ben="Ben: ST", cleo="Cleo: B1", star_on_star=star_on_star)
    table.do("Ben: star green")
    assert (table.phase, table.winner, table.hand("Anna")) == ("over", "Ben", "ST Y1 Y2")
    assert table.game.totals == (0, 50 + 1 + 2 + 1, 0)


@pytest.mark.parametrize("book", MARIO)
def test_d34_r48_star_as_an_ordinary_wild(book: str) -> None:
    table = position(book, "Anna: ST R1 R2", "Ben: G1", "Cleo: B1", discard="R5", stock="ST Y1")
    table.do("Anna: play ST green")
    assert (table.top, table.colour, table.turn, table.stock) == ("ST", "green", "Ben", "ST Y1")
    drawn = position(book, "Anna: G1 G2", "Ben: G1", "Cleo: B1", discard="R5", stock="ST Y1")
    drawn.do("Anna: draw", "Anna: play ST blue")
    assert drawn.colour == "blue"


@pytest.mark.parametrize("book", MARIO)
def test_d34_reply_only(book: str) -> None:
    players = ("Anna: ST R+2 G4", "Ben: ST B1 B2", "Cleo: B3")
    table = position(book, *players, discard="R5", stock=STOCK, star_as_wild="no")
    assert not any("ST" in action for action in table.legal("Anna"))
    assert table.refused("Anna: play ST red") == "R48"
    table.do("Anna: play R+2", "Ben: star green")  # as a reply it is still good
    assert (table.turn, table.colour) == ("Cleo", "green")


def test_d34_reply_only_does_not_fit_when_drawn() -> None:
    players = ("Anna: G1 G2", "Ben: G1")
    table = position("mario-de", *players, discard="R5", stock="ST", star_as_wild="no")
    table.do("Anna: draw")
    assert (table.turn, table.phase) == ("Ben", "play")


def test_d34_d13_reply_only_is_no_playable_card() -> None:
    table = position("mario-de", "Anna: ST G1", "Ben: G1", discard="R5", stock="", star_as_wild="no")
    table.do("Anna: draw")  # nothing can be played, so it is no voluntary draw
    assert table.turn == "Ben"


@pytest.mark.parametrize("book", MARIO)
def test_r48_star_turned_up_still_names_a_colour(book: str) -> None:
    table = position(book, "Anna: R1", "Ben: G1", stock="ST Y1", star_as_wild="no")
    assert (table.phase, table.turn) == ("colour", "Ben")


@pytest.mark.parametrize("book", MARIO)
def test_r46_play_is_not_the_way_to_answer(book: str) -> None:
    table = hit(book)
    assert table.refused("Ben: play ST red") == "R29"
    bounced = hit(book, anna="Anna: R+2 ST R3", star_on_star="yes")
    bounced.do("Ben: star green")
    assert bounced.refused("Anna: play ST red") == "R47"


def test_d28_d30_anyone_on_a_bounced_penalty() -> None:
    """The penalty comes back to Anna; Cleo takes up her cause, and Ben draws."""
    rules = {"star_on_star": "yes", "star_answer_by": "anyone"}
    table = hit(ben="Ben: ST G2 G3", cleo="Cleo: ST B1 B2", **rules)
    table.do("Ben: star green")
    assert table.legal("Cleo") >= STARS
    assert not STARS & table.legal("Ben")
    table.do("Cleo: star red")
    assert (table.phase, table.turn) == ("response", "Ben")
    table.do("Ben: accept")
    assert table.hand("Ben") == "G2 G3 Y1 Y2"


def test_d38_a_call_with_two_cards_lapses_when_a_third_player_answers() -> None:
    rules = {"star_on_star": "yes", "star_answer_by": "anyone"}
    table = hit(ben="Ben: G2 G3", cleo="Cleo: ST B1 B2", **rules)
    table.do("Ben: uno")
    assert table.called == ["Ben"]
    table.do("Cleo: star red")
    assert (table.turn, table.called) == ("Anna", [])
