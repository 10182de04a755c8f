"""What keeps one creature from blocking another (509.1b): the table of evasion abilities (702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.game import combat
from rulesengine.game import restrictions as words
from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.rules import rule
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.changes import CantExceptBy
from rulesengine.ir.words import CardType, Color

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

# Each point: whether the ability of `attacker` keeps `blocker` from blocking it.


@rule("702.9b")
def flying_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    return not characteristics(game, blocker).keywords & {"flying", "reach"}


@rule("702.13b")
def intimidate_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return CardType.ARTIFACT not in its.types and not mine.colors & its.colors


@rule("702.14c")
def landwalk_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    walks = [k for k in _keywords(characteristics(game, attacker)) if k.name.endswith("walk")]
    defender = combat.attacked_player(game, attacker)
    lands = [
        (entity, values)
        for entity in game.battlefield
        if CardType.LAND in (values := characteristics(game, entity)).types
        and values.controller == defender
        and combat.on_battlefield(game, entity)
    ]
    return any(_walked(game, attacker, k, e, values) for k in walks for e, values in lands)


@rule("702.16f")
def protection_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    values = characteristics(game, attacker)
    context = Context(attacker, values.controller)
    return any(
        keyword.filter is None or matches(game, keyword.filter, blocker, context)
        for keyword in _keywords(values)
        if keyword.name in PROTECTION
    )


@rule("702.28b")
def shadow_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    """Works both ways: creatures with and without shadow don't meet."""
    mine = "shadow" in characteristics(game, attacker).keywords
    its = "shadow" in characteristics(game, blocker).keywords
    if mine and not its:
        return not words.may(game, blocker, words.MAY_BLOCK_SHADOW)
    return its and not mine


@rule("702.31b")
def horsemanship_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    return "horsemanship" not in characteristics(game, blocker).keywords


@rule("702.36b")
def fear_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    its = characteristics(game, blocker)
    return CardType.ARTIFACT not in its.types and Color.BLACK not in its.colors


@rule("702.118b")
def skulk_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return (its.power or 0) > (mine.power or 0)


@rule("702.111b")
def menace_blockers(game: Game, attacker: EntityId) -> int:
    """How many creatures it takes to block a creature with menace."""
    return 2


@dataclass(frozen=True, slots=True)
class BlockRestriction:
    """An evasion ability by its keyword, its rule, and the point that says what it forbids."""

    keyword: str
    rule: str
    point: str
    of_blocker: bool = False  # also looked for on the blocker


BLOCK_RESTRICTIONS = (
    BlockRestriction("flying", "702.9b", "flying_forbids"),
    BlockRestriction("intimidate", "702.13b", "intimidate_forbids"),
    BlockRestriction("landwalk", "702.14c", "landwalk_forbids"),
    BlockRestriction("protection", "702.16f", "protection_forbids"),
    BlockRestriction("protection from everything", "702.16j", "protection_forbids"),
    BlockRestriction("shadow", "702.28b", "shadow_forbids", of_blocker=True),
    BlockRestriction("horsemanship", "702.31b", "horsemanship_forbids"),
    BlockRestriction("fear", "702.36b", "fear_forbids"),
    BlockRestriction("skulk", "702.118b", "skulk_forbids"),
)
PROTECTION = frozenset({"protection", "protection from everything"})


def evasion_forbids(game: Game, attacker: EntityId, blocker: EntityId) -> tuple[str, ...]:
    """The rules by which evasion and "can't be blocked" keep one creature from blocking."""
    mine = characteristics(game, attacker).keywords
    its = characteristics(game, blocker).keywords
    found = [
        row.rule
        for row in BLOCK_RESTRICTIONS
        if (row.keyword in mine or (row.of_blocker and row.keyword in its))
        and row.keyword not in game.rules.meanings
        and game.rules[row.point](game, attacker, blocker)
    ]
    for change, context in words.forbidding(game, attacker, words.CANT_BE_BLOCKED):
        if not change.unless_cost and words.concerns(game, change, context, blocker):
            found.append(words.cited(game, attacker, change, "509.1b"))
    for except_by, context in _except_by(game, attacker):
        if except_by.filter is not None and not matches(game, except_by.filter, blocker, context):
            found.append("509.1b")
    return tuple(dict.fromkeys(found))


def fewest_blockers(game: Game, attacker: EntityId) -> tuple[int, str]:
    """How many creatures must block it if any do, and the rule that says so."""
    needed, rule_number = 1, "509.1b"
    if words.has_primitive(game, attacker, "menace"):
        needed, rule_number = int(game.rules["menace_blockers"](game, attacker)), "702.111b"
    for except_by, _ in _except_by(game, attacker):
        if except_by.at_least > needed:
            needed, rule_number = except_by.at_least, "509.1b"
    return needed, rule_number


def most_blockers(game: Game, attacker: EntityId) -> int | None:
    """How many creatures may block it at most; None: any number."""
    limited = words.forbidding(game, attacker, words.CANT_BE_BLOCKED_BY_TWO)
    return 1 if any(True for _ in limited) else None


def _except_by(game: Game, attacker: EntityId) -> Iterator[tuple[CantExceptBy, Context]]:
    for change, context in characteristics(game, attacker).changes:
        if isinstance(change, CantExceptBy) and isinstance(context, Context):
            yield change, context


def _keywords(values: Characteristics) -> list[KeywordAbility]:
    return [h.ability for h in values.abilities if isinstance(h.ability, KeywordAbility)]


def _walked(
    game: Game, attacker: EntityId, walk: KeywordAbility, land: EntityId, values: Characteristics
) -> bool:
    """Whether a land has what a landwalk ability names (702.14a)."""
    if walk.filter is not None:
        context = Context(attacker, characteristics(game, attacker).controller)
        return matches(game, walk.filter, land, context)
    kinds = {*map(str.lower, values.subtypes), *values.types, *values.supertypes}
    named = (walk.text or walk.name.removesuffix("walk")).lower().removesuffix(" land")
    if named.startswith("non"):
        return named.removeprefix("non") not in kinds
    return all(word in kinds for word in named.split())
