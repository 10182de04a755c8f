"""Over two thousand generated questions: each section's families in turn, every question sound."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from quizzes.generating import families_for, generate
from quizzes.proving_again import differences
from quizzes.question import Kind, QuestionData
from quizzes.sections import shipped_sections
from quizzes.wording import written
from rulesengine.misconceptions import MISCONCEPTIONS
from rulesengine.rulebook import is_rule
from tests.quizzes.shapes import shape_of

SECTIONS = list(shipped_sections())
EACH = -(-2000 // len(SECTIONS))
SEEDS = 60
LIVE = 120
RECALL_ONLY = {
    "ante",  # nobody plays for ante: the engine only names the zone (407.1)
    "building-a-planar-deck",  # decks are built before there is a game to play (901.3)
}


@cache
def questions_about(section: str) -> tuple[QuestionData, ...]:
    """Its families in turn, a seed each, until there are enough; each question once."""
    facts = shipped_sections()[section]
    made: dict[str, QuestionData] = {}
    for seed in range(SEEDS):
        for family in families_for(facts):
            question = generate(family.name, facts, seed)
            if isinstance(question, QuestionData) and len(made) < EACH:
                made[question.fingerprint] = question
    return tuple(made.values())


def sound(question: QuestionData) -> Iterator[str]:
    """What is wrong with a question: nothing."""
    values = [json.dumps(option.value, sort_keys=True) for option in question.options]
    right = [question.options[place].value for place in question.right]
    wrong = [option for option in question.options if not option.right]
    if question.kind is Kind.SEVERAL:
        if sorted(map(str, right)) != sorted(map(str, question.answer)):
            yield "the options right are not the answer"
    elif right != [question.answer]:
        yield "not exactly one right answer"
    fewest = 1 if question.kind is Kind.SEVERAL and question.scenario else 2
    if len(set(values)) < len(values) or not 3 <= len(values) <= 5 or len(wrong) < fewest:
        yield f"options {values}"
    if not all(option.misconception or option.because for option in wrong):
        yield "an option wrong for no reason"
    if not {each for option in wrong for each in option.misconception} <= set(MISCONCEPTIONS):
        yield "a misconception that the engine does not know"
    if not question.rules or not all(is_rule(rule) for rule in question.rules):
        yield f"rules {question.rules}"
    if len(set(question.rules)) < len(question.rules):
        yield f"a rule twice: {question.rules}"
    if question.section not in shipped_sections() or question.level not in (1, 2, 3):
        yield "no section or level"
    for language in ("en", "es"):
        said = [option.text for option in written(question, language).options]
        if len(set(said)) < len(said):
            yield f"options that read alike: {said}"
    traced = frozenset(rule for entry in question.trace for rule in entry["rules"])
    yield from (f"not proved again: {each}" for each in differences(question, traced))


@pytest.mark.slow
@pytest.mark.parametrize("section", SECTIONS)
def test_the_questions_about_a_section_are_sound_and_of_many_shapes(section: str) -> None:
    questions = questions_about(section)
    faults = [
        (question.family, question.seed, fault)
        for question in questions
        for fault in sound(question)
    ]
    assert faults == []
    assert len(questions) >= 20
    assert len({shape_of(question) for question in questions}) >= 5


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_is_asked_about_by_scenarios_and_by_recall(section: str) -> None:
    families = families_for(shipped_sections()[section])
    assert any(family.recall for family in families)
    if section not in RECALL_ONLY:
        assert sum(not family.recall for family in families) >= 2


@pytest.mark.slow
def test_many_misconceptions_are_live() -> None:
    live: set[str] = set()
    for facts in shipped_sections().values():
        scenarios = [family for family in families_for(facts) if not family.recall]
        for family, seed in product(scenarios, range(3)):
            question = generate(family.name, facts, seed)
            if isinstance(question, QuestionData):
                live.update(each for option in question.options for each in option.misconception)
    assert len(live) >= LIVE
