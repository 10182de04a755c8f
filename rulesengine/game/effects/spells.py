"""Spells as objects of instructions: counter, copy, change targets, cast (701.6, 707.10, 115.7, 601.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.announcing import Announcement
from rulesengine.game.as_cast import seen_as
from rulesengine.game.casting import announce_targets, cast_by, spell_effects
from rulesengine.game.context import Context
from rulesengine.game.copying import copied_face_of, copy_on_stack
from rulesengine.game.deciding import choose_objects, yes_no
from rulesengine.game.decisions import ChooseObjects, YesNo
from rulesengine.game.effects.cards import remember_moves
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.effects.lasting import apply_changes
from rulesengine.game.filters import matches
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.objects import EntityId, GameObject, is_player
from rulesengine.game.permissions import marks_of
from rulesengine.game.pipeline import happen
from rulesengine.game.playing import land_face
from rulesengine.game.quantities import mana_value, measure, number
from rulesengine.game.references import everything
from rulesengine.game.resolving import acts, context_of, phrases_of
from rulesengine.game.rules import rule
from rulesengine.game.targeting import legal_targets
from rulesengine.game.ways import Way, castable_faces
from rulesengine.game.zones import put_in
from rulesengine.ir import actions as a
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.changes import Gain
from rulesengine.ir.refs import Objects
from rulesengine.ir.words import CardType, Duration, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.ir.effects import Effect


@acts(a.Counter)
def counter(game: Game, action: a.Counter, context: Context, player: EntityId) -> None:
    found = objects_meant(game, action.what, context, player)
    events: list[e.Event] = [
        e.CounterObject(object=x, to=action.to, position=action.position, source=context.source)
        for x in found
    ]
    done = happen(game, events) if events else []
    remember_moves(context, done)
    context.done = any(isinstance(event, e.CounterObject) for event in done)


@acts(a.CopyOnStack)
def copy_spell(game: Game, action: a.CopyOnStack, context: Context, player: EntityId) -> None:
    """707.10: each copy is put on the stack; it is not cast."""
    made: list[EntityId] = []
    for original in objects_meant(game, action.what, context, player):
        thing = game.objects[original]
        if thing.zone is not Zone.STACK and thing.last_known is None:  # 707.12: a card
            made.append(copy_card(game, original, player))
            continue
        if not game.rules["copies_of_a_spell_that_left"](game, thing):
            continue
        for _ in range(number(game, action.count, context)):
            copy = copy_on_stack(game, original, player)
            if action.exceptions:
                game.objects[copy].face = copied_face_of(game, original, action.exceptions, context)
            made.append(copy)
            happen(game, [e.Cast(object=copy, player=player, copied=True, source=context.source)])
            if action.new_targets:
                choose_new_targets(game, copy, player)
    context.slots[action.slot] = tuple(made)
    context.last = tuple(made)


@rule("707.10")
def copies_of_a_spell_that_left(game: Game, thing: GameObject) -> bool:
    """A spell that has left the stack is copied as it last was there (608.2h)."""
    return True


def copy_card(game: Game, card: EntityId, player: EntityId) -> EntityId:
    """707.12: a copy of a card, made in the zone the card is in; not cast, it ceases to exist."""
    thing = game.objects[card]
    made = game.new_object(thing.face, player, thing.zone, thing.card)
    made.__dict__["is_copy"] = True
    put_in(game, made)
    game.strays = (*game.strays, made.id)
    return made.id


def effects_on_stack(game: Game, entity: EntityId) -> tuple[Effect, ...]:
    """What an object on the stack will do."""
    thing = game.objects[entity]
    if thing.announced is not None and thing.announced.effect is not None:
        return (thing.announced.effect,)
    from rulesengine.game.auras import aura_effect

    aura = aura_effect(game, thing)
    own = spell_effects(game, thing)
    return own if aura is None else (aura, *own)


def choose_new_targets(game: Game, entity: EntityId, player: EntityId) -> None:
    """707.10c, 115.7d: any number of the targets may be changed, each to another legal one."""
    thing = game.objects[entity]
    announced = thing.announced
    if announced is None or not any(announced.targets.values()):
        return
    question = YesNo(
        player=player, question="new targets", about=entity, rules=("707.10c",),
        objects=tuple(_possible(game, entity)),
    )  # fmt: skip
    if not yes_no(game, question):
        return
    context = context_of(game, thing)
    targets = dict(announced.targets)
    for phrase in phrases_of(game, effects_on_stack(game, entity), announced.modes, context):
        chosen = targets.get(phrase.slot, ())
        if not chosen:
            continue
        options = tuple(dict.fromkeys((*legal_targets(game, phrase, context), *chosen)))
        targets[phrase.slot] = choose_objects(
            game,
            ChooseObjects(
                player=player, question="targets", about=entity, rules=("115.7d",), options=options,
                least=len(chosen), most=len(chosen),
            ),
        )  # fmt: skip
    thing.announced = replace(announced, targets=targets)
    announce_targets(game, entity, Announcement(targets=targets))


def _possible(game: Game, entity: EntityId) -> list[EntityId]:
    thing = game.objects[entity]
    assert thing.announced is not None
    context = context_of(game, thing)
    found: list[EntityId] = []
    for phrase in phrases_of(game, effects_on_stack(game, entity), thing.announced.modes, context):
        found.extend(legal_targets(game, phrase, context))
    return found


@acts(a.ChangeTargets)
def change_targets(game: Game, action: a.ChangeTargets, context: Context, player: EntityId) -> None:
    """115.7."""
    for entity in objects_meant(game, action.what, context, player):
        if not is_player(entity) and game.objects[entity].zone is Zone.STACK:
            choose_new_targets(game, entity, player)


@rule("608.2g")
def cast_during_resolution_timing(game: Game, player: EntityId, card: GameObject) -> bool:
    """Whether its type lets it be cast in the middle of a resolution: it doesn't matter."""
    return True


