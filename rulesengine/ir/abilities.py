"""The four kinds of abilities (rule 113.3), and the keyword that stands for some of them (702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.ir.changes import CostsLess
    from rulesengine.ir.conditions import Condition
    from rulesengine.ir.costs import Cost
    from rulesengine.ir.effects import Effect
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.statics import StaticEffect
    from rulesengine.ir.triggers import Trigger


@node
class Ability(Node):
    """Any ability. `word` is its ability word ("Landfall"), which means nothing (207.2c)."""


@node
class KeywordAbility(Ability):
    """A keyword with its parameters; what it means is looked up in the game's keyword table.

    `parameters` by kind: N (`n`), a cost (`cost`), a quality (`filter`), a quantity for "where X is".
    """

    name: str
    n: Quantity | None = None
    cost: tuple[Cost, ...] | None = None
    filter: Filter | None = None
    text: str = ""  # a land type for landwalk, a card name for partner with …


@node
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves: one paragraph of its text (113.3a)."""

    effect: Effect
    word: str = ""


@node
class ActivatedAbility(Ability):
    """ "[Cost]: [Effect.] [Activation instructions.]" (602.1)."""

    costs: tuple[Cost, ...]
    effect: Effect
    restrictions: tuple[Restriction, ...] = ()
    costs_less: CostsLess | None = None  # "this ability costs {1} less to activate for each …"
    less_if: Condition | None = None
    zone: Zone = Zone.BATTLEFIELD
    word: str = ""


@node
class Restriction(Node):
    """ "Activate only as a sorcery", "only once each turn", "only if …", "only during your turn"."""

    what: str
    condition: Condition | None = None


@node
class TriggeredAbility(Ability):
    """ "When/Whenever/At [trigger], [if condition,] [effect]" (603.1)."""

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None  # intervening "if" (603.4)
    during: Condition | None = None  # "during your turn", "while …": part of the event (603.2)
    once: str = ""  # "triggers only once [each turn]": "turn", "ever"
    word: str = ""
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)


@node
class StaticAbility(Ability):
    """Something that is simply true (604.1), while `condition` holds."""

    effect: StaticEffect
    condition: Condition | None = None
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    word: str = ""


@node
class SagaChapter(Ability):
    """ "I, II — …" (714.2)."""

    chapters: tuple[int, ...]
    effect: Effect
