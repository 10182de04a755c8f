"""Exerting (701.43): a permanent stays tapped through the next untap step of who exerted it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.context import Context
from rulesengine.game.events import Designated, Event, PlayerDoes
from rulesengine.game.keyword_actions import KEYWORD_ACTIONS
from rulesengine.game.layers import characteristics
from rulesengine.game.rules import rule
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.statics import ExertAsAttacks

if TYPE_CHECKING:
    from collections.abc import Collection

    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.ir.actions import KeywordAction


def check_exerted(
    game: Game, attackers: Collection[EntityId], exerted: Collection[EntityId]
) -> None:
    """Only attackers whose ability offers it can be exerted as they attack (701.43d)."""
    for creature in exerted:
        if creature not in attackers or not _offers(game, creature):
            reason = f"{game.name_of(creature)} can't be exerted as it attacks"
            raise IllegalAction({"exert": sorted(exerted)}, ("701.43d", "508.1g"), reason)


def exert_attackers(game: Game, player: EntityId, creatures: tuple[EntityId, ...]) -> None:
    """Pay the optional cost of exerting, and let "when you do" trigger (508.1g, 607.2h)."""
    from rulesengine.game.triggering import PendingTrigger

    exert(game, player, creatures)
    for creature in creatures:
        for ability in _offers(game, creature):
            if ability.then is None:
                continue
            context = Context(creature, player)
            pending = PendingTrigger(creature, player, ability.then, None, {}, context=context)
            game.pending = (*game.pending, pending)


def exert(game: Game, player: EntityId, permanents: tuple[EntityId, ...]) -> None:
    """`player` exerts permanents: they don't untap during that player's next untap step."""
    from rulesengine.game.pipeline import happen

    for permanent in permanents:
        happen(game, exerting(game, player, permanent))


def exerting(game: Game, player: EntityId, permanent: EntityId) -> list[Event]:
    """What exerting one permanent is, also where it pays a cost (701.43a)."""
    thing = game.objects[permanent]
    thing.chosen = {**thing.chosen, "exerted by": player}
    exerts = PlayerDoes(player=player, what="exert", object=permanent, rules=("701.43a",))
    return [Designated(entity=permanent, name="exerted", rules=("701.43a",)), exerts]


def _exert_action(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    from rulesengine.game.effects.choosing import objects_meant

    assert action.what is not None
    exert(game, player, objects_meant(game, action.what, context, player))


KEYWORD_ACTIONS["exert"] = _exert_action


def exerted_by(game: Game, entity: EntityId) -> EntityId | None:
    """The player in whose next untap step an exerted permanent stays tapped."""
    thing = game.objects[entity]
    if "exerted" not in thing.designations:
        return None
    found: EntityId | None = game.rules["who_exerted"](game, thing)
    return found


@rule("701.43a")
def who_exerted(game: Game, thing: GameObject) -> EntityId | None:
    """Whose next untap step matters: that of the player who exerted it, whoever controls it then."""
    by: EntityId | None = thing.chosen.get("exerted by")
    return characteristics(game, thing.id).controller if by is None else by


@rule("701.43a")
def exert_duration(game: Game, entity: EntityId) -> bool:
    """Whether an exertion is over after the untap step of the player who exerted it: always."""
    return True


def end_exertions(game: Game) -> None:
    """The active player's untap step has gone by, whoever controls what they exerted (701.43b)."""
    for entity in game.battlefield:
        if exerted_by(game, entity) == game.active and game.rules["exert_duration"](game, entity):
            thing = game.objects[entity]
            thing.designations = thing.designations - {"exerted"}


def _offers(game: Game, creature: EntityId) -> list[ExertAsAttacks]:
    return [
        held.ability.effect
        for held in characteristics(game, creature).abilities
        if isinstance(held.ability, StaticAbility)
        and isinstance(held.ability.effect, ExertAsAttacks)
    ]
