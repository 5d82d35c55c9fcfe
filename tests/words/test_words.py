"""The words themselves: card names with their grammar, numbers, languages, and what is loaded."""

from __future__ import annotations

import re
import shutil
import sys
import threading
import tomllib
from pathlib import Path
from typing import Any

import pytest

import braille
from access_uno.cli.paper import deck_command
from access_uno.command_line import arguments
from access_uno.engine import COLOURS, FACES, RULEBOOKS, Card, Game, notation, position, setup
from access_uno.engine.events import DealerDrawn
from access_uno.record import record
from access_uno.words import ShownCard, Teller, Words, bundle, default_language, languages, words_of
from access_uno.words.bundle import Bundle

LEGENDS = sorted((Path(braille.__path__[0]) / "tables").glob("legend.*.toml"))


@pytest.mark.parametrize(
    ("language", "rulebook", "names"),
    [
        (
            "de",
            "mario-de",
            "Zieh-2-Karte Retour-Karte Aussetzen-Karte Farbenwahl-Karte Zieh-4-Karte Block-Karte",
        ),
        ("de", "braille-de", "Zieh-2-Karte, Retourkarte, Aussetzkarte, Farbwahlkarte, Zieh-4-Karte"),
        (
            "nl",
            "mario-nl",
            "Neem-twee, Keer-om, Sla-beurt-over, Keuzekaart, Neem-vier, Superster, Aanpasbare",
        ),
        ("it", "mario-it", "Più Due, Cambia Giro, Salta Giro, Cambia Colore, Più Quattro, Super Stella"),
        ("zh", "mario-zh", "罰抽兩張牌, 迴轉牌, 禁止牌, 萬用牌, 萬用罰抽四張牌, 無敵星星牌, 問號方塊牌"),
        ("en", "mario-de", "Draw Two, Reverse, Skip, Wild, Wild Draw Four, Super Star, customizable card"),
    ],
)
def test_cards_have_the_names_of_their_rulebook(language: str, rulebook: str, names: str) -> None:
    words = words_of(language, rulebook)
    told = " ".join(words.card(card).words for card in RULEBOOKS[rulebook].cards)
    for name in names.split(", ") if "," in names else names.split():
        assert name in told


