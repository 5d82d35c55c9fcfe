"""The commands of `access-uno`. Each reads its options and hands over to the room that does the work."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from access_uno import __version__
from access_uno.command_line.arguments import Command, Given, UsageError, parse, take_command, take_language
from access_uno.command_line.table import COMMANDS, DOCTOR, EVERYWHERE, START, languages
from access_uno.players.levels import LEVELS
from access_uno.system import installed
from access_uno.system.files import HomeError, why_not_written
from access_uno.text.folding import say

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.record import Replay
    from access_uno.words import Words


# The reader of a pipe has gone, or the terminal. Windows says EINVAL then.
_OUTPUT_GONE: Final = (errno.EPIPE, errno.EIO, *([errno.EINVAL] if sys.platform == "win32" else []))
_READING_SETTINGS: Final = ("reading", "pace", "notation", "braille", "display")  # that it can change


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status."""
    if getattr(sys, "frozen", False):
        _run_as_process()
    words = list(sys.argv[1:] if argv is None else argv)
    _open_standard_streams()
    try:
        _write_every_language()
        status = _run(list(words))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None:  # not about standard output
            return _report_bug(words)
        if error.errno not in _OUTPUT_GONE:
            _print_error(_requested_language(words), "cannot-write-output", reason=why_not_written(error))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception:
        return _report_bug(words)
    return status


def _run_as_process() -> None:
    """Run as the process that a program frozen into one file starts; return if this is none."""
    import multiprocessing

    multiprocessing.freeze_support()
    if sys.argv[1:] == ["-P", "-m", "access_uno.players.thinking"]:
        from access_uno.players import thinking

        thinking.main()
        sys.exit()


def _report_bug(words: list[str]) -> int:
    """Report a bug: one sentence for the player, and all that is known of it in the log.

    A missing library counts as well, perhaps the one that all words come from.
    """
    if told := installed.incomplete():
        say(told, sys.stderr)
        return 1
    import logging

    from access_uno.play.launch import log_file

    path = log_file()
    logging.basicConfig(filename=path, force=True)
    logging.getLogger(__name__).exception("a command broke")
    _print_error(_requested_language(words), "command-broke", path=path)
    return 70


def _requested_language(words: list[str]) -> str:
    """Return the language that a command line asks for, if the game speaks it."""
    with suppress(UsageError):
        return take_language(words, languages)
    return ""


def _open_standard_streams() -> None:
    """Open standard input and output, which a program may be started without, to nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115


def _write_every_language() -> None:
    """Print every language, as far as the terminal can; on Windows also to a file or a pipe."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
            if sys.platform == "win32" and not stream.isatty():
                stream.reconfigure(encoding="utf-8")


def _run(words: list[str]) -> int:
    """Find the command, parse its options, run it."""
    language = ""
    try:
        language = take_language(words, languages)
        command = BY_NAME[take_command(words, COMMANDS)]
        if command is START and words in (["--version"], ["-V"]):  # this needs nothing else
            print(f"access-uno {__version__}")
            return 0
        if command is not DOCTOR and (place := installed.intruder()):
            remedy = _remedy_sentence("braille-removed", language)
            _print_error(language, "braille-foreign", place=place, remedy=remedy)
            return 1
        given, arguments = parse(command._replace(options=(*command.options, *EVERYWHERE)), words)
        if given.pop("help", False):
            return _tell_help(command, language)
        return DO[command.name](given, arguments, language)
    except UsageError as error:
        _print_error(language, f"usage-{error.code}", **error.facts)
        return 2
    except HomeError:
        _print_error(language, "no-home")
        return 2


