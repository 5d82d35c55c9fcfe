"""Several people at one console: no one's cards are found by others, and all hear what they missed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pyte
import pytest

from access_uno.console.bindings import key_name
from access_uno.engine import Action, Game
from access_uno.engine.actions import Accept, CallUno, Catch, Draw, Pass, Play
from access_uno.engine.cards import FACES, Card
from access_uno.words import words_of
from tests.play.play import told_to
from tests.play.program import CLEAR, UNHURRIED, Lockstep, start, with_clock, written
from tests.play.shadow import Shadow
from tests.stack.terminal import Terminal

LANGUAGES = {"Anna": "de", "Ben": "zh", "Clara": "it"}
SETTINGS = 'language = "en"\n' + "".join(
    f'[people.{name}]\nlanguage = "{language}"\npace = "{"wait" if name == "Ben" else "auto"}"\n'
    for name, language in LANGUAGES.items()
)
ASKING: list[str] = [*"hcnsitdel,.<>?", "Left", "Tab", "PageUp", "k"]
FORMS = ("", "a", "the", "dative")
KEYS: dict[type, str] = {Draw: "Space", Accept: "Space", Pass: "p", CallUno: "u", Catch: "u"}


def asked_in(language: str, name: str, key: str = "space") -> str:
    """What asks a player to sit down."""
    words = words_of(language)
    return words.text("hand-over", name=name, key=key_name(words, key))


def record(seed: int, computers: int) -> str:
    """Each face that has a colour exists once, so that every card is known by its name."""
    codes = [card.code for card in FACES if card.colour]
    Random(seed).shuffle(codes)
    names = [*LANGUAGES, "Dora"][: 3 + computers]
    hands = [[codes.pop() for _ in range(5)] for _ in names]
    top = codes.pop()
    return "\n".join(
        [
            "uno 1",
            "rulebook: mario-de",
            f"seed: {seed}",
            *(f"player: {name}" + (" | computer random" if name == "Dora" else "") for name in names),
            *(f"hand: {name} = {' '.join(hand)}" for name, hand in zip(names, hands, strict=True)),
            f"totals: {', '.join(f'{name} 499' for name in names)}",  # any round ends the match
            f"stock: {' '.join(codes)}",
            f"discard: {top}",
            "turn: Anna",
            "begin\n",
        ]
    )


def names_of(card: Card) -> set[str]:
    """Everything that the card is called."""
    return {
        words_of(language, "mario-de").card(card, None, form).words.casefold()
        for language in ("en", *LANGUAGES.values())
        for form in FORMS
    }


NAMED = {name: card for card in FACES if card.colour for name in names_of(card)}
# The longest first: an Italian green Draw Two ends like a green 2.
ANY_NAME = re.compile("|".join(sorted(map(re.escape, NAMED), key=len, reverse=True)))


@dataclass
class Seen:
    """Which cards a player may have met so far: those that lay openly, and those in their hand."""

    cards: set[Card] = field(default_factory=set)

    def look(self, game: Game, seat: int) -> None:
        self.cards |= {*game.hands[seat], *game.discard}


def leaked(text: str, seen: Seen) -> list[str]:
    """The names of cards in a text that the reader cannot know."""
    text = re.sub(r"\s+", " ", text).casefold()
    return [name for name in ANY_NAME.findall(text) if NAMED[name] not in seen.cards]


class Evening:
    """Three people play a match at one console, each with their keys; what each could read is kept."""

    def __init__(self, both: Lockstep, seed: int) -> None:
        self.both = both
        self.game = both.shadow.game
        self.random = Random(seed)
        self.seen = {seat: Seen() for seat in both.shadow.table.people}
        self.screen = pyte.HistoryScreen(80, 24, history=10_000)
        self.stream = pyte.ByteStream(self.screen)
        self.shown = 0  # bytes that the screen has got

    def play(self) -> None:
        """To the end of the match."""
        while self.both.shadow.console.running:
            before = self.both.shadow.sits
            self._press(self._key())
            if self.both.shadow.sits is not before:
                self._check_what_can_be_read()

    def _press(self, key: str) -> None:
        self._look()
        self.both.press(key)
        self._look()

    def _look(self) -> None:
        for seat, seen in self.seen.items():
            seen.look(self.both.shadow.table.game, seat)

    def _key(self) -> str:
        if not self.both.shadow.sits:
            return self.random.choice(["Enter", "Enter", "h", "l", ",", "Space", "?"])
        if self.both.shadow.console.mode is not self.game:
            return "Esc"
        if self.random.random() < 0.4:
            return self.random.choice(ASKING)
        return self._move()

    def _move(self) -> str:
        game = self.both.shadow.table.game
        seat = self.game.person.seat_number
        if game.turn != seat:
            return "Down"
        actions: list[Action] = list(game.legal(seat))
        plays = [action.card for action in actions if isinstance(action, Play)]
        if plays and (Draw not in map(type, actions) or self.random.random() < 0.7):
            return "Enter" if self.game.person.hand.card in plays else "Tab"
        return KEYS.get(type(self.random.choice(actions)), "Down")

    def _check_what_can_be_read(self) -> None:
        """On the screen and in its scrollback, when a person has sat down or left."""
        stream = written(self.both.terminal)
        self.stream.feed(stream[self.shown :])
        self.shown = len(stream)
        lines = self.screen.history.top
        kept = ["".join(line[x].data for x in range(80)) for line in lines] + self.screen.display
        seen = self.seen[self.game.person.seat_number] if self.both.shadow.sits else Seen()
        assert leaked("\n".join(kept), seen) == []


@pytest.mark.parametrize(("seed", "computers"), [(6, 0), (2, 1)])
def test_no_player_reads_a_card_of_another_and_all_hear_everything(
    seed: int, computers: int, tmp_path: Path
) -> None:
    text = record(seed, computers)
    with start(tmp_path / "home", text, SETTINGS, program=with_clock(UNHURRIED)) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", text, SETTINGS))
        evening = Evening(both, seed)
        evening.play()
        assert terminal.wait() == 0
        stream = written(terminal)
    first, *stretches = stream.split(CLEAR)
    assert first == b""
    assert b"\x1b" not in b"".join(stretches)
    heard = dict.fromkeys(LANGUAGES, "")
    for stretch in stretches:
        asked, sitting = halves(stretch.decode())
        reader = next(name for name in LANGUAGES if name in asked.rpartition("\r\n")[2])
        assert leaked(asked, Seen()) == [], "while the keyboard is passed on nothing is told"
        assert leaked(sitting, evening.seen[list(LANGUAGES).index(reader)]) == []
        heard[reader] += sitting
    mixed_up = [leaked(text, evening.seen[seat]) for text in heard.values() for seat in evening.seen]
    assert any(mixed_up), "it would be noticed"
    finished = tmp_path / "home" / "saves" / "finished" / "game.uno"
    for seat, (name, language) in enumerate(LANGUAGES.items()):
        squeezed, place = "".join(heard[name].split()), 0
        for message in told_to(finished, language, after=1, seat=seat):
            found = squeezed.find("".join(message.split()), place)
            assert found >= 0, f"{name} was not told in its place: {message}"
            # In `wait` the answer to an own key comes before what waits to be read.
            place = 0 if name == "Ben" else found + 1


def halves(stretch: str) -> tuple[str, str]:
    """A stretch of the stream: until the next person pressed Enter, and from then on."""
    lines = stretch.split("\r\r\n" if "\r\r\n" in stretch else "\r\n")
    asks = [place for place, line in enumerate(lines) if any(ask in line for ask in ASKS)]
    last = max(asks) + 1
    return "\r\n".join(lines[:last]), "\r\n".join(lines[last:])


ASKS = [asked_in(language, name).partition(name)[0] for language in LANGUAGES.values() for name in LANGUAGES]


def at_the_console(tmp_path: Path) -> Shadow:
    return Shadow(tmp_path / "shadow", record(3, 0), SETTINGS)


def texts(shadow: Shadow) -> list[str]:
    return [told.message.text for told in shadow.told()]


def test_a_player_who_played_hears_it_and_can_call_uno_before_the_keyboard_goes_on(tmp_path: Path) -> None:
    shadow = at_the_console(tmp_path)
    shadow.press("Enter")
    texts(shadow)
    shadow.press("Space")
    shadow.press("p")
    drew, *_, hint = texts(shadow)
    assert "ziehst" in drew
    assert "Ben" in hint
    assert shadow.game.person.name == "Anna"
    shadow.press("h")
    assert len(texts(shadow)) == 1
    shadow.press("Down")
    asked = texts(shadow)
    assert asked == [
        asked_in("de", "Ben"),
        asked_in("zh", "Ben"),
    ], "in the words of both"


def test_a_player_who_takes_the_keyboard_out_of_turn_keeps_it_until_they_go_on(tmp_path: Path) -> None:
    shadow = at_the_console(tmp_path)
    shadow.press("Enter")
    shadow.game.hand_over(shadow.game.others_here()[1])
    shadow.press("Space")
    assert shadow.game.person.name == "Clara"
    texts(shadow)
    shadow.press("h")
    (hand,) = texts(shadow)
    assert "carte" in hand
    shadow.press("Down")
    assert texts(shadow)[-1] == asked_in("de", "Anna")
    shadow.press("Enter")
    assert shadow.game.person.name == "Anna"


def test_by_lines_the_keyboard_is_passed_on_in_the_same_way(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "shadow", record(3, 0), SETTINGS, by_keys=False)
    assert texts(shadow) == [words_of("de").text("hand-over-typed", name="Anna")]
    shadow.type("")
    assert len(texts(shadow)) > 3
    for line in ("draw", "pass", "hand"):
        shadow.type(line)
    assert shadow.game.person.name == "Anna"
    texts(shadow)
    shadow.type("")
    assert words_of("zh").text("hand-over-typed", name="Ben") in texts(shadow)
    shadow.type("")
    assert shadow.game.person.name == "Ben"


# What comes too early reaches no player


def passed_on(tmp_path: Path) -> Shadow:
    """Anna has drawn, and the keyboard can go to Ben."""
    shadow = at_the_console(tmp_path)
    for key in ("Enter", "Space", "p"):
        shadow.press(key)
    texts(shadow)
    return shadow


def held(shadow: Shadow, key: str, *moments: float) -> list[str]:
    """The texts that answer a key which comes again after each of these seconds."""
    time = shadow.console.now()
    for seconds in moments:
        time += seconds
        shadow.console.now = lambda time=time: time  # type: ignore[misc]
        shadow.press(key)
    return texts(shadow)


SLOW = [(1.0, 0.1), (2.0, 0.1), (0.5, 0.5), (0.5, 1.0), (1.0, 0.5), (1.0, 0.9), (5.0, 5.0)]


@pytest.mark.parametrize(("delay", "interval"), [(0.25, 0.03), (0.66, 0.04), *SLOW])
@pytest.mark.parametrize("key", ["Enter", "Down"])
def test_a_held_key_shows_nobodys_hand_however_slowly_it_repeats(
    delay: float, interval: float, key: str, tmp_path: Path
) -> None:
    shadow = passed_on(tmp_path)
    told = held(shadow, key, 5, delay, *[interval] * 60)
    ask = asked_in("zh", "Ben")
    assert set(told[1:]) == {ask}, "nothing but that the keyboard goes on, and how"
    assert not shadow.sits
    assert held(shadow, "Space", 1.0) != []
    assert shadow.game.person.name == "Ben"


def test_after_another_key_the_one_that_passed_the_keyboard_on_counts_again(tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    held(shadow, "Enter", 5, 1.0)
    assert not shadow.sits
    assert held(shadow, "h", 1.0) == [asked_in("zh", "Ben")]
    held(shadow, "Enter", 1.0)
    assert shadow.game.person.name == "Ben"


@pytest.mark.parametrize("handed_over_by", ["space", "touch"])
def test_a_player_who_is_asked_for_is_told_a_key_that_counts(handed_over_by: str, tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    shadow.console._presses.latest = handed_over_by
    shadow.game.hand_over(shadow.game.others_here()[0])
    key = "enter" if handed_over_by == "space" else "space"
    assert texts(shadow)[-1] == asked_in("zh", "Ben", key)
    shadow.console.mode.key(handed_over_by)
    assert not shadow.sits
    shadow.console.mode.key("enter")
    assert shadow.sits


def test_a_player_who_presses_a_key_too_soon_does_it_once_more(tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    held(shadow, "Space", 5)
    held(shadow, "Down", 0.1, 0.5)
    held(shadow, "Space", 0.1)
    assert not shadow.sits
    held(shadow, "Space", 1.0)
    assert shadow.game.person.name == "Ben"


@pytest.mark.parametrize("pace", ["auto", "wait"])
def test_enter_held_while_sitting_down_plays_nothing_until_it_is_pressed_anew(
    pace: str, tmp_path: Path
) -> None:
    settings = SETTINGS.replace("wait", pace)
    shadow = Shadow(tmp_path / "shadow", record(3, 0), settings)
    for key in ("Enter", "Space", "p", "Down"):
        shadow.press(key)
    texts(shadow)
    told = held(shadow, "Enter", 5)
    assert shadow.game.person.name == "Ben"
    assert told != []
    steps = list(shadow.scribe.steps)
    assert held(shadow, "Enter", 0.66, *[0.033] * 60) == [], "nor is anything read on that was not heard"
    assert shadow.scribe.steps == steps
    assert held(shadow, "Enter", 0.5) != []


def test_a_player_who_presses_enter_twice_to_sit_down_plays_nothing(tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    held(shadow, "Down", 5)
    held(shadow, "Enter", 5)
    assert held(shadow, "Enter", 0.2) == []


@pytest.mark.parametrize("key", ["Space", "u", "h", "Down"])
def test_a_key_that_is_held_since_before_a_person_sat_down_does_nothing_for_them(
    key: str, tmp_path: Path
) -> None:
    """On one keyboard Anna still holds it, on another Ben presses Enter."""
    shadow = passed_on(tmp_path)
    held(shadow, "Down", 5)
    held(shadow, key, 5, *[0.033] * 60)
    held(shadow, "Enter", 0.033)
    assert shadow.game.person.name == "Ben"
    steps = list(shadow.scribe.steps)
    assert held(shadow, key, 0.033, *[0.033] * 60) == []
    assert shadow.scribe.steps == steps
    assert held(shadow, key, 0.5) != []


def test_the_key_that_passes_the_keyboard_on_asks_once_however_long_it_is_held(tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    told = held(shadow, "Down", 5, 0.66, *[0.033] * 60)
    assert told == [asked_in(language, "Ben") for language in ("de", "zh")]


def test_other_keys_are_answered_at_once(tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    held(shadow, "Down", 5)
    held(shadow, "Enter", 5)
    assert len(held(shadow, "h", 0.1)) == 1
    assert len(held(shadow, "h", 0.1, 0.1)) == 2


def passed_on_by_lines(tmp_path: Path) -> Shadow:
    """The same where lines are typed, by a person who sits there."""
    shadow = Shadow(tmp_path / "shadow", record(3, 0), SETTINGS, by_keys=False)
    shadow.console.in_person = True
    for line in (" ", "draw", "pass"):
        shadow.type(line)
    texts(shadow)
    return shadow


def lines_after(shadow: Shadow, *typed: tuple[float, str]) -> list[str]:
    """The texts that answer lines, each of which comes so many seconds after the one before."""
    time = shadow.console.now()
    for seconds, line in typed:
        time += seconds
        shadow.console.now = lambda time=time: time  # type: ignore[misc]
        shadow.type(line)
    return texts(shadow)


@pytest.mark.parametrize(("delay", "interval"), [(0.25, 0.03), (0.66, 0.04), *SLOW])
def test_a_held_enter_shows_nobodys_hand_where_lines_are_typed(
    delay: float, interval: float, tmp_path: Path
) -> None:
    shadow = passed_on_by_lines(tmp_path)
    told = lines_after(shadow, (5, ""), (delay, ""), *[(interval, "")] * 60)
    assert set(told[1:]) == {words_of("zh").text("hand-over-typed", name="Ben")}
    assert not shadow.sits
    assert lines_after(shadow, (1.0, " ")) != []
    assert shadow.game.person.name == "Ben"
    assert lines_after(shadow, (0.66, ""), *[(0.033, "")] * 60) == [], "it is still held"
    assert len(lines_after(shadow, (0.1, "hand"))) == 1, "a typed line is answered at once"


def test_lines_that_are_pasted_end_with_the_person_who_pasted_them(tmp_path: Path) -> None:
    shadow = passed_on_by_lines(tmp_path)
    steps = list(shadow.scribe.steps)
    lines_after(shadow, (5, "hand"), (0.001, ""), *[(0.001, line) for line in ("draw", "", "pass", " ") * 20])
    assert not shadow.sits
    assert shadow.scribe.steps == steps
    lines_after(shadow, (1.0, "hand"))
    assert shadow.game.person.name == "Ben"


def test_what_a_program_types_needs_no_moment(tmp_path: Path) -> None:
    shadow = passed_on_by_lines(tmp_path)
    shadow.console.in_person = False
    lines_after(shadow, (5, ""), (0, ""))
    assert shadow.game.person.name == "Ben"


def told_since_the_last_clear(terminal: Terminal) -> str:
    return written(terminal).rpartition(CLEAR)[2].decode()


def test_a_held_enter_on_a_real_terminal(tmp_path: Path) -> None:
    """Enter again and again after the turn, and again after sitting down."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    program = with_clock(f"lambda: float(pathlib.Path({str(clock)!r}).read_text())")
    save = tmp_path / "home" / "saves" / "game.uno"

    def later() -> None:
        seconds = float(clock.read_text()) + 5
        clock.with_suffix(".new").write_text(str(seconds))
        clock.with_suffix(".new").replace(clock)

    with start(tmp_path / "home", record(3, 0), SETTINGS, program=program) as terminal:

        def answered(keys: str, until: str) -> str:
            """What was told until this was; the last key is answered with it."""
            before = len(terminal.output)
            terminal.type(keys)
            terminal.wait_for(until, since=before)
            return terminal.output[before:].decode(errors="ignore")

        terminal.wait_for("Anna")
        for key in "\r p":
            later()
            answered(f"{key}k", "K bewirkt hier nichts")
        later()
        ask = asked_in("zh", "Ben")[-6:]
        answered("\r", ask)
        answered("\r" * 8 + "?", ask)
        assert leaked(told_since_the_last_clear(terminal), Seen()) == [], "the seat is still empty"
        later()
        assert ask not in answered("\rk", "K 在這裡沒有作用")
        steps = save.read_bytes()
        answered("\r" * 8 + "k", "K 在這裡沒有作用")
        assert save.read_bytes() == steps


