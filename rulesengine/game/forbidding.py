""" "Can't" beats "can" (101.2): events that effects or abilities forbid never happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.references import denotes, player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.vocabulary import acts_on, word
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.changes import Cant, Change
from rulesengine.ir.prohibitions import CantEnter
from rulesengine.ir.refs import Itself
from rulesengine.ir.statics import Changes, PlayersCant
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

# The words of `Cant.what` and `PlayersCant.what` that forbid what is not combat or casting
CANT_ACTIVATE = word(Cant, "have abilities activated")
CANT_BE_CAST = word(Cant, "be cast")
CANT_BE_COUNTERED = word(Cant, "be countered")
CANT_BE_EQUIPPED = word(Cant, "be equipped")
CANT_BE_REGENERATED = word(Cant, "be regenerated")
CANT_BE_SACRIFICED = word(Cant, "be sacrificed")
CANT_BE_TARGETED = word(Cant, "be targeted")
CANT_HAVE_COUNTERS_PUT_ON_IT = word(Cant, "have counters put on it")
CANT_HAVE_MORE_COUNTERS = word(Cant, "have more counters on it")
CANT_TRANSFORM = acts_on(Cant, "transform", "attack, block, or transform")
CANT_ACTIVATE_NONMANA = word(Cant, "have nonmana abilities activated")
CANT_CREW = acts_on(Cant, "crew", "attack, block, or crew")
CANT_UNTAP = word(Cant, "become untapped")
CANT_UNTAP_IN_STEP = word(Cant, "untap during untap step")
CANT_UNTAP_NEXT = word(Cant, "untap during next untap step")
NO_LEGEND_RULE = word(PlayersCant, "legend rule")
PLAYERS_CANT_ACTIVATE_ARTIFACTS = word(PlayersCant, "activate abilities of artifacts")
PLAYERS_CANT_BE_TARGETED = word(PlayersCant, "be targeted")
PLAYERS_CANT_BE_TARGETED_BY_OPPONENTS = word(PlayersCant, "be targeted by opponents")
PLAYERS_CANT_CYCLE = word(PlayersCant, "cycle cards")
PLAYERS_CANT_DRAW_CARDS = word(PlayersCant, "draw cards")
PLAYERS_CANT_DRAW_TWO = word(PlayersCant, "draw more than one card each turn")
PLAYERS_CANT_GAIN_LIFE = word(PlayersCant, "gain life")
PLAYERS_CANT_GET_COUNTERS = word(PlayersCant, "get counters")
PLAYERS_CANT_GET_POISON = word(PlayersCant, "get poison counters")
PLAYERS_CANT_LOSE_LIFE = word(PlayersCant, "lose life")
PLAYERS_CANT_LOSE_MANA = word(PlayersCant, "lose unspent mana")
PLAYERS_CANT_LOSE_THE_GAME = word(PlayersCant, "lose the game")
PLAYERS_CANT_PAY = word(PlayersCant, "pay life or sacrifice")
PLAYERS_CANT_PAY_LIFE = word(PlayersCant, "pay life")
PLAYERS_CANT_PLAY_LANDS = word(PlayersCant, "play lands")
PLAYERS_CANT_SEARCH = word(PlayersCant, "search libraries")
PLAYERS_CANT_WIN_THE_GAME = word(PlayersCant, "win the game")


def forbidden(game: Game, event: e.Event) -> bool:
    check = _CHECKS.get(type(event))
    return check is not None and check(game, event)


def cant(game: Game, entity: EntityId, what: str, other: EntityId | None = None) -> bool:
    """Whether a change forbids an object something; `other` is what would do it ("by green spells")."""
    from rulesengine.game.conditions import holds

    for change, context in characteristics(game, entity).changes:
        if isinstance(change, Cant) and change.what == what:
            if change.by is not None and (
                other is None or not matches(game, change.by, other, context)  # type: ignore[arg-type]
            ):
                continue
            if change.unless is None or not holds(game, change.unless, context):  # type: ignore[arg-type]
                return True
    return False


def player_cant(game: Game, player: EntityId, what: str) -> bool:
    """Whether players (this one) can't do or suffer something: "gain life", "draw cards" …"""
    return any(
        effect.what == what
        and effect.filter is None
        and player_fits(game, effect.who, player, context)
        for effect, context in static_effects(game, PlayersCant)
    )


def cant_pay_with(game: Game, player: EntityId, sacrificed: EntityId | None = None) -> bool:
    """ "Players can't pay life or sacrifice creatures to cast spells or activate abilities"."""
    return any(
        effect.what == PLAYERS_CANT_PAY
        and player_fits(game, effect.who, player, context)
        and effect.filter is not None
        and (sacrificed is None or matches(game, effect.filter, sacrificed, context))
        for effect, context in static_effects(game, PlayersCant)
    )


@rule("702.12b")
def indestructible(game: Game, entity: EntityId) -> bool:
    """A permanent with indestructible can't be destroyed."""
    return "indestructible" in characteristics(game, entity).keywords


