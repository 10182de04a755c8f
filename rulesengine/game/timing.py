"""When a player may cast spells, activate abilities and take special actions (117.1, 307.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesengine.game.as_cast import seen_as
from rulesengine.game.filters import matches
from rulesengine.game.keywords import printed_abilities
from rulesengine.game.layers import characteristics
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.vocabulary import acts_on
from rulesengine.ir.statics import CastOnly, MayCast, PlayersCant, Several
from rulesengine.ir.words import CardType, Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
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
    forbidden = seen_as(
        game, thing, way.face, lambda: _forbidden(game, player, thing), way.face_down
    )
    if forbidden:
        return forbidden
    face = way.face or thing.face
    if way.face_down or way.sorcery_speed:
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
    """Effects that say players can't cast spells (101.2), and when this one only may be cast."""
    for effect, context in static_effects(game, PlayersCant):
        forbids = CANT_CAST.get(effect.what)
        if forbids is None or not player_fits(game, effect.who, player, context):
            continue
        if effect.filter is not None and not matches(
            game, effect.filter, thing.id, context.casting()
        ):
            continue
        if forbids(game, player, thing, effect, context):
            return ("101.2",)
    for held in printed_abilities(game, thing.face):
        said = getattr(held.ability, "effect", None)
        for only in said.parts if isinstance(said, Several) else (said,):
            if isinstance(only, CastOnly) and not CAST_WHEN[only.when](game, player):
                return ("601.3a",)
    return ()


Forbids = Callable[["Game", "EntityId", "GameObject", PlayersCant, "Context"], bool]


def _at_most(
    game: Game, player: EntityId, thing: GameObject, effect: PlayersCant, context: Context
) -> bool:
    """Always, or once so many such spells have been cast this turn."""
    if effect.at_most is None:
        return True
    from rulesengine.game.quantities import number

    cast = sum(
        1
        for spell in game.player(player).spells_cast
        if effect.filter is None or matches(game, effect.filter, spell, context.casting())
    )
    return cast >= number(game, effect.at_most, context)


CANT_CAST: dict[str, Forbids] = {
    "cast spells": _at_most,
    "cast": _at_most,
    "cast more than one spell each turn": lambda g, p, t, e, c: len(g.player(p).spells_cast) >= 1,
    "cast spells during your turn": lambda g, p, t, e, c: g.active == c.controller,
    "cast spells from graveyards": lambda g, p, t, e, c: t.zone is Zone.GRAVEYARD,
    "cast spells from graveyards or libraries": lambda g, p, t, e, c: (
        t.zone in (Zone.GRAVEYARD, Zone.LIBRARY)
    ),
}
acts_on(PlayersCant, *CANT_CAST)

_BEFORE_DAMAGE = (*tuple(Step)[: tuple(Step).index(Step.DECLARE_BLOCKERS) + 1],)
_BEFORE_BLOCKERS = frozenset(tuple(Step)[: tuple(Step).index(Step.DECLARE_BLOCKERS)])
_COMBAT = frozenset(
    {
        Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT,
    }
)  # fmt: skip
CAST_WHEN: dict[str, Callable[[Game, EntityId], bool]] = {
    "during combat": lambda g, p: g.step in _COMBAT,
    "during combat on an opponent 's turn": lambda g, p: g.step in _COMBAT and g.active != p,
    "during the declare attackers step": lambda g, p: g.step is Step.DECLARE_ATTACKERS,
    "during the declare attackers step on your turn": lambda g, p: (
        g.step is Step.DECLARE_ATTACKERS and g.active == p
    ),
    "during the declare blockers step": lambda g, p: g.step is Step.DECLARE_BLOCKERS,
    "during an opponent 's turn": lambda g, p: g.active != p,
    "during your turn": lambda g, p: g.active == p,
    "before attackers are declared": lambda g, p: (
        tuple(Step).index(g.step) < tuple(Step).index(Step.DECLARE_ATTACKERS)
    ),
    "before the combat damage step": lambda g, p: g.step in _BEFORE_DAMAGE,
    "during your declare attackers step": lambda g, p: (
        g.step is Step.DECLARE_ATTACKERS and g.active == p
    ),
    "before blockers are declared": lambda g, p: g.step in _BEFORE_BLOCKERS,
    "during combat before blockers are declared": lambda g, p: (
        g.step in _COMBAT and g.step in _BEFORE_BLOCKERS
    ),
    "before combat or during combat before blockers are declared": lambda g, p: (
        g.step in _BEFORE_BLOCKERS
    ),
    "during combat after blockers are declared": lambda g, p: (
        g.step in _COMBAT and g.step not in _BEFORE_BLOCKERS
    ),
    "after combat": lambda g, p: g.step in (Step.POSTCOMBAT_MAIN, Step.END),
}
acts_on(CastOnly, *CAST_WHEN, field="when")
