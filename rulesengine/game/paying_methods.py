"""Paying for mana without mana: convoke, improvise, delve, once the total is fixed (601.2f–h)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import COLOR_LETTERS, MASKS, NO_MANA
from rulesengine.game.mana_offers import Source
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way

ASKED_FOR = -20
"""The harm of what the player named: it is used before anything else."""
LAST_RESORT = 20


@dataclass(frozen=True, slots=True)
class Method:
    """A keyword by which something may be done rather than pay a mana."""

    keyword: str
    rule: str
    fits: Callable[[GameObject, Characteristics], bool]
    zone: Zone
    colored: bool = False


CONVOKE = Method(
    "convoke",
    "702.51a",
    lambda thing, values: CardType.CREATURE in values.types and not thing.tapped,
    Zone.BATTLEFIELD,
    colored=True,
)
IMPROVISE = Method(
    "improvise",
    "702.126a",
    lambda thing, values: CardType.ARTIFACT in values.types and not thing.tapped,
    Zone.BATTLEFIELD,
)
DELVE = Method("delve", "702.66a", lambda thing, values: True, Zone.GRAVEYARD)
METHODS = (CONVOKE, IMPROVISE, DELVE)


def method_of(
    game: Game, spell: GameObject, way: Way | None = None, intent: Intent | None = None
) -> tuple[Method, ...]:
    """The methods a spell has; each counts once however many instances there are (702.51d)."""
    keywords = characteristics(game, spell.id).keywords
    return tuple(method for method in METHODS if method.keyword in keywords)


def helpers(
    game: Game, player: EntityId, methods: tuple[Method, ...], taken: frozenset[EntityId]
) -> list[Source]:
    """Everything that could be tapped or exiled rather than pay a mana."""
    found: list[Source] = []
    for method in methods:
        entities = (
            game.battlefield if method.zone is Zone.BATTLEFIELD else game.player(player).graveyard
        )
        for entity in entities:
            thing, values = game.objects[entity], characteristics(game, entity)
            if entity in taken or thing.phased_out or not method.fits(thing, values):
                continue
            if method.zone is Zone.BATTLEFIELD and values.controller != player:
                continue
            mask = MASKS[NO_MANA]
            if method.colored:
                for color in values.colors:
                    mask |= MASKS[COLOR_LETTERS[color]]
            found.append(Source(entity, ((mask,),), LAST_RESORT, ability=method))
    return found


def named(
    game: Game, possible: list[Source], intent: Intent, taken: frozenset[EntityId]
) -> list[EntityId]:
    """Those of the possible helpers that the player named, other costs' objects left out."""
    keys = {source.key for source in possible}
    return [entity for entity in (*intent.tap, *intent.exile) if entity in keys]


def use(game: Game, player: EntityId, used: list[Source], spell: EntityId) -> None:
    """Tap or exile what was used, all at once."""
    from rulesengine.game.pipeline import happen

    events: list[e.Event] = []
    for source in used:
        method, entity = source.ability, source.key
        assert isinstance(method, Method)
        assert isinstance(entity, int)
        if method.zone is Zone.BATTLEFIELD:
            events.append(e.Tap(object=entity, source=spell, rules=(method.rule,)))
        else:
            events.append(
                e.ZoneChange(
                    object=entity, to=Zone.EXILE, reason="exile", by=player, source=spell,
                    rules=(method.rule,),
                )
            )  # fmt: skip
    if events:
        happen(game, events)


def too_many(game: Game, entity: EntityId, methods: tuple[Method, ...]) -> IllegalAction:
    rules = tuple(method.rule for method in methods)
    reason = f"there is no mana left that {game.name_of(entity)} could pay"
    return IllegalAction(None, rules, reason)
