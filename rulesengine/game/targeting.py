"""Targets (115): what may be chosen, announcing them, and whether they are still legal (608.2b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.attaching import protected_from, quality_matches
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.filters import matches, player_matches
from rulesengine.game.filters.together import acceptable, fit_together, most_together
from rulesengine.game.forbidding import (
    CANT_BE_TARGETED,
    PLAYERS_CANT_BE_TARGETED,
    PLAYERS_CANT_BE_TARGETED_BY_OPPONENTS,
    cant,
    player_cant,
)
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.player_abilities import keywords_of
from rulesengine.game.quantities import number
from rulesengine.game.references import other_than, player_is, players, zones_of
from rulesengine.game.rules import rule
from rulesengine.game.walking import Target
from rulesengine.game.zones import members
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.refs import Objects, Players, PlayersWho

if TYPE_CHECKING:
    from rulesengine.game.game import Game

UNLIMITED = 99


@rule("701.41a")
def other_than_itself(game: Game, source: EntityId) -> tuple[str, ...]:
    """Why "another target" and "other target creatures" can't be the source itself."""
    return ("115.1",)


def legal_targets(game: Game, phrase: Target, context: Context) -> tuple[EntityId, ...]:
    """Everything that could be chosen for one target phrase."""
    if isinstance(phrase, Players):
        return tuple(
            player
            for player in game.turn_order()
            if player_is(game, phrase.who, player, context)
            and not _untargetable_player(game, player, context)
        )
    found = [
        player.id
        for player in game.living()
        if player_matches(game, phrase.filter, player.id, context)
        and not _untargetable_player(game, player.id, context)
    ]
    for zone in zones_of(phrase.filter):
        for entity in members(game, zone):
            if is_legal_target(game, phrase, entity, context):
                found.append(entity)
    return tuple(dict.fromkeys(found))


def is_legal_target(game: Game, phrase: Target, entity: EntityId, context: Context) -> bool:
    return not why_illegal(game, phrase, entity, context)


def why_illegal(game: Game, phrase: Target, entity: EntityId, context: Context) -> tuple[str, ...]:
    """The rules by which something can't be this target; none where it can."""
    if is_player(entity):
        if game.player(entity).left:
            return ("800.4a",)
        if isinstance(phrase, Players):
            fits = player_is(game, phrase.who, entity, context)
        else:
            fits = player_matches(game, phrase.filter, entity, context)
        if not fits:
            return ("115.1",)
        return ("702.11c",) if _untargetable_player(game, entity, context) else ()
    if isinstance(phrase, Players):
        return ("115.1",)
    thing = game.objects[entity]
    if thing.became is not None or thing.last_known is not None or thing.phased_out:
        return ("400.7",)
    if thing.zone not in zones_of(phrase.filter):
        return ("115.2",)
    if entity == context.source and thing.zone.value == "stack":
        return ("115.5",)
    if phrase.other and not phrase.other_slots and entity == context.source:
        if forbidden := game.rules["other_than_itself"](game, entity):
            return tuple(forbidden)
    if phrase.other_slots and entity in other_than(phrase, context):
        return ("115.3",)
    if phrase.per_player is not None:
        if for_whom(game, phrase, entity, context) is None:
            return ("115.1",)
    elif not matches(game, phrase.filter, entity, context):
        return ("115.1",)
    return game.rules["untargetable"](game, entity, context)  # type: ignore[no-any-return]


def for_whom(game: Game, phrase: Objects, entity: EntityId, context: Context) -> EntityId | None:
    """For which of the players something is a target, where there are targets for each of them."""
    assert phrase.per_player is not None
    each = phrase.per_player
    slot = each.who.slot if isinstance(each, PlayersWho) else getattr(each, "slot", -1)
    for player in players(game, phrase.per_player, context):
        one = replace(context, slots={**context.slots, slot: (player,)})
        if matches(game, phrase.filter, entity, one):
            return player
    return None


