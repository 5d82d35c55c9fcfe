"""The window on a console of Windows that understands no escapes: it is drawn by functions."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    from ctypes import byref, windll
    from ctypes.wintypes import DWORD

    from prompt_toolkit.output.win32 import Win32Output

    class WindowsOutput(Win32Output):
        """Draws on the only screen of the console, because Wine shows no other one."""

        def enter_alternate_screen(self) -> None:
            """Clear what is there."""
            self.erase_screen()

        def quit_alternate_screen(self) -> None:
            """Clear what was drawn."""
            self.erase_screen()
            self.cursor_goto(0, 0)

        def flush(self) -> None:
            """Write what waits, all at once: a call for each character takes Wine seconds."""
            text = "".join(self._buffer)
            self._buffer.clear()
            units = len(text.encode("utf-16-le")) // 2
            windll.kernel32.WriteConsoleW(self.hconsole, text, units, byref(DWORD()), None)
