"""What several braille tests need."""

import sys
from collections.abc import Callable, Iterator

import pytest

from braille import liblouis
from tests.braille.bare import louis


@pytest.fixture
def replace_louis(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[object], None]]:
    """Put something else in the place of the module louis; None: nothing is installed."""

    def replace(module: object) -> None:
        monkeypatch.setitem(sys.modules, "louis", module)
        monkeypatch.setitem(sys.modules, "access_uno_liblouis", None)
        liblouis._load.cache_clear()

    yield replace
    monkeypatch.undo()
    liblouis._load.cache_clear()
    assert liblouis.version() == louis.version()
