"""A question is a pure function of family, section, seed and content version."""

import pytest

from quizzes.families import FAMILIES
from quizzes.generating import families_for, generate
from quizzes.question import QuestionData, Refusal
from quizzes.sections import shipped_sections

KEYWORD_SECTIONS = [each for each in shipped_sections().values() if each.keyword]
RECALL = [family.name for family in FAMILIES.values() if family.recall]


@pytest.mark.parametrize("family", RECALL)
def test_recall_has_one_right_answer_among_distinct_options(family: str) -> None:
    made = [generate(family, section, seed) for section in KEYWORD_SECTIONS for seed in range(3)]
    questions = [each for each in made if isinstance(each, QuestionData)]
    assert len(questions) > 60
    for question in questions:
        values = [str(option.value) for option in question.options]
        assert len(question.right) == 1
        assert question.options[question.right[0]].value == question.answer
        assert 3 <= len(set(values)) == len(values) <= 5
        assert all(o.right or o.because or o.misconception for o in question.options)


def test_the_same_seed_gives_the_same_question() -> None:
    assert generate("kind_of_ability", "persist", 7) == generate("kind_of_ability", "persist", 7)


def test_a_question_survives_being_stored() -> None:
    question = generate("which_meaning", "persist", 1)
    assert isinstance(question, QuestionData)
    assert QuestionData.from_json(question.to_json()).to_json() == question.to_json()


def test_a_family_that_does_not_serve_a_section_says_so() -> None:
    refused = generate("kind_of_ability", "battlefield", 1)
    assert isinstance(refused, Refusal)
    assert refused.reason == "not served"


def test_most_keyword_sections_are_served_by_every_recall_family() -> None:
    served = [len([f for f in families_for(each) if f.recall]) for each in KEYWORD_SECTIONS]
    assert sum(count >= 3 for count in served) > 40
