"""Prompts and options in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from quizzes.question import Message
from rulesengine.keywords.kinds import ANY_ZONE, CASTABLE, EVERYWHERE

Sentence = Callable[[Message], str]

KINDS = {
    "static": "a static ability",
    "triggered": "a triggered ability",
    "activated": "an activated ability",
    "spell": "a spell ability",
}
INSTANCES = {
    "redundant": "They are redundant: more than one does nothing more.",
    "each triggers separately": "Each of them triggers separately.",
    "each applies": "Each of them applies separately.",
    "each is paid and counted separately": "Each of them is paid for and counted separately.",
    "any one may be used": "Any one of them may be used, but only one.",
    "their numbers are added": "Their numbers are added together.",
}
ZONES = {
    "battlefield": "on the battlefield",
    "stack": "on the stack",
    "hand": "in its owner’s hand",
    "graveyard": "in a graveyard",
    "exile": "in exile",
    "command": "in the command zone",
    "library": "in a library",
    "outside": "outside the game",
}
GROUPS = (
    (tuple(zone.value for zone in EVERYWHERE), "in every zone and outside the game"),
    (tuple(zone.value for zone in ANY_ZONE), "in every zone"),
    (tuple(zone.value for zone in CASTABLE), "in any zone it could be played from"),
)


def listed(words: list[str], last: str = "and") -> str:
    if len(words) < 3:
        return f" {last} ".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def first_sentence(text: str) -> str:
    """The first of several sentences; a number's point ends none."""
    return re.split(r"(?<=[.!?…”])\s+(?=[^a-z])", text, maxsplit=1)[0]


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def zones(message: Message) -> str:
    left: list[str] = list(message["zones"])
    said: list[str] = []
    for group, name in GROUPS:
        if set(group) <= set(left):
            said.append(name)
            left = [zone for zone in left if zone not in group]
    said += [ZONES[zone] for zone in left]
    return sentence(listed(said))


def kinds(message: Message) -> str:
    return sentence(listed([KINDS[kind] for kind in message["kinds"]]))


def rules_text(message: Message) -> str:
    return " ".join(f"“{text}”" for text in message["means"])


def the_keyword(message: Message) -> str:
    return sentence(str(message["keyword"]))


SENTENCES: Mapping[str, Sentence] = {
    "ask_kind": lambda m: f"What kind of ability is {m['keyword']}?",
    "ask_instances": lambda m: (
        f"What do several instances of {m['keyword']} on the same object do?"
    ),
    "ask_zones": lambda m: f"Where does {m['keyword']} function?",
    "ask_keyword": lambda m: f"Which keyword means {rules_text(m)}?",
    "ask_meaning": lambda m: f"What does {m['keyword']} mean?",
    "kinds": kinds,
    "instances": lambda m: INSTANCES[m["instances"]],
    "zones": zones,
    "rules_text": rules_text,
    "keyword": the_keyword,
    "true_of": lambda m: f"That is true of {m['keyword']} ({m['rule']}).",
}
