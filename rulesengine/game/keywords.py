"""From a symbolic keyword to the abilities it stands for, in the game's own table (702.1)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.game.characteristics import Held
from rulesengine.game.predefined import BASIC_LAND_MANA, intrinsic_mana_ability
from rulesengine.ir.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulesengine.ir.quantities import X
from rulesengine.ir.words import CardType
from rulesengine.keywords.keyword import Keyword, Part
from rulesengine.keywords.kinds import Kind
from rulesengine.keywords.table import KEYWORDS

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game


OnFace = tuple["Face", tuple[Held, ...], frozenset[type[Ability]]]


@lru_cache(maxsize=8192)
def _compiled(keyword: KeywordAbility, entry: Keyword) -> tuple[Ability, ...]:
    from rulesengine.oracle.meaning import compile_meaning  # where nothing is read, no grammar is

    abilities: list[Ability] = []
    for part in entry.compiled_on("permanent"):
        kind = "spell" if part.kind is Kind.SPELL else "permanent"
        abilities.extend(_placed(a, part) for a in compile_meaning(part.text, keyword, kind))
    return tuple(abilities)


def _placed(ability: Ability, part: Part) -> Ability:
    """An ability of a keyword functions where the keyword's rule says."""
    if isinstance(ability, TriggeredAbility | StaticAbility):
        return replace(ability, zones=part.zones)
    if isinstance(ability, ActivatedAbility):
        return replace(ability, zone=part.zones[0])
    return ability


def row_of(keyword: KeywordAbility) -> Keyword | None:
    """Its row of the table; "bloodthirst X" and "devour X" have one of their own."""
    entry = KEYWORDS.get(keyword.name)
    if isinstance(keyword.n, X):
        entry = KEYWORDS.get(f"{keyword.name} x") or entry
    return entry


def meaning(game: Game, keyword: KeywordAbility) -> tuple[Ability, ...]:
    """The abilities a keyword stands for; none where it is a primitive of the engine."""
    entry = row_of(keyword)
    means = game.rules.meanings.get(keyword.name)
    if entry is None:
        return ()
    if means is not None:
        entry = _misread(entry, means)
    return _compiled(keyword, entry)


@lru_cache(maxsize=512)
def _misread(entry: Keyword, means: tuple[str, ...]) -> Keyword:
    return entry.meaning(*means)


def hold(
    game: Game, abilities: tuple[Ability, ...], granted_by: int | None = None
) -> tuple[Held, ...]:
    """Abilities as an object has them, each keyword followed by what it stands for."""
    held: list[Held] = []
    for paragraph, ability in enumerate(abilities, 1):
        printed = None if granted_by is not None else paragraph
        held.append(Held(ability, None, printed, granted_by))
        if isinstance(ability, KeywordAbility):
            held.extend(
                Held(meant, ability, printed, granted_by) for meant in meaning(game, ability)
            )
    return tuple(held)


def printed_abilities(game: Game, face: Face) -> tuple[Held, ...]:
    """The abilities printed on a face; kept, since neither faces nor a table of rules ever change."""
    return _on_face(game, face)[1]


def kinds_of_abilities(game: Game, face: Face) -> frozenset[type[Ability]]:
    """Which kinds of ability (113.3) are printed on a face."""
    return _on_face(game, face)[2]


def _on_face(game: Game, face: Face) -> OnFace:
    memo = game.rules.memo
    found: OnFace | None = memo.get(id(face))
    if found is None:
        held = (*hold(game, face.abilities), *_of_land_types(face))
        found = memo[id(face)] = (face, held, frozenset(type(one.ability) for one in held))
    return found


def _of_land_types(face: Face) -> tuple[Held, ...]:
    """The intrinsic mana abilities of a land's basic land types (305.6)."""
    if CardType.LAND not in face.types:
        return ()
    kinds = (kind for kind in BASIC_LAND_MANA if kind in face.subtypes)
    return tuple(Held(intrinsic_mana_ability(kind)) for kind in kinds)
