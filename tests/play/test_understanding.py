"""What players type in their own words, with what it means where it is typed; and lines that mean nothing.

`phrases/LANGUAGE.txt` has a line for each: where, what is typed, and what it means.
`phrases/LANGUAGE-nonsense.txt` has lines that mean nothing, or two things: `{a}` and `{b}` are cards.
`phrases/LANGUAGE-fresh.txt` has what others wrote who had not seen the words, with their own players and
positions; what must do nothing stands there as well.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.console.typed_words import yes_or_no
from access_uno.engine.cards import Card, Colour
from access_uno.engine.game import Game
from access_uno.play.lexicon import LONGEST_LINE
from access_uno.play.understanding import Request, Table
from access_uno.play.vocabulary import Vocabulary
from access_uno.record import Replay
from access_uno.words import Words, languages, words_of

PHRASES = Path(__file__).parent / "phrases"
NAMES = {"zh": ("Anna", "小美", "阿德")}
HEADER = """uno 1
rulebook: mario-de
player: Anna
player: Ada | computer random
player: Bruno | computer random
hand: Anna = {anna}
hand: Ada = Y1 Y2 G4 G5
hand: Bruno = {bruno}
stock: R9 R1 Y3 G6 B2 R4 Y5 G7 B6
discard: R5
turn: {turn}
begin
{steps}"""
HAND = "R7 B3 GS W Y5 R2"
BRUNO = "W+4 R6 R4 B9"


def record(anna: str = HAND, turn: str = "Anna", steps: str = "", bruno: str = BRUNO) -> str:
    return HEADER.format(anna=anna, turn=turn, steps=steps, bruno=bruno)


PLACES = {
    "turn": record(),
    "drawn": record(steps="Anna: draw\n"),
    "penalty": record(turn="Bruno", steps="Bruno: play W+4 blue\n"),
    "star": record("R7 B3 ST Y5"),
    "colour": record(),
    "ask": record(),
    "other": record(turn="Ada"),
    "two": record("R7 B3"),
    "draw": record("Y+2 B3 Y5 R2", steps="").replace("discard: R5", "discard: Y9"),
    "catch": record(turn="Bruno", steps="Bruno: play R6\n", bruno="R6 R4"),
}


class Phrase(NamedTuple):
    """A line, where it is typed, and what it may mean there."""

    where: str
    line: str
    meaning: str


class Heard(NamedTuple):
    """A list of phrases, with the players and the positions in which they are typed."""

    language: str
    typed: Vocabulary
    games: dict[str, Game]
    phrases: list[Phrase]
    nothing: list[tuple[str, str]]  # where, and what must do nothing there

    def table(self, where: str) -> Table:
        view = self.games[where].view(0)
        return Table(view, 0, view.hand)

    def meaning(self, where: str, line: str) -> str:
        """What a line is taken for, as the files write it; empty if for nothing."""
        if where == "colour":
            colour = self.typed.colour(line) or self.typed.colour(line, sure=False)
            return f"colour {colour.value}" if colour else ""
        if where == "ask":
            return yes_or_no(words_of(self.language), line, "word-play") or ""
        request = self.typed.understand(line, self.table(where))
        return told(request, self.table(where)) if isinstance(request, Request) else ""

    def does(self, where: str, line: str) -> bool:
        """Whether a line changes anything at the table without asking back."""
        if where == "colour":
            return self.typed.colour(line) is not None
        if where == "ask":
            return bool(self.meaning(where, line))
        request, view = self.typed.understand(line, self.table(where)), self.games[where].view(0)
        if not isinstance(request, Request) or not request.sure or request.command in HARMLESS:
            return False
        if request.command == "play" and request.place is None:
            # else one hears how to play a card, or that it is not there
            return request.card in view.hand if request.card else view.drawn is not None
        return True


ASKED = ("colour", "ask")


@functools.cache
def game_of(record: str) -> Game:
    replay = Replay.of(record.encode())
    assert replay.game is not None
    assert replay.error is None, replay.error
    return replay.game


def lines_of(name: str) -> list[str]:
    return (PHRASES / name).read_text(encoding="utf-8").splitlines()


@functools.cache
def tuned(language: str) -> Heard:
    """The list by which the words of a language were chosen."""
    return Heard(
        language,
        Vocabulary(("en", language), NAMES.get(language, ("Anna", "Ada", "Bruno"))),
        {where: game_of(text) for where, text in PLACES.items()},
        [Phrase(*map(str.strip, line.split("|"))) for line in lines_of(f"{language}.txt")],
        [(where, line) for where in PLACES if where not in ASKED for line in nonsense(language)],
    )


@functools.cache
def fresh(language: str) -> list[Heard]:
    """The lists of fresh ears: each begins with the names of its players, then come its positions."""
    found: list[Heard] = []
    for line in lines_of(f"{language}-fresh.txt"):
        begin, _, rest = line.partition(": ")
        if begin == "names":
            found.append(Heard(language, Vocabulary(("en", language), rest.split(", ")), {}, [], []))
        elif line.count(" | ") != 2 or "; " in line:
            found[-1].games[begin] = game_of(rest.replace("; ", "\n") + "\n")
        else:
            where, text, meaning = line.split(" | ")
            if meaning == "nothing":
                found[-1].nothing.extend(
                    (place, text) for place in found[-1].games if where in ("any", place)
                )
            else:
                found[-1].phrases.append(Phrase(where, text, meaning))
    return found


def told(request: Request, table: Table) -> str:
    command = "accept" if request.command == "draw" and table.penalty else request.command
    card = request.card
    if command == "play" and card is None and request.place is None:
        card = table.position.drawn
    parts = [
        command,
        card.code if card else "",
        str(request.place or ""),
        request.colour.value if request.colour else "",
        str(request.seat) if request.seat is not None and command != "challenge" else "",
        "uno" if request.uno else "",
    ]
    return " ".join(filter(None, parts))


# Commands that change nothing, or ask before they do.
HARMLESS = {
    *("hand", "playable", "top", "turn", "count", "since", "changes", "score", "full-score", "why", "order"),
    *("repeat", "back", "forward", "oldest", "newest", "filter", "menu", "keys", "all-keys", "rules", "save"),
    *("quit", "yes", "no", "demand"),
}
PAIRS = (
    ("R7", "B3"),
    ("R2", "Y5"),
    ("GS", "R7"),
    ("R9", "R7"),
    ("Y5", "B3"),
    ("W", "R2"),
    ("B3", "GS"),
    ("R9", "Y5"),
    ("R2", "R7"),
    ("GS", "W"),
)


def nonsense(language: str) -> Iterator[str]:
    """Yield the lines that mean nothing, each with two of the pairs of cards, which go round."""
    words = words_of(language)
    pairs = itertools.cycle([words.card(Card(code)).words for code in pair] for pair in PAIRS)
    for line in lines_of(f"{language}-nonsense.txt"):
        for one, other in itertools.islice(pairs, 2) if "{" in line else [("", "")]:
            yield line.format(a=one, b=other)


def with_cards(line: str, words: Words, hand: Sequence[Card]) -> str:
    """A line about two cards of the hand."""
    first, second = (words.card(card).words for card in (*hand, Card("R9"))[:2])
    return line.replace("{a}", first).replace("{b}", second)


@pytest.mark.parametrize("language", languages())
def test_at_least_95_of_100_phrases_are_understood_in_each_list(language: str) -> None:
    for heard in (tuned(language), *fresh(language)):
        missed = [
            phrase.line
            for phrase in heard.phrases
            if heard.meaning(phrase.where, phrase.line) not in phrase.meaning.split(" / ")
        ]
        assert len(missed) * 100 <= len(heard.phrases) * 5, missed


@pytest.mark.parametrize("language", languages())
def test_what_means_nothing_or_two_things_is_never_done(language: str) -> None:
    lists = (tuned(language), *fresh(language))
    assert len({line for heard in lists for _, line in heard.nothing}) >= 200
    done = []
    for heard in lists:
        for where, line in heard.nothing:
            hand = heard.games[where].view(0).hand
            text = with_cards(line, words_of(language), hand)
            done += [(where, text)] if heard.does(where, text) else []
    assert done == []


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "leave"), ("de", "ja, verlassen"), ("zh", "離開"), ("zh", "對啊，我要走了"), ("zh", "不想玩了")],
)
def test_the_verb_of_a_question_is_a_yes_to_it_alone(language: str, line: str) -> None:
    assert yes_or_no(words_of(language), line, "word-quit") == "yes"
    assert yes_or_no(words_of(language), line) is None


HALF = {
    "en": "turn: I draw and; turn: draw from; turn: red seven and; drawn: play a; penalty: accept with",
    "de": """turn: dann nehm ich; turn: ich hol mir; turn: ich nehm noch; turn: rote sieben und;
        drawn: ich nehme die; drawn: dann leg ich; drawn: ich lege meine; penalty: dann nehm ich""",
    "it": "turn: pesco la; turn: prendo dal; turn: rosso sette e; drawn: gioco una; penalty: accetto le",
    "nl": "turn: ik pak een; turn: rode zeven en; drawn: ik leg die; drawn: dan leg ik; two: ik leg een",
    "zh": "turn: 我抽一張和; turn: 紅色七和; drawn: 我出一張; drawn: 我出我的",
}
WHOLE = {
    "en": "turn: I draw; drawn: play it",
    "de": "turn: dann zieh ich; turn: die rote sieben leg ich; drawn: die leg ich; turn: ich nehme eine",
    "it": "drawn: la metto; turn: ne prendo una",
    "nl": "turn: ik pak er een; drawn: die leg ik; turn: rode zeven",
    "zh": "turn: 我抽; drawn: 我要出",
}


def lines_in(listed: str) -> list[tuple[str, str]]:
    """The lines of such a list, each with where it is typed."""
    lines = (line.strip().partition(": ") for line in listed.split(";"))
    return [(where, line) for where, _, line in lines]


@pytest.mark.parametrize("language", languages())
def test_a_line_that_breaks_off_is_never_done_unasked(language: str) -> None:
    heard = tuned(language)
    assert [line for where, line in lines_in(HALF[language]) if heard.does(where, line)] == []
    assert [line for where, line in lines_in(WHOLE[language]) if not heard.does(where, line)] == []


UNSURE = """
    en | turn | is red 7 good | play R7
    en | turn | red 7 please? | play R7
    en | turn | red to | play R2
    en | penalty | four then | accept
    en | penalty | I challenge Ada | challenge
    en | catch | Ada didn't say uno | catch 2
    en | turn | that's a four | play 4
    de | turn | ist rot 7 gut | play R7
    de | turn | das ist eine vier | play 4
    de | turn | leg ich rot 7 | play R7
    de | turn | g5 | play Y5
    de | penalty | vier bitte | accept
    de | catch | Ada hat nicht uno gesagt | catch 2
    it | turn | è il rosso 7 | play R7
    it | turn | g5 | play Y5
    it | turn | giallo 5? | play Y5
    it | turn | un quattro | play 4
    it | catch | uno! Bruno | catch 2
    it | penalty | Ada contesta | challenge
    it | penalty | allora quattro | accept
    it | catch | Ada non ha detto uno | catch 2
    nl | turn | is rood 7 goed | play R7
    nl | turn | leg ik rood 7 | play R7
    nl | drawn | leg ik hem | play R9
    nl | turn | g5 | play Y5
    nl | penalty | Ada daagt uit | challenge
    nl | penalty | vier dan | accept
    nl | catch | Ada zei geen uno | catch 2
    it | colour | rosso e | colour red
    it | colour | rosso? | colour red
    en | draw | yellow pick up two | play Y+2
    zh | turn | 是紅色7 | play R7
    zh | turn | 紅七最大 | play R7
    zh | turn | 黃色無 | play Y5
    zh | penalty | 小美質疑 | challenge
    zh | catch | 小美沒喊uno | catch 2
