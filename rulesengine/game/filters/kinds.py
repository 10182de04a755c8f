"""What kind of thing an object is: card, spell, ability, token, permanent (rules 108 to 114)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.filters.matching import predicate
from rulesengine.game.objects import GameObject
from rulesengine.game.rules import rule
from rulesengine.ir import filters as f
from rulesengine.ir.abilities import ActivatedAbility
from rulesengine.ir.words import PERMANENT_TYPES, CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


@predicate(f.IsPermanent)
def _permanent(_g: Game, _p: f.IsPermanent, t: GameObject, v: Characteristics, _c: Context) -> bool:
    return t.zone is Zone.BATTLEFIELD or bool(v.types & PERMANENT_TYPES)


@predicate(f.IsCard)
def _card(_g: Game, _p: f.IsCard, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return not t.token and not t.is_copy and t.ability is None


@rule("112.1")
def abilities_are_not_spells(thing: GameObject) -> bool:
    """A spell is a card or a copy on the stack: an ability there is none."""
    return thing.ability is None


@predicate(f.IsSpell)
def _spell(g: Game, _p: f.IsSpell, t: GameObject, _v: Characteristics, c: Context) -> bool:
    """A card on the stack, or one that is about to be cast (601.3e)."""
    if not g.rules["abilities_are_not_spells"](t):
        return False
    return t.zone is Zone.STACK or (bool(c.memory.get("casting")) and _can_be_a_spell(t))


def _can_be_a_spell(thing: GameObject) -> bool:
    """305.9: a land is never cast."""
    from rulesengine.game.ways import castable_faces

    return any(CardType.LAND not in face.types for face in castable_faces(thing))


@predicate(f.IsAbility)
def _ability(_g: Game, p: f.IsAbility, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    if t.ability is None:
        return False
    if not p.activated and not p.triggered:
        return True
    return p.activated if isinstance(t.ability, ActivatedAbility) else p.triggered


@predicate(f.IsToken)
def _token(_g: Game, _p: f.IsToken, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return t.token


@predicate(f.IsPlayer)
def _player(_g: Game, _p: f.IsPlayer, _t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return False


@predicate(f.AnyTarget)
def _any_target(_g: Game, _p: f.AnyTarget, t: GameObject, v: Characteristics, _c: Context) -> bool:
    kinds = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    return t.zone is Zone.BATTLEFIELD and bool(v.types & kinds)


@predicate(f.IsSource)
def _source(_g: Game, _p: f.IsSource, _t: GameObject, _v: Characteristics, _c: Context) -> bool:
    """609.7: whatever deals damage is a source."""
    return True
