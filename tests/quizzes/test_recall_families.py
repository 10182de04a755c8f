"""What the families of recall rest on: definitions, tables and sayings that ship."""

import re

import pytest

from quizzes.definitions import are_translated, definitions
from quizzes.families import FAMILIES
from quizzes.families.token_names import tokens_made
from quizzes.generating import families_for, generate
from quizzes.misconception_words import described
from quizzes.proving import cards
from quizzes.question import QuestionData
from quizzes.recall_tables import recall_table
from quizzes.sayings import mistakes
from quizzes.sections import shipped_sections
from quizzes.wording import say, written
from rulesengine.cards.pool import card_pool
from rulesengine.rulebook import is_rule
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.run import play

TABLES = (
    "permanent_types",
    "planar_decks",
    "shared_planar_decks",
    "statuses",
    "uses_the_stack",
    "what_planeswalks",
    "zones_own_or_shared",
    "zones_public_or_hidden",
)


def test_every_keyword_taught_is_defined_in_spanish() -> None:
    taught = [each.row for each in shipped_sections().values() if each.row and each.row.means]
    assert [row.name for row in taught if not are_translated(row.means)] == []


def test_every_misreading_is_told_in_spanish() -> None:
    misread = {name: each.means for name, each in described().items() if each.means}
    assert [name for name, means in misread.items() if not are_translated(means)] == []


def test_spanish_definitions_quote_no_english() -> None:
    english = re.compile(r"\b(the|this|you|creature|whenever|when)\b", re.IGNORECASE)
    assert [
        each.texts["es"] for each in definitions().values() if english.search(each.texts["es"])
    ] == []


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_both_sorts_and_true_rule_numbers(name: str) -> None:
    table = recall_table(name)
    values = [member.value for member in table.members]
    assert set(values) == set(table.asks)
    assert min(values.count(value) for value in table.asks) >= 2
    assert all(is_rule(member.rule) for member in table.members)
    named = {section for member in table.members for section in member.sections}
    assert named | table.sections <= set(shipped_sections())


def test_every_shipped_section_names_its_mistakes_in_both_languages() -> None:
    assert [each for each in shipped_sections() if len(mistakes(each)) < 2] == []


def test_every_shipped_section_has_two_families_of_recall() -> None:
    few = [
        each.address
        for each in shipped_sections().values()
        if sum(family.recall for family in families_for(each)) < 2
    ]
    assert few == []


def test_a_wrong_statement_is_corrected_and_a_right_one_has_its_rule() -> None:
    question = generate("select_all", "tokens", 3)
    assert isinstance(question, QuestionData)
    for option in written(question, "en").options:
        assert option.because.startswith("It is so by" if option.right else "In fact")


def test_true_or_false_has_wrong_reasons_for_the_right_verdict_too() -> None:
    seen = set()
    for seed in range(20):
        question = generate("true_or_false", "persist", seed)
        assert isinstance(question, QuestionData)
        verdict = question.answer["is"]
        seen.add(verdict)
        assert any(o.value["is"] != verdict or not o.right for o in question.options)
    assert seen == {True, False}


def test_what_was_the_rule_is_never_the_answer() -> None:
    question = generate("what_changed", "tokens", 0)
    assert isinstance(question, QuestionData)
    still = next(option for option in question.options if option.value == "still")
    assert not still.right
    assert still.because is not None
    assert "That was the rule" in say(still.because, "en")


def test_the_engine_names_a_token_as_the_family_does() -> None:
    """111.4: its subtypes plus the word "Token"."""
    named = {each.card: each.name for each in tokens_made()}
    for card in ("Krenko's Command", "Raise the Alarm"):
        run = play(
            from_mapping(
                {
                    "scenario": 1,
                    "id": "token-name",
                    "players": {
                        "Anna": {"hand": [card], "mana": "{C}{R}{W}"},
                        "Nicole": {},
                    },
                    "actions": [{"cast": card}, {"resolve": "all"}],
                    "ask": [{"player": "Anna", "zone": "battlefield", "cards": "?"}],
                }
            ),
            cards(),
        )
        assert named[card] in str(run.answers)


def test_tokens_are_read_from_the_cards_that_ship() -> None:
    assert all(card_pool().get(each.card) for each in tokens_made())
    assert len(tokens_made()) >= 30


def test_each_family_of_recall_says_so() -> None:
    assert sum(family.recall for family in FAMILIES.values()) >= 16
