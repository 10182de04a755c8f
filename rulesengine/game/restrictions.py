"""What effects forbid, demand and allow in combat (508.1c–d, 509.1b–c), by the words they use."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from rulesengine.game.combat import defended_by
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.vocabulary import acts_on, word
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.changes import Cant, Change, May, Must
from rulesengine.ir.statics import Changes, PlayersCant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.ir.costs import Cost

# The words of `Cant.what`
_NEITHER = ("attack or block", "attack, block, or crew", "attack, block, or transform")
CANT_ATTACK = acts_on(Cant, "attack", *_NEITHER, "attack player or their planeswalkers")
CANT_ATTACK_ALONE = acts_on(Cant, "attack alone", "attack or block alone")
CANT_BLOCK = acts_on(Cant, "block", *_NEITHER)
CANT_BLOCK_ALONE = acts_on(Cant, "block alone", "attack or block alone")
CANT_BE_BLOCKED = acts_on(Cant, "be blocked")
CANT_BE_BLOCKED_BY_TWO = acts_on(Cant, "be blocked by more than one")
CANT_ASSIGN_DAMAGE = acts_on(Cant, "assign combat damage", "deal combat damage")
# The words of `PlayersCant.what`, with `at_most`: "No more than one creature can attack each combat"
ATTACK_AT_ALL = word(PlayersCant, "attack")
ATTACK_WITH_MORE = word(PlayersCant, "attack with more")
BLOCK_WITH_MORE = word(PlayersCant, "block with more")
# The words of `Must.what`
MUST_ATTACK = acts_on(Must, "attack", "attack each combat")
MUST_ATTACK_PLAYER = acts_on(Must, "attack player")  # `reference`: whom
MUST_BLOCK = acts_on(Must, "block", "block each combat")  # `reference`: which attacker
MUST_BE_BLOCKED = acts_on(Must, "be blocked")
MUST_BE_BLOCKED_BY_ALL = acts_on(Must, "be blocked by all", "be blocked by all able")
# The words of `May.what`
MAY_ATTACK_DESPITE_DEFENDER = acts_on(May, "attack despite defender")
MAY_ATTACK_DESPITE_SICKNESS = acts_on(May, "attack despite summoning sickness")
MAY_BLOCK_MORE = acts_on(May, "block an additional creature", "block additional")
MAY_BLOCK_ANY_NUMBER = acts_on(May, "block any number of creatures")
MAY_BLOCK_ONLY_FLYERS = acts_on(May, "block only creatures with flying")
MAY_BLOCK_SHADOW = acts_on(May, "block creatures with shadow")
MAY_BLOCK_TAPPED = acts_on(May, "block as though untapped")
MAY_IGNORE_BLOCK = acts_on(May, "assign damage as though unblocked")
MAY_STAY_TAPPED = acts_on(May, "not untap")
BY_TOUGHNESS = acts_on(May, "assign damage by toughness")
LETHAL_BY_POWER = acts_on(May, "lethal damage by power")

Kind = TypeVar("Kind", bound=Change)


def changes_of(
    game: Game, entity: EntityId, kind: type[Kind], words: frozenset[str]
) -> Iterator[tuple[Kind, Context]]:
    """The changes of one class that apply to an object and say one of these words."""
    for change, context in characteristics(game, entity).changes:
        if isinstance(change, kind) and getattr(change, "what", "") in words:
            yield change, context  # type: ignore[misc]


def has_primitive(game: Game, entity: EntityId, keyword: str) -> bool:
    """Whether an object has a keyword that the engine carries out, read by no other text now."""
    return keyword in characteristics(game, entity).keywords and keyword not in game.rules.meanings


def may(game: Game, entity: EntityId, words: frozenset[str]) -> bool:
    """Whether an effect allows an object to do something."""
    return any(True for _ in changes_of(game, entity, May, words))


def forbidding(
    game: Game, entity: EntityId, words: frozenset[str]
) -> Iterator[tuple[Cant, Context]]:
    """The "can't" effects on an object that no condition lifts; a cost may still do so."""
    for change, context in changes_of(game, entity, Cant, words):
        if change.unless is not None:
            from rulesengine.game.conditions import holds

            if holds(game, change.unless, context):
                continue
        yield change, context


def most_creatures(game: Game, player: EntityId, what: str) -> int | None:
    """How many creatures a player may attack or block with at most; None: any number."""
    from rulesengine.game.quantities import number
    from rulesengine.game.references import player_fits
    from rulesengine.game.statics import static_effects

    limits = [
        number(game, effect.at_most, context)
        for effect, context in static_effects(game, PlayersCant)
        if effect.what == what
        and effect.at_most is not None
        and player_fits(game, effect.who, player, context)
    ]
    return min(limits, default=None)


def concerns(game: Game, change: Cant, context: Context, other: EntityId) -> bool:
    """Whether a "can't" is about this opposing creature or defender ("by Walls", "attack you")."""
    if change.by is not None and (is_player(other) or not matches(game, change.by, other, context)):
        return False
    if change.whom is None:
        return True
    from rulesengine.game.references import players

    named = players(game, change.whom, context)
    if "planeswalkers" in change.what:
        return defended_by(game, other) in named
    return other in named


def cited(game: Game, entity: EntityId, change: Change, otherwise: str) -> str:
    """The rule to cite: that of the keyword the change is the meaning of, else `otherwise`."""
    name = keyword_meaning(game, entity, change)
    return KEYWORD_RULES.get(name, otherwise)


def keyword_meaning(game: Game, entity: EntityId, change: Change) -> str:
    """The name of the object's keyword that stands for this change, "" if there is none."""
    for held in characteristics(game, entity).abilities:
        ability = held.ability
        if held.keyword is None or not isinstance(ability, StaticAbility):
            continue
        if isinstance(ability.effect, Changes) and any(c is change for c in ability.effect.changes):
            return held.keyword.name
    return ""


KEYWORD_RULES = {"defender": "702.3b", "decayed": "702.147a", "unleash": "702.98a"}


def taxes(game: Game, entity: EntityId, words: frozenset[str], other: EntityId) -> tuple[Cost, ...]:
    """What must be paid for a creature to attack or block this one (508.1h, 509.1d)."""
    return tuple(
        cost
        for change, context in forbidding(game, entity, words)
        if change.unless_cost and concerns(game, change, context, other)
        for cost in change.unless_cost
    )
