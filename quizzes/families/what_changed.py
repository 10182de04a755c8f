"""Recall: what is the rule today, where it used to be another?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.question import CannotMake, Option
from quizzes.rule_changes import RuleChange, rule_changes
from quizzes.sections import SectionFacts

FEWEST_WRONG, MOST_WRONG = 2, 3


def serves(section: SectionFacts) -> bool:
    return any(each.section == section.address for each in rule_changes())


def make(section: SectionFacts, rng: random.Random) -> Draft:
    changed = [each for each in rule_changes() if each.section == section.address]
    if not changed:
        raise CannotMake("nothing has changed", section.address)
    change = rng.choice(changed)
    options = [Option(change.new, change.id, right=True)]
    still = {"say": "was_the_rule", "since": change.since, "rule": change.rule}
    options.append(Option({"say": "still_so"}, "still", because=still))
    for other in alike(change, rng)[: rng.randint(FEWEST_WRONG - 1, MOST_WRONG - 1)]:
        because = {"say": "change_elsewhere", "was": other.old, "rule": other.rule}
        options.append(Option(other.new, other.id, because=because))
    return Draft(
        prompt=({"say": "was_once", "text": change.old}, {"say": "ask_today"}),
        options=tuple(options),
        answer=change.id,
        rules=(change.rule,),
        level=max(2, section.level),
    )


def alike(change: RuleChange, rng: random.Random) -> list[RuleChange]:
    """Other changes, those of the same section first, then such as are said as briefly."""
    others = [each for each in rule_changes() if each.id != change.id]
    rng.shuffle(others)
    length = len(change.new["en"])
    near = sorted(others, key=lambda each: abs(len(each.new["en"]) - length))[:12]
    rng.shuffle(near)
    return sorted(near, key=lambda each: each.section != change.section)


FAMILY = Family("what_changed", serves, make, recall=True)