"""


def test_what_may_mean_something_else_is_asked_back() -> None:
    for line in filter(None, map(str.strip, UNSURE.splitlines())):
        language, where, text, meaning = map(str.strip, line.split("|"))
        assert (tuned(language).meaning(where, text), tuned(language).does(where, text)) == (
            meaning,
            False,
        ), line


@pytest.mark.parametrize(
    ("language", "where", "line", "meaning"),
    [
        ("en", "turn", "I've got red 7?", "hand"),
        ("it", "turn", "ho il rosso 7?", "hand"),
        ("zh", "turn", "我有紅色7？", "hand"),
        ("en", "turn", "has Ada got uno", "count"),
        ("de", "turn", "hat Ada uno", "count"),
        ("nl", "turn", "heeft Ada uno", "count"),
        ("de", "catch", "hat Bruno uno", "catch 2"),
    ],
)
def test_what_is_held_is_told(language: str, where: str, line: str, meaning: str) -> None:
    assert tuned(language).meaning(where, line) == meaning


def test_an_accent_may_lean_to_either_side() -> None:
    games = {"turn": game_of(record("R+2 B3 R7 Y5"))}
    heard = Heard("it", tuned("it").typed, games, [], [])
    assert heard.meaning("turn", "metto il piú due rosso") == heard.meaning("turn", "metto il più due rosso")
    assert heard.meaning("turn", "metto il piú due rosso") == "play R+2"


@pytest.mark.parametrize("language", ["de", "it", "nl"])
def test_a_letter_of_two_colours_is_no_answer_without_being_asked_back(language: str) -> None:
    typed = tuned(language).typed
    assert typed.colour("g") is None
    assert typed.colour("g", sure=False) is Colour.GREEN
    done = [tuned(language).does("turn", line) for line in ("gs", "play gs")]
    assert done == [False, True], "beside the English command it is the English letter"
    assert typed.colour("b") is tuned("en").typed.colour("b") is Colour.BLUE
    assert tuned("en").typed.colour("g") is Colour.GREEN


@settings(max_examples=150)
@given(st.data())
def test_words_in_any_order_never_do_what_a_negation_is_in(data: st.DataObject) -> None:
    language = data.draw(st.sampled_from(languages()))
    negations = {"en": "don't", "de": "nicht", "it": "non", "nl": "niet", "zh": "別"}
    known = [
        phrase.line
        for phrase in tuned(language).phrases
        if phrase.where == "turn" and phrase.meaning[:4] in ("play", "draw")
    ]
    words = data.draw(st.sampled_from(known)).split()
    words.insert(data.draw(st.integers(0, len(words))), negations[language])
    assert not tuned(language).does("turn", " ".join(words))


@pytest.mark.parametrize("language", languages())
def test_no_line_takes_long_to_understand(language: str) -> None:
    """Each phrase and each word many times over is answered in a moment."""
    words, table = tuned(language).typed, tuned(language).table("turn")
    for line in [phrase.line for phrase in tuned(language).phrases] + [
        "red red",
        "one " * 60,
        "a b " * 60,
        "x" * 999,
        "no," * 3000,
    ]:
        begun = process_time()
        words.understand(f"{line} " * (LONGEST_LINE // (len(line) + 1) or 1), table)
        assert process_time() - begun < 2, line
