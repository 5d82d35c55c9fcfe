"""What can be typed, in five languages: no phrase has two meanings, and natural lines are understood."""

import functools
import itertools
import re
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno import words as words_package
from access_uno.console.typed_words import after_verb
from access_uno.engine import Game, Write
from access_uno.engine import events as happened
from access_uno.engine.cards import COLOURS, FACES, Card, Colour, Symbol
from access_uno.engine.events import Event
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.play import sentence_commands as said
from access_uno.play.lexicon import CODES
from access_uno.play.typed_phrases import COMMANDS, phrases_of
from access_uno.play.understanding import Request
from access_uno.play.vocabulary import NotUnderstood, Vocabulary
from access_uno.text.plain import plain, plain_phrases
from access_uno.words import Teller, Words, languages, words_of
from access_uno.words.custom import read_rule
from access_uno.words.message import message
from tests.engine.worlds import Step, setups, walk
from tests.words.test_told import NAMES as PEOPLE
from tests.words.test_told import VERBOSITIES

SYMBOLS = [symbol.name.lower().replace("_", "-") for symbol in Symbol if symbol.number is None]
MESSAGES = (
    *(f"typed-{name}" for name in COMMANDS),
    *(f"typed-colour-{colour.value}" for colour in COLOURS),
    *(f"typed-number-{number}" for number in range(10)),
    *(f"typed-symbol-{symbol}" for symbol in SYMBOLS),
)
CODE = re.compile(r"[rgby](\+2|[0-9sr])?|w(\+4)?|st|cu|[0-9]+")
RULE = " Others draw 1; ＲＥＶＥＲＳＥ | Los! # 1: uno?"
NAMES = ("Anna", "Ben", "De Vries", "小明")
# One word, two meanings, told apart by the colour in the line: one, and UNO or an article.
DOUBTFUL = {"it": {"uno"}, "nl": {"een"}}

RED, GREEN = Colour.RED, Colour.GREEN
LINES: dict[str, dict[str, Request]] = {
    "en": {
        "play red 7": Request("play", Card("R7")),
        "Play the red seven, please!": Request("play", Card("R7")),
        "blue skip": Request("play", Card("BS")),
        "green draw two uno": Request("play", Card("G+2"), uno=True),
        "wild draw four yellow": Request("play", Card("W+4"), Colour.YELLOW),
        "play w green uno": Request("play", Card("W"), GREEN, uno=True),
        "play star red": Request("star", colour=RED),
        "star red": Request("star", colour=RED),
        "why r+2": Request("why", Card("R+2")),
        "3": Request("play", place=3),
        "": Request("go-on"),
        "go": Request("go-on"),
        "?": Request("keys"),
        "whose turn?": Request("turn"),
        "catch Ben": Request("catch", seat=1),
        "demand a card of De Vries": Request("demand", seat=2),
    },
    "de": {
        "spiele rot 7": Request("play", Card("R7")),
        "rot 7": Request("play", Card("R7")),
        "ROT7": Request("play", Card("R7")),
        "r7": Request("play", Card("R7")),
        "7 rot": Request("play", Card("R7")),
        "lege die rote Sieben": Request("play", Card("R7")),
        "farbwahl grün uno": Request("play", Card("W"), GREEN, uno=True),
        "rote Retour-Karte": Request("play", Card("RR")),
        "gruen zieh 2": Request("play", Card("G+2")),
        "Zieh-4-Karte, gelb": Request("play", Card("W+4"), Colour.YELLOW),
        "block rot": Request("play", Card("ST"), RED),
        "zieh": Request("draw"),
        "weiter": Request("go-on"),
        "erwische Anna": Request("catch", seat=0),
        "verlange von Ben eine Karte": Request("demand", seat=1),
        "wer ist dran?": Request("turn"),
        "zurueck": Request("back"),
    },
    "it": {
        "gioca rosso 7": Request("play", Card("R7")),
        "gioca 7 rosso": Request("play", Card("R7")),
        "gioca il sette rosso": Request("play", Card("R7")),
        "rosso uno": Request("play", Card("R1")),
        "uno rosso uno": Request("play", Card("R1"), uno=True),
        "cambia colore verde uno": Request("play", Card("W"), GREEN, uno=True),
        "stella verde uno": Request("star", colour=GREEN, uno=True),
        "uno": Request("uno"),
        "salta giro blu": Request("play", Card("BS")),
        "carta jolly più due rossa": Request("play", Card("R+2")),
        "pesco": Request("draw"),
        "si": Request("yes"),
        "di chi è il turno?": Request("turn"),
        "cogli sul fatto Ben": Request("catch", seat=1),
    },
    "nl": {
        "speel rood 7": Request("play", Card("R7")),
        "speel een groene zeven": Request("play", Card("G7")),
        "groen een": Request("play", Card("G1")),
        "rode Keer-om kaart": Request("play", Card("RR")),
        "sla een beurt over geel": Request("play", Card("YS")),
        "neem twee blauw uno": Request("play", Card("B+2"), uno=True),
        "neem vier rood": Request("play", Card("W+4"), RED),
        "neem": Request("draw"),
        "eis een kaart van De Vries": Request("demand", seat=2),
        "nog een keer": Request("repeat"),
    },
    "zh": {
        "紅 7": Request("play", Card("R7")),
        "紅7": Request("play", Card("R7")),
        "打出紅色7": Request("play", Card("R7")),
        "打r7": Request("play", Card("R7")),
        "ｒ７": Request("play", Card("R7")),
        "紅色七，喊UNO！": Request("play", Card("R7"), uno=True),
        "３": Request("play", place=3),
        "打第三張": Request("play", place=3),
        "綠色禁止牌": Request("play", Card("GS")),
        "罰抽兩張藍": Request("play", Card("B+2")),
        "萬用罰抽四張牌紅色": Request("play", Card("W+4"), RED),
        "無敵星星綠": Request("play", Card("ST"), GREEN),
        "抽牌": Request("draw"),
        "抓小明": Request("catch", seat=3),
        "輪到誰？": Request("turn"),
    },
}


