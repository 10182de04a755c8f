"""A scenario as a list of things to tell, without a language: who has what, who does what."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from quizzes.question import Message
from quizzes.wording.telling_planes import begins, planes, rolls, shown
from rulesengine.scenario.names import parse_counted

Scenario = Mapping[str, Any]
AFTER_BLOCKS = frozenset(
    {"combat damage", "end of combat", "postcombat main", "end", "cleanup", "upkeep", "draw"}
)
IN_COMBAT = frozenset({"attack", "block"})  # told by the turn: their steps are clear
LINKS = {"cast": "response", "activate": "response"}  # how the next action follows such a one
CHOSEN = ("using", "pay", "x", "modes")  # what else is announced as a spell is cast (601.2b)
KEYWORD = re.compile(r"[a-z]+( [a-z]+)?")
MAIN = "precombat main"
INDIRECTLY = "phased indirectly"  # with what it is attached to, which is told (702.26g)
NUMBERED = re.compile(r"#\d+$")
BASIC = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})


def setting(scenario: Scenario) -> Iterator[Message]:
    """Whose turn it is, life totals, and what matters on the battlefield."""
    players: Mapping[str, Any] = scenario["players"]
    names = list(players)
    active = scenario.get("active", names[0])
    if begins(scenario):
        yield {"tell": "begins", "player": active}
    else:
        yield {"tell": "turn", "player": active, "step": scenario.get("step", MAIN)}
    if len(names) > 2:
        yield {"tell": "turn_order", "players": names}
    lives = {name: (players[name] or {}).get("life", 20) for name in names}
    if len(set(lives.values())) == 1:
        yield {"tell": "lives", "life": lives[names[0]], "players": len(names)}
    else:
        for name, life in lives.items():
            yield {"tell": "life", "player": name, "life": life}
    yield from planes(scenario)
    for name in names:
        if mana := (players[name] or {}).get("mana"):
            yield {"tell": "pool", "player": name, "mana": mana}
    for name in names:
        things = list(_things(players[name] or {}))
        if things:
            yield {"tell": "controls", "player": name, "things": things}
    told = _moved(scenario)
    for name in names:
        for zone in ("graveyard", "exile", "library", "hand"):
            cards = list(_cards(players[name] or {}, zone, told))
            exact = zone == "library" and (players[name] or {}).get("library_exact", False)
            if cards or exact:
                yield {"tell": f"in_{zone}", "player": name, "things": cards, "exact": exact}
    for name in names:
        if (players[name] or {}).get("drawn_this_turn"):
            drawn = players[name]["drawn_this_turn"]
            yield {"tell": "drawn_before", "player": name, "count": drawn}
    for name in names:
        if (players[name] or {}).get("land_played"):
            yield {"tell": "land_before", "player": name}
    for name in names:
        cast = (players[name] or {}).get("cast_this_turn")
        if cast:
            yield {"tell": "cast_before", "player": name, "cards": list(cast)}


def _moved(scenario: Scenario) -> frozenset[str]:
    """Cards of hands that the story speaks of: they need no mention before."""
    actions = scenario.get("actions", ())
    named = (action.get(verb) for action in actions for verb in ("cast", "play", "object"))
    return frozenset(str(name) for name in named if name)


def _cards(
    player: Mapping[str, Any], zone: str, told: frozenset[str]
) -> Iterator[Mapping[str, Any]]:
    """What lies in a zone other than the battlefield; of a hand, what the story does not tell."""
    for entry in player.get(zone, ()):
        fields = {"card": entry} if isinstance(entry, str) else dict(entry)
        count, card = parse_counted(fields["card"])
        if zone != "hand" or card not in told:
            yield {**fields, "card": card, "count": count}


def _things(player: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """What is on the battlefield. Basic lands only pay, unless more is said of them than a name."""
    for entry in player.get("battlefield", ()):
        fields = {"card": entry} if isinstance(entry, str) else dict(entry)
        count, card = parse_counted(fields["card"])
        if card not in BASIC or isinstance(entry, Mapping):
            said = [each for each in fields.pop("designations", ()) if each != INDIRECTLY]
            yield {**fields, "card": card, "count": count, "designations": said}


def story(scenario: Scenario) -> Iterator[Message]:
    """What the players do, in order.

    `link` says how an action follows: in response to what waits on the stack, once all of that
    has resolved, or in a later step. What resolves last is part of the question's moment.
    """
    players = [str(name) for name in scenario["players"]]
    active = scenario.get("active", players[0])
    link: Message = {"how": ""}
    attacker = ""  # who attacked and was not blocked, until that is told
    turn = scenario.get("turn", 1)
    actions = list(scenario.get("actions", ()))
    results = rolls(scenario)
    for place, action in enumerate(actions):
        by = action.get("by", active)
        if "at" in action:
            turn = action["at"].get("turn", turn)
            link = {"how": "later", **_step(action["at"], scenario)}
        fact = action_fact(action, by)
        if fact is not None:
            rolled = results.get(place, "")
            yield {**fact, "link": link, "rolled": rolled}
        followed = _followed(action, fact, results.get(place, ""), link["how"])
        link = link if followed == link["how"] == "later" else {"how": followed}
        if "attack" in action and _unblocked(scenario, turn, actions[place + 1 :]):
            attacker = str(by)
        leaving = place + 1 == len(actions) or "at" in actions[place + 1]
        if attacker and leaving and len(players) == 2:
            other = next(name for name in players if name != attacker)
            attacker = ""
            yield {"tell": "block", "player": other, "blocks": [], "link": {"how": ""}}
    yield from shown(scenario)


REQUIRED_BLOCKS = "required blocks"  # a tag: the rules make blocks that no action declares


def _followed(action: Mapping[str, Any], fact: Message | None, rolled: str, how: str) -> str:
    """How what comes after an action is linked to it: in response, or once all has resolved."""
    if fact is None:
        return "resolved" if action.get("resolve") == "all" else how
    triggers = rolled in ("chaos", "planeswalker")
    return "response" if triggers else LINKS.get(fact["tell"], "")


def asked_fact(scenario: Scenario, action: Mapping[str, Any]) -> Message | None:
    """An action that is asked about, linked to the story before it."""
    fact = action_fact(action, action.get("by", "Someone"))
    if fact is None:
        return None
    how, results = "", rolls(scenario)
    for place, each in enumerate(scenario.get("actions", ())):
        how = _followed(each, action_fact(each, ""), results.get(place, ""), how)
    until = scenario.get("until")
    if until is None:
        return {**fact, "link": {"how": "resolved" if how else ""}}
    begun = (until.get("turn", 1), until["step"]) == (1, scenario.get("step", MAIN))
    if begun or fact["tell"] in IN_COMBAT:
        return {**fact, "link": {"how": how if begun or how == "resolved" else ""}}
    return {**fact, "link": {"how": "later", **_step(until, scenario)}}


def _unblocked(scenario: Scenario, turn: int, later: list[Mapping[str, Any]]) -> bool:
    """Whether the game goes on past blocks in a turn in which nobody declares any."""
    if REQUIRED_BLOCKS in scenario.get("tags", ()):
        return False
    until = scenario.get("until") or {}
    same = until.get("turn", 1) == turn
    reached = until.get("turn", 1) > turn or (same and until.get("step") in AFTER_BLOCKS)
    return reached and not any("block" in action for action in later)


def _step(at: Mapping[str, Any], scenario: Scenario) -> Mapping[str, Any]:
    """A step and, in a game of two, whose turn it is in."""
    turns = at.get("turn", 1) - scenario.get("turn", 1)
    names = [str(name) for name in scenario["players"]]
    active = scenario.get("active", names[0])
    whose = names[(names.index(active) + turns) % len(names)] if len(names) == 2 else ""
    return {"step": at["step"], "turns": turns, "player": whose}


def action_fact(action: Mapping[str, Any], by: str) -> Message | None:
    """An action to be told; None for what is not told by itself."""
    targets = [_target(each) for each in action.get("targets", ())]
    match action:
        case {"cast": card}:
            more = {name: action[name] for name in CHOSEN if name in action}
            half = action.get("face", card)
            return {"tell": "cast", "player": by, "card": half, "targets": targets, **more}
        case {"activate": card}:
            ability = str(action.get("ability", ""))
            paid = {"pay": action["pay"]} if "pay" in action else {}
            fact = {"tell": "activate", "player": by, "card": card, "targets": targets, **paid}
            return {**fact, "ability": ability} if KEYWORD.fullmatch(ability) else fact
        case {"attack": attackers}:
            return {"tell": "attack", "player": by, "cards": list(attackers)}
        case {"block": blocks}:
            return {"tell": "block", "player": by, "blocks": _blocks(blocks)}
        case {"resolve": int(count)}:
            return {"tell": "resolve", "count": count}
        case {"play": card}:
            return {"tell": "play", "player": by, "card": card}
        case {"concede": True}:
            return {"tell": "concede", "player": by}
        case {"special": "roll planar die"}:
            return {"tell": "roll", "player": by}
        case {"special": name}:
            return {"tell": "special", "player": by, "name": name, "card": action.get("object", "")}
    return None


def _target(target: Any) -> str:
    return str(next(iter(target))) if isinstance(target, Mapping) else str(target)


def _blocks(blocks: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """The attackers that are blocked, each with its blockers."""
    found: dict[str, list[str]] = {}
    for blocker, blocked in blocks.items():
        for attacker in [blocked] if isinstance(blocked, str) else blocked:
            found.setdefault(attacker, []).append(NUMBERED.sub("", blocker))
    return list(found.items())


def moment(scenario: Scenario) -> Message:
    """When the question asks: at the end of the scenario."""
    until = scenario.get("until")
    if until is not None:
        return {"how": "step", **_step(until, scenario)}
    return {"how": "resolved" if scenario.get("actions") else "now"}
