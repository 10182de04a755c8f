"""Special actions that the ability of an object allows, called by that object's name (116.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.intent import Intent
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import mana_value
from rulesengine.game.statics import static_effects
from rulesengine.game.timing import sorcery_speed
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.statics import MaySuspend
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


def granted(game: Game, name: str, player: EntityId) -> tuple[MaySuspend, Context] | None:
    """The ability of an object so named that lets this player take a special action."""
    for effect, context in static_effects(game, MaySuspend):
        if context.controller == player and game.name_of(context.source) == name:
            return effect, context
    return None


def suspend_by(
    game: Game,
    player: EntityId,
    card: EntityId | None,
    _intent: Intent,
    effect: MaySuspend,
    context: Context,
) -> None:
    """Exile a card from hand with time counters; it gains suspend (702.62a)."""
    why = sorcery_speed(game, player)
    if why:
        raise IllegalAction(None, ("116.2", *why), "only any time you could cast a sorcery")
    if card is None or not matches(game, effect.what, card, context):
        raise IllegalAction(None, ("116.2",), "it can't be exiled this way")
    count = mana_value(characteristics(game, card).mana_cost)
    change = e.ZoneChange(
        object=card, to=Zone.EXILE, reason="suspend", by=player, source=context.source,
        counters={effect.kind: count} if count else {}, rules=("116.2", "702.62a"),
    )  # fmt: skip
    happen(game, [change])
    if change.became is not None:
        thing = game.objects[change.became]
        if not any(getattr(a, "name", "") == "suspend" for a in thing.face.abilities):
            gained = (*thing.face.abilities, KeywordAbility("suspend"))
            thing.face = replace(thing.face, abilities=gained)
        thing.designations = frozenset({"suspended"})
