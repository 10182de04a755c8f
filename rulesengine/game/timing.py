"""When a player may cast spells, activate abilities and take special actions (117.1, 307.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.ir.statics import MayCast, PlayersCant
from rulesengine.ir.words import CardType, Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way

MAIN = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


def sorcery_speed(game: Game, player: EntityId) -> tuple[str, ...]:
    """The rules against acting "any time you could cast a sorcery"; none where it is allowed (307.5)."""
    if game.active != player:
        return ("307.5", "117.1a")
    if game.step not in MAIN or game.stack:
        return ("307.5",)
    return ()


@rule("117.1a")
def can_cast_now(game: Game, player: EntityId, thing: GameObject, way: Way) -> tuple[str, ...]:
    """The rules against casting it at this moment."""
    if game.priority != player:
        return ("117.1",)
    forbidden = _forbidden(game, player, thing)
    if forbidden:
        return forbidden
    face = way.face or thing.face
    if way.face_down:
        return sorcery_speed(game, player)
    if CardType.LAND in face.types:
        return ("305.9",)
    if CardType.INSTANT in face.types or way.instant_speed or has_flash(game, player, thing, way):
        return ()
    return sorcery_speed(game, player)


def has_flash(game: Game, player: EntityId, thing: GameObject, way: Way) -> bool:
    """702.8a, or an effect that lets it be cast as though it had flash."""
    from rulesengine.ir.abilities import KeywordAbility

    face = way.face or thing.face
    if any(isinstance(a, KeywordAbility) and a.name == "flash" for a in face.abilities):
        return True
    if "flash" in characteristics(game, thing.id).keywords:
        return True
    return any(
        effect.flash
        and player_fits(game, effect.who, player, context)
        and matches(game, effect.what, thing.id, context.casting())
        for effect, context in static_effects(game, MayCast)
    )


def _forbidden(game: Game, player: EntityId, thing: GameObject) -> tuple[str, ...]:
    """Effects that say players can't cast spells, or not more than so many."""
    for effect, context in static_effects(game, PlayersCant):
        if effect.what not in ("cast spells", "cast") or not player_fits(
            game, effect.who, player, context
        ):
            continue
        if effect.filter is not None and not matches(
            game, effect.filter, thing.id, context.casting()
        ):
            continue
        if effect.at_most is not None:
            from rulesengine.game.quantities import number

            cast = sum(
                1
                for spell in game.player(player).spells_cast
                if effect.filter is None or matches(game, effect.filter, spell, context.casting())
            )
            if cast < number(game, effect.at_most, context):
                continue
        return ("101.2",)
    return ()
