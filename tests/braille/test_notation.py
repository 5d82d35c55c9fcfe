"""Notations: every card and every hand there and back, other tables, further notations, wrong cards."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braille.notation import TABLES, BrailleError, Notation, notation, notations, show
from braille.paper import Legend
from tests.braille.cards import CHOSEN, CODES, NOTATIONS, hands, name_of, read_stacked, stacked_hand

each_notation = pytest.mark.parametrize("notation", NOTATIONS, ids=name_of)
any_notation = st.sampled_from(NOTATIONS)


def test_the_rulebook_is_the_default() -> None:
    assert next(iter(notations())) == "rulebook"


@each_notation
def test_every_face_goes_to_cells_and_back(notation: Notation) -> None:
    for code in (*CODES, *CHOSEN):
        assert notation.read(notation.hand([code])) == [code]
        assert read_stacked(notation, *stacked_hand(notation, [code])) == [code]


@given(any_notation, hands())
@settings(max_examples=60)
def test_every_hand_goes_to_cells_and_back(notation: Notation, hand: list[str]) -> None:
    assert notation.read(notation.hand(hand)) == hand
    assert read_stacked(notation, *stacked_hand(notation, hand)) == hand


@given(hands())
@settings(max_examples=40)
def test_the_rulebook_can_be_read_glued(hand: list[str]) -> None:
    rulebook = notation("rulebook")
    assert rulebook.read("".join(rulebook.cells(hand))) == hand


@each_notation
def test_no_cards_are_no_cells(notation: Notation) -> None:
    assert notation.hand([]) == ""
    assert notation.read("") == []
    assert read_stacked(notation, *stacked_hand(notation, [])) == []


def test_only_the_rulebook_is_read_glued() -> None:
    for name in ("mattel", "rnib"):
        cells = "".join(notation(name).cells(["R7", "GS"]))
        with pytest.raises(BrailleError) as caught:
            notation(name).read(cells)
        assert caught.value.code == "no-cards"


@each_notation
def test_half_a_card_is_refused(notation: Notation) -> None:
    for code in CODES:
        cells = notation.hand([code])
        if cells[:-1] not in notation.written.values():
            with pytest.raises(BrailleError, match="are no cards"):
                notation.read(cells[:-1])


def test_a_stacked_card_is_not_read_in_one_row() -> None:
    with pytest.raises(BrailleError, match="are no cards"):
        notation("rulebook").read("⠛⣀⠗")


@pytest.mark.parametrize(
    "card", ["", "R", "7R", "RB", "R10", "Q9", "R7/", "W:", "W:pink", "R7:red", "R7 GS", "王", "\0"]
)
@each_notation
def test_a_wrong_card_is_refused_with_its_name(notation: Notation, card: str) -> None:
    for translate in (notation.cells, notation.stacked, notation.letters):
        with pytest.raises(BrailleError) as caught:
            translate(["R7", card])
        assert isinstance(caught.value, ValueError)
        assert (caught.value.code, caught.value.facts) == (
            "unknown-card",
            {"card": card, "notation": notation.name},
        )


def test_codes_may_be_written_small_and_colours_short() -> None:
    for each in NOTATIONS:
        small = each.cells(["r+2", "w:Red", "W+4:b", "cu:Y"])
        assert small == each.cells(["R+2", "W:red", "W+4:blue", "CU:yellow"])


def test_an_unknown_notation_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BrailleError) as caught:
        notation("moon")
    assert caught.value.facts == {"notation": "moon", "known": tuple(notations())}


def test_cells_come_from_liblouis(tmp_path: Path) -> None:
    """Another table in the place of the notation's gives other cells."""
    folder = copy_of_tables(tmp_path / "tables")
    table = folder / "rulebook.utb"
    table.write_text(
        table.read_text().replace("always R7          1245-1235", "always R7          123456-1-7")
    )
    assert notation("rulebook").cells(["R7", "GS"]) == ["⠛⠗", "⠎⠛"]
    assert notation("rulebook", folder).cells(["R7", "GS"]) == ["⠿⠁⡀", "⠎⠛"]


def test_cells_come_from_liblouis_even_against_what_is_written() -> None:
    rulebook = notation("rulebook")
    other = Notation(rulebook.name, rulebook.table, glued=True)
    other.written["R7"] = "⠿"
    assert other.cells(["R7"]) == ["⠛⠗"]


def test_a_fourth_notation_needs_no_python(tmp_path: Path) -> None:
    folder = copy_of_tables(tmp_path / "tables")
    (folder / "dice.utb").write_text(
        "# A made-up notation: eight dots, full words.\ninclude characters.cti\n"
        "always X1 1-17\nalways X1/ 17-78-1\nalways Z9:hot 12-125-8\nalways Z9:hot/ 12-78-125\n"
    )
    with (folder / "notations.toml").open("a") as listed:
        listed.write('dice = { table = "dice.utb", glued = false }\n')
    legend = folder / "legend.en.toml"
    legend.write_text(
        legend.read_text()
        .replace("\n[notations]\n", '\n[notations]\ndice = "Throw."\n')
        .replace("\n[value]\n", '\n[value]\nX1 = "one"\n')
    )
    dice = notation("dice", folder)
    assert dice.codes == ("X1", "Z9:hot")
    assert dice.hand(["z9:h", "X1"]) == "⠃⠓⢀⠀⠁⡁"
    assert dice.read("⠃⠓⢀⠀⠁⡁") == ["Z9:hot", "X1"]
    assert read_stacked(dice, *stacked_hand(dice, ["X1", "Z9:hot"])) == ["X1", "Z9:hot"]
    assert Legend(["X1"], dice, "en").explanations[-1] == "Throw."


def test_tables_in_a_folder_with_a_comma(tmp_path: Path) -> None:
    folder = copy_of_tables(tmp_path / "Meier, Anna")
    cells = notation("mattel", folder).hand(["W+4:blue", "Y0"])
    assert cells == notation("mattel").hand(["W+4:blue", "Y0"])
    assert notation("mattel", folder).read(cells) == ["W+4:blue", "Y0"]


def test_a_file_in_the_current_folder_does_not_shadow_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("rulebook.utb", "characters.cti", "cells.dis"):
        (tmp_path / name).write_text("sign R 8\n")
    monkeypatch.chdir(tmp_path)
    folder = copy_of_tables(tmp_path / "fresh")  # liblouis has compiled none of these yet
    assert notation("rulebook", folder).hand(["R7"]) == "⠛⠗"


def test_what_is_shown_on_a_terminal() -> None:
    assert show(["R7", "W:red"], notation("rulebook"), "cells") == "⠛⠗⠀⠺⠗"
    assert show(["R7", "W:red"], notation("rulebook"), "letters") == "gr wr"
    assert show(["R7", "W+4:red"], notation("mattel"), "letters") == "rg wi+d-r"
    assert show(["R7", "W"], notation("rnib"), "letters") == "rgx wld"


def copy_of_tables(folder: Path) -> Path:
    return Path(shutil.copytree(TABLES, folder))
