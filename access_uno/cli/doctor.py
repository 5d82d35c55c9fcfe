"""What this computer has for speech, braille and the terminal, and what is missing, as codes and facts.

Nothing is started or changed, nothing needs to be there, and no server can make it hang.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from operator import methodcaller
from pathlib import Path
from typing import Final

from access_uno.engine.values import Value
from access_uno.system import installed, screen_readers
from access_uno.system.worker import Absent, Hung, Lost, Worker
from access_uno.text.folding import say
from access_uno.words import Words

OLDEST_PYTHON: Final = (3, 11)

_NEEDS: Final[Mapping[str, installed.Need]] = {  # what helps where it is missing
    "braille-foreign": "braille-removed",
    "brlapi-hidden": "environment",
    "brlapi-missing": "package",
    "brltty-missing": "package",
    "dispatcher-missing": "package",
    "liblouis-hidden": "liblouis-seen",
    "liblouis-missing": "liblouis",
    "liblouis-old": "liblouis",
    "liblouis-wrong": "louis-removed",
    "library-missing": "library",
    "miniaudio-missing": "library",
    "speech-missing": "library",
    "speechd-hidden": "environment",
    "speechd-missing": "package",
}
_SYSTEM_PACKAGES: Final = "/usr/lib/python3/dist-packages"
_SECONDS: Final = 1.0  # for BRLTTY to answer
_OPENING: Final = 3.0  # for a sound card
_STARTING: Final = 5.0  # for a speech server that has to be started
_SHOWN: Final = 3.0  # seconds to find a card with the fingers


class Finding(Value):
    """One thing that is there (``ok``) or missing; ``needed`` if no game can be played without it.

    The code is two words, the part and its state. The facts of something missing often have ``install``,
    the name of its package. What helps depends on how the game was installed: see `installed.remedy`.
    """

    code: str
    ok: bool = True
    needed: bool = False
    facts: Mapping[str, str | int] = {}


def examine() -> list[Finding]:
    """Return what is there and what is missing, part by part.

    - installed-clone, -pip, -pipx, -zip, -debian
    - braille-foreign: another package is found in the place of `braille`
    - python-present, python-old
    - libraries-present, library-missing (for each)
    - terminal-present, terminal-dumb, terminal-none; encoding-present (of a terminal), encoding-poor
    - liblouis-present, liblouis-missing, -wrong, -old, -hidden
    - speech-present, speech-missing: the library accessible_output2
    - speechd-present, speechd-missing, speechd-hidden: its way to Speech Dispatcher
    - dispatcher-present, dispatcher-idle (starts when it is needed), dispatcher-hung, dispatcher-missing
    - voice-present, voice-missing (for each language), where Speech Dispatcher runs and lists its voices
    - sounds-present, sounds-missing (no card), sounds-hung; miniaudio-missing: the library for them
    - brlapi-present, brlapi-missing, brlapi-hidden: the way to BRLTTY
    - brltty-present, brltty-idle (installed, not running), brltty-closed (running without BrlAPI),
      brltty-hung, brltty-refused, brltty-missing
    - display-present, display-unplugged
    - reader-running (for each); voiceover-setting and -permission, which no program can read

    "hidden" means that the system has it, but the virtual environment of this Python does not see it.
    """
    parts = (
        *(_installed, _python, _libraries, _terminal, _encoding),
        *(_liblouis, _speech, _sounds, _braille_display, _readers),
    )
    return [finding for part in parts for finding in part()]


def can_play(findings: Sequence[Finding]) -> bool:
    """Return whether a game can be played with this, in one way or another."""
    return all(finding.ok or not finding.needed for finding in findings)


def tell(words: Words) -> int:
    """Print what was found, a line each; say the verdict and show one card with what is there.

    Return 0 if a game can be played, else 1.
    """
    findings = examine()
    playable = can_play(findings)
    verdict = words.text("doctor-playable" if playable else "doctor-not-playable")
    for finding in findings:
        say(_told(finding, words))
    say(verdict)
    codes = {finding.code for finding in findings}
    with ExitStack() as stack:
        if "speech-present" in codes:
            stack.callback(_say(verdict, words.language), _STARTING)
        if {"display-present", "liblouis-present"} <= codes:
            _show_card()
    return 0 if playable else 1


def _told(finding: Finding, words: Words) -> str:
    """Return the sentence about a finding, and what helps."""
    facts = dict(finding.facts)
    if need := _NEEDS.get(finding.code):
        message, more = installed.remedy(need, str(facts.get("install", "")))
        facts["remedy"] = words.text(message, **more)
    return words.text(f"doctor-{finding.code}", **facts)


def _say(text: str, language: str) -> Callable[[float], None]:
    """Begin to say ``text``; return a function that waits until it is handed over, up to a time limit."""
    from access_uno.speech import Speech

    speech = Speech()
    speech.say(text, language)
    return speech.stop


def _show_card() -> None:
    """Show a red seven for a moment."""
    from access_uno.console.display import Display
    from braille.notation import notation, show

    there = threading.Event()
    display = Display(on_key=lambda _: None, on_size=lambda _: there.set())
    if there.wait(2 * _SECONDS):
        cells = show(["R7"], notation("rulebook"), "cells")
        display.show(bytes(ord(cell) - 0x2800 for cell in cells))
        time.sleep(_SHOWN)
    display.stop()


def _installed() -> Iterator[Finding]:
    copy = installed.way()
    newer = f"{installed.pip(copy)} install --upgrade access-uno"
    yield Finding(f"installed-{copy}", facts={"place": installed.place(), "newer": newer})
    if place := installed.intruder():
        facts = {"place": place}
        yield Finding("braille-foreign", ok=False, needed=True, facts=facts)


def _python() -> Iterator[Finding]:
    facts = {"version": ".".join(map(str, sys.version_info[:3])), "wanted": ".".join(map(str, OLDEST_PYTHON))}
    new = sys.version_info >= OLDEST_PYTHON
    yield Finding("python-present" if new else "python-old", ok=new, needed=True, facts=facts)


def _libraries() -> Iterator[Finding]:
    missing = [library for library in installed.LIBRARIES if not _found(library)]
    for library in missing:
        yield Finding("library-missing", ok=False, needed=True, facts={"install": library})
    if not missing:
        yield Finding("libraries-present", needed=True)


def _terminal() -> Iterator[Finding]:
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty()):
        yield Finding("terminal-none")  # typed lines work everywhere
    elif os.environ.get("TERM", "dumb") == "dumb" and sys.platform != "win32":
        yield Finding("terminal-dumb")
    else:
        size = shutil.get_terminal_size()
        yield Finding("terminal-present", facts={"columns": size.columns, "rows": size.lines})


def _encoding() -> Iterator[Finding]:
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    known = encoding == "utf8"
    if known and not (sys.stdout and sys.stdout.isatty()):
        return  # a file or a pipe, where it says nothing about a terminal
    yield Finding("encoding-present" if known else "encoding-poor", ok=known, facts={"encoding": encoding})


def _liblouis() -> Iterator[Finding]:
    if installed.intruder():
        return  # without the table there is no braille to ask for
    from braille.liblouis import LouisError, version

    try:
        yield Finding("liblouis-present", facts={"version": version()})
    except LouisError as error:
        code = "hidden" if error.reason == "missing" and _hidden("louis") else error.reason
        facts = {"install": "python3-louis", "detail": error.detail}
        yield Finding(f"liblouis-{code}", ok=False, facts=facts)


def _speech() -> Iterator[Finding]:
    if _found("accessible_output2"):
        yield Finding("speech-present")
    else:
        yield Finding("speech-missing", ok=False, facts={"install": "accessible-output2"})
    if sys.platform == "linux":
        yield _module("speechd", "python3-speechd")
        yield (server := _dispatcher())
        if server.code == "dispatcher-present":  # a server that is not running is not started for this
            yield from _voices()
    if sys.platform == "darwin":
        yield Finding("voiceover-setting")
        yield Finding("voiceover-permission")


def _sounds() -> Iterator[Finding]:
    from access_uno.sounds import devices

    try:
        state = devices.card(_OPENING)
    except Absent:
        yield Finding("miniaudio-missing", ok=False, facts={"install": "miniaudio"})
        return
    code = {"answers": "sounds-present", "absent": "sounds-missing", "hung": "sounds-hung"}[state]
    yield Finding(code, ok=state == "answers")


def _dispatcher() -> Finding:
    from access_uno.speech import dispatcher

    state = dispatcher.state()
    if state == "absent":
        if shutil.which("speech-dispatcher"):
            return Finding("dispatcher-idle")
        return Finding("dispatcher-missing", ok=False, facts={"install": "speech-dispatcher"})
    return Finding("dispatcher-present") if state == "answers" else Finding("dispatcher-hung", ok=False)


def _voices() -> Iterator[Finding]:
    """Yield a finding for each language of the game; none if the server does not list its voices."""
    from access_uno.speech.voices import LISTING, open_voice, voice_language
    from access_uno.words import languages, words_of

    worker = Worker(lambda: open_voice("speech-dispatcher", lambda _: None, lambda _: None), "doctor")
    try:
        worker.start(_STARTING)
        offered = worker.call(methodcaller("offered"), LISTING)
        worker.end(_SECONDS)
    except (Lost, Hung):
        return
    for language in languages() if offered else ():
        wanted = voice_language(language, (code for _, code in offered))
        voice = next((name for name, code in offered if code.casefold() == wanted), None)
        facts = {"language": words_of(language).text("language-name"), "voice": voice or ""}
        yield Finding("voice-present" if voice else "voice-missing", ok=voice is not None, facts=facts)


def _braille_display() -> Iterator[Finding]:
    from access_uno.console import display

    if sys.platform != "linux" and not _found("brlapi"):
        return  # there, a screen reader has the display
    yield (module := _module("brlapi", "python3-brlapi"))
    state = display.state()
    if state == "absent":
        if "brltty" in screen_readers.running():
            yield Finding("brltty-closed", ok=False)
        elif shutil.which("brltty"):
            yield Finding("brltty-idle")
        else:
            yield Finding("brltty-missing", ok=False, facts={"install": "brltty"})
    elif state == "hung":
        yield Finding("brltty-hung", ok=False)
    elif not module.ok:
        yield Finding("brltty-present")
    else:
        yield from _connected()


def _connected() -> Iterator[Finding]:
    """Yield what BRLTTY says about its display."""
    from access_uno.console.display import Connection

    worker = Worker(Connection, "doctor")
    try:
        worker.start(_SECONDS)
        columns, rows = worker.call(methodcaller("size"), _SECONDS)
    except Lost as error:  # usually the user may not read BRLTTY's key
        yield Finding("brltty-refused", ok=False, facts={"key": "/etc/brlapi.key", "detail": str(error)})
    except Hung:
        yield Finding("brltty-hung", ok=False)
    else:
        yield Finding("brltty-present")
        cells = {"columns": columns * rows}
        yield Finding("display-present", facts=cells) if columns else Finding("display-unplugged", ok=False)
        worker.end(_SECONDS)


def _readers() -> Iterator[Finding]:
    for name in screen_readers.running():
        yield Finding("reader-running", facts={"name": name})


def _module(name: str, package: str) -> Finding:
    """Return the finding about a Python module that comes with a package of the system."""
    if _found(name):
        return Finding(f"{name}-present")
    state = "hidden" if _hidden(name) else "missing"
    return Finding(f"{name}-{state}", ok=False, facts={"install": package})


def _found(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # not even its package is there
        return False


def _hidden(module: str) -> bool:
    """Return whether the system's Python has the module, and this one does not see it."""
    return not _found(module) and any(Path(_SYSTEM_PACKAGES).glob(f"{module}*"))