def test_a_rulebook_in_another_language_changes_no_name() -> None:
    common = words_of("de")
    for rulebook in ("mario-it", "mario-nl", "mario-zh"):
        assert [words_of("de", rulebook).card(card) for card in FACES] == [
            common.card(card) for card in FACES
        ]
    assert words_of("de", "braille-de").card(Card("W")) != common.card(Card("W"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_message_calls_a_card_by_the_name_that_it_has_in_play(language: str, rulebook: str) -> None:
    words = words_of(language).under(rulebook)
    assert words.card(Card("W")).words in words.text("custom-card")
    assert words.card(Card("W+4")).words in words.text("option-draw-four-bluff-allow")


@pytest.mark.parametrize("path", LEGENDS, ids=lambda path: path.stem)
def test_the_legend_of_the_braille_cards_calls_them_by_their_names(path: Path) -> None:
    language = path.stem.partition(".")[2]
    legend = tomllib.loads(path.read_text(encoding="utf-8"))["value"]
    for card in FACES:
        told = {words_of(language, rulebook).card(card).words for rulebook in RULEBOOKS}
        name = legend[card.symbol.value].replace("-", " ").casefold()
        if card.symbol.number is None:
            assert any(name in each.replace("-", " ").casefold() for each in told), name


@pytest.mark.parametrize(("rulebook", "name"), [("mario-de", "Farbenwahl"), ("braille-de", "Farbwahl")])
def test_the_legend_of_a_deck_has_the_names_of_its_rulebook(rulebook: str, name: str) -> None:
    lines = str(deck_command(rulebook, "rulebook", "text", "de")).splitlines()
    assert name in {line.rpartition(": ")[2] for line in lines}
    assert words_of("de", rulebook).card(Card("W")).words in (f"{name}-Karte", f"{name}karte")


@pytest.mark.parametrize(
    ("language", "form", "expected"),
    [
        ("de", "", "rote Null, grüne Sieben, Farbenwahl-Karte, individuelle Karte"),
        ("de", "a", "eine rote Null, eine grüne Sieben, eine Farbenwahl-Karte, eine individuelle Karte"),
        ("de", "the", "die rote Null, die grüne Sieben, die Farbenwahl-Karte, die individuelle Karte"),
        ("de", "dative", "der roten Null, der grünen Sieben, der Farbenwahl-Karte, der individuellen Karte"),
        ("de", "to", "zur roten Null, zur grünen Sieben, zur Farbenwahl-Karte, zur individuellen Karte"),
        ("it", "a", "uno zero rosso, un sette verde, un Cambia Colore, una carta Personalizzabile"),
        ("it", "the", "lo zero rosso, il sette verde, il Cambia Colore, la carta Personalizzabile"),
        ("it", "on", "sullo zero rosso, sul sette verde, sul Cambia Colore, sulla carta Personalizzabile"),
        ("nl", "the", "de rode nul, de groene zeven, de Keuzekaart, de Aanpasbare kaart"),
        ("en", "a", "red 0, green 7, a Wild, a customizable card"),
        ("zh", "", "紅色 0, 綠色 7, 萬用牌, 問號方塊牌"),
    ],
)
def test_cards_have_gender_and_case(language: str, form: str, expected: str) -> None:
    words = words_of(language)
    cards = [words.card(Card(code), form=form).words for code in ("R0", "G7", "W", "CU")]
    assert ", ".join(cards) == expected


@pytest.mark.parametrize("language", languages())
def test_no_two_cards_sound_the_same(language: str) -> None:
    for rulebook in ("", *RULEBOOKS):
        words = words_of(language, rulebook)
        assert len({words.card(card).words for card in FACES}) == len(FACES)


@pytest.mark.parametrize("language", languages())
def test_a_card_keeps_its_place_and_its_chosen_colour(language: str) -> None:
    words = words_of(language)
    for card in FACES:
        for colour in (None, *COLOURS):
            assert words.card(card, colour).code == (f"{card.code}:{colour.value}" if colour else card.code)
    message = words.say("top", card=Card("R7"))
    assert [part.code for part in message.parts if isinstance(part, ShownCard)] == ["R7"]


def test_italian_articles_follow_the_sound() -> None:
    words = words_of("it")
    assert [words.card(Card(code), form="the").words for code in ("B1", "B8", "B9")] == [
        "l'uno blu",
        "l'otto blu",
        "il nove blu",
    ]


@pytest.mark.parametrize("language", languages())
def test_numbers_have_no_mark_for_thousands(language: str) -> None:
    assert "1234567" in words_of(language).text("n-points", points=1234567)


def test_the_longest_hand_is_told_to_its_end() -> None:
    cards = [*RULEBOOKS["mario-nl"].cards]
    text = words_of("nl", "mario-nl").text("hand", count=len(cards), cards=cards)
    assert text.count(",") == len(cards) - 1
    assert text.endswith("Aanpasbare kaart.")


def test_text_from_outside_cannot_pretend_to_be_a_card() -> None:
    mark, end = "\ue001", "\uf8ff"
    message = words_of("en").say("usage-value-missing", option=f"{mark}red 7{end}")
    assert message.parts == ("The option ?red 7? needs a value.",)
    game, _ = Game.deal(RULEBOOKS["mario-de"], 2, 1)
    (message,) = Teller(words_of("en"), [f"Anna{mark}", f"Ben{end}"]).tell(
        [DealerDrawn(((0, Card("R7")), (1, Card("R8"))))], game
    )
    assert message.text == "The highest card deals: Anna? red 7, Ben? red 8."


def test_text_from_outside_cannot_steer_a_terminal_or_hide_a_character() -> None:
    acts = [
        "\x1b]0;owned\x07",
        "\r",
        "\n",
        "\x9b2J",
        "\u202e",
        "\u200f",
        "\u061c",
        "\u200b",
        "\u2800",
        "\u3164",
        "\udc80",
    ]
    for text in acts:
        told = words_of("en").text("file-whole", file=f"a{text}b", reason=f"{text}!")
        assert told.isprintable(), text
        assert text not in told
        assert "?" in told
    kept = "Zoë\u00a0何\u3000\u0301"
    assert kept in words_of("en").text("file-whole", file=kept, reason="")


def discovery() -> Any:
    """The module `words.languages`; the package has a function of that name."""
    return sys.modules["access_uno.words.languages"]


# Every code that another room gives has its words


def codes(module: Any, pattern: str) -> set[str]:
    """The codes in the source of a module."""
    source = Path(module.__file__).read_text(encoding="utf-8")
    return set(re.findall(pattern, source))


def missing(prefix: str, wanted: set[str]) -> set[str]:
    english = Bundle("en", {})
    return {code for code in wanted if english.message(f"{prefix}-{code}") is None}


def test_every_refusal_of_the_engine_has_its_words() -> None:
    wanted = codes(position, r'refuse\(\s*"([a-z-]+)"')
    assert len(wanted) > 30
    assert missing("refusal", wanted) == set()


def test_every_error_of_a_record_a_setup_and_the_command_line_has_its_words() -> None:
    found = codes(notation, r'NotationError\(\s*"([a-z0-9-]+)"')
    found |= codes(record, r'(?:NotationError|RecordError)\((?:number, |0, |number \+ 1, )?"([a-z0-9-]+)"')
    found |= codes(record, r'return "(name-[a-z-]+)"') | codes(setup, r'SetupError\("([a-z-]+)"')
    assert len(found) > 40
    assert missing("error", {*found, "unknown-option", "unknown-value"} - {"refused"}) == set()
    usage = codes(arguments, r'UsageError\("([a-z-]+)"')
    assert len(usage) > 6
    assert missing("usage", usage) == set()


def test_every_message_that_the_program_names_is_there() -> None:
    """Names that are put together while the program runs are found by the other tests."""
    program = Path(discovery().FOLDER).parent
    named = set()
    for path in program.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        named |= set(
            re.findall(r"""\.(?:text|say|raw|_one|_add|_pair|_list|_mine)\(\s*"([a-z0-9-]+)"[,)]""", source)
        )
    english = Bundle("en", {})
    assert len(named) > 100
    assert {name for name in named if english.message(name) is None} == set()


# Languages


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "nl_NL@euro"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "zh_TW:en"}, "zh"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "sv:fi"}, "de"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:it"}, "it"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "zh-Hant-TW"}, "zh"),
        ({"LANG": "den"}, "en"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert default_language(environ) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Words("xx")


def test_only_the_language_in_use_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def spy(path: str, **options: Any) -> Any:
        opened.append(Path(path).parent.name)
        return open(path, **options)

    monkeypatch.setattr(bundle, "open", spy, raising=False)
    assert Words("it").text("you") == "tu"
    assert set(opened) == {"it"}


def test_a_language_is_a_folder_and_what_it_lacks_is_told_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = languages()
    shutil.copytree(discovery().FOLDER, tmp_path / "words")
    new = tmp_path / "words" / "eo"
    new.mkdir()
    (new / "common.ftl").write_text("language-name = Esperanto\nyou = vi\n", encoding="utf-8")
    for module in (discovery(), bundle):
        monkeypatch.setattr(module, "FOLDER", str(tmp_path / "words"))
    languages.cache_clear()
    try:
        assert languages() == ("en", *sorted({*known[1:], "eo"}))
        words = Words("eo")
        assert (words.text("you"), words.text("kept", who="Anna")) == ("vi", "Anna keeps the card.")
    finally:
        languages.cache_clear()


def test_a_message_that_does_not_exist_is_an_error_of_the_program() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        Words("de").text("no-such-message")


@pytest.mark.parametrize(
    ("name", "variables", "told"),
    [
        ("played", {"who": "Anna", "card": Card("R5"), "left": 2}, "Anna 打出紅色 5。"),
        ("played", {"who": "小美", "card": Card("RS"), "left": 2}, "小美打出紅色禁止牌。"),
        ("refusal-does-not-fit", {"card": Card("R5"), "top": Card("G7")}, "紅色 5 不能出在綠色 7 上面。"),
        ("n-each", {"who": "小美", "count": 20}, "小美 20"),
        ("n-each", {"who": "Anna", "count": 20}, "Anna 20"),
        ("match-shared", {"players": ["Anna", "小美"], "points": 2}, "Anna、小美一起獲勝，總分都是兩分。"),
        ("asked-consent", {"who": "李 明"}, "正在問李 明同不同意問號方塊牌的規則。"),
        ("usage-option-twice", {"option": "--rule"}, "選項 --rule 只能寫一次。"),
        ("doctor-python-present", {"version": "3.11"}, "已有 Python 3.11。"),
    ],
)
def test_chinese_has_a_blank_beside_latin_letters_and_digits_only(
    name: str, variables: dict[str, Any], told: str
) -> None:
    assert Words("zh").text(name, **variables) == told


def test_chinese_lists_have_a_blank_only_beside_latin_letters() -> None:
    words = Words("zh")
    assert words.text("can-choose", players=words.join(["Anna", "小美", "大偉"], "and")).startswith(
        "和 Anna、小美和大偉"
    )
    assert words.text("menu-label", text=words.join(["小美", "Ben"], "or")) == "小美或 Ben。"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("n-cards", ("零張牌", "一張牌", "兩張牌", "3 張牌", "12 張牌")),
        ("new-messages", ("", "有一則新訊息。")),
    ],
)
def test_chinese_counts_two_with_its_own_word(name: str, told: tuple[str, ...]) -> None:
    words = Words("zh")
    numbers = (0, 1, 2, 3, 12)
    assert [words.text(name, count=number) for number, text in zip(numbers, told, strict=False) if text] == [
        text for text in told if text
    ]


def test_italian_has_ed_before_an_e_only() -> None:
    words = Words("it")
    told = [words.text("menu-label", text=words.join(["Dario", name], "and")) for name in ("Elsa", "Ada")]
    assert told == ["Dario ed Elsa.", "Dario e Ada."]
    assert words.text("menu-label", text=words.join(["Dario", "Elsa", "Ivo"], "and")) == "Dario, Elsa e Ivo."


def test_words_shared_by_threads_wait_for_a_message_that_another_one_parses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words, parse, told = Words("de"), bundle._parse, list[str]()
    other = threading.Thread(target=lambda: told.append(words.text("menu-several")), daemon=True)

    def parse_slowly(entry: str) -> Any:
        if other.ident is None:
            other.start()
            other.join(0.2)  # it waits for us; else it would be done at once, with English words
        return parse(entry)

    monkeypatch.setattr(bundle, "_parse", parse_slowly)
    told.append(words.text("menu-several"))
    other.join(10)
    assert told == [Words("de").text("menu-several")] * 2
