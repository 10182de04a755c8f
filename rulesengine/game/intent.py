"""What a player means to announce with a spell, ability or special action (601.2b–d, 602.2b)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulesengine.game.objects import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """Choices given ahead; what is not given is asked for.

    `targets` in the order of the contract, each with its part of a divided amount; None: not said.
    `using` names alternative and additional costs with a value (how often, which cost, which card).
    The payment tuples are what costs consume; `mana` the sources to tap, None: automatic;
    `reserve` mana symbols that later actions of the step need.
    """

    targets: tuple[tuple[EntityId, int | None], ...] | None = None
    x: int | None = None
    modes: tuple[int, ...] | None = None
    using: Mapping[str, Any] = field(default_factory=dict)
    face: str | None = None
    sacrifice: tuple[EntityId, ...] = ()
    tap: tuple[EntityId, ...] = ()
    exile: tuple[EntityId, ...] = ()
    discard: tuple[EntityId, ...] = ()
    return_: tuple[EntityId, ...] = ()
    life: int | None = None
    mana: tuple[EntityId, ...] | None = None
    reserve: tuple[str, ...] = ()


NO_INTENT = Intent()