@functools.cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(("en", language), NAMES)


def phrases(language: str) -> dict[str, list[str]]:
    """What can be typed for each message."""
    words = words_of(language)
    return {name: [phrase.strip() for phrase in words.text(name).split(",")] for name in MESSAGES}


@pytest.mark.parametrize("language", languages())
def test_no_phrase_has_two_meanings_in_a_language_or_another_one_in_english(language: str) -> None:
    meanings = defaultdict(set)
    for known in {"en", language}:
        for name, listed in phrases(known).items():
            for phrase in listed:
                meanings[plain(phrase)].add(name)
    double = {phrase for phrase, names in meanings.items() if len(names) > 1}
    assert double == DOUBTFUL.get(language, set())


@pytest.mark.parametrize("language", languages())
def test_every_phrase_survives_as_it_is_compared_and_is_no_card_and_no_colour(language: str) -> None:
    for name, listed in phrases(language).items():
        assert listed[0], name
        for phrase in listed:
            assert plain(phrase) == phrase.strip(), name
            assert not CODE.fullmatch(phrase), name


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_sentence_takes_the_place_of_a_card_as_it_is_written(language: str) -> None:
    lexicon = phrases_of(("en", language)).lexicon
    assert {code: lexicon[code] for code in CODES} == CODES


@pytest.mark.parametrize("language", languages())
def test_every_command_is_understood_by_each_of_its_phrases(language: str) -> None:
    listed = phrases(language)
    for command in COMMANDS:
        if command != "filler":
            for phrase in listed[f"typed-{command}"]:
                assert vocabulary(language).understand(phrase) == Request(command), phrase


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_card_can_be_typed_as_it_is_told(language: str, rulebook: str) -> None:
    words = words_of(language, rulebook)
    for card in FACES:
        for form in ("", "a", "the"):
            told = words.card(card, form=form).words
            understood = vocabulary(language).understand(told)
            assert understood == Request("play", card), told


@pytest.mark.parametrize("language", languages())
def test_every_colour_is_understood_by_each_of_its_phrases_and_as_it_is_told(language: str) -> None:
    words, listed = words_of(language), phrases(language)
    for colour in COLOURS:
        told = words.text("colour", colour=colour)
        for phrase in (*listed[f"typed-colour-{colour.value}"], told):
            assert vocabulary(language).colour(phrase) is colour, phrase
        assert vocabulary(language).colour(colour.letter, sure=False) is colour


