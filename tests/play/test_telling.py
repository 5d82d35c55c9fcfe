"""What is told is chosen: by kinds of events, and by whose they are."""

from __future__ import annotations

import contextlib
import copy
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.cli import main
from access_uno.client.server_client import ServerClient
from access_uno.engine import Challenge, Game, Jump, Star
from access_uno.engine import events as happened
from access_uno.engine.events import Event
from access_uno.engine.position import DRAWN, Refusal
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.play.online.account_settings import AccountSettings
from access_uno.play.online.online_session import OnlineSession
from access_uno.play.telling import telling_in
from access_uno.play.told_menu import ToldMenu, kind_told
from access_uno.protocol import messages
from access_uno.settings import Settings
from access_uno.settings.told import BY, HOW, KINDS, NAMES, Told, field
from access_uno.words import Message, Teller, languages, words_of
from access_uno.words.teller import _TELL, Manner
from tests.engine.worlds import setups, walk
from tests.play.driver import Driver
from tests.play.shadow import Shadow
from tests.play.test_answers import game, pressed, typed

PLAYERS = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Fatima", "Giò", "Hanna", "Ivo", "Jan")
HAND = "R7 B3 R1 Y2"
ALL_KEPT = "".join(f'{name} = "kept"\n' for name in NAMES)
tables = st.fixed_dictionaries({}, optional={name: st.sampled_from(HOW) for name in NAMES})


def needs_answer(message: Message) -> bool:
    return message.asks or message.urgent or message.calls_reader or message.focus is not None


@settings(max_examples=40, deadline=None)
@given(setup=setups, seed=st.integers(0, 2**32), table=tables)
def test_what_needs_an_answer_is_said_and_the_rest_as_it_was_chosen(
    setup: Setup, seed: int, table: dict[str, str]
) -> None:
    told = Told.of(table)
    match, events = Game.begin(setup)
    check(match, events, None, told)
    for step in walk(match, seed, 12):
        check(step.game, step.events, step.seat, told)


def check(match: Game, events: list[Event], by: int | None, chosen: Told) -> None:
    for seat in range(match.players):
        teller = Teller(words_of("en"), PLAYERS[: match.players], seat)
        view = match.view(seat)
        usual = teller.tell(events, view)
        manner = Manner(how=chosen.how)
        messages = teller.tell(events, view, manner=manner, by=by)
        assert messages == teller.tell(events, view, manner=manner, by=by), "a replay tells the same"
        for message in usual:
            for event in message.tells:
                assert isinstance(event, Event)
                quiet = [each.quiet for each in messages if event in each.tells]
                count = sum(event in each.tells for each in usual)  # the same may happen twice
                if needs_answer(message) or may_be_answered(event, seat, match):
                    assert quiet == [False] * count, message.text
                else:
                    how = chosen.how(kind_of(event), whose(event, seat, by, match, events))
                    wanted = {"said": [False], "kept": [True], "never": []}[how]
                    assert quiet == wanted * count, (how, message.text)


def kind_of(event: Event) -> str:
    if isinstance(event, happened.Drew) and event.cause != "turn":
        return "penalties"
    return _TELL[type(event)][0]


def may_be_answered(event: Event, seat: int, match: Game) -> bool:
    """A card is laid that the listener can answer, or was drawn and may be laid."""
    if isinstance(event, happened.Drew):
        return event.seat == seat == match.turn and match.phase is DRAWN
    laid = isinstance(event, happened.Played | happened.Jumped | happened.StarAnswered)
    return laid and any(type(action) in (Jump, Challenge, Star) for action in match.legal(seat))


def whose(event: Event, seat: int, by: int | None, match: Game, events: list[Event]) -> str:
    names = ("seat", "by", "of", "to", "against", "offender", "source")
    seats = [getattr(event, name) for name in names if hasattr(event, name)] or [by]
    turned = any(isinstance(each, happened.Reversed) for each in events)
    step = match.direction * (1 if turned else -1)
    before = (seat + step) % match.players
    while before in match.absent and before != seat:
        before = (before + step) % match.players
    return "me" if seat in seats else "before" if seats[0] == before else "others"


