"""What real Orca says of a game in GNOME's terminal, beside what the game told."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.play.program import UNHURRIED, at_home, saved, with_clock
from tests.play.shadow import ROUND, Shadow, lines
from tests.stack.orca_browser import SYSTEM_PYTHON, Desk, missing_programs, wait_until

_VTE = "import gi; gi.require_version('Vte', '2.91')"
_WINDOW = Path(__file__).parents[1] / "stack" / "vte_window.py"
_SETTINGS = 'language = "en"\n'
XDOTOOL = {"Space": "space", "?": "question", "H": "shift+h", "Enter": "Return", "Ctrl-C": "ctrl+c"}
KEYS = [*"hncsSit3", "Tab", "H", "m", "Down", "Down", "Up", "Ctrl-C", "?", "Space", "?", "1", "Enter"]
KEYS += ["Space", *"23", "l"]


def _missing() -> bool:
    there = [SYSTEM_PYTHON, "-c", _VTE]
    return bool(missing_programs()) or subprocess.run(there, capture_output=True, check=False).returncode != 0


@pytest.mark.skipif(_missing(), reason="Orca, its desktop or VTE is not installed")
def test_every_message_is_said_once_and_whole_but_after_keys_that_move_the_cursor_of_a_text(
    tmp_path: Path,
) -> None:
    """After Left, Right, Home, End and the keys that erase, Orca says a character, as in any text."""
    shadow = Shadow(tmp_path / "shadow", ROUND, _SETTINGS)
    home = at_home(tmp_path / "home", _SETTINGS)["ACCESS_UNO_HOME"]
    save = saved(tmp_path / "home", ROUND)
    with Desk(letters_per_second=120) as desk:
        desk.environment["ACCESS_UNO_HOME"] = home
        desk.start_orca()
        program = [*with_clock(UNHURRIED), "play", "--keys", "--resume", str(save)]
        desk.open_window("vte_window", SYSTEM_PYTHON, str(_WINDOW), *program)
        desk.wait_for_silence(2)
        shadow.told()
        for key in KEYS:
            start = len(desk.spoken())
            shadow.press(key)
            told = " ".join(lines([one.message for one in shadow.told()]))
            desk.press(XDOTOOL.get(key, key))
            assert wait_until(lambda: said(desk, start).endswith(told), 20), (key, told, said(desk, start))  # noqa: B023
            assert said(desk, start).count(told) == 1
            assert [one for one in desk.spoken()[start:] if one.heard < 1 and one.text.strip() in told] == []


def said(desk: Desk, start: int) -> str:
    """Everything since then in one line, after the names of keys."""
    return " ".join(" ".join(message.text for message in desk.spoken()[start:]).split())
