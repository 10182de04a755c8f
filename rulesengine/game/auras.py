"""Aura spells and Auras entering by other means (303.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.attaching import may_attach
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.layers import characteristics
from rulesengine.game.zones import members
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.actions import Attach
from rulesengine.ir.effects import Do, Effect
from rulesengine.ir.filters import Filter, IsType
from rulesengine.ir.refs import Determiner, Itself, Objects, You
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way

AURA_SLOT = 1000
"""The slot an Aura spell's own target takes, out of the way of any text's."""


def aura_effect(game: Game, spell: GameObject, way: Way | None = None) -> Effect | None:
    """The targeting an Aura spell does, as an effect, so that targets are announced and checked alike."""
    values = characteristics(game, spell.id)
    marks = way.marks if way is not None else spell.designations
    if "bestow" in marks:  # 702.103b
        creature = Filter((IsType(CardType.CREATURE),))
        return Do(You(), (Attach(Itself(), Objects(Determiner.TARGET, creature, slot=AURA_SLOT)),))
    if "Aura" not in values.subtypes or CardType.ENCHANTMENT not in values.types:
        return None
    for held in values.abilities:
        ability = held.ability
        if isinstance(ability, KeywordAbility) and ability.name == "enchant" and ability.filter:
            phrase = Objects(Determiner.TARGET, ability.filter, slot=AURA_SLOT)
            return _EFFECTS.setdefault(ability, Do(You(), (Attach(Itself(), phrase),)))
    return None


_EFFECTS: dict[KeywordAbility, Effect] = {}


def choose_host(game: Game, aura: EntityId, player: EntityId) -> EntityId | None:
    """303.4f: an Aura entering other than by resolving is put on something it can enchant; None: nothing."""
    return _chosen_host(game, aura, player, _hosts(game, aura))


def choose_host_as(game: Game, entering: EntityId, face: Face, player: EntityId) -> EntityId | None:
    """303.4f for what enters as a copy of an Aura: judged as that Aura (614.12)."""
    with game.attempt() as attempt:
        thing = game.objects[entering]
        thing.face, thing.controller_base = face, player
        options = _hosts(game, entering)
        attempt.undo()
    return _chosen_host(game, entering, player, options)


def _hosts(game: Game, aura: EntityId) -> list[EntityId]:
    options = [p.id for p in game.living() if may_attach(game, aura, p.id)]
    for zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        options.extend(entity for entity in members(game, zone) if may_attach(game, aura, entity))
    return options


def _chosen_host(
    game: Game, aura: EntityId, player: EntityId, options: list[EntityId]
) -> EntityId | None:
    if not options:
        return None
    return choose_objects(
        game,
        ChooseObjects(
            player=player, question="enchant", about=aura, rules=("303.4f",), options=tuple(options)
        ),
    )[0]