def test_what_was_typed_ahead_is_forgotten_when_the_screen_is_cleared(tmp_path: Path) -> None:
    shadow = passed_on(tmp_path)
    forgotten: list[bool] = []
    shadow.console.forget_input = lambda: forgotten.append(shadow.sits)
    shadow.press("Down")
    assert len(forgotten) == 1


@pytest.mark.parametrize(
    ("way", "turn", "ahead", "then"),
    [
        ("--keys", ["\r", " ", "p"], "\x1b[B\r \r", "?"),
        ("--lines", [" \n", "draw\n", "pass\n"], "\n \ndraw\npass\n", " \n"),
    ],
)
def test_nothing_typed_ahead_reaches_the_next_person(
    way: str, turn: list[str], ahead: str, then: str, tmp_path: Path
) -> None:
    """The first of it hands over; the rest would seat Ben and play Ben's cards."""
    name = "hand-over" if way == "--keys" else "hand-over-typed"
    ask = words_of("zh").text(name, name="Ben", key=key_name(words_of("zh"), "space"))[-6:]
    unhurried = with_clock(UNHURRIED)
    with start(tmp_path / "home", record(3, 0), SETTINGS, options=(way,), program=unhurried) as terminal:
        terminal.wait_for("Anna")
        for text in turn:
            before = len(terminal.output)
            terminal.type(text)
            terminal.wait_for(".", since=before)
        terminal.wait_for("Ben", since=before)
        terminal.type(ahead)
        terminal.wait_for(ask)
        before = len(terminal.output)
        terminal.type(then)
        terminal.wait_for("。", since=before)
        steps = (tmp_path / "home" / "saves" / "game.uno").read_text().partition("begin\n")[2]
        assert "Ben" not in steps
        told = terminal.output[before:].decode()
        assert (ask in told) is (way == "--keys"), "only now Ben sits down"


