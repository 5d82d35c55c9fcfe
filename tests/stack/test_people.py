"""Three people and their readers, from the first visit to friends, an invitation, a match and a rematch.

One comes by `ssh` in German, one by `join` with speech, one by `join` with a braille display: to a house of
one server, and to one of two servers on NATS.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from access_uno.engine.rules import RULEBOOKS
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol import wishes
from access_uno.server.server import Server
from access_uno.server.store.nats import NATSStore
from access_uno.words import words_of
from access_uno.words.codes import apart
from access_uno.words.options import changes
from tests.play.online.rig import ACCESS_UNO, House, Pipe, Ssh, clean, code_in
from tests.server.store.nats_servers import addresses, nats_servers
from tests.stack.brltty import PrivateBrltty
from tests.stack.servers import wait_until
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher
from tests.stack.terminal import Terminal
from tests.stack.test_together import go_on

SPEAKS = 'language = "en"\nreading = "speech"\nspeech = "speech-dispatcher"\nsounds = "off"\n'
FEELS = 'language = "nl"\nreading = "braille"\ndisplay = "brlapi"\npace = "auto"\nsounds = "off"\n'
SECRET = "the blue elephant"
ENGLISH, GERMAN, DUTCH = words_of("en"), words_of("de"), words_of("nl")


PLAY = OnlineSession.play


def _play_short(online: OnlineSession, wish: wishes.Play) -> None:
    """Open a table whose match is short, whatever match is wished."""
    PLAY(online, wish.but(rules={"rounds": "1", "hand_size": "3"}, chance=1))


@pytest.fixture(params=["one server", "two servers"])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[House, House]]:
    """The servers to which the people come."""
    with ExitStack() as stack:
        if request.param == "one server":
            house = stack.enter_context(House(tmp_path / "house"))
            yield house, house
            return
        servers = stack.enter_context(nats_servers(tmp_path))
        stores = [NATSStore(addresses(servers)) for _ in range(2)]
        first, second = [
            stack.enter_context(House(tmp_path / f"house-{number}", store=store))
            for number, store in enumerate(stores)
        ]
        yield first, second


def join(home: Path, house: House, name: str, settings: str, **env: str) -> Pipe:
    home.mkdir()
    (home / "settings.toml").write_text(settings)
    command = [*ACCESS_UNO, "join", house.address, "--name", name, "--lines"]
    return Pipe(command, clean(ACCESS_UNO_HOME=str(home), **env))


def play_match(server: Server, log: str, people: dict[str, Pipe | Terminal]) -> None:
    """All play a match to its end, hear of it, and it is kept."""

    def has_begun() -> bool:
        return server.lobby.rooms[code].match is not None and server.lobby.rooms[code].table.log == log

    code = log.partition("/")[0]
    assert wait_until(has_begun)
    match = server.lobby.rooms[code].match
    assert match is not None
    assert match.names == tuple(people)
    go_on(match, people, 10_000)
    assert wait_until(lambda: server.lobby.rooms[code].table.state == "over")


def test_three_people_become_friends_and_play(
    tmp_path: Path,
    houses: tuple[House, House],
    speech_server: PrivateSpeechDispatcher,
    brltty: PrivateBrltty,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(OnlineSession, "play", _play_short)
    here, there = houses
    opened, spoken = here.rig.house, speech_server.texts
    assert opened is not None
    with ExitStack() as stack:
        dora = stack.enter_context(Ssh(tmp_path, here.rig.port, "Dora", "de_DE.UTF-8").pipe())
        eve = stack.enter_context(Ssh(tmp_path, there.rig.port, "Eve").pipe())
        sam = stack.enter_context(join(tmp_path / "sam", there, "Sam", SPEAKS, **speech_server.environment))
        felix = stack.enter_context(join(tmp_path / "felix", here, "Felix", FEELS, **brltty.environment))
        for pipe, words in ((dora, GERMAN), (sam, ENGLISH), (felix, DUTCH), (eve, ENGLISH)):
            pipe.wait_for(words.text("menu-help-typed"))

        for name, pipe, verb, words in (
            ("Sam", sam, "befriend", ENGLISH),
            ("Felix", felix, "bevriend", DUTCH),
        ):
            dora.answer(f"befreunde {name}", GERMAN.text("friends-asked", name=name))
            pipe.wait_for(words.text("friends-asks-typed", name="Dora"))
            pipe.answer(f"{verb} Dora", words.text("friends-are", name="Dora"))
            dora.wait_for(GERMAN.text("friends-are", name=name))
        dora.answer(f"flüster Sam {SECRET}", SECRET)
        sam.wait_for(ENGLISH.text("friends-whispered", whose="other", name="Dora", text=SECRET))

        code = code_in(dora.answer("1", "Der Code dieses Tisches ist"))
        felix.wait_for(DUTCH.text("friends-plays", where="playing", name="Dora", code=apart(code)))
        for name, pipe, words, sits in (
            ("Sam", sam, ENGLISH, "Sam setzt sich. Ein Computerspieler spielt mit."),
            ("Felix", felix, DUTCH, "Felix setzt sich. Kein Computerspieler spielt mehr mit."),
        ):
            dora.answer(f"einladen {name}", GERMAN.text("friends-called", name=name))
            pipe.wait_for(words.text("friends-invited-typed", name="Dora", code=apart(code)))
            assert pipe is felix or wait_until(lambda: any("Dora invites you" in text for text in spoken()))
            pipe.answer("invitation", words.text("friends-go-there"))
            pipe.answer("2", words.text("together-code", code=apart(code)))
            dora.wait_for(sits)

        people: dict[str, Pipe | Terminal] = {"Dora": dora, "Sam": sam, "Felix": felix}
        dora.type("anfangen")
        play_match(opened, f"{code}/1", people)
        dora.type("revanche")
        for pipe, words in ((sam, ENGLISH), (felix, DUTCH)):
            pipe.wait_for(words.text("together-again", name="Dora", whose="other"))
        play_match(opened, f"{code}/2", people)

        for pipe, words in ((dora, GERMAN), (sam, ENGLISH), (felix, DUTCH)):
            [option] = changes(words, RULEBOOKS["mario-de"].but(rounds=1))
            assert pipe.lines.count(option) == 1, "what differs is told at sitting down, not at each match"
            pipe.wait_for(words.text("standing-own", stands="provisional", matches=2, place=0, of=0))

        sam.answer("leave", ENGLISH.text("together-lobby"))
        own = ENGLISH.text("standing-own", stands="provisional", matches=2, place=0, of=0)
        sam.answer("standing", f"1. {own}")
        sam.answer("2", "The highest card deals")
        eve.answer("who", "people are in the house")
        assert not any("Sam ist wieder da" in line for line in dora.lines), "who leaves is away once"

        assert brltty.display.wait_for(lambda cells: cells.strip("\u2800 ") != "")
        assert len(set(brltty.display.shown)) > 5
        for other in (felix, eve):
            assert not any(SECRET in line for line in other.lines)
        assert not any("friend" in line and "Friends." not in line for line in eve.lines)
        assert not any("invites" in line or "is at table" in line for line in eve.lines[:-4])
