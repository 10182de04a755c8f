"""Clauses of the rules' definitions of keywords of spells (702.53, 702.61, 702.101, 702.144, 702.191)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import CopyOnStack
from rulesengine.ir.conditions import AnyHolds, Compares, IfDone
from rulesengine.ir.effects import Do, If, MayDo, Sequence
from rulesengine.ir.filters import Measures
from rulesengine.ir.quantities import LifeLostThisWay, ManaSpent, Measure, Number
from rulesengine.ir.refs import Determiner, Players, Reference, Who, You
from rulesengine.ir.words import Compare
from rulesengine.oracle.category import production

# Transmute (702.53a), transfigure (702.71a) --------------------------------------------------------------


def _same_mana_value(reference: Reference) -> Measures:
    return Measures("mana value", Compare.EQUAL, Measure("mana value", reference))


def _measured(node: Measures) -> dict[str, Any]:
    assert isinstance(node.to, Measure)
    return {"reference": node.to.reference}


production("post", _same_mana_value, "with the same mana value as {reference:object}", unbuild=_measured)  # fmt: skip

# Extort (702.101a) ----------------------------------------------------------------------------------------

production("value", LifeLostThisWay, "the (life|total life|total amount of life) lost this way")

# Increment (702.191a) ---------------------------------------------------------------------------------------

production("value", ManaSpent, "the amount of mana spent to cast {reference:definite}")


def _exceeds_either(spell: Reference, one: Reference, other: Reference) -> AnyHolds:
    measures = (Measure("power", one), Measure("toughness", other))
    return AnyHolds(tuple(Compares(ManaSpent(spell), Compare.GREATER, m) for m in measures))


def _either_parts(node: AnyHolds) -> dict[str, Any]:
    first, second = node.parts
    assert isinstance(first, Compares)
    assert isinstance(second, Compares)
    assert isinstance(first.left, ManaSpent)
    assert isinstance(first.right, Measure)
    assert isinstance(second.right, Measure)
    return {"spell": first.left.reference, "one": first.right.reference,
            "other": second.right.reference}  # fmt: skip


production("condition", _exceeds_either,
           "the amount of mana spent to cast {spell:definite} is greater than {one:itself} 's power or "
           "{other:itself} 's toughness", unbuild=_either_parts)  # fmt: skip

# Demonstrate (702.144a) ----------------------------------------------------------------------------------------


def _demonstrate(what: Reference, opponent: Players, other: Reference) -> Sequence:
    """You may copy it; if you do, so does an opponent of your choice."""
    copy = Do(opponent, (CopyOnStack(other, Number(1), new_targets=True),))
    mine = Do(You(), (CopyOnStack(what, Number(1), new_targets=True),))
    return Sequence((MayDo(You(), mine), If(IfDone(), copy)))


def _copied(node: Sequence) -> dict[str, Any]:
    mine, theirs = node.effects
    assert isinstance(mine, MayDo)
    assert isinstance(mine.effect, Do)
    assert isinstance(theirs, If)
    assert isinstance(theirs.then, Do)
    one, other = mine.effect.actions[0], theirs.then.actions[0]
    assert isinstance(one, CopyOnStack)
    assert isinstance(other, CopyOnStack)
    return {"what": one.what, "opponent": theirs.then.who, "other": other.what}


production("oneplayer", Players, "an opponent", determiner=Determiner.CHOOSE, who=Who.OPPONENT)
production("clause", _demonstrate,
           "you may copy {what:object} and you may choose new targets for the copy . if you copy the spell , "
           "choose {opponent:oneplayer} . that player copies {other:object} and may choose new targets for that copy",
           unbuild=_copied)  # fmt: skip
