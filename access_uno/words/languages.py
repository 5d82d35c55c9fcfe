"""Which languages there are, and which one the system uses."""

import functools
import os
import sys
from collections.abc import Mapping
from typing import Final

FOLDER: Final = os.path.dirname(__file__)  # importing pathlib would take as long as reading words
FALLBACK: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


@functools.cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder with words; English, the source of all translations, first."""
    found = {name for name in os.listdir(FOLDER) if os.path.exists(f"{FOLDER}/{name}/common.ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def default_language(environ: Mapping[str, str]) -> str:
    """Return the language of the environment, as gettext reads it, or of Windows; else English.

    >>> default_language({"LANG": "de_AT.UTF-8"}), default_language({"LANGUAGE": "fi:nl", "LANG": "it_IT"})
    ('de', 'nl')
    """
    locale = _locale(environ) or _of_windows()
    wanted = [] if _code(locale) in ("c", "posix") else environ.get("LANGUAGE", "").split(":")
    return _first_known(*wanted, locale) or FALLBACK


def language_named(environ: Mapping[str, str]) -> str:
    """Return the language of a locale that a client has sent; empty if the game does not speak it.

    >>> language_named({"LANG": "nl_NL", "LC_ALL": "de_AT"}), language_named({"LANG": "C.UTF-8"})
    ('de', '')
    """
    return _first_known(_locale(environ))


def _locale(environ: Mapping[str, str]) -> str:
    return next((environ[name] for name in _VARIABLES if environ.get(name)), "")


def _first_known(*locales: str) -> str:
    return next((code for code in map(_code, locales) if code in languages()), "")


def _of_windows() -> str:
    if sys.platform != "win32":
        return ""
    from access_uno.system.windows import language

    return language()


def _code(locale: str) -> str:
    """Return the language of a locale such as zh_TW.UTF-8."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.lower()