def test_every_event_has_a_kind_that_can_be_chosen() -> None:
    assert {kind for kind, _ in _TELL.values()} | {"talk", "hints"} == set(KINDS)


@pytest.mark.parametrize("language", languages())
def test_what_an_own_turn_begins_with_is_typed(tmp_path: Path, language: str) -> None:
    shadow = game(tmp_path, HAND, f'language = "{language}"\n', by_keys=False)
    text = shadow.console.words.text
    for first, value in (("fits-first", "fits"), ("top-first", "top")):
        for phrase in text(f"typed-telling-{first}").split(","):
            assert typed(shadow, phrase) == [text("setting-own-turn", value=value)]
            assert Settings(shadow.console.settings.path).general.own_turn == value


@pytest.mark.parametrize("pace", ["auto", "wait"])
def test_whatever_is_silent_what_needs_an_answer_is_said(tmp_path: Path, pace: str) -> None:
    usual, silent = usual_and(tmp_path, pace, ALL_KEPT.replace("kept", "never"))
    said, told = play_on(usual), play_on(silent)
    assert silent.scribe.steps == usual.scribe.steps
    assert asks(told) == asks(said) != []
    assert set(told_in(silent)) < set(told_in(usual))


def test_an_account_keeps_what_is_told() -> None:
    kept: list[Mapping[str, Any]] = []
    chosen = AccountSettings("en")
    chosen.keep = lambda raw: kept.append(copy.deepcopy(raw))
    chosen.change_told("", {field("draws", "others"): "kept"})
    later = AccountSettings("en")
    later.take(kept[-1])
    assert later.person("Anna").told == Told((("draws_others", "kept"),))


def test_a_replay_tells_everything_in_full_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shadow = game(tmp_path, HAND)
    play_on(shadow)

    def replayed(settings: str) -> str:
        home = tmp_path / "replay"
        home.mkdir(exist_ok=True)
        (home / "settings.toml").write_text(settings, encoding="utf-8")
        monkeypatch.setenv("ACCESS_UNO_HOME", str(home))
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            assert main(["replay", "--language", "en", str(shadow.record)]) == 0
            assert main(["replay", "--json", str(shadow.record)]) == 0
        return out.getvalue()

    usual = replayed("")
    assert "Anna plays red 7" in usual
    assert replayed(f'verbosity = "short"\n[told]\n{ALL_KEPT.replace("kept", "never")}') == usual


@pytest.mark.parametrize("pace", ["auto", "wait"])
def test_what_is_kept_is_in_the_history_once_and_is_not_said(tmp_path: Path, pace: str) -> None:
    usual, kept = usual_and(tmp_path, pace, ALL_KEPT)
    said, quiet = play_on(usual), play_on(kept)
    assert kept.scribe.steps == usual.scribe.steps
    assert len(quiet) < len(said)
    assert [message for message in quiet if not needs_answer(message)] == []
    assert asks(quiet) == asks(said), "what needs an answer is said"
    assert told_in(kept) == told_in(usual), "with the same game the history is the same"
    assert len(told_in(kept)) > len(quiet)


def usual_and(folder: Path, pace: str, table: str) -> list[Shadow]:
    """The same game twice: as usual, and with these choices of what is told."""
    shadows = []
    for name, told in (("usual", ""), ("chosen", f"[told]\n{table}")):
        (folder / name).mkdir()
        shadows.append(game(folder / name, HAND, f'pace = "{pace}"\n{told}'))
    return shadows


def play_on(shadow: Shadow) -> list[Message]:
    """A few moves; between them everything is read."""
    for key in ("enter", *["down"] * 12, "space", "p", *["down"] * 12):
        shadow.press(key)
    messages = [told.message for told in shadow.told()]
    return [message for message in messages if message.tells and not isinstance(message.tells[0], Refusal)]


def asks(messages: list[Message]) -> list[str]:
    return [message.text for message in messages if message.asks]


def told_in(shadow: Shadow) -> list[str]:
    return [message.text for message in shadow.game.person.history.since(None, ())]


