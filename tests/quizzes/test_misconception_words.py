"""Every misconception the engine applies has words, and the two sides agree on what it is."""

from quizzes.misconception_words import described, not_applied, words
from rulesengine.misconceptions import MISCONCEPTIONS


def test_every_misconception_of_the_engine_has_words_in_both_languages() -> None:
    for name in MISCONCEPTIONS:
        for language in ("en", "es"):
            told = words(name, language)
            assert told.belief
            assert told.correction


def test_engine_and_words_agree_on_rule_keyword_and_mutation() -> None:
    for name, misconception in MISCONCEPTIONS.items():
        told = described()[name]
        assert (told.rule, told.keyword) == (misconception.rule, misconception.keyword)
        assert (told.means, told.rule_point) == (misconception.means, misconception.point)
        assert (told.card, told.text) == (misconception.card, misconception.text)


def test_those_with_words_only_are_listed_as_not_applied_yet() -> None:
    assert set(not_applied()) == described().keys() - MISCONCEPTIONS.keys()


def test_a_regional_language_reads_its_main_one() -> None:
    assert words("persist-every-time", "es-mx") == words("persist-every-time", "es")
