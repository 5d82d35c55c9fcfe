"""In a house with nothing but Debian's `ssh`: with and without a terminal, with a key and as a guest."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from access_uno.cli import main
from access_uno.server import _lobby
from access_uno.server._connections import Connections
from access_uno.words import words_of
from tests.play.online.rig import ACCESS_UNO, SECONDS, House, Served, Ssh, clean, code_in
from tests.play.test_picture import wait_to_see

ITALIAN, GERMAN, DUTCH, CHINESE = "it_IT.UTF-8", "de_DE.UTF-8", "nl_NL.UTF-8", "zh_TW.UTF-8"

pytestmark = pytest.mark.usefixtures("plain_first_card")


def test_a_terminal_gets_single_keys_in_its_language_and_width(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", ITALIAN)
        with anna.terminal(columns=30) as terminal:
            words = words_of("it")
            terminal.wait_for(words.text("together-lobby"))
            assert max(map(len, terminal.lines())) <= 30
            since = len(terminal.output)
            terminal.press("Down")
            terminal.wait_for(words.text("together-go"), since=since)
            terminal.resize(80, 24)
            terminal.press("q")
            terminal.wait_for(words.text("menu-no-letter", letter="q"), since=since)
            terminal.press("Ctrl-C")
            terminal.wait_for(words.text("together-leave-house-ask"))
            terminal.press("Enter")
            assert terminal.wait() == 0
            assert terminal.output.endswith(b"\n"), "what ssh says then stands below, not over the last line"


def test_a_text_is_typed_and_mended_over_ssh_as_at_home(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", GERMAN)
        with anna.terminal("play", "--computers", "1", "--seed", "1") as terminal:
            terminal.wait_for("Dein Zug")
            terminal.press("k")
            terminal.wait_for("Was willst du am Tisch sagen?")
            for key, told in (
                *(("h", "Buchstabe h."), ("x", "Buchstabe x."), ("Backspace", "Gelöscht: Buchstabe x.")),
                *(("A", "Großes A."), ("Home", "Buchstabe h. Anfang des Textes.")),
                *(("Delete", "Gelöscht: Buchstabe h. Großes A."), ("End", "Ende des Textes.")),
                *(("\x15", "Gelöscht: Großes A. Jetzt ist es leer."), ("j", "Buchstabe j.")),
                *(("Up", "Bisher: j"), ("Enter", "Du sagst: j")),
            ):
                since = len(terminal.output)
                terminal.press(key)
                terminal.wait_for(told, since=since)


def test_keys_play_a_game_at_once(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", GERMAN)
        with anna.terminal("play", "--computers", "1", "--seed", "1") as terminal:
            terminal.wait_for("Der Code dieses Tisches ist")
            terminal.wait_for("Dein Zug")
            since = len(terminal.output)
            terminal.press("h")
            terminal.wait_for("Karten", since=since)
            terminal.press("k")
            terminal.wait_for("Was willst du am Tisch sagen?")
            for key in ("h", "a", "Enter"):
                terminal.press(key)
            terminal.wait_for("Du sagst: ha")
            terminal.press("a")
            terminal.wait_for("anna, das bist du.")
            terminal.press("?")
            terminal.wait_for(words_of("de").text("together-talk-keys", say="K", who="A")[:20])
            since = len(terminal.output)
            terminal.press("Esc")
            terminal.wait_for("Dein Zug", since=since)
            terminal.press("q")
            terminal.press("Enter")
            assert terminal.wait() == 0


def test_a_player_who_is_asked_for_a_colour_can_talk_and_leave_all_the_same(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        wild_first = ("play", "--computers", "1", "--seed", "138")
        with anna.terminal(*wild_first) as terminal:
            terminal.wait_for("Which colour")
            for key in ("k", "h", "i", "Enter"):
                terminal.press(key)
            terminal.wait_for("You say: hi")
        with anna.pipe(*wild_first) as pipe:
            pipe.wait_for("Which colour")
            pipe.answer("say hello", "You say: hello")
            pipe.answer("hand", "You hold")
            pipe.type("leave")
            pipe.type("yes")
            assert pipe.process.wait(60) == 0


def test_a_dumb_terminal_gets_lines_and_sees_what_it_types(tmp_path: Path) -> None:
    with (
        House(tmp_path / "house") as house,
        Ssh(tmp_path, house.rig.port, "anna").terminal(term="dumb") as dumb,
    ):
        dumb.wait_for("Type the number of an entry")
        dumb.type("2x\x7f\r")
        dumb.wait_for("There are no tables yet.")
        assert "\x1b" not in dumb.output.decode()
        assert "2x" in dumb.output.decode()


def test_a_long_list_of_tables_is_gone_through_page_by_page_and_printed_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_lobby, "_PAGE", 2)
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        for _ in range(5):
            assert anna.run("play", "--seats", "2", "--computers", "1").returncode == 0
        codes = [line.partition(":")[0] for line in anna.run("tables").stdout.splitlines()]
        assert len(set(codes)) == 5
        with anna.pipe() as lobby:
            lobby.wait_for("Type the number of an entry")  # and above it the entry of one's own match
            menu = len(lobby.lines)
            for typed, page in (("the tables", codes[:2]), ("more tables", codes[2:4])):
                since = len(lobby.lines)
                lobby.type(typed)
                for told in (*page, "More tables"):
                    lobby.wait_for(told, since)
            assert not any(codes[4] in line for line in lobby.lines[menu:])
            since = len(lobby.lines)
            lobby.answer("more tables", codes[4])
            lobby.answer("back", "The house.")
            assert not any("More tables" in line for line in lobby.lines[since:])


def test_without_a_terminal_everything_is_lines_and_nothing_is_asked(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", language="")
        empty = anna.run("tables")
        assert (empty.returncode, empty.stdout) == (0, "There are no tables yet. You can open one.\n")
        with anna.pipe("play", "--seats", "3", "--rule", "rounds=1") as playing:
            code = code_in(playing.wait_for("The code of this table is"))
            ben = Ssh(tmp_path, house.rig.port, "ben", GERMAN)
            [line] = ben.run("tables").stdout.splitlines()
            assert line.startswith(f"{code}: anna, ")
            with ben.pipe("join", code) as joined:
                playing.wait_for("ben sits down. One seat is free.")
                joined.wait_for("Warten auf Mitspieler.")
                assert playing.answer("say hello  Ben", "You say") == "You say: hello  Ben"
                joined.wait_for("anna sagt: hello  Ben")
                joined.answer("sag hallo", "Du sagst: hallo")
                playing.wait_for("ben says: hallo")
                joined.answer("wer", "anna.")
                joined.answer("begin", "Das kann hier nur anna")
                playing.answer("begin", "Round 1.")
                joined.wait_for("Deine Karten")
                joined.type("leave")
                joined.type("ja")
                assert joined.end() == 0
                playing.wait_for("ben is away.")
            playing.type("leave")
            playing.type("yes")
            assert playing.end() == 0


def test_a_computer_that_sits_down_is_told_as_one_and_the_last_seat_is_taken_once(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.pipe("play", "--seats", "3", "--computers", "1") as playing:
            code = code_in(playing.wait_for("The code of this table is"))
            with Ssh(tmp_path, house.rig.port, "ben").pipe("join", code):
                playing.wait_for("Round 1.")
                sat = [line for line in playing.lines if "sits down" in line or ", a computer" in line]
                assert sat[0] == "ben sits down. All seats are taken."
                assert sat[1].endswith(", a computer player.")
                assert len(sat) == 2


def test_a_piped_script_is_answered_line_by_line_to_its_end(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        done = anna.run("play", "--computers", "1", "--seed", "1", typed="hand\nwho\nsay hello\ntop\n")
        told = done.stdout.splitlines()
        wanted = (
            "The code of this table",
            "You hold",
            "anna, that's you.",
            "The top card is",
        )
        places = [next(place for place, line in enumerate(told) if line.startswith(text)) for text in wanted]
        assert places == sorted(places)
        assert "You say: hello" in told
        assert done.returncode == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("dance", "There's no command dance here."),
        ("play --seats 11", "2 to 10 players can play, not 11."),
        ("play --seats 4 --computers 4", "One of the 4 seats must be yours."),
        ("play --seats many", "--seats"),
        ("play --level divine", "--level"),
        ("play --rule jump_in=perhaps", "The option jump_in of the rules can have these values: no, yes."),
        ("play --rule foo=1", "There's no option foo in the rules. The options are "),
        ("play --rule limit=0", "The option limit of the rules must be a whole number from 1 to 10000."),
        ("play --rule elimination=yes", "Elimination needs the scoring in which"),
        ("play --rule hand_size=15 --seats 10", "Hands of 15 cards for 10 players need more cards"),
        ("join", "Add the code of the table"),
        ("join 000000", "There's no table 000000."),
        ("watch abc", "abc isn't a code."),
        ("join 000000 5", "000000 5 isn't a code."),
        ("tables 5", "5 isn't understood here."),
        ("play --notation morse", "--notation"),
        ("play --language fr", "--language"),
        ("tables --language", "--language"),
        ("play 'unclosed", "'unclosed isn't understood here."),
    ],
)
def test_what_cannot_be_meant_is_one_sentence_and_a_status(tmp_path: Path, words: str, told: str) -> None:
    with House(tmp_path / "house") as house:
        done = Ssh(tmp_path, house.rig.port, "anna").run(words)
        assert done.returncode == (1 if words == "join 000000" else 2)
        assert len(done.stdout.splitlines()) == 1
        assert told in done.stdout


@pytest.mark.parametrize(
    ("sent", "words", "told"),
    [
        ("", ("--language", "nl"), "nl"),
        ("", ("--language=zh",), "zh"),
        ("C.UTF-8", ("--language", "it"), "it"),
        ("fr_FR.UTF-8", ("--language", "it"), "it"),
        (GERMAN, ("--language", "it"), "de"),
        ("fr_FR.UTF-8", (), "en"),
    ],
)
def test_the_language_is_that_which_the_client_sends_else_that_of_the_words(
    tmp_path: Path, sent: str, words: tuple[str, ...], told: str
) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", language=sent)
        assert anna.run("tables", *words).stdout == f"{words_of(told).text('together-no-tables')}\n"
        assert anna.run("help", *words).stdout.startswith(words_of(told).text("together-help-tables"))


def test_every_command_tells_what_it_is(tmp_path: Path) -> None:
    english = words_of("en")
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        told = anna.run("help").stdout.splitlines()
        assert told[-1] == english.text("together-help-all")
        for command, line in zip(("tables", "play", "join", "watch"), told, strict=False):
            done = anna.run(command, "--help")
            assert (done.returncode, done.stdout) == (0, f"{line}\n")
        assert anna.run("help", "-h").stdout.splitlines() == told


def test_the_manner_of_one_visit_is_given_with_the_address(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        game = ("play", "--computers", "1", "--seed", "1")
        done = anna.run(*game, "--braille", "letters", "--notation", "rnib", "--pace", "auto", typed="top\n")
        plain = anna.run(*game, typed="top\n")
        assert (done.returncode, plain.returncode) == (0, 0)
        assert not plain.stdout.splitlines()[-1].startswith(done.stdout.splitlines()[-1][:3])
        assert plain.stdout.splitlines()[-1] in done.stdout.splitlines()[-1]


def test_a_guest_comes_in_without_a_key_and_is_told_as_one(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        guest = Ssh(tmp_path, house.rig.port, "zoe", DUTCH, key=False)
        assert "Welkom, zoe. Je bent hier gast." in guest.run("tables").stdout
    with House(tmp_path / "closed", guests=False) as house:
        guest = Ssh(tmp_path, house.rig.port, "zoe", DUTCH, key=False)
        assert guest.run("tables").returncode == 255


def test_a_player_who_watches_hears_what_everybody_may_know(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna, eve = Ssh(tmp_path, house.rig.port, "anna"), Ssh(tmp_path, house.rig.port, "eve", CHINESE)
        with anna.pipe("play", "--computers", "1", "--seed", "1") as playing:
            code = code_in(playing.wait_for("The code of this table is"))
            playing.wait_for("Your turn:")
            with eve.pipe("watch", code) as watching:
                watching.wait_for("你在觀看")
                playing.wait_for("eve is watching.")
                watching.answer("誰", "anna")
                watching.answer("", "輪到")
                playing.answer("draw", "You draw")
                watching.wait_for("anna 抽")
                watching.type("leave")
                assert watching.end() == 0


def test_a_player_who_only_watches_can_be_ignored_and_silenced_and_ignores_by_keys(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna, eve = Ssh(tmp_path, house.rig.port, "anna"), Ssh(tmp_path, house.rig.port, "eve")
        with anna.terminal("play", "--computers", "1", "--seed", "1") as playing:
            playing.wait_for("Your turn:")
            code = code_in(playing.text())
            with eve.terminal("watch", code) as watching:
                playing.wait_for("eve is watching.")
                for terminal, steps in (
                    (
                        playing,
                        (
                            ("m", "Game menu"),
                            ("t", "The options in force"),
                            ("t", "The others at the table"),
                            ("Enter", "eve. 1 of 1"),
                            ("Enter", "Ignore eve"),
                            ("Down", "Mute eve for everybody here"),
                            ("Enter", "Nobody here hears eve any more."),
                        ),
                    ),
                    (
                        watching,
                        (
                            ("m", "anna. 1 of 1"),
                            ("Enter", "Ask whether anna is still there"),
                            ("Down", "Ignore anna"),
                            ("Enter", "You no longer hear anna."),
                        ),
                    ),
                ):
                    for key, told in steps:
                        terminal.press(key)
                        terminal.wait_for(told)


@pytest.mark.parametrize("line", ["manda via ben", "Manda ben via", "allontana ben"])
def test_a_player_is_sent_away_by_a_verb_of_several_words(tmp_path: Path, line: str) -> None:
    with House(tmp_path / "house") as house:
        anna, ben = Ssh(tmp_path, house.rig.port, "anna", ITALIAN), Ssh(tmp_path, house.rig.port, "ben")
        with anna.pipe("play", "--seats", "3") as owner:
            code = code_in(owner.wait_for("Il codice di questo tavolo"))
            with ben.pipe("join", code) as guest:
                owner.wait_for("ben si siede")
                owner.answer(line, words_of("it").text("together-removed", name="ben"))
                assert guest.end() == 0


def test_the_newest_connection_takes_the_place_of_the_older(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.pipe("play", "--seats", "2") as older:
            code = code_in(older.wait_for("The code of this table is"))
            with anna.pipe("join", code) as newer:
                older.wait_for("You connected from somewhere else")
                newer.wait_for(code)
                assert older.process.wait(SECONDS) == 0


def test_settings_are_chosen_in_the_menu_and_stay_with_the_account(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", language="")
        with anna.pipe() as lobby:
            lobby.wait_for("The house.")
            lobby.answer("settings", "The language is English")
            lobby.answer("1", "Which language?")
            lobby.answer("Nederlands", "Nederlands")
            lobby.answer("terug", words_of("nl").text("together-lobby"))
            assert lobby.end() == 0
        assert "geen tafel" in anna.run("tables").stdout


def test_what_was_done_is_counted_in_the_account_when_who_did_it_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Any] = []
    change_account = Connections.change_account

    async def recorded(connections: Connections, guest: Any, **changes: Any) -> None:
        kept.append(changes.get("settings"))
        await change_account(connections, guest, **changes)

    monkeypatch.setattr(Connections, "change_account", recorded)
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.pipe("play", "--computers", "1", "--seed", "1") as table:
            table.wait_for("type play")
            table.answer("draw", "You draw")
            assert table.end() == 0
        assert [settings["used"] for settings in kept] == [{"anna": {"draw": 1}}]


def test_a_player_who_comes_by_ssh_may_read_by_sight(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.pipe() as lobby:
            lobby.wait_for("The house.")
            lobby.answer("settings", "2. Your screen reader reads the terminal")
            lobby.answer("2", "How do you read? 2 entries.")
            lobby.answer("you read", "2. You read by sight")
            lobby.answer("the text has", "Which colours?")
            lobby.answer("the text is yellow", "The text is yellow on black.")
            lobby.answer("back", "The house.")
            assert lobby.end() == 0
        with anna.terminal("play", "--computers", "1", "--seed", "1", term="xterm-256color") as terminal:
            terminal.wait_for("Your turn")
            terminal.press("h")
            wait_to_see(terminal, "You hold 7 cards")
            assert b"38;5;226;48;5;16" in terminal.output


def test_a_player_who_comes_by_ssh_is_told_that_there_are_no_sounds_and_where_there_are(
    tmp_path: Path,
) -> None:
    with House(tmp_path / "house") as house, Ssh(tmp_path, house.rig.port, "anna").pipe() as lobby:
        lobby.wait_for("The house.")
        lobby.answer("settings", "Settings.")
        lobby.answer("sounds", "access-uno join")
        assert lobby.end() == 0


@pytest.fixture(params=["SIGTERM", "SIGHUP", "SIGINT"])
def end(request: pytest.FixtureRequest) -> Iterator[signal.Signals]:
    """A signal, which no program that is started now ignores, as it would behind `nohup` or `&`."""
    number = signal.Signals[request.param]
    before = signal.signal(number, signal.default_int_handler)
    yield number
    signal.signal(number, before)


def test_serve_copies_its_file_while_it_runs_as_often_as_one_likes(tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy.db"
    command = [*ACCESS_UNO, "serve", "--backup", str(copy), "--language", "en"]
    with Served(home) as served, Ssh(tmp_path, served.port, "anna").pipe("play", "--seats", "2") as anna:
        anna.wait_for("The code of this table is")
        for _ in range(2):
            done = subprocess.run(
                command, env=clean(ACCESS_UNO_HOME=str(home)), capture_output=True, text=True, check=False
            )
            assert (done.returncode, done.stdout, done.stderr) == (0, f"The house is copied to {copy}.\n", "")
    assert copy.stat().st_mode & 0o077 == 0
    with (
        Served(tmp_path / "restored", "--store", str(copy)) as served,
        Ssh(tmp_path, served.port, "anna").pipe("tables") as anna,
    ):
        anna.wait_for("Super Mario UNO")


def test_serve_says_where_it_is_and_ends_well(end: signal.Signals, tmp_path: Path) -> None:
    with Served(tmp_path / "home") as served:
        assert re.fullmatch(r".*\b127\.0\.0\.1:[0-9]+\n", served.first)
        with Ssh(tmp_path, served.port, "anna").pipe("play", "--seats", "2") as anna:
            anna.wait_for("The code of this table is")
            served.process.send_signal(end)
            anna.wait_for("The house is closing for now. Every game is kept.")
        assert served.process.wait(SECONDS) == 0
        assert served.process.stderr
        log = [line for line in served.process.stderr if "access_uno.logins: anna " not in line]
        assert log == []
    key = tmp_path / "home" / "house_key"
    assert key.stat().st_mode & 0o077 == 0


def test_serve_takes_as_many_descriptors_as_a_full_house_needs(tmp_path: Path) -> None:
    with Served(tmp_path / "home", before=("prlimit", "--nofile=512:6000")) as served:
        assert resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE) == (4096, 6000)


@pytest.mark.skipif(not socket.has_ipv6, reason="without IPv6")
def test_a_house_listens_at_all_addresses_of_both_kinds_and_at_each_that_is_given(tmp_path: Path) -> None:
    for number, options in enumerate((["all:0"], ["127.0.0.1:0", "[::1]:0"])):
        given = [word for address in options for word in ("--listen", address)]
        command = [*ACCESS_UNO, "serve", *given]
        env = clean(ACCESS_UNO_HOME=str(tmp_path / f"home {number}"))
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as served:
            assert served.stdout
            told = [
                re.fullmatch(r"The house is open at (\S+):([0-9]+)\n", served.stdout.readline())
                for _ in range(2)
            ]
            hosts, ports = zip(*(line.groups() for line in told if line), strict=True)
            assert hosts == (("0.0.0.0", "[::]") if number == 0 else ("127.0.0.1", "[::1]"))
            assert len(set(ports)) == (1 if number == 0 else 2)
            for host, port in zip(("127.0.0.1", "::1"), ports, strict=True):
                with socket.create_connection((host, int(port)), timeout=SECONDS) as line:
                    assert line.recv(4) == b"SSH-"
            served.terminate()
            assert served.wait(SECONDS) == 0


@pytest.mark.parametrize(
    ("options", "status", "told"),
    [
        (["--trusted-proxy", "somewhere"], 2, "somewhere isn't the address of a proxy."),
        (["--listen", "127.0.0.1:0", "--listen", "{taken}"], 1, ": another program uses this port."),
        (["--listen", "nowhere:at:all"], 2, "isn't an address"),
        (["--listen", "127.0.0.1:99999"], 2, "isn't an address"),
        (["--guests", "perhaps"], 2, "--guests"),
        (["--admin", "anna"], 2, "anna isn't the key of an administrator."),
        (["--admin", "SHA256:short"], 2, "SHA256:short isn't the key of an administrator."),
        (["--admin", "/dev/null"], 2, "/dev/null isn't the key of an administrator."),
        (["--admin", "/etc/passwd"], 2, "/etc/passwd isn't the key of an administrator."),
        (["--store", "nats:/x://"], 2, "nats:/x://"),
        (["--store", "nats://a:4222", "--backup", "copy.db"], 2, "nats://a:4222 isn't a file"),
        (["--store", "/dev/null", "--backup", "{home}/copy.db"], 1, "/dev/null"),
        (["--backup", "/nowhere/copy.db"], 1, "There's no such folder."),
        (["--store", "/proc/house.db"], 1, "/proc/house.db"),
        (["--host-key", "/dev/null"], 1, "/dev/null"),
        (["--listen", "192.0.2.1:8022"], 1, "192.0.2.1:8022: this computer doesn't have this address."),
        (["--listen", "{taken}"], 1, ": another program uses this port."),
    ],
)
def test_what_serve_cannot_do_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    status: int,
    told: str,
) -> None:
    for name in os.environ.keys() - clean().keys():
        monkeypatch.delenv(name)
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path / "home"))
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        given = [option.format(taken=taken, home=tmp_path) for option in options]
        assert main(["serve", *given]) == status
    done = capsys.readouterr()
    assert (done.out, len(done.err.splitlines())) == ("", 1)
    assert told in done.err


def test_administrators_are_named_by_files_of_keys_and_fingerprints_and_what_they_do_is_told(
    tmp_path: Path,
) -> None:
    """`--admin` may be repeated; the log has time, administrator, action and person."""
    text = words_of("en").text
    anna, ben, eve = [Ssh(tmp_path, 0, name) for name in ("anna", "ben", "eve")]
    print_it = ["ssh-keygen", "-l", "-f", str(tmp_path / "key-ben.pub")]
    fingerprint = subprocess.run(print_it, capture_output=True, text=True, check=True).stdout.split()[1]
    named = ("--admin", str(tmp_path / "key-anna.pub"), "--admin", fingerprint)
    with Served(tmp_path / "home", *named) as served:
        for visitor in (anna, ben, eve):
            visitor.port = served.port
        with anna.pipe() as first, ben.pipe() as second, eve.pipe() as third:
            third.wait_for("The house.")
            for admin in (first, second):
                admin.wait_for(text("menu-help-typed-more"))
                admin.answer("list", text("together-admin"))
                admin.answer(text("together-admin"), text("together-admin-notice"))
            second.answer(text("together-admin-ban"), text("together-person-ask"))
            second.answer("eve", text("together-ban-ask"))
            second.type("1")
            third.wait_for(text("closed-banned"))
            second.wait_for(text("moderation-did", what="ban", name="eve"))
            second.answer(text("moderation-accounts"), "ben, ")
            assert not any(text("together-admin") in line for line in third.lines)
        served.process.terminate()
        served.process.wait(SECONDS)
        assert served.process.stderr
        log = served.process.stderr.read().splitlines()
        [told] = [line for line in log if "access_uno.logins" not in line]
        assert re.fullmatch(
            rf"20\S+ \S+ access_uno\.moderation: ben \({re.escape(fingerprint)}\) bans eve", told
        )


def test_nothing_of_the_servers_own_reaches_a_guest(tmp_path: Path) -> None:
    """Its language, settings and environment are another's; what a client sends is only what it may."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.toml").write_text('language = "de"\nreading = "speech"\nverbosity = "short"\n')
    with Served(home, language=GERMAN) as served:
        anna = Ssh(tmp_path, served.port, "anna", language="")
        assert anna.run("tables").stdout == "There are no tables yet. You can open one.\n"
        assert (home / "settings.toml").read_text().count("\n") == 3


