"""The end of the round and of the game (R7, R53, R54, R58, R59, D49 to D51)."""

from __future__ import annotations

from collections import Counter

import pytest

from access_uno.engine import RULEBOOKS
from access_uno.engine.events import Drew, MatchWon, RoundStarted, RoundWon
from access_uno.record import RecordError
from tests.engine.table import BOOKS, BRAILLE, MARIO, Table, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"
PLAYERS = ("Anna: R7", "Ben: G1 RS", "Cleo: W B9")


def won(book: str, totals: str = "", *players: str, **rules: str) -> Table:
    """Anna goes out; Ben holds 21, Cleo 59."""
    header = f"totals: {totals}" if totals else ""
    table = position(book, *(players or PLAYERS), discard="R5", stock=STOCK, header=header, **rules)
    table.do("Anna: play R7")
    return table


@pytest.mark.parametrize("book", BOOKS)
def test_r7_r53_round_ends_as_soon_as_a_player_has_no_cards(book: str) -> None:
    table = won(book)
    assert (table.phase, table.turn, table.winner, table.game.void) == ("over", None, "Anna", False)
    assert table.refused("Ben: play G1") == "R53"
    assert [table.legal(name) for name in table.names] == [{"next"}] * 3


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("card", ["RS", "RR", "W red", "CU blue", "ST green"])
def test_r53_any_card_may_be_the_last(book: str, card: str) -> None:
    code = card.split()[0]
    if book == BRAILLE and code in ("CU", "ST"):
        return
    table = position(book, f"Anna: {code}", "Ben: G1", "Cleo: B1", discard="R5", stock=STOCK)
    table.do(f"Anna: play {card}")
    assert (table.phase, table.winner, table.stock) == ("over", "Anna", STOCK)


@pytest.mark.parametrize("book", BOOKS)
def test_r53_not_before_the_last_card(book: str) -> None:
    table = position(book, "Anna: B3", "Ben: G1", discard="R5", stock=f"R9 {STOCK}")
    table.do("Anna: draw", "Anna: play R9")
    assert (table.phase, table.hand("Anna")) == ("play", "B3")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("card", "drawn"), [("R+2", "Y1 Y2"), ("W+4 red", "Y1 Y2 Y3 Y4")])
@pytest.mark.parametrize(("direction", "hit"), [("left", "Ben"), ("right", "Cleo")])
def test_r54_next_player_still_draws_and_it_counts(
    book: str, card: str, drawn: str, direction: str, hit: str
) -> None:
    players = (f"Anna: {card.split()[0]}", "Ben: B2", "Cleo: B2")
    table = position(book, *players, discard="R5", stock=STOCK, header=f"direction: {direction}")
    table.do(f"Anna: play {card}")
    assert (table.phase, table.hand(hit)) == ("over", f"B2 {drawn}")
    counted = 2 + sum(int(code[1]) for code in drawn.split())
    points = dict(zip(table.names, table.game.round_points or (), strict=True))
    if book == BRAILLE:
        assert points == {"Anna": 0, "Ben": 2, "Cleo": 2} | {hit: counted}
    else:
        assert points == {"Anna": 2 + counted, "Ben": 0, "Cleo": 0}
    assert [event.cause for event in table.happened(Drew)] == ["last_card"]


@pytest.mark.parametrize("book", BOOKS)
def test_r54_d47_as_many_as_there_are(book: str) -> None:
    table = position(book, "Anna: W+4", "Ben: B2", discard="Y1 R5", stock="Y2")
    table.do("Anna: play W+4 red")
    assert sorted(table.hand("Ben").split()) == ["B2", "R5", "Y1", "Y2"]
    assert (table.phase, table.discard) == ("over", "W+4")


@pytest.mark.parametrize("book", BOOKS)
def test_r58_d4_next_round(book: str) -> None:
    table = won(book, "Cleo 100")
    totals = table.game.totals
    table.do("Cleo: next")  # any player may say it
    assert (table.game.round, table.dealer) == (2, "Ben")
    assert table.happened(RoundStarted) == [RoundStarted(2, 1)]
    assert (table.game.totals, table.game.round_points, table.winner) == (totals, None, None)
    cards = [*table.game.stock, *table.game.discard, *(card for hand in table.game.hands for card in hand)]
    assert Counter(cards) == Counter(RULEBOOKS[book].cards)  # the full deck
    assert all(len(hand) >= 7 for hand in table.game.hands)
    assert table.refused("Anna: next") == "R53"


