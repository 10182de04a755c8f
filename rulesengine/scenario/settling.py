"""Decisions the script leaves open: made silently where every answer comes to the same end.

The contract asks only where legal answers are not interchangeable. Playing the scenario again with each
of them shows it: the same position at the end, down to what is chosen and what is still going on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING, Any

from rulesengine.errors import NeedsChoice
from rulesengine.game.decisions import (
    ChooseNumber,
    ChooseObjects,
    ChooseOrder,
    ChooseWords,
    Decision,
    YesNo,
)
from rulesengine.game.layers import characteristics
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.run import Run

MOST_ANSWERS = 8
MOST_RUNS = 40

Forced = Mapping[int, Any]
"""Answers by the number of the decision, counting every one put to the agent."""

Play = Callable[[Forced], "Run"]


def settle(first: Run, play: Play) -> Forced | None:
    """Answers to the open decisions of a run, if any others would come to the same; else None."""
    search = _Search(play)
    end = search.end_of(first, {})
    return None if end is None else search.answers


class _Search:
    def __init__(self, play: Play) -> None:
        self.play = play
        self.runs = 0
        self.answers: Forced = {}

    def end_of(self, run: Run, forced: Forced) -> Any:
        """The one end all answers lead to; None where they differ, or are too many to try."""
        if not isinstance(run.error, NeedsChoice):
            if run.error is not None or run.game is None:
                return None
            self.answers = self.answers or forced
            return signature(run)
        decision: Decision = run.error.decision
        if run.agent.asked is not decision:
            return None
        options = list(islice(legal_answers(decision), MOST_ANSWERS + 1))
        if not options or len(options) > MOST_ANSWERS:
            return None
        ends = None
        for answer in options:
            self.runs += 1
            if self.runs > MOST_RUNS:
                return None
            tried = {**forced, run.agent.decisions: answer}
            end = self.end_of(self.play(tried), tried)
            if end is None or (ends is not None and end != ends):
                return None
            ends = end
        return ends


def legal_answers(decision: Decision) -> Iterator[Any]:
    """The answers to a decision, one after another; none where they cannot be listed."""
    match decision:
        case YesNo():
            yield from (False, True)
        case ChooseOrder(options=order):
            yield from permutations(order)
        case ChooseNumber(low=low, high=int(high)):
            yield from range(low, high + 1)
        case ChooseObjects(options=objects, least=least, most=most):
            choose = permutations if decision.ordered else combinations
            for size in range(min(least, len(objects)), min(most, len(objects)) + 1):
                for chosen in choose(objects, size):
                    if decision.acceptable is None or decision.acceptable(chosen):
                        yield chosen
        case ChooseWords(options=words, least=least, most=most, repeat=False):
            for size in range(least, min(most, len(words)) + 1):
                yield from combinations(words, size)


def signature(run: Run) -> Any:
    """Everything about the end of a run that a later choice or question could tell apart."""
    game = run.game
    assert game is not None
    return (
        game.turn,
        game.step,
        game.active,
        game.over,
        game.drawn,
        game.planar_deck,
        tuple(_player(game, number) for number in range(1, len(game.players) + 1)),
        tuple(_thing(game, o) for o in game.battlefield),
        tuple(_thing(game, o) for o in game.stack),
        sorted(_thing(game, o) for o in game.exile),
        tuple(_thing(game, o) for o in game.command),
        len(game.effects),
        len(game.delayed),
        repr(run.answers),
        tuple(run.false_claims),
        repr(run.agent.unused()),
    )


def _player(game: Game, number: EntityId) -> Any:
    player = game.player(number)
    cards = tuple(
        tuple(_thing(game, card) for card in zone)
        for zone in (player.library, player.graveyard, player.planar_deck)
    )
    return (
        player.life, sorted(player.counters.items()), sorted(player.pool), player.blanks,
        sorted(_thing(game, card) for card in player.hand), cards, player.lost, player.won,
        player.left, sorted(player.designations),
    )  # fmt: skip


def _thing(game: Game, entity: EntityId) -> str:
    thing = game.objects[entity]
    values = characteristics(game, entity)
    what: list[Any] = [values.name, thing.owner, values.controller, sorted(thing.counters.items())]
    if thing.zone is Zone.BATTLEFIELD:
        what += [
            values.power, values.toughness, sorted(values.types), sorted(values.subtypes),
            sorted(values.colors), sorted(values.keywords), len(values.abilities), thing.tapped,
            thing.damage, thing.face_down, thing.transformed, thing.phased_out,
            sorted(thing.designations), game.name_of(thing.attached_to),
            game.name_of(thing.attacking), [game.name_of(one) for one in thing.blocking],
            thing.sick_for,
        ]  # fmt: skip
    if thing.announced is not None and thing.zone is Zone.STACK:
        targets = thing.announced.targets.values()
        what.append([[game.name_of(target) for target in chosen] for chosen in targets])
    chosen = sorted((key, _shown(game, value)) for key, value in thing.chosen.items())
    return repr((what, chosen, [game.name_of(linked) for linked in thing.linked]))


def _shown(game: Game, value: Any) -> str:
    known = isinstance(value, int) and (value in game.objects or value <= len(game.players))
    return game.name_of(value) if known else str(value)
