"""Bare liblouis, to compare with: the module that `braille` uses, whether of the system or of PyPI."""

from typing import Any

from braille import liblouis

louis: Any = liblouis._load()