def _destroy(game: Game, event: e.Destroy) -> bool:
    thing = game.objects[event.object]
    if thing.zone is not Zone.BATTLEFIELD or thing.became is not None:
        return True
    if game.rules["indestructible"](game, event.object):
        game.note("not destroyed", ("702.12b",), object=game.name_of(event.object))
        return True
    return False


def _gain_life(game: Game, event: e.GainLife) -> bool:
    return player_cant(game, event.player, PLAYERS_CANT_GAIN_LIFE)


def _lose_life(game: Game, event: e.LoseLife) -> bool:
    return player_cant(game, event.player, PLAYERS_CANT_LOSE_LIFE)


def _draw(game: Game, event: e.Draw) -> bool:
    if player_cant(game, event.player, PLAYERS_CANT_DRAW_TWO):
        return game.player(event.player).cards_drawn >= 1
    return player_cant(game, event.player, PLAYERS_CANT_DRAW_CARDS)


def _counter(game: Game, event: e.CounterObject) -> bool:
    if cant(game, event.object, CANT_BE_COUNTERED):
        game.note("not countered", ("101.2",), object=game.name_of(event.object))
        return True
    return False


def _sacrifice(game: Game, event: e.Sacrifice) -> bool:
    return cant(game, event.object, CANT_BE_SACRIFICED)


def _put_counters(game: Game, event: e.PutCounters) -> bool:
    if is_player(event.on):
        if event.kind == "poison" and player_cant(game, event.on, PLAYERS_CANT_GET_POISON):
            return True
        return player_cant(game, event.on, PLAYERS_CANT_GET_COUNTERS)
    if event.entering is not None:
        return any(
            _forbids_counters(change, event.kind)
            for change in _would_apply(game, event.on, event.entering)
        )
    return any(
        _forbids_counters(change, event.kind)
        for change, _ in characteristics(game, event.on).changes
    )


def _forbids_counters(change: object, kind: str) -> bool:
    if not isinstance(change, Cant) or change.what != CANT_HAVE_COUNTERS_PUT_ON_IT:
        return False
    return change.kind is None or change.kind == kind


def _would_apply(game: Game, entity: EntityId, entering: e.ZoneChange) -> Iterator[Change]:
    """614.12: the changes that will apply to a permanent that is about to enter."""
    face = entering.copy_of or game.objects[entity].face
    for ability in face.abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.effect, Changes):
            if isinstance(ability.effect.what, Itself):
                yield from ability.effect.changes
    seen = {"entering": entity, "entering_controller": entering.controller}
    for effect, context in static_effects(game, Changes):
        judged = replace(context, memory={**context.memory, **seen})
        if any(isinstance(change, Cant) for change in effect.changes):
            if denotes(game, effect.what, entity, judged):
                yield from effect.changes


def _transform(game: Game, event: e.Transforms) -> bool:
    bound = characteristics(game, event.object).keywords & {"daybound", "nightbound"}
    if bound and not event.rules:  # 702.145b, e: only due to that ability
        return True
    return any(cant(game, event.object, what) for what in CANT_TRANSFORM)


def _untap(game: Game, event: e.Untap) -> bool:
    return cant(game, event.object, CANT_UNTAP)


def _attach(game: Game, event: e.Attach) -> bool:
    from rulesengine.game.attaching import may_attach

    return not may_attach(game, event.object, event.to)


def _lose_game(game: Game, event: e.LosesGame) -> bool:
    return player_cant(game, event.player, PLAYERS_CANT_LOSE_THE_GAME)


def _win_game(game: Game, event: e.WinsGame) -> bool:
    return player_cant(game, event.player, PLAYERS_CANT_WIN_THE_GAME)


def _enter(game: Game, event: e.ZoneChange) -> bool:
    """101.2, 111.5: what can't enter stays where it is; such a token is not created."""
    if event.to is not Zone.BATTLEFIELD:
        return False
    thing = game.objects[event.object]
    for effect, context in static_effects(game, CantEnter):
        if effect.zones and thing.zone not in effect.zones:
            continue
        owner = event.controller if event.controller is not None else thing.owner
        seen = {"entering": event.object, "entering_controller": owner}
        judged = replace(
            context, affected=event.object, event=event, memory={**context.memory, **seen}
        )
        if matches(game, effect.what, event.object, judged):
            game.note("stays", ("101.2",), object=game.name_of(event.object))
            return True
    return False


_CHECKS: dict[type, Callable[[Game, Any], bool]] = {
    e.Destroy: _destroy,
    e.GainLife: _gain_life,
    e.LoseLife: _lose_life,
    e.Draw: _draw,
    e.CounterObject: _counter,
    e.Sacrifice: _sacrifice,
    e.PutCounters: _put_counters,
    e.Transforms: _transform,
    e.Untap: _untap,
    e.Attach: _attach,
    e.LosesGame: _lose_game,
    e.WinsGame: _win_game,
    e.ZoneChange: _enter,
}
