"""What must be paid (rule 118): mana, tapping, life, sacrifices and the like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.ir.node import Node

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Reference


@dataclass(frozen=True, slots=True)
class Cost(Node):
    """One part of a total cost."""


@dataclass(frozen=True, slots=True)
class ManaCost(Cost):
    """Symbols in printed order, without braces: ("2", "W", "U/B", "X", "R/P", "S")."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TapSelf(Cost):
    """{T}"""


@dataclass(frozen=True, slots=True)
class UntapSelf(Cost):
    """{Q}"""


@dataclass(frozen=True, slots=True)
class PayLife(Cost):
    amount: Quantity


@dataclass(frozen=True, slots=True)
class PayEnergy(Cost):
    amount: Quantity


@dataclass(frozen=True, slots=True)
class SacrificeCost(Cost):
    what: Reference


@dataclass(frozen=True, slots=True)
class DiscardCost(Cost):
    """`what` None: the whole hand."""

    what: Reference | None


@dataclass(frozen=True, slots=True)
class ExileCost(Cost):
    what: Reference


@dataclass(frozen=True, slots=True)
class ReturnCost(Cost):
    """Return to its owner's hand."""

    what: Reference


@dataclass(frozen=True, slots=True)
class TapCost(Cost):
    """ "Tap two untapped creatures you control". Summoning sick ones may be tapped (302.6 needs {T})."""

    what: Reference


@dataclass(frozen=True, slots=True)
class UntapCost(Cost):
    what: Reference


@dataclass(frozen=True, slots=True)
class RevealCost(Cost):
    what: Reference


@dataclass(frozen=True, slots=True)
class RemoveCountersCost(Cost):
    count: Quantity
    kind: str | None
    what: Reference


@dataclass(frozen=True, slots=True)
class PutCountersCost(Cost):
    count: Quantity
    kind: str
    what: Reference


@dataclass(frozen=True, slots=True)
class LoyaltyCost(Cost):
    """[+1], [−3], [−X] (606.4)."""

    amount: Quantity
    sign: int


@dataclass(frozen=True, slots=True)
class MillCost(Cost):
    count: Quantity


@dataclass(frozen=True, slots=True)
class PutOnLibraryCost(Cost):
    what: Reference
    bottom: bool


@dataclass(frozen=True, slots=True)
class CollectEvidence(Cost):
    amount: Quantity


@dataclass(frozen=True, slots=True)
class ExertCost(Cost):
    what: Reference


@dataclass(frozen=True, slots=True)
class ScaledCost(Cost):
    """ "{1} for each card in your graveyard": the mana so many times."""

    symbols: tuple[str, ...]
    per: Quantity


@dataclass(frozen=True, slots=True)
class EitherCost(Cost):
    """ "Discard a card or pay 3 life"."""

    options: tuple[tuple[Cost, ...], ...]
