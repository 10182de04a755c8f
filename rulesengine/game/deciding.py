"""Asking a player: the script's answer, else the only answer there is, else NeedsChoice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any

from rulesengine.errors import LimitReached, NeedsChoice
from rulesengine.game.decisions import (
    ChooseNumber,
    ChooseObjects,
    ChooseOrder,
    ChooseWords,
    Decision,
    Divide,
    YesNo,
)
from rulesengine.game.objects import EntityId, is_player

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def _answer(game: Game, decision: Decision) -> Any:
    made = game.__dict__["decisions_made"] + 1
    if made > game.limits.decisions:
        raise LimitReached("decisions")
    game.__dict__["decisions_made"] = made
    answer = game.agent.answer(game, decision)
    if answer is not None:
        game.__dict__["choices_made"] += 1
    if answer is None and game.rules.default is not None:
        return game.rules.default(decision)
    return answer


def asked(game: Game, decision: Decision) -> Any:
    """The player's answer, None where there is none: for what a player may do without being asked."""
    return _answer(game, decision)


def yes_no(game: Game, decision: YesNo) -> bool:
    answer = _answer(game, decision)
    if answer is None:
        raise NeedsChoice(decision)
    return bool(answer)


def choose_objects(game: Game, decision: ChooseObjects) -> tuple[EntityId, ...]:
    """The objects chosen. Silent where all ways to choose come to the same."""
    options = decision.options
    most = min(decision.most, len(options))
    least = min(decision.least, len(options))
    if most == 0:
        return ()
    answer = _answer(game, decision)
    if answer is not None:
        return tuple(answer)
    acceptable = decision.acceptable
    if acceptable is not None:
        found = _only_acceptable(decision, least, most)
        if found is not None:
            return found
        raise NeedsChoice(decision)
    if decision.agreed and len(options) == 1:
        return options
    if least == most == len(options) and (len(options) == 1 or not decision.ordered):
        return options
    if least == most and interchangeable(game, options):
        return options[:least]
    raise NeedsChoice(decision)


def _only_acceptable(decision: ChooseObjects, least: int, most: int) -> tuple[EntityId, ...] | None:
    found: tuple[EntityId, ...] | None = None
    tried = 0
    for size in range(least, most + 1):
        for combination in combinations(decision.options, size):
            tried += 1
            if tried > 2_000:
                return None
            if decision.acceptable is None or decision.acceptable(combination):
                if found is not None:
                    return None
                found = combination
    return found


def choose_words(game: Game, decision: ChooseWords) -> tuple[str, ...]:
    answer = _answer(game, decision)
    if answer is not None:
        return tuple(answer)
    if decision.least >= len(decision.options) and not decision.repeat:
        return decision.options
    if decision.most == 0:
        return ()
    raise NeedsChoice(decision)


def choose_number(game: Game, decision: ChooseNumber) -> int:
    if decision.high is not None and decision.low >= decision.high:
        return decision.low
    answer = _answer(game, decision)
    if answer is None:
        raise NeedsChoice(decision)
    return int(answer)


def choose_order(game: Game, decision: ChooseOrder) -> tuple[int, ...]:
    if len(decision.options) < 2:
        return decision.options
    answer = _answer(game, decision)
    if answer is not None:
        return tuple(answer)
    if len({decision.names.get(option, (str(option),)) for option in decision.options}) == 1:
        return decision.options
    raise NeedsChoice(decision)


def divide(game: Game, decision: Divide) -> Mapping[EntityId, int]:
    recipients = decision.recipients
    answer = _answer(game, decision)
    if answer is not None:
        return dict(answer)
    if len(recipients) == 1:
        return {recipients[0]: decision.total}
    if decision.total == decision.least_each * len(recipients):
        return dict.fromkeys(recipients, decision.least_each)
    raise NeedsChoice(decision)


def interchangeable(game: Game, options: tuple[EntityId, ...]) -> bool:
    """Whether the options are alike in everything a player could tell apart."""
    if len(options) < 2:
        return True
    first = _looks(game, options[0])
    return first is not None and all(_looks(game, option) == first for option in options[1:])


def _looks(game: Game, entity: EntityId) -> Any:
    if is_player(entity):
        return None
    thing = game.objects[entity]
    if thing.attachments or thing.attacking or thing.blocking or thing.chosen or thing.linked:
        return None
    return (
        id(thing.face), thing.owner, thing.controller_base, thing.zone, thing.tapped,
        thing.face_down, tuple(sorted(thing.counters.items())), thing.damage, thing.token,
        thing.attached_to, thing.phased_out, thing.sick_for, thing.designations,
    )  # fmt: skip