@pytest.mark.parametrize("book", BOOKS)
def test_r21_r58_next_round_goes_to_the_left_again(book: str) -> None:
    for seed in range(30):
        header = f"direction: right; seed: {seed}"
        table = position(book, *PLAYERS, discard="R5", stock=STOCK, header=header)
        table.do("Anna: play R7", "Anna: next")
        assert table.direction == ("right" if table.top in ("RR", "GR", "BR", "YR") else "left")
        assert (table.called, table.catchable) == ([], [])


# The game


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(("total", "over"), [(419, False), (420, True), (421, True)])
def test_r59_d49_mario_reach_500(book: str, total: int, over: bool) -> None:
    """The round brings 80."""
    table = won(book, f"Anna {total}, Ben 499")
    assert (table.phase == "game-over") is over
    assert table.champions == (["Anna"] if over else [])
    if over:
        assert table.happened(MatchWon) == [MatchWon((0,), (total + 80, 499, 0))]
        assert table.refused("Anna: next") == "R59"
        assert [table.legal(name) for name in table.names] == [set()] * 3


@pytest.mark.parametrize(("total", "over"), [(440, False), (441, False), (442, True)])
def test_r7_r59_d49_braille_de_exceed_500_and_the_lowest_wins(total: int, over: bool) -> None:
    """The round brings Cleo 59."""
    table = won(BRAILLE, f"Anna 300, Ben 200, Cleo {total}")
    assert table.game.totals == (300, 221, total + 59)
    assert (table.phase == "game-over") is over
    assert table.champions == (["Ben"] if over else [])  # not Anna, who won the round


@pytest.mark.parametrize(("game_ends", "total", "over"), [("exceed", 420, False), ("exceed", 421, True)])
def test_r59_d49_options(game_ends: str, total: int, over: bool) -> None:
    table = won("mario-de", f"Anna {total}", game_ends=game_ends)
    assert (table.phase == "game-over") is over
    reach = won(BRAILLE, "Cleo 441", game_ends="reach")
    assert (reach.phase, reach.champions) == ("game-over", ["Anna"])


@pytest.mark.parametrize(("limit", "over"), [("80", True), ("81", False), ("1", True), ("10000", False)])
def test_r59_limit(limit: str, over: bool) -> None:
    assert (won("mario-de", limit=limit).phase == "game-over") is over


def test_d50_tie_for_the_lowest_total_is_a_shared_win() -> None:
    table = won(BRAILLE, "Anna 121, Ben 100, Cleo 490")
    assert (table.phase, table.champions) == ("game-over", ["Anna", "Ben"])
    assert table.happened(MatchWon) == [MatchWon((0, 1), (121, 121, 549))]


def test_d51_totals_add_up_and_are_checked_at_the_end_of_a_round() -> None:
    table = won(BRAILLE, "Ben 450")
    table.do("Anna: next")
    assert table.game.totals == (0, 471, 59)
    assert table.phase in ("play", "colour")


@pytest.mark.parametrize(
    ("book", "totals", "possible"),
    [("mario-de", 499, True), ("mario-de", 500, False), (BRAILLE, 500, True), (BRAILLE, 501, False)],
)
def test_r59_no_position_after_the_end(book: str, totals: int, possible: bool) -> None:
    header = f"totals: Ben {totals}"
    if possible:
        table = position(book, *PLAYERS, discard="R5", stock=STOCK, header=header)
        assert table.phase == "play"
        return
    with pytest.raises(RecordError) as caught:
        position(book, *PLAYERS, discard="R5", stock=STOCK, header=header)
    assert caught.value.rule == "R59"


def test_r53_r59_order_of_events() -> None:
    table = won("mario-de", "Anna 450")
    names = [type(event).__name__ for event in table.events]
    assert names == ["Played", "RoundWon", "MatchWon"]
    (event,) = table.happened(RoundWon)
    assert [[card.code for card in hand] for hand in event.hands] == [[], ["G1", "RS"], ["W", "B9"]]
