"""The backends of accessible_output2. Everything here runs in the speech worker's thread, and only there."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from access_uno.system.worker import Absent, Lost

_log = logging.getLogger(__name__)

# The low byte of a Windows language number.
_WINDOWS_LANGUAGES = {"zh": 0x04, "de": 0x07, "en": 0x09, "it": 0x10, "nl": 0x13}
LISTING = 20.0  # seconds for a list of voices: that of espeak-ng takes three on a busy machine
# How synthesizers name the languages of their voices, the best first, where that is not the plain code.
# For "zh" espeak-ng 1.51 takes a voice that reads Chinese as if its pinyin were English words.
_NAMES = {"zh": ("cmn-latn-pinyin", "zh-tw", "zh", "zh-cn", "cmn"), "en": ("en", "en-gb", "en-us")}


@dataclass(frozen=True)
class Manner:
    """How to speak: each from -100 to 100, or None for the synthesizer's own setting."""

    rate: int | None = None
    pitch: int | None = None
    volume: int | None = None


def voice_language(language: str, offered: Iterable[str]) -> str:
    """Return the best name for a language among the languages of the voices offered, else its plain code.

    >>> voice_language("zh", ["cmn", "cmn-LATN-PINYIN", "it"])
    'cmn-latn-pinyin'
    """
    known = {each.casefold() for each in offered}
    return next((name for name in _NAMES.get(language, ()) if name in known), language)


def open_voice(name: str, on_begin: Callable[[int], None], on_end: Callable[[int], None]) -> Voice:
    """Return the backend called ``name``, or with "auto" the first that works.

    ``on_begin`` and ``on_end`` are called with the number of each message that begins and is over, where the
    backend knows.
    """
    output = _output(name)
    kind = type(output).__module__.rpartition(".")[2]
    if kind == "speech_dispatcher":
        return DispatcherVoice(output, on_begin, on_end)
    return {"sapi5": SapiVoice, "e_speak": EspeakVoice}.get(kind, Voice)(output)


def _output(name: str) -> Any:
    """Return the output of accessible_output2. Raise Absent without a library, Lost without a server."""
    try:
        if sys.platform == "win32":
            importlib.import_module("pythoncom").CoInitialize()  # each thread that uses COM has to
        importlib.import_module("accessible_output2.outputs.auto")
        package = importlib.import_module("accessible_output2")
        _keep_quiet()
        if name == "auto":
            output = package.outputs.auto.Auto().get_first_available_output()
        else:
            module = "e_speak" if name == "espeak" else name.replace("-", "_")
            output = importlib.import_module(f"{package.__name__}.outputs.{module}").output_class()
    except ImportError as error:
        raise Absent(str(error)) from None
    if output is not None and output.is_active():
        return output
    if sys.platform == "linux" and importlib.util.find_spec("speechd") is None:
        raise Absent("No module named 'speechd'")
    raise Lost(f"{name} is not running")


def _keep_quiet() -> None:
    """accessible_output2 prints what it does not find. Its modules get a ``print`` of their own for that:
    redirecting standard output would also take the lines of the game, which other threads write meanwhile.
    """
    for name, module in list(sys.modules.items()):
        if name.startswith("accessible_output2") and isinstance(module, ModuleType):
            vars(module)["print"] = _to_log


def _to_log(*values: object, **_: object) -> None:
    _log.debug("%s", " ".join(map(str, values)))


