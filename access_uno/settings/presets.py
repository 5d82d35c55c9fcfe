"""Presets: a rulebook with changed options under a name, each a file in the folder presets.

rulebook = "mario-de"
custom-rule = "others draw 1; reverse | Back we go"

[rules]
limit = "300"
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from access_uno.engine.custom import CustomRule, CustomRuleError
from access_uno.engine.rules import FIRST_BOOK, RULEBOOKS, RuleError, Rules
from access_uno.system import files
from access_uno.text import toml

LONGEST_NAME: Final = 40
_LARGEST: Final = 1 << 20  # bytes


class PresetError(Exception):
    """A preset cannot be used; the code says why: preset-CODE in the words.

    `unknown`, `broken` (it is no preset, or has an option or a value that does not exist), `bad-name`,
    `not-saved`.
    """

    def __init__(self, code: str, name: str) -> None:
        super().__init__(f"{code}: {name}")
        self.code = code
        self.name = name


def names(folder: Path) -> list[str]:
    """Return the names of all presets."""
    found = [path.stem for path in folder.glob("*.toml") if path.is_file()]
    return sorted((name for name in found if why_no_name(name) is None), key=str.casefold)


def load(folder: Path, name: str) -> Rules:
    """Return the rules of a preset."""
    path = _path(folder, name)
    try:
        rules, wrong = rules_of(toml.parsed(files.read(path, _LARGEST)))
    except FileNotFoundError:
        raise PresetError("unknown", name) from None
    except (OSError, ValueError, RecursionError):
        raise PresetError("broken", name) from None
    if wrong:
        raise PresetError("broken", name)
    return rules


def save(folder: Path, name: str, rules: Rules) -> None:
    """Save rules under a name, in place of older ones."""
    import tomlkit

    path = _path(folder, name)
    try:
        files.write(path, tomlkit.dumps(table_of(rules)).encode())
    except OSError:
        raise PresetError("not-saved", name) from None


def why_no_name(name: str) -> str | None:
    """Return why this cannot name a preset, as a code; None if it can: letters, digits, spaces, - and _."""
    good = name == name.strip() and all(char.isalnum() or char in " -_" for char in name)
    return None if good and 0 < len(name) <= LONGEST_NAME else "bad-name"


def table_of(rules: Rules) -> dict[str, Any]:
    """Return rules as a table: the rulebook, and what differs from it."""
    custom = {"custom-rule": str(rules.custom_rule)} if rules.custom_rule else {}
    return {"rulebook": rules.rulebook, **custom, "rules": rules.changes()}


def rules_of(table: Mapping[str, Any]) -> tuple[Rules, list[str]]:
    """Return the rules of a table as far as they are valid, and the names of what is not."""
    wrong: list[str] = []
    rulebook = table.get("rulebook")
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS:
        wrong.append("rulebook")
        rulebook = FIRST_BOOK
    rules = RULEBOOKS[rulebook]
    options = table.get("rules", {})
    if not isinstance(options, dict):
        wrong.append("rules")
        options = {}
    for option, value in options.items():
        try:
            rules = rules.with_option(option, str(value))
        except RuleError:
            wrong.append(option)
    try:
        if "custom-rule" in table:
            rules = rules.but(custom_rule=CustomRule.read(str(table["custom-rule"])))
        rules.check()
    except CustomRuleError:
        wrong.append("custom-rule")
    except RuleError as error:
        return RULEBOOKS[rulebook], [*wrong, error.option]
    return rules, wrong


def _path(folder: Path, name: str) -> Path:
    if why_no_name(name) is not None:
        raise PresetError("bad-name", name)
    return folder / f"{name}.toml"
