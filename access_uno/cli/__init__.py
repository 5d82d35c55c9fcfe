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
from access_uno.cli._call import Call
from access_uno.command_line.arguments import Command, UsageError, parse, take_command, take_language
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
            _call(words).error("cannot-write-output", reason=why_not_written(error))
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
    _call(words).error("command-broke", path=path)
    return 70


def _call(words: list[str]) -> Call:
    """Return a command line of which only the language is known, if the game speaks it."""
    with suppress(UsageError):
        return Call(take_language(words, languages))
    return Call("")


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
            call = Call(language)
            return call.error("braille-foreign", place=place, remedy=call.remedy("braille-removed"))
        call = Call(language, *parse(command._replace(options=(*command.options, *EVERYWHERE)), words))
        return _tell_help(call, command) if call.given.pop("help", False) else DO[command.name](call)
    except UsageError as error:
        Call(language).error(f"usage-{error.code}", **error.facts)
    except HomeError:
        Call(language).error("no-home")
    return 2


def _start(call: Call) -> int:
    """Open the start menu."""
    from access_uno.play import launch
    from access_uno.play import start_menu as start

    begin = partial(start.begin, others=_open_online_menu)
    if call.given.get("browser"):
        return launch.run(call.settings, begin, browser=True)
    to_browser: list[Console] = []

    def move(console: Console) -> None:
        to_browser.append(console)
        console.goes_elsewhere = True
        console.leave()

    status = launch.run(call.settings, partial(begin, to_browser=move))
    if to_browser and not to_browser[0].ends:
        return launch.run(call.settings, begin, browser=True)
    return status


def _open_online_menu(console: Console) -> None:
    from access_uno.play.online.start_menu import OnlineStartMenu

    OnlineStartMenu(console).open()


def _serve(call: Call) -> int:
    from access_uno.play.online.serve import serve

    call.tell_damaged(not call.asked)
    return serve(call.given, call.language, call.asked)


def _join(call: Call) -> int:
    from access_uno.play.online.join import joining

    return _open(_typing(call), joining(call.given, call.arguments))


def _daily(call: Call) -> int:
    """Play the deal of the day, tell yesterday's, or print the results of one of both."""
    from access_uno.play import daily
    from access_uno.record.daily import as_plain, today
    from access_uno.settings import home

    yesterday = call.given.get("yesterday", False)
    if call.given.get("json"):
        from datetime import timedelta

        day = today() - timedelta(days=yesterday)
        found = [as_plain(one) for one in daily.results(home(), day)]
        return _print_json({"day": day.isoformat(), "results": found})
    wanted = daily.hear_yesterday if yesterday else daily.begin
    begin = partial(wanted, rulebook=call.given.get("rulebook", ""))
    return _open(_typing(call), begin, call.given.get("browser", False))


def _learn(call: Call) -> int:
    from access_uno.play.lesson_mode import Lessons

    def learn(console: Console) -> None:
        Lessons(console, call.given.get("rulebook", "")).open()

    return _open(_typing(call), learn, call.given.get("browser", False))


def _open(manner: dict[str, Any], begin: Callable[[Console], None], browser: bool = False) -> int:
    """Open the console, and begin once the questions of the very first start are answered."""
    from access_uno.play import launch
    from access_uno.play.first_start import first

    return launch.run(manner, partial(first, then=begin), browser)


def _typing(call: Call) -> dict[str, Any]:
    """Return the settings, with keys or lines as the command line says."""
    keys, lines, browser = (call.given.get(name) for name in ("keys", "lines", "browser"))
    if keys and lines:
        raise UsageError("keys-or-lines")
    if browser and (keys or lines):
        raise UsageError("browser-alone")
    return call.settings | ({"typing": "keys" if keys else "lines"} if keys or lines else {})


