"""What a host gives a house and hears of it: the configuration, and whether it is sound."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path

import asyncssh
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from access_uno.cli import main
from access_uno.server import server
from tests.play.online.rig import ACCESS_UNO, SECONDS, House, Served, Ssh, clean, code_in
from tests.play.online.test_join import join
from tests.ssh.rig import Rig, run


def serve(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """`access-uno serve`, where it ends by itself."""
    command = [*ACCESS_UNO, "serve", *options, "--language", "en"]
    env = clean(ACCESS_UNO_HOME=str(home))
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=SECONDS, check=False)


def config(tmp_path: Path, text: str) -> str:
    path = tmp_path / "uno.toml"
    path.write_text(text)
    return str(path)


def hang_up(served: Served) -> str:
    """What a house says when it has read its configuration again."""
    served.process.send_signal(signal.SIGHUP)
    return told_by(served)


def told_by(served: Served) -> str:
    """The next line of its log that is not about who comes and goes."""
    assert served.process.stderr
    return next(line for line in served.process.stderr if "access_uno.logins" not in line)


def test_a_configuration_has_the_options_of_the_command_line_which_comes_first(tmp_path: Path) -> None:
    store = tmp_path / "here.db"
    path = config(tmp_path, f'listen = ["192.0.2.1:1"]\nstore = "{store}"\nguests = "no"\nlanguage = "de"\n')
    with Served(tmp_path / "home", "--config", path) as served:
        assert served.first.startswith("Das Haus ist offen unter 127.0.0.1:")
        guest = Ssh(tmp_path, served.port, "gina", key=False, language="").run("tables")
        assert guest.returncode != 0
    assert store.exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("listen = [", "Line 1 of {path} isn't TOML."),
        ("\n\n= 3", "Line 3 of {path} isn't TOML."),
        ("gests = 'no'", "There's no option gests here. Did you mean guests?"),
        ("check = true", "There's no option check here."),
        ("backup = 'copy.db'", "There's no option backup here."),
        ("config = 'other.toml'", "There's no option config here."),
        ("help = true", "There's no option help here."),
        ("announce = ''", "The option --announce needs a value."),
        (
            "listen = []",
            "The option --listen in the configuration must be text in quotes, or a list of such texts.",
        ),
        ("guests = false", "The option --guests in the configuration must be text in quotes."),
        (
            "listen = 8022",
            "The option --listen in the configuration must be text in quotes, or a list of such texts.",
        ),
        (
            "listen = ['a:1', 2]",
            "The option --listen in the configuration must be text in quotes, or a list",
        ),
        ("guests = 'perhaps'", "The option --guests can't be perhaps. It can be one of these: yes, no."),
        ("listen = 'no:where:at'", "no:where:at isn't an address."),
        ("admin = ['anna']", "anna isn't the key of an administrator."),
        ("trusted-proxy = 'near'", "near isn't the address of a proxy."),
        ("language = 'la'", "The option --language can't be la."),
    ],
)
def test_what_is_wrong_in_a_configuration_is_one_sentence(
    tmp_path: Path, text: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = config(tmp_path, text)
    assert main(["serve", "--config", path, "--language", "en"]) == 2
    out, error = capsys.readouterr()
    assert (out, len(error.splitlines())) == ("", 1)
    assert error.startswith(told.format(path=path))


def test_a_configuration_that_cannot_be_read_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deep, long = tmp_path / "deep.toml", tmp_path / "long.toml"
    deep.write_text(f"listen = {'[' * 20_000}")
    long.write_text(f"drain = 0x{'f' * 5000}")
    for path in (tmp_path / "nowhere.toml", tmp_path, deep, long):
        assert main(["serve", "--config", str(path), "--language", "en"]) == 2
        assert capsys.readouterr().err == f"The configuration in {path} can't be read.\n"


def test_a_configuration_is_read_again_and_holds_for_those_who_come_then(tmp_path: Path) -> None:
    path = config(tmp_path, 'guests = "no"\n')
    with Served(tmp_path / "home", "--config", path, language="en_GB.UTF-8") as served:
        guest = Ssh(tmp_path, served.port, "gina", key=False)
        assert guest.run("tables").returncode != 0
        config(tmp_path, 'guests = "yes"\n')
        assert hang_up(served) == "The configuration has been read again.\n"
        assert guest.run("tables").returncode == 0
        config(tmp_path, 'guests = "never"\n')
        told = hang_up(served)
        assert told.startswith("The configuration has a mistake, so nothing changes. The option --guests ")
        assert guest.run("tables").returncode == 0
        config(tmp_path, 'guests = "no"\nstore = "elsewhere.db"\n')
        assert hang_up(served) == "The configuration has been read again.\n"
        assert told_by(served) == "store can't change while the house is open. Restart it for that.\n"
        assert guest.run("tables").returncode != 0
        served.process.terminate()
        assert served.process.wait(SECONDS) == 0


def test_a_check_tells_for_how_long_the_certificate_is_valid(tmp_path: Path) -> None:
    certify(tmp_path, "here", 8.5)
    pages = ("--web", "127.0.0.1:0", "--web-certificate", str(tmp_path / "certificate.pem"))
    options = (*pages, "--web-key", str(tmp_path / "key.pem"), "--listen", "127.0.0.1:0", "--check")
    done = serve(tmp_path / "home", *options)
    assert "The page's certificate is valid for 8 more days." in done.stdout
    certify(tmp_path, "here", -0.5)
    assert "The page's certificate has expired." in serve(tmp_path / "home", *options).stdout


def certify(tmp_path: Path, name: str, days: float = 90.0) -> None:
    """A certificate for this name, valid for so many days from now, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    named = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = x509.CertificateBuilder(named, named, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=30)).not_valid_after(now + timedelta(days=days))
    (tmp_path / "certificate.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    how = Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    (tmp_path / "key.pem").write_bytes(key.private_bytes(*how))


def test_a_certificate_is_renewed_without_a_restart_and_a_broken_one_is_not_taken(tmp_path: Path) -> None:
    certify(tmp_path, "before")
    files = f'web-certificate = "{tmp_path}/certificate.pem"\nweb-key = "{tmp_path}/key.pem"\n'
    path = config(tmp_path, f'web = "127.0.0.1:0"\n{files}')
    with Served(tmp_path / "home", "--config", path, language="en_GB.UTF-8") as served:
        assert served.process.stdout
        port = int(served.process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        before = ssl.get_server_certificate(("127.0.0.1", port))
        assert before == (tmp_path / "certificate.pem").read_text()
        certify(tmp_path, "after")
        assert hang_up(served) == "The configuration has been read again.\n"
        after = ssl.get_server_certificate(("127.0.0.1", port))
        assert before != after == (tmp_path / "certificate.pem").read_text()
        (tmp_path / "certificate.pem").write_text("none")
        assert hang_up(served).startswith("The configuration has a mistake, so nothing changes.")
        assert ssl.get_server_certificate(("127.0.0.1", port)) == after


def test_a_check_says_that_all_is_sound_and_who_comes_in_and_changes_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    done = serve(home, "--check", "--listen", "127.0.0.1:0")
    assert (done.returncode, done.stderr) == (0, "")
    first, second = done.stdout.splitlines()
    assert first == "The configuration is sound."
    assert second.startswith("Only people on this computer can come in.")
    assert not home.exists()


def test_a_check_knows_a_house_that_is_open(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Served(home) as served:
        address = f"127.0.0.1:{served.port}"
        done = serve(home, "--check", "--listen", address, "--announce", address)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"A house is already open at {address}." in done.stdout
        assert f"A house answers at the announced address {address}." in done.stdout


def test_a_check_knows_the_page_of_a_house_that_is_open_and_what_else_has_its_port(tmp_path: Path) -> None:
    with Served(tmp_path / "home", "--web", "127.0.0.1:0") as served, socket.socket() as other:
        assert served.process.stdout
        page = served.process.stdout.readline().rstrip("/\n").rpartition("//")[2]
        other.bind(("127.0.0.1", 0))
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        listen = ("--check", "--listen", f"127.0.0.1:{served.port}", "--web")
        done = serve(tmp_path / "home", *listen, page)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"Browsers get the page at http://{page}/\n" in done.stdout
        assert "Browsers elsewhere need TLS" in done.stdout
        done = serve(tmp_path / "home", *listen, taken)
        assert (done.returncode, done.stdout) == (1, "")
        assert f"{taken}: another program uses this port." in done.stderr


def test_a_check_tells_what_no_house_could_be_opened_with(tmp_path: Path) -> None:
    with socket.socket() as other:  # which takes the port, and no one in
        other.bind(("127.0.0.1", 0))
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        for options, told in (
            (["--listen", taken], ": another program uses this port."),
            (["--listen", "192.0.2.1:8022"], "192.0.2.1:8022: this computer doesn't have this address."),
            (["--listen", "127.0.0.1:0", "--store", os.devnull], os.devnull),
            (["--listen", "127.0.0.1:0", "--host-key", os.devnull], os.devnull),
        ):
            done = serve(tmp_path / "home", "--check", *options)
            assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1), options
            assert told in done.stderr


def test_the_address_of_the_status_ends_its_line_after_the_first_one(tmp_path: Path) -> None:
    with Served(tmp_path / "home", "--status", "127.0.0.1:0") as served:
        assert served.process.stdout
        base = served.process.stdout.readline().split()[-1]
        assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+", base)
        with urllib.request.urlopen(f"{base}/healthz", timeout=SECONDS) as page:
            assert (page.status, page.read()) == (200, b"well\n")
        with urllib.request.urlopen(f"{base}/metrics", timeout=SECONDS) as page:
            assert page.headers["Content-Type"].startswith("application/openmetrics-text")
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            taken = f"127.0.0.1:{other.getsockname()[1]}"
            done = serve(tmp_path / "other", "--listen", "127.0.0.1:0", "--status", taken)
            assert done.returncode == 1
            assert f"{taken}: another program uses this port." in done.stderr


def test_before_a_house_closes_all_hear_when_and_how_they_come_back(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with (
        Served(home, "--drain", "30") as served,
        Ssh(tmp_path, served.port, "anna").pipe("play", "--seats", "2") as anna,
        Ssh(tmp_path, served.port, "zoe", "de_DE.UTF-8").pipe() as zoe,
    ):
        code = code_in(anna.wait_for("The code of this table is"))
        with join(tmp_path / "ben", f"127.0.0.1:{served.port}", code, "--name", "Ben") as ben:
            ben.wait_for("Your cards: ")
            zoe.wait_for("Die Tische.")
            served.process.terminate()
            zoe.wait_for("Das Haus schließt in 30 Sekunden für eine Wartung.")
            zoe.wait_for("denselben ssh-Befehl")
            by_itself = "the game reconnects by itself"
            for one, how in ((anna, "type the same ssh command again"), (ben, by_itself)):
                one.wait_for("The house closes in 30 seconds for maintenance.")
                one.wait_for(how)
            served.process.terminate()  # a second time: at once
            assert served.process.wait(SECONDS) == 0
            with Served(home, port=served.port):
                ben.wait_for("The connection to the house is back.")


def test_nobody_comes_in_while_a_house_closes(tmp_path: Path) -> None:
    with Served(tmp_path / "home", "--drain", "30") as served:
        anna = Ssh(tmp_path, served.port, "anna")
        with anna.pipe() as lobby:
            lobby.wait_for("The tables.")
            served.process.terminate()
            lobby.wait_for("The house closes in 30 seconds for maintenance.")
            assert "The house is closing for now." in Ssh(tmp_path, served.port, "late").run("tables").stdout


def test_a_house_without_people_closes_at_once(tmp_path: Path) -> None:
    with Served(tmp_path / "home", "--drain", "600") as served:
        served.process.terminate()
        assert served.process.wait(SECONDS) == 0


def test_the_end_is_told_once_more_ten_seconds_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "_LAST_CALL_SECONDS", 1)

    async def story(rig: Rig) -> None:
        anna = await rig.program("anna", "it")
        assert rig.house is not None
        await rig.house.drain(2)
        first, last = await anna.of("closes"), await anna.of("closes")
        assert [first["seconds"], last["seconds"]] == [2, 1]
        assert first["reason"].startswith("La sala chiude tra 2 secondi per manutenzione.")

    run(tmp_path, story)


@pytest.mark.usefixtures("plain_first_card")
def test_a_player_reports_another_by_one_key_and_an_administrator_reads_it_in_the_menu(
    tmp_path: Path,
) -> None:
    boss = Ssh(tmp_path, 0, "boss")
    public = asyncssh.read_public_key(tmp_path / "key-boss.pub")
    with House(tmp_path / "house", admins=[public.get_fingerprint()]) as house:
        boss.port = house.rig.port
        ben = Ssh(tmp_path, house.rig.port, "ben").pipe("play", "--seats", "2")
        with ben, boss.pipe() as menu:
            code = code_in(ben.wait_for("The code of this table is"))
            with Ssh(tmp_path, house.rig.port, "anna").terminal("join", code) as anna:
                anna.wait_for("Your cards")
                ben.answer("say Wunderkerze", "You say")
                anna.wait_for("ben says: Wunderkerze")
                anna.type("R")
                anna.wait_for("Who do you want to report?")
                anna.type("\r")
                anna.wait_for("Report ben: only administrators see reports.")
                anna.type("\x1b[B")
                anna.wait_for("with the last things said to you")
                anna.type("\r")
                anna.wait_for("ben has been reported. Only administrators see reports.")
            menu.answer("for administrators", "Reports about people")
            menu.answer("reports about people", "reported by anna, within the last hour, with what was said")
            menu.answer("1", "Read what was said")
            menu.answer("read what was said", "ben: Wunderkerze")
