"""Recall: true or false, and why? One fact of the statement may be turned into a sibling's."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import partial

from quizzes.families.family import Draft, Family
from quizzes.families.siblings import FEWEST_WRONG, MOST_WRONG, siblings
from quizzes.families.statements import STATED, ability_of, rule_of, stated
from quizzes.question import CannotMake, Kind, Message, Option
from quizzes.recall_tables import Member, RecallTable, recall_table
from quizzes.sections import SectionFacts
from rulesengine.keywords import Keyword

TABLES = ("statuses", "uses_the_stack")
REASONS = {
    "state_kind": "why_kind",
    "state_zones": "why_zones",
    "state_instances": "instances",
}

Maker = Callable[[SectionFacts, random.Random], Draft]


def makers(section: SectionFacts) -> Iterator[Maker]:
    """What can be stated: facts of the keyword, and what tables say of the section's things."""
    row = ability_of(section)
    if row is not None:
        for state, fact in STATED:
            if fact(row) is not None:
                yield partial(of_keyword, row, state)
    for name in TABLES:
        if recall_table(name).concerns(section.address):
            yield partial(of_member, recall_table(name))


def serves(section: SectionFacts) -> bool:
    return any(makers(section))


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return rng.choice(list(makers(section)))(section, rng)


def of_keyword(row: Keyword, state: str, section: SectionFacts, rng: random.Random) -> Draft:
    """A fact of the keyword table, the keyword's own or a sibling's."""
    fact = dict(STATED)[state]
    own = fact(row)
    assert own is not None
    values = {json.dumps(own[0]): (row, own[1])}
    for other in siblings(row, rng):
        theirs = fact(other)
        if theirs is not None:
            values.setdefault(json.dumps(theirs[0]), (other, theirs[1]))
    truth, *wrong = values.items()
    wrong = wrong[: rng.randint(FEWEST_WRONG, MOST_WRONG - 1)]
    if len(wrong) < FEWEST_WRONG:
        raise CannotMake("too few siblings", row.name)
    claimed, (_other, text) = truth if rng.random() < 0.4 else wrong[0]
    options = []
    for value, (sibling, said) in (truth, *wrong):
        right = value == truth[0]
        because = {"say": "true_of", "keyword": sibling.name, "rule": rule_of(state, sibling)}
        reason = {**said, "say": REASONS[state]}
        options.append(verdict(value == claimed, reason, value, None if right else because))
    prompt = {"say": "ask_true", "text": stated(state, row, text)}
    return _draft(prompt, options, rule_of(state, row), section)


def of_member(table: RecallTable, section: SectionFacts, rng: random.Random) -> Draft:
    """What a table says of a thing, or the contrary."""
    member = rng.choice(table.about(section.address))
    reasons: dict[str, Member] = {member.why["en"]: member}
    others = [each for each in table.members if each.why != member.why]
    rng.shuffle(others)
    # One of either sort at least, so that both verdicts have a wrong reason.
    others.sort(key=lambda each: each.value == member.value)
    for each in (others[0], *reversed(others)):
        reasons.setdefault(each.why["en"], each)
    chosen = list(reasons.values())[: FEWEST_WRONG + 1 + rng.randint(0, 1)]
    claimed = rng.choice(sorted(table.claims))
    options = []
    for each in chosen:
        because = {"say": "said_of", "name": each.name, "rule": each.rule}
        value = f"{each.why['en']}"
        right = each is member
        options.append(verdict(each.value == claimed, each.why, value, None if right else because))
    text = {"say": "claim", "name": member.name, "claim": table.claims[claimed]}
    return _draft({"say": "ask_true", "text": text}, options, member.rule, section)


def verdict(is_so: bool, reason: Message, value: str, because: Message | None) -> Option:
    text = {"say": "true_or_false", "is": is_so, "reason": reason}
    return Option(text, {"is": is_so, "why": value}, right=because is None, because=because)


def _draft(prompt: Message, options: list[Option], rule: str, section: SectionFacts) -> Draft:
    return Draft(
        prompt=(prompt,),
        options=tuple(options),
        answer=options[0].value,
        rules=(rule,),
        kind=Kind.VERDICT,
        level=section.level,
    )


FAMILY = Family("true_or_false", serves, make, recall=True)
