"""Ways to cast, and what becomes of what was cast so, misread: aftermath, awaken … (608, 702)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.costing import spell_cost
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import total_cost
from rulesengine.game.timing import can_cast_now
from rulesengine.ir.words import Zone
from rulesengine.misconceptions.misconception import wrong
from rulesengine.misconceptions.spells import ALTERNATIVE, besides_its_mana_cost

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way


def either_half(game: Game, face: Face) -> bool:
    return True


def once_it_was_a_spell(game: Game, card: GameObject) -> bool:
    return card.was is not None and game.objects[card.was].zone is Zone.STACK


def only_as_it_resolves(game: Game, event: e.ZoneChange) -> bool:
    return "608.2n" in event.rules


def not_at_all(game: Game, event: e.ZoneChange) -> bool:
    return False


def aftermath_at_any_time(
    game: Game, player: EntityId, thing: GameObject, way: Way
) -> tuple[str, ...]:
    """A half cast from the graveyard is taken not to wait for one's main phase."""
    if way.name == "aftermath" and game.priority == player:
        return ()
    return can_cast_now(game, player, thing, way)


def untaxed(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """An alternative cost is taken to be what is paid, whatever raises or lowers costs."""
    announced = thing.announced
    paid = announced.paid if announced is not None else {}
    if ALTERNATIVE & paid.keys():
        return total_cost(bill_mana, x, (), ())
    return spell_cost(game, player, thing, bill_mana, x, context)


def stays(game: Game, thing: GameObject, player: EntityId) -> None:
    """What was dashed is taken to have haste only, and to stay."""


def entwine_cost_only(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """The entwine cost is paid instead of the mana cost."""
    announced = thing.announced
    if announced is not None and "entwine" in announced.paid:
        bill_mana = bill_mana[len(characteristics(game, thing.id).mana_cost or ()) :]
    return spell_cost(game, player, thing, bill_mana, x, context)


def last_mode_first(count: int) -> tuple[int, ...]:
    """The order that the player likes best is taken to be free: here, the other way round."""
    return tuple(range(count, 0, -1))


def mana_cost_only(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """Entwining is taken to cost nothing more."""
    announced = thing.announced
    if announced is not None and "entwine" in announced.paid:
        bill_mana = bill_mana[: len(characteristics(game, thing.id).mana_cost or ())]
    return spell_cost(game, player, thing, bill_mana, x, context)


def last_mode_only(count: int) -> tuple[int, ...]:
    return (count,)


def activated_too(thing: GameObject) -> bool:
    return thing.ability is None or thing.event is None


def triggered_too(thing: GameObject) -> bool:
    return thing.ability is None or thing.event is not None


def x_of_choice(game: Game) -> bool:
    return False


def below_the_spell_with_cascade(game: Game) -> EntityId:
    """What cascade found is taken to wait until the spell with cascade has resolved."""
    top = game.objects[game.stack[-1]]
    if top.ability is None and top.announced is not None and top.announced.free:
        for entity in reversed(game.stack[:-1]):
            spell = game.objects[entity]
            if spell.ability is None and "cascade" in characteristics(game, entity).keywords:
                return entity
    return top.id


def unless_the_spell_left(game: Game, thing: GameObject) -> bool:
    """The trigger of a spell that was countered is taken to go with it."""
    source = game.objects[thing.source] if thing.source is not None else None
    return source is None or source.became is None or source.zone is not Zone.STACK


def any_target_illegal(game: Game, kept: Mapping[int, tuple[EntityId, ...]]) -> bool:
    return not all(kept.values())


MISCONCEPTIONS: Final = (
    wrong("aftermath-from-hand", "702.127a", "aftermath", "cast_from_hand", either_half),
    wrong(
        "aftermath-after-first-half",
        "702.127a",
        "aftermath",
        "cast_from_graveyard",
        once_it_was_a_spell,
    ),
    wrong(
        "aftermath-countered-graveyard",
        "702.127a",
        "aftermath",
        "exiled_from_stack",
        only_as_it_resolves,
    ),
    wrong("aftermath-again-and-again", "702.127a", "aftermath", "exiled_from_stack", not_at_all),
    wrong("aftermath-any-time", "307.1", "aftermath", "can_cast_now", aftermath_at_any_time),
    wrong("awaken-additional", "702.113a", "awaken", "spell_cost", besides_its_mana_cost),
    wrong("cascade-any-x", "107.3b", "cascade", "free_x_is_zero", x_of_choice),
    wrong(
        "cascade-countered",
        "702.85a",
        "cascade",
        "ability_independent",
        unless_the_spell_left,
    ),
    wrong(
        "cascade-resolves-after",
        "702.85a",
        "cascade",
        "next_to_resolve",
        below_the_spell_with_cascade,
    ),
    wrong("cycling-counterable", "702.29a", "cycling", "abilities_are_not_spells", activated_too),
    wrong("triggers-are-spells", "112.1", "cycling", "abilities_are_not_spells", triggered_too),
    wrong(
        "cast-trigger-countered", "113.7a", "emerge", "ability_independent", unless_the_spell_left
    ),
    wrong("entwine-free", "702.42a", "entwine", "spell_cost", mana_cost_only),
    wrong("dash-additional", "702.109a", "dash", "spell_cost", besides_its_mana_cost),
    wrong("dash-stays", "702.109a", "dash", "end_of_turn_fate", stays),
    wrong("entwine-order-chosen", "702.42b", "entwine", "mode_order", last_mode_first),
    wrong("entwine-other-mode", "702.42a", "entwine", "mode_order", last_mode_only),
    wrong("entwine-instead", "702.42a", "entwine", "spell_cost", entwine_cost_only),
    wrong("alternative-cost-untaxed", "118.9d", "awaken", "spell_cost", untaxed),
    wrong(
        "awaken-needs-both-targets",
        "608.2b",
        "awaken",
        "all_targets_illegal",
        any_target_illegal,
    ),
)
