"""What a phrase stands for when its turn comes: chosen now where nothing was chosen before (608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.as_cast import fits
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.effects.kinds import choose_described
from rulesengine.game.filters import matches
from rulesengine.game.filters.together import acceptable, most_together
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.quantities import number
from rulesengine.game.references import (
    denoted,
    everything,
    follow,
    other_than,
    player_is,
    players,
    zones_of,
)
from rulesengine.game.zones import members_of
from rulesengine.ir.filters import DoneToIt, InZone, IsReference
from rulesengine.ir.refs import Both, Determiner, Objects, PlayerRef, Players, Reference
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game

MANY = 10_000
AGREED = "agreed"
"""In a context's memory: the player has said yes to the instruction that chooses."""
_DEALT_DAMAGE = DoneToIt("dealt damage")
""" "A creature dealt damage this way" is any such creature, not one of them to choose."""


def objects_meant(
    game: Game, reference: Reference, context: Context, actor: EntityId, zone: Zone | None = None
) -> tuple[EntityId, ...]:
    """The objects an instruction is about, following those this effect moved; `actor` makes choices.

    `zone` is where a bare "card" is looked for when the verb implies it ("discard a card").
    """
    if isinstance(reference, Objects):
        found = _phrase(game, reference, context, actor, zone)
    elif isinstance(reference, Both):
        found = _both(game, reference, context, actor, zone)
    else:
        found = follow(game, denoted(game, reference, context), context)
    if any(not is_player(x) and game.objects[x].phased_out for x in found):  # 702.26b
        found = tuple(x for x in found if is_player(x) or not game.objects[x].phased_out)
    illegal = context.memory.get("illegal")
    if illegal:
        found = tuple(entity for entity in found if entity not in illegal)
    context.last = found
    return found


def _both(
    game: Game, reference: Both, context: Context, actor: EntityId, zone: Zone | None
) -> tuple[EntityId, ...]:
    """Each part; what is chosen for one is not chosen for another: "a creature card and a land card"."""
    found: dict[EntityId, None] = {}
    for part in reference.parts:
        if isinstance(part, PlayerRef):
            new = players(game, part, context)
        elif isinstance(part, Objects) and part.determiner is Determiner.CHOOSE:
            new = _phrase(game, part, context, actor, zone, tuple(found))
        else:
            new = objects_meant(game, part, context, actor, zone)
        found.update(dict.fromkeys(new))
    return tuple(found)


def _phrase(
    game: Game,
    phrase: Objects,
    context: Context,
    actor: EntityId,
    zone: Zone | None,
    taken: tuple[EntityId, ...] = (),
) -> tuple[EntityId, ...]:
    if phrase.determiner is Determiner.TARGET:
        found = follow(game, context.slots.get(phrase.slot, ()), context)
        if phrase.per_player is not None:  # of them, those of the player it is done for now
            return tuple(x for x in found if matches(game, phrase.filter, x, context))
        return found
    choose_described(game, phrase.filter, context, actor)
    options = candidates(game, phrase, context, actor, zone)
    if taken:
        options = tuple(e for e in options if e not in taken)
    if phrase.determiner is Determiner.ALL or _DEALT_DAMAGE in phrase.filter.predicates:
        context.slots[phrase.slot] = options
        return options
    if phrase.count is None:
        least, most = (0, MANY) if phrase.up_to else (1, 1)
    else:
        most = number(game, phrase.count, context)
        least = 0 if phrase.up_to else most
    most = max(0, most_together(game, phrase.filter, options, most, context))
    least = max(0, min(least, most))
    if phrase.determiner is Determiner.RANDOM:
        picked = tuple(game.rng.sample(list(options), most))
    elif most == 0:
        picked = ()
    else:
        decision = ChooseObjects(
            player=actor, question="choose", about=context.source, rules=("608.2d",),
            options=options, least=least, most=most, agreed=bool(context.memory.get(AGREED)),
            acceptable=acceptable(game, phrase.filter, context),
        )  # fmt: skip
        picked = choose_objects(game, decision)
    context.slots[phrase.slot] = picked
    return picked


def candidates(
    game: Game, phrase: Objects, context: Context, actor: EntityId, zone: Zone | None
) -> tuple[EntityId, ...]:
    """What a chosen phrase may pick from; "a card" of a hand is the actor's own."""
    looked = zones_of(phrase.filter)
    within = context.memory.get("among")
    for part in phrase.filter.predicates:
        if within is None and zone is None and isinstance(part, IsReference):
            within = follow(game, denoted(game, part.reference, context), context)
    if within is not None and zone is None:
        options = tuple(e for e in within if fits(game, phrase.filter, e, context))
    elif zone is not None and (
        looked == (Zone.BATTLEFIELD,) or _bare(phrase, looked, zone) or _to_cast(looked, context)
    ):
        options = tuple(
            e for e in members_of(game, zone, actor) if fits(game, phrase.filter, e, context)
        )
    else:
        options = everything(game, phrase.filter, context)
    if phrase.other:
        others = other_than(phrase, context)
        options = tuple(e for e in options if e not in others)
    entering = context.memory.get("entering")
    if entering is not None:  # 702.38a: not the card that is entering itself
        options = tuple(e for e in options if e != entering)
    return options


def _to_cast(looked: tuple[Zone, ...], context: Context) -> bool:
    """ "A spell from your hand" is a card there until it is cast."""
    return looked == (Zone.STACK,) and bool(context.memory.get("casting"))


def _bare(phrase: Objects, looked: tuple[Zone, ...], zone: Zone) -> bool:
    """ "A card" where the verb says in which zone: the actor's own."""
    return looked == (zone,) and not any(isinstance(p, InZone) for p in phrase.filter.predicates)


def players_meant(
    game: Game, who: PlayerRef, context: Context, actor: EntityId | None = None
) -> tuple[EntityId, ...]:
    """The players an instruction is about, still in the game; "an opponent" is chosen."""
    chosen_now = isinstance(who, Players) and who.determiner is Determiner.CHOOSE
    if chosen_now and isinstance(who, Players) and who.slot not in context.slots:
        options = tuple(p for p in game.turn_order() if player_is(game, who.who, p, context))
        if not options:
            return ()
        decision = ChooseObjects(
            player=actor or context.controller, question="choose a player",
            about=context.source, options=options,
        )  # fmt: skip
        context.slots[who.slot] = choose_objects(game, decision)
        return context.slots[who.slot]
    found = players(game, who, context)
    illegal = context.memory.get("illegal")
    return tuple(p for p in found if not game.player(p).left and not (illegal and p in illegal))


def recipients(
    game: Game, to: Reference | PlayerRef, context: Context, actor: EntityId
) -> tuple[EntityId, ...]:
    """Players or objects that damage or counters go to."""
    if isinstance(to, PlayerRef):
        return players_meant(game, to, context, actor)
    return objects_meant(game, to, context, actor)