@pytest.mark.parametrize(
    ("language", "line"), [(language, line) for language in LINES for line in LINES[language]]
)
def test_natural_lines_are_understood(language: str, line: str) -> None:
    assert vocabulary(language).understand(line) == LINES[language][line]


@pytest.mark.parametrize("language", languages())
def test_r44_a_rule_is_taken_as_it_was_typed(language: str) -> None:
    for phrase in phrases(language)["typed-write"]:
        for line in (f"{phrase} {RULE}", f"  {phrase.upper()}{RULE} "):
            assert vocabulary(language).understand(line) == Request("write", rule=RULE.strip()), line
    assert vocabulary("zh").understand("寫其他人抽牌 1") == Request("write", rule="其他人抽牌 1")
    assert vocabulary("en").understand("ｗｒｉｔｅ reverse") == Request("write", rule="reverse")
    assert isinstance(vocabulary("en").understand("writer"), NotUnderstood)


@pytest.mark.parametrize("language", languages())
def test_english_lines_are_understood_in_every_language(language: str) -> None:
    for line, request in LINES["en"].items():
        assert vocabulary(language).understand(line) == request, line


@pytest.mark.parametrize(
    "line", ["r10", "red 25", "b7g", "play red green", "withdraw 2", "hand 3", "catch Zoe"]
)
def test_what_makes_no_sense_is_not_understood(line: str) -> None:
    assert isinstance(vocabulary("en").understand(line), NotUnderstood)


@pytest.mark.parametrize("language", languages())
def test_the_words_that_help_sentences_tell_to_type_are_understood(language: str) -> None:
    """Sentences such as "Type play and a card" name the first phrase of their command."""
    words = words_of(language)
    for sentence, command in (
        ("not-understood", "keys"),
        ("typed-how-play", "play"),
        ("typed-how-catch", "catch"),
        ("typed-how-demand", "demand"),
        ("typed-how-colour", "colour"),
        ("typed-how-write", "write"),
        ("typed-how-discard", "discard"),
        ("typed-how-choose", "choose"),
    ):
        first = phrases(language)[f"typed-{command}"][0]
        assert first in plain(words.text(sentence, text="", effects="")), sentence
    *_, how_to_keep = re.split("[.。]", words.text("typed-how-write", effects="").rstrip(".。"))
    assert any(phrase in how_to_keep for phrase in phrases(language)["typed-keep"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("symbol", [Symbol.SKIP, Symbol.REVERSE, Symbol.DRAW_TWO])
def test_a_coloured_card_without_its_colour_is_recognized(language: str, symbol: Symbol) -> None:
    words, vocabulary = words_of(language), Vocabulary(("en", language), NAMES)
    name = symbol.name.lower().replace("_", "-")
    play = words.text("typed-play").partition(",")[0]
    for phrase in words.text(f"typed-symbol-{name}").split(", "):
        for line in (phrase, f"{play} {phrase}", f"why {phrase} uno"):
            understood = vocabulary.understand(line)
            assert isinstance(understood, NotUnderstood), line
            assert understood.colourless is symbol, line
    assert vocabulary.understand(f"draw {phrase}")[2] is None


# The game understands what it says itself

MOVES: dict[type[Event], str] = {
    happened.Played: "play",
    happened.Drew: "draw",
    happened.Kept: "keep",
    happened.ColourNamed: "colour",
    happened.StarAnswered: "star",
    happened.Challenged: "challenge",
    happened.UnoCalled: "uno",
    happened.Caught: "catch",
    happened.Demanded: "demand",
    happened.Jumped: "jump",
    happened.Discarded: "discard",
    happened.CardShown: "show",
    happened.Swapped: "choose",
    happened.RuleWritten: "write",
    happened.Agreed: "agree",
    happened.Disagreed: "disagree",
}


def wanted(step: Step, top: Card | None) -> Request | None:
    """What must be typed for this step, if the game tells it as a move of the player."""
    event, action = step.events[0], step.action
    command = MOVES.get(type(event))
    if isinstance(event, happened.Drew):
        command = {"turn": "draw", "penalty": "accept"}.get(event.cause)
    if isinstance(event, happened.Discarded) and event.card is top:
        command = "play"  # one more of what was laid
    if command is None or getattr(event, "seat", getattr(event, "by", None)) != step.seat:
        return None
    about = getattr(action, "seat", event.offender if isinstance(event, happened.Challenged) else None)
    return Request(command, getattr(action, "card", None), getattr(action, "colour", None), seat=about)


@settings(max_examples=60)
@given(setup=setups, seed=st.integers(0, 2**32))
def test_what_the_game_says_of_a_move_is_a_command_that_does_it(setup: Setup, seed: int) -> None:
    game, _ = Game.begin(setup)
    for step in walk(game, seed, 15):
        request = wanted(step, game.top)
        for language in languages() if request else ():
            names = PEOPLE[: game.players]
            words = words_of(language, game.rules.rulebook)
            teller, view = Teller(words, names, step.seat), game.view(step.seat)
            told = {teller.tell(step.events[:1], view, verbosity)[0].text for verbosity in VERBOSITIES}
            for line in told | {text.rstrip(".。") for text in told}:  # few type the full stop
                understood = understood_among_people(language, line)
                assert isinstance(understood, Request), line
                assert understood._replace(rule="", sure=True) == request, line
                assert understood.sure or request.command in ("draw", "accept"), line
                if isinstance(step.action, Write) and not step.action.rule.text:
                    assert read_rule(words, understood.rule) == step.action.rule, line


def test_what_the_game_says_of_many_drawn_cards_is_a_command_however_long_it_is() -> None:
    line = f"You draw {', '.join(['green 7'] * 40)} and yellow Skip."
    assert understood_among_people("en", line) == Request("draw", sure=False)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "command"), [("discarded", "discard"), ("discarded-equal", "play")])
