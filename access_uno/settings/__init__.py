"""What a player has chosen: settings, presets, the make-up of a new game."""

from access_uno.settings.profile import FIELDS, PERSONAL, Choice, Name, Number, Profile
from access_uno.settings.settings import Counts, Home, Settings, Trouble, Uses, home
