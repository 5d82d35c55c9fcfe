"""The settings file: nothing that a person wrote in it is lost, whatever is in it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomlkit
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno import speech
from access_uno.play.commands import COMMANDS, FIXED, Keymap, tell_ignored
from access_uno.settings import FIELDS, PERSONAL, Choice, Name, Number, Profile, Settings, home


def written(path: Path, text: str) -> Settings:
    path.write_bytes(text.encode())
    return Settings(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def codes(chosen: Settings) -> list[str]:
    return [trouble.code for trouble in chosen.take_troubles()]


def allowed(field: Choice | Number | Name) -> st.SearchStrategy[Any]:
    match field:
        case Choice(choices):
            return st.sampled_from(choices)
        case Number(least, most, True):
            return st.integers(least, most)
        case Number(least, most):
            return st.integers(least, most) | st.floats(least, most)
    return st.from_regex(r"[a-z0-9][a-z0-9_-]{0,31}", fullmatch=True)


CHANGES = st.fixed_dictionaries({}, optional={name: allowed(field) for name, field in FIELDS.items()})

# Values and comments as a person might write them, wrong ones and unknown keys among them.
COMMENT = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_categories=["Cc", "Cs"]), max_size=20
)
VALUE = st.one_of(
    st.integers(-1000, 1000), st.booleans(), st.text(max_size=10), st.lists(st.integers(0, 9), max_size=3)
)
LINES = st.lists(
    st.tuples(st.sampled_from([*FIELDS, "tempo", "my own"]), VALUE, COMMENT), unique_by=lambda line: line[0]
)
TABLES = st.dictionaries(
    st.sampled_from(["people.Ben", 'people."Ann Lee"', "game", "keys", "other"]), LINES, max_size=4
)


def as_toml(lines: list[tuple[str, Any, str]], tables: dict[str, list[tuple[str, Any, str]]]) -> str:
    def line(key: str, value: Any, comment: str) -> str:
        return f"{tomlkit.key(key).as_string()} = {tomlkit.item(value).as_string()}   #{comment}"

    rows = ["# my settings", *(line(*row) for row in lines)]
    for name, content in tables.items():
        rows += ["", f"[{name}]  # {name}", *(line(*row) for row in content)]
    return "\n".join(rows) + "\n"


@settings(max_examples=60)
@given(LINES, TABLES, CHANGES, st.sampled_from(["", "Ben", "Ann Lee", "Zoë"]))
def test_a_change_keeps_everything_else_and_every_comment(
    tmp_path_factory: pytest.TempPathFactory,
    lines: list[tuple[str, Any, str]],
    tables: dict[str, list[tuple[str, Any, str]]],
    changes: dict[str, Any],
    person: str,
) -> None:
    path = tmp_path_factory.mktemp("home") / "settings.toml"
    text = as_toml(lines, tables)
    chosen = written(path, text)
    assert "settings-broken" not in codes(chosen)
    if person:
        changes = {name: value for name, value in changes.items() if name in PERSONAL}
    chosen.change(person, **changes)

    expected: dict[str, Any] = tomllib.loads(text)
    if changes:
        table = expected.setdefault("people", {}).setdefault(person, {}) if person else expected
        table.update(changes)
    now = path.read_text(encoding="utf-8")
    assert tomllib.loads(now) == expected
    comments = ["# my settings", *(f"#{comment.rstrip()}" for _, _, comment in sum(tables.values(), lines))]
    assert [comment for comment in comments if comment not in now] == []

    again = Settings(path)
    assert again.person(person) == chosen.person(person)
    assert {name: getattr(again.person(person), name) for name in changes} == changes


@pytest.mark.parametrize(
    "text",
    [
        "people.Ben.language = 'de' # dotted\n",
        "people = { Ben = { language = 'de' } } # in one line\n",
        "[people]\nBen.language = 'de'\n[game]\n[people.Ann]\n# out of order\n",
        "[[people]]\nBen = 1\n",
        "x = nan\n",
        "pause = 1\r\n[people.Ben]\r\n# lines end as on Windows\r\n",
        "\ufeffpause = 1\n",
    ],
)
@pytest.mark.parametrize("person", ["", "Ben", "Ann", "Zoë"])
def test_a_file_of_any_form_is_changed_or_left_alone_but_nothing_is_lost(
    path: Path, text: str, person: str
) -> None:
    chosen = written(path, text)
    before = tomllib.loads(text.lstrip("\ufeff"))
    chosen.change(person, language="it")
    now = path.read_text(encoding="utf-8")
    if codes(chosen) == ["settings-not-saved"]:
        assert now == text
    else:
        assert Settings(path).person(person).language == "it"
        assert before.keys() <= tomllib.loads(now).keys()
        assert all(line.partition("#")[2] in now for line in text.splitlines())
    assert chosen.person(person).language == "it"


def test_a_comment_stays_at_its_line(path: Path) -> None:
    chosen = written(path, '# mine\npause = 1 # quick\n\n[people."Ben"]\nlanguage = "de" # he\n')
    chosen.change(pause=3, pace="wait")
    chosen.change("Ben", verbosity="full")
    assert path.read_text(encoding="utf-8") == (
        '# mine\npause = 3 # quick\npace = "wait"\n\n'
        '[people."Ben"]\nlanguage = "de" # he\nverbosity = "full"\n'
    )


@pytest.mark.parametrize(
    "content",
    [
        b"pace = ",
        b"\xff\xfe",
        b"a" * 5000,
        b"x = " + b"[" * 10_000,
        b"pace = 'wait'\npace = 'auto'\n",
        b"\0",
        b"pause = 0x" + b"f" * 5000,
    ],
)
def test_a_broken_file_is_told_and_put_aside_only_by_what_is_chosen_next(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    (path.parent / "settings.toml.broken-1").write_text("an older one", encoding="utf-8")
    for _ in range(2):  # who only reads it changes nothing
        chosen = Settings(path)
        (trouble,) = chosen.take_troubles()
        assert (trouble.code, trouble.name) == ("settings-broken", str(path))
        assert path.read_bytes() == content
    assert chosen.is_new
    chosen.change(language="it")
    aside = path.parent / "settings.toml.broken-2"
    (trouble,) = chosen.take_troubles()
    assert (trouble.code, trouble.name) == ("settings-put-aside", str(aside))
    assert aside.read_bytes() == content
    assert Settings(path).general.language == "it"
    assert aside.read_bytes() == content


def test_a_file_broken_meanwhile_is_put_aside_too(path: Path) -> None:
    chosen = written(path, 'language = "nl"\n')
    path.write_text("half a li", encoding="utf-8")
    chosen.change(pause=2)
    assert codes(chosen) == ["settings-put-aside"]
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"language": "nl", "pause": 2}
    assert (path.parent / "settings.toml.broken-1").read_text(encoding="utf-8") == "half a li"


def test_what_another_program_changed_meanwhile_stays(path: Path) -> None:
    chosen, other = written(path, ""), Settings(path)
    other.change(pause=4)
    chosen.change(pace="wait")
    assert Settings(path).general.pause == 4


def test_wrong_values_are_told_ignored_and_kept(path: Path) -> None:
    lines = ['pace = "fast"', "pause = true", "rate = 7.5", "grade_en = 0", "pauze = 3", ""]
    tables = ["[people.Ben]", "order = 1", "[keys]", 'draw = "d"', ""]
    text = "\n".join([*lines, *tables])
    chosen = written(path, text)
    told = [(trouble.code, trouble.name, trouble.value) for trouble in chosen.take_troubles()]
    assert told == [
        ("settings-wrong-value", "pace", "fast"),
        ("settings-wrong-value", "pause", "True"),
        ("settings-wrong-value", "rate", "7.5"),
        ("settings-wrong-value", "grade_en", "0"),
        ("settings-wrong-value", "Ben: order", "1"),
        ("settings-wrong-value", "draw", "d"),
    ]
    assert chosen.take_troubles() == []
    assert chosen.person("Ben") == Profile()
    assert chosen.keys == {}
    chosen.change(language="de")
    assert path.read_text(encoding="utf-8") == "\n".join([*lines[:-1], 'language = "de"', "", *tables])


def test_a_language_or_notation_that_does_not_exist_is_told_and_ignored(path: Path) -> None:
    path.write_text('language = "xx"\nnotation = "moon"\n[people.Ben]\nlanguage = "it"\n', encoding="utf-8")
    chosen = Settings(path, "nl")
    assert (codes(chosen), chosen.general.language) == ([], "xx")
    chosen.restrict("language", lambda: ["en", "it", "nl"])
    assert codes(chosen) == ["settings-wrong-value"]
    assert (chosen.general.language, chosen.person("Ben").language) == ("nl", "it")
    assert (chosen.general.notation, chosen.is_new) == ("moon", False)
    chosen.restrict("notation", lambda: ["rulebook"])
    assert (chosen.general.notation, codes(chosen)) == ("rulebook", ["settings-wrong-value"])


def test_notations_are_not_looked_up_if_none_is_named(path: Path) -> None:
    chosen = written(path, "pause = 2\n")
    chosen.restrict("notation", lambda: pytest.fail("it takes time to find out"))
    assert chosen.general.notation == "rulebook"


@pytest.mark.parametrize("text", ['people = "Ben"\nkeys = 3\ngame = []\n', "[people]\nBen = 3\n"])
def test_a_value_where_a_table_belongs_gives_way_to_the_table(path: Path, text: str) -> None:
    chosen = written(path, text)
    assert (chosen.people, chosen.keys, chosen.game) == ((), {}, {})
    chosen.change("Ben", language="it")
    chosen.change_key("draw", ("d", "space"))
    again = Settings(path)
    assert (again.people, again.person("Ben").language, again.keys) == (
        ("Ben",),
        "it",
        {"draw": ("d", "space")},
    )


def test_a_folder_that_cannot_be_written_is_told_and_the_choice_holds_for_now(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    chosen = Settings(tmp_path / "file" / "settings.toml")
    chosen.change(pause=7)
    assert "settings-not-saved" in codes(chosen)
    assert chosen.general.pause == 7


def test_what_cannot_be_read_is_told_and_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.mkdir()
    chosen = Settings(path)
    assert codes(chosen) == ["settings-unreadable"]
    chosen.change(pause=7)
    assert codes(chosen) == ["settings-not-saved"]
    assert path.is_dir()


def test_a_link_to_the_file_stays_a_link_and_its_mode_stays(path: Path) -> None:
    real = path.parent / "dotfiles.toml"
    real.write_text("pause = 2\n", encoding="utf-8")
    real.chmod(0o600)
    path.symlink_to(real)
    Settings(path).change(pause=3)
    assert path.is_symlink()
    assert real.read_text(encoding="utf-8") == "pause = 3\n"
    assert real.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in path.parent.iterdir()) == ["dotfiles.toml", "settings.toml"]


def test_a_person_has_their_own_choices_and_else_those_for_all(path: Path) -> None:
    chosen = written(path, 'language = "de"\nverbosity = "full"\n[people.Ben]\nlanguage = "nl"\npause = 9\n')
    assert (chosen.person("Ben").language, chosen.person("Ben").verbosity) == ("nl", "full")
    assert chosen.person("Ben").pause == 1, "the pause is not personal"
    assert chosen.person("Ann").language == "de"
    chosen.change("Ben", language=None)
    assert chosen.person("Ben").language == "de"


def test_reading_by_fingers_brings_waiting_and_cells_and_silence_unless_chosen_otherwise(path: Path) -> None:
    chosen = written(path, 'reading = "terminal"\n')
    chosen.change("Ben", reading="braille")
    chosen.change("Ida", reading="braille", pace="auto", speech="auto", braille="letters")
    ann, ben, ida = (chosen.person(name) for name in ("Ann", "Ben", "Ida"))
    assert (ann.pace, ann.braille, ann.speaks) == ("auto", "off", False)
    assert (ben.pace, ben.braille, ben.speaks) == ("wait", "cells", False)
    assert (ida.pace, ida.braille, ida.speaks) == ("auto", "letters", True)


def test_the_command_line_holds_for_now_until_something_else_is_chosen(path: Path) -> None:
    chosen = written(path, 'pace = "wait"\n[people.Ben]\npace = "wait"\n')
    chosen.give(pace="auto", language="it")
    assert (chosen.person("Ben").pace, chosen.general.language) == ("auto", "it")
    chosen.change(language="nl")
    assert Settings(path).general == Profile(language="nl", pace="wait")
    assert (chosen.general.language, chosen.general.pace) == ("nl", "auto")


def test_a_choice_that_does_not_exist_is_an_error_of_the_program(path: Path) -> None:
    with pytest.raises(ValueError, match="pace cannot be 'fast'"):
        Settings(path).change(pace="fast")


def test_the_last_game_and_its_keys_come_back(path: Path) -> None:
    chosen = written(path, "# mine\n[game]\nrulebook = 'mario-it' # last\n")
    game = {"rulebook": "mario-de", "people": ["Ann", "Ben"], "computers": 1, "rules": {"limit": "300"}}
    chosen.remember_game(game)
    assert Settings(path).game == game
    assert path.read_text(encoding="utf-8").startswith("# mine\n")
    chosen.change_key("draw", ("d",))
    assert Settings(path).keys == {"draw": ("d",)}
    chosen.change_key("draw", None)
    assert Settings(path).keys == {}


def test_every_setting_has_its_kind_and_a_default_of_that_kind() -> None:
    assert (*FIELDS, "told") == Profile.__match_args__
    for name, field in FIELDS.items():
        default = getattr(Profile(), name)
        assert default is None or field.allows(default)


def test_the_backends_are_those_of_speech() -> None:
    field = FIELDS["speech"]
    assert isinstance(field, Choice)
    assert sorted(map(str, field.choices)) == sorted(speech.BACKENDS)


@pytest.mark.parametrize(
    ("language", "en", "de", "grade"), [("en", 2, 0, 2), ("de", 2, 0, 0), ("it", 2, 2, 0), ("zh", 2, 2, 0)]
)
def test_the_grade_is_that_of_the_language(language: str, en: int, de: int, grade: int) -> None:
    assert Profile(language=language, grade_en=en, grade_de=de).grade == grade


def test_home_is_one_folder_or_those_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path))
    here = home()
    assert (here.settings, here.saves) == (tmp_path / "settings.toml", tmp_path / "saves")
    assert (here.presets, here.log) == (tmp_path / "presets", tmp_path / "log")
    monkeypatch.delenv("ACCESS_UNO_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    elsewhere = home()
    assert elsewhere.settings.name == "settings.toml"
    assert elsewhere.saves != here.saves


def test_a_key_that_was_chosen_belongs_to_no_other_command() -> None:
    keymap = Keymap({"why": (",",)})
    assert (keymap.command(","), keymap.keys["why"], keymap.keys["back"]) == ("why", (",",), ("pageup",))
    assert keymap.ignored == {}


DEFAULTS = [key for keys in Keymap().keys.values() for key in keys]
ANY_KEY = st.sampled_from([*"abkuxXZ019?§²", *DEFAULTS, "ctrl-d", "other", "", "nonsense"]) | st.text(
    max_size=3
)


@given(st.dictionaries(st.sampled_from([*COMMANDS, "no-command"]), st.lists(ANY_KEY, max_size=3).map(tuple)))
def test_whatever_keys_are_chosen_every_command_has_one_and_some_never_change(
    chosen: dict[str, tuple[str, ...]],
) -> None:
    keymap = Keymap(chosen)
    for name in COMMANDS:
        assert [key for key in keymap.keys[name] if keymap.command(key) == name], name
    assert [keymap.command(key) for key in FIXED] == list(FIXED.values())
    assert set(keymap.keys["place"]) <= set("0123456789")
    for name in set(chosen) & set(COMMANDS):
        assert name in keymap.ignored or keymap.keys[name][: len(chosen[name])] == chosen[name] != ()


@pytest.mark.parametrize(
    ("chosen", "ignored"),
    [
        ({"draw": ("enter",)}, {"draw"}),
        ({"hand": ("space",)}, {"hand"}),
        ({"play": ()}, {"play"}),
        ({"place": ("x",)}, {"place"}),
        ({"place": ("²",)}, {"place"}),
        ({"draw": ("ctrl-c",)}, {"draw"}),
        ({"draw": ("k",), "keep": ("k",)}, {"keep"}),
        ({"draw": ("nonsense",)}, {"draw"}),
        ({"draw": ("enter",), "play": ("space",)}, set()),
        ({"quit": ("k",), "menu": ("a",)}, set()),
    ],
)
def test_keys_that_cannot_be_are_ignored_and_the_own_ones_stay(
    chosen: dict[str, tuple[str, ...]], ignored: set[str]
) -> None:
    keymap = Keymap(chosen)
    assert set(keymap.ignored) == ignored
    assert all(keymap.keys[name] == Keymap().keys[name] for name in ignored)


def test_a_player_who_gives_leave_and_menu_other_keys_keeps_control_c_and_escape() -> None:
    keymap = Keymap({"quit": ("k",), "menu": ("a",), "keys": ("y",)})
    assert (keymap.keys["quit"], keymap.keys["menu"]) == (("k", "ctrl-c"), ("a", "escape"))
    assert [keymap.command(key) for key in ("ctrl-c", "escape", "?", "q")] == ["quit", "menu", "keys", None]


def test_keys_that_cannot_be_are_told_each_in_a_sentence(path: Path) -> None:
    chosen = written(path, '[keys]\ndraw = ["enter"]\nplace = ["x"]\nkeep = ["k"]\n')
    tell_ignored(chosen)
    assert [(trouble.name, trouble.value) for trouble in chosen.take_troubles()] == [
        ("draw", "['enter']"),
        ("place", "['x']"),
    ]


def test_what_a_game_has_kept_is_no_answer_to_the_first_questions(path: Path) -> None:
    chosen = Settings(path)
    chosen.name_player("Anna")
    chosen.learn("hand")
    assert Settings(path).unanswered == ("language", "reading")
    chosen.give(reading="speech")
    assert chosen.unanswered == ("language",)
    chosen.change(pause=0)
    assert Settings(path).unanswered == ()
