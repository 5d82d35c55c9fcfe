"""The first start, the start menu, a new game, going on, the settings: by keys and by typed lines."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from access_uno.command_line.arguments import UsageError
from access_uno.console.app import Console
from access_uno.engine import Game
from access_uno.engine.cards import Card
from access_uno.engine.custom import CustomRule
from access_uno.engine.rules import (
    BOOKS,
    DEFAULT_BOOK,
    FIRST_BOOK,
    NUMBERS,
    OPTIONS,
    RULEBOOKS,
    RuleError,
    Rules,
)
from access_uno.engine.setup import Setup
from access_uno.play import _home_tables as tables
from access_uno.play import rules_reader
from access_uno.play import start_menu as start
from access_uno.play._sounds_menu import SoundList, SoundsMenu
from access_uno.play.commands import COMMANDS
from access_uno.play.first_deal import kind
from access_uno.play.new_game import NewGame
from access_uno.play.settings_menu import KeysMenu, SettingsMenu, choices_of, told
from access_uno.play.start_menu import StartMenu
from access_uno.record import Record, Replay
from access_uno.record.saves import SaveError, SaveFile, new_save, unfinished
from access_uno.settings import FIELDS, Settings, presets
from access_uno.settings.choices import Choices, given, remembered
from access_uno.sounds import SOUNDS
from access_uno.text.names import why_not
from access_uno.words import Teller, languages, words_of
from access_uno.words.options import GROUPS, computer_names, grouped, named_option, told_value
from tests.engine.worlds import custom_rules
from tests.play.driver import TOLD, Driver, at
from tests.play.test_saves import RULES, a_record, steps

LANGUAGES = languages()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[Record, SaveFile, Replay | None]]]:
    """The games that were opened, instead of opening them."""
    opened: list[tuple[Record, SaveFile, Replay | None]] = []

    def open_game(console: Console, record: Record, save: SaveFile, past: Replay | None = None) -> None:
        console.say_text("The game is on.")
        opened.append((record, save, past))

    monkeypatch.setattr(tables, "open_game", open_game)
    yield opened
    for _, save, _ in opened:
        save.close()


def begun(home: Path, language: str = "en", by_keys: bool = True, can_sound: bool = False) -> Driver:
    """A console that has just been started."""
    driver = Driver(home, language, by_keys)
    driver.listener.can_sound = can_sound
    driver.open(start.begin)
    return driver


def chosen(home: Path) -> Settings:
    """The settings as the next start will read them."""
    return Settings(home / "settings.toml")


# The first start


@pytest.mark.parametrize("place", range(len(LANGUAGES)))
def test_the_first_start_asks_for_the_language_in_each_language_and_goes_on_in_the_chosen_one(
    home: Path, place: int
) -> None:
    driver = Driver(home)
    asked = driver.open(start.begin)
    assert asked == [words_of(code).text("first-language", number=i) for i, code in enumerate(LANGUAGES, 1)]
    assert len(set(asked)) == len(LANGUAGES)
    words = words_of(LANGUAGES[place])
    (told,) = driver.press(str(place + 1))
    assert told.startswith(words.text("setting-reading-ask"))
    how = words.text("first-how", next=words.text("key-right"), open=words.text("key-enter"))
    assert how in told, "how to answer is unknown yet"
    assert words.text("setting-reading", value="terminal") in told
    told_last = driver.press("2")
    assert told_last[-1].startswith(words.text("start-menu"))
    profile = chosen(home).general
    assert (profile.language, profile.reading, profile.speaks) == (LANGUAGES[place], "speech", True)
    assert driver.listener.profile == profile
    assert driver.open(start.begin)[0].startswith(words.text("start-menu")), "it is never asked again"


def test_the_first_start_works_with_arrows_and_enter_as_well(home: Path) -> None:
    driver = begun(home)
    assert driver.press("down") == ["Deutsch. 2 of 5."]
    driver.press("enter", "enter")
    assert (chosen(home).general.language, chosen(home).general.reading) == ("de", "terminal")


@pytest.mark.parametrize(("key", "speaks"), [("enter", True), ("escape", False)])
def test_a_player_who_reads_braille_is_asked_whether_the_game_shall_speak_as_well(
    home: Path, key: str, speaks: bool
) -> None:
    driver = begun(home)
    assert (
        driver.press("1", "3")[-1] == "Should the game also speak? Enter is yes, Escape or Backspace is no."
    )
    driver.press(key)
    profile = chosen(home).general
    assert (profile.reading, profile.pace, profile.braille, profile.speaks) == (
        "braille",
        "wait",
        "cells",
        speaks,
    )


@pytest.mark.parametrize(("answer", "sounds"), [("1", "on"), ("5", "auto"), ("escape", "auto")])
def test_a_player_without_speech_is_asked_once_for_sounds(home: Path, answer: str, sounds: str) -> None:
    """With a screen reader it is no question of its own, but one more answer."""
    driver = begun(home, can_sound=True)
    assert "Your screen reader reads, with sounds. 1 of 5." in driver.press("1")[-1]
    assert driver.press("end")[-1] == "Your screen reader reads, without sounds. 5 of 5."
    assert driver.press(answer)[-1].startswith("UNO, start menu.")
    profile = chosen(home).general
    assert (profile.reading, profile.sounds, profile.sounding) == ("terminal", sounds, sounds == "on")
    assert begun(home, can_sound=True).told() == []


def test_where_the_game_speaks_there_are_sounds_without_a_question(home: Path) -> None:
    driver = begun(home, can_sound=True)
    assert driver.press("1", "2")[-1].startswith("UNO, start menu.")
    assert chosen(home).general.sounding


def test_a_player_who_reads_by_sight_is_asked_for_speech_and_then_for_sounds(home: Path) -> None:
    driver = begun(home, can_sound=True)
    assert driver.press("1", "4")[-1].startswith("Should the game also speak?")
    assert driver.press("escape")[-1].startswith("Would you like short sounds")
    driver.press("escape")
    profile = chosen(home).general
    assert (profile.reading, profile.pace, profile.speaks, profile.sounding) == (
        "sight",
        "auto",
        False,
        False,
    )


def test_without_an_answer_the_first_start_takes_the_language_of_the_system(home: Path) -> None:
    driver = begun(home, "nl")
    assert driver.press("escape", "escape")[-1].startswith("UNO, startmenu.")
    assert (chosen(home).general.language, chosen(home).general.reading) == ("nl", "terminal")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Points limit"), ("de", "punktegrenze"), ("zh", "分數上限")]
)
def test_an_option_is_found_by_its_name_as_well(home: Path, language: str, name: str) -> None:
    driver = Driver(home, language, by_keys=False)
    new_game = NewGame(driver.console)
    driver.open(new_game)
    driver.open(lambda _: new_game.ask_options())
    assert words_of(language).text("option-limit-help") in driver.type(name)[0]


LISTED = [name for _, name in grouped(RULEBOOKS["mario-de"])]


def number(option: str) -> int:
    """Where an option stands in the menu, counted from 1."""
    return LISTED.index(option) + 1


def place(option: str) -> str:
    """The same as the menu tells it."""
    return f"{number(option)} of {len(LISTED)}"


def options_menu(home: Path, language: str = "en", by_keys: bool = True) -> Driver:
    """In the options of a new game, nothing heard yet."""
    driver = Driver(home, language, by_keys)
    new_game = NewGame(driver.console)
    driver.open(new_game)
    driver.open(lambda _: new_game.ask_options())
    driver.told()
    return driver


def test_a_house_rule_is_named_by_what_it_is_and_found_by_its_letter(home: Path) -> None:
    driver = options_menu(home)
    assert driver.press("j") == [f"Jumping in: no. {place('jump_in')}."]
    told = driver.press("s", "s", "s", "s")
    assert told[:3] == [
        f"Several identical cards: one in a turn. {place('equal_cards')}.",
        f"Seven swaps hands: no. {place('seven_swaps')}.",
        f"Skip for everybody: no. {place('skip_everybody')}.",
    ]
    assert told[3] == f"Drawing and stacking. Stacking penalties: not allowed. {place('stacking')}."


def test_the_options_stand_in_groups_and_page_keys_go_from_one_to_the_next(home: Path) -> None:
    driver = options_menu(home)
    told = [driver.press("pagedown")[0] for _ in range(6)]
    assert [line.partition(".")[0] for line in told] == [
        *("Drawing and stacking", "Wild Draw Four and challenges", "Special cards"),
        *("UNO and penalties", "Deck and start", "Points and end"),
    ]
    assert driver.press("pagedown")[0].endswith(f" {len(LISTED)} of {len(LISTED)}.")
    assert driver.press("pageup")[0].startswith("Scoring: ")
    assert driver.press("pageup")[0].startswith("Deck and start. Deck: Mario, 112 cards.")
    assert driver.press("home")[0].startswith("Playing a card. Jumping in: no.")


def test_an_option_is_explained_on_request(home: Path) -> None:
    words = words_of("en")
    now = words.text("value-now", text=words.text("option-jump-in-no"))
    explained = words.sentences(words.text("option-jump-in-help"), now)
    driver = options_menu(home)
    assert driver.console.mode.display_keys["info"] == "tab"
    assert driver.press("tab") == [explained]
    assert driver.press("enter")[0] == "Jumping in. No. Nobody may play out of turn. 1 of 2."
    assert driver.press("tab") == [words.text("option-jump-in-help")]
    driver = options_menu(home, by_keys=False)
    for line in ("explain jumping in", "explain 1", "what is jumping"):
        assert driver.type(line) == [explained]
    assert driver.type("explain penalty")[0] == "Several entries begin like this."


def test_the_entries_of_a_new_game_are_found_by_what_they_are(home: Path) -> None:
    driver = Driver(home)
    driver.open(NewGame(driver.console))
    driver.told()
    assert driver.press("h")[0].startswith("All options are as in the rulebook.")
    assert driver.press("l")[0].startswith("The computer players play well.")
    assert driver.press("r")[0].startswith("Rulebook: ")


def test_a_changed_option_says_so(home: Path) -> None:
    driver = options_menu(home)
    assert driver.press("j", "enter", "y", "enter")[-1] == (
        "One option is different from the rulebook. Playing a card. "
        f"Jumping in: yes, changed. {place('jump_in')}."
    )


def test_typed_the_options_come_a_group_at_a_time(home: Path) -> None:
    driver = options_menu(home, by_keys=False)
    told = driver.type("list")
    assert told[0] == "Drawing and stacking."
    assert told[1].startswith(f"{number('stacking')}. Stacking penalties: not allowed.")
    assert told[-2] == f"{number('voluntary_draw')}. Drawing by choice: yes."
    assert any(line.startswith(f"{number('uno_penalty')}. ") for line in driver.type("uno and penalties"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_stands_in_one_group_and_has_its_values_in_few_words(language: str) -> None:
    names = [name for options in GROUPS.values() for name in options]
    assert len(set(names)) == len(names)
    words = words_of(language)
    for name in OPTIONS:
        values = {told_value(words, name, value) for value in OPTIONS[name]}
        assert len(values) == len(OPTIONS[name]), "each is another one"
        assert all(0 < len(value) <= 60 for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_say_what_they_are_like(home: Path, language: str) -> None:
    driver = Driver(home, language)
    driver.open(NewGame(driver.console))
    (opened,) = driver.press("5")
    told = opened + driver.press("up")[0] + driver.press("end")[0]
    text = driver.console.words.text
    assert all(text("told-level", level=level) in told for level in ("easy", "normal", "hard"))


@pytest.mark.parametrize("keys", [("ctrl-c",), ("1", "ctrl-c")])
def test_control_c_leaves_the_first_start(home: Path, keys: tuple[str, ...]) -> None:
    driver = begun(home)
    driver.press(*keys)
    assert not driver.console.running


def seated(home: Path, by_keys: bool = False) -> Driver:
    """A console with a person in front of it."""
    driver = Driver(home, by_keys=by_keys)
    driver.console.in_person = True
    return driver


def test_a_player_who_sits_there_is_asked_by_typed_lines_as_well(home: Path) -> None:
    driver = seated(home)
    asked = driver.open(start.begin)
    assert asked[0] == "For English, type 1 and press Enter."
    told = driver.type("1")
    assert told[0].startswith("How do you read?")
    assert not any("Down" in line for line in told), "there are no keys"
    driver.type("3", "no")
    assert chosen(home).general.reading == "braille"


@pytest.mark.parametrize("by_keys", [True, False])
def test_what_the_command_line_has_answered_is_not_asked(home: Path, by_keys: bool) -> None:
    driver = seated(home, by_keys)
    driver.settings.give(language="en", reading="speech")
    assert driver.open(start.begin)[0].startswith("UNO, start menu.")
    other = seated(home, by_keys)
    other.settings.give(language="en")
    assert other.open(start.begin)[0].startswith("How do you read?")


def test_a_first_game_begins_at_once(home: Path) -> None:
    driver = begun(home)
    driver.press("1", "1")
    assert driver.press("down") == ["First game. 2 of 7."]
    told = driver.press("enter")
    assert told[0] == "Round 1. Bert deals.", "there is nothing to choose, not even a name, and no draw"
    assert any(line.startswith("Your cards:") for line in told)
    assert not chosen(home).game
    assert unfinished(home / "saves")[0].names[0] == "Player"


def test_a_player_who_has_only_had_lessons_is_still_offered_a_first_game(home: Path) -> None:
    driver = begun(home)
    driver.press("1", "1")
    driver.settings.learn("hand")
    again = Driver(home)
    again.open(StartMenu(again.console))
    assert again.press("home", "down", "down") == [
        "Learn to play. 1 of 7.",
        "First game. 2 of 7.",
        "New game. 3 of 7.",
    ]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_first_game_begins_with_a_number_that_fits_and_few_other_cards(rulebook: str) -> None:
    for _ in range(20):
        game, _ = Game.begin(kind(Setup(RULEBOOKS[rulebook], 3, dealer=2)))
        view = game.view(0)
        turn = Teller(words_of("en"), ("Anna", "Ada", "Bert"), 0).turn_begins(view, "normal")
        assert game.turn == 0
        assert game.discard[-1].symbol.number is not None
        assert turn.focus is not None
        assert turn.focus.symbol.number is not None
        assert sum(card.symbol.number is None for card in view.hand) <= 2
        assert Card("W+4") not in view.hand


def test_the_name_is_asked_once_before_the_first_game_that_one_chooses(home: Path) -> None:
    driver = begun(home)
    driver.press("1", "1")
    assert driver.press("n", "enter")[-1] == "What's your name? Type it and press Enter."
    for key in "Anna":
        driver.press(key)
    assert driver.press("enter")[-1].startswith("New game. Start the game.")
    assert chosen(home).game["people"] == ["Anna"]
    again = Driver(home)
    again.open(StartMenu(again.console))
    assert again.press("n", "enter")[-1].startswith("New game. Start the game.")
    assert again.press("down", "down")[-1] == "One person plays here: Anna. 3 of 8."


def test_enter_alone_is_a_name_as_well_and_escape_begins_nothing(home: Path) -> None:
    driver = begun(home)
    driver.press("1", "1", "n", "enter")
    assert driver.press("escape")[-1].startswith("UNO, start menu.")
    driver.press("n", "enter", "enter")
    assert chosen(home).game["people"] == ["Player"]


def test_a_name_that_cannot_be_one_is_asked_for_again(home: Path) -> None:
    driver = seated(home)
    driver.settings.change(language="en")
    driver.open(StartMenu(driver.console))
    assert driver.type("new", "a:b")[-1].startswith("The name a:b has")
    driver.type("Anna")
    assert chosen(home).game["people"] == ["Anna"]


def test_the_name_is_known_from_a_save(home: Path) -> None:
    a_save(home, ("Ida", "Jan"))
    driver = Driver(home)
    driver.open(StartMenu(driver.console))
    driver.press("n", "enter")
    assert driver.press("down", "down")[-1] == "One person plays here: Ida. 3 of 8."


def test_the_word_for_a_player_in_a_save_is_no_name_yet(home: Path) -> None:
    a_save(home, ("Spieler", "Jan"))
    driver = Driver(home)
    driver.open(StartMenu(driver.console))
    assert driver.press("n", "enter")[-1].startswith("What's your name?")


def test_nothing_is_asked_where_lines_are_typed(home: Path) -> None:
    driver = Driver(home, "de", by_keys=False)
    assert driver.open(start.begin)[0] == "UNO, Startmenü. 6 Einträge."
    assert not (home / "settings.toml").exists()


# The start menu


def a_save(home: Path, names: tuple[str, ...] = ("Anna", "Ben")) -> Path:
    record = a_record(names=names)
    save = new_save(home / "saves", record.names, record.header())
    for line, _ in zip(steps(record), range(4), strict=False):
        save.append(line)
    save.close()
    return save.path


@pytest.mark.parametrize("by_keys", [True, False])
def test_the_start_menu_offers_to_go_on_first_and_goes_on_where_it_stopped(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]], by_keys: bool
) -> None:
    path = a_save(home)
    driver = Driver(home, by_keys=by_keys)
    told = driver.open(StartMenu(driver.console))
    assert any("Continue the game with Anna and Ben." in line for line in told)
    assert (driver.press("enter") if by_keys else driver.type("continue")) == ["The game is on."]
    ((record, save, past),) = games
    assert (record, save.path) == (a_record(), path)
    assert past is not None
    assert len(past.steps) == 4


def test_one_of_several_saved_games_can_be_chosen(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    for names in (("Anna", "Ben"), ("Ida", "Jan", "Kim")):
        a_save(home, names)
    newest = unfinished(home / "saves")[0].names
    driver = Driver(home, by_keys=False)
    assert "2. One other saved game." in driver.open(StartMenu(driver.console))
    assert any("Ida, Jan and Kim, Super Mario UNO, German edition" in line for line in driver.type("2"))
    driver.type("2")
    assert {tuple(games[0][0].names), tuple(newest)} == {("Anna", "Ben"), ("Ida", "Jan", "Kim")}


def test_a_save_that_cannot_go_on_is_told_and_the_menu_is_there_again(home: Path) -> None:
    path = a_save(home)
    path.write_text(path.read_text(encoding="utf-8") + "Anna: play Q9\n", encoding="utf-8")
    driver = Driver(home)
    driver.open(StartMenu(driver.console))
    told = driver.press("enter")
    how = "This file isn't a game that can be continued, and is kept as it is. Line 12: There's no card Q9"
    assert how in told[0]
    assert told[1].startswith("UNO, start menu.")
    assert path.exists()


def test_a_match_that_is_over_is_put_to_the_finished_ones(home: Path) -> None:
    path = a_save(home)
    path.write_text(a_record().header() + "".join(steps(a_record())), encoding="utf-8")
    driver = Driver(home)
    driver.open(StartMenu(driver.console))
    assert driver.press("enter") == [
        "This match is already over.",
        "UNO, start menu. New game. 1 of 8.",
    ]
    assert not path.exists()
    assert (home / "saves" / "finished" / path.name).exists()


def test_at_the_very_first_questions_the_help_says_that_control_c_leaves_the_game(home: Path) -> None:
    driver = Driver(home)
    driver.open(start.begin)
    driver.press("1")
    assert driver.press("?")[-2:] == ["Escape or Backspace goes back.", "Control C leaves the game."]
    driver.press("ctrl-c")
    assert not driver.console.running


def test_leaving_by_escape_is_asked_and_by_the_menu_is_meant(home: Path) -> None:
    driver = Driver(home)
    driver.open(StartMenu(driver.console))
    assert driver.press("escape") == ["Quit UNO? Enter is yes, Escape or Backspace is no."]
    assert driver.press("escape")[0].startswith("UNO, start menu.")
    driver.press("escape", "enter")
    assert not driver.console.running
    driver.console.running = True
    driver.open(StartMenu(driver.console))
    driver.press("end", "enter")
    assert not driver.console.running


def test_the_rules_are_read_a_paragraph_at_a_time_in_the_language_of_the_rulebook(home: Path) -> None:
    driver = Driver(home, "de", by_keys=False)
    driver.open(StartMenu(driver.console))
    driver.type("spielregeln")
    told = driver.type("braille")
    assert told[-1].split(". ")[1] == "1"
    assert "Absätze." in told[0]
    assert all(line.endswith(")") for line in driver.type("", "", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_beforehand_that_the_rules_are_in_another_language(home: Path, language: str) -> None:
    driver = Driver(home, language, by_keys=False)
    announced = driver.console.words.text("rules-in-another", language="en")
    driver.open(StartMenu(driver.console))
    for rulebook, book in BOOKS.items():
        told = driver.open(partial(rules_reader.read_rules, rulebook=rulebook))
        driver.type("back")
        assert (announced in told[0]) is (book.language != language and language != "en"), rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_braille_of_the_cards_is_explained_with_the_cells_of_every_card(
    home: Path, language: str
) -> None:
    driver = Driver(home, language, by_keys=False)
    driver.open(StartMenu(driver.console))
    driver.type("4", "1")
    told = driver.type("all")
    assert len([line for line in told if line.endswith("⠛⠗")]) == 1, "red 7"
    assert any("gr" in line for line in told)


# A new game


def test_a_new_game_is_near_and_remembers_what_was_chosen(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    driver = Driver(home)
    driver.open(StartMenu(driver.console))
    driver.press("n", "enter", "enter")  # no name is one as well
    assert driver.press("enter")[-1] == "The game is on."
    ((record, save, past),) = games
    assert record.names == ("Player", "Ada", "Bert")
    assert record.levels == (None, "normal", "normal")
    assert past is None
    assert save.path.parent == home / "saves"
    assert Replay.of(save.path.read_bytes()).record == record
    assert remembered(chosen(home).game, "de", "Spieler").people == ("Player",)


def test_everything_of_a_new_game_is_a_sentence_and_is_changed_one_by_one(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    driver = Driver(home, by_keys=False)
    assert driver.open(NewGame(driver.console))[:7] == [
        "New game. 8 entries.",
        "1. Start the game.",
        "2. Rulebook: Super Mario UNO, German edition.",
        "3. One person plays here: Player.",
        "4. 2 computer players take part.",
        "5. The computer players play well.",
        "6. All options are as in the rulebook.",
    ]
    assert "2. Rulebook: Braille UNO, German edition." in driver.type("2", "braille")
    assert "4. One computer player takes part." in driver.type("4", "one")
    assert "5. The computer players play as well as they can." in driver.type("5", "hard")
    told_now = driver.type("6", "points limit", "300")
    assert any("Points limit: 300, changed." in line for line in told_now)
    assert "6. One option is different from the rulebook." in driver.type("back")
    driver.type("1")
    ((record, _, _),) = games
    assert record.rules == RULEBOOKS["braille-de"].but(limit=300)
    assert record.levels == (None, "hard")
    again = Driver(home, by_keys=False)
    assert "2. Rulebook: Braille UNO, German edition." in again.open(NewGame(again.console))


def test_people_are_named_renamed_moved_and_removed(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    driver = Driver(home)
    menu = NewGame(driver.console)
    driver.open(menu)
    driver.press("3", "1", "1", *"Anna", "enter")
    driver.press("2", *"Ben", "enter")
    assert driver.press("3", *"anna", "enter")[-1] == "The name anna is given twice."
    driver.press(*["backspace"] * 4, *"Ida", "enter")
    assert list(menu.choices.people) == ["Anna", "Ben", "Ida"]
    driver.press("3", "2")
    assert list(menu.choices.people) == ["Anna", "Ida", "Ben"]
    driver.press("1", "3")
    assert list(menu.choices.people) == ["Ida", "Ben"]
    assert driver.press("end", "enter")[-1] == "New game. 2 people play here: Ida and Ben. 3 of 8."
    driver.press("home", "enter")
    assert [record.names for record, _, _ in games] == [("Ida", "Ben", "Ada", "Bert")]


def test_there_are_always_two_to_ten_seats(home: Path) -> None:
    driver = Driver(home)
    menu = NewGame(driver.console)
    driver.open(menu)
    menu.choose(computers=9)
    for count in range(2, 11):
        menu.choose(people=tuple(f"Person {number}" for number in range(count)))
        assert menu.choices.seats == 10
    menu.choose(people=("Anna",))
    assert (menu.choices.seats, menu.choices.computers) == (2, 1)
    driver.told()
    assert driver.press("4")[-1].startswith(
        "How many computer players? One computer player takes part. 1 of 9."
    )


@pytest.mark.parametrize(("rulebook", "language"), TOLD)
def test_every_option_that_matters_is_told_and_can_be_set_to_each_of_its_values(
    home: Path, rulebook: str, language: str
) -> None:
    driver = Driver(home, language, by_keys=False)
    new_game = NewGame(driver.console)
    driver.open(new_game)
    new_game.choose(rules=RULEBOOKS[rulebook])
    driver.open(lambda _: new_game.ask_options())
    names = [name for _, name in grouped(RULEBOOKS[rulebook])]
    assert set(names) == {name for name in OPTIONS if RULEBOOKS[rulebook].matters(name)}
    words = driver.console.words.under(rulebook)
    for name in names:
        new_game.choose(rules=RULEBOOKS[rulebook])
        for number, value in enumerate(OPTIONS[name], 1):
            place = 1 + [other for _, other in grouped(new_game.choices.rules)].index(name)
            before = new_game.choices.rules
            driver.told()
            told_now = driver.type(str(place), value if name in NUMBERS else str(number))
            wanted = RULEBOOKS[rulebook].with_option(name, value)
            if why := conflict(wanted):
                assert new_game.choices.rules == before
                assert driver.console.words.text(f"error-{why}") in told_now
            else:
                assert new_game.choices.rules == wanted
                assert any(named_option(words, wanted, name) in line for line in told_now)


def conflict(rules: Rules) -> str:
    """Why these options cannot go together, as a code."""
    try:
        rules.check()
    except RuleError as error:
        return error.code
    return ""


def test_a_rule_for_the_customizable_card_is_written_explained_and_agreed_on(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    driver = Driver(home, "de", by_keys=False)
    driver.open(NewGame(driver.console))
    asked = driver.type("7")
    assert any("alle anderen ziehen eine Karte" in line for line in asked)
    (complaint,) = driver.type("richtungswechsel; alle andren ziehen 2")
    assert complaint.startswith("An der Stelle 19 steht keine Wirkung:")
    assert complaint.endswith("Meinst du alle anderen ziehen 2 Karten?")
    told_now = driver.type("Alle anderen ziehen 2; reverse | Und zurück")
    rule = "alle anderen ziehen 2 Karten, Richtungswechsel. Und zurück."
    assert f"7. Die individuelle Karte: {rule}" in told_now
    (question, *_) = driver.type("1")
    assert "stimmst du dieser Regel" in question
    assert "Ohne die Zustimmung aller" in driver.type("nein")[0]
    assert not games
    driver.type("1", "ja")
    ((record, _, _),) = games
    assert "custom-rule: others draw 2; reverse | Und zurück\n" in record.header()


def test_hands_that_are_too_big_are_told(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    driver = Driver(home, by_keys=False)
    new_game = NewGame(driver.console)
    driver.open(new_game)
    new_game.choose(rules=RULEBOOKS["mario-de"].but(hand_size=15), computers=9)
    driver.told()
    assert driver.type("1")[0] == "Hands of 15 cards for 10 players need more cards than the deck has."
    assert not games


def test_a_limit_that_cannot_be_is_told_and_asked_for_again(home: Path) -> None:
    driver = Driver(home, by_keys=False)
    new_game = NewGame(driver.console)
    driver.open(new_game)
    driver.type("6", "points limit")
    assert driver.type("0") == ["The option Points limit must be a whole number from 1 to 10000."]
    driver.type("10000")
    assert new_game.choices.rules.limit == 10000


def test_rules_are_saved_under_a_name_and_taken_again(home: Path) -> None:
    driver = Driver(home, by_keys=False)
    new_game = NewGame(driver.console)
    driver.open(new_game)
    new_game.choose(rules=RULES)
    driver.told()
    assert driver.type("save", "a/b")[-1].startswith("A name for saved rules has up to 40 letters")
    assert driver.type("Quick game")[0] == "The rules are saved as Quick game."
    new_game.choose(rules=RULEBOOKS["braille-de"])
    driver.type("save", "Quick game", "no")
    assert presets.load(home / "presets", "Quick game") == RULES
    driver.type("use", "quick")
    assert new_game.choices.rules == RULES
    (home / "presets" / "Quick game.toml").write_text("rulebook = 'mario-fr'", encoding="utf-8")
    driver.told()
    assert "The saved rules Quick game can't be understood." in driver.type("use", "1")


def test_a_game_that_cannot_be_saved_does_not_begin(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    (home / "saves").write_text("", encoding="utf-8")
    driver = Driver(home)
    driver.open(NewGame(driver.console))
    told = driver.press("enter")
    assert "The file can't be written" in told[0]
    assert told[1].startswith("New game.")
    assert games == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_players_have_ten_names_that_a_record_can_have(language: str) -> None:
    names = computer_names(words_of(language))
    assert len(set(names)) == 10
    assert [why_not(name) for name in names] == [None] * 10
    record = Choices(RULES, (names[0], names[3].upper()), 8).record(names)
    assert len({name.casefold() for name in record.names}) == 10


# The settings


def place_of(driver: Driver, menu: SettingsMenu, name: str) -> int:
    """Opens the menu; where in it a setting is, counted from 0."""
    driver.open(menu)
    return [item.key for item in menu.items()].index(name)


@pytest.mark.parametrize(
    ("language", "by_keys"), [*((language, True) for language in LANGUAGES), ("en", False)]
)
def test_every_setting_is_a_sentence_and_can_be_changed(home: Path, language: str, by_keys: bool) -> None:
    for name in FIELDS.keys() - {"grade_en", "grade_de"}:
        (home / "settings.toml").unlink(missing_ok=True)
        driver = Driver(home, language, by_keys)
        driver.settings.change(language=language, reading="sight" if name == "theme" else "speech")
        driver.listener.is_page = name == "page_keys"
        menu = SoundsMenu if name.startswith("sounds") else SettingsMenu
        before = getattr(driver.settings.general, name)
        values = choices_of(name, before)
        wanted = next(number for number, value in enumerate(values, 1) if value != before)
        place = place_of(driver, menu(driver.console), name)
        if by_keys:
            driver.press("home", *["down"] * place, "enter", str(wanted))
        else:
            driver.type(str(place + 1), str(wanted))
        after = getattr(chosen(home).general, name)
        assert after == values[wanted - 1], name
        words = driver.console.words
        driver.console.resume()
        assert any(told(words, name, after) in line for line in driver.told()), name


def test_another_language_is_spoken_at_once(home: Path) -> None:
    driver = Driver(home)
    driver.open(SettingsMenu(driver.console))
    assert driver.press("1")[-1] == "Which language? English. 1 of 5."
    (told,) = driver.press("2")
    assert told.startswith("Einstellungen. Die Sprache ist Deutsch. 1 von ")


def test_the_list_of_sounds_plays_and_names_each(home: Path) -> None:
    driver = Driver(home)
    driver.listener.can_sound = True
    driver.settings.change(sounds="off", sounds_turns="off")
    driver.open(SoundsMenu(driver.console))
    told_first = driver.press("down", "enter")[-1]
    assert told_first.startswith("All sounds.")
    assert "Your turn: three rising bells." in told_first
    lines = driver.press(*["down"] * (len(SOUNDS) - 1))
    assert [line.partition(":")[0] for line in lines[:2]] == ["Somebody else's turn", "Not possible"]
    assert [cue.sound for cue in driver.listener.heard] == list(SOUNDS), "each once, with its words"
    driver.press("enter")
    assert driver.listener.heard[-1].sound == SOUNDS[-1]
    driver.press("escape")


def test_over_ssh_the_list_of_sounds_says_that_there_are_none(home: Path) -> None:
    driver = Driver(home)
    assert driver.open(SoundsMenu(driver.console))[0].startswith("Sounds can't be heard over SSH")
    assert driver.press("end", "enter")[-1].startswith("Sounds can't be heard over SSH")
    assert driver.listener.heard == []


def test_the_list_of_sounds_works_by_lines(home: Path) -> None:
    driver = Driver(home, by_keys=False)
    driver.listener.can_sound = True
    driver.open(SoundList(driver.console))
    assert driver.type("2")[-1].startswith("Somebody else's turn: a short low tone.")
    assert [cue.sound for cue in driver.listener.heard] == ["turn"]


def test_the_grade_of_braille_is_asked_only_where_there_are_several(home: Path) -> None:
    driver = Driver(home)
    for language, grades in {"en": {"grade_en"}, "de": {"grade_de"}, "it": set(), "zh": set()}.items():
        driver.settings.change(language=language)
        keys = {item.key for item in SettingsMenu(driver.console).items()}
        assert {key for key in keys if key.startswith("grade")} == grades


def test_a_number_that_was_written_by_hand_is_among_the_choices(home: Path) -> None:
    (home / "settings.toml").write_text("pause = 6.5\n", encoding="utf-8")
    driver = Driver(home, by_keys=False)
    place = place_of(driver, SettingsMenu(driver.console), "pause")
    told_now = driver.type(str(place + 1))
    assert any("is 6.5 seconds" in line for line in told_now)


def test_one_person_has_settings_of_their_own_and_can_remove_them_again(home: Path) -> None:
    driver = Driver(home, by_keys=False)
    driver.settings.remember_game({"people": ["Anna", "Ben"]})
    driver.open(SettingsMenu(driver.console))
    told_now = driver.type("one person", "Ben")
    assert any(line.startswith("Settings just for Ben. ") for line in told_now)
    driver.type("language", "it")
    assert (chosen(home).person("Ben").language, chosen(home).general.language) == ("it", "en")
    assert driver.console.words.language == "en", "another person sits here"
    driver.type("give")
    assert chosen(home).person("Ben").language == "en"


def test_the_opener_of_the_settings_is_told_every_change(home: Path) -> None:
    changes: list[str] = []
    driver = Driver(home)
    driver.open(SettingsMenu(driver.console, "Ben", lambda: changes.append("changed")))
    driver.press("2", "1", "2", "escape")
    assert changes == ["changed"]


def test_a_change_that_cannot_be_saved_is_told_and_holds_for_now(home: Path) -> None:
    driver = Driver(home / "no-folder")
    (home / "no-folder").write_text("", encoding="utf-8")
    place = place_of(driver, SettingsMenu(driver.console), "verbosity")
    driver.told()
    told_now = driver.press(str(place + 1), "3")
    assert any(line.startswith("The settings can't be saved in") for line in told_now)
    assert told_now[-1].startswith("Settings. The game says all it can.")


# The keys


def test_a_command_gets_another_key_which_nothing_else_has(home: Path) -> None:
    driver = Driver(home)
    changes: list[str] = []
    menu = KeysMenu(driver.console, lambda: changes.append("changed"))
    driver.open(menu)
    names = [name for name in COMMANDS if name != "place"]
    assert [item.key for item in menu.items()] == [*names, "reset"]
    driver.press("home", *["down"] * names.index("draw"), "enter")
    assert driver.press("u")[0].startswith("U is taken: it calls UNO")
    assert driver.press("f1") == ["F1 key can't be used for this."]
    assert driver.press("k")[0].startswith("Keys of the game. K: draws a card")
    assert chosen(home).keys == {"draw": ("k",)}
    assert driver.press("end", "enter") == [
        f"Reset all keys. {len(COMMANDS)} of {len(COMMANDS)}.",
        "Reset all keys to what they were at first? Enter is yes, Escape or Backspace is no.",
    ]
    driver.press("enter")
    assert chosen(home).keys == {}
    assert changes == ["changed", "changed"]


def test_a_command_keeps_its_key_after_escape(home: Path) -> None:
    driver = Driver(home)
    driver.open(KeysMenu(driver.console, lambda: pytest.fail("nothing was changed")))
    assert driver.press("1", "escape")[-1].startswith("Keys of the game.")
    assert chosen(home).keys == {}


# From the command line


def test_a_game_is_made_of_what_the_command_line_says(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    words = {"rulebook": "braille-de", "rule": ["limit=300", "uno_penalty = 2"], "player": ["Anna"]}
    start.game_from({**words, "computers": 1, "level": "hard", "seed": -3}, "de", at(home))(
        Driver(home).console
    )
    ((record, save, _),) = games
    assert record.rules == RULEBOOKS["braille-de"].but(limit=300, uno_penalty=2)
    assert (record.names, record.levels, record.setup.seed) == (("Anna", "Ada"), (None, "hard"), -3)
    assert save.path.parent == home / "saves"


@pytest.mark.parametrize(
    ("language", "names", "rulebook"),
    [
        ("en", ("Player", "Ada", "Bert"), "mario-de"),
        ("de", ("Spieler", "Ada", "Bruno"), "mario-de"),
        ("it", ("Giocatore", "Ada", "Bruno"), "mario-it"),
        ("nl", ("Speler", "Ada", "Bram"), "mario-nl"),
        ("zh", ("玩家", "阿德", "小美"), "mario-zh"),
    ],
)
def test_without_options_one_person_plays_against_two_computers(
    home: Path,
    games: list[tuple[Record, SaveFile, Replay | None]],
    language: str,
    names: tuple[str, ...],
    rulebook: str,
) -> None:
    start.game_from({}, language, at(home))(Driver(home).console)
    assert (games[0][0].names, games[0][0].rules.rulebook) == (names, rulebook)


def test_two_named_people_play_without_computers(home: Path) -> None:
    assert given({"player": ["Anna", "Ben"]}, home, "en", "Player").seats == 2
    assert given({"player": ["Anna", "Ben"], "computers": 3}, home, "en", "Player").seats == 5


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"computers": 0}, "wrong-seats"),
        ({"computers": 10}, "wrong-seats"),
        ({"player": [f"Person {number}" for number in range(11)]}, "wrong-seats"),
        ({"player": ["Anna", "Anna"]}, "player-twice"),
        ({"player": ["An:na"]}, "wrong-player"),
        ({"player": [""]}, "wrong-player"),
        ({"player": ["x" * 33]}, "wrong-player"),
        ({"player": ["\u202e"]}, "wrong-player"),
        ({"rule": ["limit"]}, "no-rule"),
        ({"rule": ["limits=3"]}, "rule-unknown-option"),
        ({"rule": ["limit=0"]}, "rule-unknown-number"),
        ({"rule": ["deck=other"]}, "rule-unknown-value"),
        ({"preset": "nothing"}, "preset-unknown"),
        ({"preset": "../settings"}, "preset-bad-name"),
        ({"preset": "mine", "rulebook": "mario-de"}, "preset-and-rulebook"),
        ({"resume": ""}, "nothing-to-resume"),
        ({"resume": "", "level": "hard"}, "resume-with"),
    ],
)
def test_what_makes_no_game_is_wrong_usage_told_in_every_language(
    home: Path, words: dict[str, object], code: str
) -> None:
    with pytest.raises(UsageError) as caught:
        start.game_from(words, "en", at(home))
    assert caught.value.code == code
    sentences = {words_of(language).text(f"usage-{code}", **caught.value.facts) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("$" in sentence for sentence in sentences)
    assert list(home.iterdir()) == []


def test_a_record_of_ones_own_is_written_and_an_existing_file_refused(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    path = home / "mine.uno"
    start.game_from({"record": str(path), "seed": 5}, "en", at(home))(Driver(home).console)
    assert Replay.of(path.read_bytes()).record == games[0][0]
    with pytest.raises(SaveError) as caught:
        start.game_from({"record": str(path)}, "en", at(home))
    assert caught.value.code == "exists"


def test_the_newest_game_or_a_file_is_resumed(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    path = a_save(home)
    for resume in ("", str(path)):
        start.game_from({"resume": resume}, "en", at(home))(Driver(home).console)
        games[-1][1].close()
        assert games[-1][1].path == path
    with pytest.raises(SaveError) as caught:
        start.game_from({"resume": str(home / "none.uno")}, "en", at(home))
    assert caught.value.code == "cannot-read"


def test_a_broken_newest_save_hides_no_good_older_one(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]]
) -> None:
    good = a_save(home)
    text = good.read_text(encoding="utf-8")
    over = home / "saves" / "over.uno"
    over.write_text(a_record().header() + "".join(steps(a_record())), encoding="utf-8")
    for name in ("broken.uno", "broken too.uno"):
        (home / "saves" / name).write_text(f"{text}Anna: fly\n", encoding="utf-8")
    os.utime(good, (1000, 1000))
    driver = Driver(home)
    start.game_from({"resume": ""}, "en", at(home))(driver.console)
    assert games[-1][1].path == good
    *complaints, last = driver.told()
    assert last == "The game is on."
    assert len(complaints) >= 2
    told = "This file isn't a game that can be continued, and is kept as it is. Line"
    assert all(told in complaint for complaint in complaints)
    games[-1][1].close()
    assert (home / "saves" / "finished" / "over.uno").is_file()
    good.unlink()
    with pytest.raises(SaveError) as caught:
        start.game_from({"resume": ""}, "en", at(home))
    assert caught.value.code == "broken"


@pytest.mark.parametrize(
    "table",
    [
        {"rulebook": ["a"]},
        {"rulebook": {"a": 1}, "rules": 3},
        {"rulebook": "mario-de", "rules": {"limit": [1]}, "custom-rule": [[]]},
        {"rulebook": 1.5, "people": [{}], "computers": [], "level": ["hard"]},
        {"rulebook": "mario-de", "level": {}, "computers": 1e300},
    ],
)
def test_values_of_a_wrong_kind_are_no_game_and_no_crash(table: dict[str, Any], home: Path) -> None:
    import tomlkit

    chosen = remembered(table, "en", "You")
    assert chosen.people == ("You",)
    (home / "presets").mkdir()
    (home / "presets" / "mine.toml").write_text(tomlkit.dumps(table), encoding="utf-8")
    if not isinstance(table["rulebook"], str):
        with pytest.raises(UsageError) as caught:
            start.game_from({"preset": "mine"}, "en", at(home))
        assert caught.value.code == "preset-broken"
    (home / "settings.toml").write_text(tomlkit.dumps({"game": table}), encoding="utf-8")
    driver = Driver(home)
    driver.open(NewGame(driver.console))
    assert driver.press("down", "up")


@pytest.mark.parametrize("preset", ["Quick game", "größer_2", "小美"])
def test_a_preset_is_played_by_its_name(
    home: Path, games: list[tuple[Record, SaveFile, Replay | None]], preset: str
) -> None:
    rules: Rules = RULES.but(scoring="hands", limit=7)
    presets.save(home / "presets", preset, rules)
    start.game_from({"preset": preset, "rule": ["deck=classic"]}, "en", at(home))(Driver(home).console)
    assert games[0][0].rules == rules.but(deck="classic")


@pytest.mark.parametrize(
    "table",
    [
        {"rulebook": "mario-fr", "people": "Anna", "computers": "two", "level": 3, "rules": 7},
        {"rulebook": "mario-de", "people": ["Anna", "Anna"], "computers": 40},
        {"people": [], "computers": -1, "rules": {"limit": "many"}},
        {"people": [1, 2], "computers": True},
    ],
)
def test_a_last_game_that_makes_no_sense_gives_a_first_one(table: dict[str, object]) -> None:
    assert remembered(table, "de", "Spieler") == Choices(RULEBOOKS["mario-de"], ("Spieler",))


@pytest.mark.parametrize("language", languages())
def test_a_first_game_begins_with_the_default_rulebook_of_the_language(language: str) -> None:
    assert remembered({}, language, "Anna").rules == BOOKS[DEFAULT_BOOK.get(language, FIRST_BOOK)].rules


# Whatever is pressed or typed

KEYS = ["up", "down", "home", "end", "enter", "escape", "space", "backspace", "tab", "?", *"1234567890abnsy"]
LINES = ["", "back", "list", "all", "next", "help", "quit", "no", "yes", "300", "-", "€", "a b", *"123456789"]


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hypothesis.given(st.booleans(), st.sampled_from(LANGUAGES), st.data())
def test_everything_is_answered_and_nothing_breaks(
    tmp_path_factory: pytest.TempPathFactory,
    games: list[tuple[Record, SaveFile, Replay | None]],
    by_keys: bool,
    language: str,
    data: st.DataObject,
) -> None:
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ACCESS_UNO_HOME", str(home))
        driver = begun(home, language, by_keys)
        for _ in range(25):
            games.clear()
            if by_keys:
                told_now = driver.press(data.draw(st.sampled_from(KEYS)))
            else:
                told_now = driver.type(data.draw(st.sampled_from(LINES)))
            if not driver.console.running:
                return
            assert told_now
            assert all(len(line) >= 3 and "{" not in line and "$" not in line for line in told_now)
            for _, save, _ in games:  # the game is played and left
                save.close()
                driver.console.resume()
                driver.told()


@settings(max_examples=40)
@hypothesis.given(
    st.sampled_from(sorted(RULEBOOKS)),
    st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()}),
    st.none() | custom_rules,
    st.text("abcXYZ äöß小美09-_", min_size=1, max_size=40).filter(lambda name: name == name.strip()),
)
def test_every_preset_comes_back_as_it_was_saved(
    tmp_path_factory: pytest.TempPathFactory,
    rulebook: str,
    options: dict[str, str],
    custom_rule: CustomRule | None,
    name: str,
) -> None:
    folder = tmp_path_factory.mktemp("presets")
    rules = RULEBOOKS[rulebook]
    for option, value in options.items():
        rules = rules.with_option(option, value)
    rules = rules.but(custom_rule=custom_rule if rules.deck == "mario" else None)
    hypothesis.assume(not conflict(rules))
    presets.save(folder, name, rules)
    assert presets.names(folder) == [name]
    assert presets.load(folder, name) == rules


def test_after_a_game_of_a_person_with_own_settings_the_start_menu_has_those_for_all(home: Path) -> None:
    driver = Driver(home, "en")
    driver.settings.change("Eva", language="de", reading="braille")
    driver.console.use(driver.settings.person("Eva"))
    assert driver.open(NewGame(driver.console))[0].startswith("Neues Spiel.")
    assert driver.open(StartMenu(driver.console))[0].startswith("UNO, start menu.")
    assert driver.listener.profile == driver.settings.general


def test_a_key_that_is_all_that_another_command_has_stays_with_it_in_the_menu(home: Path) -> None:
    driver = Driver(home)
    driver.settings.change_key("why", ("z",))
    texts = [item.text for item in KeysMenu(driver.console, lambda: None).items()]
    assert "Z: shows your hand as large cards on the screen." in texts


def test_settings_that_mean_nothing_for_a_way_of_reading_are_not_there(home: Path) -> None:
    driver = Driver(home)
    for reading, there, missing in (
        ("terminal", {"colour", "sounds"}, {"theme", "speech", "rate"}),
        ("speech", {"colour", "speech", "rate", "volume"}, {"theme"}),
        ("sight", {"theme", "speech"}, {"colour", "rate", "pitch", "volume"}),
        ("braille", {"colour", "speech"}, {"theme", "rate"}),
    ):
        driver.settings.change(reading=reading)
        keys = {item.key for item in SettingsMenu(driver.console).items()}
        assert there <= keys
        assert not missing & keys
