"""What words like "you", "it" and "that much" mean while an ability is being read in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulesengine.ir.refs import Antecedent

if TYPE_CHECKING:
    from rulesengine.game.events import Event
    from rulesengine.game.objects import Announced, EntityId


@dataclass(slots=True)
class Context:
    """The reading of one ability: its source, controller, targets and what its instructions did.

    `slots` holds what each introducing phrase stood for; `moved` what objects this effect moved became
    (400.7j); `amount` is "that much"; `done` whether the last optional instruction was carried out.
    """

    source: EntityId
    controller: EntityId
    slots: dict[int, tuple[EntityId, ...]] = field(default_factory=dict)
    announced: Announced | None = None
    event: Event | None = None
    x: int | None = None
    amount: int = 0
    done: bool = False
    moved: dict[EntityId, EntityId] = field(default_factory=dict)
    actor: EntityId | None = None  # the player now acting, where "they" is not "you"
    affected: EntityId | None = None
    divisions: Mapping[int, Mapping[EntityId, int]] = field(default_factory=dict)
    cost_objects: tuple[EntityId, ...] = ()
    last: tuple[EntityId, ...] = ()  # what the last instruction acted on
    memory: dict[str, Any] = field(default_factory=dict)

    def acting(self, player: EntityId) -> Context:
        """The same reading with another player acting; slots are shared."""
        return replace(self, actor=player)

    def casting(self) -> Context:
        """The same reading, in which cards about to be cast count as the spells they would be."""
        return replace(self, memory={**self.memory, "casting": True})

    def antecedent(self, means: Antecedent) -> tuple[EntityId, ...]:
        """What a pronoun bound outside the text's own phrases points at."""
        event = self.event
        match means:
            case Antecedent.SOURCE:
                return (self.source,)
            case Antecedent.AFFECTED:
                return () if self.affected is None else (self.affected,)
            case Antecedent.COST_OBJECT:
                return self.cost_objects
            case Antecedent.TRIGGER_OBJECT:
                found = self.memory.get("trigger_object", getattr(event, "object", None))
            case Antecedent.TRIGGER_OTHER:
                found = self.memory.get("trigger_other", getattr(event, "to", None))
            case Antecedent.TRIGGER_PLAYER:
                found = self.memory.get("trigger_player", getattr(event, "player", None))
        if found is None:
            return ()
        return found if isinstance(found, tuple) else (found,)


def kept(context: Context) -> Context:
    """A context as it is now, for something that happens later."""
    return replace(
        context, slots=dict(context.slots), memory=dict(context.memory), moved=dict(context.moved)
    )
