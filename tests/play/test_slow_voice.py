"""A voice of our own that takes two seconds for each message, and keys that come too early."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from access_uno.console.draft import Draft
from access_uno.console.menu import Question
from access_uno.console.outlet import Telling
from access_uno.engine.position import PLAY
from access_uno.play.colour_question import ColourChoice
from access_uno.words import Message, words_of
from tests.play.play import header
from tests.play.shadow import ROUND, Scribe, Shadow

SPEAKS = 'reading = "speech"\nspeech = "off"\nsounds = "off"\n'
LASTS = 2.0
WORDS = words_of("en")


class Said:
    """A message that is spoken."""

    def __init__(self, voice: SlowVoice, message: Message, start: float) -> None:
        self._voice = voice
        self.message = message
        self.start = start
        self.cut: float | None = None

    @property
    def _until(self) -> float:
        return self._voice.clock if self.cut is None else self.cut

    @property
    def begun(self) -> bool:
        return self.start <= self._until

    @property
    def lost(self) -> bool:
        return self.cut is not None and self.cut < self.start + LASTS / 2

    @property
    def is_done(self) -> bool:
        return self.cut is not None or self._voice.clock >= self.start + LASTS

    @property
    def whole(self) -> bool:
        """Whether it was said to its end."""
        return self._until >= self.start + LASTS


class SlowVoice(Scribe):
    """Speaks by a clock of its own."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.clock = 0.0
        self.said: list[Said] = []

    def tell(
        self,
        message: Message,
        focus: int | None = None,
        felt: Message | Draft | None = None,
    ) -> Telling:
        super().tell(message, focus, felt)
        return self.say_again(message)

    def say_again(self, message: Message) -> Telling:
        """Say a message without a line for it."""
        ends = [said.start + LASTS for said in self.said if said.cut is None]
        self.said.append(Said(self, message, max([self.clock, *ends])))
        return self.said[-1]

    def hush(self) -> None:
        for said in self.said:
            if not said.is_done:
                said.cut = self.clock


class Slow(Shadow):
    """A game that is heard by this voice."""

    scribe_of = SlowVoice

    @property
    def voice(self) -> SlowVoice:
        assert isinstance(self.scribe, SlowVoice)
        return self.scribe

    def listen(self, seconds: float) -> None:
        """Let so much time pass."""
        self.voice.clock += seconds
        self.settle()

    def listen_to_the_end(self) -> None:
        """Let everything be said."""
        while not all(said.is_done for said in self.voice.said):
            self.listen(LASTS)

    def heard(self) -> list[Message]:
        """What has begun to be said."""
        return [said.message for said in self.voice.said if said.begun]


@pytest.fixture
def slow(tmp_path: Path) -> Slow:
    return Slow(tmp_path / "home", ROUND, SPEAKS)


def test_enter_says_a_card_whose_line_has_not_begun_and_plays_it_when_it_has(slow: Slow) -> None:
    slow.press("Enter")
    assert slow.scribe.steps == []
    slow.listen(0.1)
    assert slow.heard()[-1].text.startswith("Red 7, card 1 of 5")
    slow.press("Enter")
    assert slow.scribe.steps[0] == "Anna: play R7\n"


def test_enter_is_no_faster_where_arrows_bring_another_card(slow: Slow) -> None:
    slow.listen_to_the_end()
    slow.press("End")
    slow.voice.said[-1].start = slow.voice.clock + 1  # the voice is late
    slow.press("Enter")
    assert slow.scribe.steps == []


def test_news_that_a_key_silenced_come_back_after_its_answer_in_few_words(slow: Slow) -> None:
    slow.listen(0.5)
    slow.press("n")
    slow.listen_to_the_end()
    said = [each.message.text for each in slow.voice.said if each.whole]
    assert said[0].startswith("Cards in hand")
    assert said[-1].startswith("Your turn")
    assert len(slow.told()) < len(slow.voice.said), "no line is written twice"


def test_what_is_over_does_not_come_back(slow: Slow) -> None:
    slow.listen_to_the_end()
    slow.press("Enter")  # red 7; Ben moves, and it is Anna's turn again
    slow.press("h")
    slow.listen_to_the_end()
    again = [said.message.text for said in slow.voice.said[-3:] if said.whole]
    assert not any(text.startswith("You play") for text in again)
    assert again[-1].startswith("Your turn")


def test_one_key_says_how_much_waits(slow: Slow) -> None:
    slow.press("L")
    told, *waiting = [said.message.text for said in slow.voice.said if said.cut is None]
    assert told == WORDS.text("waiting-messages", count=len(waiting))
    assert waiting[-1].startswith("Your turn")
    slow.listen_to_the_end()
    slow.press("L")
    assert slow.told()[-1].message.text == WORDS.text("waiting-none")


def test_a_bluff_is_laid_by_enter_only_when_the_question_is_heard(tmp_path: Path) -> None:
    slow = Slow(tmp_path / "home", ROUND.replace("W B5", "W+4 B5"), SPEAKS)
    slow.listen_to_the_end()
    slow.press("w")
    slow.listen_to_the_end()
    slow.press("Enter")
    slow.voice.said[-1].start = slow.voice.clock + 1
    slow.press("Enter")
    assert isinstance(slow.console.mode, Question), "no colour is asked for yet"
    slow.listen_to_the_end()
    slow.press("Enter")
    assert isinstance(slow.console.mode, ColourChoice)


@pytest.mark.parametrize("seed", range(4))
def test_in_a_round_with_keys_pressed_too_early_no_card_is_played_unheard(seed: int, tmp_path: Path) -> None:
    slow = Slow(tmp_path / "home", header("mario-de", seed=seed, computers=2), SPEAKS)
    random = Random(seed)
    for _ in range(150):
        slow.listen(random.choice((0.0, 0.3, 1.0, 3.0)))
        steps, person = len(slow.scribe.steps), slow.game.person
        card, heard = person.hand.card, slow.heard()
        key = random.choice(("Enter", "Enter", "Right", "h", "n", "Down", "b", "Tab"))
        slow.press(key)
        played = [line for line in slow.scribe.steps[steps:] if line.startswith("Anna: play")]
        if played and key == "Enter":
            assert card is not None
            named = [
                part.card for message in heard[-6:] for part in message.parts if not isinstance(part, str)
            ]
            assert card in named
    slow.listen_to_the_end()
    assert slow.game.person.news.lost() == []


def test_whoever_must_act_has_been_told_so(tmp_path: Path) -> None:
    slow = Slow(tmp_path / "home", header("mario-de", seed=3, computers=2), SPEAKS)
    random = Random(7)
    for _ in range(40):
        for _ in range(random.randint(1, 4)):
            slow.press(random.choice(("Right", "n", "c", "Left")))
            slow.listen(0.2)
        slow.listen_to_the_end()
        view = slow.game.person.view
        if view.turn == view.seat and view.phase is PLAY:
            turns = [said for said in slow.voice.said if said.message.asks and said.message.tells]
            assert turns[-1].begun
            assert not turns[-1].lost
        slow.press(random.choice(("Enter", "Space", "Down")))
