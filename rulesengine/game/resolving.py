"""Resolving spells and abilities (608), and carrying out instructions one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.casting import spell_effects
from rulesengine.game.context import Context
from rulesengine.game.gifts import give_gift
from rulesengine.game.layers import characteristics
from rulesengine.game.memory import done_this_turn
from rulesengine.game.moving import CAST_SO
from rulesengine.game.objects import Announced, EntityId, GameObject
from rulesengine.game.pipeline import happen
from rulesengine.game.rules import rule
from rulesengine.game.this_way import BEGAN, ENDED
from rulesengine.game.triggering import DelayedTrigger
from rulesengine.game.walking import modal_of, phrases_in_use
from rulesengine.ir.abilities import TriggeredAbility
from rulesengine.ir.actions import ExileWarped, Move, Sacrifice
from rulesengine.ir.conditions import DidThisTurn
from rulesengine.ir.effects import Do, Effect
from rulesengine.ir.refs import It, You
from rulesengine.ir.triggers import StepTrigger
from rulesengine.ir.words import PERMANENT_TYPES, Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.walking import Target

Perform = Callable[["Game", Any, Context], None]
EFFECTS: dict[type, Perform] = {}
ACTIONS: dict[type, Callable[[Game, Any, Context, EntityId], None]] = {}


def performs(*kinds: type) -> Callable[[Perform], Perform]:
    """Declare how a class of effect is carried out."""

    def declare(function: Perform) -> Perform:
        for kind in kinds:
            EFFECTS[kind] = function
        return function

    return declare


def acts(*kinds: type) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare how a class of action is done: by (game, action, context, acting player)."""

    def declare(function: Callable[..., None]) -> Callable[..., None]:
        for kind in kinds:
            ACTIONS[kind] = function
        return function

    return declare


Propose = Callable[..., list[e.Event]]
Settle = Callable[..., None]
PROPOSALS: dict[type, tuple[Propose, Settle]] = {}
"""Actions that several players, or one for each of several objects, take simultaneously (101.4, 608.2f)."""


def proposes(kind: type, settle: Settle) -> Callable[[Propose], Propose]:
    """Declare an action in two parts: the events it proposes once its choices are made, and what is
    remembered of those that happened: by (game, action, context, acting player, what happened)."""

    def declare(propose: Propose) -> Propose:
        def act(game: Game, action: Any, context: Context, player: EntityId) -> None:
            events = propose(game, action, context, player)
            settle(game, action, context, player, happen(game, events) if events else [])

        PROPOSALS[kind] = (propose, settle)
        ACTIONS[kind] = act
        return propose

    return declare


def perform(game: Game, effect: Effect, context: Context) -> None:
    """Carry an effect out."""
    EFFECTS[type(effect)](game, effect, context)


def resolve_top(game: Game) -> None:
    """608.1: the object on top of the stack resolves."""
    entity = game.rules["next_to_resolve"](game)
    thing = game.objects[entity]
    name = game.name_of(entity)
    entry = game.note(
        "resolve", ("608.2",) if thing.ability is not None else ("608.1",), object=name,
        ability=thing.ability is not None,
        keyword=thing.keyword.name if thing.keyword is not None else "",
    )  # fmt: skip
    with game.because(entry):
        if thing.ability is not None or thing.event is not None:
            _resolve_ability(game, thing)
        else:
            _resolve_spell(game, thing)


def context_of(game: Game, thing: GameObject) -> Context:
    """The context in which the object on the stack is read as it resolves."""
    announced = thing.announced or Announced(controller=thing.controller_base)
    saved: Context | None = thing.__dict__.get("trigger_context")
    controller = characteristics(game, thing.id).controller
    if saved is not None:
        context = replace(saved, slots=dict(saved.slots), memory=dict(saved.memory))
        context.moved = dict(saved.moved)
    else:
        context = Context(thing.source if thing.source is not None else thing.id, controller)
    context.controller = controller
    context.announced = announced
    context.slots.update(announced.targets)
    context.divisions = announced.divisions
    context.cost_objects = announced.cost_objects
    if announced.x is not None:
        context.x = announced.x
    context.memory["modes"] = announced.modes
    context.memory["stack_object"] = thing.id
    context.memory[BEGAN] = len(game.history)
    context.memory.pop(ENDED, None)
    return context