def enough_for_each(
    game: Game, phrase: Target, picked: tuple[EntityId, ...], context: Context
) -> bool:
    """Whether no player has more targets than the phrase gives each of them."""
    if isinstance(phrase, Players) or phrase.per_player is None:
        return True
    most = 1 if phrase.count is None else number(game, phrase.count, context)
    whose = Counter(for_whom(game, phrase, entity, context) for entity in picked)
    return all(count <= most for count in whose.values())


@rule("702.11b")
def untargetable(game: Game, entity: EntityId, context: Context) -> tuple[str, ...]:
    """Shroud, hexproof, protection and effects that say so."""
    values = characteristics(game, entity)
    if values.keywords:
        if "shroud" in values.keywords:
            return ("702.18a",)
        if "hexproof" in values.keywords and context.controller != values.controller:
            if _hexproof(game, entity, context):
                return ("702.11b",)
        if protected_from(game, entity, context.source):
            return ("702.16b",)
    if values.changes and cant(game, entity, CANT_BE_TARGETED, stack_object(game, context)):
        return ("115.1",)
    return ()


def stack_object(game: Game, context: Context) -> EntityId:
    """The spell or ability that targets: the one resolving, or being put on the stack (601.2a, 602.2a)."""
    resolving: EntityId | None = context.memory.get("stack_object")
    if resolving is not None:
        return resolving
    top = game.stack[-1] if game.stack else context.source
    return top if context.source in (top, game.objects[top].source) else context.source


def _hexproof(game: Game, entity: EntityId, context: Context) -> bool:
    """Plain hexproof, or "hexproof from [quality]" that the source has (702.11d)."""
    values = characteristics(game, entity)
    own = Context(entity, values.controller)
    for held in values.abilities:
        ability = held.ability
        if isinstance(ability, KeywordAbility) and ability.name == "hexproof":
            if ability.filter is None or quality_matches(game, ability, context.source, own):
                return True
    return False


def _untargetable_player(game: Game, player: EntityId, context: Context) -> bool:
    if player_cant(game, player, PLAYERS_CANT_BE_TARGETED):
        return True
    if any(keywords_of(game, player, "shroud")) or protected_from(game, player, context.source):
        return True
    if player == context.controller:
        return False
    return player_cant(game, player, PLAYERS_CANT_BE_TARGETED_BY_OPPONENTS) or any(
        ability.filter is None or quality_matches(game, ability, context.source, own)
        for ability, own in keywords_of(game, player, "hexproof")
    )


def bounds(game: Game, phrase: Target, context: Context) -> tuple[int, int]:
    """How many targets a phrase takes at least and at most."""
    if phrase.count is None:
        return (_least(phrase), UNLIMITED) if phrase.up_to else (1, 1)
    count = number(game, phrase.count, context)
    if isinstance(phrase, Objects) and phrase.per_player is not None:
        count *= len(players(game, phrase.per_player, context))
    return (_least(phrase), count) if phrase.up_to else (count, count)


def _least(phrase: Target) -> int:
    """ "One or two", "one or more": at least so many."""
    return phrase.least if isinstance(phrase, Objects) else 0


Given = tuple[tuple[EntityId, int | None], ...]


def choose_targets(
    game: Game, phrases: tuple[Target, ...], context: Context, given: Given | None
) -> dict[int, tuple[EntityId, ...]]:
    """Choose targets for every phrase in order (601.2c), from what the player said or by asking."""
    chosen: dict[int, tuple[EntityId, ...]] = {}
    rest = list(given) if given is not None else None
    short = rest is not None and len(rest) < sum(bounds(game, p, context)[0] for p in phrases)
    for index, phrase in enumerate(phrases):
        least, most = bounds(game, phrase, context)
        if rest is not None and not (short and _not_said(game, phrase, context, rest, chosen)):
            later = sum(bounds(game, other, context)[0] for other in phrases[index + 1 :])
            picked = _take(game, phrase, context, rest, least, min(most, len(rest) - later), chosen)
        else:
            picked = _ask(game, phrase, context, least, most, chosen)
        chosen[phrase.slot] = picked
        context.slots[phrase.slot] = picked
    if rest:
        raise IllegalAction(None, ("601.2c",), f"{game.name_of(rest[0][0])} is one target too many")
    return chosen


