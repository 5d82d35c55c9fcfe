"""Keys: in no place one means two things, and what a table says is what a mode does."""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from access_uno.console.bindings import ENTRY, MENU, QUESTION, READER, Context, key_name
from access_uno.console.entry import Entry
from access_uno.console.menu import Item, Menu, Question
from access_uno.console.reader import Reader
from access_uno.play.commands import ASKED_MEANWHILE, COLOUR, CONTEXTS, GAME, ONLINE, WATCHING
from access_uno.words import languages, words_of
from tests.play.driver import Driver
from tests.play.shadow import ROUND, Shadow

ROOT = Path(__file__).parents[2]
KEYS = (ROOT / "docs" / "keys.md").read_text(encoding="utf-8")
FOLDER = ROOT / "access_uno" / "words"


def collisions(context: Context) -> list[str]:
    """A sentence for every key that means two things there, which is a mistake in the tables."""
    found: list[str] = []
    meanings: dict[str, list[tuple[str, bool]]] = {}
    for key, meaning, has_moment in meanings_of(context):
        before = meanings.setdefault(key, [])
        if before and (len(before) > 1 or before[0][1] == has_moment):
            found.append(f"in {context.name}, {key!r} is {before[-1][0]} and {meaning}")
        before.append((meaning, has_moment))
    return found


def meanings_of(context: Context) -> Iterator[tuple[str, str, bool]]:
    for command, keys in context.keys.items():
        yield from ((key, f"{command} of {context.name}", command in context.moments) for key in keys)
    for other, commands in context.shares:
        for command in commands:
            keys = tuple(key for key in other.keys[command] if key not in context.instead)
            yield from ((key, f"{command} of {other.name}", command in other.moments) for key in keys)


def test_no_key_means_two_things_in_one_place() -> None:
    assert [collision for context in CONTEXTS for collision in collisions(context)] == []


def test_a_key_of_a_new_command_that_is_taken_at_a_table_online_is_named_with_both_commands() -> None:
    game = Context("the game", {**GAME.keys, "next-player": ("k",)}, moments=GAME.moments)
    assert collisions(game) == []
    online = Context("a table online", ONLINE.keys, [(game, tuple(game.keys))])
    assert collisions(online) == [
        "in a table online, 'k' is say of a table online and next-player of the game"
    ]


def test_a_key_twice_within_one_table_is_named_as_well() -> None:
    context = Context("here", {"one": ("a", "b"), "two": ("b",)})
    assert collisions(context) == ["in here, 'b' is one of here and two of here"]


def test_a_key_of_two_commands_means_the_one_that_has_its_moment_or_else_the_other() -> None:
    context = Context("here", {"draw": ("space",), "go-on": ("space", "down")}, moments={"go-on": bool})
    assert collisions(context) == []
    assert [context.command("space", mode) for mode in (None, 0, 1)] == ["draw", "draw", "go-on"]
    assert [context.command("down", mode) for mode in (None, 0, 1)] == ["go-on"] * 3
    assert context.commands("space") == ["draw", "go-on"]


def test_three_commands_of_a_key_are_a_collision_even_if_one_has_a_moment() -> None:
    context = Context("here", {"one": ("a",), "two": ("a",), "three": ("a",)}, moments={"two": bool})
    assert collisions(context) == ["in here, 'a' is two of here and three of here"]


def test_prompt_toolkit_is_not_loaded_before_the_first_key() -> None:
    script = "import sys, access_uno.play.game; print('prompt_toolkit' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


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
    letters = {key_name(words_of("en"), key) for key in keys if key.islower() and key != "z"}
    assert set(re.findall(r"\b[A-Z]\w*", told[1])) == letters


# What docs and help tell

SECTIONS = {
    "When a colour is asked": COLOUR,
    "When a question is asked": QUESTION,
    "In menus": MENU,
    "Where a text is typed": ENTRY,
    "In long texts": READER,
}
EN = words_of("en")
ARROWS = {"Up", "Down", "Left", "Right"}
KEY = re.compile(
    r"\b(Up|Down|Left|Right|Home|End|Page up|Page down|Tab|Enter|Space|Escape|Backspace|Delete"
    r"|Control [CU]|Shift [A-Z]|[B-Z])\b"
)


