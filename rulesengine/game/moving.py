"""Changing zones makes a new object (400.7); here are the exceptions it keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.combat import remove_from_combat
from rulesengine.game.objects import EntityId, GameObject, is_player
from rulesengine.game.rules import rule
from rulesengine.game.zones import put_in, take_out
from rulesengine.ir.words import PERMANENT_TYPES, CardType, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game


def commit_zone_change(game: Game, event: e.ZoneChange) -> bool | None:
    """Take the object out of its zone and put a new one into the other."""
    old = game.objects[event.object]
    if old.became is not None or (old.zone is Zone.NOWHERE and old.last_known is not None):
        return False
    event.from_zone = old.zone
    if old.token and event.to is not Zone.NOWHERE and old.zone not in _TOKENS_MOVE_FROM:
        # 111.8: a token that is about to cease to exist can't change zones again
        strays = game.strays
        ceases = any(stray.object == old.id for stray in game.rules["stray_tokens"](game))
        game.strays = strays
        if ceases:
            return False
    if event.to is Zone.BATTLEFIELD and not _may_enter(old, event):
        game.note("stays", ("304.4", "307.4"), object=game.name_of(event.object))
        return False
    if old.zone is not Zone.NOWHERE:
        old.last_known = event.extra.get("last_known")
    take_out(game, old)
    if event.to is Zone.NOWHERE:
        old.zone = Zone.NOWHERE
        _note(game, event, old)
        return None
    if old.melded and event.to is not Zone.BATTLEFIELD:
        return _part(game, event, old)
    new = _new_object(game, event, old)
    put_in(game, new, event.position)
    event.became = new.id
    if (new.token or new.is_copy) and event.to not in (Zone.BATTLEFIELD, Zone.STACK):
        game.strays = (*game.strays, new.id)
    if event.attacking is not None and event.to is Zone.BATTLEFIELD:
        game.rules["put_attacking"](game, new.id, event.attacking)
    if old.zone is Zone.BATTLEFIELD:
        remove_from_combat(game, old.id)
        _leave_hosts(game, old)
    _note(game, event, new)
    if old.attachments:
        free_bestowed(game, old)
    return None


def _part(game: Game, event: e.ZoneChange, old: GameObject) -> bool | None:
    from rulesengine.game.melding import part

    part(game, event)
    if old.zone is Zone.BATTLEFIELD:
        _leave_hosts(game, old)
    _note(game, event, old)
    return None


_TOKENS_MOVE_FROM = (Zone.BATTLEFIELD, Zone.NOWHERE, Zone.STACK)


def _may_enter(old: GameObject, event: e.ZoneChange) -> bool:
    """304.4, 307.4: instants and sorceries can't enter the battlefield."""
    face = event.copy_of or old.face
    if event.face_down:
        return True
    if event.transformed and old.card is not None and len(old.card.faces) > 1:
        face = old.card.faces[1]
    return bool(face.types & PERMANENT_TYPES) or not face.types


def _new_object(game: Game, event: e.ZoneChange, old: GameObject) -> GameObject:
    face = old.face
    card = old.card
    if card is not None and not old.is_copy:
        if event.to is Zone.STACK:
            face = old.face
        elif event.transformed and len(card.faces) > 1:
            face = card.faces[1]
        elif old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD:
            face = old.face
        else:
            face = card.faces[0]
    new = game.new_object(face, game.rules["whose_zone"](game, old, event), event.to, card)
    fields = new.__dict__
    fields["was"] = old.id
    fields["token"] = old.token
    if old.melded:
        fields["melded"] = old.melded
    fields["is_copy"] = old.is_copy
    if old.emblem:
        fields["emblem"] = True
    if old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD and old.is_copy:
        fields["token"], fields["is_copy"] = True, False  # 608.3f: a copy becomes a token
    fields["timestamp"] = game.tick()
    fields["moment"] = event.extra.get("moment", 0)
    fields["controller_base"] = event.controller if event.controller is not None else old.owner
    old.became = new.id
    if event.to is Zone.BATTLEFIELD:
        _enter(game, event, old, new)
    elif event.to is Zone.STACK:
        fields["announced"] = old.announced
        if event.face_down:
            fields["face_down"] = True
            fields["face_down_reason"] = event.face_down
    else:
        if event.counters:
            fields["counters"] = dict(event.counters)
        if event.face_down:
            fields["face_down"] = True
            fields["face_down_reason"] = event.face_down
    fields.update(game.rules["keeps"](game, old, new))
    return new


@rule("400.3")
def whose_zone(game: Game, old: GameObject, event: e.ZoneChange) -> EntityId:
    """A card goes to its owner's library, graveyard or hand, whoever controlled it."""
    return old.owner


@rule("400.7")
def keeps(game: Game, old: GameObject, new: GameObject) -> dict[str, object]:
    """What a new object remembers of what it was: nothing, but for the exceptions handled where they are."""
    return {}


