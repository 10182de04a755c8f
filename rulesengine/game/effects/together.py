"""What several players do, or is done for each of several, at the same time (101.4, 608.2e, 608.2f)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.conditions import DID
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import YesNo
from rulesengine.game.effects.choosing import players_meant
from rulesengine.game.effects.possibility import possible
from rulesengine.game.pipeline import happen
from rulesengine.game.references import nameable
from rulesengine.game.resolving import ACTIONS, PROPOSALS
from rulesengine.ir.actions import CreateCopyTokens
from rulesengine.ir.effects import Do, ForEach, MayDo
from rulesengine.ir.refs import Players, ThatPlayer, You

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.actions import Action

Doing = list[tuple["EntityId", "Context"]]


def do_together(
    game: Game, actions: tuple[Action, ...], context: Context, players: tuple[EntityId, ...]
) -> None:
    """608.2e: for each action the choices in APNAP order, then all of it at once; then the next action."""
    doing = _contexts(context, players)
    context.memory[DID] = _carry_out(game, actions, context, doing)


def may_together(game: Game, effect: MayDo, each: Do, context: Context) -> None:
    """ "Each player may …": asked in APNAP order, done at once; "starting with you" one after the other."""
    willing: Doing = []
    did: list[EntityId] = []
    in_turn = isinstance(effect.who, Players) and effect.who.from_you
    for player, acting in _contexts(context, players_meant(game, effect.who, context)):
        acting.done = True
        if _wants(game, each, acting, player):
            if in_turn:
                _carry_out(game, each.actions, context, [(player, acting)])
                did.extend((player,) if acting.done else ())
            else:
                willing.append((player, acting))
    if willing:
        _carry_out(game, each.actions, context, willing)
    did.extend(player for player, acting in willing if acting.done)
    context.done = bool(did)
    context.memory[DID] = tuple(did)


def _wants(game: Game, each: Do, acting: Context, player: EntityId) -> bool:
    own = replace(each, who=ThatPlayer())
    if not possible(game, own, acting, player):
        return False
    decision = YesNo(
        player=player, question="may", about=acting.source, rules=("608.2d",),
        objects=nameable(game, acting, own),
    )  # fmt: skip
    return yes_no(game, decision)


def _contexts(context: Context, players: tuple[EntityId, ...]) -> Doing:
    """Each of them with slots of their own: "it" is what that player chose."""
    return [
        (player, replace(context.acting(player), slots=dict(context.slots))) for player in players
    ]


def _carry_out(
    game: Game, actions: tuple[Action, ...], context: Context, doing: Doing
) -> tuple[EntityId, ...]:
    """The players who did anything."""
    before = dict(context.slots)
    did: dict[EntityId, None] = {}
    for action in actions:
        if game.over:
            break
        if type(action) in PROPOSALS:
            did.update(dict.fromkeys(_at_once(game, action, doing)))
            continue
        for player, acting in doing:
            began = len(game.history)
            ACTIONS[type(action)](game, action, acting, player)
            if len(game.history) > began:
                did[player] = None
    for _, acting in doing:
        context.amount, context.done, context.last = acting.amount, acting.done, acting.last
        for slot, chosen in acting.slots.items():
            if chosen != before.get(slot):
                context.slots[slot] = _joined(context.slots.get(slot, ()), before.get(slot), chosen)
    return tuple(player for player, _ in doing if player in did)


def _joined(
    so_far: tuple[EntityId, ...], before: tuple[EntityId, ...] | None, chosen: tuple[EntityId, ...]
) -> tuple[EntityId, ...]:
    """ "Those cards" are what all of the players chose."""
    return chosen if so_far == before else tuple(dict.fromkeys((*so_far, *chosen)))


def _at_once(game: Game, action: Action, doing: Doing) -> Iterator[EntityId]:
    propose, settle = PROPOSALS[type(action)]
    events = [event for player, acting in doing for event in propose(game, action, acting, player)]
    done = happen(game, events) if events else []
    for player, acting in doing:
        own = [event for event in done if _does(event) == player]
        settle(game, action, acting, player, own)
        if own:
            yield player


def _does(event: e.Event) -> EntityId | None:
    """The player whose action an event is."""
    found: EntityId | None = getattr(event, "player", None) or getattr(event, "by", None)
    return found


def done_together(
    game: Game,
    effect: ForEach,
    context: Context,
    found: tuple[EntityId, ...],
) -> bool:
    """608.2f: one action for each of them is one event; False where it is more than that."""
    inner = effect.effect
    if not isinstance(inner, Do) or not isinstance(inner.who, You) or len(inner.actions) != 1:
        return False
    action = inner.actions[0]
    if type(action) not in PROPOSALS or len(found) < 2:
        return False
    if isinstance(action, CreateCopyTokens) and action.must_attack is not None:
        return False  # each is told apart whom to attack
    propose, settle = PROPOSALS[type(action)]
    events: list[e.Event] = []
    for entity in found:
        context.slots[effect.slot] = (entity,)
        events.extend(propose(game, action, context, context.controller))
    settle(game, action, context, context.controller, happen(game, events) if events else [])
    return True
