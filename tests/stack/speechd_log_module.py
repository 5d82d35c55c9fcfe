"""A synthesizer for Speech Dispatcher that writes down what it should say, exactly as it was sent.

Speech Dispatcher starts it like any output module and talks to it over stdin and stdout (its manual:
"Communication Protocol for Output Modules").

Usage: python speechd_log_module.py LOGFILE [ENDS]
       python speechd_log_module.py --speed FILE LOGFILE

The file ENDS says how many messages come to an end by themselves; the others are being said until they are
stopped. Beside it, "begun" has a line for each that has begun. With --speed each message takes its time:
the file has the letters that are said in a second, and "speaking" lies beside it meanwhile.
"""

from __future__ import annotations

import html
import json
import queue
import re
import sys
import threading
import time
from pathlib import Path

_SSML_TAG = re.compile(r"<[^>]*>")


class LogModule:
    def __init__(self, log: Path, ends: Path | None) -> None:
        self.log = log
        self.ends = ends
        self.ended = 0
        self.settings: dict[str, str] = {}
        self.lines: queue.Queue[str | None] = queue.Queue()

    def run(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        while (line := self.lines.get()) is not None and self._obey(line):
            pass

    def _read(self) -> None:
        for line in sys.stdin:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def _obey(self, line: str) -> bool:
        match line.partition(" ")[0]:
            case "INIT":
                self._reply("299-ready", "299 OK LOADED SUCCESSFULLY")
            case "AUDIO":
                self._reply("207 OK RECEIVING AUDIO SETTINGS")
                # Without the server's own audio it opens no sound device.
                if "audio_output_method=server" in self._block():
                    self._reply("300-no audio", "300 MODULE ERROR")
                else:
                    self._reply("203 OK AUDIO INITIALIZED")
            case "LOGLEVEL":
                self._reply("207 OK RECEIVING LOGLEVEL SETTINGS")
                self._block()
                self._reply("203 OK LOGLEVEL SET")
            case "SET":
                self._reply("203 OK RECEIVING SETTINGS")
                for setting in self._block():
                    name, _, value = setting.partition("=")
                    self.settings[name] = value
                self._reply("203 OK SETTINGS RECEIVED")
            case "SPEAK" | "CHAR" | "KEY" | "SOUND_ICON":
                self._reply("202 OK RECEIVING MESSAGE")
                self._speak("\n".join(self._block()))
            case "LIST":
                self._reply("200-Log\ten\tnone", "200 OK VOICE LIST SENT")
            case "QUIT":
                self._reply("210 OK QUIT")
                return False
        return True  # STOP and PAUSE while nothing is being said need no answer

    def _speak(self, ssml: str) -> None:
        started = time.time()
        self._reply("200 OK SPEAKING", "701 BEGIN")
        text = html.unescape(_SSML_TAG.sub("", ssml))
        heard = self._say(text)
        stopped = heard < 1
        self.ended += not stopped
        entry = {**self.settings, "text": text, "time": started, "stopped": stopped, "heard": round(heard, 2)}
        with self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry, ensure_ascii=False) + "\n")
        self._reply("703 STOP" if stopped else "702 END")

    def _say(self, text: str) -> float:
        """Take as long as one wants; only STOP, or the end of the server, cuts it short.

        Return the share of the text that was said."""
        if self.ends is None:
            return 1.0
        with self.ends.with_name("begun").open("a") as begun:
            begun.write("begun\n")
        while self.ended >= int(self.ends.read_text()):
            try:
                line = self.lines.get(timeout=0.01)
            except queue.Empty:
                continue
            if line in ("STOP", None):
                return 0.0
            self._obey(line)
        return 1.0

    def _block(self) -> list[str]:
        """The lines up to a lone dot; the sender has doubled any other leading dot."""
        block: list[str] = []
        while (line := self.lines.get()) not in (".", None):
            block.append(line.removeprefix("."))
        return block

    def _reply(self, *lines: str) -> None:
        print(*lines, sep="\n", flush=True)


class TimedModule(LogModule):
    """Takes for each message the time that saying it takes."""

    def __init__(self, log: Path, speed: Path) -> None:
        super().__init__(log, None)
        self.speed = speed

    def _speak(self, ssml: str) -> None:
        busy = self.speed.with_name("speaking")
        busy.touch()
        super()._speak(ssml)
        busy.unlink(missing_ok=True)

    def _say(self, text: str) -> float:
        speed = float(self.speed.read_text() or 0)
        seconds = len(text) / speed if speed else 0.0
        begin = time.monotonic()
        while (left := begin + seconds - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except queue.Empty:
                break
            if line in ("STOP", None):
                return min(0.99, (time.monotonic() - begin) / seconds)
            self._obey(line)
        return 1.0


if __name__ == "__main__":
    if sys.argv[1] == "--speed":
        TimedModule(Path(sys.argv[3]), Path(sys.argv[2])).run()
    else:
        LogModule(Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else None).run()
