"""Keys: in no place one means two things, and what a table says is what a mode does."""

import re
from pathlib import Path

from access_uno.console.bindings import Context
from access_uno.play.commands import ASKED_MEANWHILE, COLOUR, CONTEXTS, GAME, ONLINE, WATCHING, key_name
from access_uno.words import Words

KEYS = (Path(__file__).parents[2] / "docs" / "keys.md").read_text(encoding="utf-8")


def test_no_key_means_two_things_in_one_place() -> None:
    assert [collision for context in CONTEXTS for collision in context.collisions()] == []


def test_a_key_of_a_new_command_that_is_taken_at_a_table_online_is_named_with_both_commands() -> None:
    game = Context("the game", {**GAME.keys, "next-player": ("k",)})
    assert game.collisions() == []
    online = Context("a table online", ONLINE.keys, [(game, tuple(game.keys))])
    assert online.collisions() == [
        "in a table online, 'k' is say of a table online and next-player of the game"
    ]


def test_a_key_twice_within_one_table_is_named_as_well() -> None:
    context = Context("here", {"one": ("a", "b"), "two": ("b",)})
    assert context.collisions() == ["in here, 'b' is one of here and two of here"]


def test_a_capital_letter_without_a_command_of_its_own_counts_as_the_small_one() -> None:
    context = Context("here", {"one": ("a",), "two": ("B",), "three": ("b",)})
    assert [context.command(key) for key in ("a", "A", "b", "B", "c")] == ["one", "one", "three", "two", None]


def test_the_same_question_has_the_same_key_for_who_plays_and_for_who_watches() -> None:
    for name in GAME.keys.keys() & WATCHING.keys.keys():
        assert set(GAME.keys[name]) <= set(WATCHING.keys[name]), name


def test_the_docs_name_the_keys_that_are_answered_while_a_colour_is_asked_for() -> None:
    told = re.search(r"^(.*) say the same as always", KEYS, re.MULTILINE)
    assert told is not None
    keys = [key for name in ASKED_MEANWHILE for key in GAME.keys[name] if COLOUR.command(key) is None]
    letters = {key_name(Words("en"), key) for key in keys if key.islower() and key != "z"}
    assert set(re.findall(r"\b[A-Z]\w*", told[1])) == letters