@acts(a.CastCard)
def cast_card(game: Game, action: a.CastCard, context: Context, player: EntityId) -> None:
    """608.2g: a spell cast during a resolution, timing aside; where it can't be, nothing happens."""
    done = False
    reading = casting_from(game, action, context)
    for card in objects_meant(game, action.what, reading, player, action.from_zone):
        thing = game.objects[card]
        if thing.became is not None:
            continue
        if action.copy:
            thing = game.objects[copy_card(game, card, player)]
        limit = None
        if action.cheaper_than_source:  # 702.85a: the resulting spell's mana value counts
            limit = measure(game, "mana value", context.source)
        if game.rules["cast_during_resolution_timing"](game, player, thing):
            done = cast_now(game, player, thing.id, action, limit, context) or done
    context.done = done


def casting_from(game: Game, action: a.CastCard, context: Context) -> Context:
    """The reading in which cards count as spells, and only those "from among" which one is cast."""
    reading = context.casting()
    if action.among is not None:
        reading.memory["among"] = everything(game, action.among, context)
    return reading


def cast_now(
    game: Game,
    player: EntityId,
    card: EntityId,
    action: a.CastCard,
    limit: int | None = None,
    context: Context | None = None,
) -> bool:
    """Cast one card as part of an effect; whether it could be. Only what it is cast as counts (601.3e)."""
    thing = game.objects[card]
    faces = [face for face in castable_faces(thing) if CardType.LAND not in face.types]
    for face in faces:
        if context is not None and not _such_a_spell(game, action, thing, face, context.casting()):
            continue
        if limit is not None and mana_value(face.mana_cost) >= limit:
            continue
        way = Way(
            face=face, free=action.free, costs=action.for_cost, rule="608.2g", name=action.way,
            marks=marks_of(action),
        )  # fmt: skip
        try:
            cast_by(game, player, card, way, optional_costs(game, player, card))
        except IllegalAction:
            continue
        return True
    game.note("cannot cast", ("608.2g",), object=game.name_of(card), player=game.name_of(player))
    return False


def _such_a_spell(
    game: Game, action: a.CastCard, thing: GameObject, face: Face, context: Context
) -> bool:
    """Whether the card as this face is what the effect lets be cast."""
    if not isinstance(action.what, Objects) or len(castable_faces(thing)) == 1:
        return True
    phrase = action.what.filter
    return seen_as(game, thing, face, lambda: matches(game, phrase, thing.id, context))


def optional_costs(game: Game, player: EntityId, card: EntityId) -> Intent:
    """Optional additional costs of a spell cast during a resolution are asked for by name."""
    from rulesengine.game.costing import OPTIONAL_COSTS
    from rulesengine.game.deciding import choose_words
    from rulesengine.game.decisions import ChooseWords
    from rulesengine.game.layers import characteristics

    names = tuple(
        name for name in OPTIONAL_COSTS
        if name in characteristics(game, card).keywords and name != "escalate"
    )  # fmt: skip
    if not names:
        return NO_INTENT
    chosen = choose_words(
        game,
        ChooseWords(
            player=player, question="additional costs", about=card, options=names, least=0,
            most=len(names), rules=("601.2b",),
        ),
    )  # fmt: skip
    return Intent(using=dict.fromkeys(chosen))


@acts(a.PlayCard)
def play_card(game: Game, action: a.PlayCard, context: Context, player: EntityId) -> None:
    """ "Play" is casting a spell or playing a land (701.18)."""
    for card in objects_meant(game, action.what, context, player):
        thing = game.objects[card]
        if thing.became is not None:
            continue
        if land_face(thing, None) is not None:
            if game.player(player).lands_played < 1 and game.active == player:
                game.player(player).lands_played += 1
                change = e.ZoneChange(
                    object=card, to=Zone.BATTLEFIELD, reason="play", by=player, controller=player
                )
                happen(game, [change])
                context.done = True
            continue
        done = cast_now(game, player, card, a.CastCard(action.what, free=action.free))
        context.done = done
        if done and action.haste:
            spell = game.stack[-1]
            if CardType.CREATURE in game.objects[spell].face.types:
                haste = Gain((KeywordAbility("haste"),))
                apply_changes(game, (spell,), (haste,), Duration.PERMANENT, context)
