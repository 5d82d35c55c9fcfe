"""Faults as translators make them, planted in a copy of the real words: how many does the checker find?"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from access_uno.words.languages import FOLDER
from tests.tools.words import problems

Plant = Callable[[str], str | None]
"""Returns an entry of a .ftl file with a fault in it; None if it has no place for that fault."""


class Fault(NamedTuple):
    """What was planted, and in which message of which language."""

    kind: str
    language: str
    message: str


def _swap(pattern: str, new: str) -> Plant:
    """Replace the first place of a pattern in what is told, if there is one."""

    def plant(entry: str) -> str | None:
        head, told = entry.split("=", 1)
        planted = re.sub(pattern, new, told, count=1, flags=re.MULTILINE)
        return None if planted == told else f"{head}={planted}"

    return plant


_LEFT: Final = {"ENGLISH": "en", "GERMAN": "de"}
_SENTENCE: Final = 5  # words of an entry, with its name
_WORD: Final = r"(?<=[^\W\d_]) (?=[^\W\d_])"  # between two words
_LAST: Final = r"\.$(?!\n +\.)"
KINDS: Final[dict[str, tuple[str, Plant]]] = {
    "a message is missing": ("de it nl zh", lambda _: ""),
    "a variant is missing": ("de it nl zh", _swap(r"^    \.(you|short|full)\w* = .*\n(?=\Z|    \.|\n)", "")),
    "a variant too many": (
        "de it nl zh",
        lambda entry: None if "\n" in entry.strip() else f"{entry.rstrip()}\n    .full_to_you = x y z\n",
    ),
    "a message stands twice": ("en de it nl zh", lambda entry: f"{entry.rstrip()}\n{entry}"),
    "another variable": ("de it nl zh", _swap(r"\{ \$(who|name|count) \}", r"{ $somebody }")),
    "a variable left out": ("de it nl zh", _swap(r"\{ \$(who|name|count|text) \}", "Anna")),
    "a card not put in by CARD": ("de it nl zh", _swap(r"\{ CARD\(\$card[^)]*\) \}", "{ $card }")),
    "a reference to nothing": ("de it nl zh", _swap(r"\{ n-\w+ \}", "{ n-nothing }")),
    "a form that is not there": ("de it nl zh", _swap(r"CARD\(\$card\)", 'CARD($card, form: "genitive")')),
    "a kind of card that is not there": ("de it nl zh", _swap(r'KIND\("[a-z-]+"', 'KIND("joker"')),
    "a card that is written out": ("de", _swap(r'\{ KIND\("wild"[^)]*\) \}', "eine Farbwahlkarte")),
    "a blank too many in Chinese": ("zh", _swap(r"(?<=[\u4e00-\u9fff])(?=[\u4e00-\u9fff])", " ")),
    "a number without COUNT in Chinese": ("zh", _swap(r'\{ COUNT\((\$\w+), of: "張"\) \}', r"{ \1 }張")),
    "left in English": ("de it nl zh", lambda _: "ENGLISH"),
    "left in another language": ("it nl", lambda _: "GERMAN"),
    "an ellipsis": ("en de it nl", _swap(_LAST, "...")),
    "two blanks": ("en de it nl", _swap(_WORD, "  ")),
    "an isolated symbol": ("en de it nl", _swap(_WORD, " & ")),
    "a plural that the language has not": ("de nl zh", _swap(r"\[(one|0)\]", "[few]")),
    "a mistyped case": ("de it nl zh", _swap(r"\[(on|off|short|full|auto|never|always|keys)\]", r"[\1s]")),
    "without its end": ("de it nl zh", _swap(r"[.。]$", "")),
    "a blank before a sign": ("en de it nl", _swap(_LAST, " .")),
    "no blank after a sign": ("en de it nl", _swap(r"(?<=[a-z]), (?=[a-z])", ",")),
    "no blank beside a variable": ("en de it nl", _swap(r"(?<=[a-z]) (?=\{ \$\w+ \} )", "")),
    "another person": ("de it nl", _swap(r"\{ \$whom \}", "{ $who }")),
    "two signs": ("en de it nl zh", _swap(r"[.。]$", "?.")),
    "a word twice": ("en de it nl", _swap(r" ([a-z]{4,}) (?=[a-z])", r" \1 \1 ")),
    "a sign of half width": ("zh", _swap("，", ",")),
    "a simplified character": ("zh", _swap("這", "\u8fd9")),
    "an apostrophe for an accent": ("it", _swap("è", "e'")),
    "no umlaut": ("de", _swap(r"(?<=[b-z])ü(?=[b-z])", "ue")),
    "a letter of another script": ("de it nl", _swap("a", "\u0430")),
    "a blank of no width": ("de it nl zh", _swap(r"(?<=\w)(?=\w)", "\u200b")),
    "a small letter at the start": ("de", _swap(r"\A Das ", " das ")),
    "a question without its sign": ("de it nl zh", _swap(r"[?？](?=\n*\Z)", ".")),
    "another number": ("de it nl zh", _swap(r"\b(32|500|8022)\b", "23")),
    "a mistyped option": ("de it nl zh", _swap("--(?=[a-z])", "--x")),
    "a case left out": ("de it nl", _swap(r"^    \[(one|yes|own)\] .*\n", "")),
    "another card": ("de it nl zh", _swap(r'KIND\("(wild|skip)"', 'KIND("reverse"')),
    "the formal address": ("zh", _swap("你", "您")),
}


class _Entry(NamedTuple):
    path: Path
    name: str
    text: str


def plant(folder: Path, seed: int, each: int = 2) -> list[Fault]:
    """Copy the words to a folder and plant faults of each kind; return them."""
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "rules", "__pycache__"))
    chance, faults = Random(seed), list[Fault]()
    entries = {each.name: list(_entries(each)) for each in sorted(folder.iterdir())}
    for kind, (languages, make) in KINDS.items():
        for language in chance.choices(languages.split(), k=each):
            taken = {fault.message for fault in faults}
            free = [entry for entry in entries[language] if entry.name not in taken]
            chance.shuffle(free)
            entry, planted = next(_planted(free, make, entries))
            text = entry.path.read_text(encoding="utf-8")
            entry.path.write_text(text.replace(entry.text, planted), encoding="utf-8")
            faults.append(Fault(kind, language, entry.name))
    return faults


def _planted(
    free: list[_Entry], make: Plant, entries: dict[str, list[_Entry]]
) -> Iterator[tuple[_Entry, str]]:
    """Yield entries that have a place for a fault, with it."""
    for entry in free:
        planted = make(entry.text)
        if planted in _LEFT:
            planted = _original(entries[_LEFT[planted]], entry)
        if planted is not None and planted != entry.text:
            yield entry, planted


def _original(others: list[_Entry], entry: _Entry) -> str | None:
    """Return the entry of another language, where it is a plain sentence there and here."""
    text = next((other.text for other in others if other.name == entry.name), "")
    is_plain = "\n" not in text.strip() + entry.text.strip()
    return text if is_plain and len(text.split()) > _SENTENCE else None


def _entries(folder: Path) -> Iterator[_Entry]:
    """Yield the entries of a language that are told."""
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]:
            name = entry.partition(" =")[0]
            told = re.match(r"(?:.*\n)(?:(?: .*|\}|)\n)*", entry)
            if told and not name.startswith(("typed-", "list-", "key-", "value-", "n-")):
                yield _Entry(path, name, told.group())


def missed(folder: Path, faults: list[Fault]) -> list[Fault]:
    """Return the faults that the checker does not tell, by language and message."""
    told = problems(folder)
    return [
        fault
        for fault in faults
        if not any(line.startswith(f"{fault.language}: ") and fault.message in line for line in told)
    ]