def _start(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    """Open the start menu."""
    from access_uno.play import launch
    from access_uno.play import start_menu as start

    begin = partial(start.begin, others=_open_online_menu)
    if given.get("browser"):
        return launch.run(_settings(language), begin, browser=True)
    to_browser: list[Console] = []

    def move(console: Console) -> None:
        to_browser.append(console)
        console.goes_elsewhere = True
        console.leave()

    status = launch.run(_settings(language), partial(begin, to_browser=move))
    if to_browser and not to_browser[0].ends:
        return launch.run(_settings(language), begin, browser=True)
    return status


def _open_online_menu(console: Console) -> None:
    from access_uno.play.online.start_menu import OnlineStartMenu

    OnlineStartMenu(console).open()


def _serve(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    from access_uno.play.online.serve import serve

    _tell_damaged(language, needed=not language)
    return serve(given, _language(language), language)


def _join(given: Given, arguments: list[str], language: str) -> int:
    from access_uno.play.online.join import joining

    manner = _typing(given, language)
    join = joining(given, arguments)
    return _open(manner, join.begin) or join.status


def _daily(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    """Play the deal of the day, tell yesterday's, or print the results of one of both."""
    from access_uno.play import daily
    from access_uno.record.daily import as_plain, today
    from access_uno.settings import home

    yesterday = given.get("yesterday", False)
    if given.get("json"):
        from datetime import timedelta

        day = today() - timedelta(days=yesterday)
        found = [as_plain(one) for one in daily.results(home(), day)]
        return _print_json({"day": day.isoformat(), "results": found})
    wanted = daily.hear_yesterday if yesterday else daily.begin
    begin = partial(wanted, rulebook=given.get("rulebook", ""))
    return _open(_typing(given, language), begin, given.get("browser", False))


def _learn(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    from access_uno.play.lesson_mode import Lessons

    def learn(console: Console) -> None:
        Lessons(console, given.get("rulebook", "")).open()

    return _open(_typing(given, language), learn, given.get("browser", False))


def _open(manner: dict[str, Any], begin: Callable[[Console], None], browser: bool = False) -> int:
    """Open the console, and begin once the questions of the very first start are answered."""
    from access_uno.play import launch
    from access_uno.play.first_start import first

    return launch.run(manner, partial(first, then=begin), browser)


def _typing(given: Given, language: str) -> dict[str, Any]:
    """Return the settings, with keys or lines as the command line says."""
    if given.get("keys") and given.get("lines"):
        raise UsageError("keys-or-lines")
    if given.get("browser") and (given.get("keys") or given.get("lines")):
        raise UsageError("browser-alone")
    manner = _settings(language)
    if given.get("keys") or given.get("lines"):
        manner["typing"] = "keys" if given.get("keys") else "lines"
    return manner


def _play(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    from access_uno.play import launch
    from access_uno.play import start_menu as start
    from access_uno.record.saves import SaveError
    from access_uno.settings import home

    manner = _typing(given, language) | {name: given[name] for name in _READING_SETTINGS if name in given}
    browser = given.get("browser", False)
    if "resume" not in given and launch.asks_first(manner, browser):
        start.chosen(given, _language(language), home())  # before any question
        return _open(manner, partial(start.play, given), browser)
    try:
        begin = start.game_from(given, _language(language), home())
    except SaveError as error:
        from access_uno.words.narration import save_trouble

        say(save_trouble(error, _language(language)), sys.stderr)
        return 1
    return _open(manner, begin, browser)


def _replay(given: Given, arguments: list[str], language: str) -> int:
    """Play records, and tell them or print them as JSON; or print the last position of one."""
    if given.get("position"):
        return _position(given, arguments, language)
    failed = False
    _tell_damaged(language, needed=not (language or given.get("json")))
    for file in arguments:
        replay = _as_json(file, language) if given.get("json") else _told(file, language, given.get("for"))
        failed = failed or replay.error is not None
    return int(failed)


def _position(given: Given, files: list[str], language: str) -> int:
    from access_uno.record.replay_output import Ending

    if given.get("json") or "for" in given:
        raise UsageError("position-alone")
    if len(files) > 1:
        raise UsageError("position-of-one")
    ending = Ending()
    ending.replay.read_file(Path(files[0]))
    if ending.replay.error:
        _print_record_error(ending.replay, files[0], language)
        return 1
    return _write_output(ending.text(), None, language)


def _as_json(file: str, language: str) -> Replay:
    from access_uno.record import Replay
    from access_uno.record.replay_output import report

    replay, why = Replay(), None
    replay.read_file(Path(file))
    if replay.error:  # words are loaded only for an error
        from access_uno.words.narration import reason

        why = reason(replay, _language(language))
    _print_json(report(file, replay, why))
    return replay


def _told(file: str, language: str, listener: str | None) -> Replay:
    from access_uno.words.narration import NoSuchPlayerError, narration

    replay = narration(_language(language), listener, say)
    try:
        replay.read_file(Path(file))
    except NoSuchPlayerError as error:
        raise UsageError("no-such-player", name=listener, players=error.names) from None
    if replay.error:
        _print_record_error(replay, file, language)
    return replay


def _review(given: Given, arguments: list[str], language: str) -> int:
    """Tell the moments of a match that mattered to a player."""
    from access_uno.cli.review import as_plain, reviewed, told

    file = arguments[0]
    replay, seat, found = reviewed(Path(file), given.get("for"))
    if found is None:
        _print_record_error(replay, file, language)
        return 1
    assert replay.record is not None
    if given.get("json"):
        return _print_json({"file": file} | as_plain(replay.record, seat, found))
    _tell_damaged(language, needed=not language)
    for line in told(replay.record, seat, found, _language(language)):
        say(line)
    return 0


def _print_record_error(replay: Replay, file: str, language: str) -> None:
    from access_uno.words.narration import reason

    assert replay.error is not None
    name, line = "file-line" if replay.error.line else "file-whole", replay.error.line
    _print_error(language, name, file=file, line=line, reason=reason(replay, _language(language)))


def _simulate(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    from access_uno.cli.simulate import simulate
    from access_uno.settings import home
    from access_uno.settings.choices import check_seats, given_rules

    if "rounds" in given and "matches" in given:
        raise UsageError("rounds-or-matches")
    levels = tuple(given.get("players", "random,random").split(","))
    for level in levels:
        if level not in LEVELS:
            raise UsageError("wrong-value", option="--players", value=level, allowed=LEVELS)
    if not 2 <= len(levels) <= 10:
        raise UsageError("wrong-number-of-players", count=len(levels))
    _tell_damaged(language, needed=not (language or given.get("json")))
    rules = given_rules(given, home().presets, _language(language))
    check_seats(rules, len(levels))
    result = simulate(
        rules,
        levels,
        rounds=given.get("rounds", 1000) if "matches" not in given else None,
        matches=given.get("matches"),
        seed=given.get("seed", 0),
        jobs=given.get("jobs", 1),
        progress=_progress(language) if sys.stderr.isatty() else None,
    )
    if given.get("json"):
        return _print_json(result)
    _tell_simulation(result, rules.scoring, language)
    return 0


def _rules_text(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    from access_uno.words.rules_text import in_another_language, read_rules

    if given.get("brf") and given.get("pef"):
        raise UsageError("brf-or-pef")
    paper = "brf" if given.get("brf") else "pef" if given.get("pef") else ""
    if not paper and "output" not in given and sys.stdin.isatty() and sys.stdout.isatty():
        from access_uno.play import rules_reader

        def read(console: Console) -> None:
            rules_reader.read_rules(console, _rulebook(given, console.words.language))

        return _open(_settings(language), read)
    _tell_damaged(language, needed=not language or "rulebook" not in given)
    text = read_rules(_rulebook(given, language), _language(language))
    if paper:
        from access_uno.cli.paper import emboss_text

        embossed = _try_braille(lambda: emboss_text(text.lines(), text.title, text.language, paper), language)
        return 1 if embossed is None else _write_output(embossed, given.get("output"), language)
    announced = in_another_language(_words(language), text)
    lines = (*filter(None, [announced]), text.title, *text.lines())
    return _write_output("\n".join(lines) + "\n", given.get("output"), language)


def _braille(given: Given, arguments: list[str], language: str) -> int:
    """Print the cells of cards."""
    from access_uno.cli.paper import braille_command

    notation, form = given.get("notation", "rulebook"), given.get("format", "cells")
    cells = _try_braille(
        lambda: braille_command(arguments, notation, form, bool(given.get("stacked"))), language
    )
    return 1 if cells is None else _write_output(f"{cells!s}\n", None, language)


def _deck(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    """Print labels for a deck."""
    from access_uno.cli.paper import deck_command

    _tell_damaged(language, needed=not language or "rulebook" not in given)
    rulebook = _rulebook(given, language)
    notation, form = given.get("notation", "rulebook"), given.get("format", "brf")
    labels = _try_braille(lambda: deck_command(rulebook, notation, form, _language(language)), language)
    return 1 if labels is None else _write_output(labels, given.get("output"), language)


def _doctor(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    """Print what is there and what is missing."""
    from access_uno.cli.doctor import tell

    _tell_damaged(language, needed=True)
    return tell(_words(language))


def _results(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    """Print what was won so far."""
    from access_uno.record import results
    from access_uno.settings import home

    here = home()
    try:
        found = results.count_all(here.results, here.saves)
    except OSError:
        _print_error(language, "results-cannot-be-read", path=str(here.results))
        return 1
    if given.get("json"):
        return _print_json(results.as_plain(found))
    from access_uno.words.results import results_told

    _tell_damaged(language, needed=not language)
    before = ""
    for heading, line, _ in results_told(_words(language), found):
        if heading != before:
            say(heading)
        before = heading
        say(line)
    return 0


def _manual(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    from access_uno.command_line.manual import manual

    return _write_output(manual(_words(language)), None, language)


def _completions(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    """Print what a shell needs to complete a command line."""
    from access_uno.command_line.completions import completions

    return _write_output(completions(arguments[0], _words(language)), None, language)


def _help(given: Given, arguments: list[str], language: str) -> int:  # noqa: ARG001
    return _tell_help(BY_NAME[arguments[0] if arguments else ""], language)


def _try_braille(make: Callable[[], str | bytes], language: str) -> str | bytes | None:
    """Return what `make` makes; print a sentence and return None if braille cannot."""
    from braille.liblouis import LouisError
    from braille.notation import BrailleError

    try:
        return make()
    except BrailleError as error:
        if error.code in ("unknown-notation", "unknown-format"):
            raise UsageError(f"braille-{error.code}", **error.facts) from None
        _print_error(language, f"braille-{error.code}", **error.facts)
    except LouisError as error:
        facts = {}
        if error.reason in ("missing", "wrong", "old"):
            facts["remedy"] = _remedy_sentence(
                "louis-removed" if error.reason == "wrong" else "liblouis", language
            )
        _print_error(language, f"liblouis-{error.reason}", **facts)
    return None


def _remedy_sentence(need: installed.Need, language: str) -> str:
    """Return the sentence about what helps with a copy that was installed like this one."""
    message, facts = installed.remedy(need)
    return _words(language).text(message, **facts)


def _write_output(content: str | bytes, path: str | None, language: str) -> int:
    """Write the result to a file, or to standard output."""
    data = content.encode() if isinstance(content, str) else content
    if path is None:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return 0
    try:
        Path(path).write_bytes(data)
    except (OSError, ValueError) as error:
        _print_error(language, "cannot-write-file", path=path, reason=why_not_written(error))
        return 1
    return 0


def _print_json(value: dict[str, Any]) -> int:
    """Print a result for programs, in ASCII, which any terminal can print."""
    import json

    print(json.dumps(value), flush=True)
    return 0


def _progress(language: str) -> Callable[[int, int], None]:
    """Return a function that reports each quarter on standard error."""
    told = {0}

    def progress(done: int, count: int) -> None:
        percent = 100 * done // count // 25 * 25
        if percent not in told:
            told.add(percent)
            _print_error(language, "simulated-progress", percent=percent)

    return progress


def _tell_simulation(result: dict[str, Any], scoring: str, language: str) -> None:
    """Tell the result of a simulation in sentences; `scoring` says whose the points are."""
    words = _words(language)
    say(words.text("simulated", rounds=result["rounds"], rate=round(result["rounds_per_second"])))
    for seat, (level, share) in enumerate(zip(result["players"], result["win_share"], strict=True), 1):
        say(words.text("simulated-seat", player=seat, level=level, share=round(100 * share, 1)))
    if "matches" in result:
        wins = [
            words.text("simulated-match-wins", player=seat, count=count)
            for seat, count in enumerate(result["match_wins"], 1)
        ]
        say(words.text("simulated-matches", matches=result["matches"], wins=words.join(wins)))
    turns, points = result["turns"], result["winner_points"]
    say(words.text("simulated-turns", mean=round(turns["mean"], 1), median=turns["p50"], most=turns["p95"]))
    say(words.text("simulated-points", mean=round(points["mean"], 1), scoring=scoring))
    say(words.text("simulated-void", count=result["void"]))


# Shared by all commands


def _rulebook(given: Given, language: str) -> str:
    """Return the rulebook that was given, else that of the last new game, else the first in the language."""
    from access_uno.settings import Settings, home
    from access_uno.settings.choices import remembered

    if "rulebook" in given:
        return str(given["rulebook"])
    return remembered(Settings(home().settings).game, _language(language), "").rules.rulebook


def _settings(language: str) -> dict[str, Any]:
    """Return the settings that the command line gives."""
    return {"language": language} if language else {}


def _language(language: str) -> str:
    """Return the language to use: the option, else the setting, else the system's."""
    from access_uno.settings import Settings, home
    from access_uno.words.languages import default_language

    if language:
        return language
    chosen = default_language(os.environ)
    with suppress(HomeError):
        settings = Settings(home().settings, chosen)
        settings.restrict("language", languages)
        chosen = settings.general.language
    return chosen


def _tell_damaged(language: str, needed: bool) -> None:
    """Print what is wrong with the settings file, where it matters and no console opens that says it."""
    from access_uno.settings import Settings, home

    if not needed:
        return
    try:
        settings = Settings(home().settings)
    except HomeError:  # without a folder for them nothing is damaged
        return
    settings.restrict("language", languages)
    for trouble in settings.take_troubles():
        if trouble.code != "settings-wrong-value" or trouble.name == "language":
            _print_error(language, f"trouble-{trouble.code}", name=trouble.name, value=trouble.value)


def _words(language: str) -> Words:
    """Return the words of the language to use."""
    from access_uno.words import words_of

    return words_of(_language(language))


def _print_error(language: str, code: str, /, **facts: Any) -> None:
    """Print on standard error what is wrong."""
    say(_words(language).text(code, **facts), sys.stderr)


def _tell_help(command: Command, language: str) -> int:
    from access_uno.command_line.help import help_lines

    for line in help_lines(command, _words(language)):
        say(line)
    return 0


BY_NAME: Final = {command.name: command for command in COMMANDS}
DO: Final[dict[str, Callable[[Given, list[str], str], int]]] = {
    "": _start,
    "play": _play,
    "replay": _replay,
    "review": _review,
    "simulate": _simulate,
    "rules": _rules_text,
    "braille": _braille,
    "deck": _deck,
    "results": _results,
    "daily": _daily,
    "learn": _learn,
    "doctor": _doctor,
    "serve": _serve,
    "join": _join,
    "manual": _manual,
    "completions": _completions,
    "help": _help,
}
