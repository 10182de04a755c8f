"""A scenario as a list of things to tell, without a language: who has what, who does what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from quizzes.question import Message
from rulesengine.scenario.names import parse_counted

Scenario = Mapping[str, Any]
BASIC = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})


def setting(scenario: Scenario) -> Iterator[Message]:
    """Whose turn it is, life totals, and what matters on the battlefield."""
    players: Mapping[str, Any] = scenario["players"]
    names = list(players)
    yield {"tell": "turn", "player": scenario.get("active", names[0])}
    lives = {name: (players[name] or {}).get("life", 20) for name in names}
    if len(set(lives.values())) == 1:
        yield {"tell": "lives", "life": lives[names[0]]}
    else:
        for name, life in lives.items():
            yield {"tell": "life", "player": name, "life": life}
    for name in names:
        things = list(_things(players[name] or {}))
        if things:
            yield {"tell": "controls", "player": name, "things": things}
    for name in names:
        cast = (players[name] or {}).get("cast_this_turn")
        if cast:
            yield {"tell": "cast_before", "player": name, "cards": list(cast)}


def _things(player: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for entry in player.get("battlefield", ()):
        fields = {"card": entry} if isinstance(entry, str) else dict(entry)
        count, card = parse_counted(fields["card"])
        if card not in BASIC:
            yield {**fields, "card": card, "count": count}


def story(scenario: Scenario) -> Iterator[Message]:
    """What the players do, in order; `response` where something waits on the stack."""
    waiting = False
    names = list(scenario["players"])
    active = scenario.get("active", names[0])
    for action in scenario.get("actions", ()):
        by = action.get("by", active)
        if "at" in action:
            yield {"tell": "later", **action["at"]}
            waiting = False
        if "cast" in action:
            yield {
                "tell": "cast",
                "player": by,
                "card": action["cast"],
                "targets": [_target(each) for each in action.get("targets", ())],
                "response": waiting,
                "using": list(action.get("using", ())),
            }
            waiting = True
        elif "activate" in action:
            yield {
                "tell": "activate",
                "player": by,
                "card": action["activate"],
                "targets": [_target(each) for each in action.get("targets", ())],
                "response": waiting,
            }
            waiting = True
        elif "resolve" in action:
            yield {"tell": "resolve", "count": action["resolve"]}
            waiting = False
        elif "attack" in action:
            yield {"tell": "attack", "player": by, "cards": list(action["attack"])}
        elif "block" in action:
            yield {"tell": "block", "player": by, "blocks": _blocks(action["block"])}
        elif "play" in action:
            yield {"tell": "play", "player": by, "card": action["play"]}


def _target(target: Any) -> str:
    return str(next(iter(target))) if isinstance(target, Mapping) else str(target)


def _blocks(blocks: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """The attackers that are blocked, each with its blockers."""
    found: dict[str, list[str]] = {}
    for blocker, blocked in blocks.items():
        for attacker in [blocked] if isinstance(blocked, str) else blocked:
            found.setdefault(attacker, []).append(blocker)
    return list(found.items())


def moment(scenario: Scenario) -> Message:
    """When the question asks: at the end of the scenario."""
    until = scenario.get("until")
    if until is not None:
        turn = until.get("turn", scenario.get("turn", 1)) - scenario.get("turn", 1)
        return {"when": until["step"], "turns": turn, "nonactive": _nonactive(scenario)}
    return {"when": "after"}


def _nonactive(scenario: Scenario) -> str:
    names = [str(name) for name in scenario["players"]]
    active = scenario.get("active", names[0])
    return next(name for name in names if name != active)
