"""Scenarios told in English, as a judge would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.question import Message
from quizzes.wording import planes_english
from quizzes.wording.english import Sentence, listed
from quizzes.wording.telling import IN_COMBAT, action_fact, asked_fact, moment, setting, story

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
        said = f"{'an' if said[0] in 'AEIOU' else 'a'} {said} token"
    if item.get("face_down"):
        details.append("face down")
    if item.get("transformed"):
        details.append("transformed")
    if item.get("damage"):
        details.append(f"with {item['damage']} damage marked on it")
    details += [str(each) for each in item.get("designations", ())]
    if item.get("phased_out"):
        details.append("phased out")
    if item.get("summoning_sick"):
        details.append("which came under that player’s control this turn")
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
    targets = [planes_english.target(each) for each in fact["targets"]]
    return f" targeting {listed(targets)}" if targets else ""


ORDINALS = ("", "first", "second", "third", "fourth")
TIMES = ("no times", "once", "twice", "three times", "four times", "five times")


def costs(fact: Message) -> str:
    """What else is paid or chosen as a spell is cast or an ability activated."""
    said = []
    for used in fact.get("using", ()):
        name, value = next(iter(used.items())) if isinstance(used, Mapping) else (used, None)
        if name == "splice":
            said.append(f"splicing {value} onto the spell")
        elif name == "morph":
            said.append("face down")
        elif isinstance(value, int):
            said.append(f"paying its {name} cost {TIMES[value]}")
        elif value:
            said.append(f"paying its {value} {name} cost")
        else:
            said.append(f"paying its {name} cost")
    if "modes" in fact and "entwine" not in fact.get("using", ()):
        chosen = [ORDINALS[mode] for mode in fact["modes"]]
        said.append(f"choosing the {listed(chosen)} mode{'s' if len(chosen) > 1 else ''}")
    for verb, what in fact.get("pay", {}).items():
        if verb in PAID:
            said.append(PAID[verb].format(listed([str(each) for each in what])))
    if "x" in fact:
        said.append(f"with X = {fact['x']}")
    return "".join(f", {each}" for each in said)


PAID = {
    "sacrifice": "sacrificing {}",
    "discard": "discarding {}",
    "tap": "tapping {}",
    "exile": "exiling {}",
    "return": "returning {}",
}


def announced(action: Mapping[str, Any]) -> str:
    """The spell or ability of an action as it is announced, by whomever."""
    fact = action_fact(action, "")
    assert fact is not None
    if fact["tell"] == "activate":
        return f"{_ability(fact)}{_targeting(fact)}"
    return f"{fact['card']}{_targeting(fact)}{costs(fact)}"


def _ability(fact: Message) -> str:
    named = f"{fact['ability']} ability" if fact.get("ability") else "ability"
    return f"the {named} of {fact['card']}"


def _activate(fact: Message) -> str:
    return f"{fact['player']} activates {_ability(fact)}{_targeting(fact)}{costs(fact)}."


def _special(fact: Message) -> str:
    match fact["name"]:
        case "turn face up":
            return f"{fact['player']} turns {fact['card']} face up."
        case "suspend":
            return f"{fact['player']} suspends {fact['card']}."
    return f"{fact['player']} takes a special action: {fact['name']}."


def _library(fact: Message) -> str:
    cards = [str(each["card"]) for each in fact["things"]]
    if fact["exact"]:
        if not cards:
            return f"{of(fact['player'])} library is empty."
        order = ", in this order" if len(cards) > 1 else ""
        return f"{of(fact['player'])} library holds nothing but {listed(cards)}{order}."
    if len(cards) == 1:
        return f"The top card of {of(fact['player'])} library is {cards[0]}."
    return f"On top of {of(fact['player'])} library are {listed(cards)}, in this order."


def _turn(fact: Message) -> str:
    if fact["step"] == "precombat main":
        return f"It is {of(fact['player'])} turn."
    if fact["step"] == "untap":
        return f"{of(fact['player'])} turn is about to begin."
    return f"It is {STEPS[fact['step']]} of {of(fact['player'])} turn."


def _held(where: str) -> Sentence:
    return lambda f: f"{f['player']} has {listed([thing(t) for t in f['things']])} {where}."


def _in(at: Mapping[str, Any]) -> str:
    """ "in the upkeep of Nicole’s turn": the step, and whose turn it is if not this one."""
    step = STEPS[at["step"]]
    if not at["turns"]:
        return f"in {step}"
    if at["player"]:
        return f"in {step} of {of(at['player'])} {WHOSE[(at['turns'] + 1) // 2]}"
    return f"in {step} of the {LATER[at['turns']]}"


# Of a player's own turns, counted from this one; in a game of two they alternate.
WHOSE = ("", "next turn", "second turn from now", "third turn from now", "fourth turn from now")
LATER = ("", "next turn", "second turn after this one", "third turn after this one")


def linked(fact: Message, text: str) -> str:
    match fact["link"]["how"]:
        case "response":
            return f"In response, {text}"
        case "resolved":
            return f"Once everything has resolved, {text}"
        case "later":
            in_combat = fact["tell"] in IN_COMBAT
            said = _on_turn(fact["link"]) if in_combat else _in(fact["link"])
            return f"{said[0].upper()}{said[1:]}, {text}" if said else text
    return text


def _on_turn(at: Mapping[str, Any]) -> str:
    """Of an attack the turn is enough: its step is clear; nothing where it is this turn."""
    return f"on {of(at['player'])} next turn" if at["turns"] else ""


def _resolve(fact: Message) -> str:
    top = "The top object" if fact["count"] == 1 else f"The top {fact['count']} objects"
    return f"{top} of the stack {'resolves' if fact['count'] == 1 else 'resolve'}."


def _block(fact: Message) -> str:
    if not fact["blocks"]:
        return f"{fact['player']} doesn’t block."
    pairs = [f"{attacker} with {listed(by)}" for attacker, by in fact["blocks"]]
    return f"{fact['player']} blocks {listed(pairs)}."


TOLD: Mapping[str, Sentence] = {
    **planes_english.TOLD,
    "turn": _turn,
    "turn_order": lambda f: f"The turn order is {', '.join(f['players'])}.",
    "lives": lambda f: f"{'Both' if f['players'] == 2 else 'All'} players are at {f['life']} life.",
    "life": lambda f: f"{f['player']} is at {f['life']} life.",
    "pool": lambda f: f"{f['player']} has {f['mana']} in the mana pool.",
    "controls": lambda f: f"{f['player']} controls {listed([thing(t) for t in f['things']])}.",
    "cast_before": lambda f: f"Earlier this turn {f['player']} cast {listed(f['cards'])}.",
    "cast": lambda f: linked(f, f"{f['player']} casts {f['card']}{_targeting(f)}{costs(f)}."),
    "activate": lambda f: linked(f, _activate(f)),
    "in_graveyard": _held("in the graveyard"),
    "in_exile": _held("in exile"),
    "in_hand": _held("in hand"),
    "in_library": _library,
    "drawn_before": lambda f: (
        f"{f['player']} has already drawn {counted(f['count'], 'card')} this turn."
    ),
    "land_before": lambda f: f"{f['player']} has already played a land this turn.",
    "play": lambda f: linked(f, f"{f['player']} plays {f['card']}."),
    "special": lambda f: linked(f, _special(f)),
    "roll": lambda f: linked(f, planes_english.roll(f)),
    "concede": lambda f: linked(f, f"{f['player']} concedes."),
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
    if at["step"] in AFTER_COMBAT:
        return f"after combat {_on_turn(at)}".rstrip()
    return _in(at)


def told_action(action: Mapping[str, Any], scenario: Mapping[str, Any]) -> str:
    """The action that is asked about, as a sentence that goes on from the story."""
    fact = asked_fact(scenario, action)
    return "" if fact is None else TOLD[fact["tell"]](fact)


SENTENCES: Mapping[str, Sentence] = {
    "setting": lambda m: " ".join(TOLD[f["tell"]](f) for f in setting(m["scenario"])),
    "story": lambda m: " ".join(TOLD[f["tell"]](f) for f in story(m["scenario"])),
}
