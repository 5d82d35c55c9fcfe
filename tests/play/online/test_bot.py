"""A stranger's program, written from docs/protocol.md alone, plays a match."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.play.online.rig import House, Ssh

BOT = Path(__file__).parents[3] / "docs" / "bot.mjs"


def test_the_example_is_short() -> None:
    assert len(BOT.read_text().splitlines()) <= 80


def test_two_bots_play_a_match(tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node, "nodejs is not installed; .ci/setup test does that"
    with House(tmp_path / "house") as house:

        def bot(name: str, code: str) -> subprocess.Popen[str]:
            *options, _port_option, _port, _where = Ssh(tmp_path, house.rig.port, name).argv()[3:]
            command = [node, str(BOT), str(house.rig.port), name, code, *options]
            return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

        with bot("anna", "") as anna:
            assert anna.stdout
            code = anna.stdout.readline().strip()
            assert len(code) == 6
            with bot("ben", code) as ben:
                told = [bot.communicate(timeout=120)[0] for bot in (anna, ben)]
        assert {anna.returncode, ben.returncode} == {0}
        assert told[0] == told[1]
        assert told[0].startswith("Winner: ")
