"""What a player has chosen: settings, presets, the make-up of a new game."""

from access_uno.settings.settings import (
    FIELDS,
    PERSONAL,
    Choice,
    Counts,
    Home,
    Name,
    Number,
    Profile,
    Settings,
    Trouble,
    Uses,
    home,
)