def _play(call: Call) -> int:
    from access_uno.play import launch
    from access_uno.play import start_menu as start
    from access_uno.record.saves import SaveError
    from access_uno.settings import home

    given = call.given
    manner = _typing(call) | {name: given[name] for name in _READING_SETTINGS if name in given}
    browser = given.get("browser", False)
    if "resume" not in given and launch.asks_first(manner, browser):
        start.chosen(given, call.language, home())  # before any question
        return _open(manner, partial(start.play, given), browser)
    try:
        begin = start.game_from(given, call.language, home())
    except SaveError as error:
        from access_uno.words.narration import save_trouble

        say(save_trouble(error, call.language), sys.stderr)
        return 1
    return _open(manner, begin, browser)


def _replay(call: Call) -> int:
    """Play records, and tell them or print them as JSON; or print the last position of one."""
    if call.given.get("position"):
        return _position(call)
    as_json = call.given.get("json")
    call.tell_damaged(not (call.asked or as_json))
    replays = [_as_json(call, file) if as_json else _told(call, file) for file in call.arguments]
    return int(any(replay.error is not None for replay in replays))


def _position(call: Call) -> int:
    from access_uno.record.replay_output import Ending

    if call.given.get("json") or "for" in call.given:
        raise UsageError("position-alone")
    if len(call.arguments) > 1:
        raise UsageError("position-of-one")
    ending, file = Ending(), call.arguments[0]
    ending.replay.read_file(Path(file))
    return call.record_error(ending.replay, file) if ending.replay.error else call.write(ending.text())


def _as_json(call: Call, file: str) -> Replay:
    from access_uno.record import Replay
    from access_uno.record.replay_output import report

    replay, why = Replay(), None
    replay.read_file(Path(file))
    if replay.error:  # words are loaded only for an error
        from access_uno.words.narration import reason

        why = reason(replay, call.language)
    _print_json(report(file, replay, why))
    return replay


def _told(call: Call, file: str) -> Replay:
    from access_uno.words.narration import NoSuchPlayerError, narration

    listener = call.given.get("for")
    replay = narration(call.language, listener, say)
    try:
        replay.read_file(Path(file))
    except NoSuchPlayerError as error:
        raise UsageError("no-such-player", name=listener, players=error.names) from None
    if replay.error:
        call.record_error(replay, file)
    return replay


def _review(call: Call) -> int:
    """Tell the moments of a match that mattered to a player."""
    from access_uno.cli.review import as_plain, reviewed, told

    file = call.arguments[0]
    replay, seat, found = reviewed(Path(file), call.given.get("for"))
    if found is None:
        return call.record_error(replay, file)
    assert replay.record is not None
    if call.given.get("json"):
        return _print_json({"file": file} | as_plain(replay.record, seat, found))
    call.tell_damaged(not call.asked)
    for line in told(replay.record, seat, found, call.language):
        say(line)
    return 0


def _simulate(call: Call) -> int:
    from access_uno.cli.simulate import simulate
    from access_uno.settings import home
    from access_uno.settings.choices import check_seats, given_rules

    given = call.given
    if "rounds" in given and "matches" in given:
        raise UsageError("rounds-or-matches")
    levels = tuple(given.get("players", "random,random").split(","))
    for level in levels:
        if level not in LEVELS:
            raise UsageError("wrong-value", option="--players", value=level, allowed=LEVELS)
    if not 2 <= len(levels) <= 10:
        raise UsageError("wrong-number-of-players", count=len(levels))
    call.tell_damaged(not (call.asked or given.get("json")))
    rules = given_rules(given, home().presets, call.language)
    check_seats(rules, len(levels))
    result = simulate(
        rules,
        levels,
        rounds=given.get("rounds", 1000) if "matches" not in given else None,
        matches=given.get("matches"),
        seed=given.get("seed", 0),
        jobs=given.get("jobs", 1),
        progress=_progress(call) if sys.stderr.isatty() else None,
    )
    if given.get("json"):
        return _print_json(result)
    _tell_simulation(result, rules.scoring, call.words)
    return 0


