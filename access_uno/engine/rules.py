"""Every option of the rules, and the five rulebooks as values (docs/records.md names them).

The options of the players' own house rules come last; `house_rules.py` carries them out.

>>> RULEBOOKS["braille-de"].guilty_penalty
'takes_back'
>>> RULEBOOKS["mario-de"].with_option("two_player_reverse", "again").two_player_reverse
'again'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, Self, get_args, get_type_hints

from access_uno.engine.cards import CLASSIC_DECK, MARIO_DECK, Card
from access_uno.engine.custom import CustomRule
from access_uno.engine.near import nearest
from access_uno.engine.values import Value

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 10  # R5, D2


class RuleError(ValueError):
    """An option or a value that does not exist, or options that cannot go together.

    The codes: unknown-option, unknown-value, unknown-number, or one of `CONFLICTS`.
    """

    def __init__(self, code: str, option: str, **facts: Any) -> None:
        super().__init__(f"{code}: {option} {facts}")
        self.code = code
        self.option = option
        self.facts = {"option": option[:40], **facts}


class Rules(Value):
    """One value for each option; the defaults are those of mario-de."""

    rulebook: str
    deck: Literal["mario", "classic"] = "mario"
    symbols_in_dealer_draw: Literal["zero", "excluded"] = "zero"
    start_action_card: Literal["apply", "neutral"] = "apply"
    start_wild_draw_four: Literal["bottom", "reshuffle"] = "bottom"
    star_answers_start_card: Literal["no", "yes"] = "no"
    voluntary_draw: Literal["yes", "no"] = "yes"
    draw_four_offence: Literal["colour", "match", "playable"] = "colour"
    draw_four_bluff: Literal["allow", "prevent"] = "allow"
    challenger: Literal["victim", "anyone"] = "victim"
    guilty_penalty: Literal["draws_four", "takes_back"] = "draws_four"
    after_guilty: Literal["challenger_plays", "challenger_skipped"] = "challenger_plays"
    after_take_back: Literal["challenger", "offender"] = "challenger"
    star_answer_by: Literal["victim", "anyone"] = "victim"
    star_as_wild: Literal["yes", "no"] = "yes"
    star_on_star: Literal["no", "yes"] = "no"
    star_answers_last_card: Literal["no", "yes"] = "no"
    star_skips_bounced: Literal["no", "yes"] = "no"
    two_player_reverse: Literal["other", "again"] = "other"
    uno_penalty: Literal[2, 0] = 2
    catch_until: Literal["turn", "card"] = "turn"
    scoring: Literal["winner", "hands"] = "winner"
    game_ends: Literal["reach", "exceed"] = "reach"
    limit: int = 500
    demand_penalty: Literal[0, 4] = 0
    # House rules: off in all rulebooks
    hand_size: int = 7
    draw_up_to: int = 1
    drawn_card: Literal["may", "must"] = "may"
    stacking: Literal["off", "same", "four_on_two"] = "off"
    stacking_turn: Literal["lost", "kept"] = "lost"
    jump_in: Literal["no", "yes"] = "no"
    equal_cards: Literal["one", "several"] = "one"
    seven_swaps: Literal["no", "yes"] = "no"
    zero_passes: Literal["no", "yes"] = "no"
    skip_everybody: Literal["no", "yes"] = "no"
    false_uno_penalty: Literal[0, 2] = 0
    rounds: int = 0
    elimination: Literal["no", "yes"] = "no"
    play_to_last: Literal["no", "yes"] = "no"
    custom_written: Literal["game", "round", "card"] = "game"
    custom_rule: CustomRule | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the deck."""
        return MARIO_DECK if self.deck == "mario" else CLASSIC_DECK

    def with_option(self, name: str, text: str) -> Self:
        """Return the rules with one option changed; RuleError without such a name or value."""
        if name not in OPTIONS:
            raise RuleError("unknown-option", name, allowed=tuple(OPTIONS), nearest=nearest(name, OPTIONS))
        if name in NUMBERS:
            return self.but(**{name: _number(name, text)})
        if text not in OPTIONS[name]:
            raise RuleError("unknown-value", name, allowed=OPTIONS[name])
        numeric = isinstance(getattr(self, name), int)
        return self.but(**{name: int(text) if numeric else text})

    def option(self, name: str) -> str:
        """Return the value of an option as records write it."""
        return str(getattr(self, name))

    def matters(self, name: str) -> bool:
        """Return whether an option has any effect beside the others, so that it is worth telling."""
        if name.startswith("star_") or name == "custom_written":
            return self.deck == "mario"
        if name in ("after_guilty", "after_take_back"):
            return (name == "after_take_back") == (self.guilty_penalty == "takes_back")
        if name in ("challenger", "guilty_penalty"):
            return self.draw_four_bluff == "allow"
        if name in ("limit", "game_ends"):
            return self.rounds == 0
        if name == "stacking_turn":
            return self.stacking != "off"
        return name != "catch_until" or self.uno_penalty != 0

    def check(self) -> None:
        """Raise RuleError if these options cannot go together."""
        for code, (option, collide) in CONFLICTS.items():
            if collide(self):
                raise RuleError(code, option)

    def changes(self) -> dict[str, str]:
        """The options that differ from the rulebook."""
        book = RULEBOOKS[self.rulebook]
        return {name: self.option(name) for name in OPTIONS if self.option(name) != book.option(name)}


