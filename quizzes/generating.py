"""Making questions: a pure function of family, section, seed and content version."""

from __future__ import annotations

import hashlib
import random
from functools import cache

from django.conf import settings

from judgeclasses.models import Section
from quizzes.families import FAMILIES, Family
from quizzes.families.family import Draft
from quizzes.question import CannotMake, QuestionData, Refusal
from quizzes.sections import SectionFacts, facts_of, section_facts
from quizzes.stored_question import Question, freeze

FORMAT = "1"  # of the families: raised when one of them asks differently
SOURCES = (
    "cards", "classes", "keywords", "misconceptions", "positions", "recall", "rules",
    "rule_changes.yaml",
)  # fmt: skip


@cache
def content_version() -> str:
    """Names the content that questions are made from: cards, texts, tables, the families."""
    digest = hashlib.sha256(FORMAT.encode())
    for source in SOURCES:
        found = settings.CONTENT_DIR / source
        for path in sorted(found.rglob("*")) if found.is_dir() else [found]:
            if path.is_file():
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def current_version(family: Family, section: SectionFacts) -> str:
    """The version of a question that this family makes today about a section."""
    return content_version() + family.version(section)


def generate(family: str, section: str | SectionFacts, seed: int) -> QuestionData | Refusal:
    """The question of this family, section and seed, or why there is none."""
    facts = section_facts(section) if isinstance(section, str) else section
    chosen = FAMILIES[family]
    version = current_version(chosen, facts)
    rng = random.Random(f"{family}:{facts.address}:{seed}:{version}")
    try:
        if not chosen.serves(facts):
            raise CannotMake("not served")
        draft = chosen.make(facts, rng)
    except CannotMake as error:
        return Refusal(family, facts.address, seed, error.reason, error.detail)
    return _question(chosen, facts, seed, version, draft, rng)


def _question(
    family: Family,
    section: SectionFacts,
    seed: int,
    version: str,
    draft: Draft,
    rng: random.Random,
) -> QuestionData:
    options = list(draft.options)
    rng.shuffle(options)
    fields = {name: getattr(draft, name) for name in draft.__dataclass_fields__}
    fields["options"] = tuple(options)
    return QuestionData(
        family=family.name, section=section.address, seed=seed, version=version, **fields
    )


def families_for(section: SectionFacts) -> tuple[Family, ...]:
    """The families that can ask about a section."""
    return tuple(family for family in FAMILIES.values() if family.serves(section))


def generate_any(
    section: SectionFacts, seed: int, level: int | None = None
) -> QuestionData | Refusal:
    """A question of whichever family the seed picks; the next one where that cannot.

    Where a level is named, the first of that level.
    """
    rng = random.Random(f"any:{section.address}:{seed}:{content_version()}")
    families = list(families_for(section))
    rng.shuffle(families)
    # What the engine proves comes before recall, three times out of four.
    if rng.random() < 0.75:
        families.sort(key=lambda family: family.recall)
    for family in families:
        made = generate(family.name, section, seed)
        if isinstance(made, QuestionData) and level in (None, made.level):
            return made
    return Refusal("any", section.address, seed, "no family can ask")


def question_for(section: Section, seed: int, level: int | None = None) -> Question | None:
    """A stored question about a section, the same for the same seed; None where none can be made."""
    made = generate_any(facts_of(section), seed, level)
    return freeze(made, section) if isinstance(made, QuestionData) else None


__all__ = [
    "content_version",
    "current_version",
    "families_for",
    "generate",
    "generate_any",
    "question_for",
]
