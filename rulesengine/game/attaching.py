"""What an Aura, Equipment or Fortification may be attached to (301.5, 303.4, 702.5, 702.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.forbidding import CANT_BE_EQUIPPED, cant
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.player_abilities import keywords_of
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.game import Game


def may_attach(game: Game, attachment: EntityId, host: EntityId) -> bool:
    """Whether the rules let it be, or stay, attached there."""
    thing = game.objects[attachment]
    values = characteristics(game, attachment)
    if attachment == host or (CardType.CREATURE in values.types and "Aura" not in values.subtypes):
        if attachment == host or "reconfigure" not in values.keywords:
            return False
    if not is_player(host):
        other = game.objects[host]
        enchants_elsewhere = _enchant_zone(values)
        if other.became is not None or other.phased_out:
            return False
        if other.zone is not (enchants_elsewhere or Zone.BATTLEFIELD):
            return False
        if protected_from(game, host, attachment):
            return False
        host_values = characteristics(game, host)
        if "Equipment" in values.subtypes and CardType.CREATURE not in host_values.types:
            return False
        if "Equipment" in values.subtypes and cant(game, host, CANT_BE_EQUIPPED):
            return False
        if "Fortification" in values.subtypes and CardType.LAND not in host_values.types:
            return False
    elif "Aura" not in values.subtypes:
        return False
    if "Aura" in values.subtypes:
        context = Context(
            attachment, values.controller if thing.zone is not Zone.NOWHERE else thing.owner
        )
        filters = [
            held.ability.filter
            for held in values.abilities
            if isinstance(held.ability, KeywordAbility)
            and held.ability.name == "enchant"
            and held.ability.filter is not None
        ]
        return bool(filters) and all(matches(game, f, host, context) for f in filters)
    return bool({"Equipment", "Fortification"} & values.subtypes)


def _enchant_zone(values: Characteristics) -> Zone | None:
    from rulesengine.game.references import zones_of

    for held in values.abilities:
        ability = held.ability
        if isinstance(ability, KeywordAbility) and ability.name == "enchant" and ability.filter:
            zones = zones_of(ability.filter)
            return zones[0] if zones and zones[0] is not Zone.BATTLEFIELD else None
    return None


def protected_from(game: Game, protected: EntityId, source: EntityId) -> bool:
    """702.16: protection from a quality the source has."""
    if is_player(protected):
        return any(
            ability.filter is None or quality_matches(game, ability, source, context)
            for ability, context in keywords_of(game, protected, "protection")
        )
    values = characteristics(game, protected)
    if "protection" not in values.keywords:
        return False
    context = Context(protected, values.controller)
    for held in values.abilities:
        ability = held.ability
        if not isinstance(ability, KeywordAbility) or ability.name != "protection":
            continue
        if ability.filter is None:
            if ability.text in ("everything", ""):
                return True
            continue
        if quality_matches(game, ability, source, context):
            return True
    return False


def quality_matches(
    game: Game, ability: KeywordAbility, source: EntityId, context: Context
) -> bool:
    """Whether a source has the quality a protection or hexproof names; an ability's source is meant."""
    thing = game.objects[source]
    meant = thing.source if thing.ability is not None and thing.source is not None else source
    assert ability.filter is not None
    return matches(game, ability.filter, meant, context)
