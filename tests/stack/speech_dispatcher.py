"""A private Speech Dispatcher: what a game has really spoken, in which language, and whether it can be heard.

Not called speechd.py: next to a test, that name would hide Debian's ``speechd``.
"""

from __future__ import annotations

import array
import json
import shutil
import socket
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.stack.servers import PATIENCE, PrivateServer, wait_until, whole_lines

SAMPLE_RATE = 22050  # espeak-ng's: mono, 16 bits
_LOG_MODULE = Path(__file__).with_name("speechd_log_module.py")
_ESPEAK_CONF = Path("/etc/speech-dispatcher/modules/espeak-ng.conf")

_SPEECHD_CONF = """\
LogLevel 3
LogDir "{directory}"
DisableAutoSpawn
DefaultLanguage "en"
DefaultPunctuationMode "none"
SymbolsPreproc "none"
{backend}
"""
_BACKENDS = {
    "log": 'AddModule "log" "{directory}/log-module" ""\nDefaultModule log',
    "audio": (
        'AudioOutputMethod "alsa"\nAudioALSADevice "default"\n'
        'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\nDefaultModule espeak-ng'
    ),
}
# A sound card that is a file of raw samples.
_ASOUND_CONF = """\
</usr/share/alsa/alsa.conf>
pcm.!default {{
  type file
  slave.pcm "null"
  file "{directory}/audio.raw"
  format "raw"
}}
"""


@dataclass(frozen=True)
class Spoken:
    """One message as the synthesizer got it."""

    text: str
    language: str
    rate: int
    pitch: int
    volume: int
    stopped: bool  # interrupted before its end
    time: float


class PrivateSpeechDispatcher(PrivateServer):
    """Speech Dispatcher with one synthesizer: ``log`` (the texts) or ``audio`` (espeak-ng into a file).

    Where ``log`` is ``slow``, messages come to their end only with ``let_end``, or when they are stopped.
    """

    def __init__(self, backend: Literal["log", "audio"] = "log", *, slow: bool = False) -> None:
        super().__init__()
        self._backend = backend
        self._ends = self.directory / "ends" if slow else None
        self.let_end(0)
        self._socket = self.directory / "speechd.sock"

    @property
    def environment(self) -> dict[str, str]:
        """Variables for the program under test (or for ``monkeypatch.setenv``).

        SPEECHD_CMD: a client starts a missing server by itself; a test of a dead one must not be rescued.
        """
        return {"SPEECHD_ADDRESS": f"unix_socket:{self._socket}", "SPEECHD_CMD": "/bin/false"}

    def start(self) -> None:
        self._write_configuration()
        path = str(self.directory)
        # HOME and XDG_RUNTIME_DIR keep it away from the settings and the sound server of a real user.
        env = {"HOME": path, "XDG_RUNTIME_DIR": path, "ALSA_CONFIG_PATH": f"{path}/asound.conf"}
        command = f"speech-dispatcher --run-single --timeout 0 --config-dir {path} --log-dir {path}"
        address = f"--communication-method unix_socket --socket-path {self._socket} --pid-file {path}/pid"
        self._launch([*command.split(), *address.split()], env, self._answers)

    def let_end(self, count: int) -> None:
        """From now on so many messages come to their end, those before included."""
        if self._ends is not None:
            new = self._ends.with_suffix(".new")
            new.write_text(str(count))
            new.replace(self._ends)

    def begun(self) -> int:
        """How many messages have begun, where they are slow."""
        return len(whole_lines(self.directory / "begun"))

    def spoken(self) -> list[Spoken]:
        """Every message so far (``log``)."""
        return [_parse(line) for line in whole_lines(self.directory / "spoken.jsonl")]

    def texts(self) -> list[str]:
        return [message.text for message in self.spoken()]

    def wait_for_texts(self, count: int, timeout: float = PATIENCE) -> list[str]:
        """The texts, as soon as there are ``count`` of them, or when the time is over."""
        wait_until(lambda: len(self.texts()) >= count, timeout)
        return self.texts()

    def pcm(self) -> bytes:
        """The sound so far (``audio``): mono, 16 bits, SAMPLE_RATE."""
        raw = self.directory / "audio.raw"
        samples = raw.read_bytes() if raw.exists() else b""
        return samples[: len(samples) // 2 * 2]

    def wait_for_pcm(self, after: int = 0, timeout: float = PATIENCE) -> bytes:
        """The sound after byte ``after``, once it has begun and then stopped growing."""
        sizes: list[int] = []

        def finished() -> bool:
            sizes.append(len(self.pcm()))
            return sizes[-1] > after and len(sizes) > 100 and sizes[-100] == sizes[-1]

        wait_until(finished, timeout)
        return self.pcm()[after:]

    def _write_configuration(self) -> None:
        for name in ("modules", "clients"):
            (self.directory / name).mkdir(exist_ok=True)
        if self._backend == "audio":
            shutil.copy(_ESPEAK_CONF, self.directory / "modules")
            (self.directory / "asound.conf").write_text(_ASOUND_CONF.format(directory=self.directory))
        else:
            script, log = self.directory / "log-module", self.directory / "spoken.jsonl"
            command = f"exec '{sys.executable}' '{_LOG_MODULE}' '{log}' {self._ends or ''}"
            script.write_text(f"#!/bin/sh\n{command}\n")
            script.chmod(0o755)
        backend = _BACKENDS[self._backend].format(directory=self.directory)
        conf = _SPEECHD_CONF.format(directory=self.directory, backend=backend)
        (self.directory / "speechd.conf").write_text(conf)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(str(self._socket)) == 0


def as_spoken(text: str) -> str:
    """``text`` as it arrives: Speech Dispatcher makes full-width characters plain ones."""
    return unicodedata.normalize("NFKC", text)


def loudness(pcm: bytes) -> float:
    """The share of samples louder than -30 dB; 0 is silence."""
    samples = array.array("h", pcm)
    return sum(abs(sample) > 1000 for sample in samples) / max(1, len(samples))


def _parse(line: str) -> Spoken:
    entry = json.loads(line)
    rate, pitch, volume = (int(entry.get(name) or 0) for name in ("rate", "pitch", "volume"))
    return Spoken(
        entry["text"], entry.get("language", ""), rate, pitch, volume, entry["stopped"], entry["time"]
    )
