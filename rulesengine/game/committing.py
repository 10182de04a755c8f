"""Committing events: the only place where what happens changes the state, and where it is logged."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.crimes import CRIME
from rulesengine.game.designations import DESIGNATIONS
from rulesengine.game.game import with_counters
from rulesengine.game.layers import characteristics
from rulesengine.game.loops import interrupted
from rulesengine.game.moving import commit_zone_change
from rulesengine.game.objects import GameObject, is_player
from rulesengine.game.planar_cards import commit_planeswalk
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Commit = Callable[["Game", Any], "bool | None"]


def _damage(game: Game, event: e.Damage) -> bool | None:
    """120.3e: damage stays marked on a creature, unless it became -1/-1 counters."""
    if not is_player(event.to):
        thing = game.objects[event.to]
        if thing.became is not None:
            return False
        if CardType.CREATURE in characteristics(game, event.to).types:
            assert event.source is not None
            if not game.rules["withers"](game, event.source):
                thing.damage += event.amount
            if "deathtouch" in characteristics(game, event.source).keywords:
                thing.deathtouched = True
    game.note(
        "damage", event.rules or ("120.3",), source=game.name_of(event.source),
        to=game.name_of(event.to), to_id=event.to, amount=event.amount, combat=event.combat,
    )  # fmt: skip
    return None


def _gain_life(game: Game, event: e.GainLife) -> bool | None:
    if event.amount <= 0:
        return False
    player = game.player(event.player)
    player.life += event.amount
    game.note(
        "gain life", event.rules or ("119.3",), player=player.name, amount=event.amount,
        life=player.life,
    )  # fmt: skip
    return None


def _lose_life(game: Game, event: e.LoseLife) -> bool | None:
    if event.amount <= 0:
        return False
    player = game.player(event.player)
    player.life -= event.amount
    game.note(
        "lose life", event.rules or ("119.3",), player=player.name, amount=event.amount,
        life=player.life,
    )  # fmt: skip
    return None


def _put_counters(game: Game, event: e.PutCounters) -> bool | None:
    if event.count <= 0:
        return False
    if is_player(event.on):
        player = game.player(event.on)
        player.counters = with_counters(player.counters, event.kind, event.count)
    else:
        thing = game.objects[event.on]
        if thing.became is not None:
            return False
        thing.counters = with_counters(thing.counters, event.kind, event.count)
    game.note(
        "put counters", event.rules or ("122.1",), on=game.name_of(event.on), on_id=event.on,
        kind=event.kind, count=event.count,
    )  # fmt: skip
    return None


def _remove_counters(game: Game, event: e.RemoveCounters) -> bool | None:
    holder = game.player(event.off) if is_player(event.off) else game.objects[event.off]
    if isinstance(holder, GameObject) and holder.became is not None:
        return False  # it left at the same time: last known information keeps them (608.2h)
    event.count = min(event.count, holder.counters.get(event.kind, 0))
    if event.count <= 0:
        return False
    holder.counters = with_counters(holder.counters, event.kind, -event.count)
    game.note(
        "remove counters", event.rules or ("122.1",), off=game.name_of(event.off), off_id=event.off,
        kind=event.kind, count=event.count,
    )  # fmt: skip
    return None


def _tap(game: Game, event: e.Tap) -> bool | None:
    thing = game.objects[event.object]
    if thing.tapped or thing.zone is not Zone.BATTLEFIELD:
        return False
    thing.tapped = True
    if not event.for_mana:
        game.note("tap", event.rules or ("701.26a",), object=game.name_of(event.object))
    return None


def _untap(game: Game, event: e.Untap) -> bool | None:
    thing = game.objects[event.object]
    if not thing.tapped or thing.zone is not Zone.BATTLEFIELD:
        return False
    thing.tapped = False
    game.note("untap", event.rules or ("701.26b",), object=game.name_of(event.object))
    return None


def _attach(game: Game, event: e.Attach) -> bool | None:
    """701.3: moves from its former host to the new one with a new timestamp (613.7e)."""
    thing = game.objects[event.object]
    if thing.attached_to == event.to or thing.zone is not Zone.BATTLEFIELD:
        return False
    unlink(game, event.object)
    thing.attached_to = event.to
    thing.timestamp = game.tick()
    if not is_player(event.to):
        host = game.objects[event.to]
        host.attachments = (*host.attachments, event.object)
    game.note(
        "attach", event.rules or ("701.3a",), object=game.name_of(event.object),
        to=game.name_of(event.to),
    )  # fmt: skip
    return None


def _unattach(game: Game, event: e.Unattach) -> bool | None:
    unlink(game, event.object)
    thing = game.objects[event.object]
    thing.attached_to = None
    if "bestow" in thing.designations:  # 702.103f
        thing.designations = thing.designations - {"bestow"}
    game.note(
        "unattach", event.rules or ("701.3d",), object=game.name_of(event.object),
        off=game.name_of(event.off),
    )  # fmt: skip
    return None


def unlink(game: Game, attachment: int) -> None:
    """Take an attachment off its host's list."""
    host = game.objects[attachment].attached_to
    if host is not None and not is_player(host):
        thing = game.objects[host]
        if thing.became is None:  # a host that is gone keeps what was attached as it left (608.2h)
            thing.attachments = tuple(a for a in thing.attachments if a != attachment)


