"""Filling the bank: questions made by several processes, stored by one, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from django.db.models import Max

from judgeclasses.models import Section
from quizzes.generating import families_for, generate
from quizzes.question import QuestionData, Refusal
from quizzes.sections import SectionFacts, facts_of
from quizzes.stored_question import Question, columns
from quizzes.workers import spread

GIVE_UP = 16  # so many seeds in a row that bring nothing new: the family has no more


@dataclass(frozen=True, slots=True)
class Wanted:
    """So many new questions about a section; each family goes on from its next seed."""

    pk: int
    facts: SectionFacts
    missing: int
    seeds: Mapping[str, int]
    known: frozenset[str]


@dataclass(slots=True)
class Made:
    """What came of it: the new questions, how many were known, and why others were not made."""

    pk: int
    questions: list[QuestionData] = field(default_factory=list)
    duplicates: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Filled:
    """One section afterwards. `why` is empty where it has all that were wanted."""

    section: str
    wanted: int
    made: int
    known: int
    duplicates: int
    why: tuple[tuple[str, int], ...]

    @property
    def is_short(self) -> bool:
        return self.made + self.known < self.wanted


def fill(sections: Iterable[Section], per_section: int, processes: int = 1) -> Iterator[Filled]:
    """Questions until each section has that many. Each section is stored as soon as it is made,
    so that a run that was stopped goes on where it was."""
    by_pk = {section.pk: section for section in sections}
    known = Counter(
        Question.objects.generated().filter(section__in=by_pk).values_list("section", flat=True)
    )
    tasks = (_wanted(section, per_section - known[pk]) for pk, section in by_pk.items())
    for made in spread(make_for, tasks, processes):
        _store(by_pk[made.pk], made.questions)
        why = made.refused + made.duplicates
        yield Filled(
            by_pk[made.pk].slug,
            per_section,
            len(made.questions),
            min(per_section, known[made.pk]),
            made.duplicates.total(),
            tuple(why.most_common()),
        )


def _wanted(section: Section, missing: int) -> Wanted:
    stored = Question.objects.generated().filter(section=section)
    if missing <= 0:
        return Wanted(section.pk, facts_of(section), 0, {}, frozenset())
    last = stored.order_by().values_list("family").annotate(last=Max("seed"))
    return Wanted(
        section.pk,
        facts_of(section),
        missing,
        {family: seed + 1 for family, seed in last},
        frozenset(stored.values_list("fingerprint", flat=True)),
    )


def make_for(wanted: Wanted) -> Made:
    """The section's families in turn, a seed each, until there are enough or none has more."""
    made = Made(wanted.pk)
    known, seeds, misses = set(wanted.known), Counter(wanted.seeds), Counter[str]()
    families = [family.name for family in families_for(wanted.facts)] if wanted.missing > 0 else []
    while families and len(made.questions) < wanted.missing:
        for family in tuple(families):
            if len(made.questions) >= wanted.missing:
                break
            found = generate(family, wanted.facts, seeds[family])
            seeds[family] += 1
            if isinstance(found, QuestionData) and found.fingerprint not in known:
                known.add(found.fingerprint)
                made.questions.append(found)
                misses[family] = 0
                continue
            if isinstance(found, Refusal):
                made.refused[f"{family}: {found.reason}"] += 1
            else:
                made.duplicates[f"{family}: known already"] += 1
            misses[family] += 1
            if misses[family] >= GIVE_UP:
                families.remove(family)
    return made


def _store(section: Section, questions: Iterable[QuestionData]) -> None:
    Question.objects.bulk_create(
        [Question(**columns(each, section), fingerprint=each.fingerprint) for each in questions],
        batch_size=200,
        ignore_conflicts=True,
    )