def test_a_card_besides_the_one_played_is_told_as_it_is_typed(language: str, name: str, command: str) -> None:
    words, typed = words_of(language, "mario-de"), people(language)
    for verbosity in VERBOSITIES:
        raw = words.raw(name, {"who": "", "card": "Y8", "left": words.number(3)}, verbosity, "you")
        line = message(raw, "mine", False, None).text
        assert typed.understand(line) == Request(command, Card("Y8")), line


def test_every_move_that_the_game_tells_can_be_typed() -> None:
    assert set(MOVES.values()) | {"accept", "go-on"} == set(said.MOVES.values())


def to_you(words: Words, name: str, **variables: str) -> str:
    return message(
        words.raw(name, words.plain({"who": "", **variables}), person="you"), "mine", False, None
    ).text


CARDS_THERE = {"can-wait", "can-play", "can-play-some", "can-play-count", "can-bluff"}  # cards are typed


def test_whatever_the_game_says_can_be_done_can_be_typed() -> None:
    texts = (Path(words_package.__file__).parent / "en").glob("*.ftl")
    told = {name for text in texts for name in re.findall(r"^can-[a-z-]+", text.read_text("utf-8"), re.M)}
    assert told - CARDS_THERE == {name for name in said.MOVES if name.startswith("can-")}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [name for name in said.MOVES if re.match("can-|asked-", name)])
def test_what_the_game_says_can_be_done_or_asks_is_a_command_that_does_it(language: str, name: str) -> None:
    words, command = words_of(language), said.MOVES[name]
    told = to_you(words, name, players="Ben")
    lines = [told, to_you(words, "can", what=told)]
    seat = 1 if name in ("can-choose", "can-catch") else None
    for line in lines if name.startswith("can-") else lines[:1]:
        understood = vocabulary(language).understand(line)
        assert isinstance(understood, Request), line
        # "write a new rule" is a rule that makes no sense: one hears what can be written
        assert understood._replace(rule="") == Request(command, seat=seat), line


