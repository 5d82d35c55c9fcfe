"""Lines and windows: nothing is lost, no card is split, every card is found under its cells."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braille.cells import BLANK
from braille.line import Card, Line, Window, in_cells, in_letters, typed
from braille.notation import Notation, notation
from braille.prose import Prose, prose
from tests.braille.cards import NOTATIONS, hands

RULEBOOK = notation("rulebook")
widths = st.integers(8, 80)
any_notation = st.sampled_from(NOTATIONS)
any_prose = st.sampled_from([prose("en", 2), prose("de", 2), prose("it"), prose("nl"), prose("zh")])
words = st.text(st.sampled_from("abcABC 12.,!?ßéü你出牌，。"), max_size=60)
messages = st.lists(words | hands(3).map(lambda hand: Card(hand[0])), max_size=8)


def all_windows(line: Line, width: int) -> list[str]:
    """What one feels panning to the right until it goes no further."""
    window = Window(line, width)
    seen = [window.cells]
    while window.right():
        seen.append(window.cells)
    back = [window.cells]
    while window.left():
        back.append(window.cells)
    assert back == seen[::-1]
    return seen


def test_a_message_is_words_by_the_language_and_cards_by_the_notation() -> None:
    line = in_cells(["Anna plays", Card("R7"), "and", Card("w:r"), "."], RULEBOOK, prose("en"))
    english = prose("en").cells
    assert line.cells == f"{english('Anna plays')}⠀⠛⠗⠀{english('and')}⠀⠺⠗⠀{english('.')}"
    assert [line.cells[place.start : place.end] for place in line.cards] == ["⠛⠗", "⠺⠗"]
    assert [place.card for place in line.cards] == ["R7", "w:r"]


def test_a_message_in_letters() -> None:
    line = in_letters(["Anna plays ", Card("R7"), "", Card("W+4")], notation("mattel"))
    assert line.cells == "Anna plays rg wi+d"
    assert [line.card_at(cell) for cell in (10, 11, 12, 13, 14)] == [None, 0, 0, None, 1]


@given(messages, any_notation, any_prose, widths)
@settings(max_examples=150)
def test_panning_loses_nothing_and_splits_no_card(
    message: list[str], notation: Notation, prose: Prose, width: int
) -> None:
    for line in (in_cells(message, notation, prose), in_letters(message, notation)):
        seen = all_windows(line, width)
        assert all(len(cells) <= width for cells in seen)
        assert "".join(seen).replace(BLANK, "").replace(" ", "") == line.cells.replace(BLANK, "").replace(
            " ", ""
        )
        ends = {end for _, end in line.windows(width)}
        assert not any(place.start < end < place.end for place in line.cards for end in ends)


@given(hands(), any_notation, widths)
@settings(max_examples=60)
def test_a_hand_pans_without_loss(hand: list[str], notation: Notation, width: int) -> None:
    line = in_cells([Card(card) for card in hand], notation, prose("en"))
    seen = all_windows(line, width)
    assert [card for cells in seen for card in notation.read(cells)] == hand


@given(hands(30), any_notation, widths)
@settings(max_examples=60)
def test_a_routing_key_finds_the_card_under_its_cell(hand: list[str], notation: Notation, width: int) -> None:
    line = in_cells([Card(card) for card in hand], notation, prose("en"))
    window = Window(line, width)
    found = []
    more = True
    while more:
        under = [window.card_at(cell) for cell in range(width)]
        for cell, card in enumerate(under):
            assert (card is None) == (cell >= len(window.cells) or window.cells[cell] == BLANK)
        for card in dict.fromkeys(each for each in under if each is not None):
            cells = "".join(window.cells[cell] for cell, each in enumerate(under) if each == card)
            assert notation.read(cells) == [hand[card]]
            found.append(card)
        more = window.right()
    assert found == list(range(len(hand)))


@pytest.mark.parametrize("cell", [-1, 5, 14, 1000])
def test_there_is_no_card_beside_the_window(cell: int) -> None:
    window = Window(in_cells([Card("R7"), Card("GS")], RULEBOOK, prose("en")), 14)
    assert window.cells == "⠛⠗⠀⠎⠛"
    assert window.card_at(cell) is None


@given(hands(40), any_notation, widths, st.data())
@settings(max_examples=40)
def test_the_window_goes_to_a_card(
    hand: list[str], notation: Notation, width: int, data: st.DataObject
) -> None:
    card = data.draw(st.integers(0, len(hand) - 1))
    window = Window(in_cells([Card(each) for each in hand], notation, prose("en")), width)
    window.go_to_card(card)
    assert card in {window.card_at(cell) for cell in range(width)}


@pytest.mark.parametrize(("width", "cards"), [(14, 5), (20, 7), (32, 11), (40, 13), (80, 27)])
def test_as_many_cards_as_fit_are_shown(width: int, cards: int) -> None:
    window = Window(in_cells([Card("R7")] * 108, RULEBOOK, prose("en")), width)
    assert len(RULEBOOK.read(window.cells)) == cards == (width + 1) // 3


def test_windows_break_at_words() -> None:
    line = in_letters(["It is your turn. Top card:", Card("R7")], RULEBOOK)
    assert all_windows(line, 10) == ["It is your", "turn. Top", "card: gr"]


def test_a_word_that_is_too_long_is_cut() -> None:
    assert all_windows(in_letters(["Donaudampfschiff", Card("R7")], RULEBOOK), 9) == [
        "Donaudamp",
        "fschiff",
        "gr",
    ]


def test_chinese_breaks_between_characters() -> None:
    chinese = prose("zh")
    line = in_cells(["安娜出了紅色的牌輪到你了"], RULEBOOK, chinese)
    characters = [chinese.cells(each) for each in "安娜出了紅色的牌輪到你了"]
    for width in range(8, 41):
        rest = list(characters)
        for cells in all_windows(line, width):
            while cells:
                assert cells.startswith(rest[0])
                cells = cells.removeprefix(rest.pop(0))
        assert rest == []


def test_dots_fill_the_display() -> None:
    window = Window(in_cells([Card("R7"), Card("GS")], RULEBOOK, prose("en")), 8)
    assert window.dots == bytes([0b011011, 0b010111, 0, 0b001110, 0b011011, 0, 0, 0])


def test_an_empty_message_is_an_empty_window() -> None:
    for message in ([], [""], ["  "]):
        window = Window(in_cells(message, RULEBOOK, prose("en")), 20)
        assert (window.cells, window.dots, window.card_at(0)) == ("", bytes(20), None)
        assert not window.right()
        assert not window.left()


@pytest.mark.parametrize("width", [0, 7, 81])
def test_a_window_is_8_to_80_cells_wide(width: int) -> None:
    with pytest.raises(ValueError, match="8 to 80"):
        Window(Line("⠛⠗"), width)


@given(st.text(st.sampled_from("abcABC 12.,!?ßéü你出牌，。\u00ad"), max_size=60), st.data(), widths)
@settings(max_examples=100)
def test_a_text_that_is_typed_shows_its_cursor_and_each_cell_leads_to_a_character(
    text: str, data: st.DataObject, width: int
) -> None:
    cursor = data.draw(st.integers(0, len(text)))
    language = data.draw(st.sampled_from([prose("en", 0), prose("de", 0), prose("zh", 0)]))
    line = typed(text, cursor, language)
    window = Window(line, width)
    window.go_to_card(cursor)
    under = [window.card_at(cell) for cell in range(width)]
    if line.cards[cursor].start < line.cards[cursor].end:
        assert cursor in under
    met = [place for place in under if place is not None]
    assert met == sorted(met)
    at_cursor = line.cells[line.cards[cursor].start]
    assert at_cursor == CURSOR or at_cursor != BLANK
    without = line.cells.replace(CURSOR, BLANK).rstrip(BLANK)
    assert without == language.cells_and_origins(text)[0].rstrip(BLANK), "no cell is lost or contracted"


CURSOR = "⣀"


def test_the_cursor_is_felt_on_its_character_on_a_blank_and_at_the_end() -> None:
    english = prose("en", 0)
    for cursor, cells, under in ((0, "⠁⠀⠃", 0), (1, "⠁⣀⠃", 1), (2, "⠁⠀⠃", 2), (3, "⠁⠀⠃⣀", 3)):
        line = typed("a b", cursor, english)
        assert line.cells == cells
        assert line.card_at(under) == cursor
