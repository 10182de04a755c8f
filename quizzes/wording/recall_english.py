"""Recall questions beyond the keyword table's facts, in English."""

from __future__ import annotations

from collections.abc import Mapping

from quizzes.question import Message
from quizzes.wording.english import KINDS, Sentence, listed, sentence, zones
from quizzes.wording.english import SENTENCES as FACTS

TWICE = {
    "redundant": "A second instance of {keyword} on the same object changes nothing.",
    "each triggers separately": "Two instances of {keyword} on the same object trigger separately.",
    "each applies": "Two instances of {keyword} on the same object both apply.",
    "each is paid and counted separately": (
        "Two instances of {keyword} on the same spell are paid for and counted separately."
    ),
    "any one may be used": "Of two instances of {keyword} on the same object only one may be used.",
    "their numbers are added": "The numbers of two instances of {keyword} are added together.",
}
SORTS = {
    "keyword ability": "a keyword ability",
    "keyword action": "a keyword action",
    "ability word": "an ability word",
}
WHY_KIND = {
    "static": "It is simply in force, without being activated or triggering.",
    "triggered": "It begins with “when”, “whenever” or “at”.",
    "activated": "It has a cost, a colon and an effect.",
    "spell": "It is followed while the spell resolves.",
}


def why_kind(message: Message) -> str:
    kinds = message["kinds"]
    if len(kinds) == 1:
        return WHY_KIND[kinds[0]]
    return f"It stands for several abilities: {listed([KINDS[kind] for kind in kinds])}."


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


def say(message: Message) -> str:
    return SENTENCES[message["say"]](message)


def true_or_false(message: Message) -> str:
    return f"{'True' if message['is'] else 'False'}. {say(message['reason'])}"


def by_rule(message: Message) -> str:
    return f"{say(message['text'])} ({message['rule']})"


NEW: Mapping[str, Sentence] = {
    "text": lambda m: str(m["en"]),
    "half": lambda m: f"“{m['en']}”",
    "ask_beginning": lambda m: (
        f"How does the definition of {m['keyword']} begin that ends “… {m['given']['en']}”?"
    ),
    "ask_end": lambda m: (
        f"How does the definition of {m['keyword']} go on after “{m['given']['en']} …”?"
    ),
    "ask_true": lambda m: f"“{say(m['text'])}” True or false, and why?",
    "true_or_false": true_or_false,
    "claim": lambda m: f"{m['name']['en']} {m['claim']['en']}",
    "said_of": lambda m: (
        f"That is the reason in another case: {lower_first(m['name']['en'])} ({m['rule']})."
    ),
    "state_kind": lambda m: (
        f"{sentence(m['keyword'])} is {listed([KINDS[kind] for kind in m['kinds']])}."
    ),
    "state_zones": lambda m: f"{sentence(m['keyword'])} functions {lower_first(zones(m))}.",
    "state_instances": lambda m: TWICE[m["instances"]].format(keyword=m["keyword"]),
    "state_sort": lambda m: f"{sentence(m['keyword'])} is {SORTS[m['sort']]}.",
    "why_kind": why_kind,
    "why_zones": lambda m: f"It functions {lower_first(zones(m))} and nowhere else.",
    "by_rule": by_rule,
    "it_is_so": lambda m: f"It is so by {m['rule']}.",
    "ask_all_right": lambda m: f"{m['en']}: which of these statements are right?",
    "ask_mistake": lambda m: f"{m['en']}: which of these statements is wrong?",
    "was_once": lambda m: f"This was once the rule: “{say(m['text'])}”",
    "ask_today": lambda m: "And today?",
    "still_so": lambda m: "Nothing has changed: it is still so.",
    "was_the_rule": lambda m: f"That was the rule; it changed ({m['since']}, {m['rule']}).",
    "never_the_rule": lambda m: f"It neither was the rule nor is it today ({m['rule']}).",
    "ask_token_name": lambda m: (
        f"{m['card']} creates a {m['color']} {m['subtypes']} creature token. What is its name?"
    ),
    "ask_copy_name": lambda m: (
        f"The {m['keyword']} ability of {m['card']} creates a token. What is its name?"
    ),
    "only_subtypes": lambda m: (
        "These are its subtypes; its name is more than that. Until 2021 it was the name."
    ),
    "color_is_no_name": lambda m: "A token’s color is no part of its name.",
    "copied_name": lambda m: (
        "A copy has the name of what it copies; only a token without a name is named after its"
        " subtypes."
    ),
    "makers_name": lambda m: "A token isn’t named after what creates it.",
    "no_such_addition": lambda m: "“Token” is added only where the name comes from the subtypes.",
}
SENTENCES: Mapping[str, Sentence] = {**FACTS, **NEW}
