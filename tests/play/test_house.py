"""House rules and the customizable card at the console: what is asked and answered, by keys and by lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_uno.engine import RULEBOOKS, CustomRule
from access_uno.play.start_menu import game_from
from access_uno.settings import presets
from access_uno.words import languages, words_of
from tests.play.driver import Driver, at
from tests.play.shadow import Shadow


def game(home: Path, *header: str, by_keys: bool = True, **hands: str) -> Shadow:
    """A game of Anna, who plays here, and the computer players Ben and, with cards, Carl."""
    lines = ["uno 1", "rulebook: mario-de", *header, "player: Anna", "player: Ben | computer random"]
    lines += ["player: Carl | computer random"] if "Carl" in hands else []
    lines += [f"hand: {name} = {cards}" for name, cards in hands.items()]
    lines += ["stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9", "discard: R5", "begin\n"]
    if not any(line.startswith("turn") for line in lines):
        lines.insert(-1, "turn: Anna")
    shadow = Shadow(home / "home", "\n".join(lines), by_keys=by_keys)
    shadow.told()
    return shadow


def heard(shadow: Shadow) -> list[str]:
    return [told.message.text for told in shadow.told()]


def test_the_question_is_a_choice_among_the_answers(tmp_path: Path) -> None:
    shadow = game(tmp_path, "rule: seven_swaps = yes", Anna="R7 G3 B5", Ben="Y1 Y2 G4 G5", Carl="B8 B9")
    shadow.press("home")
    shadow.press("enter")
    told = heard(shadow)
    assert any(text.startswith("Choose who to swap hands with") and "Ben 4 cards" in text for text in told)
    shadow.press("down")
    assert heard(shadow) == ["Carl 2 cards. 2 of 2."]
    shadow.press("enter")
    told = heard(shadow)
    assert "You swap hands with Carl." in told
    assert "You now hold blue 8 and blue 9." in told


def test_an_answer_that_was_put_off_is_asked_for_by_enter(tmp_path: Path) -> None:
    shadow = game(tmp_path, "rule: equal_cards = several", Anna="R7 R7 G3", Ben="Y1 Y2 G4 G5")
    shadow.press("home")
    shadow.press("enter")
    shadow.press("Esc")
    shadow.press("h")
    assert "You hold 2 cards: red 7, green 3." in heard(shadow)
    shadow.press("space")
    assert any("First answer the question." in text for text in heard(shadow))
    shadow.press("enter")
    shadow.press("enter")
    assert "You also play red 7." in " ".join(heard(shadow))


@pytest.mark.parametrize(
    ("rule", "line", "answer", "expected"),
    [
        ("seven_swaps = yes", "play r7", "choose ben", "You swap hands with Ben."),
        ("seven_swaps = yes", "play r7", "swap with Ben", "You swap hands with Ben."),
        ("equal_cards = several", "play r7", "discard r7", "You also play red 7"),
        ("equal_cards = several", "play r7", "discard", "Type discard and a card."),
        ("equal_cards = several", "play r7", "choose ben", "That doesn't answer the question."),
        ("equal_cards = several", "play r7", "agree", "That doesn't answer the question."),
    ],
)
def test_answers_can_be_typed(tmp_path: Path, rule: str, line: str, answer: str, expected: str) -> None:
    shadow = game(tmp_path, f"rule: {rule}", by_keys=False, Anna="R7 R7 G3", Ben="Y1 Y2 G4 G5")
    shadow.type(line)
    heard(shadow)
    shadow.type(answer)
    assert expected in " ".join(heard(shadow))


def test_a_card_is_shown_by_a_typed_line(tmp_path: Path) -> None:
    rule = "custom-rule: everyone shows one card; others draw 1 | Look"
    shadow = game(tmp_path, rule, by_keys=False, Anna="CU R7 G3", Ben="Y1 Y2 G4 G5")
    shadow.type("play cu green")
    told = heard(shadow)
    assert "The rule for the customizable card: Look." in told
    assert any(text.startswith("Choose a card to show to everybody.") for text in told)
    shadow.type("show green 3")
    told = heard(shadow)
    assert "You show green 3." in told
    assert any(text.startswith("Ben shows") for text in told)
    assert any("Ben draws one card because of the customizable card" in text for text in told)


@pytest.mark.parametrize(
    ("rule", "played", "asked"),
    [
        (
            "others draw 1; reverse | Back we go.",
            "Back we go.",
            "the others draw one card, the direction changes. Back we go.",
        ),
        ("others draw 1; reverse", *["the others draw one card, the direction changes."] * 2),
        ("others draw 1 | Hurray!", "Hurray!", "the others draw one card. Hurray!"),
    ],
)
def test_the_players_own_text_is_a_sentence_of_its_own(
    tmp_path: Path, rule: str, played: str, asked: str
) -> None:
    shadow = game(tmp_path, f"custom-rule: {rule}", by_keys=False, Anna="CU R7 G3", Ben="Y1 Y2 G4 G5")
    for line, end in (("why cu", f"{asked} It's worth"), ("play cu green", played)):
        shadow.type(line)
        assert f"The rule for the customizable card: {end}" in " ".join(heard(shadow)), line


def test_the_rule_is_in_the_menu_and_among_the_options(tmp_path: Path) -> None:
    shadow = game(
        tmp_path, "custom-rule: | Sing", "rule: zero_passes = yes", by_keys=False, Anna="R7", Ben="Y1"
    )
    shadow.type("menu")
    shadow.type("customizable")
    assert "You carry out the rule for the customizable card yourselves: Sing." in heard(shadow)


def test_the_computer_waits_for_a_player_who_can_jump_in(tmp_path: Path) -> None:
    shadow = game(tmp_path, "rule: jump_in = yes", Anna="R7 R7 G3 B1", Ben="Y1 Y2 G4 G5", Carl="B8 B9")
    shadow.press("home")
    shadow.press("enter")
    assert shadow.table.game.turn == 1
    shadow.press("j")
    assert "You jump in with red 7." in heard(shadow)
    shadow.press("j")
    assert any(text.startswith("You can't jump in with") for text in heard(shadow))


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("jump", "jump R7"),
        ("jump in with red 7", "jump R7"),
        ("jump uno", "jump R7 uno"),
        ("uno, jump r7", "jump R7 uno"),
    ],
)
def test_one_jumps_in_by_a_typed_line(tmp_path: Path, line: str, step: str) -> None:
    hand = "R7 R7 G3" if step.endswith("uno") else "R7 R7 G3 B1"
    shadow = game(tmp_path, "rule: jump_in = yes", by_keys=False, Anna=hand, Ben="Y1 Y2 G4 G5", Carl="B8 B9")
    for typed in ("play r7", "jump green 3", line):
        shadow.type(typed)
    assert any(text.startswith("You can't jump in with green 3 now.") for text in heard(shadow))
    assert shadow.scribe.steps[:2] == ["Anna: play R7\n", f"Anna: {step}\n"]


def test_a_computer_player_jumps_in_before_a_person_acts(tmp_path: Path) -> None:
    """Carl can only lay the red 3; Anna is next, but Ben has the same card."""
    shadow = game(tmp_path, "rule: jump_in = yes", "turn: Carl", Anna="R7 G3", Ben="R3 G1 G2", Carl="R3 Y9")
    assert [card.code for card in shadow.table.game.discard][:3] == ["R5", "R3", "R3"]
    assert len(shadow.table.game.hands[1]) == 2


@pytest.mark.parametrize(("hand", "drawn"), [("R7 G3 B1", 2), ("R7 G3", 0)])
def test_a_false_uno_costs_cards_and_one_in_time_does_not(tmp_path: Path, hand: str, drawn: int) -> None:
    shadow = game(tmp_path, "rule: false_uno_penalty = 2", Anna=hand, Ben="Y1 Y2 G4")
    shadow.press("u")
    assert len(shadow.table.game.hands[0]) == len(hand.split()) + drawn


def test_before_a_game_everybody_hears_how_it_differs_from_the_rulebook(
    tmp_path: Path,
) -> None:
    here = at(tmp_path)
    given = {"rulebook": "mario-de", "rule": ["zero_passes=yes", "hand_size=9"], "computers": 1}
    told = Driver(tmp_path, by_keys=False).open(game_from(given, "en", here))
    assert told[:2] == [
        "Everybody is dealt 9 cards.",
        "After a 0 all players pass their hands on in the direction of play.",
    ]
    assert Driver(tmp_path, by_keys=False).open(game_from({"rulebook": "mario-de"}, "en", here))[0] != told[0]


def test_a_preset_with_a_rule_is_asked_about_before_anything_is_saved(
    tmp_path: Path,
) -> None:
    here = at(tmp_path)
    rules = RULEBOOKS["mario-de"].but(custom_rule=CustomRule.read("reverse | Back"), stacking="same")
    presets.save(tmp_path / "presets", "family", rules)
    for people, answers, saved in ((["Anna", "Ben"], ("yes", "no"), 0), (["Anna"], ("yes",), 1)):
        driver = Driver(tmp_path, by_keys=False)
        begin = game_from({"preset": "family", "player": people, "computers": 1, "seed": 1}, "en", here)
        assert driver.open(begin)[0].startswith("Anna, do you agree to this rule")
        driver.type(*answers)
        assert driver.console.running is bool(saved)
        assert len(list((tmp_path / "saves").glob("*.uno"))) == saved


def test_a_question_is_not_asked_twice_but_stands_in_the_history(tmp_path: Path) -> None:
    rule = "custom-rule: all may discard one card of the colour"
    shadow = game(tmp_path, rule, Anna="CU G3 B5 R7", Ben="Y1 Y2 G4 G5")
    for key in ("home", "enter", "b"):
        shadow.told()
        shadow.press(key)
    told = [text for text in heard(shadow) if "You may discard" in text]
    assert told == ["You may discard a card of this colour. Blue 5. 1 of 2."]
    shadow.press("Esc")
    shadow.told()
    shadow.press(">")
    assert heard(shadow) == ["You may discard a card of this colour."]


# A rule that is written during a match

WRITTEN = "rule: custom_written = card"


def with_the_card(home: Path, *header: str, by_keys: bool = True) -> Shadow:
    """Anna holds the card first in her hand."""
    return game(home, *header, by_keys=by_keys, Anna="CU G3 B5 R7", Ben="Y1 Y2 G4 G5")


def asked_to_write(home: Path, *header: str) -> Shadow:
    """Anna has just laid the card, by keys; what she heard then is told."""
    shadow = with_the_card(home, WRITTEN, *header)
    for key in ("home", "enter"):
        shadow.press(key)
    shadow.told()
    shadow.press("b")
    return shadow


def present(shadow: Shadow) -> str:
    return str(shadow.table.game.rules.custom_rule)


def test_r44_a_rule_is_typed_by_keys_and_a_mistake_has_its_place(tmp_path: Path) -> None:
    shadow = asked_to_write(tmp_path, "custom-rule: reverse")
    (question,) = [text for text in heard(shadow) if "may write" in text]
    assert question == (
        "You may write a new rule for the customizable card. "
        "The rule for the customizable card: the direction changes. Leave the card as it is. 1 of 2."
    )
    for key in ("down", "enter"):
        shadow.press(key)
    assert any("These are the effects: the others draw one card," in text for text in heard(shadow))
    for key in (*"you drw 1", "enter"):
        shadow.press(key)
    mistake = "At character 1, you drw 1 isn't an effect."
    assert heard(shadow)[-1] == f"{mistake} Did you mean the player draws one card?"
    for key in (*["backspace"] * 3, *"aw 1|Oh", "enter"):
        shadow.press(key)
    told = heard(shadow)
    assert "You write a new rule for the customizable card: the player draws one card. Oh." in told
    assert "Ben agrees to the rule for the customizable card." in told
    assert any(text.startswith("You draw red 1 because of the customizable card") for text in told)
    assert shadow.scribe.steps[1:3] == ["Anna: write you draw 1 | Oh\n", "Ben: agree\n"]


@pytest.mark.parametrize(
    "keys",
    [
        ["enter"],
        ["Esc", "p"],
        ["Esc", "enter", "enter"],
        ["end", "enter", *"| Sing", "Esc", "enter"],
        ["2", "enter", "enter"],
    ],
)
def test_r44_a_rule_is_kept_by_keys(tmp_path: Path, keys: list[str]) -> None:
    shadow = asked_to_write(tmp_path)
    for key in keys:
        assert shadow.table.game.turn == 0
        shadow.press(key)
    assert (shadow.scribe.steps[1], present(shadow)) == ("Anna: pass\n", "None")


@pytest.mark.parametrize(
    "keys", [["route"], ["pan-right", "route", "route", "route"], ["pan-right", "route", "back", "route"]]
)
def test_r44_a_rule_is_kept_with_a_braille_display_alone(tmp_path: Path, keys: list[str]) -> None:
    shadow = asked_to_write(tmp_path)
    for key in keys:
        console, message = shadow.console, shadow.told()[-1].message
        if key == "route":
            console.touch(message, None)
        else:
            console.key(console.mode.display_keys[key])
    shadow.settle()
    assert (shadow.scribe.steps[1], present(shadow)) == ("Anna: pass\n", "None")


@pytest.mark.parametrize(
    ("line", "answer", "rule"),
    [
        ("write others draw 1", "Du schreibst eine neue Regel", "others draw 1 |"),
        (
            "Schreibe alle anderen ziehen 1; reverse | Los: # 1!",
            "Los: # 1!",
            "others draw 1; reverse | Los: # 1!",
        ),
        ("schreib alle andren ziehen 1", "An der Stelle 1 steht keine Wirkung:", ""),
        ("schreibe", "Die Wirkungen sind: alle anderen ziehen eine Karte,", ""),
        ("behalten", "Ben", "None"),
        ("pass", "Ben", "None"),
    ],
)
def test_r44_a_rule_is_typed_by_lines(tmp_path: Path, line: str, answer: str, rule: str) -> None:
    record = with_the_card(tmp_path, WRITTEN, by_keys=False).table.record.header()
    shadow = Shadow(tmp_path / "home", record, 'language = "de"\n', by_keys=False)
    shadow.type("play cu green")
    told = heard(shadow)
    asked = told.index("Du darfst eine neue Regel für die individuelle Karte schreiben.")
    how, made, effects, *_ = told[asked + 1 :]
    assert how.startswith("Tippe schreibe und eine Regel, oder behalten,")
    assert made.startswith("Eine Regel besteht aus Wirkungen")
    assert effects.startswith("Die Wirkungen sind: alle anderen ziehen eine Karte,")
    shadow.type(line)
    assert answer in " ".join(heard(shadow))
    assert (present(shadow) if rule else "") == rule
    assert len(shadow.scribe.steps) == 1 or rule


def test_r44_a_player_who_is_not_asked_writes_no_rule(tmp_path: Path) -> None:
    shadow = with_the_card(tmp_path, WRITTEN, by_keys=False)
    shadow.type("write fly away")
    assert heard(shadow)[0].startswith("There's no question to answer now.")


def test_r44_what_was_written_is_told_wherever_the_rules_are(tmp_path: Path) -> None:
    shadow = with_the_card(tmp_path, WRITTEN, "custom-rule: others draw 1", by_keys=False)
    for line in ("play cu green", "write | Sing"):
        shadow.type(line)
    shadow.told()
    for line in ("menu", "customizable", "back", "rules", "all"):
        shadow.type(line)
    told = heard(shadow)
    assert "You carry out the rule for the customizable card yourselves: Sing." in told
    assert "The customizable card: Sing." in told
    assert not any("others draw" in text for text in told)


def test_r44_all_hear_the_rule_in_their_own_languages(tmp_path: Path) -> None:
    record = "\n".join(
        [
            *("uno 1", "rulebook: mario-de", WRITTEN, "player: Anna", "player: Ben"),
            *(
                "hand: Anna = CU R1 R2",
                "hand: Ben = G1 G2",
                "stock: B1 B2",
                "discard: R5",
                "turn: Anna",
                "begin\n",
            ),
        ]
    )
    shadow = Shadow(tmp_path / "home", record, '[people.Ben]\nlanguage = "nl"\n', by_keys=False)
    for line in ("", "play cu green", "write others draw 1", "", ""):
        shadow.told()
        shadow.type(line)
    told = heard(shadow)
    assert "Anna schrijft een nieuwe regel voor de Aanpasbare kaart: de anderen pakken één kaart." in told
    shadow.type("akkoord")
    assert [card.code for card in shadow.table.game.hands[1]] == ["G1", "G2", "B1"]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("寫其他人抽牌2；反方向進行｜唱歌！", "others draw 2; reverse | 唱歌！"),
        ("寫 其他人抽牌 ２、反方向進行", "others draw 2; reverse |"),
    ],
)
def test_r44_a_chinese_rule_needs_no_blanks_and_no_western_signs(
    tmp_path: Path, typed: str, rule: str
) -> None:
    record = with_the_card(tmp_path, WRITTEN, by_keys=False).table.record.header()
    shadow = Shadow(tmp_path / "home", record, 'language = "zh"\n', by_keys=False)
    for line in ("play cu green", typed):
        shadow.type(line)
    assert present(shadow) == rule


def asked_to_agree(home: Path, language: str, before: str = "") -> Shadow:
    """Ben has laid the card, and typed what is not Ben's answer; Anna is asked."""
    record = with_the_card(home, WRITTEN, "custom-rule: reverse", "turn: Ben", by_keys=False).table.record
    header = record.header().replace("G5", "CU").replace("CU G3", "R8 G3").replace(" | computer random", "")
    shadow = Shadow(home / "home", header, f'language = "{language}"\n', by_keys=False)
    for typed in ("", "play cu green", "keep", *([before] if before else []), "", ""):
        shadow.type(typed)
    return shadow