def phrases_of(
    game: Game, effects: tuple[Effect, ...], modes: tuple[int, ...], context: Context
) -> tuple[Target, ...]:
    """The target phrases in use: of the effects, and of the chosen modes."""
    found: list[Target] = []
    for effect in effects:
        modal = modal_of(effect)
        if modal is not None:
            for mode in modes:
                found.extend(phrases_in_use(game, modal.modes[mode - 1], context))
        found.extend(phrases_in_use(game, effect, context))
    return tuple(found)


@rule("608.2b")
def all_targets_illegal(game: Game, kept: Mapping[int, tuple[EntityId, ...]]) -> bool:
    """Whether it doesn't resolve: no target is legal any more."""
    return not any(kept.values())


@rule("113.7a")
def ability_independent(game: Game, thing: GameObject) -> bool:
    """An ability on the stack is there whatever becomes of its source."""
    return True


@rule("405.5")
def next_to_resolve(game: Game) -> EntityId:
    """The object on top of the stack, put there last."""
    return game.stack[-1]


def targets_gone(
    game: Game, thing: GameObject, effects: tuple[Effect, ...], context: Context
) -> bool:
    """608.2b: drop illegal targets; whether all there were have become illegal."""
    announced = thing.announced
    if announced is None or not any(announced.targets.values()):
        return False
    phrases = phrases_of(game, effects, announced.modes, context)
    kept = game.rules["still_legal"](game, phrases, announced.targets, context)
    context.memory["illegal"] = {
        t
        for slot, chosen in announced.targets.items()
        for t in chosen
        if t not in kept.get(slot, ())
    }
    context.slots.update(kept)
    return bool(game.rules["all_targets_illegal"](game, kept))


def _resolve_ability(game: Game, thing: GameObject) -> None:
    context = context_of(game, thing)
    ability = thing.ability
    effect = thing.announced.effect if thing.announced is not None else None
    condition = ability.condition if isinstance(ability, TriggeredAbility) else None
    if thing.__dict__.get("condition") is not None:
        condition = thing.__dict__["condition"]
    done = False
    if not game.rules["ability_independent"](game, thing):
        game.note("no source", ("113.7a",), object=game.name_of(thing.id))
        done = True
    elif condition is not None and not game.rules["intervening_if"](game, condition, context):
        game.note("if not met", ("603.4",), object=game.name_of(thing.id))
        done = True
    elif effect is not None and targets_gone(game, thing, (effect,), context):
        game.note("no legal targets", ("608.2b",), object=game.name_of(thing.id))
        done = True
    if not done and effect is not None:
        source = game.objects.get(context.source)
        if source is not None:
            key = ("resolved", id(ability))
            source.uses = {**source.uses, key: source.uses.get(key, 0) + 1}
        if isinstance(condition, DidThisTurn):
            context.amount = done_this_turn(game, condition, context)
        perform(game, effect, context)
    if thing.zone is Zone.STACK and thing.became is None:
        remove_ability(game, thing)


def remove_ability(game: Game, thing: GameObject) -> None:
    """608.2n: a resolved ability ceases to exist."""
    game.stack = tuple(entity for entity in game.stack if entity != thing.id)
    thing.last_known = characteristics(game, thing.id)
    thing.zone = Zone.NOWHERE


