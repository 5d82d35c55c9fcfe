"""A new game: its rulebook, people, computer players and options, told as sentences, changed one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import call
from typing import Any

from access_uno.console.app import Console
from access_uno.console.entry import Entry
from access_uno.console.menu import Count, Item, Menu, Pick, Question
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, NUMBERS, OPTIONS, RULEBOOKS, RuleError, Rules
from access_uno.play._home_tables import begin
from access_uno.play._rule_question import RuleEntry
from access_uno.play.player_name import last_choices
from access_uno.play.rules_reader import ask_rulebook
from access_uno.play.settings_menu import SettingsMenu
from access_uno.players.levels import FOR_PEOPLE
from access_uno.settings import presets
from access_uno.text import names
from access_uno.text.letters import with_capital
from access_uno.words import Words
from access_uno.words.custom import told_rule
from access_uno.words.options import (
    grouped,
    named_option,
    option_name,
    told_custom,
    told_option,
    told_people,
    told_rulebook,
    told_value,
)


class GameMenu(Menu):
    """What menus of new games share, here and online: entries for what a game is made of."""

    @property
    def rules(self) -> Rules:
        """The rules that are chosen so far."""
        raise NotImplementedError

    def set_rules(self, rules: Rules) -> None:
        """Choose other rules, and go on."""
        raise NotImplementedError

    def item(self, key: str, text: str, do: Callable[[], None]) -> Item:
        """Return a sentence as an item that is also found by its subject."""
        return Item(text, do, key, self.text(f"called-{key}"))

    def rulebook_item(self) -> Item:
        rulebook = told_rulebook(self.console.words, self.rules.rulebook)
        return self.item("rulebook", self.text("new-rulebook", rulebook=rulebook), self._ask_rulebook)

    def options_items(self) -> list[Item]:
        """Return the entry for the options, and that for the customizable card where there is one."""
        options = self.text("new-options", count=len(self.rules.changes()))
        items = [self.item("options", options, self.ask_options)]
        if self.rules.deck == "mario":
            items.append(Item(told_custom(self.console.words, self.rules), self._ask_custom, "custom"))
        return items

    def _ask_rulebook(self) -> None:
        ask_rulebook(self.console, self.rules.rulebook, lambda name: self.set_rules(RULEBOOKS[name]))

    def ask_options(self) -> None:
        OptionsMenu(self).open()

    def _ask_custom(self) -> None:
        """Ask for the rule of the customizable card: none, another one, or none again."""
        words, rules, rule = self.console.words, self.rules, self.rules.custom_rule

        def write(wanted: bool) -> None:
            if wanted:
                RuleEntry(self.console, rule, lambda new: self.set_rules(rules.but(custom_rule=new))).open()
            else:
                self.set_rules(rules.but(custom_rule=None))

        if rule is None:
            write(True)
            return
        options = [(True, words.text("new-custom-change")), (False, words.text("new-custom-remove"))]
        Pick(self.console, told_custom(words, rules), options, write).open()

    def ask_computers(self, counts: range, current: int, done: Callable[[int], None]) -> None:
        options = [(count, self.text("new-computers", count=count)) for count in counts]
        Count(self.console, self.text("new-computers-ask"), options, done, current).open()

    def ask_level(self, current: str, done: Callable[[str], None]) -> None:
        options = [(level, self.text("told-level", level=level)) for level in FOR_PEOPLE]
        Pick(self.console, self.text("new-level-ask"), options, done, current).open()


class NewGame(GameMenu):
    """The make-up of the next match; at first that of the last one."""

    called = "new-game"

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self.choices = last_choices(console)

    def items(self) -> Sequence[Item]:
        words, chosen = self.console.words, self.choices
        items = [
            Item(words.text("new-start"), self._start, "start"),
            self.rulebook_item(),
            self.item("people", told_people(words, chosen.people), PeopleMenu(self).open),
            self.item("computers", words.text("new-computers", count=chosen.computers), self._ask_computers),
        ]
        if chosen.computers:
            ask_level = partial(self.ask_level, chosen.level, lambda level: self.choose(level=level))
            items.append(self.item("level", words.text("new-level", level=chosen.level), ask_level))
        items += self.options_items()
        if presets.names(self.console.home.presets):
            items.append(Item(words.text("new-load"), self._ask_preset, "load"))
        items.append(Item(words.text("new-save"), self._ask_preset_name, "save"))
        return items

    @property
    def rules(self) -> Rules:
        return self.choices.rules

    def set_rules(self, rules: Rules) -> None:
        self.choose(rules=rules)

    def choose(self, **changes: Any) -> None:
        """Choose something, and adjust the computer players so that the number of seats is allowed."""
        chosen = self.choices.but(**changes)
        people = len(chosen.people)
        computers = min(max(chosen.computers, MIN_PLAYERS - people), MAX_PLAYERS - people)
        self.choices = chosen.but(computers=computers)
        self.console.resume()

    def _ask_computers(self) -> None:
        people = len(self.choices.people)
        counts = range(max(0, MIN_PLAYERS - people), MAX_PLAYERS - people + 1)
        self.ask_computers(counts, self.choices.computers, lambda count: self.choose(computers=count))

    # Presets

    def _ask_preset(self) -> None:
        options = [(name, name) for name in presets.names(self.console.home.presets)]
        title = self.text("new-load-ask")
        Pick(self.console, title, options, self._load).open()

    def _load(self, name: str) -> None:
        try:
            self.choose(rules=presets.load(self.console.home.presets, name))
        except presets.PresetError as error:
            self.console.say(f"preset-{error.code}", preset=name)
            self.console.resume()

    def _ask_preset_name(self) -> None:
        title = self.text("new-save-ask")
        Entry(self.console, title, self._save_if_new, check=self._wrong_preset_name).open()

    def _wrong_preset_name(self, name: str) -> str | None:
        code = presets.why_no_name(name)
        return code and self.text(f"preset-{code}", preset=name)

    def _save_if_new(self, name: str) -> None:
        if name in presets.names(self.console.home.presets):
            text = self.text("new-save-over", preset=name)
            Question(self.console, text, partial(self._save, name)).open()
        else:
            self._save(name)

    def _save(self, name: str) -> None:
        try:
            presets.save(self.console.home.presets, name, self.choices.rules)
            self.console.say("new-saved", preset=name)
        except presets.PresetError as error:
            self.console.say(f"preset-{error.code}", preset=name)
        self.console.resume()

    # Beginning the game

    def _start(self) -> None:
        chosen = self.choices
        ask_consent(self.console, chosen.rules, chosen.people, self._begin, self.console.resume)

    def _begin(self) -> None:
        if begin(self.console, self.choices):
            self.console.drop(self)
        else:
            self.console.resume()


class PeopleMenu(Menu):
    """The people at this console, in the order of the seats."""

    def __init__(self, new_game: NewGame) -> None:
        super().__init__(new_game.console)
        self._new_game = new_game

    @property
    def _names(self) -> tuple[str, ...]:
        return self._new_game.choices.people

    def title(self) -> str:
        return told_people(self.console.words, self._names)

    def items(self) -> Sequence[Item]:
        items = [
            Item(name, partial(self._ask_what, place), f"name {place}")
            for place, name in enumerate(self._names)
        ]
        if len(self._names) < MAX_PLAYERS:
            items.append(Item(self.text("people-add"), partial(self._ask_name, len(self._names)), "add"))
        items.append(Item(self.text("people-done"), self.escape, "done"))
        return items

    def _ask_what(self, place: int) -> None:
        name, others = self._names[place], (*self._names[:place], *self._names[place + 1 :])
        forward, choose = (*others[: place - 1], name, *others[place - 1 :]), self._new_game.choose
        rename: Callable[[], None] = partial(self._ask_name, place)
        options = [(rename, self.text("people-rename", name=name))]
        if place:
            options.append((partial(choose, people=forward), self.text("people-forward", name=name)))
        options.append((SettingsMenu(self.console, name).open, self.text("people-settings", name=name)))
        if others:
            options.append((partial(choose, people=others), self.text("people-remove", name=name)))
        Pick(self.console, name, options, call).open()

    def _ask_name(self, place: int) -> None:
        before = "".join(self._names[place : place + 1])
        title = self.text("people-ask")
        check, done = partial(self._wrong, place), partial(self._set, place)
        Entry(self.console, title, done, before, check).open()

    def _wrong(self, place: int, name: str) -> str | None:
        others, name = (*self._names[:place], *self._names[place + 1 :]), names.tidy(name)
        code = names.why_not(name) or ("name-twice" if names.find(name, others) else None)
        return code and self.text(f"error-{code}", name=name)

    def _set(self, place: int, name: str) -> None:
        people = list(self._names)
        people[place : place + 1] = [names.tidy(name)]
        self._new_game.choose(people=tuple(people))


class OptionsMenu(Menu):
    """Every option that matters under these rules: its name and value, with an explanation on request."""

    def __init__(self, game: GameMenu) -> None:
        super().__init__(game.console)
        self._game = game

    @property
    def _rules(self) -> Rules:
        return self._game.rules

    @property
    def _words(self) -> Words:
        return self.console.words.under(self._rules.rulebook)

    def title(self) -> str:
        return self.text("new-options", count=len(self._rules.changes()))

    def items(self) -> Sequence[Item]:
        words, rules = self._words, self._rules
        return [
            Item(
                named_option(words, rules, name),
                partial(self._ask, name),
                name,
                option_name(words, name),
                words.text(f"group-{group}"),
                words.sentences(self._help(name), self._now(name)),
            )
            for group, name in grouped(rules)
        ]

    def _now(self, name: str) -> str:
        return self._words.text("value-now", text=told_option(self._words, name, self._rules.option(name)))

    def _help(self, name: str) -> str:
        return self._words.text(f"option-{name.replace('_', '-')}-help")

    def _ask(self, name: str) -> None:
        words, current = self._words, self._rules.option(name)
        title, done = words.sentence(option_name(words, name)), partial(self._set, name)
        if name in NUMBERS:
            title = words.sentences(title, self._help(name))
            Entry(self.console, title, done, current, partial(self._wrong_number, name)).open()
        else:
            options = [(value, self._valued(name, value)) for value in OPTIONS[name]]
            Pick(self.console, title, options, done, current, self._help(name)).open()

    def _valued(self, name: str, value: str) -> str:
        """Return a value in a few words, and what is true with it."""
        words, short = self._words, told_value(self._words, name, value)
        named = words.sentence(with_capital(short))
        return words.sentences(named, told_option(words, name, value))

    def _wrong_number(self, name: str, text: str) -> str | None:
        try:
            self._rules.with_option(name, text)
        except RuleError as error:
            option = option_name(self._words, name)
            return self.text(f"error-{error.code}", **{**error.facts, "option": option})
        return None

    def _set(self, name: str, value: str) -> None:
        rules = self._rules.with_option(name, value)
        try:
            rules.check()
        except RuleError as error:
            self.console.say(f"error-{error.code}", **error.facts)
            self.console.resume()
        else:
            self._game.set_rules(rules)


def ask_consent(
    console: Console,
    rules: Rules,
    people: Sequence[str],
    agreed: Callable[[], None],
    refused: Callable[[], None],
) -> None:
    """Ask all people for consent to the customizable card's rule, if the game itself does not ask (R44)."""
    if not people or rules.custom_rule is None or rules.custom_written != "game":
        agreed()
        return

    def refuse() -> None:
        console.say("new-custom-refused")
        refused()

    told = told_rule(console.words, rules.custom_rule)
    text = console.words.text("new-custom-consent", name=people[0], rule=told)
    ask_next = partial(ask_consent, console, rules, people[1:], agreed, refused)
    Question(console, text, ask_next, refuse).open()
