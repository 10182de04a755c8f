"""A text that states an old rule is told from one that states today's, by the engine's compiler."""

import pytest

from quizzes.facts.checking import Verdict, check, compare_meaning
from quizzes.facts.extracting import facts_in
from quizzes.facts.known import askable, checked_facts
from quizzes.sections import SectionFacts, Words, shipped_sections


@pytest.mark.parametrize(
    ("keyword", "text", "verdict"),
    [
        (
            "afflict",
            "Whenever this creature becomes blocked, defending player loses N life.",
            Verdict.TRUE,
        ),
        (
            "afflict",
            "Whenever this creature becomes blocked, defending player gains N life.",
            Verdict.OLD_RULE,
        ),
        (
            "exploit",
            "When this creature comes into play, you may sacrifice a creature.",
            Verdict.OLD_WORDS,
        ),
        (
            "affinity",
            "This spell costs you {1} less to play for each [text] you control.",
            Verdict.OLD_WORDS,
        ),
        ("persist", "When this permanent dies, return it to your hand.", Verdict.OLD_RULE),
        ("bushido", "Gibberish that no compiler reads.", Verdict.OLD_RULE),
    ],
)
def test_a_quoted_meaning_is_compared_with_the_keyword_table(
    keyword: str, text: str, verdict: Verdict
) -> None:
    assert compare_meaning(keyword, (text,)) is verdict


def test_what_compiles_to_the_same_is_the_same_rule() -> None:
    text = (
        "When this permanent dies, if it had no +1/+1 counters on it, return it to the battlefield "
    )
    text += "under its owner’s control with a +1/+1 counter on it."
    assert compare_meaning("undying", (text,)) is Verdict.TRUE
    assert compare_meaning("undying", (text.replace("no +1/+1", "no -1/-1"),)) is Verdict.OLD_RULE


@pytest.mark.parametrize(
    ("keyword", "text", "verdict"),
    [
        ("scry", "Scry is a static ability.", Verdict.OLD_RULE),
        ("storm", "Storm is a triggered ability.", Verdict.TRUE),
        ("evoke", "Evoke is a triggered ability.", Verdict.UNKNOWN),  # it is also static: half said
        ("storm", "Multiple instances of storm are redundant.", Verdict.OLD_RULE),
        ("storm", "It functions while the card is in a graveyard.", Verdict.OLD_RULE),
        ("", "There are two permanent types: land, creature and artifact.", Verdict.OLD_RULE),
        ("", "Library and hand are hidden zones.", Verdict.TRUE),
        ("", "Apples, pears and plums are round things.", Verdict.UNKNOWN),
    ],
)
def test_other_facts_are_compared_with_the_tables(
    keyword: str, text: str, verdict: Verdict
) -> None:
    fact = facts_in("en", keyword.capitalize() or "Topic", text, keyword)[0]
    assert check(fact).verdict is verdict


def section(body: str, keyword: str = "", language: str = "en") -> SectionFacts:
    return SectionFacts(
        "x", keyword, texts=(Words(language, keyword.capitalize() or "Topic", body),)
    )


def test_a_sentence_with_an_old_rule_is_not_asked_about_at_all() -> None:
    old = section("There are two permanent types: land, creature and artifact.")
    assert {each.fact.sort.name for each in checked_facts(old)} == {"LIST", "NUMBER"}
    assert askable(old) == ()


def test_a_spanish_meaning_is_compared_with_our_translation() -> None:
    other = section("«Afligir N» significa «Gana la partida».", "afflict", "es")
    (found,) = (each for each in checked_facts(other) if each.fact.sort.name == "MEANING")
    assert found.verdict is Verdict.OLD_WORDS
    assert "pierde N vidas" in found.today[0]


def test_the_texts_that_come_with_the_site_state_todays_rules() -> None:
    old = [
        (each.address, found.fact.sentence)
        for each in shipped_sections().values()
        for found in checked_facts(each)
        if found.verdict is Verdict.OLD_RULE
    ]
    assert old == []


def test_nearly_every_section_that_comes_with_the_site_yields_facts() -> None:
    sections = shipped_sections()
    without = [address for address, each in sections.items() if not checked_facts(each)]
    assert len(without) * 20 < len(sections), without
