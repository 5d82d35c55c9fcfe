"""Monkeys: one hits keys on a real terminal, one types lines; the game answers all, saves and leaves."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
from pathlib import Path
from random import Random

from access_uno.console.keystrokes import pasted
from access_uno.console.screen import PASTES_ARE_MARKED, PASTES_ARE_NOT_MARKED
from access_uno.engine.rules import RULEBOOKS
from access_uno.record import Replay
from access_uno.words import languages, words_of
from tests.play.program import CLEAR, PROGRAM
from tests.stack.servers import PATIENCE
from tests.stack.terminal import KEYS, Terminal

HUNG = "the game answers no more"

GOODBYES = {words_of(language).text("goodbye") for language in languages()}
# Or it went on in the browser.
ENDS = {
    *GOODBYES,
    *(words_of(language).text("start-browser") for language in languages()),
    "http://127.0.0.1:",
}
SEQUENCES = (
    *(
        "\x1b[M !!",
        "\x1b[M\x24!!",
        "\x1b[<0;;M",
        "\x1b[<64;85;12m",
        "\x1b[96;14;13M",
        "\x1b[M\udcff\udcff\udcff",
    ),
    *(
        "\x1b[I",
        "\x1b[O",
        "\x1b[24;80R",
        "\x1b[?62;1c",
        "\x1b]0;quit\x07",
        "\x1bP>|xterm\x1b\\",
        "\x1b]11;rgb",
    ),
    *(
        "\x1b[1;3P",
        "\x1b[1;5D",
        "\x1bOu",
        "\x1b[E",
        "\x1b[2;2~",
        "\x1b\x1b[D",
        "\x1bh",
        "\x1b[",
        "\x1bO",
        "\x1b",
    ),
    *(
        "\x1b[200~",
        "\x1b[201~",
        "\x1b[200~quit\r\x1b[201~",
        "\x9b",
        "\x00",
        "\x01",
        "\x1a",
        "\udcff",
        "\u202e",
        "美",
        "²",
        "³",
    ),
)
WORDS = (
    *(
        "play",
        "draw",
        "pass",
        "uno",
        "hand",
        "red",
        "7",
        "wild blue",
        "next",
        "help",
        "rules",
        "menu",
        "quit",
        "yes",
    ),
    *(
        "no",
        "back",
        "1",
        "2",
        "3",
        "10",
        "99999999999",
        "catch Ben",
        "why",
        "score",
        "save",
        "",
        " ",
        "\u3000",
        "?",
    ),
    *(
        "spiel rot 7",
        "pesca",
        "紅 7",
        "\x1b[A",
        "\x00",
        "\udcff\udcfe",
        "\u202eabc",
        "x" * 5000,
        "\t",
        "-1",
        "ende",
        "❶",
        "explain ❶",
    ),
)


def settings(random: Random) -> str:
    """A player's settings; nothing is spoken, because the machine may have loudspeakers."""
    language = random.choice(languages())
    reading = random.choice(("terminal", "braille"))
    pace = random.choice(("auto", "wait"))
    return f'language = "{language}"\nreading = "{reading}"\npace = "{pace}"\nspeech = "off"\npause = 0\n'


def options(random: Random) -> list[str]:
    """The start menu, or a game for one or several."""
    if random.random() < 0.3:
        return []
    people = random.sample(("Anna", "Ben", "Carla", "小美"), random.choice((1, 1, 2, 3)))
    rulebook = random.choice(tuple(RULEBOOKS))
    level = random.choice(("easy", "normal", "hard"))
    named = [word for name in people for word in ("--player", name)]
    computers = str(random.randint(0 if len(people) > 1 else 1, 3))
    rules = ["--rule", "limit=1"] if random.random() < 0.3 else []
    return ["play", *named, "--computers", computers, "--rulebook", rulebook, "--level", level, *rules]


def environment(home: Path, random: Random) -> dict[str, str]:
    """A home with settings."""
    home.mkdir()
    (home / "settings.toml").write_text(settings(random), encoding="utf-8")
    return {**os.environ, "ACCESS_UNO_HOME": str(home)}