def test_what_is_never_told_is_not_in_the_history_either(tmp_path: Path) -> None:
    shadow = game(tmp_path, HAND, '[told]\nplays_me = "never"\n')
    play_on(shadow)
    assert not any("You play" in text for text in told_in(shadow))
    assert any("plays" in text for text in told_in(shadow))


def test_what_happened_since_the_own_turn_is_asked_for_where_it_was_kept(tmp_path: Path) -> None:
    shadow = game(
        tmp_path, HAND, '[told]\ndraws_before = "kept"\nplays_before = "kept"\nplays_me = "never"\n'
    )
    before = pressed(shadow, "Enter")
    (since,) = pressed(shadow, "Up")
    assert "Ben" in since
    assert not any("Ben plays" in text or "Ben draws" in text for text in before)


def test_an_own_turn_can_begin_with_what_fits() -> None:
    match = Game.begin(Setup(RULEBOOKS["mario-de"], 2, 1))[0]
    seat = match.turn or 0
    teller = Teller(words_of("en"), PLAYERS[:2], seat)
    view = match.view(seat)
    for verbosity in ("short", "normal", "full"):
        top_first = teller.turn_begins(view, verbosity)
        fits_first = teller.turn_begins(view, verbosity, fits_first=True)
        assert fits_first.focus == top_first.focus
        if verbosity != "short":
            top = str(teller.top(view).text)
            assert fits_first.text.endswith(top)


SPOKEN = {
    "en": (
        "tell draws of others never",
        "always tell penalties",
        "keep turns in the history",
        "what is told",
    ),
    "de": (
        "sag das Ziehen der anderen nie",
        "sag Strafen immer",
        "sag Züge nur im Verlauf",
        "was gesagt wird",
    ),
    "it": (
        "non dire mai le carte pescate dagli altri",
        "di' sempre le penalità",
        "tieni i turni solo nella cronologia",
        "che cosa viene detto",
    ),
    "nl": (
        "zeg het pakken van de anderen nooit",
        "zeg straffen altijd",
        "bewaar beurten alleen in de geschiedenis",
        "wat er wordt gezegd",
    ),
    "zh": ("別人抽牌不要說", "罰抽每次都要說", "輪次只留在紀錄裡", "要說什麼"),
}


@pytest.mark.parametrize("language", languages())
def test_what_is_told_is_chosen_by_a_typed_line(tmp_path: Path, language: str) -> None:
    shadow = game(tmp_path, HAND, f'language = "{language}"\n', by_keys=False)
    never, always, kept, menu = SPOKEN[language]
    assert len(typed(shadow, never)) == 1
    chosen = shadow.console.settings.general.told
    assert chosen.chosen == (("draws_others", "never"),)
    assert shadow.game.person.profile.told == chosen
    typed(shadow, always)
    typed(shadow, kept)
    chosen = Settings(shadow.console.settings.path).general.told
    assert {chosen.how("penalties", by) for by in BY} == {"said"}
    assert {chosen.how("turns", by) for by in BY} == {"kept"}
    typed(shadow, menu)
    assert isinstance(shadow.console.mode, ToldMenu)
    answers = typed(shadow, never)
    chosen = shadow.console.settings.general.told
    assert chosen.how("draws", "others") == "never", "in the menu as well"
    assert any(kind_told(shadow.console.words, chosen, "draws") in answer for answer in answers)


ASKED = {
    "en": {
        "don't tell me what others draw": "draws_others never",
        "mute changes of direction": "directions never",
        "keep chat silently": "talk kept",
        "always tell me when the player before me plays": "plays_before said",
    },
    "de": {
        "sag nie, wenn andere ziehen": "draws_others never",
        "verschweige Richtungswechsel": "directions never",
        "Gespräche nur im Verlauf melden": "talk kept",
        "sag mir immer, was der Spieler vor mir legt": "plays_before said",
        "verschweige, was ich ziehe": "draws_me never",
    },
    "it": {
        "non dirmi quando gli altri pescano": "draws_others never",
        "silenzia i cambi di direzione": "directions never",
        "tieni le conversazioni nella cronologia": "talk kept",
        "dimmi sempre le carte giocate da chi gioca prima di me": "plays_before said",
    },
    "nl": {
        "zeg niet wanneer anderen pakken": "draws_others never",
        "verzwijg richtingen": "directions never",
        "bewaar gesprekken alleen in de geschiedenis": "talk kept",
        "vertel me altijd wat de speler voor mij speelt": "plays_before said",
        "verzwijg wat ik pak": "draws_me never",
    },
    "zh": {
        "別人抽牌的時候不要說": "draws_others never",
        "換方向靜音": "directions never",
        "聊天只留在紀錄裡": "talk kept",
        "上家出牌一定要說": "plays_before said",
    },
}


