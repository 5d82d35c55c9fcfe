"""Torture: chance presses, types, kills and changes files; what breaks is told with its seed."""
