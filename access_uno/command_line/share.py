"""What an installed package puts under `share/`: manual pages, and completions for three shells."""

from __future__ import annotations

from typing import Final

from access_uno.command_line.completions import completions
from access_uno.command_line.manual import manual
from access_uno.command_line.table import PROGRAM, languages
from access_uno.words import words_of

_SHELLS: Final = {
    "bash": f"bash-completion/completions/{PROGRAM}",
    "zsh": f"zsh/site-functions/_{PROGRAM}",
    "fish": f"fish/vendor_completions.d/{PROGRAM}.fish",
}
_OTHER_NAMES: Final = {"zh": "zh_TW"}  # what `man` calls a language


def shared() -> dict[str, str]:
    """Return all texts by their paths under `share/`; the completions explain in English."""
    files = {path: completions(shell, words_of("en")) for shell, path in _SHELLS.items()}
    for language in languages():
        folder = "" if language == "en" else f"{_OTHER_NAMES.get(language, language)}/"
        files[f"man/{folder}man1/{PROGRAM}.1"] = manual(words_of(language))
    return files
