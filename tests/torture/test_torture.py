"""A bounded part of the torture, with seeds that stay the same; `make torture` goes on with others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.torture import mutants
from tests.torture.attack import attack
from tests.torture.drawn import drawn
from tests.torture.liars import liars
from tests.torture.monkey import GOODBYES, check_written, keys, lines


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_on_the_keyboard_breaks_nothing(seed: int, tmp_path: Path) -> None:
    keys(tmp_path / "home", seed)
    assert (tmp_path / "home").is_dir()


@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_before_a_window_of_changing_size_breaks_nothing(seed: int, tmp_path: Path) -> None:
    drawn(tmp_path, seed, hits=400)
    assert list(tmp_path.glob("*/settings.toml"))


@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_that_types_lines_breaks_nothing(seed: int, tmp_path: Path) -> None:
    lines(tmp_path / "home", seed)
    assert (tmp_path / "home").is_dir()


@pytest.mark.parametrize("seed", range(6))
def test_records_that_chance_has_changed_break_nothing(seed: int, tmp_path: Path) -> None:
    mutants.records(tmp_path / "records", seed)
    assert list((tmp_path / "records").iterdir())


@pytest.mark.parametrize("seed", range(3))
def test_settings_that_chance_has_changed_break_nothing(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path / "home"))
    mutants.settings(tmp_path / "home", seed)
    assert list((tmp_path / "home").glob("settings.toml*"))


def test_a_house_that_lies_is_not_understood_or_the_game_goes_on(tmp_path: Path) -> None:
    ends = {liars(tmp_path / str(seed), seed) for seed in range(60)}
    assert ends == {"nonsense", "left", "goes on"}


@pytest.mark.parametrize("seed", range(3))
def test_strangers_who_attack_get_nothing_of_what_is_the_peoples(seed: int, tmp_path: Path) -> None:
    attack(tmp_path, seed, attacks=12)
    assert (tmp_path / "public" / "house.db").stat().st_size > 0


def test_what_the_terminal_echoes_after_the_goodbye_is_nobodys_fault() -> None:
    goodbye = min(GOODBYES).encode()
    check_written(b"UNO.\r\n" + goodbye + b"\r\n\xff^[[I\x1b")
    with pytest.raises(AssertionError):
        check_written(b"UNO.\xff\r\n" + goodbye)