def test_a_player_who_sits_down_hears_where_the_game_stands_even_if_nothing_is_new(tmp_path: Path) -> None:
    shadow = at_the_console(tmp_path)
    shadow.press("Enter")
    shadow.game.hand_over(shadow.game.others_here()[1])
    shadow.press("Space")
    shadow.press("Down")
    texts(shadow)
    shadow.press("Enter")
    assert shadow.game.person.name == "Anna"
    (told,) = texts(shadow)
    assert told.startswith("Dein Zug.")


def test_by_lines_too(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "shadow", record(3, 0), SETTINGS, by_keys=False)
    shadow.type("")
    shadow.game.hand_over(shadow.game.others_here()[1])
    shadow.type("")
    shadow.type("")
    texts(shadow)
    shadow.type("hand")
    assert shadow.game.person.name == "Anna"
    assert texts(shadow)[-1].startswith("Dein Zug.")


def test_going_on_after_a_stop_repeats_nothing_but_who_has_the_keyboard(tmp_path: Path) -> None:
    shadow = at_the_console(tmp_path)
    ask = asked_in("de", "Anna")
    assert texts(shadow) == [ask]
    for _ in range(3):  # as after `fg`
        shadow.console.resume()
        assert texts(shadow) == [ask]
    shadow.press("Enter")
    told = texts(shadow)
    assert len(told) == len(set(told)) > 3