def keys_told(text: str) -> set[str]:
    """The keys that a text names."""
    return {match[0] for match in KEY.finditer(text)} | (ARROWS if "arrow keys" in text else set())


def named(context: Context, commands: Iterable[str]) -> set[str]:
    """The keys of commands by their names, but those of the help, signs, digits and letters."""
    others = ("help", "keys", "number", "letter")
    keys = {key for name in commands if name not in others for key in context.keys_of(name)}
    return {key_name(EN, key).removesuffix(" arrow").removesuffix(" key") for key in keys - {"/"}}


@pytest.mark.parametrize("section", SECTIONS)
def test_the_docs_name_every_key_of_a_context_and_no_other(section: str) -> None:
    text, context = KEYS.partition(f"## {section}\n")[2].partition("\n## ")[0], SECTIONS[section]
    told = keys_told(text.partition("\nWhere lines are typed")[0])
    assert named(context, [*context.keys, "back"]) <= told <= named(context, context.all_told(EN))


class Grouped(Menu):
    """A menu with all that a menu can have."""

    def title(self) -> str:
        return "Which?"

    def items(self) -> list[Item]:
        return [Item(name, lambda: None, group=name, about=name) for name in ("one", "two")]


def test_the_help_of_each_mode_names_every_key_that_works_there(tmp_path: Path) -> None:
    console = Driver(tmp_path).console
    modes = (
        Grouped(console),
        Question(console, "Yes?", lambda: None),
        Entry(console, "Name?", lambda _: None),
        Reader(console, "Book", ["One.", "Two."], ["A heading", "Another"]),
    )
    for mode in modes:
        mode.open()
        told = keys_told(" ".join(mode.keys_now()))
        commands = [name for name in mode.context.keys if name != "again"]  # which says the question only
        assert named(mode.context, [*commands, "back"]) <= told, type(mode)


# Sentences

ABOUT_LINES = {"help-completions", "help-option-lines", "setting-typing", "setting-editing"}
"""There Enter and Tab are those of a line that is typed."""
WORDS_TOO = ("home", "end", ",", ".", "/")  # their names are words of sentences in some languages
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?![a-z#]).*)*)", re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_no_sentence_names_a_key_that_is_not_from_the_tables(language: str) -> None:
    words = words_of(language)
    keys = {key for context in CONTEXTS for keys in context.keys.values() for key in keys} - {*WORDS_TOO}
    names = {key_name(words, key) for key in keys}
    long = re.compile(
        rf"(?<!\w)({'|'.join(map(re.escape, (name for name in names if len(name) > 1)))})(?!\w)"
    )
    found = []
    for path in (FOLDER / language).glob("*.ftl"):
        for name, text in MESSAGE.findall(path.read_text(encoding="utf-8")):
            about_keys = re.search("-(keys|help|how)", name) and not name.startswith("question-help")
            told = re.sub(r"\{[^}]*\}", "", text)
            if name.startswith(("key-", "sign-", "typed-")) or name.endswith("-typed") or name in ABOUT_LINES:
                continue
            if long.search(told) or (about_keys and re.search(r"(^|[:,.(] )[B-Z]\b(?=:| [a-z])", told)):
                found.append(f"{path.name}: {name}")
    assert found == []


def test_letters_and_digits_in_menus_are_in_the_table() -> None:
    assert [MENU.command(key) for key in ("3", "３", "h", "Ü", "美", "²", "?")] == [
        *("number", "number", "letter", "letter", "letter", None, None)
    ]
    assert MENU.command("other") is None


def test_a_player_who_has_other_keys_hears_them_in_sentences(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", ROUND, '[keys]\nkeys = ["!"]\n')
    shadow.press("=")
    assert shadow.told()[-1].message.text == "Equals sign does nothing here. Exclamation mark lists the keys."