@pytest.mark.parametrize(
    ("typed", "status", "told"),
    [
        ("", 1, ""),
        ("\n", 1, ""),
        ("anna\n", 1, ""),
        ("Zoë\n", 0, "There are no tables yet. You can open one."),
    ],
)
def test_a_script_without_a_free_name_ends_and_one_that_types_a_name_goes_on(
    tmp_path: Path, typed: str, status: int, told: str
) -> None:
    with House(tmp_path / "house") as house:
        Ssh(tmp_path, house.rig.port, "anna").run("tables")
        (tmp_path / "elsewhere").mkdir()
        stranger = Ssh(tmp_path / "elsewhere", house.rig.port, "anna")
        done = stranger.run("tables", typed=typed)
        assert done.returncode == status
        assert told in done.stdout.splitlines()[-1]
        if typed.startswith("anna"):
            assert words_of("en").text("refused-name-taken", name="anna") in done.stdout


def test_what_now_lists_what_can_be_done_online(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal("play", "--seats", "2", "--computers", "1") as playing:
            playing.wait_for("Round 1")
            playing.press("W")
            playing.wait_for(" 1 of ")
            playing.press("s")
            playing.wait_for("Say something to the table")
            playing.press("Enter")
            playing.wait_for("What do you want to say to the table?")
