"""Continuous effects of resolving spells and abilities: what they apply to, for how long (611.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game.context import Context, kept
from rulesengine.game.continuous import ContinuousEffect
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.effects.choosing import objects_meant, players_meant
from rulesengine.game.effects.kinds import choose_described, chosen_kind
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.permissions import allow_playing
from rulesengine.game.quantities import number
from rulesengine.game.references import denoted
from rulesengine.game.resolving import performs
from rulesengine.game.this_way import ENDED
from rulesengine.game.walking import replaced, walk_all
from rulesengine.ir import effects as fx
from rulesengine.ir.changes import (
    Become,
    BecomeCopy,
    Cant,
    CantExceptBy,
    Change,
    ChangeControl,
    ChangePT,
    ChooseKind,
    Gain,
    GainOneOf,
    GainPrintedBelow,
    May,
    Must,
    SetPT,
)
from rulesengine.ir.filters import IsChosen, IsColor
from rulesengine.ir.quantities import Number, Quantity
from rulesengine.ir.refs import Determiner, Objects, Players, ThatPlayer
from rulesengine.ir.statics import MayPlay, Redirect
from rulesengine.ir.words import Color

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.words import Duration


@performs(fx.Continuous)
def continuous(game: Game, effect: fx.Continuous, context: Context) -> None:
    """611.2: the objects are fixed now (611.2c), and so are the numbers (608.2h)."""
    gaining = _each_gains(game, effect, context)
    if gaining is not None:
        for inner, affected, changes in gaining:
            apply_changes(game, affected, changes, effect.duration, inner)
        return
    actor = context.actor or context.controller
    if _rules_only(effect):
        rule_for_all(game, effect, context)
        return
    found = objects_meant(game, effect.what, context, actor)
    affected = tuple(entity for entity in found if not is_player(entity))
    if affected:
        apply_changes(game, affected, effect.changes, effect.duration, context)


def _rules_only(effect: fx.Continuous) -> bool:
    """Whether it changes no characteristics: "creatures your opponents control can't block"."""
    what = effect.what
    every = isinstance(what, Objects) and what.determiner is Determiner.ALL
    return every and all(isinstance(c, Cant | CantExceptBy | Must | May) for c in effect.changes)


def rule_for_all(game: Game, effect: fx.Continuous, context: Context) -> None:
    """611.2c: it modifies the rules, so that it affects objects that were not there as it began too."""
    assert isinstance(effect.what, Objects)
    choose_described(game, effect.what.filter, context, context.actor or context.controller)
    own = kept(context)
    own.memory[ENDED] = len(game.history)
    made = ContinuousEffect(
        game.tick(), own, effect.duration, changes=effect.changes, what=effect.what, turn=game.turn
    )
    game.effects = (*game.effects, made)
    found = denoted(game, effect.what, context)
    game.note(
        "continuous", ("611.2c",), objects=[game.name_of(e) for e in found],
        changes=[type(change).__name__ for change in effect.changes], duration=effect.duration.value,
        amounts=[],
    )  # fmt: skip


Gaining = list[tuple[Context, tuple[EntityId, ...], tuple[Change, ...]]]


def _each_gains(game: Game, effect: fx.Continuous, context: Context) -> Gaining | None:
    """608.2f: "each player gains control of …": who gains what is settled before anything changes hands."""
    change = effect.changes[0]
    if not isinstance(change, ChangeControl) or not isinstance(change.player, Players):
        return None
    if change.player.determiner is not Determiner.ALL:
        return None
    found: Gaining = []
    for player in players_meant(game, change.player, context):
        inner = context.acting(player)
        affected = objects_meant(game, effect.what, inner, player)
        if affected:
            found.append((inner, affected, (ChangeControl(ThatPlayer()),)))
    return found


def apply_changes(
    game: Game,
    affected: tuple[EntityId, ...],
    changes: tuple[Change, ...],
    duration: Duration,
    context: Context,
) -> None:
    """Start a continuous effect on objects."""
    own = kept(context)
    changes = tuple(with_choices(game, printed_gain(game, c, context), context) for c in changes)
    for change in changes:
        if isinstance(change, BecomeCopy):
            from rulesengine.game.copying import copied_face

            own.memory["copied_face"] = copied_face(game, change, context)
    fixed = tuple(fix_numbers(game, change, context) for change in changes)
    made = ContinuousEffect(game.tick(), own, duration, affected, fixed, turn=game.turn)
    game.effects = (*game.effects, made)
    game.note(
        "continuous", ("611.2c",), objects=[game.name_of(e) for e in affected],
        changes=[type(change).__name__ for change in changes], duration=duration.value,
        amounts=_amounts(fixed),
    )  # fmt: skip


def printed_gain(game: Game, change: Change, context: Context) -> Change:
    """702.165a, c: the abilities printed on the source below the keyword, as they are now."""
    if not isinstance(change, GainPrintedBelow):
        return change
    printed = game.objects[context.source].face.abilities
    names = [getattr(ability, "name", "") for ability in printed]
    if change.keyword not in names:
        return Gain(())
    below = printed[names.index(change.keyword) + 1 :]
    return Gain(tuple(a for a in below if getattr(a, "name", "") != change.keyword))


def with_choices(game: Game, change: Change, context: Context) -> Change:
    """ "The color of your choice" is chosen as the effect begins to apply, once (608.2d)."""
    if isinstance(change, GainOneOf):
        return _one_of(game, change, context)
    if isinstance(change, ChooseKind):
        return chosen_kind(game, change, context)
    if CHOSEN_COLOR not in walk_all(change):
        return change
    from rulesengine.game.deciding import choose_words

    player = context.actor or context.controller
    decision = ChooseWords(
        player=player, question="choose a color", about=context.source, rules=("608.2d",),
        options=tuple(color.value for color in Color),
    )  # fmt: skip
    chosen = IsColor(Color(choose_words(game, decision)[0]))
    changed = replaced(change, CHOSEN_COLOR, chosen)
    assert isinstance(changed, Change)
    return changed


def _one_of(game: Game, change: GainOneOf, context: Context) -> Change:
    from rulesengine.game.deciding import choose_words

    by_name = {getattr(one, "name", str(n)): one for n, one in enumerate(change.abilities)}
    decision = ChooseWords(
        player=context.actor or context.controller, question="choose an ability",
        about=context.source, rules=("608.2d",), options=tuple(by_name),
    )  # fmt: skip
    return Gain((by_name[choose_words(game, decision)[0]],))


CHOSEN_COLOR = IsChosen("color of your choice")


def _amounts(changes: tuple[Change, ...]) -> list[str]:
    found = []
    for change in changes:
        if isinstance(change, ChangePT):
            power = change.power_sign * getattr(change.power, "value", 0)
            toughness = change.toughness_sign * getattr(change.toughness, "value", 0)
            found.append(f"{power:+d}/{toughness:+d}")
    return found


def fix_numbers(game: Game, change: Change, context: Context) -> Change:
    """Numbers in a resolving effect are worked out once, as it resolves (608.2h)."""

    def fixed(quantity: Quantity) -> Quantity:
        if isinstance(quantity, Number):
            return quantity
        return Number(number(game, quantity, context))

    if isinstance(change, ChangePT):
        return replace(change, power=fixed(change.power), toughness=fixed(change.toughness))
    if isinstance(change, SetPT):
        power = None if change.power is None else fixed(change.power)
        toughness = None if change.toughness is None else fixed(change.toughness)
        return replace(change, power=power, toughness=toughness)
    if isinstance(change, Become):
        parts = tuple(fix_numbers(game, part, context) for part in change.parts)
        return replace(change, parts=parts)
    return change


@performs(fx.GameRule)
def game_rule(game: Game, effect: fx.GameRule, context: Context) -> None:
    """A rule for a while; its filter goes on being read (611.2c covers only characteristics)."""
    if isinstance(effect.effect, MayPlay):
        allow_playing(game, effect.effect, effect.duration, context)
        return
    static = effect.effect
    if isinstance(static, Redirect):
        if isinstance(static.would.source, Objects):  # a source of your choice (609.7)
            objects_meant(game, static.would.source, context, context.controller)
        static = replace(static)  # its own, to be used up by itself
    own = kept(context)
    own.memory[ENDED] = len(game.history)
    made = ContinuousEffect(game.tick(), own, effect.duration, static=static, turn=game.turn)
    game.effects = (*game.effects, made)
