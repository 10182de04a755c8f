"""Creatures that attack or block without being declared (508.4, 508.8, 509.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import combat
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.events import Attacks, StepBegins, ZoneChange
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import is_player
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

COMBAT_STEPS = frozenset(
    {
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    }
)


@rule("508.4")
def put_attacking(game: Game, entity: EntityId, target: EntityId) -> bool:
    """A permanent entered attacking (508.4); False: it is no attacking creature (506.3a–c)."""
    values = characteristics(game, entity)
    creature = CardType.CREATURE in values.types and CardType.BATTLE not in values.types
    if not creature or values.controller != game.active or game.step not in COMBAT_STEPS:
        return False
    if combat.defended_by(game, target) not in game.opponents(values.controller):
        return False
    combat.start_attacking(game, entity, target)
    return True


def any_attacked(game: Game) -> bool:
    """Whether this combat has seen an attacker: else its later steps are skipped (508.8)."""
    if combat.attackers(game):
        return True
    for event in reversed(game.this_turn()):
        if isinstance(event, Attacks) or (isinstance(event, ZoneChange) and event.attacking):
            return True
        if isinstance(event, StepBegins) and event.step is Step.BEGINNING_OF_COMBAT:
            return False
    return False


def _battle(game: Game, entity: EntityId) -> bool:
    return not is_player(entity) and CardType.BATTLE in characteristics(game, entity).types


def put_blocking(game: Game, entity: EntityId, attacker: EntityId) -> bool:
    """A permanent entered blocking (509.4); False: it is no blocking creature (506.3a, 506.3e)."""
    values = characteristics(game, entity)
    attacks = combat.on_battlefield(game, attacker) and game.objects[attacker].attacking is not None
    if CardType.CREATURE not in values.types or CardType.BATTLE in values.types or not attacks:
        return False
    if combat.defending_player(game, attacker) != values.controller:
        return False
    combat.add_block(game, entity, attacker)
    return True


def choose_attacked(
    game: Game, player: EntityId, about: EntityId | None = None, of: EntityId | None = None
) -> EntityId | None:
    """What a creature that enters attacking attacks, as its controller chooses (508.4)."""
    options = combat.defenders(game, player)
    if of is not None:  # that player or a planeswalker they control
        options = tuple(
            x for x in options if combat.defended_by(game, x) == of and not _battle(game, x)
        )
    if not options:
        return None
    decision = ChooseObjects(
        player=player,
        question="choose what it attacks",
        about=about,
        rules=("508.4",),
        options=options,
    )
    return choose_objects(game, decision)[0]