@pytest.mark.parametrize(("line", "action"), [("yes", "agree"), ("ja", "agree"), ("Nein!", "disagree")])
def test_r44_yes_and_no_answer_whether_one_agrees(tmp_path: Path, line: str, action: str) -> None:
    shadow = asked_to_agree(tmp_path, "de", line)
    answered = {words_of("de").text(f"typed-how-{answer}") for answer in ("yes", "no")}
    assert answered.intersection(heard(shadow))
    shadow.type(line)
    assert shadow.scribe.steps[2:] == [f"Anna: {action}\n"]


@pytest.mark.parametrize(
    ("language", "message", "action"),
    [
        (language, message, action)
        for language in languages()
        for message, action in (
            ("can-agree", "agree"),
            ("can-disagree", "disagree"),
            ("typed-agree", "agree"),
            ("typed-accept", "agree"),
            ("typed-disagree", "disagree"),
        )
    ],
)
def test_r44_one_agrees_or_not_as_the_game_says_it(
    tmp_path: Path, language: str, message: str, action: str
) -> None:
    line = words_of(language).text(message).partition(",")[0]
    shadow = asked_to_agree(tmp_path, language)
    shadow.type(line)
    assert shadow.scribe.steps[2:] == [f"Anna: {action}\n"]


@pytest.mark.parametrize(
    ("line", "action"), [("Accetta!", "agree"), ("accetto", "agree"), ("rifiuta", "disagree")]
)
def test_r44_the_verbs_of_the_italian_question_answer_it(tmp_path: Path, line: str, action: str) -> None:
    shadow = asked_to_agree(tmp_path, "it")
    shadow.type(line)
    assert shadow.scribe.steps[2:] == [f"Anna: {action}\n"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", ["can-discard-equal", "asked-equal", "typed-play", "typed-discard"])
def test_r28_an_identical_card_is_laid_as_the_game_says_it(
    tmp_path: Path, language: str, message: str
) -> None:
    record = game(tmp_path, "rule: equal_cards = several", Anna="R7 R7 G3", Ben="Y1 Y2").table.record.header()
    shadow = Shadow(tmp_path / "home", record, f'language = "{language}"\n', by_keys=False)
    words = words_of(language)
    line = words.raw(message, {"who": ""}, person="you").partition(",")[0]
    shadow.type("play r7")
    shadow.type(f"{line} r7" if message.startswith("typed") else line)
    assert shadow.scribe.steps[:2] == ["Anna: play R7\n", "Anna: discard R7\n"]


@pytest.mark.parametrize("language", languages())
def test_r28_what_can_be_done_names_the_identical_card_and_not_any_of_the_colour(
    tmp_path: Path, language: str
) -> None:
    record = game(tmp_path, "rule: equal_cards = several", Anna="R7 R7 R3", Ben="Y1 Y2").table.record.header()
    shadow = Shadow(tmp_path / "home", record, f'language = "{language}"\n', by_keys=False)
    words = words_of(language)
    for line in ("play r7", words.text("typed-playable").partition(",")[0]):
        shadow.told()
        shadow.type(line)
    told = " ".join(heard(shadow))
    assert words.text("can-discard-equal") in told
    assert words.text("can-discard") not in told
    shadow.type("play r3")
    assert shadow.scribe.steps == ["Anna: play R7\n"]


@pytest.mark.parametrize("line", ["play g3", "discard g3", "green 3", "play 1"])
def test_r44_whatever_one_types_to_lay_a_card_discards_one(tmp_path: Path, line: str) -> None:
    rule = "custom-rule: all may discard one card of the colour"
    shadow = with_the_card(tmp_path, rule, by_keys=False)
    for typed in ("play cu green", line):
        shadow.type(typed)
    assert shadow.scribe.steps[1] == "Anna: discard G3\n"


def test_help_by_lines_names_no_card_to_play_while_something_is_asked(tmp_path: Path) -> None:
    shadow = with_the_card(tmp_path, WRITTEN, by_keys=False)
    for line, plays in (("keys", True), ("play cu green", False), ("keys", False)):
        shadow.type(line)
        assert any(text.startswith("play:") for text in heard(shadow)) is plays


def test_after_a_jump_in_no_player_is_told_a_turn_that_is_over(tmp_path: Path) -> None:
    """Bob is next after Anna's red 7; before Bob has the keyboard, Ben jumps in and Anna is next."""
    record = game(tmp_path, "rule: jump_in = yes", Anna="R7 G3 R8 B1", Ben="R7 Y2 Y8").table.record.header()
    record = record.replace("player: Ben", "player: Bob\nplayer: Ben")
    record = record.replace("stock: R1", "hand: Bob = R1 G4 G8\nstock:")
    shadow = Shadow(tmp_path / "home", record, by_keys=False)
    for line in ("", "play r7"):
        shadow.type(line)
    assert "Ben jumps in with red 7." in heard(shadow)
    assert shadow.table.game.turn == 0
    for line in ("play r8", "", ""):
        shadow.type(line)
    told = heard(shadow)
    assert "Ben jumps in with red 7." in told
    assert [text for text in told if text.startswith("Your turn")] == [told[-1]]


@pytest.mark.parametrize(
    ("rule", "line", "command"),
    [
        ("rule: seven_swaps = yes", "play r7", "choose"),
        ("rule: custom_written = card", "play cu green", "write"),
        ("custom-rule: everyone shows one card", "play cu green", "show"),
        ("custom-rule: all may discard one card of the colour", "play cu green", "discard"),
    ],
)
def test_whatever_is_asked_there_is_help_for_the_answer(
    tmp_path: Path, rule: str, line: str, command: str
) -> None:
    shadow = with_the_card(tmp_path, rule, by_keys=False)
    shadow.type(line)
    shadow.told()
    shadow.type("keys")
    assert any(text.lower().startswith(f"{command}:") for text in heard(shadow)), command
