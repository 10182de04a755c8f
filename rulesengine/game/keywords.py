"""From a symbolic keyword to the abilities it stands for, in the game's own table (702.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.game.characteristics import Held
from rulesengine.ir.abilities import Ability, KeywordAbility
from rulesengine.keywords.table import KEYWORDS
from rulesengine.oracle.meaning import compile_meaning

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game


@lru_cache(maxsize=4096)
def _compiled(keyword: KeywordAbility, means: tuple[str, ...]) -> tuple[Ability, ...]:
    return tuple(ability for text in means for ability in compile_meaning(text, keyword))


def meaning(game: Game, keyword: KeywordAbility) -> tuple[Ability, ...]:
    """The abilities a keyword stands for; none where it is a primitive of the engine."""
    means = game.rules.meanings.get(keyword.name)
    if means is None:
        entry = KEYWORDS.get(keyword.name)
        if entry is None or entry.primitive:
            return ()
        means = entry.means
    return _compiled(keyword, means)


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
    memo = game.rules.memo
    found: tuple[Face, tuple[Held, ...]] | None = memo.get(id(face))
    if found is None:
        found = memo[id(face)] = (face, hold(game, face.abilities))
    return found[1]
