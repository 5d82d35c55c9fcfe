"""The checker finds what is wrong with words; here each kind of mistake is made once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tools import words as check
from tests.words.planted import KINDS, missed, plant

ENGLISH = """
greeting = { $who } says hello.
    .you = You say hello.
top = The top card is { CARD($card, form: "a") }.
card = { $value }
    .a = a { $value }
farewell = See you.
list-and = { $first } and { $second }
"""
GERMAN = """
greeting = { $who } grüßt.
    .you = Du grüßt.
top = Oben liegt { CARD($card, form: "the") }.
card = { $value }
    .the = die { $value }
farewell = Auf bald.
list-and = { $first } und { $second }
"""


def found(folder: Path, german: str, english: str = ENGLISH) -> list[str]:
    for language, text in (("en", english), ("de", german)):
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "common.ftl").write_text(text, encoding="utf-8")
    return check.problems(folder)


def test_the_words_of_this_program_are_without_a_problem() -> None:
    assert check.problems() == []


def test_forms_of_words_differ_between_languages(tmp_path: Path) -> None:
    assert found(tmp_path, GERMAN) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("farewell = Auf bald.\n", "", "de: farewell: is missing"),
        ("farewell", "goodbye = Ade.\nfarewell", "de: goodbye: is not in English"),
        ("farewell", "farewell = Ade.\nfarewell", "de: farewell: stands twice"),
        ("    .you = Du grüßt.\n", "", "de: greeting.you: is missing"),
        ("    .you", "    .short = Gruß\n    .you", "de: greeting.short: is not in English"),
        ("{ $who } grüßt", "Jemand grüßt", "de: greeting: uses other variables than English"),
        ("{ $who } grüßt", "{ $name } grüßt", "$name, $who"),
        ('CARD($card, form: "the")', "$card", "or not in CARD: $card"),
        ('form: "the"', 'form: "to"', "de: top: asks for the form to"),
        ("Auf bald", "Auf { ade }", "de: farewell: refers to ade"),
        ("Auf bald", "See you", "de: farewell: is left in English: See you."),
        ("Auf bald", "Du grüßt", "de: farewell and greeting: are the same"),
        ("Auf bald.", "So", "de: farewell: is too short to be read: So"),
        ("Auf bald.", "Warte …", "de: farewell: has an ellipsis: Warte …"),
        ("Auf bald.", "Warte...", "has an ellipsis"),
        ("Auf bald.", "Ade und/oder bald.", "has a slash"),
        ("Auf bald.", "Ade bzw. bald.", "has an abbreviation"),
        ("Auf bald.", "Ade, z. B. bald.", "has an abbreviation"),
        ("Auf bald.", "Ade + bald.", "has an isolated symbol"),
        ("Auf bald.", "Ade (bald).", "has brackets or quotes"),
        ("Auf bald.", "Ade bei -5 Grad.", "has a sign that a voice drops"),
        ("Auf bald.", "Ade bei –5 Grad.", "has a sign that a voice drops"),
        ("Auf bald.", "Ade, " * 32 + "bald.", "de: farewell: is too long to be heard: 165 letters of 160"),
        (
            'form: "the") }',
            'form: "the") } und { KIND("joker") }',
            "de: top: names a kind of card that is not",
        ),
        ("Auf bald.", "Ade  bald.", "has two blanks"),
        ("Auf bald.", "\n    Ade\n    bald.", "has a line break"),
        ("farewell = ", "farewell { ", "cannot be read"),
    ],
)
def test_each_mistake_is_found(tmp_path: Path, old: str, new: str, problem: str) -> None:
    problems = found(tmp_path, GERMAN.replace(old, new))
    assert [each for each in problems if problem in each]
    assert all(each.startswith("de: ") for each in problems)


CARDS = """
card-name = { $value ->
    [seven] %s
   *[skip] %s
}
typed-filler = %s
"""


def test_a_card_that_is_no_number_is_never_written_out(tmp_path: Path) -> None:
    english = ENGLISH + CARDS % ("Seven", "Skip card", "card, the") + "hint = Seven at Skip.\n"
    german = (
        GERMAN + CARDS % ("Sieben", "Aussetzen-Karte", "karte") + "hint = Sieben nach der Aussetzen-Karte.\n"
    )
    assert found(tmp_path, german, english) == [
        "en: hint: names a card without KIND: Skip",
        "de: hint: names a card without KIND: Aussetzen Karte",
    ]
    english = english.replace("at Skip", 'at { KIND("skip") }')
    german = german.replace("der Aussetzen-Karte.", '{ KIND("skip", form: "the") }.')
    assert found(tmp_path, german, english) == []


@pytest.mark.parametrize(
    "text",
    [
        "Sieben nach der Aussetzen-Karte",
        "Sieben nach der Aussetzenkarte",
        "Sieben nach Aussetzen-Karten",
        "Sieben nach aussetzen-karte",
        "Sieben nach dem Aussetzen",
        "Sieben nach der Stopp-Karte",
    ],
)
def test_no_other_spelling_and_no_other_name_of_a_card_is_written_out(tmp_path: Path, text: str) -> None:
    german = GERMAN + CARDS % ("Sieben", "Aussetzen-Karte", "karte") + "typed-symbol-skip = stopp, joker\n"
    english = ENGLISH + CARDS % ("Seven", "Skip card", "card, the") + "typed-symbol-skip = skip\n"
    english += "hint = Put a seven there.\n"
    assert found(tmp_path, german + f"hint = {text}.\n", english)
    assert found(tmp_path, german + "hint = Man kann aussetzen. Stopp nach dem Joker.\n", english) == []


def test_chinese_has_its_own_word_for_two(tmp_path: Path) -> None:
    assert found(tmp_path, GERMAN.replace("Auf bald.", "有二張牌。"))
    assert found(tmp_path, GERMAN.replace("Auf bald.", "有 2 輪。"))
    assert not found(tmp_path, GERMAN.replace("Auf bald.", "第二張和十二張。"))


def test_the_longest_values_are_counted(tmp_path: Path) -> None:
    long = "    .you = You say hello" + " on and" * 17 + ".\n"
    english = ENGLISH.replace("    .you = You say hello.\n", long)
    assert found(tmp_path, GERMAN, english) == []
    english = english.replace(" and.", " and to { $who }.")
    assert found(tmp_path, GERMAN.replace("Du grüßt", "Du grüßt { $who }"), english) == [
        "en: greeting.you: is too long to be heard: 169 letters of 160"
    ]


def test_words_for_typing_and_names_may_be_as_in_english(tmp_path: Path) -> None:
    same = "typed-uno = uno, +4, /\nuno = UNO\n"
    assert found(tmp_path, GERMAN + same, ENGLISH + same) == []


def test_messages_may_be_the_same_if_a_comment_says_that_they_mean_the_same(tmp_path: Path) -> None:
    english = ENGLISH + "bye = See you.\n"
    assert found(tmp_path, GERMAN + "bye = Ade.\n", english) == [
        "en: bye and farewell: are the same: see you."
    ]
    english = ENGLISH + "# same as: farewell\nbye = See you.\n"
    assert found(tmp_path, GERMAN + "bye = Auf bald.\n", english) == []


def test_the_command_prints_the_problems(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for problems, status in (([], 0), (["de: top: is missing"], 1)):
        monkeypatch.setattr(check, "problems", lambda problems=problems: problems)
        assert check.main() == status
        assert capsys.readouterr().out.splitlines() == problems


def test_a_language_without_a_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "events.ftl").write_text("played = You play a card.\n")
    assert found(tmp_path, GERMAN) == ["de: played: is missing"]


CHINESE = """
farewell = 再見 Anna。
left = 還有{ $count }。
list-sentences = { $first }{ $second }
"""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("再見 Anna", "再見 Anna", ""),
        ("再見 Anna", "再見Anna", "farewell: has a blank too many or too few"),
        ("再見 Anna", "再 見", "farewell: has a blank too many or too few"),
        ("再見 Anna。", "再見 。", "farewell: has a blank too many or too few"),
        ("還有{", "還有 {", "left: has a blank too many or too few"),
        ("{ $count }", "{ $count }張", "left: has a number without COUNT"),
        ("{ $count }", "{ $count }，2 張牌", "left: has a number without COUNT"),
        ("{ $count }", '{ COUNT($count, of: "張") }牌', ""),
        ("{ $count }", "{ $count }，第{ $count }張", ""),
    ],
)
def test_chinese_has_its_blanks_and_its_measure_words(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    english = """
farewell = Bye, Anna.
left = It has { $count }.
list-sentences = { $first } { $second }
"""
    for language, text in (("en", english), ("zh", CHINESE.replace(old, new))):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text(text, encoding="utf-8")
    problems = check.problems(tmp_path)
    assert [each for each in problems if problem in each] if problem else problems == []


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("it", "{ $who } perde il turno.", "{ $who } salta il turno."),
        ("de", "{ $who } setzt aus.", "{ $who } verliert den Zug."),
        ("nl", "{ $who } slaat een beurt over.", "{ $who } verliest de beurt."),
        ("it", "Non hai carte senza colore.", "Non hai jolly senza colore."),
        ("zh", "{ $who }被罰抽{ $cards }。", "{ $who }罰抽{ $cards }。"),
    ],
)
def test_another_word_for_a_thing_is_found(tmp_path: Path, language: str, good: str, bad: str) -> None:
    english = (
        good.replace("perde il", "loses the")
        .replace("setzt", "is")
        .replace("slaat", "is")
        .replace("Non hai carte senza colore", "No wild card")
    )
    english = english.replace("被罰抽", " draws ").replace("。", ".")
    for text, count in ((good, 0), (bad, 1)):
        for folder, told in (("en", english), (language, text)):
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / "common.ftl").write_text(f"told = {told}\n", encoding="utf-8")
        problems = check.problems(tmp_path)
        assert len([each for each in problems if "but elsewhere it is" in each]) == count, problems


def test_at_least_40_of_42_planted_faults_are_found(tmp_path: Path) -> None:
    faults = plant(tmp_path / "words", seed=1)
    assert len(faults) == 2 * len(KINDS)
    assert len(missed(tmp_path / "words", faults)) <= len(faults) // 21


@pytest.mark.parametrize(
    ("english", "german", "problem"),
    [
        (
            "on = { $n -> [one] a b *[other] c d }.",
            "on = { $n -> [few] e f *[other] g h }.",
            "$n never is: few",
        ),
        ("on = { $n -> [yes] a b *[no] c d }.", "on = { $n -> [yess] e f *[no] g h }.", "$n never is: yess"),
        ("bye = See you there.", "bye = Bis bald", "de: bye: has no end: Bis bald"),
    ],
)
def test_cases_and_ends_are_compared_with_english(
    tmp_path: Path, english: str, german: str, problem: str
) -> None:
    english, german = (
        re.sub(r" (?=\*?\[)", "\n   ", text).replace(" }.", "\n}.") for text in (english, german)
    )
    problems = found(tmp_path, f"{GERMAN}{german}\n", f"{ENGLISH}{english}\n")
    assert len(problems) == 1
    assert problem in problems[0]


def test_a_sentence_left_in_another_language_is_found(tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    dutch = GERMAN.replace("grüß", "groet").replace("Oben liegt", "Boven ligt")
    for text, wrong in (("Tot ziens allemaal, en slaap lekker.", []), ("Auf bald ihr alle.", ["as in de"])):
        dutch_text = dutch.replace("Auf bald.", text)
        (tmp_path / "nl" / "common.ftl").write_text(dutch_text, encoding="utf-8")
        problems = found(tmp_path, GERMAN.replace("Auf bald.", "Auf bald ihr alle."))
        assert [each for each in wrong if not any(each in line for line in problems)] == []
        assert any("says as in" in line and "farewell" in line for line in problems) == bool(wrong)
