"""Opening a table in a house: all options are chosen there, and told to the players who sit down."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from access_uno.client.server_client import ServerClient
from access_uno.engine.custom import CustomRule
from access_uno.engine.rules import RULEBOOKS
from access_uno.play.online._server_menu import OpenTable
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol import messages
from access_uno.protocol.codec import ClientCodec, NonsenseError
from access_uno.protocol.wishes import Play
from access_uno.words import words_of
from access_uno.words.custom import typed_rule
from access_uno.words.languages import languages
from access_uno.words.options import changes, told_custom, told_rulebook
from tests.play.driver import Driver


class Opening:
    """A session that keeps what is asked of the server."""

    def __init__(self, driver: Driver) -> None:
        self.console = driver.console
        self.wanted: list[Play] = []
        self.friends = SimpleNamespace(line=lambda _: False)  # no line is about them

    def play(self, wish: Play) -> None:
        self.wanted.append(wish)


@pytest.mark.parametrize("language", languages())
def test_a_table_is_opened_with_house_rules(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language, by_keys=False)
    words, visit = words_of(language), Opening(driver)
    driver.open(OpenTable(cast(OnlineSession, visit)))
    # the options, jumping in, its second value; then back, and open
    driver.type(words.text("called-options"), words.text("option-jump-in-name"), "2")
    driver.type(words.text("typed-menu-back").split(",")[0])
    driver.type("1")
    [wanted] = visit.wanted
    assert wanted.rules == {"jump_in": "yes"}
    assert (wanted.seats, wanted.computers, wanted.private, wanted.chance) == (4, 2, False, 60)


@pytest.mark.parametrize("language", languages())
def test_r44_a_table_is_opened_with_a_rule_for_the_customizable_card(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language, by_keys=False)
    words, visit = words_of(language), Opening(driver)
    menu = OpenTable(cast(OnlineSession, visit))
    driver.open(menu)
    none = told_custom(words, RULEBOOKS["mario-de"])
    assert none in [item.text for item in menu.items()]
    rule = CustomRule.read("reverse; others draw 1 | Back we go")
    driver.type(none, typed_rule(words, rule))
    driver.type("1")
    assert visit.wanted[0].custom_rule == str(rule)


def test_r44_the_rule_for_a_table_is_taken_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path, "en", by_keys=False)
    words, visit = words_of("en"), Opening(driver)
    menu = OpenTable(cast(OnlineSession, visit))
    driver.open(menu)
    driver.type(told_custom(words, RULEBOOKS["mario-de"]), "reverse")
    told = next(item.text for item in menu.items() if item.key == "custom")
    assert told == told_custom(words, RULEBOOKS["mario-de"].but(custom_rule=CustomRule.read("reverse")))
    driver.type(told, words.text("new-custom-remove"))
    driver.type("1")
    assert visit.wanted[0].custom_rule is None


@pytest.mark.parametrize("by_keys", [True, False])
def test_so_many_seats_and_computers_as_are_typed(tmp_path: Path, by_keys: bool) -> None:
    driver = Driver(tmp_path, "en", by_keys=by_keys)
    visit = Opening(driver)
    menu = OpenTable(cast(OnlineSession, visit))
    driver.open(menu)
    for key, number in (("seats", "6"), ("computers", "3")):
        items = menu.items()
        next(item for item in items if item.key == key).do()
        driver.press(number) if by_keys else driver.type(number)
    menu.items()[0].do()
    assert (visit.wanted[0].seats, visit.wanted[0].computers) == (6, 3)


def waiting(**rules: Any) -> messages.Table:
    """A table that waits for people, as a server tells of it."""
    table = {"type": "table", "code": "123456", "owner": "Ben", "state": "waiting", "private": False}
    table |= {"seats": 4, "computers": 0, "free": 2, "chance": 60, "watching": []}
    table |= {"players": [{"name": name, "level": None, "here": True} for name in ("Ben", "Ada")]}
    line = {**table, "rulebook": "mario-it", "rules": {}, "custom_rule": None, **rules}
    told = ClientCodec().understood(line)
    assert isinstance(told, messages.Table)
    return told


def at_table(home: Path, language: str, table: messages.Table) -> Driver:
    """A console that sits down there."""
    driver = Driver(home, language, by_keys=False)
    client = ServerClient(lambda _: None, language)
    OnlineSession(driver.console, client, None, lambda: None, lambda _: pytest.fail("no settings"))
    client.received(table)
    return driver


@pytest.mark.parametrize("language", languages())
def test_r44_a_player_who_sits_down_hears_what_is_played_before_it_begins(
    tmp_path: Path, language: str
) -> None:
    words = words_of(language)
    driver = at_table(tmp_path, language, waiting(rules={"jump_in": "yes"}, custom_rule="reverse"))
    rules = RULEBOOKS["mario-it"].but(jump_in="yes", custom_rule=CustomRule.read("reverse"))
    told = driver.told()
    assert told[1] == words.text("new-rulebook", rulebook=told_rulebook(words, "mario-it"))
    assert told[2:4] == changes(words, rules)
    assert told[3] == words.sentence(told_custom(words, rules))
    read = driver.type(words.text("table-menu-rules"), "")
    assert read[-1] == words.sentence(told_custom(words, rules))


def test_a_player_who_sits_down_where_nothing_is_changed_hears_the_rulebook_alone(tmp_path: Path) -> None:
    words = words_of("en")
    told = at_table(tmp_path, "en", waiting()).told()
    assert told[1] == words.text("new-rulebook", rulebook=told_rulebook(words, "mario-it"))
    assert told[2] == words.text("together-order", names="Ben and Ada", computers=0)


@pytest.mark.parametrize("nonsense", [{"rulebook": "mario-xx"}, {"rules": 7}, {"custom_rule": "fly"}])
def test_rules_that_are_none_are_no_table(tmp_path: Path, nonsense: dict[str, Any]) -> None:
    with pytest.raises(NonsenseError):
        at_table(tmp_path, "en", waiting(**nonsense))
