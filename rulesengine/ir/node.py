"""The root of every node: immutable, compared by meaning, printable through the form it was read in.

There are hundreds of kinds of node. `dataclasses.dataclass` writes and compiles six methods for each as it
is imported; `node` gives the same class, but shares the methods and writes a constructor when first called.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, FrozenInstanceError, field, fields, make_dataclass
from inspect import get_annotations
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, dataclass_transform

Form = tuple[int, ...]
"""Which production read a node and which of its variants: numbers only, never source text."""

Class = TypeVar("Class")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(cls: type[Class]) -> type[Class]:
    """Make a class a frozen dataclass with slots, of the fields it names and those of its bases."""
    namespace = dict(cls.__dict__)
    for name in ("__dict__", "__weakref__"):
        namespace.pop(name, None)
    own = {
        name: _field_of(namespace.pop(name, MISSING))
        for name, kind in get_annotations(cls).items()
        if not kind.startswith("ClassVar")
    }
    declared: dict[str, Field[Any]] = {**getattr(cls, "_declared", {}), **own}
    namespace["__slots__"] = tuple(own)
    namespace["__match_args__"] = tuple(n for n, f in declared.items() if f.kw_only is not True)
    namespace["_declared"] = declared
    compared = [name for name, f in declared.items() if f.compare]
    namespace["_key"] = attrgetter(*compared or ["__class__"])
    namespace["__init__"] = _first_init
    namespace["__dataclass_fields__"] = _FieldsWhenAsked()
    made: type[Class] = type(cls.__name__, cls.__bases__, namespace)
    made.__qualname__ = cls.__qualname__
    return made


def _field_of(default: Any) -> Field[Any]:
    declared: Field[Any] = default if isinstance(default, Field) else field(default=default)
    return declared


def _first_init(self: Node, *args: Any, **kwargs: Any) -> None:
    """Write the constructor of this kind of node, keep it, and call it."""
    kind = type(self)
    _write_init(kind)
    kind.__init__(self, *args, **kwargs)


def _write_init(kind: type[Node]) -> None:
    plain: list[str] = []
    keyword: list[str] = []
    body: list[str] = []
    known: dict[str, object] = {}
    for name, one in kind._declared.items():
        parameter = name
        if one.default is not MISSING:
            known[f"_{name}_default"] = one.default
            parameter = f"{name}=_{name}_default"
        known[f"_set_{name}"] = getattr(kind, name).__set__
        (keyword if one.kw_only is True else plain).append(parameter)
        body.append(f"_set_{name}(self, {name})")
    source = f"def __init__(self, {', '.join([*plain, '*', *keyword])}):\n " + "\n ".join(body)
    exec(source, known)
    kind.__init__ = known["__init__"]  # type: ignore[method-assign, assignment]


class _FieldsWhenAsked:
    """`dataclasses.fields` and `replace` find the fields here; they are made when first asked for."""

    def __get__(self, _node: object, kind: type[Node]) -> dict[str, Field[Any]]:
        names = [(name, object, one) for name, one in kind._declared.items()]
        made = make_dataclass(
            kind.__name__, names, init=False, repr=False, eq=False, namespace={"__doc__": ""}
        )
        kind.__dataclass_fields__ = {one.name: one for one in fields(made)}
        return kind.__dataclass_fields__


@node
class Node:
    """A piece of compiled rules text. `form` serves the printer and is no part of the meaning."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    __dataclass_params__: ClassVar[object] = vars(make_dataclass("Frozen", (), frozen=True))[
        "__dataclass_params__"
    ]  # a plain dataclass may derive from a node
    _declared: ClassVar[dict[str, Field[Any]]]
    _key: ClassVar[attrgetter[object]]

    form: Form = field(default=(), compare=False, repr=False, kw_only=True)

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        key = self._key
        return self is other or key(self) == key(other)

    def __hash__(self) -> int:
        return hash(self._key(self))

    def __repr__(self) -> str:
        shown = [f"{n}={getattr(self, n)!r}" for n, f in self._declared.items() if f.repr]
        return f"{self.__class__.__qualname__}({', '.join(shown)})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self), {one.name: getattr(self, one.name) for one in fields(self)})


def _remade(kind: type[Node], values: dict[str, Any]) -> Node:
    """A node from what its fields held, as copying and unpickling make it."""
    return kind(**values)
