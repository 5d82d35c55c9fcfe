"""Records of matches: reading, writing, playing them again, saves and results."""

from access_uno.record.record import (
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
