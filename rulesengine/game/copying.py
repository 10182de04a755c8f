"""Copying objects (707): copiable values, copies entering, copies of spells."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.auras import choose_host_as
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.objects import EXILED_FROM_STACK, EntityId
from rulesengine.game.predefined import FACE_DOWN
from rulesengine.game.quantities import number
from rulesengine.game.references import denoted, everything
from rulesengine.ir import changes as ch
from rulesengine.ir.refs import Determiner, Objects
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


def copiable_face(game: Game, entity: EntityId) -> Face:
    """707.2: what is printed, as modified by other copy effects and face-down status; nothing else."""
    thing = game.objects[entity]
    if thing.face_down:
        return FACE_DOWN
    for effect in reversed(game.effects):
        if entity in effect.affected and any(isinstance(c, ch.BecomeCopy) for c in effect.changes):
            found: Face | None = effect.context.memory.get("copied_face")
            if found is not None:
                return found
    return thing.face


def copied_face(game: Game, change: ch.BecomeCopy, context: Context) -> Face | None:
    """The values a "becomes a copy" effect gives, exceptions included (707.9)."""
    from rulesengine.game.effects.choosing import objects_meant

    found = objects_meant(game, change.of, context, context.controller)
    return copied_face_of(game, found[0], change.exceptions, context) if found else None


def copied_face_of(
    game: Game, original: EntityId, exceptions: tuple[ch.Change, ...], context: Context
) -> Face:
    """The copiable values of an object with the copy effect's exceptions (707.9a–d)."""
    face = copiable_face(game, original)
    for exception in exceptions:
        face = _except(game, face, exception, context)
    return face


def _except(game: Game, face: Face, change: ch.Change, context: Context) -> Face:
    match change:
        case ch.Become(parts=parts):
            for part in parts:
                face = _except(game, face, part, context)
        case ch.Gain(abilities=abilities):
            face = replace(face, abilities=(*face.abilities, *abilities))
        case ch.SetPT(power=power, toughness=toughness):
            if power is not None:
                face = replace(face, power=number(game, power, context))
            if toughness is not None:
                face = replace(face, toughness=number(game, toughness, context))
        case ch.SetName(name=name):
            face = replace(face, name=name)
        case ch.SetColors(colors=colors, adding=adding):
            face = replace(
                face, colors=(face.colors if adding else frozenset()) | frozenset(colors)
            )
        case ch.SetTypes(types=types, subtypes=subtypes, supertypes=supertypes, adding=adding):
            if adding:
                face = replace(
                    face, types=face.types | set(types), subtypes=face.subtypes | set(subtypes),
                    supertypes=face.supertypes | set(supertypes),
                )  # fmt: skip
            else:
                face = replace(
                    face, types=frozenset(types) or face.types, subtypes=frozenset(subtypes),
                )  # fmt: skip
        case ch.LoseTypes(types=types, supertypes=supertypes):
            face = replace(
                face, types=face.types - set(types), supertypes=face.supertypes - set(supertypes)
            )
        case ch.NoManaCost():
            face = replace(face, mana_cost=None)
        case ch.LoseAllAbilities():
            face = replace(face, abilities=())
        case ch.Lose(keywords=keywords):
            face = replace(
                face,
                abilities=tuple(
                    a for a in face.abilities if getattr(a, "name", "") not in keywords
                ),
            )
    return face


def enter_as_copy(
    game: Game, event: e.ZoneChange, change: ch.BecomeCopy, context: Context
) -> e.ZoneChange | None:
    """707.5, 614.12: "enters as a copy of …": chosen before it enters, among what is there then."""
    what = change.of
    if isinstance(what, Objects) and what.determiner is not Determiner.TARGET:
        options = tuple(x for x in everything(game, what.filter, context) if x != event.object)
        if not options:
            return event
        decision = ChooseObjects(
            player=context.controller, question="copy", about=event.object, rules=("707.5",),
            options=options, least=0, most=1,
        )  # fmt: skip
        chosen = choose_objects(game, decision)
    else:
        chosen = denoted(game, what, context)
    if not chosen:
        return event
    face = copied_face_of(game, chosen[0], change.exceptions, context)
    if "Aura" not in face.subtypes or event.attach_to is not None:
        return replace(event, copy_of=face)
    host = choose_host_as(game, event.object, face, context.controller)
    if host is not None:
        return replace(event, copy_of=face, attach_to=host)
    if game.objects[event.object].zone is not Zone.STACK:
        return None  # 303.4g: it stays where it is
    return replace(event, to=Zone.GRAVEYARD, rules=("303.4g",))


def copy_on_stack(game: Game, original: EntityId, player: EntityId) -> EntityId:
    """707.10: a copy of a spell or ability with all its choices, controlled by the effect's controller."""
    thing = game.objects[original]
    made = game.new_object(thing.face, player, Zone.STACK, thing.card)
    announced = thing.announced
    made.__dict__.update(
        is_copy=thing.ability is None,
        ability=thing.ability,
        keyword=thing.keyword,
        source=thing.source,
        event=thing.event,
        timestamp=game.tick(),
        face_down=thing.face_down,
        designations=thing.designations - {"exile on leaving stack", "rebound", EXILED_FROM_STACK},
        announced=None
        if announced is None
        else replace(announced, controller=player, was_cast=False),
    )
    if "trigger_context" in thing.__dict__:
        made.__dict__["trigger_context"] = thing.__dict__["trigger_context"]
    game.stack = (*game.stack, made.id)
    return made.id