NUMBERS: Final = {"limit": (1, 10_000), "hand_size": (3, 15), "draw_up_to": (1, 112), "rounds": (0, 100)}
"""The options that are a number, each with the smallest and the largest."""


def _number(name: str, text: str) -> int:
    least, most = NUMBERS[name]
    value = int(text) if text.isascii() and text.isdecimal() and len(text) <= 5 else -1
    if not least <= value <= most:
        raise RuleError("unknown-number", name, least=least, most=most)
    return value


_KINDS: Final = get_type_hints(Rules)
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple([str(value) for value in NUMBERS.get(name) or get_args(_KINDS[name])])
    for name in Rules.__match_args__
    if name not in ("rulebook", "custom_rule")
}
"""Each option with its values; for a number the smallest and the largest."""

CONFLICTS: Final[dict[str, tuple[str, Callable[[Rules], bool]]]] = {
    "elimination-without-hands": (
        "elimination",
        lambda rules: rules.elimination == "yes" and rules.scoring != "hands",
    ),
    "elimination-with-rounds": ("rounds", lambda rules: rules.elimination == "yes" and rules.rounds > 0),
    "last-card-answered": (
        "play_to_last",
        lambda rules: rules.play_to_last == "yes" and rules.star_answers_last_card == "yes",
    ),
    "custom-without-card": (
        "custom_rule",
        lambda rules: rules.custom_rule is not None and rules.deck != "mario",
    ),
}
"""What cannot go together: a code for the message, the option to blame, and a test."""


class Rulebook(Value):
    """The rules of a printed rulebook, under its name, and the language in which it names the cards."""

    name: str
    language: str
    rules: Rules


def _book(name: str, language: str, **changes: Any) -> Rulebook:
    """Return a rulebook by its differences from `FIRST_BOOK`."""
    return Rulebook(name, language, Rules(name).but(**changes))


BOOKS: Final = {
    book.name: book
    for book in (
        _book("mario-de", "de"),
        _book("mario-it", "it"),
        _book("mario-zh", "zh", catch_until="card"),
        _book("mario-nl", "nl", symbols_in_dealer_draw="excluded"),
        _book(
            "braille-de",
            "de",
            deck="classic",
            voluntary_draw="no",
            draw_four_offence="match",
            guilty_penalty="takes_back",
            two_player_reverse="again",
            uno_penalty=0,
            scoring="hands",
            game_ends="exceed",
            demand_penalty=4,
        ),
    )
}
"""All rulebooks, by name."""
RULEBOOKS: Final = {name: book.rules for name, book in BOOKS.items()}
"""The rules of each."""


FIRST_BOOK: Final = "mario-de"
"""The rulebook whose options are the defaults of `Rules`, used where no other is named."""
DEFAULT_BOOK: Final = {
    "de": "mario-de",
    "en": "mario-de",
    "it": "mario-it",
    "nl": "mario-nl",
    "zh": "mario-zh",
}
"""The rulebook that a game in a language begins with. The order of `BOOKS` means nothing."""


def book_in(language: str) -> Rulebook:
    """Return the rulebook that a game in a language begins with."""
    return BOOKS[DEFAULT_BOOK.get(language, FIRST_BOOK)]