def hit(random: Random) -> str:
    """A few keys, or something that no keyboard sends."""
    chance = random.random()
    if chance < 0.7:
        return KEYS[random.choice([key for key in KEYS if key not in ("Ctrl-C", "Ctrl-D")])]
    if chance < 0.9:
        return chr(random.randrange(0x20, 0x7F)) * random.choice((1, 1, 1, 3))
    if chance < 0.97:
        return random.choice(SEQUENCES).replace("\x1a", "")
    if chance < 0.98:
        return pasted("".join(random.choices("quit\r\x1b[Axyz ", k=random.randrange(200))))
    return "".join(map(chr, random.choices(range(0x20), k=4))).replace("\x1a", "")


def keys(home: Path, seed: int, hits: int = 150) -> None:
    """Hit keys on a terminal, then end the game with a signal."""
    random = Random(seed)
    columns = random.choice((20, 40, 80))
    command = [*PROGRAM, *(["play", "--keys", *options(random)[1:]] if random.random() < 0.7 else [])]
    with Terminal(command, columns=columns, env=environment(home, random)) as terminal:
        assert terminal.wait_for_output(bool, PATIENCE), HUNG
        for _ in range(hits):
            if not terminal.running:
                break
            terminal.type(hit(random))
            if random.random() < 0.1:
                answered(terminal)
            if random.random() < 0.05:
                terminal.resize(random.choice((1, 20, 80, 500)), 24)
        answered(terminal)
        end = random.choice((signal.SIGTERM, signal.SIGHUP))
        with contextlib.suppress(ProcessLookupError):
            os.kill(terminal.pid, end)
        status = terminal.wait(PATIENCE)
        # It may have left by itself, and be told to, or get Control C, when it has said goodbye.
        told = "".join(terminal.text().split())
        assert status in (0, -end, -signal.SIGINT, -signal.SIGQUIT), f"{status}: {told[-200:]}"
        assert any("".join(last.split()) in told for last in ENDS), told[-200:]
        check_written(terminal.output)
    check_home(home)


def answered(terminal: Terminal) -> None:
    """Whatever was sent before: keys are answered again, at the latest when what has begun is over."""
    before = len(terminal.output)
    for _ in range(20):
        terminal.type("?")
        if not terminal.running or terminal.wait_for_output(
            lambda output: len(output) > before, PATIENCE / 20
        ):
            return
    raise AssertionError(f"{HUNG}: {terminal.text()[-600:]}")


ALLOWED = re.compile(
    "|".join(map(re.escape, (PASTES_ARE_MARKED, PASTES_ARE_NOT_MARKED, CLEAR.decode())))
    + r"|\x1b\[(?:0|9[1-4])m|\x1b\[\d+[AB]|[\r\n]"
)


def check_written(output: bytes) -> None:
    """Only what we mean steers the terminal."""
    text = ALLOWED.sub("", output.decode(errors="surrogateescape")).replace(" ", "")
    text = text[: max(text.rfind(last.replace(" ", "")) for last in ENDS)]  # then comes the echo
    assert text.isprintable() or all(char.isprintable() or char in "\xa0\u3000" for char in text), ascii(text)


def check_home(home: Path) -> None:
    """Nothing broke, and every game that was saved can go on."""
    log = home / "log"
    assert not log.exists() or log.read_text(encoding="utf-8") == ""
    for save in home.glob("saves/**/*.uno"):
        replay = Replay.of(save.read_bytes())
        assert replay.error is None, f"{save}: {replay.error}"


def lines(home: Path, seed: int, count: int = 200) -> None:
    """Type lines into a pipe, until its end or a signal."""
    random = Random(seed)
    typed = "".join(f"{random.choice(WORDS)}\n" for _ in range(count))
    words = options(random)
    command = [*PROGRAM, *([*words, "--lines"] if words else [])]
    done = subprocess.run(
        command,
        input=typed.encode("utf-8", "surrogateescape"),
        capture_output=True,
        env=environment(home, random),
        timeout=PATIENCE * 2,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1] in GOODBYES
    check_written(done.stdout)
    check_home(home)
