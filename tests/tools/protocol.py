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

from access_uno.console import scene
from access_uno.engine.values import Value
from access_uno.play import table_scene
from access_uno.protocol import answers, messages, page, schema, wishes
from access_uno.protocol.schema import Answer, Form, Length, Message, OneOf, Range

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = ROOT / "access_uno"
PAGE: Final = ROOT / "docs" / "protocol.md"
_PART: Final = re.compile(r"(<!-- printed: ([a-z]+) -->\n)(?:.*?\n)??(<!-- to here -->)", re.DOTALL)
_PLAIN: Final[Mapping[Any, str]] = {
    str: "text",
    int: "number",
    bool: "true or false",
    NoneType: "null",
    Mapping: "object",
}
_PLURALS: Final = {"text": "texts", "number": "numbers", "action": "actions", "text or null": "texts or null"}
_LARGEST, _LONGEST = 1_000_000, 1000  # what the page says of numbers and texts in general
_FORMS: Final[Mapping[str, str]] = {
    "seat": "name of a player",
    "action": "action",
    "events": "list of events",
    "view": "view",
    "scene": "scene",
}


def main() -> None:
    """Write the page with what is printed."""
    PAGE.write_text(printed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def printed(page: str) -> str:
    """Return the page with its printed parts as they should be."""
    return _PART.sub(lambda part: f"{part[1]}\n{_PARTS[part[2]]()}\n\n{part[3]}", page)


def _wishes() -> str:
    lines = []
    for name, wish in wishes.WISHES.items():
        kinds = get_args(wishes.answer_of(wish)) or (wishes.answer_of(wish),)
        answer = " or ".join(_words(kind.__name__) for kind in kinds if kind is not answers.Done)
        lines.append(f"- `{name}`: {_sentence(wish)}" + (f" Answer: {answer}." if answer else ""))
        lines += (f"  - {_told(field)}{_default(field)}{_meaning(field)}" for field in schema.fields_of(wish))
    return "\n".join(lines)


def _answers() -> str:
    kinds = [kind for kind in _values(answers, Answer) if kind is not answers.Done]
    return "\n".join(line for kind in kinds for line in _item(_words(kind.__name__), kind))


def _messages() -> str:
    kinds = _values(messages, Message)
    return "\n".join(line for kind in kinds for line in _item(f"`{schema.kind_of(kind)}`", kind))


def _page() -> str:
    """What a page sends, and what it is sent."""
    lines = []
    for field, base in (("do", page.PageWish), ("type", page.PageMessage)):
        lines += [f"With `{field}`:", ""]
        lines += [line for kind in _values(page, base) for line in _item(f"`{schema.kind_of(kind)}`", kind)]
        lines.append("")
    return "\n".join(lines[:-1])


_SCENES: Final[tuple[type[Value], ...]] = (
    *(scene.Choices, scene.TextToType, scene.TextToRead, scene.Curtain, table_scene.TableScene),
    *(page.LineCard, scene.Deed, scene.Choice, scene.Paragraph, scene.ChartBar, table_scene.SceneCard),
    table_scene.ScenePlayer,
)
"""The kinds of scenes, and their parts."""


def _scenes() -> str:
    lines = []
    for kind in _SCENES:
        is_scene = issubclass(kind, scene.Scene)
        name = f"`{schema.kind_of(kind)}`" if is_scene else _words(kind.__name__)
        fields = ", ".join(map(_told, schema.fields_of(kind)))
        lines.append(f"- {name}: {_sentence(kind)} Fields: {fields}.")
    return "\n".join(lines)


def _values(room: Any, base: type[Value]) -> Iterator[type[Value]]:
    for kind in vars(room).values():
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base:
            yield kind


def _words(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def _item(name: str, kind: type[Value]) -> list[str]:
    """A value as an item of a list, its fields below it."""
    return [
        f"- {name}: {_sentence(kind)}",
        *(line for field in schema.fields_of(kind) for line in _field(field, "  ")),
    ]


def _field(field: schema.Field, indent: str) -> Iterator[str]:
    yield f"{indent}- {_told(field)}{_meaning(field)}"
    [inside, *_] = [*get_args(schema.apart(field.kind)[0]), None]
    if isinstance(inside, type) and issubclass(inside, Value):
        for own in schema.fields_of(inside):
            yield from _field(own, f"{indent}  ")


def _sentence(kind: type[Value]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _told(field: schema.Field) -> str:
    if field.is_spread:
        return "`rulebook` (text), `rules` (object), `custom_rule` (text or null)"
    return f"`{field.key}` ({_kind(field.kind)})"


def _default(field: schema.Field) -> str:
    if field.is_required:
        return ""
    told = (
        {True: "true", False: "false"}.get(field.default)
        if isinstance(field.default, bool)
        else f"`{field.default}`"
    )
    return f", {told} if left out" if field.default or field.default is False else ", optional"


def _meaning(field: schema.Field) -> str:
    return f": {field.sentence}." if field.sentence else "."


def _kind(kind: Any) -> str:
    """A type in words; what holds where nothing else is said is not said."""
    inside, said = schema.apart(kind)
    for one in said:
        match one:
            case Form(name):
                return _FORMS[name]
            case OneOf(choices):
                return _one_of(choices)
            case Range(least, most) if kind != schema.Number:
                return f"number from {least:,} to {most:,}" if most < _LARGEST else "number"
            case Length(most):
                return "text" if most == _LONGEST else f"text of at most {most:,} characters"
    origin, parts = get_origin(inside), get_args(inside)
    if origin in (Union, UnionType):
        return " or ".join(map(_kind, parts))
    if origin is Literal:
        return _one_of(parts)
    if origin is tuple:
        return f"list of {_PLURALS.get(_kind(parts[0]), 'objects')}"
    return _PLAIN.get(origin or inside, "object")


def _one_of(choices: tuple[str, ...]) -> str:
    *others, last = (f"`{choice}`" for choice in choices)
    return f"{', '.join(others)} or {last}"


def _refusals() -> str:
    """All codes of refusals with their facts, and the sentence in English."""
    sentences, lines = _sentences("refused"), []
    for code, facts in sorted(refusals().items()):
        named = f" ({', '.join(f'`{fact}`' for fact in facts)})" if facts else ""
        lines.append(f"- `{code}`{named}" + (f": {sentences[code]}" if sentences.get(code) else ""))
    return "\n".join(lines)


def _closed() -> str:
    sentences = _sentences("closed")
    return "\n".join(f"- `{code}`: {sentences[code]}" for code in sorted(sentences.keys() - {"moves"}))


def _sentences(kind: str) -> dict[str, str]:
    """By their codes the messages of a kind in English; empty where one cannot be told in one line."""
    found = {}
    for path in (PROGRAM / "words" / "en").glob("*.ftl"):
        for code, text in re.findall(rf"^{kind}-([a-z-]+) =(.*)$", path.read_text("utf-8"), re.MULTILINE):
            told = re.sub(r"\{ \$([a-z]+) \}", r"(\1)", text.strip())
            found[code] = "" if "{" in told else told
    return found


def refusals() -> dict[str, list[str]]:
    """The facts of each code with which a server refuses a wish, as its source says."""
    texts, found = _sentences("refused"), dict[str, list[str]]()
    others = (PROGRAM / "protocol" / "codec.py", PROGRAM / "text" / "names.py")
    for path in (*(PROGRAM / "server").rglob("*.py"), *others):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match part:
                case ast.Call(ast.Name("RefusedError"), [ast.Constant(str(code))], keywords):
                    facts = [word.arg for word in keywords if word.arg]
                case ast.Call(ast.Attribute(attr="check"), [_, _, ast.Constant(str(code))], keywords):
                    facts = [word.arg for word in keywords if word.arg]
                case ast.Call(ast.Attribute(attr="check"), [_, _], []):  # of `Limits`
                    code, facts = "too-often", []
                case ast.Call(ast.Name("Fault"), [ast.Constant(str(code)), *more]):
                    keys = [key for one in more if isinstance(one, ast.Dict) for key in one.keys]
                    facts = [str(key.value) for key in keys if isinstance(key, ast.Constant)]
                case ast.Constant(str(code)) if code.startswith("name-") and code in texts:
                    facts = []
                case _:
                    continue
            found[code] = sorted({*found.get(code, ()), *facts} - {"said"})
    return {code: facts for code, facts in found.items() if code in texts or code not in _sentences("closed")}


_PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "wishes": _wishes,
    "answers": _answers,
    "messages": _messages,
    "refusals": _refusals,
    "closed": _closed,
    "page": _page,
    "scenes": _scenes,
}


if __name__ == "__main__":
    main()
