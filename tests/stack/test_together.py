"""Four people play in four languages: two by `ssh`, one hears a voice, one feels braille; one watches."""

from __future__ import annotations

import itertools
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from access_uno.engine import Accept, Action, Draw, NameColour, Pass, Play
from access_uno.server.live_match import LiveMatch
from access_uno.words import words_of
from access_uno.words.codes import apart
from tests.play.online.rig import ACCESS_UNO, House, Pipe, Ssh, clean
from tests.stack.brltty import PrivateBrltty
from tests.stack.servers import wait_until
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher, as_spoken
from tests.stack.terminal import Terminal

SECONDS = 600  # a busy machine may need them
PRESSED = ["Tab", "Enter", "j", "r", "Space", "p"]


def join(home: Path, house: House, code: str, name: str, settings: str, **env: str) -> Pipe:
    home.mkdir()
    (home / "settings.toml").write_text(settings)
    command = [*ACCESS_UNO, "join", house.address, code, "--name", name, "--lines"]
    return Pipe(command, clean(ACCESS_UNO_HOME=str(home), **env))


def typed(actions: Sequence[Action]) -> str:
    """What a player types who plays any legal card, a Wild Draw Four only if it is no bluff.

    Of a bluff they would be asked, and a hand with such a card that is never played would never end.
    """
    if plays := [action for action in actions if isinstance(action, Play)]:
        play = min(plays, key=lambda play: play.card.code == "W+4")
        return f"play {play.card.code} {play.colour.value if play.colour else ''}"
    for kind, words in ((Accept, "accept"), (Draw, "draw"), (Pass, "pass"), (NameColour, "colour red")):
        if any(isinstance(action, kind) for action in actions):
            return words
    raise AssertionError(actions)


def _has_moved(match: LiveMatch, before: int) -> bool:
    return match.table.steps != before


def go_on(match: LiveMatch, people: Mapping[str, Pipe | Terminal], steps: int) -> None:
    """The player on turn plays, until so many steps were made or the match is over."""
    deadline, keys = time.monotonic() + SECONDS, itertools.cycle(PRESSED)
    table = match.table
    while table.steps < steps and table.waiting_for.what != "over":
        assert time.monotonic() < deadline, "the match does not come to its end"
        before, turn = table.steps, table.game.turn
        if table.waiting_for.what != "person" or turn is None:
            time.sleep(0.01)
            continue
        player = people[match.names[turn]]
        if isinstance(player, Terminal):
            player.press(next(keys))
            wait_until(partial(_has_moved, match, before), 0.3)
        else:
            player.type(typed(table.game.legal(turn)))
            wait_until(partial(_has_moved, match, before), 1.0)


def test_a_match_of_four_people_in_four_languages(
    tmp_path: Path, speech_server: PrivateSpeechDispatcher, brltty: PrivateBrltty
) -> None:
    speaks = 'language = "nl"\nreading = "speech"\nspeech = "speech-dispatcher"\nsounds = "off"\n'
    feels = 'language = "zh"\nreading = "braille"\ndisplay = "brlapi"\npace = "auto"\nsounds = "off"\n'
    with ExitStack() as stack, House(tmp_path / "house") as house:
        port, opened = house.rig.port, house.rig.house
        assert opened is not None
        anna = Ssh(tmp_path, port, "anna", "it_IT.UTF-8")
        rules = ("--rule", "rounds=1", "--rule", "hand_size=3", "--chance", "1")
        first = stack.enter_context(anna.pipe("play", "--seats", "4", *rules))
        assert wait_until(lambda: len(opened.lobby.rooms) == 1)
        [code] = opened.lobby.rooms
        ben = stack.enter_context(Ssh(tmp_path, port, "ben", "de_DE.UTF-8").terminal("join", code))
        ben.wait_for(apart(code))
        carla = stack.enter_context(
            join(tmp_path / "carla", house, code, "Carla", speaks, **speech_server.environment)
        )
        carla.wait_for(apart(code))
        eve = stack.enter_context(Ssh(tmp_path, port, "eve").pipe("watch", code))
        eve.wait_for(code)
        dirk = stack.enter_context(join(tmp_path / "dirk", house, code, "Dirk", feels, **brltty.environment))
        room = opened.lobby.rooms[code]
        assert wait_until(lambda: room.match is not None and len(room.sessions) == 5)
        match = room.match
        assert match is not None

        words = words_of("de")
        over = words.text("again-or-menu", again=words.text("key-space"), review="", menu="M").partition(".")[
            0
        ]
        people: dict[str, Pipe | Terminal] = {"anna": first, "ben": ben, "Carla": carla, "Dirk": dirk}
        go_on(match, people, 3)
        first.process.kill()  # the line of anna is cut
        assert wait_until(lambda: "anna" not in room.sessions)
        assert wait_until(lambda: any("anna" in line for line in carla.lines[-8:]))
        back = stack.enter_context(anna.pipe("join", code))
        assert wait_until(lambda: "anna" in room.sessions)
        go_on(match, people | {"anna": back}, 10_000)

        champions = [match.names[seat] for seat in match.table.game.champions]
        ben.wait_for(over, timeout=SECONDS)
        for language, pipe in (("it", back), ("nl", carla), ("zh", dirk)):
            pipe.wait_for(words_of(language).text("again-or-menu-typed"))
        assert any(name in line for name in champions for line in eve.lines[-6:])
        spoken = as_spoken(words_of("nl").text("again-or-menu-typed"))
        assert wait_until(lambda: spoken in speech_server.texts())
        assert brltty.display.wait_for(lambda cells: cells.strip("\u2800 ") != "")
        assert len(set(brltty.display.shown)) > 5
        hands = [line for line in eve.lines if line.startswith("Your cards")]
        assert hands == []