def _rules_text(call: Call) -> int:
    from access_uno.words.rules_text import in_another_language, read_rules

    given = call.given
    if given.get("brf") and given.get("pef"):
        raise UsageError("brf-or-pef")
    paper = "brf" if given.get("brf") else "pef" if given.get("pef") else ""
    if not paper and "output" not in given and sys.stdin.isatty() and sys.stdout.isatty():
        from access_uno.play import rules_reader

        def read(console: Console) -> None:
            rules_reader.read_rules(console, Call(console.words.language, given).rulebook)

        return _open(call.settings, read)
    call.tell_damaged(not call.asked or "rulebook" not in given)
    text = read_rules(call.rulebook, call.language)
    if paper:
        from access_uno.cli.paper import emboss_text

        return call.write_braille(lambda: emboss_text(text.lines(), text.title, text.language, paper))
    announced = in_another_language(call.words, text)
    lines = (*filter(None, [announced]), text.title, *text.lines())
    return call.write("\n".join(lines) + "\n", given.get("output"))


def _braille(call: Call) -> int:
    """Print the cells of cards."""
    from access_uno.cli.paper import braille_command

    notation, form = call.given.get("notation", "rulebook"), call.given.get("format", "cells")
    stacked = bool(call.given.get("stacked"))
    return call.write_braille(lambda: f"{braille_command(call.arguments, notation, form, stacked)!s}\n")


def _deck(call: Call) -> int:
    """Print labels for a deck."""
    from access_uno.cli.paper import deck_command

    call.tell_damaged(not call.asked or "rulebook" not in call.given)
    notation, form = call.given.get("notation", "rulebook"), call.given.get("format", "brf")
    return call.write_braille(lambda: deck_command(call.rulebook, notation, form, call.language))


def _doctor(call: Call) -> int:
    """Print what is there and what is missing."""
    from access_uno.cli.doctor import tell

    call.tell_damaged(True)
    return tell(call.words)


def _results(call: Call) -> int:
    """Print what was won so far."""
    from access_uno.record import results
    from access_uno.settings import home

    here = home()
    try:
        found = results.count_all(here.results, here.saves)
    except OSError:
        return call.error("results-cannot-be-read", path=str(here.results))
    if call.given.get("json"):
        return _print_json(results.as_plain(found))
    from access_uno.words.results import results_told

    call.tell_damaged(not call.asked)
    before = ""
    for heading, line, _ in results_told(call.words, found):
        if heading != before:
            say(heading)
        before = heading
        say(line)
    return 0


def _manual(call: Call) -> int:
    from access_uno.command_line.manual import manual

    return call.write(manual(call.words))


def _completions(call: Call) -> int:
    """Print what a shell needs to complete a command line."""
    from access_uno.command_line.completions import completions

    return call.write(completions(call.arguments[0], call.words))


def _help(call: Call) -> int:
    return _tell_help(call, BY_NAME[call.arguments[0] if call.arguments else ""])


def _tell_help(call: Call, command: Command) -> int:
    from access_uno.command_line.help import help_lines

    for line in help_lines(command, call.words):
        say(line)
    return 0


def _print_json(value: dict[str, Any]) -> int:
    """Print a result for programs, in ASCII, which any terminal can print."""
    import json

    print(json.dumps(value), flush=True)
    return 0


def _progress(call: Call) -> Callable[[int, int], None]:
    """Return a function that reports each quarter on standard error."""
    told = {0}

    def progress(done: int, count: int) -> None:
        percent = 100 * done // count // 25 * 25
        if percent not in told:
            told.add(percent)
            call.error("simulated-progress", percent=percent)

    return progress


def _tell_simulation(result: dict[str, Any], scoring: str, words: Words) -> None:
    """Tell the result of a simulation in sentences; `scoring` says whose the points are."""
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


BY_NAME: Final = {command.name: command for command in COMMANDS}
DO: Final[dict[str, Callable[[Call], int]]] = {
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
