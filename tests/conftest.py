"""Any order: with --shuffle=SEED the tests run as chance has it, and the seed is told with what failed.

Any machine: however busy it is, no test fails because an example took long.

No message may lack what it needs, whatever test has it told.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.runtime.bundle import FluentBundle
from hypothesis import HealthCheck, settings

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in the order of this seed")


@pytest.hookimpl(optionalhook=True)  # where the tests run without xdist, as in Wine, there are no workers
def pytest_xdist_auto_num_workers() -> int:
    """Return three workers for each core: mostly they wait for servers, readers and voices."""
    return 3 * (os.cpu_count() or 1)


def pytest_report_header(config: pytest.Config) -> str | None:
    seed = config.getoption("--shuffle")
    return None if seed is None else f"shuffled: --shuffle={seed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--shuffle")
    if seed is not None:
        Random(seed).shuffle(items)


@pytest.fixture(scope="session", autouse=True)
def _nothing_outside_is_used() -> Iterator[None]:
    """No program of a test finds the voice, the display and the terminal of this computer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent")
        patch.setenv("SPEECHD_CMD", "/bin/false")
        patch.setenv("BRLAPI_HOST", "127.0.0.1:4000")
        patch.delenv("VTE_VERSION", raising=False)
        yield


@pytest.fixture(scope="session", autouse=True)
def _messages_are_whole() -> Iterator[None]:
    """Fluent puts the name of a variable where its value is missing, without an error."""
    form = FluentBundle.format_pattern

    def formed(bundle: FluentBundle, *about: Any) -> Any:
        text, errors = form(bundle, *about)
        assert not errors, (errors, text)
        return text, errors

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentBundle, "format_pattern", formed)
        yield


def pytest_collection_finish() -> None:
    """Leave all that was found out of garbage collections, each of which would go through it."""
    gc.collect()
    gc.freeze()
