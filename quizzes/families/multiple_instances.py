"""Recall: what do several instances of this keyword on one object do (113.2c, 702)?"""

from __future__ import annotations

import random
from typing import Any

from quizzes.families.family import Draft, Family
from quizzes.families.siblings import has_fact, keyword_of, only_abilities, options_of
from quizzes.question import Message
from quizzes.sections import SectionFacts
from rulesengine.keywords import Instances, Keyword, Kind

INDEPENDENT = "113.2c"


def instances(row: Keyword) -> tuple[Any, Message] | None:
    """What its own rule says; where it says nothing, a triggered one goes by 113.2c."""
    said = row.instances
    if said is Instances.NOT_SAID:
        if not only_abilities(row) or set(row.kinds) != {Kind.TRIGGERED}:
            return None
        said = Instances.SEPARATE
    return said.value, {"say": "instances", "instances": said.value}


def make(section: SectionFacts, rng: random.Random) -> Draft:
    row = keyword_of(section)
    options = options_of(row, instances, rng)
    return Draft(
        prompt=({"say": "ask_instances", "keyword": row.name},),
        options=options,
        answer=options[0].value,
        rules=(row.instances_rule or INDEPENDENT,),
        level=section.level,
    )


FAMILY = Family("multiple_instances", has_fact(instances), make, recall=True)
