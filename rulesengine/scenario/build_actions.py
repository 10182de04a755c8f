"""Actions from mappings known to be valid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesengine.scenario.actions import (
    Action,
    Answer,
    At,
    Attack,
    Block,
    Claim,
    Division,
    Pay,
    Step,
    Target,
    Using,
    Verb,
)

_NAMING = (Verb.CAST, Verb.ACTIVATE, Verb.PLAY, Verb.SPECIAL)
# `choose` comes last: it is also a key of the other actions.
_VERBS = (
    *_NAMING,
    Verb.ATTACK,
    Verb.BLOCK,
    Verb.RESOLVE,
    Verb.CONCEDE,
    Verb.CHOOSE,
)
_AS_WRITTEN = ("by", "ability", "x", "face", "object")


def at_from_mapping(at: Mapping[str, Any]) -> At:
    """A moment from {turn: 2, step: upkeep}."""
    return At(at["turn"], Step(at["step"]))


def verb_of(action: Mapping[str, Any]) -> Verb:
    """The verb of a mapping that has at most one besides `choose`."""
    return next((verb for verb in _VERBS if verb in action), Verb.MOVE_ON)


def action_from_mapping(action: Mapping[str, Any]) -> Action:
    """One action of the script."""
    verb = verb_of(action)
    fields: dict[str, Any] = {key: action[key] for key in _AS_WRITTEN if key in action}
    if verb in _NAMING:
        fields["subject"] = action[verb]
    elif verb is Verb.ATTACK:
        fields["attacks"] = _attacks(action["attack"])
    elif verb is Verb.BLOCK:
        fields["blocks"] = tuple(
            Block(blocker, (of,) if isinstance(of, str) else tuple(of))
            for blocker, of in action["block"].items()
        )
    elif verb is Verb.RESOLVE and action["resolve"] != "all":
        fields["count"] = action["resolve"]
    if "at" in action:
        fields["at"] = at_from_mapping(action["at"])
    if action.get("illegal"):
        fields["claim"] = Claim.ILLEGAL
    elif action.get("legal"):
        fields["claim"] = Claim.LEGAL
    if "targets" in action:
        fields["targets"] = tuple(t for entry in action["targets"] for t in _targets(entry))
    if "using" in action:
        fields["using"] = tuple(map(_using, action["using"]))
    if "pay" in action:
        fields["pay"] = _pay(action["pay"])
    if "choose" in action:
        fields["answers"] = tuple(map(answer_from_value, action["choose"]))
    if "modes" in action:
        fields["modes"] = tuple(action["modes"])
    if "exert" in action:
        fields["exert"] = tuple(action["exert"])
    return Action(verb=verb, **fields)


def answer_from_value(value: Any) -> Answer:
    """A queued answer; YAML's and JSON's true and false are the words yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return tuple(map(answer_from_value, value))
    if isinstance(value, Mapping):
        return Division(tuple(value.items()))
    answer: str | int = value
    return answer


def _attacks(attack: list[str] | Mapping[str, str]) -> tuple[Attack, ...]:
    if isinstance(attack, Mapping):
        return tuple(Attack(attacker, defender) for attacker, defender in attack.items())
    return tuple(Attack(attacker) for attacker in attack)


def _targets(entry: str | Mapping[str, int]) -> Iterator[Target]:
    if isinstance(entry, str):
        yield Target(entry)
    else:
        for name, amount in entry.items():
            yield Target(name, amount)


def _using(entry: str | Mapping[str, Any]) -> Using:
    if isinstance(entry, str):
        return Using(entry)
    ((name, value),) = entry.items()
    return Using(name, tuple(value) if isinstance(value, list) else value)


def _pay(pay: Mapping[str, Any]) -> Pay:
    fields: dict[str, Any] = {
        key: tuple(paid) if isinstance(paid, list) else paid for key, paid in pay.items()
    }
    if "return" in fields:
        fields["return_"] = fields.pop("return")
    return Pay(**fields)
