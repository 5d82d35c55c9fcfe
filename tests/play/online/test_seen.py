"""A guest who sees: the table that stays put, over SSH."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.online.rig import House, Ssh
from tests.play.test_picture import ALTERNATE, NORMAL, seen, wait_to_see
from tests.stack.servers import PATIENCE, wait_until


@pytest.mark.usefixtures("plain_first_card")
def test_a_guest_sees_the_table_at_any_size_and_gets_the_terminal_back(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal("play", "--computers", "2", "--seed", "1", "--reading", "sight") as terminal:
            wait_to_see(terminal, "[anna 7]")
            terminal.press("End")
            wait_to_see(terminal, "═ 7 ═")
            terminal.resize(60, 14)
            assert wait_until(lambda: "═ 7 ═" in seen(terminal), PATIENCE), "drawn anew"
            terminal.resize(30, 14)
            assert wait_until(lambda: NORMAL in terminal.output, PATIENCE), "lines"
            terminal.resize(80, 24)
            assert wait_until(lambda: terminal.output.count(ALTERNATE) == 2, PATIENCE)
            terminal.press("q")
            wait_to_see(terminal, "Yes")
            terminal.press("Enter")
            assert terminal.wait() == 0
        assert terminal.output.count(NORMAL) == 2


@pytest.mark.usefixtures("plain_first_card")
def test_for_a_guest_who_hears_nothing_is_drawn(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal("play", "--computers", "2", "--seed", "1") as terminal:
            terminal.wait_for("Your turn")
            assert ALTERNATE not in terminal.output
