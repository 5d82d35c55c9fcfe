"""Records of matches: reading, writing, playing them again, saves and results."""

from access_uno.record.record import (
    _HEADER_KEYS,
    MAX_LINE,
    Hint,
    Moment,
    Record,
    RecordError,
    Replay,
    Seat,
    SeatChange,
    Step,
    take_step,
)

__all__ = [
    "MAX_LINE",
    "_HEADER_KEYS",
    "Hint",
    "Moment",
    "Record",
    "RecordError",
    "Replay",
    "Seat",
    "SeatChange",
    "Step",
    "take_step",
]
