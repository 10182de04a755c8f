"""What composite events come down to: destroying is putting into a graveyard, damage is loss of life …"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.attaching import may_attach
from rulesengine.game.auras import choose_host
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.rules import rule
from rulesengine.game.zones import top_of_library
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Lowered = list[e.Event] | None


def _destroy(game: Game, event: e.Destroy) -> Lowered:
    """701.8a."""
    return [
        e.ZoneChange(
            object=event.object, to=Zone.GRAVEYARD, reason="destroy", source=event.source,
            rules=event.rules or ("701.8a",), applied=event.applied,
        )
    ]  # fmt: skip


def _sacrifice(game: Game, event: e.Sacrifice) -> Lowered:
    """701.21a: only a permanent that player controls."""
    thing = game.objects[event.object]
    if thing.zone is not Zone.BATTLEFIELD or controller(game, event.object) != event.player:
        return None
    return [
        e.ZoneChange(
            object=event.object, to=Zone.GRAVEYARD, reason="sacrifice", by=event.player,
            source=event.source, rules=("701.21a",),
        )
    ]  # fmt: skip


def _discard(game: Game, event: e.Discard) -> Lowered:
    """701.9a."""
    if game.objects[event.object].zone is not Zone.HAND:
        return None
    return [
        e.ZoneChange(
            object=event.object, to=Zone.GRAVEYARD, reason="discard", by=event.player,
            source=event.source, rules=("701.9a",), applied=event.applied,
        )
    ]  # fmt: skip


def _draw(game: Game, event: e.Draw) -> Lowered:
    """121.1; drawing from an empty library is remembered for 704.5b."""
    player = game.player(event.player)
    top = top_of_library(game, event.player, 1)
    if not top:
        player.drew_from_empty = True
        game.note("cannot draw", ("121.4",), player=player.name)
        return None
    player.cards_drawn += 1
    event.nth = player.cards_drawn
    event.object = top[0]
    return [
        e.ZoneChange(
            object=top[0], to=Zone.HAND, reason="draw", by=event.player, source=event.source,
            rules=("121.1",),
        )
    ]  # fmt: skip


def _tokens(game: Game, event: e.CreateTokens) -> Lowered:
    """111.1–111.2: each token enters the battlefield under that player's control; its creator owns it."""
    if event.count <= 0:
        return None
    changes: list[e.Event] = []
    for _ in range(event.count):
        token = game.new_object(event.face, event.player, Zone.NOWHERE)
        token.__dict__["token"] = True
        token.__dict__.update(event.extra)
        host = event.attach_to
        if "Aura" in event.face.subtypes:
            host = game.rules["host_of_token"](game, token.id, event)
            if host is None:
                continue
        event.created.append(token.id)
        changes.append(
            e.ZoneChange(
                object=token.id, to=Zone.BATTLEFIELD, reason="create", by=event.player,
                controller=event.player, tapped=event.tapped, attacking=event.attacking,
                counters=dict(event.counters), attach_to=host,
                source=event.source, rules=("111.1",),
            )
        )  # fmt: skip
    return changes


@rule("303.4i")
def host_of_token(game: Game, token: EntityId, event: e.CreateTokens) -> EntityId | None:
    """What an Aura token will enchant; None: it is not created (303.4f, 303.4g, 303.4i)."""
    if event.attach_to is None:
        return choose_host(game, token, event.player)
    return event.attach_to if may_attach(game, token, event.attach_to) else None


def _counter(game: Game, event: e.CounterObject) -> Lowered:
    """701.6a: a countered spell goes to its owner's graveyard, a countered ability just goes."""
    thing = game.objects[event.object]
    if thing.zone is not Zone.STACK:
        return None
    to = event.to if thing.ability is None else Zone.NOWHERE
    return [
        e.ZoneChange(
            object=event.object, to=to, reason="counter", source=event.source,
            position=event.position, rules=("701.6a",),
        )
    ]  # fmt: skip