def _cast(game: Game, event: e.Cast) -> bool | None:
    thing = game.objects[event.object]
    if not event.copied:
        interrupted(game)
        player = game.player(event.player)
        player.spells_cast = (*player.spells_cast, event.object)
        event.nth = len(player.spells_cast)
    announced = thing.announced
    targets = [t for chosen in announced.targets.values() for t in chosen] if announced else []
    using = {
        way: times for way, times in (announced.paid if announced else {}).items() if "{" not in way
    }
    game.note(
        "copy" if event.copied else "cast",
        ("707.10",) if event.copied else ("601.2i",),
        player=game.name_of(event.player), object=game.name_of(event.object),
        object_id=event.object, targets=[game.name_of(t) for t in targets], using=using,
    )  # fmt: skip
    return None


def _activate(game: Game, event: e.Activate) -> bool | None:
    interrupted(game)
    if not event.mana:
        game.note(
            "activate", ("602.2",), player=game.name_of(event.player),
            object=game.name_of(event.object), keyword=event.keyword,
        )  # fmt: skip
    return None


def _adds_mana(game: Game, event: e.AddsMana) -> bool | None:
    if not event.mana:
        return False
    player = game.player(event.player)
    player.pool = (*player.pool, *event.mana)
    if event.limit is not None:
        player.pool_limits = (*player.pool_limits, (event.mana, event.limit))
    if event.kept is not None:
        player.pool_kept = (*player.pool_kept, *((mana, event.kept) for mana in event.mana))
    game.note(
        "add mana", ("106.4",), player=player.name, source=game.name_of(event.source),
        mana="".join(f"{{{mana.rstrip('*')}}}" for mana in event.mana),
    )  # fmt: skip
    return None


@rule("701.27a")
def transform_same_object(game: Game, thing: GameObject) -> None:
    """What a permanent loses by transforming: nothing."""


def _transforms(game: Game, event: e.Transforms) -> bool | None:
    """701.27a: a double-faced permanent turns its other face up."""
    thing = game.objects[event.object]
    card = thing.card
    if card is None or card.layout not in ("transform", "modal_dfc", "meld") or len(card.faces) < 2:
        return False
    back = not thing.transformed
    face = card.faces[1 if back else 0]
    if face.types & {CardType.INSTANT, CardType.SORCERY}:
        return False
    thing.transformed = back
    thing.face = face
    thing.timestamp = thing.transformed_at = game.tick()
    game.rules["transform_same_object"](game, thing)
    game.note("transform", ("701.27a",), object=card.faces[0 if back else 1].name, into=face.name)
    return None


def _becomes_day(game: Game, event: e.BecomesDay) -> bool | None:
    if game.day is event.day:
        return False
    game.day = event.day
    game.note("becomes day" if event.day else "becomes night", event.rules or ("731.1",))
    return None


@rule("708.8")
def face_up_same_object(game: Game, thing: GameObject) -> None:
    """What a permanent loses by being turned face up: nothing."""


def _face_up(game: Game, event: e.TurnsFaceUp) -> bool | None:
    thing = game.objects[event.object]
    if not thing.face_down:
        return False
    thing.face_down = False
    thing.timestamp = game.tick()
    game.rules["face_up_same_object"](game, thing)
    game.note("turn face up", event.rules or ("708.8",), object=game.name_of(event.object))
    return None