ABOUT_A_PLAYER = ("typed-nudge", "typed-ignore", "typed-silence", "typed-remove", "typed-computer")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["typed-say", *ABOUT_A_PLAYER])
def test_a_verb_of_one_word_or_several_may_be_followed_by_a_name_or_a_text(language: str, name: str) -> None:
    words = words_of(language)
    for phrase in words.text(name).split(", "):
        assert after_verb(words, f" {phrase.upper()}  De Vries, B. ", name) == "De Vries, B."
        assert after_verb(words, phrase, name) == ""
        assert after_verb(words, f"x{phrase} Ada", name) is None
        if language == "zh":
            assert after_verb(words, f"{phrase}小美", name) == "小美"


@pytest.mark.parametrize(
    ("language", "line", "name"),
    [
        ("it", "manda via Ada", "Ada"),
        ("it", "Manda Ada via", "Ada"),
        ("nl", "stuur weg Ada", "Ada"),
        ("nl", "stuur De Vries weg", "De Vries"),
        ("de", "schick Ada weg", "Ada"),
        ("zh", "請走 小明", "小明"),
        ("zh", "remove Ada", "Ada"),
    ],
)
def test_a_verb_may_stand_around_a_name(language: str, line: str, name: str) -> None:
    assert after_verb(words_of(language), line, "typed-remove") == name
    assert after_verb(words_of(language), line.replace(name, ""), "typed-remove") in ("", None)


@functools.cache
def people(language: str) -> Vocabulary:
    return Vocabulary(("en", language), PEOPLE)


@functools.cache
def understood_among_people(language: str, line: str) -> Request | NotUnderstood:
    """Games say the same again and again."""
    return people(language).understand(line)


# Suggestions


@pytest.mark.parametrize("language", languages())
def test_a_word_with_a_slip_is_suggested_in_the_language_for_a_line_that_has_a_meaning_with_it(
    language: str,
) -> None:
    listed, typed = phrases(language), vocabulary(language)
    own = {word for names in listed.values() for phrase in names for word in phrase.split()}
    commands = (names for name, names in listed.items() if name.removeprefix("typed-") in COMMANDS)
    suggested = 0
    for phrase in itertools.chain.from_iterable(commands):
        place = len(phrase) * 2 // 5  # another one in each length
        pair = phrase[place : place + 2][::-1]
        line = phrase[:place] + pair + phrase[place + 2 :] if place and " " not in pair else phrase
        understood = typed.understand(line)
        if isinstance(understood, NotUnderstood) and understood.nearest:
            assert set(understood.nearest.split()) <= own, line
            assert isinstance(typed.understand(understood.mended), Request), line
            assert " " in line or typed.understand(understood.nearest) == typed.understand(phrase), line
            suggested += 1
    assert suggested > 30 or language == "zh"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "la mia mona"),
        ("it", "tip rosso"),
        ("it", "sfiga Bruno"),
        ("de", "plya rot 7"),
        ("nl", "stap rood"),
        ("en", "a card in the hand of the king"),
        ("zh", "看手套"),
    ],
)
def test_nothing_of_another_language_or_meaning_is_suggested(language: str, line: str) -> None:
    understood = vocabulary(language).understand(line)
    assert isinstance(understood, NotUnderstood)
    assert understood.nearest == ""


def test_a_player_may_be_named_anywhere_in_a_command() -> None:
    for line in ("fordere Ben heraus", "Fordere den Ben heraus!", "Ben herausfordern"):
        assert vocabulary("de").understand(line) == Request("challenge", seat=1), line
    assert vocabulary("zh").understand("質疑小明") == Request("challenge", seat=3)
    assert isinstance(vocabulary("de").understand("lege Ben"), NotUnderstood)


