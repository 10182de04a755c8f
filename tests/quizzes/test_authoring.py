"""A mentor's scenario becomes a question with the answers misconceptions give."""

import pytest

from quizzes.authoring import offered, question_from, read_scenario
from quizzes.question import CannotMake, Kind
from quizzes.wording import written
from rulesengine.errors import BadScenario

FINKS = """\
scenario: 1
id: finks
players:
  Anna:
    battlefield: [Kitchen Finks]
  Nicole:
    mana: "{R}{R}"
    hand: [2 Shock]
actions:
  - {cast: Shock, by: Nicole, targets: [Kitchen Finks]}
  - {resolve: all}
  - {cast: Shock, by: Nicole, targets: [Kitchen Finks]}
  - {resolve: all}
"""
LIFE = {"player": "Anna", "life": "?"}


def test_every_misconception_that_matters_is_offered_with_its_value() -> None:
    found = offered(read_scenario(FINKS), LIFE)
    assert found.answer == 22
    values = {offer.value: set(offer.misconceptions) for offer in found.offers}
    assert "persist-every-time" in values[24]
    assert "returning-is-not-entering" in values[20]


def test_the_question_has_the_wrong_answers_chosen_and_reads_in_both_languages() -> None:
    question = question_from(read_scenario(FINKS), LIFE, [24, 20], section="persist")
    assert [option.value for option in question.options] == [20, 22, 24]
    assert question.answer == 22
    assert "life total" in written(question, "en").paragraphs[-1]
    assert "vidas" in written(question, "es").paragraphs[-1]


def test_too_few_wrong_answers_make_no_choice_but_a_number_to_type() -> None:
    with pytest.raises(CannotMake):
        question_from(read_scenario(FINKS), LIFE, [24])
    assert question_from(read_scenario(FINKS), LIFE, [24], kind=Kind.NUMBER).answer == 22


def test_the_mentors_own_words_replace_those_made_from_the_scenario() -> None:
    own = {"say": "text", "en": "What is Anna at?", "es": "¿Cuántas vidas?"}
    question = question_from(read_scenario(FINKS), LIFE, prompt=[own])
    assert written(question, "en").paragraphs == ("What is Anna at?",)


def test_a_mistake_is_named_with_its_place() -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenario("scenario: 1\nid: x\nplayers: {Anna: {lif: 3}, Nicole: {}}\n")
    assert caught.value.problems[0].place == "players.Anna.lif"


def test_what_the_engine_does_not_decide_makes_no_question() -> None:
    undecided = read_scenario(FINKS.replace("targets: [Kitchen Finks]", "targets: []"))
    with pytest.raises(CannotMake):
        offered(undecided, LIFE)
