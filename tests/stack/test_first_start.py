"""The very first start of a person who sees nothing: by ear, by finger, and where nothing speaks."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from access_uno.engine import Action, Game
from access_uno.engine.actions import Play
from access_uno.settings import Settings
from access_uno.words import languages, words_of
from tests.play.play import Keys, Session, until
from tests.play.shadow import ROUND
from tests.stack.brltty import PrivateBrltty
from tests.stack.fingertips import BLANK, KEYS, translated
from tests.stack.needs import need
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher
from tests.stack.terminal import Terminal

NOTHING = {
    "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
    "SPEECHD_CMD": "/bin/false",
    "BRLAPI_HOST": "127.0.0.1:4000",
    "LANG": "C.UTF-8",
    "LC_ALL": "",
}
WORDS = words_of("de")
LAST_ROUND = ROUND.replace("begin", "totals: Anna 490, Ben 490\nbegin").replace("R7 G3 W B5 R+2", "R7 R3")


def on_terminal(home: Path, *words: str, readers: str = "", **environment: str) -> Terminal:
    """The real program where nothing was ever chosen, on a computer where just these programs run."""
    code = (
        "import sys; from access_uno import cli; from access_uno.system import screen_readers\n"
        f"screen_readers._programs = lambda: {{{readers!r}}}\nsys.exit(cli.main())"
    )
    mine = {key: value for key, value in os.environ.items() if key != "SSH_CONNECTION"}
    env = {**mine, **NOTHING, "ACCESS_UNO_HOME": str(home), **environment}
    return Terminal([sys.executable, "-c", code, *words], env=env)


def test_where_no_screen_reader_runs_each_language_is_spoken_in_its_own_voice(
    tmp_path: Path, speech_server: PrivateSpeechDispatcher
) -> None:
    with on_terminal(tmp_path, **speech_server.environment) as terminal:
        speech_server.wait_for_texts(5)
        said = {one.language: one.text for one in speech_server.spoken()}
        assert said == {
            code: words_of(code).text("first-language", number=place).replace("：", ":")
            for place, code in enumerate(languages(), 1)
        }
        terminal.press("2")
        asked = words_of("de").text("setting-reading-ask")
        assert wait_until(lambda: speech_server.texts()[-1].startswith(asked))
        assert speech_server.spoken()[-1].language == "de"
        terminal.press("2")
        assert wait_until(lambda: speech_server.texts()[-1].startswith(words_of("de").text("start-menu")))
    assert Settings(tmp_path / "settings.toml").general.speaks


def test_beside_a_screen_reader_the_questions_are_silent(
    tmp_path: Path, speech_server: PrivateSpeechDispatcher
) -> None:
    with on_terminal(tmp_path, readers="orca", **speech_server.environment) as terminal:
        terminal.press("1")
        terminal.wait_for("How do you read?")
        terminal.press("2")  # the game speaks
        assert wait_until(lambda: bool(speech_server.texts()))
        assert speech_server.texts()[0].startswith("UNO, start menu.")


def test_without_any_speech_a_bell_rings_and_the_text_says_what_to_do(tmp_path: Path) -> None:
    with on_terminal(tmp_path) as terminal:
        terminal.wait_for("access-uno doctor")
        assert terminal.output.count(b"\a") == 1
        terminal.press("1")
        terminal.wait_for("How do you read?")


class FeltSession(Session):
    """Plays with a braille display alone, its routing keys and its braille keyboard."""

    def __init__(self, path: Path, brltty: PrivateBrltty, terminal: Terminal) -> None:
        super().__init__(path, seed=2)
        self.display = brltty.display
        self._terminal = terminal

    def close(self) -> None:
        self._terminal.close()

    def heard(self) -> str:
        return "".join(self.display.shown)

    def press(self, key: str, timeout: float = 2.0) -> None:
        """Press a key, and wait for what the display shows then, if it shows anything new."""
        shown = len(self.display.shown)
        self.display.press(key)
        wait_until(lambda: len(self.display.shown) > shown, timeout)

    def find(self, text: str) -> None:
        """Pan until a text was felt, whatever windows it is in."""
        wanted, since = translated(text, "de").replace(BLANK, ""), max(0, len(self.display.shown) - 1)
        for _ in until(PATIENCE):
            lines = [shown[: self.display.columns] for shown in self.display.shown[since:]]
            felt = "".join(line.replace(BLANK, "") for line in lines)
            if wanted in felt:
                return
            self.press("FWINRT", PATIENCE)
        raise TimeoutError(text)

    def touch(self) -> None:
        """Press a routing key, and feel its answer: the next key would push that away."""
        self.press("ROUTE 1", PATIENCE)

    def go_on(self) -> None:
        self.press("FWINRT")

    def _choice(self, game: Game) -> Action:
        legal = [
            action for action in game.legal(0) if not isinstance(action, Play) or action.card.code != "W+4"
        ]
        plays = [action for action in legal if isinstance(action, Play)]
        return (plays or legal)[0]

    def do(self, action: Action, game: Game) -> None:
        steps = len(self._kept().steps)
        for tries, _ in enumerate(until(PATIENCE), 1):
            for key in self._keys_for(action, game):
                self.press(key)
            # The key that went on acts only half a second after what it answers.
            if wait_until(lambda: len(self._kept().steps) > steps, 0.6):
                return
            if not tries % 3:
                self.go_on()  # what happened is read before the next move

    def _keys_for(self, action: Action, game: Game) -> list[str]:
        if not isinstance(action, Play):
            return [KEYS[Keys._KEYS[type(action)].lower()]]
        place = list(game.hands[0]).index(action.card)
        keys = [KEYS["home"], *["KEY_CURSOR_RIGHT"] * place, KEYS["enter"]]
        return [*keys, KEYS[action.colour.letter.lower()]] if action.colour else keys

    def leave(self) -> None:
        for _ in until(PATIENCE):
            if not self._terminal.running:
                return
            self.go_on()


@pytest.mark.parametrize("brltty", [8, 20, 40, (40, 4)], indirect=True, ids=["8", "20", "40", "40 x 4"])
def test_a_deafblind_newcomer_comes_from_nothing_to_the_end_of_a_match(
    brltty: PrivateBrltty, tmp_path: Path
) -> None:
    need("python:louis")
    record = tmp_path / "match.uno"
    record.write_text(LAST_ROUND, encoding="utf-8")
    with on_terminal(tmp_path / "home", "play", "--resume", str(record), **brltty.environment) as terminal:
        felt = FeltSession(record, brltty, terminal)
        english = translated("English: 1.", "en")[: brltty.display.columns].rstrip(BLANK)
        assert brltty.display.wait_for(english), "before that, keys are BRLTTY's"
        felt.find("Deutsch: 2.")
        felt.touch()
        for asked in ("first-how-felt", "first-display-ask", "first-speech-ask"):
            felt.find(WORDS.text(asked))
            if asked == "first-speech-ask":
                felt.press("BACK", PATIENCE)
            else:
                felt.touch()
        felt.play_match()
        before = len(brltty.display.shown)
        felt.leave()
        assert terminal.wait() == 0
        assert wait_until(lambda: any(set(shown) == {BLANK} for shown in brltty.display.shown[before:]))
    general = Settings(tmp_path / "home" / "settings.toml").general
    assert (general.language, general.reading, general.display) == ("de", "braille", "brlapi")
    assert not general.speaks
