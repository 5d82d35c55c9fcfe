"""A plugin of mypy: the fields that `Value.but` takes are those of the class, each of its type."""

from __future__ import annotations

from collections.abc import Callable

from mypy.plugin import MethodSigContext, Plugin
from mypy.types import CallableType, FunctionLike, Instance, get_proper_type


class ButPlugin(Plugin):
    """Gives `but` the signature that mypy itself makes for `dataclasses.replace`."""

    def get_method_signature_hook(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        return _fields if fullname.endswith(".but") else None


def _fields(context: MethodSigContext) -> FunctionLike:
    kind = get_proper_type(context.type)
    made = kind.type.get("__mypy-replace") if isinstance(kind, Instance) else None
    fields = get_proper_type(made.type) if made is not None else None
    if not isinstance(fields, CallableType):
        return context.default_signature
    return context.default_signature.copy_modified(
        arg_types=fields.arg_types, arg_kinds=fields.arg_kinds, arg_names=fields.arg_names
    )


def plugin(version: str) -> type[Plugin]:  # noqa: ARG001
    """What mypy asks for."""
    return ButPlugin