def _damage(game: Game, event: e.Damage) -> Lowered:
    """120.3: what damage does depends on the source and on what it is dealt to."""
    if event.amount <= 0 or event.source is None:
        return None
    source = characteristics(game, event.source)
    results: list[e.Event] = []
    if is_player(event.to):
        if game.player(event.to).left:
            return None
        results.extend(game.rules["damage_to_player"](game, event))
    else:
        thing = game.objects[event.to]
        if thing.zone is not Zone.BATTLEFIELD or thing.became is not None:
            return None
        values = characteristics(game, event.to)
        if CardType.PLANESWALKER in values.types:
            results.append(
                e.RemoveCounters(
                    off=event.to, kind="loyalty", count=event.amount, rules=("120.3c",)
                )
            )
        if CardType.BATTLE in values.types:
            results.append(
                e.RemoveCounters(
                    off=event.to, kind="defense", count=event.amount, rules=("120.3h",)
                )
            )
        if CardType.CREATURE in values.types and game.rules["withers"](game, event.source):
            results.append(game.rules["damage_as_counters"](game, event))
    if game.rules["links_life"](game, event.source):
        results.append(
            e.GainLife(
                player=source.controller, amount=event.amount, source=event.source,
                rules=("120.3f", "702.15b"),
            )
        )  # fmt: skip
    if event.combat and is_player(event.to):
        toxic = toxicity(game, event.source)
        if toxic:
            results.append(
                e.PutCounters(
                    on=event.to, kind="poison", count=toxic, source=event.source, by_effect=False,
                    rules=("120.3g", "702.164c"),
                )
            )  # fmt: skip
    return results


def toxicity(game: Game, source: int) -> int:
    """Total toxic value (702.164b)."""
    from rulesengine.game.context import Context
    from rulesengine.game.quantities import number
    from rulesengine.ir.abilities import KeywordAbility

    context = Context(source, controller(game, source))
    return sum(
        number(game, held.ability.n, context)
        for held in characteristics(game, source).abilities
        if isinstance(held.ability, KeywordAbility)
        and held.ability.name == "toxic"
        and held.ability.n is not None
    )


def _counters(event: e.Damage, kind: str, rules: tuple[str, ...]) -> e.PutCounters:
    return e.PutCounters(
        on=event.to,
        kind=kind,
        count=event.amount,
        source=event.source,
        rules=rules,
        by_effect=False,
    )


@rule("120.3d")
def damage_as_counters(game: Game, event: e.Damage) -> e.Event:
    """As many -1/-1 counters as damage from a source with infect or wither."""
    put = _counters(event, "-1/-1", ("120.3d", "702.90c"))
    if event.source is not None:
        put.by = controller(game, event.source)  # 120.3d: its controller puts them there
    return put


@rule("120.3a")
def damage_to_player(game: Game, event: e.Damage) -> list[e.Event]:
    """A player loses that much life, or gets poison counters from a source with infect (120.3b)."""
    if event.source is not None and game.rules["infects"](game, event.source):
        return [poisoning(event)]
    return [losing_life(event)]


def poisoning(event: e.Damage) -> e.Event:
    return _counters(event, "poison", ("120.3b", "702.90b"))


def losing_life(event: e.Damage) -> e.Event:
    return e.LoseLife(
        player=event.to, amount=event.amount, source=event.source, damage=True, rules=("120.3a",)
    )


@rule("702.90b")
def infects(game: Game, source: int) -> bool:
    """Damage by a source with infect gives players poison counters instead of costing life."""
    return "infect" in characteristics(game, source).keywords


@rule("702.90c")
def withers(game: Game, source: int) -> bool:
    """Damage by a source with infect or wither is -1/-1 counters on creatures."""
    keywords = characteristics(game, source).keywords
    return "infect" in keywords or "wither" in keywords


@rule("702.15b")
def links_life(game: Game, source: int) -> bool:
    """Damage by a source with lifelink also makes its controller gain that much life."""
    return "lifelink" in characteristics(game, source).keywords


LOWER: dict[type, Callable[[Game, Any], Lowered]] = {
    e.Destroy: _destroy,
    e.Sacrifice: _sacrifice,
    e.Discard: _discard,
    e.Draw: _draw,
    e.CreateTokens: _tokens,
    e.CounterObject: _counter,
    e.Damage: _damage,
}