def _not_said(
    game: Game, phrase: Target, context: Context, rest: list[tuple[EntityId, int | None]],
    chosen: Mapping[int, tuple[EntityId, ...]],
) -> bool:  # fmt: skip
    """Whether the player, who named fewer targets than there are, left this one to be asked for."""
    return not rest or bool(_why_not(game, phrase, rest[0][0], context, [], chosen))


def _take(
    game: Game, phrase: Target, context: Context, rest: list[tuple[EntityId, int | None]],
    least: int, most: int, chosen: Mapping[int, tuple[EntityId, ...]],
) -> tuple[EntityId, ...]:  # fmt: skip
    picked: list[EntityId] = []
    while rest and len(picked) < max(most, least):
        entity, _ = rest[0]
        why = _why_not(game, phrase, entity, context, picked, chosen)
        if why:
            if len(picked) >= least and most > least:
                break
            raise IllegalAction(
                None, ("601.2c", *why), f"{game.name_of(entity)} is not a legal target"
            )
        picked.append(entity)
        rest.pop(0)
    if len(picked) < least:
        raise IllegalAction(None, ("601.2c",), "a target is missing")
    return tuple(picked)


def _why_not(
    game: Game, phrase: Target, entity: EntityId, context: Context,
    picked: list[EntityId], chosen: Mapping[int, tuple[EntityId, ...]],
) -> tuple[str, ...]:  # fmt: skip
    if entity in picked:
        return ("115.3",)
    if not enough_for_each(game, phrase, (*picked, entity), context):
        return ("601.2c",)
    if isinstance(phrase, Objects) and not fit_together(
        game, phrase.filter, (*picked, entity), context
    ):
        return ("115.1",)
    return why_illegal(game, phrase, entity, context)


def _ask(
    game: Game, phrase: Target, context: Context, least: int, most: int,
    chosen: Mapping[int, tuple[EntityId, ...]],
) -> tuple[EntityId, ...]:  # fmt: skip
    options = legal_targets(game, phrase, context)
    if len(options) < least:
        raise IllegalAction(None, ("601.2c",), "there is no legal target")
    if isinstance(phrase, Players) and phrase.at_random:
        return (game.rng.choice(options),)
    return choose_objects(
        game,
        ChooseObjects(
            player=context.controller, question="targets", about=context.source,
            rules=("601.2c",), options=options, least=least, most=min(most, len(options)),
            acceptable=_for_each(game, phrase, context),
        ),
    )  # fmt: skip


def _for_each(
    game: Game, phrase: Target, context: Context
) -> Callable[[tuple[EntityId, ...]], bool] | None:
    if isinstance(phrase, Players):
        return None
    if phrase.per_player is None:
        return acceptable(game, phrase.filter, context)
    return lambda picked: enough_for_each(game, phrase, picked, context)


def has_legal_targets(game: Game, phrases: tuple[Target, ...], context: Context) -> bool:
    """Whether every phrase could get its least number of targets."""
    return all(
        _most_targets(game, phrase, context) >= bounds(game, phrase, context)[0]
        for phrase in phrases
    )


def _most_targets(game: Game, phrase: Target, context: Context) -> int:
    found = legal_targets(game, phrase, context)
    if isinstance(phrase, Players):
        return len(found)
    least = bounds(game, phrase, context)[0]
    return most_together(game, phrase.filter, found, least, context)


@rule("608.2b")
def still_legal(
    game: Game,
    phrases: tuple[Target, ...],
    targets: Mapping[int, tuple[EntityId, ...]],
    context: Context,
) -> dict[int, tuple[EntityId, ...]]:
    """The targets that are still legal as a spell or ability begins to resolve."""
    kept: dict[int, tuple[EntityId, ...]] = {}
    for phrase in phrases:
        chosen = targets.get(phrase.slot, ())
        kept[phrase.slot] = tuple(
            entity for entity in chosen if is_legal_target(game, phrase, entity, context)
        )
    return kept


def targeted_controller(game: Game, entity: EntityId) -> EntityId:
    return entity if is_player(entity) else controller(game, entity)
