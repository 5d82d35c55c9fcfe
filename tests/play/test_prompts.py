"""A newcomer is told the keys of the game; a turn tells the card that Enter plays."""

import copy
import json
import os
import re
from pathlib import Path

import pytest

from access_uno.engine.cards import FACES, Card
from access_uno.play._home_game import HomeGame
from access_uno.play.online.account_settings import AccountSettings
from access_uno.record import Replay
from access_uno.record.saves import new_save
from access_uno.settings import Settings
from access_uno.table import Table
from access_uno.words import Teller, words_of
from tests.play.shadow import Shadow
from tests.play.test_answers import HEADER, RESPONDING, pressed, typed

NEW = 'prompts = "newcomers"\n'


def told(shadow: Shadow) -> list[str]:
    return [told.message.text for told in shadow.told()]


def shadow_of(home: Path, hand: str, settings: str = NEW, *, by_keys: bool = True, more: str = "") -> Shadow:
    record = HEADER.format(hand=hand) + more
    return Shadow(home / "home", record, settings, by_keys=by_keys)


@pytest.mark.parametrize(
    ("by_keys", "named"),
    [(True, "Play the card: Enter."), (False, "Play a card: type play red 7.")],
)
def test_a_player_who_is_new_hears_the_keys_for_what_can_be_done(
    tmp_path: Path, by_keys: bool, named: str
) -> None:
    assert told(shadow_of(tmp_path, "B3 R7 G3", by_keys=by_keys))[-1] == named


