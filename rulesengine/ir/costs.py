"""What must be paid (rule 118): mana, tapping, life, sacrifices and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Reference


@node
class Cost(Node):
    """One part of a total cost."""


@node
class ManaCost(Cost):
    """Symbols in printed order, without braces: ("2", "W", "U/B", "X", "R/P", "S")."""

    symbols: tuple[str, ...]


@node
class TapSelf(Cost):
    """{T}"""


@node
class UntapSelf(Cost):
    """{Q}"""


@node
class PayLife(Cost):
    amount: Quantity


@node
class PayEnergy(Cost):
    amount: Quantity


@node
class SacrificeCost(Cost):
    what: Reference


@node
class DiscardCost(Cost):
    """`what` None: the whole hand."""

    what: Reference | None


@node
class ExileCost(Cost):
    what: Reference


@node
class ReturnCost(Cost):
    """Return to its owner's hand."""

    what: Reference


@node
class TapCost(Cost):
    """ "Tap two untapped creatures you control". Summoning sick ones may be tapped (302.6 needs {T}).

    With `power` they need at least that total power: crew and saddle (702.122a, 702.171a).
    """

    what: Reference
    power: Quantity | None = None


@node
class UntapCost(Cost):
    what: Reference


@node
class RevealCost(Cost):
    what: Reference


@node
class RemoveCountersCost(Cost):
    count: Quantity
    kind: str | None
    what: Reference


@node
class PutCountersCost(Cost):
    count: Quantity
    kind: str
    what: Reference


@node
class LoyaltyCost(Cost):
    """[+1], [−3], [−X] (606.4)."""

    amount: Quantity
    sign: int


@node
class MillCost(Cost):
    count: Quantity


@node
class PutOnLibraryCost(Cost):
    what: Reference
    bottom: bool


@node
class CollectEvidence(Cost):
    amount: Quantity


@node
class ExertCost(Cost):
    what: Reference


@node
class ScaledCost(Cost):
    """ "{1} for each card in your graveyard": a cost so many times."""

    cost: Cost
    per: Quantity


@node
class EitherCost(Cost):
    """ "Discard a card or pay 3 life"."""

    options: tuple[tuple[Cost, ...], ...]
