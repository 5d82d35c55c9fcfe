"""The rigs as fixtures. Each skips the test where its parts are missing (never in CI, see ``needs``)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.stack.brltty import PrivateBrltty
from tests.stack.needs import need
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher


@pytest.fixture
def speech_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[PrivateSpeechDispatcher]:
    """A Speech Dispatcher that logs texts; clients in this process find it."""
    need("speech-dispatcher", "python:speechd")
    with PrivateSpeechDispatcher() as server:
        for name, value in server.environment.items():
            monkeypatch.setenv(name, value)
        yield server


@pytest.fixture
def brltty(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[PrivateBrltty]:
    """BRLTTY with a display of 20 cells (or the test's indirect parameter: cells, or cells and lines)."""
    need("brltty", "python:brlapi")
    size = getattr(request, "param", 20)
    columns, rows = size if isinstance(size, tuple) else (size, 1)
    with PrivateBrltty(columns, rows) as server:
        for name, value in server.environment.items():
            monkeypatch.setenv(name, value)
        yield server