@pytest.mark.parametrize("language", languages())
def test_people_say_in_their_own_words_what_they_want_to_hear(language: str) -> None:
    for line, wanted in ASKED[language].items():
        telling = telling_in(words_of(language), line)
        assert telling is not None, line
        names, how = wanted.split()
        chosen = dict.fromkeys([names] if "_" in names else [field(names, by) for by in BY], how)
        assert telling.choices == chosen, line


@pytest.mark.parametrize(
    "line",
    [
        "tell draws",
        "never",
        "say the points again",
        "tell draws never always",
        "keep drawing",
        "tell trumps never",
    ],
)
def test_a_line_that_lacks_a_part_or_has_a_strange_one_chooses_nothing(tmp_path: Path, line: str) -> None:
    shadow = game(tmp_path, HAND, by_keys=False)
    typed(shadow, line)
    assert shadow.console.settings.general.told == Told()


def test_what_is_told_is_chosen_by_keys_and_written_to_the_file(tmp_path: Path) -> None:
    shadow = game(tmp_path, HAND)
    assert pressed(shadow, "V") == ["What you're told. The game says the usual amount. 1 of 15."]
    shadow.press("4")
    assert pressed(shadow, "4") == ["Cards played: those of the others. Said. 1 of 3."]
    shadow.press("down")
    assert pressed(shadow, "Enter") == ["Cards played. Those of the others: only in the history. 4 of 4."]
    assert pressed(shadow, "Esc")[-1].startswith(
        "What you're told. Cards played. Said: yours and those of the player before you. Only in the history:"
    )
    file = shadow.console.settings.path
    assert file.read_text(encoding="utf-8").endswith('[told]\nplays_others = "kept"\n')
    shadow.press("End")
    shadow.press("Enter")
    assert Settings(file).general.told == Told()
    shadow.press("Esc")
    assert pressed(shadow, "h")[0].startswith("You hold 4 cards")


def test_one_person_of_several_chooses_for_themselves(tmp_path: Path) -> None:
    chosen = Settings(tmp_path / "settings.toml")
    chosen.change_told("Ben", {field("plays", "me"): "never"})
    assert chosen.person("Ben").told.how("plays", "me") == "never"
    assert chosen.person("Anna").told == Told()
    again = Settings(tmp_path / "settings.toml")
    assert again.person("ben").told == chosen.person("Ben").told
    assert not again.take_troubles()


def test_what_cannot_be_in_the_table_is_told_and_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[told]\ndraws_me = "loud"\ndraws_you = "said"\nturns_me = "never"\n', encoding="utf-8")
    chosen = Settings(path)
    assert [(trouble.name, trouble.value) for trouble in chosen.take_troubles()] == [
        ("told draws_me", "loud"),
        ("told draws_you", "said"),
    ]
    assert chosen.general.told == Told((("turns_me", "never"),))


def test_talk_is_said_kept_or_neither(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    client = ServerClient(lambda _: None, "en")
    OnlineSession(driver.console, client, None, lambda: None, lambda _: pytest.fail("no settings"))
    client.received(messages.Said("Ben", "hallo"))
    assert driver.told() == ["Ben says: hallo"]
    driver.settings.change_told("", {field("talk", "others"): "never"})
    client.received(messages.Said("Ben", "hallo"))
    assert driver.told() == []
    client.received(messages.Nudged("Ben"))
    assert driver.told(), "what needs an answer is said"
