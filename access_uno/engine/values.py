"""Immutable records: rules, actions and events are made of them.

A frozen dataclass would do the same, but defining forty of those takes longer than starting Python.

>>> class Point(Value):
...     x: int
...     y: int = 0
>>> Point(1), Point(1) == Point(y=0, x=1), Point(1).but(y=5).y
(Point(x=1, y=0), True, 5)
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform

_set = object.__setattr__


@dataclass_transform(frozen_default=True)
class _Fields(type):
    """Makes the annotated names of a class its slots, in their order."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _Fields:
        annotations = namespace.get("__annotations__", {})
        fields = tuple(name for name in annotations if not name.startswith("_"))
        namespace["_defaults"] = {field: namespace.pop(field) for field in fields if field in namespace}
        namespace["__slots__"] = namespace["__match_args__"] = fields
        return super().__new__(mcs, name, bases, namespace)


class Value(metaclass=_Fields):
    """A record whose fields never change; equal if its class and all its fields are."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.__match_args__
        if named or len(values) != len(fields):
            values = self._complete(values, named)
        for field, value in zip(fields, values, strict=True):
            _set(self, field, value)

    def _complete(self, values: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        fields = self.__match_args__
        given = {**self._defaults, **dict(zip(fields, values, strict=False)), **named}
        if given.keys() != set(fields) or len(values) > len(fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}")
        return tuple(given[field] for field in fields)

    def but(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        return type(self)(**{field: getattr(self, field) for field in self.__match_args__} | changes)

    def values(self) -> tuple[Any, ...]:
        """The fields in their order."""
        return tuple([getattr(self, field) for field in self.__match_args__])

    def __setattr__(self, name: str, value: object) -> None:
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
