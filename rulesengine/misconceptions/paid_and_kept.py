"""What was paid for, what is kept and what lasts misread: kicker, support, splice, scry … (607, 701, 702)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.costing import spell_cost
from rulesengine.game.effects.library import put_on_top
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.pipeline import happen
from rulesengine.game.targeting import untargetable
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.words import CardType, Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

PERMANENT = frozenset({CardType.CREATURE, CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND})


def kicked_once(game: Game, source: EntityId, cost: str, paid: int) -> int:
    return min(paid, 1) if cost.startswith("kicker") else paid


def forgotten_by_permanents(game: Game, source: EntityId, cost: str, paid: int) -> int:
    """The permanent is taken not to know what was paid for the spell."""
    types = characteristics(game, source).types
    return 0 if cost.startswith("kicker") and types & PERMANENT else paid


def rather_than_its_mana_cost(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """What is an additional cost is paid instead of the mana cost."""
    announced = thing.announced
    paid = announced.paid if announced is not None else {}
    if any(name in paid for name in ("kicker", "multikicker", "replicate", "splice", "escalate")):
        bill_mana = bill_mana[len(characteristics(game, thing.id).mana_cost or ()) :]
    return spell_cost(game, player, thing, bill_mana, x, context)


def paid_as_one(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """An additional cost is paid a single time, however often it is announced."""
    announced = thing.announced
    paid = announced.paid if announced is not None else {}
    own = len(characteristics(game, thing.id).mana_cost or ())
    times = max((paid.get(name, 0) for name in ("multikicker", "replicate")), default=0)
    if times > 1:
        once = (len(bill_mana) - own) // times
        bill_mana = bill_mana[: own + once]
    return spell_cost(game, player, thing, bill_mana, x, context)


def without_additional_costs(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """Splicing is taken to cost nothing more."""
    announced = thing.announced
    if announced is not None and "splice" in announced.paid:
        bill_mana = bill_mana[: len(characteristics(game, thing.id).mana_cost or ())]
    return spell_cost(game, player, thing, bill_mana, x, context)


def plus_counters_go(game: Game) -> None:
    for entity in game.battlefield:
        thing = game.objects[entity]
        if "+1/+1" in thing.counters:
            thing.counters = {k: n for k, n in thing.counters.items() if k != "+1/+1"}


def shared_out(count: int, targets: int, most: int) -> int:
    """All the counters go to the targets there are."""
    return count * most // max(targets, 1)


def as_many_as_its_number(count: int, targets: int, most: int) -> int:
    """Each target gets the whole number of counters."""
    return count * most


def only_if_all_are_left(count: int, targets: int, most: int) -> int:
    """Nobody gets a counter once one of the targets is gone."""
    return count if targets == most else 0


def ones_own_creatures(game: Game, entity: EntityId, context: Context) -> tuple[str, ...]:
    if controller(game, entity) != context.controller:
        return ("701.41a",)
    return untargetable(game, entity, context)


def whatever_its_abilities(game: Game, entity: EntityId, context: Context) -> tuple[str, ...]:
    """Hexproof is taken not to matter where no harm is done."""
    return ()


def itself_too(game: Game, source: EntityId) -> tuple[str, ...]:
    return ()


def exiled(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    happen(
        game,
        [e.ZoneChange(object=card, to=Zone.EXILE, reason="exile", by=player) for card in cards],
    )


def colored_alike(game: Game, spell: GameObject, cards: tuple[EntityId, ...]) -> None:
    """The spell takes on the colors of the cards spliced onto it."""
    colors = spell.face.colors.union(*(game.objects[card].face.colors for card in cards))
    spell.face = replace(spell.face, colors=colors)


def under_those_kept(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """Just below the cards that were looked at and kept, as if only these were ordered anew."""
    library = game.player(player).library
    looked_at = max((library.index(card) for card in cards), default=0) + 1
    kept = tuple(card for card in library[:looked_at] if card not in cards)
    put_on_top(game, player, (*kept, *cards))


def checked_again(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    """A blocker that skulk would forbid now is taken to block no longer."""
    skulks = any(
        isinstance(held.ability, KeywordAbility) and held.ability.name == "skulk"
        for held in characteristics(game, attacker).abilities
    )
    stands = not (skulks and game.rules["skulk_forbids"](game, attacker, blocker))
    if not stands and game.objects[attacker].blocked_by == (blocker,):
        game.objects[attacker].blocked = False
    return stands


def counters_go(game: Game, thing: GameObject) -> None:
    thing.counters = {}


def another_counter(game: Game, thing: GameObject) -> None:
    thing.counters = {**thing.counters, "+1/+1": thing.counters.get("+1/+1", 0) + 1}


def attachments_fall_off(game: Game, thing: GameObject) -> None:
    off = [e.Unattach(object=each, off=thing.id, rules=("701.27a",)) for each in thing.attachments]
    if off:
        happen(game, off)


def of_neither_half(game: Game, thing: GameObject) -> tuple[EntityId, ...]:
    return ()


MISCONCEPTIONS: Final = (
    wrong("kicker-once", "702.33c", "kicker", "times_paid", kicked_once),
    wrong("kicker-forgotten", "400.7d", "kicker", "times_paid", forgotten_by_permanents),
    wrong("additional-cost-instead", "118.8", "kicker", "spell_cost", rather_than_its_mana_cost),
    wrong("additional-cost-once", "702.33c", "kicker", "spell_cost", paid_as_one),
    wrong("splice-free", "702.47a", "splice", "spell_cost", without_additional_costs),
    wrong("counters-wear-off", "122.1", "", "counters_stay", plus_counters_go),
    wrong("support-shared-out", "701.41a", "support", "counters_on_each", shared_out),
    wrong("support-its-number", "701.41a", "support", "counters_on_each", as_many_as_its_number),
    wrong("support-all-or-nothing", "608.2b", "support", "counters_on_each", only_if_all_are_left),
    wrong("support-own-creatures", "701.41a", "support", "untargetable", ones_own_creatures),
    wrong("support-past-hexproof", "702.11b", "support", "untargetable", whatever_its_abilities),
    wrong("support-itself", "701.41a", "support", "other_than_itself", itself_too),
    wrong("splice-exiles", "702.47a", "splice", "splice_keeps_card", exiled),
    wrong("splice-copies-color", "702.47c", "splice", "splice_characteristics", colored_alike),
    wrong("scry-just-below", "701.22a", "scry", "scry_bottom", under_those_kept),
    wrong("skulk-checked-again", "509.1b", "skulk", "evasion_after_blocks", checked_again),
    wrong("morph-loses-counters", "708.8", "morph", "face_up_same_object", counters_go),
    wrong("morph-adds-a-counter", "702.37b", "morph", "face_up_same_object", another_counter),
    wrong("transform-loses-counters", "701.27a", "transform", "transform_same_object", counters_go),
    wrong(
        "transform-attachments-fall-off",
        "701.27a",
        "transform",
        "transform_same_object",
        attachments_fall_off,
    ),
    wrong("meld-ceases-to-exist", "712.21", "meld", "melded_cards_leave", of_neither_half),
)
