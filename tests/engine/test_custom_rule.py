"""The rule of the customizable card: its language, what it does, consent (R44, R45, D35)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.engine import RULEBOOKS, CustomRule, CustomRuleError, Pass, RuleError
from access_uno.engine import events as happened
from access_uno.engine.actions import Discard, Show
from access_uno.engine.custom import EFFECTS, KINDS, LONGEST_TEXT, MOST_EFFECTS
from access_uno.players import make_player
from access_uno.players.levels import LEVELS
from access_uno.record import Replay
from tests.engine.table import Table, position

MANY = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4"
texts = st.text(st.characters(codec="utf-8"), max_size=60)


def table(custom: str, *players: str, **more: str) -> Table:
    return position("mario-de", *players, discard="R5", stock=MANY, custom=custom, **more)


# The language


def mistake(line: str) -> CustomRuleError:
    with pytest.raises(CustomRuleError) as caught:
        CustomRule.read(line)
    return caught.value


def test_every_effect_is_read_as_it_is_written() -> None:
    for effect in EFFECTS:
        line = str(CustomRule((effect,)))
        assert CustomRule.read(line).effects == (effect,)
        assert CustomRule.read(f"  {line[:-2].upper()}. ;; | ").effects == (effect,)
    assert {effect.kind for effect in EFFECTS} == set(KINDS)


def test_a_rule_is_split_at_the_first_bar() -> None:
    rule = CustomRule.read("reverse; play again | We | you: # 1")
    assert ([effect.kind for effect in rule.effects], rule.text) == (
        ["reverse", "play-again"],
        "We | you: # 1",
    )


@pytest.mark.parametrize(
    ("line", "code", "place", "nearest"),
    [
        ("reverse; others drw 1 | x", "unknown-effect", 10, "others draw 1"),
        ("next draws 0", "unknown-effect", 1, "next draws"),
        ("others draw 11", "unknown-effect", 1, "others draw"),
        ("others draw -2", "unknown-effect", 1, "others draw"),
        ("; ".join(["reverse"] * (MOST_EFFECTS + 1)), "too-many-effects", 73, ""),
        ("x" * 501, "too-long", 501, ""),
        ("| " + "x" * (LONGEST_TEXT + 1), "text-too-long", 202, ""),
        ("| a\x1bb", "unreadable-text", 2, ""),
        (" ; | ", "empty", 1, ""),
    ],
)
def test_mistakes_have_a_place_and_the_nearest_effect(line: str, code: str, place: int, nearest: str) -> None:
    error = mistake(line)
    assert (error.code, error.place) == (code, place)
    assert error.nearest.startswith(nearest)
    assert bool(error.nearest) == (code == "unknown-effect")


@given(texts)
def test_anything_is_a_rule_or_a_mistake_with_a_place_in_it(line: str) -> None:
    rule = read(line)
    if isinstance(rule, CustomRule):
        assert CustomRule.read(str(rule)) == rule
    else:
        assert 1 <= rule.place <= len(line) + 1
        assert rule.text in line


def read(line: str) -> CustomRule | CustomRuleError:
    try:
        return CustomRule.read(line)
    except CustomRuleError as error:
        return error


rules = st.builds(
    CustomRule,
    st.lists(st.sampled_from(EFFECTS), max_size=MOST_EFFECTS).map(tuple),
    st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), max_size=LONGEST_TEXT).map(str.strip),
).filter(lambda rule: rule.effects or rule.text)


@settings(max_examples=100)
@given(rules)
def test_rules_round_trip_through_the_record(rule: CustomRule) -> None:
    assert CustomRule.read(str(rule)) == rule
    header = f"uno 1\nrulebook: mario-de\ncustom-rule: {rule}\nplayer: A\nplayer: B\nseed: 1\nbegin\n"
    replay = Replay.of(header.encode())
    assert replay.error is None
    assert replay.record is not None
    assert replay.record.rules.custom_rule == rule
    assert replay.record.header() == header


@pytest.mark.parametrize(("rule", "place"), [("fly away | x", 1), ("", 1)])
def test_a_wrong_rule_in_a_record_names_its_line(rule: str, place: int) -> None:
    text = f"uno 1\nrulebook: mario-de\nplayer: A\nplayer: B\ncustom-rule: {rule}\nseed: 1\nbegin\n"
    error = Replay.of(text.encode()).error
    assert error is not None
    assert (error.line, error.rule, error.facts["place"]) == (5, "R44", place)


def test_no_rule_without_the_card() -> None:
    with pytest.raises(RuleError, match="custom-without-card"):
        RULEBOOKS["braille-de"].but(custom_rule=CustomRule.read("reverse")).check()


# What it does


def test_d35_without_a_rule_it_is_a_wild() -> None:
    t = position("mario-de", "Anna: CU R1 R2", "Ben: G1", stock=MANY, discard="R5")
    t.do("Anna: play CU green")
    assert (t.turn, t.colour, len(t.events)) == ("Ben", "green", 2)


def test_a_text_alone_is_told_and_changes_nothing() -> None:
    t = table("| Sing", "Anna: CU R1 R2", "Ben: G1")
    t.do("Anna: play CU green")
    assert t.turn == "Ben"
    assert t.happened(happened.CustomBegan) == [happened.CustomBegan(0)]


HANDS = ("Anna: CU R1 R2", "Ben: G1 G2", "Carl: B1 B2", "Dora: Y1 Y2")


@pytest.mark.parametrize(
    ("rule", "counts", "turn"),
    [
        ("others draw 2", [2, 4, 4, 4], "Ben"),
        ("next draws 3", [2, 5, 2, 2], "Ben"),
        ("you draw 1", [3, 2, 2, 2], "Ben"),
        ("reverse", [2, 2, 2, 2], "Dora"),
        ("reverse; next draws 2", [2, 2, 2, 4], "Dora"),
        ("next draws 2; reverse", [2, 4, 2, 2], "Dora"),
        ("skip next", [2, 2, 2, 2], "Carl"),
        ("skip next; skip next; reverse", [2, 2, 2, 2], "Ben"),
        ("play again; others draw 1", [2, 3, 3, 3], "Anna"),
    ],
)
def test_effects_without_a_question(rule: str, counts: list[int], turn: str) -> None:
    t = table(f"{rule} | text", *HANDS)
    t.do("Anna: play CU green")
    assert ([len(hand) for hand in t.game.hands], t.turn) == (counts, turn)


@pytest.mark.parametrize(
    ("side", "hands"),
    [("left", ["Y1 Y2", "R1 R2", "G1 G2", "B1 B2"]), ("right", ["G1 G2", "B1 B2", "Y1 Y2", "R1 R2"])],
)
def test_hands_move(side: str, hands: list[str]) -> None:
    t = table(f"hands move {side}", *HANDS)
    t.do("Anna: play CU green")
    assert [t.hand(name) for name in t.names] == hands


def test_swap_hands_asks_for_a_player() -> None:
    t = table("swap hands with a chosen player; you draw 1", *HANDS)
    t.do("Anna: play CU green")
    assert (t.phase, t.legal("Anna") - {"uno"}) == ("choice", {"choose Ben", "choose Carl", "choose Dora"})
    t.do("Anna: choose Carl")
    assert (t.hand("Anna"), t.hand("Carl"), t.turn) == ("B1 B2 Y1", "R1 R2", "Ben")


@pytest.mark.parametrize("custom", ["everyone shows one card", "all may discard one card of the colour"])
def test_the_cards_that_a_player_could_show_or_discard_are_hidden_from_others(custom: str) -> None:
    t = table(custom, *HANDS[:3])
    t.do("Anna: play CU red")
    asked = t.game.turn
    assert asked is not None
    for seat in {0, 1, 2} - {asked}:
        told = t.game.view(seat).legal(asked)
        assert not [action for action in told if isinstance(action, Show | Discard)]
    assert [action for action in t.game.legal(asked) if isinstance(action, Show | Discard)]


def test_everyone_shows_one_card() -> None:
    t = table("everyone shows one card", *HANDS[:3])
    t.do("Anna: play CU green", "Anna: show R2")
    assert t.legal("Ben") - {"uno"} == {"show G1", "show G2"}
    t.do("Ben: show G1", "Carl: show B1")
    assert t.happened(happened.CardShown)[-1] == happened.CardShown(2, t.game.hands[2][0])
    assert (t.turn, t.phase) == ("Ben", "play")


def test_all_may_discard_one_card_of_the_colour_under_the_top_card() -> None:
    t = table("all may discard one card of the colour", "Anna: CU R1 G9", "Ben: G1 G2", "Carl: B1 B2")
    t.do("Anna: play CU green")
    assert t.legal("Anna") - {"uno"} == {"discard G9", "pass"}
    t.do("Anna: discard G9 uno", "Ben: pass")
    assert t.legal("Carl") - {"uno"} == {"pass"}
    t.do("Carl: pass")
    assert (t.discard, t.top, t.colour, t.turn, t.called) == ("R5 G9 CU", "CU", "green", "Ben", ["Anna"])


def test_r53_a_round_that_an_effect_ends_is_over() -> None:
    t = table(
        "all may discard one card of the colour; others draw 5", "Anna: CU R1 R2", "Ben: G1", "Carl: B1"
    )
    t.do("Anna: play CU green", "Anna: pass", "Ben: discard G1")
    assert (t.phase, t.winner, t.hand("Carl")) == ("over", "Ben", "B1")


def test_where_the_round_goes_on_so_do_the_effects() -> None:
    t = table(
        "all may discard one card of the colour; others draw 1",
        "Anna: CU R1 R2",
        "Ben: G1",
        "Carl: B1 B2",
        play_to_last="yes",
    )
    t.do("Anna: play CU green", "Anna: pass", "Ben: discard G1", "Carl: pass")
    assert (t.phase, t.turn, t.hand("Carl")) == ("play", "Carl", "B1 B2 Y1")


def test_d35_as_the_last_card_it_does_nothing() -> None:
    t = table("others draw 5", "Anna: CU", "Ben: G1")
    t.do("Anna: play CU green")
    assert (t.winner, t.hand("Ben")) == ("Anna", "G1")


def test_r19_turned_up_it_does_nothing() -> None:
    t = position("mario-de", "Anna: R1", "Ben: G1", stock=f"CU {MANY}", custom="others draw 5")
    t.do("Ben: colour green")
    assert (t.turn, t.hand("Anna")) == ("Ben", "R1")


# Consent


def test_r44_asked_whenever_the_card_is_played() -> None:
    t = table("others draw 1", *HANDS[:3], custom_written="card")
    t.do("Anna: play CU green", "Anna: pass")
    assert (t.phase, t.turn, t.legal("Ben") - {"uno"}) == ("choice", "Ben", {"agree", "disagree"})
    t.do("Ben: agree", "Carl: agree")
    assert (t.hand("Ben"), t.hand("Carl"), t.turn) == ("G1 G2 Y1", "B1 B2 Y2", "Ben")


def test_r44_one_who_disagrees_makes_it_a_wild() -> None:
    t = table("others draw 1; reverse", *HANDS[:3], custom_written="card")
    t.do("Anna: play CU green", "Anna: pass", "Ben: disagree")
    assert (t.hand("Carl"), t.turn, t.direction) == ("B1 B2", "Ben", "left")


@pytest.mark.parametrize("answer", ["agree", "disagree"])
def test_r44_asked_before_every_round(answer: str) -> None:
    t = position(
        "mario-de",
        "Anna",
        "Ben",
        header="seed: 3; dealer: Anna",
        custom="others draw 1",
        custom_written="round",
    )
    assert (t.phase, t.turn, t.hand("Anna")) == ("choice", "Anna", "")
    t.do("Anna: agree", f"Ben: {answer}")
    assert len(t.game.hands[0]) == 7
    assert t.game.agreed is (answer == "agree")


# Writing another rule during a match


def round_two(*names: str, custom: str = "others draw 1") -> Table:
    """The second round is about to be dealt, by the last one of these."""
    t = position(
        "mario-de",
        *(f"{name}: R1" for name in names[:-1]),
        f"{names[-1]}: R2",
        header=f"seed: 3; dealer: {names[-2]}",
        discard="R5",
        stock=MANY,
        custom=custom,
        custom_written="round",
    )
    t.do(f"{names[0]}: play R1", f"{names[0]}: next")
    return t


def test_r44_mario_de_a_player_may_write_a_rule_before_every_round_after_the_first() -> None:
    """All are asked, from the dealer on; the first who writes ends it, and the others are asked to agree."""
    t = round_two("Anna", "Ben", "Carl")
    assert (t.dealer, t.phase, t.turn, t.legal("Carl")) == ("Carl", "choice", "Carl", {"pass"})
    t.do("Carl: pass", "Anna: write reverse | Back # we go")
    assert str(t.game.rules.custom_rule) == "reverse | Back # we go"
    assert t.happened(happened.RuleWritten) == [
        happened.RuleWritten(0, CustomRule.read("reverse | Back # we go"))
    ]
    assert (t.turn, t.legal("Ben")) == ("Ben", {"agree", "disagree"})
    t.do("Ben: agree", "Carl: agree")
    assert ([len(hand) for hand in t.game.hands], t.game.agreed) == ([7, 7, 7], True)


def test_r44_a_rule_that_is_kept_is_agreed_on_by_all() -> None:
    t = round_two("Anna", "Ben")
    t.do("Ben: pass", "Anna: pass")
    assert (t.turn, t.legal("Anna")) == ("Anna", {"agree", "disagree"})
    t.do("Anna: agree", "Ben: disagree")
    assert (len(t.game.hands[0]), t.game.agreed) == (7, False)


def test_r44_without_a_rule_there_is_nothing_to_agree_on() -> None:
    t = round_two("Anna", "Ben", custom="")
    t.do("Ben: pass", "Anna: pass")
    assert (len(t.game.hands[0]), t.game.rules.custom_rule) == (7, None)
    t = round_two("Anna", "Ben", custom="")
    t.do("Ben: write | Sing", "Anna: agree")
    assert (len(t.game.hands[0]), str(t.game.rules.custom_rule)) == (7, "| Sing")


def test_r44_a_player_who_is_out_of_the_match_writes_nothing() -> None:
    options = {"scoring": "hands", "elimination": "yes", "limit": "50", "custom_written": "round"}
    t = table(
        "reverse", "Anna: R1", "Ben: R2", "Carl", header="totals: Carl 60; dealer: Ben; seed: 1", **options
    )
    t.do("Anna: play R1", "Anna: next", "Anna: pass", "Ben: write play again", "Anna: agree")
    assert (t.dealer, len(t.game.hands[0])) == ("Anna", 7)


@pytest.mark.parametrize("custom", ["others draw 1", ""])
def test_r44_mario_it_and_mario_zh_who_plays_the_card_may_write_its_rule(custom: str) -> None:
    t = table(custom, *HANDS[:3], custom_written="card")
    t.do("Anna: play CU green")
    assert (t.phase, t.turn, t.legal("Anna") - {"uno"}) == ("choice", "Anna", {"pass"})
    t.do("Anna: write others draw 2; skip next | Two", "Ben: agree")
    assert (t.turn, t.hand("Ben")) == ("Carl", "G1 G2")
    t.do("Carl: agree")
    assert ([len(hand) for hand in t.game.hands], t.turn) == ([2, 4, 4], "Carl")
    assert t.happened(happened.CustomBegan) == [happened.CustomBegan(0)]


@pytest.mark.parametrize(("custom", "turn"), [("reverse", "Carl"), ("", "Ben")])
def test_r44_to_pass_keeps_the_rule_or_the_wild(custom: str, turn: str) -> None:
    t = table(custom, *HANDS[:3], custom_written="card")
    t.do("Anna: play CU green", "Anna: pass", *(["Ben: agree", "Carl: agree"] if custom else []))
    assert (t.turn, t.phase) == (turn, "play")


def test_r44_a_written_rule_needs_the_consent_of_the_others() -> None:
    t = table("", "Anna: CU CU R1 R2", *HANDS[1:3], custom_written="card")
    t.do("Anna: play CU green", "Anna: write others draw 1", "Ben: disagree")
    assert (t.turn, t.hand("Carl")) == ("Ben", "B1 B2")
    t.do("Ben: draw", "Carl: draw", "Anna: play CU green", "Anna: pass", "Ben: agree", "Carl: agree")
    assert [len(hand) for hand in t.game.hands] == [2, 4, 4]


def test_r44_the_last_card_is_only_a_wild_and_nothing_is_written() -> None:
    t = table("reverse", "Anna: CU", "Ben: G1", custom_written="card")
    t.do("Anna: play CU green")
    assert t.winner == "Anna"


def test_r44_only_who_is_asked_may_write_and_only_then() -> None:
    t = table("reverse", *HANDS[:3], custom_written="card")
    assert t.refusal("Anna: write reverse").code == "nothing-asked"
    t.do("Anna: play CU green")
    assert t.refusal("Ben: write reverse").code == "not-asked"
    t.do("Anna: pass")
    assert t.refusal("Ben: write reverse").code == "no-such-answer"
    assert t.refused("Ben: write reverse") == "R44"


@pytest.mark.parametrize("written", ["game", "round", "card"])
def test_r44_a_deck_without_the_card_asks_nothing(written: str) -> None:
    t = position(
        "braille-de", "Anna: R1", "Ben: R2", header="seed: 1", discard="R5", stock="", custom_written=written
    )
    t.do("Anna: play R1", "Anna: next")
    assert len(t.game.hands[0]) == 7


@pytest.mark.parametrize("level", LEVELS)
def test_r44_computer_players_keep_the_rule(level: str) -> None:
    t = table("reverse", "Anna: CU R1 R2", *HANDS[1:3], custom_written="card")
    t.do("Anna: play CU green")
    assert make_player(level, 0, 1).act(t.game.view(0), 0) == Pass()
    t = round_two("Anna", "Ben")
    assert make_player(level, 1, 1).act(t.game.view(1), 0) == Pass()


@pytest.mark.parametrize(
    ("step", "code", "place"),
    [
        ("write others drw 1", "custom-unknown-effect", 1),
        ("WRITE reverse; fly | Away", "custom-unknown-effect", 10),
        ("write", "custom-empty", 1),
        ("write # nothing", "custom-unknown-effect", 1),
    ],
)
def test_r44_a_wrong_rule_in_a_step_names_its_line_and_place(step: str, code: str, place: int) -> None:
    header = "uno 1\nrulebook: mario-de\nplayer: A\nplayer: B\nseed: 1\nbegin\n"
    error = Replay.of(f"{header}# A: write of no consequence\nA: {step}\n".encode()).error
    assert error is not None
    assert (error.line, error.code, error.rule, error.facts["place"]) == (8, code, "R44", place)


# The engine alone carries it out


def test_the_language_runs_no_code() -> None:
    for line in ("__import__('os')", "eval(1)", "others draw 1 if 1 else 2", "{0}", "%s"):
        assert mistake(line).code == "unknown-effect"