def _resolve_spell(game: Game, thing: GameObject) -> None:
    context = context_of(game, thing)
    effects = spell_effects(game, thing)
    from rulesengine.game.auras import aura_effect

    aura = aura_effect(game, thing)
    checked = effects if aura is None else (aura, *effects)
    if "overloaded" not in thing.designations and targets_gone(game, thing, checked, context):
        if "bestow" in thing.designations:  # 702.103e: it resolves as a creature instead
            thing.designations = thing.designations - {"bestow"}
        else:
            game.note("no legal targets", ("608.2b",), object=game.name_of(thing.id))
            _put_away(game, thing)
            return
    values = characteristics(game, thing.id)
    if values.types & PERMANENT_TYPES or thing.face_down:
        enter_from_stack(game, thing, context)
        return
    if "overloaded" in thing.designations:
        from rulesengine.game.overloading import overloaded

        each = game.rules["overload_phrase"]
        effects = tuple(overloaded(effect, each) for effect in effects)
    give_gift(game, thing, context)
    for effect in effects:
        perform(game, effect, context)
    if thing.became is None and thing.zone is Zone.STACK:
        _put_away(game, thing, resolved=True)


def enter_from_stack(game: Game, thing: GameObject, context: Context) -> None:
    """608.3: a permanent spell becomes a permanent under its controller's control."""
    from rulesengine.game.auras import AURA_SLOT

    host = context.slots.get(AURA_SLOT, ())
    sneaked = _sneaked(game, thing)
    change = e.ZoneChange(
        object=thing.id, to=Zone.BATTLEFIELD, reason="resolve", by=context.controller,
        controller=context.controller,
        face_down=thing.face_down_reason or ("morph" if thing.face_down else ""),
        attach_to=host[0] if host else None, rules=("608.3a",), transformed=_is_back(thing),
        tapped=sneaked is not None, attacking=sneaked,
    )  # fmt: skip
    happen(game, [change])
    if change.became is None and thing.became is None and thing.zone is Zone.STACK:
        _put_away(game, thing)
    elif change.became is not None:
        new = game.objects[change.became]
        if new.designations & CAST_SO:
            game.rules["end_of_turn_fate"](game, new, context.controller)


def _sneaked(game: Game, thing: GameObject) -> EntityId | None:
    """702.190b: what the creature returned for its sneak cost was attacking."""
    announced = thing.announced
    if announced is None or not announced.paid.get("sneak"):
        return None
    attacked = (game.objects[returned].attacking for returned in announced.cost_objects)
    return next((defender for defender in attacked if defender is not None), None)


def _is_back(thing: GameObject) -> bool:
    """712.11c: a back face cast as such enters with that face up."""
    card = thing.card
    return (
        card is not None
        and card.layout in ("transform", "modal_dfc")
        and len(card.faces) > 1
        and thing.face is card.faces[1]
    )


@rule("702.109a")
def end_of_turn_fate(game: Game, thing: GameObject, player: EntityId) -> None:
    """702.109a, 702.152a, 702.185a: dashed ones return, blitzed ones are sacrificed, warped ones exiled,
    at the next end step."""
    it = It("it", 0)
    if "dashed" in thing.designations:
        action: Move | Sacrifice | ExileWarped = Move(it, Zone.HAND, verb="return")
    elif "warped" in thing.designations:
        action = ExileWarped(it)
    elif "blitzed" in thing.designations:
        action = Sacrifice(it)
    else:
        return
    context = Context(thing.id, player, slots={0: (thing.id,)})
    trigger = StepTrigger(Step.END, None, next_one=True)
    made = DelayedTrigger(trigger, Do(You(), (action,)), context, made_turn=game.turn)
    game.delayed = (*game.delayed, made)


def _put_away(game: Game, thing: GameObject, resolved: bool = False) -> None:
    """608.2n: an instant or sorcery goes to its owner's graveyard as the last part of resolving."""
    change = e.ZoneChange(
        object=thing.id,
        to=Zone.GRAVEYARD,
        reason="put",
        rules=("608.2n" if resolved else "608.2b",),
        by=thing.owner,
    )
    if resolved and thing.announced is not None and thing.announced.paid.get("buyback"):
        change.to, change.rules = Zone.HAND, ("702.27a",)
    elif resolved and len(thing.card.faces if thing.card is not None else ()) > 1:
        from rulesengine.game.permissions import put_away_half

        if put_away_half(game, thing, characteristics(game, thing.id).controller):
            return
    happen(game, [change])
