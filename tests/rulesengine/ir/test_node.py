"""Nodes behave as frozen dataclasses do, whatever way they are declared."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace

import pytest

from rulesengine.ir.actions import Destroy, Draw, Proliferate, Scry, Shuffle
from rulesengine.ir.node import Node, node
from rulesengine.ir.quantities import Number


@node
class Sample(Node):
    first: int
    second: str = "two"


@node
class Longer(Sample):
    third: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Plain(Sample):
    third: int = 3


def test_fields_are_taken_in_order_with_their_defaults_and_the_form_by_name() -> None:
    made = Longer(1, "b", (3,), form=(7,))
    assert (made.first, made.second, made.third, made.form) == (1, "b", (3,), (7,))
    assert Longer(1) == Longer(first=1, second="two", third=())


@pytest.mark.parametrize("wrong", [{}, {"first": 1, "fourth": 4}])
def test_what_is_missing_or_unknown_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        Sample(**wrong)  # type: ignore[arg-type]


def test_the_form_is_no_part_of_the_meaning() -> None:
    assert Sample(1, form=(1,)) == Sample(1, form=(2,))
    assert hash(Sample(1, form=(1,))) == hash(Sample(1, form=(2,)))


def test_nodes_of_different_kinds_differ_though_they_hold_the_same() -> None:
    assert Draw(Number(1)) != Scry(Number(1))
    assert Shuffle() != Proliferate()
    assert Shuffle() == Shuffle()
    assert Sample(1) != Longer(1)
    assert Sample(1) != Sample(2)


def test_a_node_cannot_be_changed() -> None:
    made = Sample(1)
    with pytest.raises(FrozenInstanceError):
        made.first = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del made.second


def test_dataclasses_functions_know_a_node() -> None:
    assert [one.name for one in fields(Node())] == ["form"]
    assert [one.name for one in fields(Longer(1))] == ["form", "first", "second", "third"]
    assert [one.name for one in fields(Sample(1))] == ["form", "first", "second"]
    assert replace(Longer(1, form=(5,)), first=2) == Longer(2)
    assert replace(Longer(1, form=(5,)), first=2).form == (5,)


def test_a_plain_dataclass_may_derive_from_a_node() -> None:
    assert Plain(1).third == 3
    assert Plain(1) == Plain(1, "two", 3)
    assert replace(Plain(1), third=4) != Plain(1)


def test_a_node_is_matched_by_its_fields() -> None:
    match Longer(1, "b"):
        case Longer(first, second=second):
            assert (first, second) == (1, "b")
        case _:
            pytest.fail("not matched")


def test_a_node_is_copied_and_pickled_with_its_form() -> None:
    made = Longer(1, form=(4, 2))
    for other in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert other == made
        assert other.form == (4, 2)


def test_a_node_shows_its_fields_but_not_its_form() -> None:
    assert repr(Longer(1, form=(4,))) == "Longer(first=1, second='two', third=())"
    assert repr(Destroy) == "<class 'rulesengine.ir.actions.permanents.Destroy'>"