def _face_down(game: Game, event: e.TurnsFaceDown) -> bool | None:
    thing = game.objects[event.object]
    card = thing.card
    if thing.face_down or (card is not None and card.layout in ("transform", "modal_dfc")):
        return False
    game.note("turn face down", ("708.2a",), object=game.name_of(event.object))
    thing.face_down = True
    thing.face_down_reason = "effect"
    thing.timestamp = game.tick()
    return None


def _phase_out(game: Game, event: e.PhasesOut) -> bool | None:
    """702.26: with everything attached to it, indirectly."""
    thing = game.objects[event.object]
    if thing.phased_out or thing.zone is not Zone.BATTLEFIELD:
        return False
    thing.phased_out = True
    thing.designations = thing.designations - {"phased indirectly"}
    from rulesengine.game.combat import remove_from_combat

    remove_from_combat(game, event.object)
    game.note("phase out", ("702.26b",), object=game.name_of(event.object))
    for attachment in thing.attachments:
        other = game.objects[attachment]
        if not other.phased_out:
            other.phased_out = True
            other.designations = other.designations | {"phased indirectly"}
    return None


@rule("702.26d")
def phases_in_as_it_was(game: Game, thing: GameObject) -> None:
    """It never left: its counters and what is attached to it are still there."""


def _phase_in(game: Game, event: e.PhasesIn) -> bool | None:
    thing = game.objects[event.object]
    if not thing.phased_out:
        return False
    thing.phased_out = False
    game.rules["phases_in_as_it_was"](game, thing)
    game.note("phase in", ("702.26c",), object=game.name_of(event.object))
    for attachment in thing.attachments:
        other = game.objects[attachment]
        if "phased indirectly" in other.designations:
            other.phased_out = False
            other.designations = other.designations - {"phased indirectly"}
    return None


def _designated(game: Game, event: e.Designated) -> bool | None:
    holder = game.player(event.entity) if is_player(event.entity) else game.objects[event.entity]
    if event.name in holder.designations and event.name not in ("exerted",):
        return False
    if is_player(event.entity) and event.name in ("monarch", "initiative"):
        for other in game.players:
            if event.name in other.designations:
                other.designations = other.designations - {event.name}
    holder.designations = holder.designations | {event.name}
    DESIGNATIONS[event.name](game, event.entity)
    game.note("designate", event.rules, entity=game.name_of(event.entity), name=event.name)
    return None


def _player_does(game: Game, event: e.PlayerDoes) -> bool | None:
    if event.what == CRIME:  # told by what is targeted; a line for every such spell would be noise
        return None
    game.note(
        "player does", event.rules, player=game.name_of(event.player), what=event.what,
        count=event.count, object=game.name_of(event.object),
    )  # fmt: skip
    return None


def _loses(game: Game, event: e.LosesGame) -> bool | None:
    player = game.player(event.player)
    if player.lost:
        return False
    player.lost = True
    game.note("lose game", event.rules or ("104.3",), player=player.name, why=event.why)
    return None


def _wins(game: Game, event: e.WinsGame) -> bool | None:
    game.player(event.player).won = True
    game.note(
        "win game", event.rules or ("104.2",), player=game.name_of(event.player), why=event.why
    )
    return None


def _attacks(game: Game, event: e.Attacks) -> bool | None:
    from rulesengine.game.combat import commit_attacks

    return commit_attacks(game, event)


def _blocks(game: Game, event: e.Blocks) -> bool | None:
    from rulesengine.game.combat import commit_blocks

    return commit_blocks(game, event)


COMMIT: dict[type, Commit] = {
    e.ZoneChange: commit_zone_change,
    e.Damage: _damage,
    e.GainLife: _gain_life,
    e.LoseLife: _lose_life,
    e.PutCounters: _put_counters,
    e.RemoveCounters: _remove_counters,
    e.Tap: _tap,
    e.Untap: _untap,
    e.Attach: _attach,
    e.Unattach: _unattach,
    e.Cast: _cast,
    e.Activate: _activate,
    e.AddsMana: _adds_mana,
    e.Attacks: _attacks,
    e.Blocks: _blocks,
    e.Transforms: _transforms,
    e.TurnsFaceUp: _face_up,
    e.TurnsFaceDown: _face_down,
    e.PhasesOut: _phase_out,
    e.PhasesIn: _phase_in,
    e.BecomesDay: _becomes_day,
    e.Designated: _designated,
    e.PlayerDoes: _player_does,
    e.Planeswalks: commit_planeswalk,
    e.LosesGame: _loses,
    e.WinsGame: _wins,
}