def test_newcomers_hear_three_times_how_a_question_asked_back_is_answered(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B9 W", by_keys=False)
    for _ in range(2):
        assert typed(shadow, "whoosh red seven") == ["Play red 7? Type yes or no."]
        typed(shadow, "no")
    typed(shadow, "wild")
    assert typed(shadow, "my horse adores green") == ["Choose green? Type yes or no."]
    typed(shadow, "no")
    assert typed(shadow, "my horse adores green") == ["Choose green?"]
    assert Settings(tmp_path / "home" / "settings.toml").uses.count("Anna", "asked-back") == 3


def test_in_chinese_there_is_a_pause_before_what_is_typed(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "B3 R7 G3", f'{NEW}language = "zh"\n', by_keys=False)
    assert told(shadow)[-1] == "出牌，輸入：打出紅色 7。"


def test_the_card_that_is_named_is_the_one_that_the_turn_tells_first(tmp_path: Path) -> None:
    ordered = NEW + 'order = "value"\n'
    turn, prompt = told(shadow_of(tmp_path, "R7 R3 G1", ordered, by_keys=False))[-2:]
    assert turn.endswith("The first is red 3.")
    assert prompt == "Play a card: type play red 3."


def test_what_answers_a_penalty_is_named_by_the_words_for_each_answer(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", RESPONDING.format(stacking="same"), NEW, by_keys=False)
    assert (
        "Answer with a card: type play yellow Draw Two. Answer with the Super Star: type star."
        in told(shadow)[-1]
    )


@pytest.mark.parametrize(("by_keys", "named"), [(True, "Draw: Space."), (False, "Draw: type draw.")])
def test_drawing_is_named_only_where_nothing_fits(tmp_path: Path, by_keys: bool, named: str) -> None:
    assert told(shadow_of(tmp_path, "B3 G3 Y1", by_keys=by_keys))[-1] == named


def test_a_key_is_named_until_it_was_used_three_times(tmp_path: Path) -> None:
    """With two players each Skip brings Anna's turn again."""
    shadow = shadow_of(tmp_path, "RS BS GS YS Y1 B2")
    for _ in range(3):
        assert told(shadow)[-1] == "Play the card: Enter."
        shadow.press("Enter")
    assert Settings(tmp_path / "home" / "settings.toml").uses.count("Anna", "play") == 3
    assert told(shadow)[-1].startswith("Your turn")


def test_a_player_can_choose_to_hear_the_keys_always_or_never(tmp_path: Path) -> None:
    known = "[used.Anna]\nplay = 3\ndraw = 3\n"
    (tmp_path / "new").mkdir()
    (tmp_path / "never").mkdir()
    always = shadow_of(tmp_path, "R7 G3 B1", 'prompts = "always"\n' + known)
    assert told(always)[-1] == "Play the card: Enter."
    assert "Play the card" not in " ".join(told(shadow_of(tmp_path / "new", "R7 G3 B1", NEW + known)))
    never = shadow_of(tmp_path / "never", "R7 G3 B1", 'prompts = "never"\n')
    assert "Play the card" not in " ".join(told(never))


def test_r51_a_player_who_is_new_hears_what_it_costs_to_forget_uno(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3")
    price = "You can call UNO now: U. Otherwise you draw 2 cards if you're caught."
    assert told(shadow)[-1] == f"Play the card: Enter. {price}"
    assert pressed(shadow, "Enter")[-1] == f"{price} Press Space to continue."


def test_r51_what_is_named_for_catching_catches_the_only_one_there_is(tmp_path: Path) -> None:
    record = HEADER.format(hand="B3 R7 G3").replace("turn: Anna", "turn: Ben")
    record = re.sub("hand: Ben = .*", "hand: Ben = R8 Y2", record) + "Ben: play R8\n"
    shadow = Shadow(tmp_path / "home", record, NEW, by_keys=False)
    assert told(shadow)[-1].endswith("You can catch Ben: type catch.")
    assert typed(shadow, "catch")[0] == "You catch Ben, who forgot to call UNO."


def test_a_player_who_cannot_play_hears_how_to_draw_also_after_a_refusal(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "B3 G9 Y1")
    assert told(shadow)[-1] == "Draw: Space."
    refused, named = pressed(shadow, "1", "Enter")
    assert refused.startswith("Blue 3 doesn't fit red 5.")
    assert named == "Draw: Space."


def test_on_a_display_the_key_of_the_display_is_named(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 G3 B1", NEW + 'display = "brlapi"\n')
    assert "Play the card: Enter, or on the display the routing key over the card, twice." in told(shadow)[-1]


def test_the_colour_is_asked_without_keys_by_who_knows_them_but_any_wrong_key_hears_them(
    tmp_path: Path,
) -> None:
    shadow = shadow_of(tmp_path, "W R7 B3", 'prompts = "never"\n')
    assert pressed(shadow, "w", "Enter") == ["Which colour for the Wild?"]
    assert "Press B, G, R or Y." in pressed(shadow, "x")[0]


@pytest.mark.parametrize(("key", "asked"), [("m", "Game menu"), ("q", "Save and leave the game?")])
def test_the_menu_and_leaving_work_while_a_colour_is_asked(tmp_path: Path, key: str, asked: str) -> None:
    shadow = shadow_of(tmp_path, "W R7 B3")
    taken, opened = pressed(shadow, "w", "Enter", key)
    assert taken == "You take back the Wild."
    assert opened.startswith(asked)


@pytest.mark.parametrize(
    ("verbosity", "turn"),
    [
        ("short", "Your turn. Red 4, and one more."),
        ("normal", "Your turn: red Skip. Red 4 and one more fit."),
        ("full", "Your turn. The top card is red Skip. 2 cards fit. The first is red 4."),
    ],
)
def test_a_turn_says_the_card_in_focus_and_enter_plays_it(tmp_path: Path, verbosity: str, turn: str) -> None:
    shadow = shadow_of(tmp_path, "RS B3 R4 R1 G8", f'prompts = "never"\nverbosity = "{verbosity}"\n')
    assert pressed(shadow, "Enter")[-1] == turn
    assert "red 4" in pressed(shadow, "Enter")[0]


@pytest.mark.parametrize(("verbosity", "limit"), [("short", 8), ("normal", 12)])
@pytest.mark.parametrize(("language", "more"), [("en", 1), ("de", 0), ("nl", 0), ("it", 1)])  # long names
def test_a_turn_is_short_whatever_the_cards_are_called(
    language: str, more: int, verbosity: str, limit: int
) -> None:
    teller = Teller(words_of(language), ("Anna", "Ben"), 0)
    words = [
        len(
            teller.raw(
                "turn-begins" if verbosity == "normal" else "your-turn", card=top, colour="red"
            ).split()
        )
        + len(
            teller.raw("turn-focus", verbosity=verbosity, card=card.code, count=count, more=count - 1).split()
        )
        for top in ("none", *(face.code for face in FACES if face.colour))
        for card in FACES
        for count in (1, 2, 12)
    ]
    assert max(words) <= limit + more


def test_enter_plays_no_card_that_was_not_said(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 R3 B9", 'prompts = "never"\n')
    hand = shadow.game.person.hand
    hand.go(1)  # without being told
    steps = shadow.table.steps
    assert pressed(shadow, "Enter") == ["Red 3, card 2 of 3, can be played."]
    assert shadow.table.steps == steps
    assert pressed(shadow, "Enter")[0] == "You play red 3."


def test_r39_a_drawn_card_that_would_be_a_bluff_is_told_with_its_price(tmp_path: Path) -> None:
    record = HEADER.format(hand="R+2 B3").replace("stock: R1", "stock: W+4")
    shadow = Shadow(tmp_path / "home", record)
    (drawn, *_) = pressed(shadow, "Space")
    assert drawn == (
        "You draw a Wild Draw Four. Playing it now would be a bluff: if you're challenged, you draw four."
    )
    assert shadow.game.person.hand.card is not shadow.table.game.drawn


def test_r66_a_player_who_can_jump_in_comes_upon_the_card_and_enter_jumps_in(tmp_path: Path) -> None:
    record = HEADER.format(hand="B3 R7 G3").replace("Y1 Y2", "R7 Y2").replace("turn: Anna", "turn: Ben")
    record = record.replace("player: Anna", "rule: jump_in = yes\nplayer: Anna")
    record = record.replace("computer random\n", "computer random\nplayer: Cleo | computer random\n")
    record = record.replace("stock:", "hand: Cleo = G1 G2 G6\nstock:")
    shadow = Shadow(tmp_path / "home", record + "Ben: play R7\n")
    assert pressed(shadow, "Tab") == ["Red 7, card 2 of 3, can be played."]
    assert pressed(shadow, "i")[0].endswith("You can jump in with it now.")
    assert pressed(shadow, "Enter")[0] == "You jump in with red 7."


def test_one_key_tells_all_that_can_be_played_and_one_what_happened_since(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3 R9 W", 'prompts = "never"\n')
    assert pressed(shadow, "e") == ["You can play red 7, red 9 or a Wild, or draw."]
    assert pressed(shadow, "Up") == ["Nothing has happened since your last turn."]
    shadow.press("Enter")
    while shadow.table.game.turn != 0:
        shadow.press("Down")
    happened = [text for text in told(shadow) if text.startswith("Ben")]
    assert happened
    assert pressed(shadow, "Up") == [" ".join(happened)]


def test_the_same_questions_can_be_typed(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3", 'prompts = "never"\n', by_keys=False)
    assert typed(shadow, "since") == ["Nothing has happened since your last turn."]


def test_a_key_pressed_in_the_help_tells_what_it_does_and_does_nothing(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3", 'prompts = "never"\n')
    title, first = pressed(shadow, "?")
    assert "Every other key says what it does." in title
    assert first.startswith("Enter: plays the card in focus")
    assert pressed(shadow, "Space")[0].startswith("Space: draws a card")
    assert pressed(shadow, "7")[0].startswith("A digit: goes to the card at that place")
    steps = shadow.table.steps
    assert pressed(shadow, "Esc")[0].startswith("Your turn.")
    assert shadow.table.steps == steps


def test_the_help_begins_with_what_works_now_and_then_the_questions(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3", 'prompts = "never"\n')
    keys = [line.partition(":")[0] for line in shadow.game.keys_now()]
    assert keys[:3] == ["Enter", "Space", "U"]
    assert keys[3:6] == ["H", "E", "C"]


def test_the_first_comma_goes_to_the_message_before_the_one_just_heard(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3 G1", 'prompts = "never"\n')
    shadow.press("Enter")
    while shadow.table.game.turn != 0:
        shadow.press("Down")
    heard = told(shadow)
    assert pressed(shadow, ",") == [heard[-2]]


def test_refusals_are_no_part_of_the_history_and_at_little_only_the_reason(tmp_path: Path) -> None:
    shadow = shadow_of(tmp_path, "R7 B3 G1", 'prompts = "never"\nverbosity = "short"\n')
    assert pressed(shadow, "2", "Enter") == ["Blue 3 doesn't fit red 5."]
    assert "doesn't fit" not in pressed(shadow, ">")[0]


# What was noted is kept beside the game, never within a key


class Clock:
    """The time of a console, which stands still until it is moved."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


def game_on_disk(home: Path, settings: str = NEW) -> tuple[Shadow, Clock]:
    """A game of a newcomer with a save that is brought to disk, and a clock that stands still."""
    shadow = shadow_of(home, "RS BS GS YS RR Y1 B2", settings)
    past = Replay.of(shadow.record.read_bytes())
    assert past.record is not None
    save = new_save(home / "saves", past.record.names, past.record.header())
    shadow.console.now = clock = Clock()
    table = Table(past.record, save, past)
    HomeGame(shadow.console, table, save, goes_on=True).open()
    shadow.settle()
    return shadow, clock


def uses_of(home: Path) -> object:
    path = home / "home" / "uses.json"
    return json.loads(path.read_bytes()) if path.exists() else None


def test_a_card_of_a_newcomer_waits_for_no_disk_but_that_of_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shadow, clock = game_on_disk(tmp_path)
    synced: list[int] = []
    real = os.fsync

    def counted(handle: int) -> None:
        synced.append(handle)
        real(handle)

    monkeypatch.setattr(os, "fsync", counted)
    for _ in range(2):
        synced.clear()
        shadow.press("Enter")
        assert len(synced) == 1
    assert uses_of(tmp_path) is None
    assert shadow.console.advance() == pytest.approx(1)
    clock.time += 1
    shadow.settle()
    assert len(synced) == 3, "the file, and the folder that names it"
    assert uses_of(tmp_path) == {"Anna": {"play": 2}}
    shadow.settle()
    assert len(synced) == 3


def test_of_many_uses_without_a_pause_only_the_last_few_can_be_lost(tmp_path: Path) -> None:
    shadow, _ = game_on_disk(tmp_path)
    uses = shadow.console.settings.uses
    for number in range(1, 40):
        uses.note("Anna", "play")
        shadow.settle()
        kept = Settings(tmp_path / "home" / "settings.toml").uses.count("Anna", "play")
        assert number - 5 < kept <= number


def test_nothing_is_noted_where_no_key_is_to_be_named(tmp_path: Path) -> None:
    shadow, clock = game_on_disk(tmp_path, 'prompts = "never"\n')
    before = {path: path.read_bytes() for path in (tmp_path / "home").glob("*.toml")}
    shadow.press("Enter")
    clock.time += 10
    shadow.settle()
    shadow.console.settings.uses.save()
    assert uses_of(tmp_path) is None
    assert {path: path.read_bytes() for path in (tmp_path / "home").glob("*.toml")} == before


def test_what_an_older_version_counted_among_the_settings_goes_on_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        '# mine\nlanguage = "de"\n[used.Anna]\nplay = 2\n[used."Ben B"]\ndraw = 3\n\n[keys]\nplay = ["x"]\n'
    )
    settings = Settings(path)
    assert settings.uses.count("anna", "play") == 2
    settings.uses.save()
    assert "[used.Anna]" in path.read_text(), "nothing was noted"
    settings.uses.note("ANNA", "play")
    settings.uses.save()
    text = path.read_text()
    assert "used" not in text
    assert text.startswith("# mine\n")
    again = Settings(path)
    assert (again.general.language, again.keys) == ("de", {"play": ("x",)})
    assert (again.uses.count("Anna", "play"), again.uses.count("Ben B", "draw")) == (3, 3)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"Anna": 3}', '{"Anna": {"play": "x", "draw": -1}}', "[" * 99_999, "\0"]
)
def test_a_damaged_file_of_uses_names_the_keys_once_more(tmp_path: Path, text: str) -> None:
    (tmp_path / "uses.json").write_text(text)
    uses = Settings(tmp_path / "settings.toml").uses
    assert uses.count("Anna", "play") == uses.count("Anna", "draw") == 0
    uses.note("Anna", "play")
    uses.save()
    assert Settings(tmp_path / "settings.toml").uses.count("Anna", "play") == 1


def test_where_uses_cannot_be_kept_nothing_is_said_and_they_hold_for_now(tmp_path: Path) -> None:
    (tmp_path / "uses.json").mkdir()
    settings = Settings(tmp_path / "settings.toml")
    settings.uses.note("Anna", "play")
    settings.uses.save()
    assert (settings.uses.count("Anna", "play"), settings.take_troubles()) == (1, [])


def test_an_account_keeps_what_was_noted_later_and_with_its_settings() -> None:
    kept: list[object] = []
    settings = AccountSettings("en")
    settings.take({"language": "de", "used": {"Anna": {"play": 2}}})
    settings.keep = lambda raw: kept.append(copy.deepcopy(raw))
    settings.uses.note("Anna", "play")
    assert not kept
    settings.uses.save()
    assert kept == [{"language": "de", "used": {"Anna": {"play": 3}}}]


@pytest.mark.parametrize(
    ("hand", "focus"),
    [("W B3 R4 W+4", "R4"), ("W ST B3", "W"), ("W+4 W B3 G1", "W+4"), ("W+4 W R3 G1", "R3")],
)
def test_a_turn_begins_on_a_card_with_a_colour_never_on_a_bluff(
    tmp_path: Path, hand: str, focus: str
) -> None:
    record = HEADER.format(hand=hand)
    shadow = Shadow(tmp_path / "home", record, 'prompts = "always"\norder = "drawn"\n')
    assert shadow.game.person.hand.card == Card(focus), told(shadow)


BLUFF = "This would be a bluff. If you're challenged, you draw four cards. Play it?"


def on_a_bluff(home: Path, settings: str = "", *, by_keys: bool = True) -> Shadow:
    """A red card of the hand fits, and the focus is on a Wild Draw Four."""
    shadow = Shadow(
        home / "home", HEADER.format(hand="W+4 R3 B1 G9"), f'language = "en"\n{settings}', by_keys=by_keys
    )
    if by_keys:
        pressed(shadow, "w")
    return shadow


def test_a_player_who_is_new_is_asked_once_before_a_bluff_and_may_still_keep_the_card(tmp_path: Path) -> None:
    shadow = on_a_bluff(tmp_path)
    steps = shadow.game.person.seat.steps
    assert pressed(shadow, "Enter") == [f"{BLUFF} Enter is yes, Escape or Backspace is no."]
    pressed(shadow, "Esc")
    assert (shadow.game.person.seat.steps, shadow.game.person.hand.card) == (steps, Card("W+4"))
    assert pressed(shadow, "Enter", "Enter")[0].startswith("Which colour for the Wild Draw Four?")
    pressed(shadow, "b")
    assert shadow.game.person.seat.steps > steps
    assert Card("W+4") not in shadow.game.person.hand.cards


def test_a_typed_bluff_is_asked_about_with_its_colour_kept(tmp_path: Path) -> None:
    shadow = on_a_bluff(tmp_path, by_keys=False)
    assert typed(shadow, "play wild draw four blue") == [f"{BLUFF} Type yes or no."]
    assert "Wild Draw Four" in typed(shadow, "yes")[0]


@pytest.mark.parametrize(("asked", "uses"), [("always", 3), ("newcomers", 2)])
def test_a_bluff_is_asked_about_as_long_as_is_wanted(tmp_path: Path, asked: str, uses: int) -> None:
    shadow = on_a_bluff(tmp_path, f'bluffs = "{asked}"\n')
    for _ in range(uses):
        shadow.console.settings.uses.note("Anna", "bluff")
    assert pressed(shadow, "Enter")[0].startswith(BLUFF)


@pytest.mark.parametrize(("asked", "uses"), [("never", 0), ("newcomers", 3)])
def test_a_player_who_is_no_newcomer_or_wants_no_question_bluffs_at_once(
    tmp_path: Path, asked: str, uses: int
) -> None:
    shadow = on_a_bluff(tmp_path, f'bluffs = "{asked}"\n')
    for _ in range(uses):
        shadow.console.settings.uses.note("Anna", "bluff")
    assert pressed(shadow, "Enter")[0].startswith("Which colour")
