"""Scenarios told in English, as a judge would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.question import Message
from quizzes.wording.english import Sentence, listed
from quizzes.wording.telling import moment, setting, story

NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
STEPS = {
    "untap": "the untap step",
    "upkeep": "the upkeep",
    "draw": "the draw step",
    "precombat main": "the precombat main phase",
    "beginning of combat": "the beginning of combat step",
    "declare attackers": "the declare attackers step",
    "declare blockers": "the declare blockers step",
    "first strike damage": "the first combat damage step",
    "combat damage": "the combat damage step",
    "end of combat": "the end of combat step",
    "postcombat main": "the postcombat main phase",
    "end": "the end step",
    "cleanup": "the cleanup step",
}


def of(name: str) -> str:
    return f"{name}’s"


def counted(number: int, noun: str) -> str:
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {noun}" if number == 1 else f"{word} {noun}s"


def counters(counts: Mapping[str, int]) -> str:
    return listed([counted(count, f"{kind} counter") for kind, count in counts.items() if count])


def thing(item: Mapping[str, Any]) -> str:
    said = str(item["card"]) if item["count"] == 1 else f"{item['count']} {item['card']}"
    details = []
    if item.get("token"):
        said = f"a {said} token"
    if item.get("tapped"):
        details.append("tapped")
    if item.get("counters"):
        details.append(f"with {counters(item['counters'])}")
    if item.get("attached_to"):
        details.append(f"attached to {item['attached_to']}")
    if item.get("owner"):
        details.append(f"owned by {item['owner']}")
    return f"{said} ({', '.join(details)})" if details else said


def _targeting(fact: Message) -> str:
    return f" targeting {listed(fact['targets'])}" if fact["targets"] else ""


def _in(at: Mapping[str, Any]) -> str:
    """ "in the upkeep of Nicole’s turn": the step, and whose turn it is if not this one."""
    step = STEPS[at["step"]]
    return f"in {step} of {of(at['player'])} next turn" if at["turns"] else f"in {step}"


def linked(fact: Message, text: str) -> str:
    match fact["link"]["how"]:
        case "response":
            return f"In response, {text}"
        case "resolved":
            return f"Once everything has resolved, {text}"
        case "later":
            said = _in(fact["link"])
            return f"{said[0].upper()}{said[1:]}, {text}"
    return text


def _resolve(fact: Message) -> str:
    top = "The top object" if fact["count"] == 1 else f"The top {fact['count']} objects"
    return f"{top} of the stack {'resolves' if fact['count'] == 1 else 'resolve'}."


def _block(fact: Message) -> str:
    if not fact["blocks"]:
        return f"{fact['player']} doesn’t block."
    pairs = [f"{attacker} with {listed(by)}" for attacker, by in fact["blocks"]]
    return f"{fact['player']} blocks {listed(pairs)}."


TOLD: Mapping[str, Sentence] = {
    "turn": lambda f: f"It is {of(f['player'])} turn.",
    "lives": lambda f: f"Both players are at {f['life']} life.",
    "life": lambda f: f"{f['player']} is at {f['life']} life.",
    "controls": lambda f: f"{f['player']} controls {listed([thing(t) for t in f['things']])}.",
    "cast_before": lambda f: f"Earlier this turn {f['player']} cast {listed(f['cards'])}.",
    "cast": lambda f: linked(f, f"{f['player']} casts {f['card']}{_targeting(f)}."),
    "activate": lambda f: linked(
        f, f"{f['player']} activates the ability of {f['card']}{_targeting(f)}."
    ),
    "play": lambda f: linked(f, f"{f['player']} plays {f['card']}."),
    "special": lambda f: linked(f, f"{f['player']} takes a special action: {f['name']}."),
    "resolve": _resolve,
    "attack": lambda f: linked(f, f"{f['player']} attacks with {listed(f['cards'])}."),
    "block": lambda f: linked(f, _block(f)),
}

AFTER_COMBAT = frozenset({"combat damage", "end of combat", "postcombat main"})


def when(scenario: Mapping[str, Any]) -> str:
    at = moment(scenario)
    match at["how"]:
        case "now":
            return "now"
        case "resolved":
            return "once everything has resolved"
    if at["turns"] == 0 and at["step"] in AFTER_COMBAT:
        return "after combat"
    return _in(at)


def ask(message: Message) -> str:
    asked, scenario = message["asked"], message["scenario"]
    moment_said = when(scenario)
    if not isinstance(asked, Mapping):
        return f"What has become of {asked[0]['object']} {moment_said}?"
    match asked:
        case {"player": player, "life": _}:
            return f"What is {of(player)} life total {moment_said}?"
        case {"player": player, "poison": _}:
            return f"How many poison counters does {player} have {moment_said}?"
        case {"object": thing_asked, "power": _, "toughness": _}:
            return f"What are the power and toughness of {thing_asked} {moment_said}?"
        case {"player": player, "card": card, "count": _}:
            return f"How many {card} tokens does {player} control {moment_said}?"
        case {"triggers": keyword}:
            return f"How many times does {keyword} trigger?"
        case {"copies": spell}:
            return f"How many copies of {spell} are created?"
    raise ValueError(f"no words for {asked}")


def fate(message: Message) -> str:
    zone = message.get("zone")
    if zone is None:
        return "It has ceased to exist."
    if zone != "battlefield":
        return {
            "graveyard": "It is in its owner’s graveyard.",
            "hand": "It is in its owner’s hand.",
            "library": "It is in its owner’s library.",
            "exile": "It is in exile.",
            "stack": "It is on the stack.",
        }.get(zone, f"It is in the {zone} zone.")
    said = f"It is on the battlefield under {of(message['controller'])} control"
    return f"{said} with {counters(message.get('counters', {})) or 'no counters'}."


SENTENCES: Mapping[str, Sentence] = {
    "setting": lambda m: " ".join(TOLD[f["tell"]](f) for f in setting(m["scenario"])),
    "story": lambda m: " ".join(TOLD[f["tell"]](f) for f in story(m["scenario"])),
    "ask": ask,
    "number": lambda m: str(m["n"]),
    "size": lambda m: str(m["size"]),
    "not_there": lambda m: "It isn’t on the battlefield.",
    "fate": fate,
    "text": lambda m: str(m.get("en") or m.get("es") or ""),
}
