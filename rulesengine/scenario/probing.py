"""Looking into an announcement without making it: what a spell would cost, what it could target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesengine.errors import IllegalAction, RulesEngineError
from rulesengine.game.activating import ability_cost_changes
from rulesengine.game.costing import mana_of
from rulesengine.game.decisions import ChooseNumber, ChooseObjects, ChooseWords, Decision, YesNo
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import total_cost
from rulesengine.ir.abilities import ActivatedAbility
from rulesengine.scenario import places
from rulesengine.scenario.ability_naming import abilities_meant
from rulesengine.scenario.actions import Action, Verb
from rulesengine.scenario.agent import ScriptAgent
from rulesengine.scenario.intents import targets_named

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.acting import Acting

_TARGETS = "targets"
PLANAR_DIE = "roll planar die"


class _Seen(RulesEngineError):
    """What was looked for has been seen: the announcement stops here and is rolled back."""

    def __init__(self, value: Any) -> None:
        super().__init__(value)
        self.value = value


class _Looking(ScriptAgent):
    """Answers from the script, else takes the first option: only the cost or the targets matter."""

    def __init__(self, agent: ScriptAgent, look_for_targets: str) -> None:
        super().__init__(agent.scenario)
        self.__dict__.update(agent.__dict__)
        self.__dict__["question"] = look_for_targets

    question: str

    def answer(self, game: Game, decision: Decision) -> Any:
        if self.question and decision.question == self.question:
            raise _Seen(getattr(decision, "options", ()))
        found = super().answer(game, decision)
        if found is not None:
            return found
        match decision:
            case YesNo():
                return False
            case ChooseObjects(options=options, least=least):
                return options[:least]
            case ChooseWords(options=words, least=least):
                return words[:least]
            case ChooseNumber(low=low):
                return low
        return None


def cost_of(acting: Acting, action: Action) -> str | None:
    """The mana to pay for a spell, ability or roll of the planar die; None where it is none."""
    if action.verb is Verb.ACTIVATE:
        return _ability_cost(acting, action)
    game = acting.game
    if action.verb is Verb.SPECIAL and action.subject == PLANAR_DIE:
        return _mana((str(game.rules["planar_die_cost"](game, acting.player_of(action))),))
    compute = game.rules["spell_cost"]

    def seen(*given: Any) -> tuple[str, ...]:
        raise _Seen(compute(*given))

    rules = game.rules
    game.__dict__["rules"] = rules.replacing("spell_cost", seen)
    try:
        return _mana(_look(acting, action, ""))
    finally:
        game.__dict__["rules"] = rules


def targets_of(acting: Acting, action: Action) -> tuple[EntityId, ...]:
    """Everything the first target of a spell or ability could be."""
    found: tuple[EntityId, ...] | None = _look(acting, action, _TARGETS)
    if found is not None or not action.targets:
        return found or ()
    return tuple(targets_named(acting.names, action.targets[0].name))


def _look(acting: Acting, action: Action, question: str) -> Any:
    game, agent = acting.game, acting.agent
    looking = _Looking(agent, question)
    game.__dict__["agent"] = looking
    try:
        with game.attempt():
            acting.take(action)
            raise _Seen(None)
    except _Seen as seen:
        return seen.value
    except IllegalAction:
        return None
    finally:
        game.__dict__["agent"] = agent


def _ability_cost(acting: Acting, action: Action) -> str | None:
    game, player = acting.game, acting.player_of(action)
    for tier in places.activatable(game, player):
        for entity in acting.names.fitting(action.subject, tier):
            for place in abilities_meant(game, entity, action.ability):
                held = characteristics(game, entity).abilities[place]
                ability = held.ability
                if isinstance(ability, ActivatedAbility):
                    changes = ability_cost_changes(game, player, entity, held)
                    return _mana(total_cost(mana_of(ability.costs), action.x or 0, *changes))
    return None


def _mana(symbols: tuple[str, ...] | None) -> str | None:
    if symbols is None:
        return None
    return "".join(f"{{{symbol}}}" for symbol in symbols) or "{0}"
