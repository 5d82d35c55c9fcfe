"""The five rulebooks as values (section 2.2 of the rules)."""

from __future__ import annotations

import pytest

from access_uno.engine import RULEBOOKS, RuleError
from access_uno.engine.house_rules import HOUSE_RULES
from access_uno.engine.rules import BOOKS as BOOKS_BY_NAME
from access_uno.engine.rules import NUMBERS, OPTIONS, Rulebook, book_in

BOOKS = tuple(RULEBOOKS)

# Option, the four Mario rulebooks and braille-de (a single value: the same in all), other values.
TABLE = """
deck                    | mario mario mario mario classic                       |
symbols_in_dealer_draw  | zero zero zero excluded zero                          |
start_action_card       | apply                                                 | neutral
start_wild_draw_four    | bottom                                                | reshuffle
star_answers_start_card | no                                                    | yes
voluntary_draw          | yes yes yes yes no                                    |
draw_four_offence       | colour colour colour colour match                     | playable
draw_four_bluff         | allow                                                 | prevent
challenger              | victim                                                | anyone
guilty_penalty          | draws_four draws_four draws_four draws_four takes_back |
after_guilty            | challenger_plays                                      | challenger_skipped
after_take_back         | challenger                                            | offender
star_answer_by          | victim                                                | anyone
star_as_wild            | yes                                                   | no
star_on_star            | no                                                    | yes
star_answers_last_card  | no                                                    | yes
star_skips_bounced      | no                                                    | yes
two_player_reverse      | other other other other again                         |
uno_penalty             | 2 2 2 2 0                                             |
catch_until             | turn turn card turn turn                              |
scoring                 | winner winner winner winner hands                     |
game_ends               | reach reach reach reach exceed                        |
demand_penalty          | 0 0 0 0 4                                             |
drawn_card              | may                                                   | must
stacking                | off                                                   | same four_on_two
stacking_turn           | lost                                                  | kept
jump_in                 | no                                                    | yes
equal_cards             | one                                                   | several
seven_swaps             | no                                                    | yes
zero_passes             | no                                                    | yes
skip_everybody          | no                                                    | yes
false_uno_penalty       | 0                                                     | 2
elimination             | no                                                    | yes
play_to_last            | no                                                    | yes
custom_written          | game                                                  | round card
"""
ROWS = [[part.split() for part in line.split("|")] for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize(("option", "defaults", "others"), ROWS, ids=[row[0][0] for row in ROWS])
def test_defaults_and_values(option: list[str], defaults: list[str], others: list[str]) -> None:
    (name,) = option
    expected = defaults * len(BOOKS) if len(defaults) == 1 else defaults
    assert [RULEBOOKS[book].option(name) for book in BOOKS] == expected
    assert set(OPTIONS[name]) == {*defaults, *others}


def test_whatever_is_not_in_the_table_is_a_house_rule_that_no_rulebook_has() -> None:
    table = {row[0][0] for row in ROWS} | NUMBERS.keys()
    assert table <= set(OPTIONS)
    for option in OPTIONS.keys() - table:
        assert option in HOUSE_RULES
        assert {rules.option(option) for rules in RULEBOOKS.values()} == {OPTIONS[option][0]}


@pytest.mark.parametrize(
    ("option", "default", "least", "most"),
    [("limit", 500, 1, 10_000), ("hand_size", 7, 3, 15), ("draw_up_to", 1, 1, 112), ("rounds", 0, 0, 100)],
)
def test_numbers(option: str, default: int, least: int, most: int) -> None:
    rules = RULEBOOKS["mario-de"]
    assert {RULEBOOKS[book].option(option) for book in BOOKS} == {str(default)}
    for value in (least, most):
        assert rules.with_option(option, str(value)).option(option) == str(value)
    for text in (str(least - 1), str(most + 1), "-5", "5.0", "many", "", "²"):
        with pytest.raises(RuleError):
            rules.with_option(option, text)


@pytest.mark.parametrize(("option", "value"), [("stacking", "yes"), ("uno_penalty", "4"), ("deck", "Mario")])
def test_no_other_options_and_values(option: str, value: str) -> None:
    with pytest.raises(RuleError):
        RULEBOOKS["mario-de"].with_option(option, value)


def test_changes_are_what_differs_from_the_rulebook() -> None:
    rules = RULEBOOKS["mario-zh"].with_option("limit", "200").with_option("catch_until", "card")
    assert rules.changes() == {"limit": "200"}


def test_a_new_rulebook_changes_no_default(monkeypatch: pytest.MonkeyPatch) -> None:
    languages = ("en", "de", "it", "nl", "zh", "fr")
    before = [book_in(language).name for language in languages]
    assert before == ["mario-de", "mario-de", "mario-it", "mario-nl", "mario-zh", "mario-de"]
    rules = RULEBOOKS["mario-de"].but(rulebook="classic-en", deck="classic")
    more = {language: Rulebook(f"classic-{language}", language, rules) for language in languages}
    monkeypatch.setattr("access_uno.engine.rules.BOOKS", {**more, **BOOKS_BY_NAME})
    assert [book_in(language).name for language in languages] == before
