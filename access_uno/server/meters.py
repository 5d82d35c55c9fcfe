"""What a server counts about itself: no names, no texts, no cards."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

_RECENT_SECONDS: Final = 300.0
_MOST_RECENT: Final = 20_000


class Meters:
    """The counts of one server since it was started.

    >>> meters = Meters(lambda: 0.0)
    >>> for seconds in (0.1, 0.2, 0.3):
    ...     meters.answered(seconds)
    >>> meters.quantile(0.5), meters.quantile(1.0), meters.answers
    (0.2, 0.3, 3)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.steps = 0  # that this server has kept
        self.answers = 0
        self.answer_seconds = 0.0  # from a wish to its answer, all together
        self.refusals: Counter[str] = Counter()  # by code
        self.store_errors: Counter[str] = Counter()  # by code
        self._clock = clock
        self._recent: deque[tuple[float, float]] = deque(maxlen=_MOST_RECENT)  # when, and how long it took

    def answered(self, seconds: float) -> None:
        """Count the answer to a wish, and how long it took."""
        self.answers += 1
        self.answer_seconds += seconds
        self._recent.append((self._clock(), seconds))

    def quantile(self, share: float) -> float | None:
        """Return in what time this share of the answers of the last five minutes came; None without any."""
        since = self._clock() - _RECENT_SECONDS
        took = sorted(seconds for at, seconds in self._recent if at >= since)
        return took[min(int(share * len(took)), len(took) - 1)] if took else None