CAST_SO = frozenset({"dashed", "evoked", "blitzed", "bestow", "warped"})
"""How a spell was cast, where the permanent it becomes is the same (702.103b and the like)."""


def _enter(game: Game, event: e.ZoneChange, old: GameObject, new: GameObject) -> None:
    fields = new.__dict__
    fields["sick_for"] = fields["controller_base"]
    fields["entered_turn"] = game.turn
    if old.zone is Zone.STACK:
        fields["announced"] = old.announced  # 400.7d: choices made while casting
        fields["designations"] = old.designations & CAST_SO
        carry_effects(game, old.id, new.id)
    if event.tapped:
        fields["tapped"] = True
    if event.face_down:
        fields["face_down"] = True
        fields["face_down_reason"] = event.face_down
    if event.transformed and old.card is not None and len(old.card.faces) > 1:
        fields["transformed"] = True
    if event.copy_of is not None:
        fields["face"] = event.copy_of
        fields["designations"] = fields.get("designations", frozenset()) | {"copy"}
    counters = dict(event.counters)
    if "intrinsic" not in event.extra and not event.face_down:
        for kind, count in printed_counters(new.face).items():
            counters[kind] = counters.get(kind, 0) + count
    if "Saga" in new.face.subtypes and not event.face_down:
        from rulesengine.game.sagas import first_lore_counter

        counters["lore"] = counters.get("lore", 0) + first_lore_counter(new.face)
    if counters:
        fields["counters"] = {kind: n for kind, n in counters.items() if n > 0}
    if "changes" in event.extra:
        last_from_entering(game, new.id, event)
    if event.chosen:
        fields["chosen"] = dict(event.chosen)
    if event.linked:
        fields["linked"] = event.linked
    if event.attach_to is not None:
        fields["attached_to"] = event.attach_to
        if not is_player(event.attach_to):
            host = game.objects[event.attach_to]
            host.attachments = (*host.attachments, new.id)


def last_from_entering(game: Game, entity: int, event: e.ZoneChange) -> None:
    """614.1c: what a permanent "enters with" beyond counters lasts (611.2c)."""
    from rulesengine.game.continuous import ContinuousEffect
    from rulesengine.ir.words import Duration

    for changes, context in event.extra["changes"]:
        made = ContinuousEffect(
            game.tick(), context, Duration.PERMANENT, (entity,), changes, turn=game.turn
        )
        game.effects = (*game.effects, made)


def printed_counters(face: Face, x: int = 0) -> dict[str, int]:
    """306.5b, 310.4b: the loyalty or defense counters a permanent with this face enters with.

    A printed X is the X its spell was cast with (107.3m), 0 where it was not.
    """
    if face.loyalty is not None and CardType.PLANESWALKER in face.types:
        return {"loyalty": x if face.loyalty_is_x else face.loyalty}
    if face.defense is not None and CardType.BATTLE in face.types:
        return {"defense": face.defense}
    return {}


def carry_effects(game: Game, old: int, new: int) -> None:
    """400.7a: effects that changed a permanent spell go on applying to the permanent."""
    if any(old in effect.affected for effect in game.effects):
        from dataclasses import replace

        game.effects = tuple(
            replace(effect, affected=(*effect.affected, new)) if old in effect.affected else effect
            for effect in game.effects
        )


def _leave_hosts(game: Game, old: GameObject) -> None:
    host = old.attached_to
    if host is not None and not is_player(host):
        thing = game.objects[host]
        if thing.became is None:
            thing.attachments = tuple(a for a in thing.attachments if a != old.id)


def free_bestowed(game: Game, host: GameObject) -> None:
    """702.103f: a bestowed Aura whose host is gone is unattached, and no longer an Aura, at once."""
    for entity in host.attachments:
        thing = game.objects[entity]
        if "bestow" in thing.designations and thing.became is None:
            thing.attached_to = None
            thing.designations = thing.designations - {"bestow"}
            game.note(
                "unattach", ("702.103f",), object=game.name_of(entity), off=game.name_of(host.id)
            )


def _note(game: Game, event: e.ZoneChange, thing: GameObject) -> None:
    if event.reason in ("cast", "play"):
        return
    hidden = event.to in (Zone.LIBRARY, Zone.HAND) and event.from_zone in (Zone.LIBRARY, Zone.HAND)
    counters = thing.counters if thing.id == event.became else {}
    game.note(
        event.reason,
        event.rules or ("400.7",),
        object=game.name_of(event.object), object_id=event.object, became=thing.id,
        from_zone=event.from_zone.value, to=event.to.value, hidden=hidden,
        player=game.name_of(event.by if event.by is not None else thing.owner),
        owner=game.name_of(thing.owner), counters=dict(counters),
    )  # fmt: skip
