"""Prints the reference in docs/protocol.md from the values of the protocol:

    python -m tests.tools.protocol

Each part of it stands between two comments, and is written anew; what stands around it is written by hand.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from access_uno.engine.values import Value
from access_uno.protocol import answers, messages, schema, wishes
from access_uno.protocol.schema import Answer, Form, Length, Message, OneOf, Range
from access_uno.words import Words

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "protocol.md"
_PART: Final = re.compile(r"(<!-- printed: ([a-z]+) -->\n).*?(\n<!-- to here -->)", re.DOTALL)
_PLAIN: Final[Mapping[Any, str]] = {
    str: "text",
    int: "number",
    bool: "true or false",
    NoneType: "null",
    Mapping: "object",
}
_FORMS: Final[Mapping[str, str]] = {
    "seat": "name of a player",
    "action": "action",
    "events": "list of events",
    "view": "view",
}


def main() -> None:
    """Write the page with what is printed."""
    PAGE.write_text(printed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def printed(page: str) -> str:
    """Return the page with its printed parts as they should be."""
    return _PART.sub(lambda part: f"{part[1]}\n{_PARTS[part[2]]()}\n{part[3]}", page)


def _wishes() -> str:
    lines = []
    for name, wish in wishes.WISHES.items():
        kinds = get_args(wishes.answer_of(wish)) or (wishes.answer_of(wish),)
        gives = " or ".join(f"`{kind.__name__}`" for kind in kinds if kind is not answers.Done)
        lines += _item(f"`{name}`", wish, f" It answers {gives}." if gives else "")
    return "\n".join(lines)


def _answers() -> str:
    kinds = (kind for kind in _values(answers, Answer) if kind is not answers.Done)
    return "\n".join(line for kind in kinds for line in _item(f"`{kind.__name__}`", kind))


def _messages() -> str:
    kinds = _values(messages, Message)
    return "\n".join(line for kind in kinds for line in _item(f"`{schema.kind_of(kind)}`", kind))


def _values(room: Any, base: type[Value]) -> Iterator[type[Value]]:
    for kind in vars(room).values():
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base:
            yield kind


def _item(name: str, kind: type[Value], more: str = "") -> list[str]:
    """A value as an item of a list, its fields below it."""
    lines = [f"- {name}: {_sentence(kind)}{more}"]
    for field in schema.fields_of(kind):
        lines += _field(field, "  ")
    return lines


def _sentence(kind: type[Value]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _field(field: schema.Field, indent: str) -> Iterator[str]:
    if field.is_spread:
        yield f"{indent}- {field.sentence}"
        return
    default = "" if field.is_required or field.default in (None, ()) else f", else {_json(field.default)}"
    optional = "" if field.is_required else ", optional"
    means = f": {field.sentence}" if field.sentence else ""
    yield f"{indent}- `{field.key}`, {_kind(field.kind)}{optional}{default}{means}"
    inside = [part for part in get_args(field.kind) if isinstance(part, type)] or [field.kind]
    for kind in (part for one in inside for part in (*get_args(one), one)):
        if isinstance(kind, type) and issubclass(kind, Value):
            for own in schema.fields_of(kind):
                yield from _field(own, f"{indent}  ")


def _json(default: Any) -> str:
    return "{}" if default == {} else str(default).lower() if isinstance(default, bool) else f"`{default}`"


def _kind(kind: Any) -> str:
    """A type in words."""
    inside, said = schema.apart(kind)
    for one in said:
        match one:
            case Form(name):
                return _FORMS[name]
            case OneOf(choices):
                return _one_of(choices)
            case Range(least, most):
                return f"number from {least:,} to {most:,}"
            case Length(most):
                return f"text of at most {most:,} characters"
    origin, parts = get_origin(inside), get_args(inside)
    if origin in (Union, UnionType):
        return " or ".join(map(_kind, parts))
    if origin is Literal:
        return _one_of(parts)
    if origin is tuple:
        each = parts[0]
        is_object = isinstance(each, type) and issubclass(each, Value)
        return "list of objects" if is_object else f"list, each {_kind(each)}"
    return _PLAIN[origin or inside]


def _one_of(choices: tuple[str, ...]) -> str:
    *others, last = (f"`{choice}`" for choice in choices)
    return f"{', '.join(others)} or {last}"


def _refusals() -> str:
    """All codes of refusals with their facts, and the sentence in English."""
    words, lines = Words("en"), []
    for code, facts in sorted(refusals().items()):
        told = words.text(f"refused-{code}", **{fact: f"({fact})" for fact in facts}) if not facts else ""
        named = f" ({', '.join(f'`{fact}`' for fact in facts)})" if facts else ""
        lines.append(f"- `{code}`{named}" + (f": {told}" if told else ""))
    return "\n".join(lines)


def refusals() -> dict[str, list[str]]:
    """The facts of each code with which the server refuses, as its source says."""
    found: dict[str, list[str]] = {}
    for path in (ROOT / "access_uno" / "server").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "RefusedError":
                match call.args:
                    case [ast.Constant(str(code))]:
                        facts = {word.arg for word in call.keywords if word.arg} - {"said"}
                        found[code] = sorted({*found.get(code, ()), *facts})
    return found


_PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "wishes": _wishes,
    "answers": _answers,
    "messages": _messages,
    "refusals": _refusals,
}


if __name__ == "__main__":
    main()
