"""What families make from scenarios: proved, distinct, named, and readable."""

import random
import re

import pytest

from quizzes.families import FAMILIES
from quizzes.generating import generate
from quizzes.positions.setup import Setup
from quizzes.proving_again import differences
from quizzes.question import QuestionData
from quizzes.sections import section_facts
from quizzes.wording import say, written
from rulesengine.misconceptions import MISCONCEPTIONS
from rulesengine.scenario.validate import validate

SEVEN = ("persist", "undying", "prowess", "menace", "exalted", "infect", "storm")
SEVERAL = "what_survives"  # has several right options; test_positions looks at it
SERVED = [
    (family.name, section)
    for section in SEVEN
    for family in FAMILIES.values()
    if not family.recall and family.serves(section_facts(section)) and family.name != SEVERAL
]
RULE = re.compile(r"\d{3}\.\d+[a-z]?$|\d{3}$")


def made(family: str, section: str, seeds: range) -> list[QuestionData]:
    found = (generate(family, section, seed) for seed in seeds)
    return [each for each in found if isinstance(each, QuestionData)]


def check(question: QuestionData) -> None:
    values = [str(option.value) for option in question.options]
    assert 3 <= len(set(values)) == len(values) <= 5
    assert len(question.right) == 1
    assert question.options[question.right[0]].value == question.answer
    for option in question.options:
        assert option.right != bool(option.misconception)
        assert set(option.misconception) <= MISCONCEPTIONS.keys()
    assert question.rules
    assert all(RULE.match(rule) for rule in question.rules)
    assert question.trace
    assert question.scenario is not None
    validate({**question.scenario, "ask": []} if question.ask is None else question.scenario)
    for language in ("en", "es"):
        text = written(question, language)
        assert len({option.text for option in text.options}) == len(text.options)
        assert text.paragraphs[-1].endswith("?")


@pytest.mark.parametrize(("family", "section"), SERVED)
def test_a_generated_question_has_one_right_answer_and_wrong_ones_for_a_reason(
    family: str, section: str
) -> None:
    questions = made(family, section, range(4))
    assert len(questions) == 4
    for question in questions:
        check(question)
    assert len({question.fingerprint for question in questions}) > 1


@pytest.mark.parametrize(("family", "section"), SERVED[::4])
def test_a_question_survives_being_proved_again(family: str, section: str) -> None:
    for question in made(family, section, range(2)):
        assert list(differences(question, frozenset())) == []


@pytest.mark.slow
@pytest.mark.parametrize(("family", "section"), SERVED)
def test_two_hundred_seeds_make_sound_questions(family: str, section: str) -> None:
    questions = made(family, section, range(200))
    assert len(questions) > 190
    for question in questions:
        check(question)
    assert len({question.fingerprint for question in questions}) >= 20


def test_what_players_choose_is_told_before_the_question() -> None:
    setup = Setup(random.Random(1))
    setup.remark("Anna pays.", "Anna paga.")
    told = setup.finish("told", {}, ()).prompt
    assert [message["say"] for message in told] == ["setting", "story", "text", "ask"]
    assert say(told[2], "es") == "Anna paga."
