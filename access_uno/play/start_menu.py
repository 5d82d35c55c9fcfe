"""The start menu, and starting a game from the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from access_uno.command_line.arguments import UsageError
from access_uno.console.app import Console
from access_uno.console.menu import Item, Menu, Pick, Question
from access_uno.play import _home_tables as tables
from access_uno.play._finished_matches import FinishedMatches, any_finished, told_game
from access_uno.play.first_start import first
from access_uno.play.player_name import ask_name, last_choices, own_name
from access_uno.play.rules_reader import ask_rulebook, read_rules
from access_uno.play.settings_menu import SettingsMenu, choices_of, tell_notation, told
from access_uno.record import Record, Replay
from access_uno.record.saves import SaveError, SaveFile, new_save, unfinished
from access_uno.settings import Home, Settings, choices
from access_uno.settings.choices import Choices
from access_uno.words import words_of
from access_uno.words.options import computer_names

# Options without meaning for a match that goes on.
_OF_NEW_GAMES = ("rulebook", "rule", "player", "computers", "level", "seed", "record", "preset")


Others = Callable[["Console"], None]
"""Opens the menu of tables online, or goes on in the browser."""


def begin(console: Console, others: Others | None = None, to_browser: Others | None = None) -> None:
    """Open the start menu; before the very first one, its questions."""
    first(console, lambda console: StartMenu(console, others, to_browser).open())


# The start menu


class StartMenu(Menu):
    """The start menu. Closing it leaves the program."""

    called = "start-menu"
    otherwise = "new"  # after a match that was the first one, or that went on

    def __init__(
        self, console: Console, with_others: Others | None = None, to_browser: Others | None = None
    ) -> None:
        super().__init__(console)
        self._with_others = with_others
        self._to_browser = to_browser

    def entered(self) -> None:
        self.console.use(self.console.settings.general)  # the last player may have had their own
        super().entered()

    def items(self) -> Sequence[Item]:
        console, text = self.console, self.console.words.text
        saved, over = tables.saved(console.home), any_finished(console)
        has_played = bool(saved or over or "rulebook" in console.settings.game)  # lessons are no game
        learn = Item(text("start-learn"), self._learn, "learn")
        items = []
        if saved:
            names = console.words.join(list(saved[0].names), "and")
            go_on = partial(tables.go_on, console, saved[0].path)
            items.append(Item(text("start-go-on", players=names), go_on, "go on"))
        if len(saved) > 1:
            items.append(Item(text("start-others", count=len(saved) - 1), self._others, "others"))
        if not has_played:
            items.append(learn)
            if console.is_attended:  # a program that types needs no first game
                items.append(Item(text("start-first"), self._first_game, "first"))
        items.append(Item(text("start-new"), self._new_game, "new"))
        if has_played:
            items += [learn, Item(text("start-daily"), self._daily, "daily")]
        if self._with_others is not None:
            items.append(Item(text("start-together"), partial(self._with_others, console), "together"))
        if over:
            items.append(Item(text("start-finished"), FinishedMatches(console).open, "finished"))
        items.append(Item(text("start-rules"), self._rules, "rules"))
        items.append(Item(text("start-braille"), self._braille, "braille"))
        if self._to_browser is not None and console.is_attended:
            items.append(Item(text("start-browser"), partial(self._to_browser, console), "browser"))
        items.append(Item(text("start-settings"), SettingsMenu(console).open, "settings"))
        items.append(Item(text("start-leave"), console.leave, "leave"))
        return items

    def escape(self) -> None:
        text = self.text("start-leave-ask")
        Question(self.console, text, self.console.leave, doing="word-quit").open()

    def _others(self) -> None:
        saved = tables.saved(self.console.home)
        options = [(game.path, told_game(self.console, game, "saved-game")) for game in saved]
        title = self.text("start-others-ask")
        Pick(self.console, title, options, partial(tables.go_on, self.console)).open()

    def _first_game(self) -> None:
        """Begin a first game without any choice or question."""
        if not tables.begin_first(self.console, last_choices(self.console)):
            self.console.resume()

    def _new_game(self) -> None:
        from access_uno.play.new_game import NewGame

        ask_name(self.console, lambda: NewGame(self.console).open())

    def _daily(self) -> None:
        from access_uno.play import daily

        ask_name(self.console, partial(daily.open_menu, self.console))

    def _learn(self) -> None:
        from access_uno.play.lesson_mode import Lessons

        Lessons(self.console).open()

    def _rules(self) -> None:
        rulebook = last_choices(self.console).rules.rulebook
        ask_rulebook(self.console, rulebook, partial(read_rules, self.console))

    def _braille(self) -> None:
        words, current = self.console.words, self.console.settings.general.notation
        options = [(name, told(words, "notation", name)) for name in choices_of("notation", current)]
        tell = partial(tell_notation, self.console)
        Pick(self.console, words.text("braille-ask"), options, tell, current).open()


# From the command line


def chosen(given: Mapping[str, Any], language: str, home: Home) -> Choices:
    """Return what the command line chooses; raise UsageError if that is impossible."""
    return choices.given(given, home.presets, language, own_name(Settings(home.settings), home, language))


def play(given: Mapping[str, Any], console: Console) -> None:
    """Open the same game, as soon as the language is known."""
    try:
        game_from(given, console.words.language, console.home)(console)
    except SaveError as error:
        tables.say_trouble(console, error)
        console.leave()


def game_from(given: Mapping[str, Any], language: str, home: Home) -> Callable[[Console], None]:
    """Return what opens the game that a command line asks for.

    Raise UsageError if it is impossible, SaveError if its file cannot be read or written.
    """
    if "resume" in given:
        return _resumed(given, home)
    record, create = _created(given, language, home)
    if record.rules.custom_rule is not None and record.rules.custom_written == "game":
        return partial(_open_if_agreed, record, create)
    save = create()
    return lambda console: tables.open_game(console, record, save)


def _open_if_agreed(record: Record, create: Callable[[], SaveFile], console: Console) -> None:
    """Create the save only if the game begins."""
    from access_uno.play.new_game import ask_consent

    def agreed() -> None:
        try:
            save = create()
        except SaveError as error:
            tables.say_trouble(console, error)
            console.leave()
        else:
            tables.open_game(console, record, save)

    people = [name for name, level in zip(record.names, record.levels, strict=True) if level is None]
    ask_consent(console, record.rules, people, agreed, console.leave)


def _resumed(given: Mapping[str, Any], home: Home) -> Callable[[Console], None]:
    for name in _OF_NEW_GAMES:
        if name in given:
            raise UsageError("resume-with", option=f"--{name}")
    if path := given["resume"]:
        return partial(_go_on_with, *SaveFile.resume(Path(path)), [])
    broken: list[SaveError] = []
    for saved in unfinished(home.saves):
        try:
            save, past = SaveFile.resume(saved.path)
        except SaveError as error:
            if error.code != "broken":
                raise
            broken.append(error)  # it is told, and hides no other
        else:
            if not tables.is_over(past):
                return partial(_go_on_with, save, past, broken)
            tables.put_away(home, save)
    if broken:
        raise broken[0]
    raise UsageError("nothing-to-resume")


def _go_on_with(save: SaveFile, past: Replay, broken: Sequence[SaveError], console: Console) -> None:
    for error in broken:
        tables.say_trouble(console, error)
    tables.go_on_with(console, save, past)


def _created(given: Mapping[str, Any], language: str, home: Home) -> Any:
    record = chosen(given, language, home).record(computer_names(words_of(language)), given.get("seed"))
    if "record" in given:
        return record, partial(SaveFile.create, Path(given["record"]), record.header())
    return record, partial(new_save, home.saves, record.names, record.header())
