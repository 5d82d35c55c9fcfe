"""Records: round trips, and whatever bytes a file may hold."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_uno.engine import Game, Phase
from access_uno.engine.notation import ABOUT_PLAYERS, PLAIN, action_text, parse_action
from access_uno.engine.rules import NUMBERS, OPTIONS
from access_uno.engine.setup import Setup
from access_uno.players.levels import LEVELS
from access_uno.record import MAX_LINE, Record, Replay
from access_uno.record.record import _HEADER_KEYS
from access_uno.record.replay_output import Ending, report
from access_uno.words import languages
from access_uno.words.narration import reason
from tests.engine.worlds import EVERY_ACTION, setups, walk

DOCS = Path(__file__).parents[2] / "docs"
DOC = (DOCS / "records.md").read_text(encoding="utf-8")
NAMES = ("Anna", "Ben", "Ça va", "名字", "E e", "F", "G", "H", "I", "J")
GOOD = """uno 1
rulebook: mario-de
rule: limit = 300
player: Anna
player: Ben | computer hard
hand: Anna = R7 B3 W
hand: Ben = G1 Y2 ST
stock: B1 G2 B9 Y1
discard: G5 R5
turn: Anna
called:
totals: Anna 20, Ben 7
begin
Anna: play R7
Ben: draw
Anna: play W green uno
"""


def played(text: str | bytes) -> Replay:
    return Replay.of(text.encode() if isinstance(text, str) else text)


def code_of(text: str | bytes) -> tuple[int, str]:
    """Line and code of the error that a text must give; its sentence must be one line of plain text."""
    replay = played(text)
    assert replay.error is not None
    for language in languages():
        told = reason(replay, language)
        assert told.isprintable()
        assert re.search(r".{7}[.。?？]( \(R\d+\)|（R\d+）)?$", told)
    assert json.loads(json.dumps(report("x", replay, told)))["error"]["line"] == replay.error.line
    return replay.error.line, replay.error.code


def changed(line: int, text: str) -> str:
    """The good record with one line changed; counted from 1."""
    lines = GOOD.splitlines()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


# Round trips


@settings(max_examples=60)
@given(setups, st.integers(0, 2**32), st.data())
def test_a_record_gives_back_its_game(setup, seed: int, data: st.DataObject) -> None:  # type: ignore[no-untyped-def]
    """For every reachable game: its record, written and read, gives an equal game and the same text."""
    names = NAMES[: setup.players]
    levels = tuple(data.draw(st.sampled_from((None, *LEVELS))) for _ in names)
    record = Record(names, levels, setup)
    game, events = Game.begin(setup)
    steps = []
    for step in walk(game, seed, 40):
        steps.append((step.seat, step.action))
        events = events + step.events
    text = record.write(steps)
    replay = played(text)
    assert replay.error is None
    assert (replay.game, replay.steps, replay.events) == (game, steps, events)
    assert replay.record is not None
    assert replay.record.write(replay.steps) == text


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(setup=setups, seed=st.integers(0, 2**32))
def test_a_record_goes_on_from_its_last_position_with_the_same_events(
    setup: Setup, seed: int, tmp_path: Path
) -> None:
    names = NAMES[: setup.players]
    game, _ = Game.begin(setup)
    steps = [(step.seat, step.action) for step in walk(game, seed, seed % 60)]
    file = tmp_path / "a.uno"
    file.write_text(Record(names, (None,) * setup.players, setup).write(steps), encoding="utf-8")
    text = position_of(file)
    ending = played(text)
    assert ending.error is None
    assert ending.game is not None
    assert ending.game.hands == game.hands
    assert [step.events for step in walk(ending.game, seed, 40)] == [
        step.events for step in walk(game, seed, 40)
    ]
    file.write_text(text, encoding="utf-8")
    assert position_of(file) == text


def test_the_last_position_has_the_present_player_of_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "a.uno"
    file.write_text(
        GOOD.replace("Ben: draw\n", "Ben: seat person\nAnna: seat computer easy\n"), encoding="utf-8"
    )
    text = position_of(file)
    assert "player: Anna | computer easy\nplayer: Ben\n" in text
    assert text.endswith("begin\n")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("catchable: Ben", "not-catchable"),
        ("finished: Ben", "nobody-finishes"),
        ("drawn: G9", "drawn-elsewhere"),
        ("penalty: 4", "penalty-incomplete"),
        ("penalty: 2\npenalty-from: Ben\npenalty-then: Anna", "penalty-impossible"),
        ("fresh: perhaps", "no-yes-or-no"),
        ("penalty-before: red", "no-card-before"),
        ("stuck: -1", "number-out-of-range"),
    ],
)
def test_what_cannot_be_in_the_middle_of_a_turn_is_an_error(line: str, code: str) -> None:
    assert code_of(GOOD.replace("called:\n", f"{line}\n"))[1] == code


def position_of(file: Path) -> str:
    """The record that goes on from the last position of one."""
    ending = Ending()
    ending.replay.read_file(file)
    return ending.text()


def test_a_second_try_goes_on_from_any_step_and_does_not_count() -> None:
    head, *steps = GOOD.replace("Ben: draw\n", "Ben: seat computer easy\nBen: draw\n").partition("begin\n")
    steps = steps[-1].splitlines(keepends=True)
    for count in range(len(steps)):
        ending = Ending(count)
        ending.replay.read(BytesIO("".join([head, "begin\n", *steps]).encode()))
        text = ending.text(counts=False)
        again, before = played(text), played("".join([head, "begin\n", *steps[:count]]))
        assert again.record is not None
        assert again.game is not None
        assert before.game is not None
        assert (again.error, again.record.counts) == (None, False)
        assert Setup.of(again.game).but(seed=0) == Setup.of(before.game).but(seed=0)
        assert again.record.levels == (None, "easy" if count > 1 else "hard")
        assert again.record.write(again.steps) == text


def test_writing_what_was_read_is_a_fixed_point() -> None:
    replay = played(GOOD.replace("\n", "   # said aside\r\n"))
    assert replay.record is not None
    once = replay.record.write(replay.steps)
    again = played(once)
    assert again.record is not None
    assert again.record.write(again.steps) == once
    assert again.game == replay.game


def test_a_hint_is_kept_in_its_place_and_changes_nothing() -> None:
    helped = GOOD + "Anna: hint\nBen: hint\nBen: hint\n"
    replay, without = played(helped), played(GOOD)
    assert replay.record is not None
    assert (replay.hints_of(0), replay.hints_of(1)) == (1, 2)
    assert (replay.game, replay.steps, replay.events) == (without.game, without.steps, without.events)
    once = replay.record.write(replay.steps, replay.hints)
    again = played(once)
    assert again.record is not None
    assert again.record.write(again.steps, again.hints) == once
    assert once.endswith("Anna: hint\nBen: hint\nBen: hint\n")


def test_every_action_is_read_as_it_is_written() -> None:
    assert [parse_action(action_text(action, NAMES), NAMES) for action in EVERY_ACTION] == EVERY_ACTION


def test_cards_colours_and_line_ends_are_read_in_any_manner() -> None:
    assert (
        played("\ufeff" + GOOD.replace("\n", "\r\n").replace("R7", "r7").replace("green", "GREEN")).error
        is None
    )


# What is wrong is told with its line


@pytest.mark.parametrize(
    ("line", "text", "code", "at"),
    [
        (1, "uno 2", "no-version", 1),
        (2, "rulebook: mario-fr", "unknown-rulebook", 2),
        (2, "# nothing", "no-rulebook", 13),
        (3, "rule: limit = 0", "unknown-number", 3),
        (3, "rule: limits = 5", "unknown-option", 3),
        (3, "rule: limit", "no-option", 3),
        (3, "colour red", "unknown-header", 3),
        (4, "player: An:na", "name-with-mark", 4),
        (4, "player: " + "A" * 33, "name-too-long", 4),
        (4, "player: A\x1b[2Jnna", "name-with-control", 4),
        (4, "player: Anna\x1c", "name-with-control", 4),
        (4, "player: \x85Anna", "name-with-control", 4),
        (4, "player: A\u202enna", "name-with-control", 4),
        (4, "player: A\u2028nna", "name-with-control", 4),
        (4, "player: Ben", "name-twice", 5),
        (4, "# nobody", "too-few-players", 13),
        (5, "player: Ben | computer clever", "unknown-level", 5),
        (6, "hand: Anna = R7 B3 W W W W W", "too-many-copies", 6),
        (6, "hand: Carla = R7", "unknown-player", 6),
        (6, "hand: Ben = R7", "hand-twice", 7),
        (6, "hand: Anna R7", "no-hand", 6),
        (6, "hand: Anna =", "empty-hand", 6),
        (8, "stock: Q9", "unknown-card", 8),
        (8, "stock: ſt", "unknown-card", 8),
        (9, "discard:", "empty-discard", 9),
        (9, "discard: R5 W", "no-colour", 13),
        (10, "turn: Carla", "unknown-player", 10),
        (10, "# no turn", "no-turn", 13),
        (10, "seed: 1.5", "no-number", 10),
        (10, "seed: ٣", "no-number", 10),
        (11, "called: Ben", "called-too-early", 11),
        (11, "colour: blue", "colour-contradicted", 11),
        (12, "totals: Anna 300", "match-is-over", 12),
        (12, "totals: Anna", "no-pair", 12),
        (12, "round: 0", "number-out-of-range", 12),
        (14, "Anna", "no-step", 14),
        (14, "Carla: draw", "unknown-player", 14),
        (14, "Anna: fly", "unknown-action", 14),
        (14, "Anna: ", "no-step", 14),
        (14, "Anna: play R7 mauve", "unknown-colour", 14),
        (14, "Anna: play G9", "refused", 14),
        (14, "Ben: draw", "refused", 14),
    ],
)
def test_a_mistake_is_told_with_its_line(line: int, text: str, code: str, at: int) -> None:
    assert code_of(changed(line, text)) == (at, code)


@pytest.mark.parametrize("players", [11, 12, 50])
def test_r5_the_eleventh_player_is_one_too_many(players: int) -> None:
    header = ["uno 1", "rulebook: mario-de", *(f"player: P{number}" for number in range(players)), "seed: 1"]
    assert code_of("\n".join([*header, "begin"])) == (13, "too-many-players")


CARDS = ("hand: Ben = B0", "hand: Anna = R1", "stock: B0")


@pytest.mark.parametrize("order", list(itertools.permutations(CARDS)))
def test_a_copy_too_many_is_told_with_the_line_that_brings_it(order: tuple[str, ...]) -> None:
    players = ["uno 1", "rulebook: mario-de", "player: Anna", "player: Ben"]
    at = max(place for place, line in enumerate(order) if "B0" in line) + len(players) + 1
    assert code_of("\n".join([*players, *order, "begin"])) == (at, "too-many-copies")


def test_a_refused_step_leaves_the_state_before_it() -> None:
    good = played("".join(GOOD.splitlines(keepends=True)[:14]))
    bad = played("".join(GOOD.splitlines(keepends=True)[:14]) + "Ben: play ST\nBen: draw\n")
    assert bad.error is not None
    assert (bad.error.line, bad.error.rule) == (15, "R48")
    assert (bad.game, bad.steps) == (good.game, good.steps)


def test_a_file_that_ends_before_the_game_begins() -> None:
    for end in range(GOOD.index("begin") + 5):
        lines = len(GOOD[:end].splitlines())
        assert code_of(GOOD[:end]) == (lines + 1, "ends-too-early")
    assert code_of("uno 2") == (1, "no-version")
    assert code_of("uno 1\nbegun") == (2, "unknown-header")


@pytest.mark.parametrize("end", range(0, len(GOOD), 7))
def test_a_file_cut_anywhere_is_read_or_refused_in_a_sentence(end: int) -> None:
    replay = played(GOOD[:end])
    assert replay.error is None or len(reason(replay, "de")) > 10


@settings(max_examples=150)
@given(st.binary(max_size=300), st.integers(0, len(GOOD)), st.integers(0, 20))
def test_random_bytes_anywhere_never_break_it(noise: bytes, place: int, gone: int) -> None:
    text = GOOD.encode()
    replay = played(text[:place] + noise + text[place + gone :])
    assert json.dumps(report("x", replay, reason(replay, "zh") if replay.error else None))
    if replay.error:
        assert reason(replay, "zh").isprintable()


def test_long_lines_and_many_lines_are_refused_with_their_number() -> None:
    assert code_of(b"uno 1\n" + b"x" * 10_000_000) == (2, "line-too-long")
    assert code_of(GOOD + "#" + "x" * MAX_LINE + "\n") == (17, "line-too-long")
    assert code_of("uno 1\n" + "rule: limit = 5\n" * 1_000_000)[1] == "said-too-often"


# The command


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "access_uno", "--language", "en", "replay", *words]
    environment = os.environ | environment
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_the_command_prints_a_line_for_each_file_and_fails_if_one_does(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.uno", tmp_path / "bad.uno"
    good.write_text(GOOD)
    bad.write_bytes(b"\xff\xfe")
    assert run("--json", str(good)).returncode == 0
    both = run("--json", str(bad), str(good), str(tmp_path))
    assert both.returncode == 1
    first, second, third = (json.loads(line) for line in both.stdout.splitlines())
    assert [one["file"] for one in (first, second, third)] == [str(bad), str(good), str(tmp_path)]
    assert [one["error"] and one["error"]["line"] for one in (first, second, third)] == [1, None, 0]
    assert first.keys() == second.keys() == third.keys()
    assert second["hands"] == {"Anna": ["B3"], "Ben": ["G1", "Y2", "ST", "B1"]}
    assert {"event": "played", "player": "Anna", "card": "R7"} in second["events"]
    assert run("--json").returncode == 2
    assert run("--no", str(good)).returncode == 2


def test_a_terminal_that_cannot_write_a_name_gets_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "good.uno"
    file.write_text(GOOD.replace("Anna", "名字"), encoding="utf-8")
    told, printed = (run(str(file), *how, PYTHONIOENCODING="ascii") for how in ((), ("--json",)))
    assert (told.returncode, told.stderr, printed.returncode, printed.stderr) == (0, "", 0, "")
    assert "?? plays red 7." in told.stdout
    assert json.loads(printed.stdout)["players"] == ["名字", "Ben"]


def test_a_told_record_hides_what_its_listener_could_not_know(tmp_path: Path) -> None:
    good = tmp_path / "good.uno"
    good.write_text(GOOD)
    anna, ben, public = (run(str(good), *who).stdout for who in (("--for", "Anna"), ("--for", "Ben"), ()))
    assert "blue 1" in ben
    assert "blue 1" not in anna + public
    assert run(str(good), "--for", "Carla").returncode == 2


# What docs/records.md says


def in_tables(pattern: str) -> set[str]:
    """What the tables name in their first columns in code style, as far as it begins like this."""
    columns = re.findall(r"^\| (`.*?) \| ", DOC, re.MULTILINE)
    return {found for column in columns for found in re.findall(rf"`({pattern})", column)}


def test_the_example_in_the_docs_is_a_record() -> None:
    replay = played(DOC.split("```\n")[1])
    assert (replay.error, len(replay.steps)) == (None, 3)


def test_the_docs_name_every_line_action_phase_and_key() -> None:
    assert in_tables("[a-z-]+(?=:)") == set(_HEADER_KEYS)
    with_more = {"play", "star", "colour", "show", "discard", "jump", "write"}
    assert {*PLAIN, *ABOUT_PLAYERS, *with_more} <= in_tables("[a-z]+")
    assert {phase.value for phase in Phase} <= set(re.findall(r"`([a-z-]+)`", DOC))
    assert report("x", played(GOOD), None).keys() <= in_tables("[a-z_]+")


def test_the_docs_give_every_value_of_every_option() -> None:
    house = (DOCS / "house-rules.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| (.*?) \|", house + DOC, re.MULTILINE))
    for option, values in OPTIONS.items():
        told = rows[option].partition(", else")[0].replace("`", "")
        assert told == (" to " if option in NUMBERS else ", ").join(values)
