"""Mana, turns, choices, chance, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game import mana_sources
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_number, choose_objects, choose_words
from rulesengine.game.decisions import ChooseNumber, ChooseObjects, ChooseWords
from rulesengine.game.keyword_actions import KEYWORD_ACTIONS
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.resolving import acts, perform
from rulesengine.game.subtypes import CREATURE_TYPES
from rulesengine.ir import actions as a
from rulesengine.ir.words import CardType, Color, Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game


@acts(a.AddMana)
def add_mana(game: Game, action: a.AddMana, context: Context, player: EntityId) -> None:
    mana_sources.add_mana(game, player, action, context)


@acts(a.ExtraTurn)
def extra_turn(game: Game, action: a.ExtraTurn, context: Context, player: EntityId) -> None:
    """500.7: the most recently created one is taken first."""
    for _ in range(action.count):
        game.extra_turns = (*game.extra_turns, player)
        game.note("extra turn", ("500.7",), player=game.name_of(player))


COMBAT_PHASE = (
    Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT,
)  # fmt: skip


@acts(a.ExtraPhase)
def extra_phase(game: Game, action: a.ExtraPhase, context: Context, player: EntityId) -> None:
    """500.8: directly after this phase."""
    added = (COMBAT_PHASE if action.combat else ()) + (
        (Step.POSTCOMBAT_MAIN,) if action.main else ()
    )
    left = game.steps_left
    rest_of_phase = 0
    if game.step in COMBAT_PHASE:
        rest_of_phase = len(COMBAT_PHASE) - 1 - COMBAT_PHASE.index(game.step)
    game.steps_left = (*left[:rest_of_phase], *added, *left[rest_of_phase:])
    game.note("extra phase", ("500.8",), player=game.name_of(player))


@acts(a.SkipNext)
def skip_next(game: Game, action: a.SkipNext, context: Context, player: EntityId) -> None:
    skip = game.player(player).skip
    game.player(player).skip = {**skip, action.what: skip.get(action.what, 0) + 1}


@acts(a.LoseGame)
def lose_game(game: Game, action: a.LoseGame, context: Context, player: EntityId) -> None:
    happen(game, [e.LosesGame(player=player, why="effect", rules=("104.3e",))])


@acts(a.WinGame)
def win_game(game: Game, action: a.WinGame, context: Context, player: EntityId) -> None:
    happen(game, [e.WinsGame(player=player, why="effect", rules=("104.2b",))])


@acts(a.EndTurn)
def end_turn(game: Game, action: a.EndTurn, context: Context, player: EntityId) -> None:
    """724.1: what is on the stack is exiled, and the cleanup step begins."""
    from rulesengine.ir.words import Zone

    events: list[e.Event] = [
        e.ZoneChange(
            object=x,
            to=Zone.EXILE if game.objects[x].ability is None else Zone.NOWHERE,
            reason="exile",
            rules=("724.1b",),
        )
        for x in game.stack
    ]
    happen(game, events)
    game.pending = ()
    game.steps_left = (Step.CLEANUP,)


_CHOICES: dict[str, tuple[str, ...]] = {
    "color": tuple(color.value for color in Color),
    "creature type": tuple(sorted(CREATURE_TYPES)),
    "card type": tuple(kind.value for kind in CardType),
    "basic land type": ("Plains", "Island", "Swamp", "Mountain", "Forest"),
    "land type": ("Plains", "Island", "Swamp", "Mountain", "Forest"),
    "odd or even": ("odd", "even"),
}


@acts(a.ChooseValue)
def choose_value(game: Game, action: a.ChooseValue, context: Context, player: EntityId) -> None:
    """A choice kept for the source's linked abilities (607.2d) and for the rest of this effect."""
    value: object
    what = action.what
    if what in ("player", "opponent"):
        options = game.turn_order() if what == "player" else game.opponents(player)
        value = choose_objects(
            game,
            ChooseObjects(
                player=player, question=f"choose a {what}", about=context.source, options=options
            ),
        )[0]
        what = "player"
    elif what == "number":
        value = choose_number(
            game, ChooseNumber(player=player, question="number", about=context.source)
        )
    elif what in _NAMED:
        value = _any_name(game, player, context, _NAMED[what])
        what = "name"
    else:
        value = choose_words(
            game,
            ChooseWords(
                player=player, question=f"choose a {what}", about=context.source,
                options=_CHOICES.get(what, ()),
            ),
        )[0]  # fmt: skip
    keep_choice(game, context, _KINDS.get(what, what), value)


_KINDS = {"creature type": "type", "basic land type": "type", "land type": "type"}


def keep_choice(game: Game, context: Context, what: str, value: object) -> None:
    context.memory["chosen " + what] = value
    event = context.memory.get("entering_event")
    if event is not None:
        from dataclasses import replace

        context.memory["entering_event"] = replace(event, chosen={**event.chosen, what: value})
        return
    source = game.objects[context.source]
    source.chosen = {**source.chosen, what: value}
    game.note(
        "choose", ("607.2d",), what=what, value=str(value), source=game.name_of(context.source)
    )


_NAMED: dict[str, Callable[[frozenset[CardType]], bool]] = {
    "name": lambda types: True,
    "card name": lambda types: True,
    "nonland card name": lambda types: CardType.LAND not in types,
    "artifact card name": lambda types: CardType.ARTIFACT in types,
    "creature card name": lambda types: CardType.CREATURE in types,
}
"""201.4b: of what card types the card named must be."""


def _any_name(
    game: Game, player: EntityId, context: Context, fits: Callable[[frozenset[CardType]], bool]
) -> str:
    """201.4: the name of any card; the script names it."""
    faces = {thing.face.name: thing.face.types for thing in game.objects.values()}
    names = sorted(name for name, types in faces.items() if name and fits(types))
    decision = ChooseWords(
        player=player, question="card name", about=context.source, options=tuple(names)
    )
    return choose_words(game, decision)[0]


@acts(a.FlipCoin)
def flip_coin(game: Game, action: a.FlipCoin, context: Context, player: EntityId) -> None:
    """705.1: the affected player wins on a heads they call; scripted results are from that player's view."""
    won = game.agent.coin(game)
    context.done = won
    context.memory["coin won"] = won
    game.note("coin", ("705.1",), player=game.name_of(player), won=won)
    happen(game, [e.PlayerDoes(player=player, what="win flip" if won else "lose flip")])


@acts(a.RollDie)
def roll_die(game: Game, action: a.RollDie, context: Context, player: EntityId) -> None:
    result = game.agent.die(game, action.sides)
    context.amount = result
    context.memory["amount"] = result
    game.note("roll", ("706.2",), player=game.name_of(player), sides=action.sides, result=result)
    for low, high, effect in action.results:
        if low <= result and (high is None or result <= high):
            perform(game, effect, context)  # type: ignore[arg-type]


@acts(a.KeywordAction)
def keyword_action(game: Game, action: a.KeywordAction, context: Context, player: EntityId) -> None:
    """A keyword action of rule 701 by its name."""
    KEYWORD_ACTIONS[action.name](game, action, context, player)