@pytest.mark.parametrize(
    ("language", "line", "request_"),
    [
        ("en", "play a Wild and choose red", Request("play", Card("W"), Colour.RED)),
        ("it", "Gioco il Più Quattro e scelgo il giallo.", Request("play", Card("W+4"), Colour.YELLOW)),
        ("zh", "打出萬用牌，選擇紅色", Request("play", Card("W"), Colour.RED)),
        ("zh", "用無敵星星牌回應，選擇紅色", Request("star", colour=Colour.RED)),
        ("zh", "和 Ben 交換手牌", Request("choose", seat=1)),
        ("nl", "leg rood 7 neer", Request("play", Card("R7"))),
        ("nl", "Leg de rode zeven weg!", Request("discard", Card("R7"))),
        ("nl", "laat groen 3 zien", Request("show", Card("G3"))),
        ("de", "wirf die rote Sieben ab", Request("discard", Card("R7"))),
        ("de", "wirf 3 ab", Request("discard", place=3)),
        ("zh", "要求 Ben 出某一張牌", Request("demand", seat=1)),
        ("zh", "插隊打出紅色 7", Request("jump", Card("R7"))),
        ("it", "scarti anche un sette rosso", Request("discard", Card("R7"))),
        ("it", "accetto la penalità", Request("accept")),
        ("it", "scambia tutte le carte con Ben", Request("choose", seat=1)),
        ("nl", "ruil alle kaarten met Ben", Request("choose", seat=1)),
        ("nl", "neem de strafkaarten", Request("accept")),
        ("de", "lege rot 7 dazwischen", Request("jump", Card("R7"))),
        ("de", "lege rot 7 ab", Request("play", Card("R7"))),
        ("de", "tausche die Handkarten mit Ben", Request("choose", seat=1)),
        ("de", "nimm die Strafkarten", Request("accept")),
        ("en", "I call UNO", Request("uno")),
        ("en", "I swap hands with Ben", Request("choose", seat=1)),
        ("en", "I demand that Ben play a certain card", Request("demand", seat=1)),
        ("en", "I choose red", Request("colour", colour=Colour.RED)),
        ("de", "Ich lege eine rote Sieben dazwischen", Request("jump", Card("R7"))),
        ("de", "ich werfe eine rote Sieben ab", Request("discard", Card("R7"))),
        ("nl", "Ik laat een rode zeven zien", Request("show", Card("R7"))),
        ("zh", "我把牌留著", Request("keep")),
        ("zh", "我和 Ben 交換手牌", Request("choose", seat=1)),
        ("zh", "我另外打出紅色 7", Request("play", Card("R7"))),
        ("en", "answer with the Super Star and choose red", Request("star", colour=Colour.RED)),
        ("en", "Wild, choose green", Request("play", Card("W"), Colour.GREEN)),
        ("it", "cambia colore, scelgo blu", Request("play", Card("W"), Colour.BLUE)),
        ("it", "sette di colore rosso", Request("play", Card("R7"))),
        ("it", "gioca il jolly e scelgo il verde", Request("play", Card("W"), Colour.GREEN)),
        ("it", "jolly +4 blu", Request("play", Card("W+4"), Colour.BLUE)),
        ("it", "scelgo il rosso", Request("colour", colour=Colour.RED)),
        ("zh", "萬用牌，選擇綠色", Request("play", Card("W"), Colour.GREEN)),
        ("zh", "問號方塊選綠", Request("play", Card("CU"), Colour.GREEN)),
        ("zh", "出第一張牌", Request("play", place=1)),
        ("zh", "換紅色", Request("colour", colour=Colour.RED)),
        ("zh", "红 7", Request("play", Card("R7"))),
    ],
)
def test_a_move_is_said_without_the_word_you(language: str, line: str, request_: Request) -> None:
    assert Vocabulary(("en", language), ("Anna", "Ben")).understand(line) == request_


def test_other_names_are_all_that_a_new_match_teaches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lists of the words are made comparable once, and for no further match."""
    seen: list[str] = []

    def counted(text: str) -> list[str]:
        seen.append(text)
        return plain_phrases(text)

    phrases_of.cache_clear()
    monkeypatch.setattr("access_uno.play.typed_phrases.plain_phrases", counted)
    Vocabulary(("en", "de"), ["Anna"])
    assert sorted(seen) == sorted([*lists_of(words_of("en")), *lists_of(words_of("de"))])
    seen.clear()
    Vocabulary(("en", "de"), ["Ben", "Clara"])
    assert seen == []


def lists_of(words: Words) -> list[str]:
    """All lists of phrases of a language, as they stand in its words."""
    ids = [f"typed-{name}" for name in COMMANDS]
    ids += [f"typed-colour-{colour.value}" for colour in COLOURS]
    ids += [f"typed-number-{number}" for number in range(10)]
    ids += [f"typed-symbol-{symbol}" for symbol in SYMBOLS]
    return [words.text(name) for name in ids]
