"""Immutable records: rules, actions and events are made of them.

A frozen dataclass would do the same, but defining forty of those takes longer than starting Python.

>>> class Point(Value):
...     x: int
...     y: int = 0
>>> class Named(Point):
...     name: str = "here"
>>> Point(1), Point(1) == Point(y=0, x=1), Named(1, name="there").but(y=5)
(Point(x=1, y=0), True, Named(x=1, y=5, name='there'))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class _Fields(type):
    """A metaclass that makes the annotated names of a class its fields, after those of its base."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _Fields:
        fields: dict[str, None] = {}
        defaults: dict[str, Any] = {}
        for base in reversed(bases):
            fields |= dict.fromkeys(getattr(base, "__match_args__", ()))
            defaults |= getattr(base, "_defaults", {})
        own = [field for field, kind in _annotations(namespace).items() if not _is_of_class(kind)]
        if hidden := (fields.keys() & namespace.keys()).difference(own):
            raise TypeError(f"{name} must annotate {', '.join(hidden)} again")
        namespace["__slots__"] = tuple(field for field in own if field not in fields)
        for field in own:
            fields[field] = None
            defaults.pop(field, None)
            if field in namespace:
                defaults[field] = namespace.pop(field)
        if list(fields)[len(fields) - len(defaults) :] != [field for field in fields if field in defaults]:
            raise TypeError(f"in {name} a field without a default follows one with a default")
        namespace["_defaults"], namespace["_ends"] = defaults, tuple(defaults.values())
        namespace["__match_args__"] = tuple(fields)
        made = super().__new__(mcs, name, bases, namespace)
        type.__setattr__(made, "_put", tuple([getattr(made, field).__set__ for field in fields]))
        return made


def _annotations(namespace: dict[str, Any]) -> dict[str, Any]:
    """Return the annotations in the body of a class; from Python 3.14 on they are computed on demand."""
    annotate = namespace.get("__annotate_func__") or namespace.get("__annotate__")
    if annotate is None:
        return dict(namespace.get("__annotations__", {}))
    from annotationlib import Format, call_annotate_function  # type: ignore[import-not-found]

    return dict(call_annotate_function(annotate, Format.FORWARDREF))


def _is_of_class(kind: Any) -> bool:
    """Return whether an annotation is a ClassVar, which is no field."""
    if isinstance(kind, str):
        return kind.startswith(("ClassVar", "typing.ClassVar"))
    return getattr(kind, "__origin__", kind) is ClassVar


class Value(metaclass=_Fields):
    """A record whose fields never change; equal if its class and all its fields are."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _ends: ClassVar[tuple[Any, ...]] = ()  # the defaults, which the last fields have
    _put: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()  # what sets each field, past `__setattr__`

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.__match_args__
        missing = len(fields) - len(values)
        if named or missing:
            if named or not 0 < missing <= len(self._ends):
                values = self._complete(values, named)
            else:
                values += self._ends[-missing:]
        following = iter(values)
        for put in self._put:
            put(self, next(following))

    def _complete(self, values: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        fields = self.__match_args__
        placed = dict(zip(fields, values, strict=False))
        given = {**self._defaults, **placed, **named}
        if given.keys() != set(fields) or len(values) > len(fields) or placed.keys() & named.keys():
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}")
        return tuple([given[field] for field in fields])

    def but(self, **changes: Any) -> Self:
        """Return a copy with some fields changed; raise TypeError if there is no such field."""
        fields = self.__match_args__
        if not changes.keys() <= set(fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}")
        return type(self)(*[changes[field] if field in changes else getattr(self, field) for field in fields])

    def __replace__(self, **changes: Any) -> Self:
        """Support `copy.replace`, from Python 3.13 on."""
        return self.but(**changes)

    def values(self) -> tuple[Any, ...]:
        """Return the fields in their order."""
        return tuple([getattr(self, field) for field in self.__match_args__])

    def as_dict(self) -> dict[str, Any]:
        """Return the fields by their names, in their order."""
        return dict(zip(self.__match_args__, self.values(), strict=True))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self.values() == other.values())

    def __hash__(self) -> int:
        return hash((type(self), *self.values()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.__match_args__)
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.values())