class Voice:
    """Any backend: it speaks, and has a language and a manner of its own."""

    def __init__(self, output: Any) -> None:
        self._output = output

    def prepare(self, language: str) -> None:
        """Find out which voice speaks a language, where that may take long."""

    def say(self, text: str, language: str) -> int | None:  # noqa: ARG002  # see the subclasses
        """Begin to say ``text``; return the number of the message, if its end will be told."""
        self._output.speak(text)
        return None

    def silence(self) -> None:
        """Stop what is being said and what waits in the backend."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:  # JAWS
            self._output.speak("", interrupt=True)

    def braille(self, text: str) -> None:
        """Show ``text``; backends without braille do nothing."""
        self._output.braille(text)

    def tune(self, manner: Manner) -> None:
        """Set rate, pitch and volume, where the backend has them."""
        for name, value in vars(manner).items():
            if value is not None and getattr(self._output, f"has_{name}", False):
                low, high = (getattr(self._output, f"{end}_{name}") for end in ("min", "max"))
                getattr(self._output, f"set_{name}")(round(low + (value + 100) * (high - low) / 200))

    def offered(self) -> list[tuple[str, str]]:
        """Return the names and languages of the server's voices; empty if none is listed."""
        return []

    def check(self) -> None:
        """Raise if the server is gone."""

    def close(self) -> None:
        """Close the backend; what it still has to say, it says."""

    def line(self) -> int | None:
        """See ``worker.Resource``."""
        return None


class SapiVoice(Voice):
    """Windows' own synthesizer: one voice for each language."""

    def say(self, text: str, language: str) -> int | None:
        for name, voice in self._output._voices.items():  # the library has no public way to its languages
            if _speaks(voice.GetAttribute("Language"), language):
                self._output.set_voice(name)
                break
        return super().say(text, language)


def _speaks(attribute: str, language: str) -> bool:
    """Return whether a voice with the attribute "407;9" speaks "de" (or "en").

    Hexadecimal language numbers.
    """
    wanted = _WINDOWS_LANGUAGES.get(language)
    return wanted in {int(number, 16) & 0xFF for number in attribute.split(";") if number}


class EspeakVoice(Voice):
    """eSpeak itself, without a server: one voice for each language."""

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        self._language = ""

    def say(self, text: str, language: str) -> int | None:
        if language != self._language:
            engine = self._output._ec
            offered = (voice.identifier.rpartition("/")[2] for voice in engine.list_voices())
            engine.set_voice(voice_language(language, offered))
            self._language = language
        return super().say(text, language)


class DispatcherVoice(Voice):
    """Speech Dispatcher. Only the client inside knows language, manner, and where a message begins."""

    def __init__(self, output: Any, on_begin: Callable[[int], None], on_end: Callable[[int], None]) -> None:
        super().__init__(output)
        self._client = output._client
        self._language = ""
        self._language_names: dict[str, str] = {}
        self._on_begin = on_begin
        self._on_end = on_end
        # Not speak's own callbacks: the end of a short message can come before the library has noted them.
        self._client._conn.set_callback(self._on_event)

    def prepare(self, language: str) -> None:
        if language not in self._language_names:
            self._language_names[language] = self._language_name(language)

    def say(self, text: str, language: str) -> int | None:
        if language != self._language:
            self.prepare(language)
            self._client.set_language(self._language_names[language])
            self._language = language
        _, _, data = self._client.speak(text)  # output.speak does not return the number
        return int(data[0])

    def _language_name(self, language: str) -> str:
        """Ask for the list only where the plain code is not the best name: espeak-ng lists 13,000 voices."""
        if _NAMES.get(language, (language,))[0] == language:
            return language
        return voice_language(language, (offered for _, offered in self.offered()))

    def offered(self) -> list[tuple[str, str]]:
        unlisted = importlib.import_module("speechd").SSIPCommandError
        try:
            listed = self._client.list_synthesis_voices()
        except unlisted:
            return []
        return [(name, language or "") for name, language, variant in listed if variant in (None, "none")]

    def tune(self, manner: Manner) -> None:
        for name, value in vars(manner).items():
            if value is not None:
                getattr(self._client, f"set_{name}")(value)

    def check(self) -> None:
        self._client.get_rate()

    def _on_event(self, message: int, _client: int, event: str, **_: object) -> None:
        if event == "begin":
            self._on_begin(message)
        elif event in ("end", "cancel"):
            self._on_end(message)

    def close(self) -> None:
        self._output.close()

    def line(self) -> int | None:
        number: int = self._client._conn._socket.fileno()
        return number
