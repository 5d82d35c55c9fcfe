"""The rule of the customizable card, as it is told and typed in every language."""

from __future__ import annotations

import pytest

from access_uno.engine.custom import EFFECTS, CustomRule, CustomRuleError, Effect
from access_uno.words import Words, languages, words_of
from access_uno.words.custom import explained, read_rule, sentences, told_effect, typed_rule, wrong_rule


def suggested(words: Words, typed: str) -> Effect | None:
    try:
        return read_rule(words, typed).effects[0]
    except CustomRuleError as error:
        return error.effect


@pytest.mark.parametrize("language", languages())
def test_r44_what_is_told_of_a_rule_can_be_typed(language: str) -> None:
    words = words_of(language)
    for effect in EFFECTS:
        rule = CustomRule((effect,), "La la")
        assert read_rule(words, told_effect(words, effect)).effects == (effect,)
        assert read_rule(words, typed_rule(words, rule)) == rule


@pytest.mark.parametrize("language", languages())
def test_r44_each_sentence_means_one_effect(language: str) -> None:
    words = words_of(language)
    for sentence, effect in sentences(words).items():
        assert read_rule(words, sentence).effects == (effect,), sentence


@pytest.mark.parametrize(
    ("language", "typed", "effect"),
    [
        ("en", "the next player draws three cards", Effect("next-draws", 3)),
        ("de", "Der nächste Spieler zieht drei Karten", Effect("next-draws", 3)),
        ("de", "alle anderen ziehen eine Karte", Effect("others-draw", 1)),
        ("nl", "de volgende pakt tien kaarten", Effect("next-draws", 10)),
        ("it", "il prossimo pesca tre", Effect("next-draws", 3)),
        ("it", "gli altri pescano una carta", Effect("others-draw", 1)),
        ("it", "Il prossimo giocatore pesca 2 carte.", Effect("next-draws", 2)),
        ("zh", "下一位抽三張牌", Effect("next-draws", 3)),
        ("zh", "抽兩張牌", Effect("you-draw", 2)),
        ("zh", "其他人抽牌 ２", Effect("others-draw", 2)),
        ("zh", "下一位玩家抽十張", Effect("next-draws", 10)),
        ("zh", "跳過下一位", Effect("skip-next")),
        ("zh", "下一位停一次", Effect("skip-next")),
    ],
)
def test_r44_a_number_is_understood_as_a_word_and_with_what_it_counts(
    language: str, typed: str, effect: Effect
) -> None:
    assert read_rule(words_of(language), typed).effects == (effect,)


@pytest.mark.parametrize(
    ("language", "typed", "nearest"),
    [
        ("en", "nxt draws 3", "the next player draws 3 cards"),
        ("en", "next draws 30", "the next player draws 1 to 10 cards"),
        ("de", "der nächst zieht sieben", "der Nächste zieht 7"),
        ("de", "der nächste zieht zwanzig", "der Nächste zieht 1 bis 10"),
        ("nl", "de volgende pakt 0", "de volgende pakt 1 tot en met 10 kaarten"),
        ("it", "il prosimo pesca tre", "il prossimo pesca 3 carte"),
        ("it", "il prossimo pesca venti carte", "il prossimo pesca da 1 a 10 carte"),
        ("it", "il prossimo pesca", "il prossimo pesca da 1 a 10 carte"),
        ("zh", "下一位抽五十張牌", "下一位抽 1 到 10 張牌"),
        ("zh", "下一位要抽三張牌", "下一位抽 3 張牌"),
        ("zh", "手牌傳給左邊人", "手牌傳給左邊的人"),
    ],
)
def test_r44_the_nearest_effect_has_no_other_number_and_is_in_the_same_language(
    language: str, typed: str, nearest: str
) -> None:
    wrong = wrong_rule(words_of(language), typed)
    assert wrong is not None
    assert nearest in wrong


@pytest.mark.parametrize("language", languages())
def test_r44_no_effect_is_suggested_for_what_is_like_none(language: str) -> None:
    words = words_of(language)
    wrong = wrong_rule(words, "xyzzy 5")
    assert wrong == words.text("error-custom-unknown-effect", place=1, text="xyzzy 5", nearest="none")


@pytest.mark.parametrize("language", languages())
def test_r44_no_number_but_the_typed_one_is_ever_suggested(language: str) -> None:
    words = words_of(language)
    for effect in EFFECTS:
        for typed in (told_effect(words, effect)[1:], told_effect(words, effect) + "x"):
            meant = suggested(words, typed)
            assert meant is None or meant.count in (0, effect.count), typed


@pytest.mark.parametrize("language", languages())
def test_r44_how_a_rule_is_typed_is_told_in_messages_short_enough_to_hear(language: str) -> None:
    longest = 60 if language == "zh" else 160
    assert [text for text in explained(words_of(language)) if len(text) > longest] == []
