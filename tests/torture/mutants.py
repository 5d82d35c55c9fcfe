"""Mutants: records, settings and presets that chance has changed: read, or refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from access_uno.command_line.arguments import UsageError
from access_uno.engine.game import Game
from access_uno.engine.position import GAME_OVER
from access_uno.engine.rules import OPTIONS, RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.play.new_game import NewGame
from access_uno.play.settings_menu import KeysMenu, SettingsMenu
from access_uno.play.start_menu import begin
from access_uno.record import Record, Replay
from access_uno.record.replay_output import report
from access_uno.record.saves import SaveError, SaveFile, unfinished
from access_uno.settings import FIELDS, Settings, presets
from access_uno.settings.choices import remembered
from access_uno.text.sanitize import is_safe
from access_uno.words import languages
from access_uno.words.narration import narration, reason, save_trouble
from braille.notation import notations
from tests.play.driver import Driver

BITS: Final = (
    *(
        b"\0",
        b"\xff",
        b"\x1b[2J",
        "\u202e".encode(),
        "\u200b".encode(),
        b"\r",
        b"\n",
        b"\r\n",
        b"\t",
        b"  ",
        b"#",
        b":",
    ),
    *(
        b"=",
        b"|",
        b",",
        b"[",
        b"]",
        b'"',
        b"'",
        b"[[",
        b"]]",
        b"{",
        b"-1",
        b"0",
        b"9" * 30,
        b"1e309",
        b"nan",
        b"true",
    ),
    *(
        b"Anna",
        b"anna",
        b"Ben",
        b"begin",
        b"uno 1",
        b"seed: ",
        b"rule: ",
        b"player: ",
        b"W green",
        b"R7",
        b"+4",
        b"play",
    ),
    *(
        b"next",
        b"draw",
        b"x" * 300,
        b"limit",
        b"people",
        b"rulebook",
        b"mario-de",
        b"custom-rule",
        b"1979-05-27",
        b"\\u0000",
    ),
)


def mutated(text: bytes, random: Random) -> bytes:
    """A text with a few changes, of bytes or of lines."""
    for _ in range(random.choice((1, 1, 1, 2, 5, 20))):
        place, other = (random.randrange(len(text) + 1) for _ in range(2))
        lines = text.split(b"\n")
        line, another = (random.randrange(len(lines)) for _ in range(2))
        match random.randrange(8):
            case 0:
                text = text[:place] + random.choice(BITS) + text[place:]
            case 1:
                text = text[:place] + random.choice(BITS) + text[place + 1 :]
            case 2:
                text = text[:place] + text[place + random.randrange(10) :]
            case 3:
                text = text[:place] + bytes([random.randrange(256)]) + text[place + 1 :]
            case 4:
                lines[line], lines[another] = lines[another], lines[line]
                text = b"\n".join(lines)
            case 5:
                lines.insert(line, lines[another])
                text = b"\n".join(lines)
            case 6:
                del lines[line]
                text = b"\n".join(lines)
            case 7 if random.random() < 0.2:
                text = text[: min(place, other)] + text[max(place, other) :]
    return text


def a_record(random: Random) -> bytes:
    """A record of some steps by any rules."""
    rules = RULEBOOKS[random.choice(list(RULEBOOKS))]
    for option in random.sample(list(OPTIONS), 3):
        changed = rules.with_option(option, random.choice(OPTIONS[option]) if OPTIONS[option] else "3")
        rules = changed if not _refused(changed.check) else rules
    names = ("Anna", "Ben", "小美", "D")[: random.randint(2, 4)]
    setup = Setup(rules, len(names), seed=random.randrange(1000))
    record = Record(names, tuple(random.choice((None, "easy")) for _ in names), setup)
    game, _ = Game.begin(setup)
    steps = []
    for _ in range(random.randrange(30)):
        if game.phase is GAME_OVER:
            break
        seat, action = random.choice(
            [(seat, action) for seat in range(len(names)) for action in game.legal(seat)]
        )
        game.apply(seat, action)
        steps.append((seat, action))
    return record.write(steps).encode()


def _refused(check: Callable[[], object]) -> bool:
    try:
        check()
    except ValueError:
        return True
    return False


def assert_one_sentence(text: str) -> None:
    assert text, "an error without words"
    assert all(map(is_safe, text)), ascii(text)


def records(folder: Path, seed: int, count: int = 25) -> None:
    """Mutants of one record: replayed, told, offered and gone on with."""
    random = Random(seed)
    folder.mkdir()
    good = a_record(random)
    assert Replay.of(good).error is None
    for number in range(count):
        text, language = mutated(good, random), random.choice(languages())
        path = folder / f"{number}.uno"
        path.write_bytes(text)
        told: list[str] = []
        replay = narration(language, None, told.append)
        replay.read_file(path)
        why = reason(replay, language) if replay.error else None
        json.dumps(report(str(path), replay, why))
        for sentence in (*told, *filter(None, [why])):
            assert_one_sentence(sentence)
        people = replay.record is None or None in replay.record.levels
        try:
            save, past = SaveFile.resume(path)
        except SaveError as error:
            assert replay.error is not None or not people
            assert_one_sentence(save_trouble(error, language))
            assert path.read_bytes() == text, "what cannot go on is kept as it is"
        else:
            save.close()
            assert past.error is None
            assert Replay.of(path.read_bytes()).steps == past.steps
            assert text.startswith(path.read_bytes().rstrip())
            assert save.was_cut == (path.read_bytes().count(b"\n") < text.count(b"\n")), (
                "no step goes silently"
            )
    offered = unfinished(folder)
    assert len(offered) <= count


def a_settings_file(random: Random) -> bytes:
    """Settings as a player may have them."""
    lines = ["# mine"]
    for name, field in FIELDS.items():
        if random.random() < 0.5:
            value = random.choice([*getattr(field, "choices", ()), "en", 3, "x", -1])
            lines.append(f"{name} = {json.dumps(value)}")
    lines += ["[people.Anna]", 'language = "de" # hers', "[keys]", 'draw = ["d"]', "[game]"]
    lines += [f'rulebook = "{random.choice(list(RULEBOOKS))}"', 'people = ["Anna", "Ben"]', "computers = 1"]
    lines += ["[game.rules]", 'limit = "100"', ""]
    return "\n".join(lines).encode()


def settings(home: Path, seed: int, count: int = 10) -> None:
    """Mutants of one settings file, which are presets as well: the game starts, and loses nothing of them."""
    random = Random(seed)
    home.mkdir()
    (home / "presets").mkdir()
    good = a_settings_file(random)
    for number in range(count):
        text = mutated(good, random)
        path = home / "settings.toml"
        path.write_bytes(text)
        chosen = Settings(path)
        for name in ("", "Anna", *chosen.people):
            assert chosen.person(name)
        assert remembered(chosen.game, "en", "You").people
        chosen.change("Anna", verbosity="full")
        chosen.remember_game({"rulebook": "mario-it", "rules": {"limit": "7"}})
        assert chosen.take_troubles() is not None
        assert _is_kept(text, home), ascii(text)
        path.write_bytes(text)
        driver = Driver(home, by_keys=random.random() < 0.5)
        driver.settings.restrict("language", languages)
        driver.settings.restrict("notation", notations)
        told = driver.open(begin)
        driver.console.tell_troubles()
        console = driver.console
        keys = KeysMenu(console, lambda: None)
        for menu in (NewGame(console), SettingsMenu(console), SettingsMenu(console, "Anna"), keys):
            told += driver.open(menu)
            told += driver.press(*random.choices(("down", "end", "up", "n"), k=6))
        for sentence in told:
            assert_one_sentence(sentence)
        (home / "presets" / f"{number}.toml").write_bytes(text)
        for name in presets.names(home / "presets"):
            try:
                presets.load(home / "presets", name).check()
            except presets.PresetError:
                continue
            except UsageError as error:
                raise AssertionError("a preset is no command line") from error


def _is_kept(text: bytes, home: Path) -> bool:
    """Whether every comment of a text is still there, in the settings or in what was put aside."""
    kept = [path.read_bytes() for path in home.glob("settings.toml*")]
    return any(text == other or b"# mine" not in text or b"# mine" in other for other in kept)
