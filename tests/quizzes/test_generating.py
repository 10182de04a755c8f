"""A question is a pure function of family, section, seed and content version."""

import pytest

from quizzes.families import FAMILIES
from quizzes.generating import families_for, generate
from quizzes.question import Kind, QuestionData, Refusal
from quizzes.sections import shipped_sections
from quizzes.wording import written
from rulesengine.rulebook import is_rule

KEYWORD_SECTIONS = [each for each in shipped_sections().values() if each.keyword]
RECALL = [family.name for family in FAMILIES.values() if family.recall]


@pytest.mark.parametrize("family", RECALL)
def test_recall_has_one_right_answer_or_set_among_distinct_options(family: str) -> None:
    served = [each for each in shipped_sections().values() if FAMILIES[family].serves(each)]
    made = [generate(family, section, seed) for section in served for seed in range(3)]
    questions = [each for each in made if isinstance(each, QuestionData)]
    assert len(questions) > 0.9 * len(made)
    for question in questions:
        values = [str(option.value) for option in question.options]
        right = [question.options[place].value for place in question.right]
        if question.kind is Kind.SEVERAL:
            assert sorted(map(str, right)) == sorted(map(str, question.answer))
        else:
            assert right == [question.answer]
        assert 3 <= len(set(values)) == len(values) <= 5
        assert len(values) - len(right) >= 2
        assert all(o.right or o.because or o.misconception for o in question.options)
        assert all(is_rule(rule) for rule in question.rules)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("family", RECALL)
def test_recall_reads_in_both_languages(family: str, language: str) -> None:
    served = [each for each in shipped_sections().values() if FAMILIES[family].serves(each)]
    for section in served[:40]:
        question = generate(family, section, 5)
        if isinstance(question, QuestionData):
            text = written(question, language)
            assert text.paragraphs[-1].endswith("?")
            assert len({option.text for option in text.options}) == len(text.options)


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
