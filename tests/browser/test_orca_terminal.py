"""What real Orca says of a game in GNOME's terminal, beside what the game told."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.play.program import PROGRAM, saved
from tests.play.shadow import ROUND, Shadow, lines
from tests.stack.orca_browser import SYSTEM_PYTHON, Desk, missing_programs, wait_until

_VTE = "import gi; gi.require_version('Vte', '2.91')"
_WINDOW = Path(__file__).parents[1] / "stack" / "vte_window.py"
_SETTINGS = 'language = "en"\n'
XDOTOOL = {"Space": "space", "?": "question", "H": "shift+h", "Enter": "Return", "Esc": "Escape"}
XDOTOOL["Ctrl-C"] = "ctrl+c"
KEYS = [*"hncsSit3", "Left", "Right", "End", "Home", "Tab", "H", "m", "Down", "Right", "Up", "Left", "Esc"]
KEYS += ["?", "Space", "Ctrl-C", "1", "Enter", "Space", *"23", "l", "l"]
NAMES = {"", "space", "return", "tab", "escape", "left shift", "left control"}


def _missing() -> bool:
    there = [SYSTEM_PYTHON, "-c", _VTE]
    return bool(missing_programs()) or subprocess.run(there, capture_output=True, check=False).returncode != 0


@pytest.mark.skipif(_missing(), reason="Orca, its desktop or VTE is not installed")
def test_every_message_is_said_once_and_whole_and_nothing_else_but_the_names_of_keys(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "shadow", ROUND, _SETTINGS)
    save = saved(tmp_path, ROUND)
    (tmp_path / "settings.toml").write_text(f'{_SETTINGS}prompts = "never"\n', encoding="utf-8")
    with Desk(letters_per_second=120) as desk:
        desk.environment["ACCESS_UNO_HOME"] = str(tmp_path)
        desk.start_orca()
        program = [*PROGRAM, "play", "--keys", "--resume", str(save)]
        desk.open_window("vte_window", SYSTEM_PYTHON, str(_WINDOW), *program)
        told = " ".join(lines([one.message for one in shadow.told()]))
        assert wait_until(lambda: said(desk, 0).endswith(told), 60), said(desk, 0)
        for key in KEYS:
            start = len(desk.spoken())
            shadow.press(key)
            told = " ".join(lines([one.message for one in shadow.told()]))
            desk.press(XDOTOOL.get(key, key))
            assert wait_until(lambda: said(desk, start).endswith(told), 20), (key, told, said(desk, start))  # noqa: B023
            assert said(desk, start).removesuffix(told).strip() in NAMES, (key, told)
            assert [one for one in desk.spoken()[start:] if one.heard < 1 and one.text.strip() in told] == []


def said(desk: Desk, start: int) -> str:
    """Everything since then in one line, after the names of keys."""
    return " ".join(" ".join(message.text for message in desk.spoken()[start:]).split())
