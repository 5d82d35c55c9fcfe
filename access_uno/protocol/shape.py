"""Whether a value is of a type: for what comes from outside, where no annotation is kept to.

>>> fits([1, None], list[int | None]), fits([True], list[int]), fits("left", Literal["left", "right"])
(True, False, True)
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

_LARGEST: Final = 10**9
_LONGEST: Final = 10_000  # of a text or a list


def fits(value: object, kind: Any) -> bool:
    """Whether a value is of this type, and no larger than anybody needs; a dictionary may hold more."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inside)
    if origin is Literal:
        return isinstance(value, str) and value in inside
    if is_typeddict(kind):
        wanted = fields(kind)
        return isinstance(value, Mapping) and all(
            name in value and fits(value[name], wanted[name]) for name in wanted
        )
    if not isinstance(value, origin or kind):
        return False
    if origin in (list, tuple):
        each = inside if origin is tuple and inside[-1] is not ... else inside[:1] * len(value)
        return len(value) <= _LONGEST and len(value) == len(each) and all(map(fits, value, each))
    if isinstance(value, int):
        return kind is not int or (not isinstance(value, bool) and abs(value) <= _LARGEST)
    return not isinstance(value, str) or len(value) <= _LONGEST


def fits_fields(thing: object, kind: type, names: Sequence[str] = ()) -> bool:
    """Whether the fields of a thing, or these of them, are as the annotations of its class say."""
    kinds = fields(kind)
    return all(fits(getattr(thing, name), kinds[name]) for name in names or kinds)


@cache
def fields(kind: Any) -> Mapping[str, Any]:
    """The fields of a class with the types that its annotations say."""
    hints = get_type_hints(kind, localns=vars(sys.modules[kind.__module__]))  # for its bases elsewhere, too
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
