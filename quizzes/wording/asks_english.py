"""What is asked about a scenario and the answers to it, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.misconception_words import described
from quizzes.positions.pool import pool
from quizzes.question import Message
from quizzes.rule_summaries import summary
from quizzes.values import asked_for
from quizzes.wording.english import Sentence, first_sentence, listed, sentence
from quizzes.wording.story_english import announced, counters, of, told_action, when
from rulesengine.game.log import Entry
from rulesengine.log import renderer

PLAYER = {
    "life": "What is {whose} life total {when}?",
    "hand_size": "How many cards does {player} have in hand {when}?",
    "poison": "How many poison counters does {player} have {when}?",
    "counters": "Which counters does {player} have {when}?",
    "lost": "Has {player} lost the game {when}?",
    "won": "Has {player} won the game {when}?",
    "mana": "Which mana does {player} have left {when}?",
}
OBJECT = {
    "zone": "Where is {object} {when}?",
    "controller": "Who controls {object} {when}?",
    "owner": "Who owns {object}?",
    "counters": "Which counters are on {object} {when}?",
    "has": "Which keyword abilities does {object} have {when}?",
    "power": "What is the power of {object} {when}?",
    "toughness": "What is the toughness of {object} {when}?",
    "tapped": "Is {object} tapped {when}?",
    "damage": "How much damage is marked on {object} {when}?",
    "types": "Which types does {object} have {when}?",
    "subtypes": "Which subtypes does {object} have {when}?",
    "colors": "Which colors does {object} have {when}?",
    "attached_to": "What is {object} attached to {when}?",
    "count": "How many {object} are on the battlefield {when}?",
}
ZONES = {
    "graveyard": "It is in its owner’s graveyard.",
    "hand": "It is in its owner’s hand.",
    "library": "It is in its owner’s library.",
    "exile": "It is in exile.",
    "stack": "It is on the stack.",
    "command": "It is in the command zone.",
}
IN_ZONES = {
    "battlefield": "on the battlefield under {whose} control",
    "graveyard": "in {whose} graveyard",
    "hand": "in {whose} hand",
    "library": "in {whose} library",
    "exile": "in exile",
    "stack": "on the stack",
}


def ask(message: Message) -> str:
    asked, scenario = message["asked"], message["scenario"]
    at = when(scenario)
    if not isinstance(asked, Mapping):
        return f"What has become of {asked[0]['object']} {at}?"
    what = asked_for(asked)
    words = {**asked, "when": at, "whose": of(str(asked.get("player", "")))}
    match asked:
        case {"object": thing, "power": "?", "toughness": "?"}:
            return f"What are the power and toughness of {thing} {at}?"
        case {"player": player, "zone": "library", "count": "?"}:
            return f"How many cards does {player} have in the library {at}?"
        case {"player": player, "zone": "battlefield", "card": card, "count": "?"}:
            tokens = "" if pool().get(card) else " tokens"
            return f"How many {card}{tokens} does {player} control {at}?"
        case {"player": player, "zone": "battlefield", **rest} if "card" not in rest:
            noun = "How many" if what == ("count",) else "Which"
            return f"{noun} permanents does {player} control {at}?"
        case {"player": _, "zone": zone, "card": card}:
            place = IN_ZONES.get(zone, str(zone)).format_map(words)
            return f"How many {card} are {place} {at}?"
        case {"player": _, "zone": zone}:
            noun = "How many cards are" if what == ("count",) else "Which cards are"
            return f"{noun} {IN_ZONES.get(zone, str(zone)).format_map(words)} {at}?"
        case {"player": _}:
            return PLAYER[what[0]].format_map(words)
        case {"object": _}:
            return OBJECT[what[0]].format_map(words)
    return beyond(asked, at, scenario)


def beyond(asked: Mapping[str, Any], at: str, scenario: Mapping[str, Any]) -> str:
    """What is asked beyond positions."""
    match asked:
        case {"triggers": name}:
            return f"How many times does {name} trigger?"
        case {"copies": spell}:
            return f"How many copies of {spell} are created?"
        case {"legal": action}:
            return f"{told_action(action, scenario)} Is that legal?"
        case {"cost": {"cast": _} as action}:
            return f"How much mana must be paid to cast {announced(action)}?"
        case {"cost": {"activate": _} as action}:
            return f"How much mana must be paid to activate {announced(action)}?"
        case {"cost": {"special": "roll planar die", "by": player}}:
            return f"How much mana must {player} now pay to roll the planar die?"
        case {"face_up": _}:
            return f"Which plane or phenomenon cards are face up {at}?"
        case {"targets": action}:
            return f"What can {announced(action)} target?"
        case {"order": _} | {"stack": _}:
            return "In which order will the objects on the stack resolve?"
        case {"next": _} | {"happens": _}:
            return "What happens next?"
        case {"survivors": names}:
            return f"Which of {listed([str(name) for name in names])} are on the battlefield {at}?"
        case {"drawn": _}:
            return "Is the game a draw?"
    return f"What is the value {at}?"


def fate(message: Message) -> str:
    zone = message.get("zone")
    if zone is None:
        return "It has ceased to exist."
    if zone != "battlefield":
        return ZONES.get(zone, f"It is in the {zone} zone.")
    if "controller" not in message:
        return "It is on the battlefield."
    said = f"It is on the battlefield under {of(message['controller'])} control"
    return f"{said} with {counters(message.get('counters', {})) or 'no counters'}."


def legal(message: Message) -> str:
    if message["legal"]:
        return "Yes, it is legal."
    cited = listed([str(rule) for rule in message["rules"]])
    return f"No, it is illegal ({cited})." if cited else "No, it is illegal."


def verdict(message: Message) -> str:
    """A verdict with its reason: a rule's, or a misconception's."""
    why = message["why"]
    known = described().get(why)
    reason = summary(why, "en") if known is None else known.words["en"].belief
    return f"{'Yes' if message['legal'] else 'No'}. {reason}"


def happens(message: Message) -> str:
    """An event of the log, as the log says it."""
    return _event(message["event"])


def so_far(message: Message) -> str:
    """The events before the one asked about; the story is enough where there is none."""
    said = " ".join(_event(each) for each in message["events"])
    return f"So far: {said}" if said else ""


def _event(event: Mapping[str, Any]) -> str:
    parameters = dict(event)
    name = parameters.pop("event")
    if not name:
        return "Nothing more happens."
    return renderer("en")(Entry(name, (), None, parameters))


def reasoned(message: Message) -> str:
    """A value and the reason for it: a misconception's belief, or the answer to that."""
    told = described()[message["why"]].words["en"]
    value = value_said(message["value"])
    reason = told.belief if message["believed"] else first_sentence(told.correction)
    return f"{value.rstrip('.')}. {reason}"


def value_said(value: Message) -> str:
    return SENTENCES[value["say"]](value)


SENTENCES: Mapping[str, Sentence] = {
    "ask": ask,
    "ask_why": lambda m: f"{ask(m)} And why?",
    "reasoned": reasoned,
    "number": lambda m: str(m["n"]),
    "size": lambda m: str(m["size"]),
    "not_a_creature": lambda m: "It isn’t a creature.",
    "not_there": lambda m: "It isn’t on the battlefield.",
    "fate": fate,
    "truth": lambda m: "Yes" if m["is"] else "No",
    "legal": legal,
    "verdict": verdict,
    "counters": lambda m: sentence(counters(m["counters"]) or "none"),
    "names": lambda m: sentence(listed(m["names"]) or "none"),
    "in_order": lambda m: ", then ".join(m["names"]),
    "happens": happens,
    "so_far": so_far,
    "name": lambda m: str(m["name"]) or "None",
    "text": lambda m: str(m.get("en") or m.get("es") or ""),
}
