"""Ways to cast and what spells do misread: overload, surge, splice, madness, rebound … (601, 702)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from rulesengine.game import events as e
from rulesengine.game.costing import spell_cost
from rulesengine.game.layers import characteristics
from rulesengine.game.overloading import overload_phrase
from rulesengine.game.pipeline import happen
from rulesengine.game.rebounding import CARD
from rulesengine.game.timing import sorcery_speed
from rulesengine.ir.actions import CastCard
from rulesengine.ir.effects import Do, Effect, MayDo
from rulesengine.ir.filters import ControlledBy, HasKeyword, Not
from rulesengine.ir.refs import It, Objects, You
from rulesengine.ir.words import CardType, Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.overloading import Phrase

ALTERNATIVE: Final = frozenset(
    {"overload", "surge", "madness", "miracle", "awaken", "dash", "evoke", "flashback"}
)


def spares_what_cannot_be_targeted(phrase: Phrase) -> Phrase:
    """Each one that could be targeted: not those with hexproof or shroud."""
    each = overload_phrase(phrase)
    if not isinstance(each, Objects):
        return each
    guarded = tuple(Not(HasKeyword(keyword)) for keyword in ("hexproof", "shroud"))
    filter = replace(each.filter, predicates=(*each.filter.predicates, *guarded))
    return replace(each, filter=filter)


def spares_nothing(phrase: Phrase) -> Phrase:
    """Everything of the kind, one's own too."""
    each = overload_phrase(phrase)
    if not isinstance(each, Objects):
        return each
    kinds = tuple(p for p in each.filter.predicates if not _about_control(p))
    return replace(each, filter=replace(each.filter, predicates=kinds))


def _about_control(predicate: object) -> bool:
    inner = predicate.predicate if isinstance(predicate, Not) else predicate
    return isinstance(inner, ControlledBy)


def anyones_spell(game: Game, player: EntityId) -> bool:
    return any(each.spells_cast for each in game.players)


def resolved_already(game: Game, player: EntityId) -> bool:
    """The other spell must have left the stack."""
    cast = game.player(player).spells_cast
    return any(game.objects[spell].zone is not Zone.STACK for spell in cast)


def always(game: Game, player: EntityId) -> bool:
    return True


def besides_its_mana_cost(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """What is an alternative cost is paid on top of the mana cost."""
    announced = thing.announced
    paid = announced.paid if announced is not None else {}
    if ALTERNATIVE & paid.keys():
        bill_mana = (*(characteristics(game, thing.id).mana_cost or ()), *bill_mana)
    return spell_cost(game, player, thing, bill_mana, x, context)


def first_though_replaced(game: Game, player: EntityId) -> bool:
    """A draw that was replaced is taken to be a card drawn all the same."""
    replaced = any(
        entry.event == "replace" and entry.parameters.get("event") == "Draw" for entry in game.log
    )
    return game.player(player).cards_drawn == 1 and not replaced


def goes_to_the_graveyard(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    happen(
        game,
        [e.ZoneChange(object=card, to=Zone.GRAVEYARD, reason="put", by=player) for card in cards],
    )


def in_ones_main_phase(game: Game, player: EntityId, card: GameObject) -> bool:
    """A card that is no instant is cast only when its type allows."""
    types = card.face.types
    if CardType.INSTANT in types:
        return True
    waiting = game.stack[:-1]
    return not waiting and not sorcery_speed_aside_from_this(game, player)


def sorcery_speed_aside_from_this(game: Game, player: EntityId) -> bool:
    """Whether it is not one's own main phase, whatever is resolving."""
    stack, game.stack = game.stack, ()
    forbidden = bool(sorcery_speed(game, player))
    game.stack = stack
    return forbidden


def rebounds_from_anywhere(game: Game, spell: EntityId) -> bool:
    announced = game.objects[spell].announced
    cast = announced is not None and announced.was_cast
    return cast and "rebound" in characteristics(game, spell).keywords


def stays_in_the_graveyard(game: Game, spell: EntityId) -> bool:
    """It is taken to wait in the graveyard, not in exile."""
    return False


def paid_for_again(game: Game) -> Effect:
    return MayDo(You(), Do(You(), (CastCard(It("card", CARD)),)))


def even_if_countered(game: Game, event: e.ZoneChange) -> bool:
    return True


def whenever_one_has_priority(game: Game, player: EntityId, thing: GameObject) -> tuple[str, ...]:
    return ()


def counts_as_cast(game: Game, player: EntityId, card: EntityId) -> None:
    happen(game, [e.Cast(object=card, player=player)])


def in_reverse(instructions: tuple[Any, ...]) -> tuple[Any, ...]:
    """The order that suits the player best is taken to be free: here, the other way round."""
    return tuple(reversed(instructions))


def to_the_graveyard(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    goes_to_the_graveyard(game, player, cards)


MISCONCEPTIONS: Final = (
    wrong(
        "overload-still-targets",
        "702.96b",
        "overload",
        "overload_phrase",
        spares_what_cannot_be_targeted,
    ),
    wrong("overload-hits-own", "702.96b", "overload", "overload_phrase", spares_nothing),
    wrong("alternative-cost-on-top", "118.9", "overload", "spell_cost", besides_its_mana_cost),
    wrong("surge-own-only", "702.117a", "surge", "surge_condition", anyones_spell),
    wrong("surge-counts-itself", "702.117a", "surge", "surge_condition", always),
    wrong("surge-needs-resolved", "702.117a", "surge", "surge_condition", resolved_already),
    wrong("splice-leaves-hand", "702.47a", "splice", "splice_keeps_card", goes_to_the_graveyard),
    wrong(
        "madness-sorcery-timing",
        "702.35a",
        "madness",
        "cast_during_resolution_timing",
        in_ones_main_phase,
    ),
    wrong("dredge-is-a-draw", "702.52a", "dredge", "first_card_drawn", first_though_replaced),
    wrong("miracle-any-draw", "702.94a", "miracle", "first_card_drawn", always),
    wrong(
        "miracle-sorcery-timing",
        "608.2g",
        "miracle",
        "cast_during_resolution_timing",
        in_ones_main_phase,
    ),
    wrong("rebound-from-anywhere", "702.88a", "rebound", "rebounds", rebounds_from_anywhere),
    wrong("rebound-from-graveyard", "702.88a", "rebound", "rebounds", stays_in_the_graveyard),
    wrong("rebound-pays", "702.88a", "rebound", "rebound_casting", paid_for_again),
    wrong("rebound-countered", "702.88a", "rebound", "rebound_as_it_resolves", even_if_countered),
    wrong("suspend-is-casting", "702.62a", "suspend", "suspend_special_action", counts_as_cast),
    wrong("suspend-any-time", "702.62a", "suspend", "suspend_timing", whenever_one_has_priority),
    wrong("instructions-any-order", "608.2c", "scry", "instructions_in_order", in_reverse),
    wrong("scry-to-the-graveyard", "701.22a", "scry", "scry_bottom", to_the_graveyard),
)
