"""Recall: what is the rule today, where it used to be another?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.question import CannotMake, Option
from quizzes.rule_changes import rule_changes
from quizzes.sections import SectionFacts


def serves(section: SectionFacts) -> bool:
    return any(each.section == section.address for each in rule_changes())


def make(section: SectionFacts, rng: random.Random) -> Draft:
    changed = [each for each in rule_changes() if each.section == section.address]
    if not changed:
        raise CannotMake("nothing has changed", section.address)
    change = rng.choice(changed)
    still = {"say": "was_the_rule", "since": change.since, "rule": change.rule}
    never = {"say": "never_the_rule", "rule": change.rule}
    options = (
        Option(change.new, change.id, right=True),
        Option({"say": "still_so"}, "still", because=still),
        *(
            Option(each, f"{change.id}: untrue {place}", because=never)
            for place, each in enumerate(change.untrue, start=1)
        ),
    )
    return Draft(
        prompt=({"say": "was_once", "text": change.old}, {"say": "ask_today"}),
        options=options,
        answer=change.id,
        rules=(change.rule,),
        level=max(2, section.level),
    )


FAMILY = Family("what_changed", serves, make, recall=True)
