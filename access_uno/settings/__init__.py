"""What a player has chosen: settings, presets, the make-up of a new game."""

from access_uno.settings.profile import FIELDS, PERSONAL, Choice, Counts, Name, Number, Profile, Uses
from access_uno.settings.settings import Home, Settings, Trouble, home
