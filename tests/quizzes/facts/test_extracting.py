"""What texts state in the rules' usual phrases is found, with the sentence it comes from."""

from typing import Any

import pytest

from quizzes.facts.extracting import facts_in
from quizzes.facts.fact import Sort
from quizzes.facts.sentences import blocks_of, sentences_in


def values(sort: Sort, body: str, keyword: str = "", language: str = "en") -> list[Any]:
    title = keyword.capitalize() or "Topic"
    return [fact.value for fact in facts_in(language, title, body, keyword) if fact.sort is sort]


@pytest.mark.parametrize(
    ("keyword", "sentence", "kinds"),
    [
        ("afflict", "Afflict is a triggered ability.", ["triggered"]),
        ("awaken", "It represents two abilities: a static ability and a spell ability.", None),
        ("modular", "Modular represents both a static ability and a triggered ability.", None),
        ("fear", "Fear is an evasion ability.", ["static"]),
        (
            "rebound",
            "It represents a static ability that may create a delayed triggered ability.",
            None,
        ),
        ("meld", "Meld is a keyword action.", ["keyword action"]),
        ("imprint", "Imprint is an activated or triggered ability.", ["activated", "triggered"]),
        ("amplify", "It is a static ability, not a triggered ability.", ["static"]),
    ],
)
def test_113_3_kinds_of_ability(keyword: str, sentence: str, kinds: list[str] | None) -> None:
    expected = (
        kinds
        or {
            "awaken": ["spell", "static"],
            "modular": ["static", "triggered"],
            "rebound": ["static"],
        }[keyword]
    )
    assert values(Sort.KIND, sentence, keyword) == [expected]


def test_kinds_told_in_several_sentences_are_one_fact() -> None:
    body = (
        "Madness stands for two. The first is a static ability. The second is a triggered ability."
    )
    assert values(Sort.KIND, body, "madness") == [["static", "triggered"]]


@pytest.mark.parametrize(
    ("sentence", "zones"),
    [
        ("Storm is a triggered ability that functions on the stack.", ["stack"]),
        ("It functions only while the card is in a player’s graveyard.", ["graveyard"]),
        ("It functions in any zone from which you could play the card.", 5),
        ("This ability functions everywhere.", 7),
        ("Funciona sólo mientras el hechizo está en la pila.", ["stack"]),
    ],
)
def test_113_6_where_it_functions(sentence: str, zones: list[str] | int) -> None:
    language = "es" if sentence.startswith("Funciona") else "en"
    (found,) = values(Sort.ZONES, sentence, "storm", language)
    assert (found if isinstance(zones, list) else len(found)) == zones


@pytest.mark.parametrize(
    ("sentence", "instances"),
    [
        ("Multiple instances of fear on the same creature are redundant.", "redundant"),
        (
            "If a spell has multiple instances of it, each triggers separately.",
            "each triggers separately",
        ),
        ("If it has multiple instances of it, each of them applies.", "each applies"),
        ("If it has multiple instances of it, each one works separately.", "each applies"),
        ("With multiple instances, any of its abilities may be used.", "any one may be used"),
        ("Varias copias de ella sobre el mismo permanente son redundantes.", "redundant"),
        ("Si tiene varias copias, cada una se dispara por separado.", "each triggers separately"),
    ],
)
def test_several_instances(sentence: str, instances: str) -> None:
    language = "es" if sentence.startswith(("Varias", "Si ")) else "en"
    assert values(Sort.INSTANCES, sentence, "storm", language) == [instances]


def test_quoted_meanings_are_those_of_the_keyword_quoted() -> None:
    body = (
        "“Kicker [cost]” means “You may pay an additional [cost].” Multikicker is a variant. "
        "“Multikicker [cost]” means “You may pay it,” and “Do it again.”"
    )
    facts = [fact for fact in facts_in("en", "Kicker", body, "kicker") if fact.sort is Sort.MEANING]
    assert [(fact.about, fact.value) for fact in facts] == [
        ("kicker", ["You may pay an additional [cost]."]),
        ("multikicker", ["You may pay it.", "Do it again."]),
    ]
    assert facts[0].with_gap == "“Kicker [cost]” means “____”"


def test_spanish_meanings_are_found_in_either_kind_of_quotes() -> None:
    for text in ("«Cascada» significa «Exilia cartas».", '"Cascada" significa "Exilia cartas".'):
        assert values(Sort.MEANING, text, "cascade", "es") == [["Exilia cartas."]]


def test_lists_in_a_sentence_and_under_one() -> None:
    assert values(Sort.LIST, "Graveyard, stack, and **exile** are public zones.") == [
        ["graveyard", "stack", "exile"]
    ]
    assert values(Sort.LIST, "There are 2 zones:\n\n- Library\n- Hand") == [["library", "hand"]]
    assert values(Sort.LIST, "La pila, la mano y el exilio son zonas.", language="es") == [
        ["pila", "mano", "exilio"]
    ]


def test_what_a_text_says_of_several_things_alike_is_a_list() -> None:
    body = "Effects don’t use the stack.\n\nSpells lie.\n\nSpecial actions don’t use the stack; never.\n\n"
    body += "State-based actions don’t use the stack."
    assert values(Sort.LIST, body) == [["effects", "special actions", "state-based actions"]]


def test_numbers_exceptions_definitions_and_points() -> None:
    assert values(Sort.NUMBER, "Each player has a hand size of seven cards.") == [7]
    assert values(Sort.NUMBER, "It gets +2/+2 or {2}.") == []
    assert values(Sort.EXCEPTION, "It can’t be blocked except by two or more of them.") == [
        ["except", "by two or more of them"]
    ]
    assert values(Sort.EXCEPTION, "It enters untapped unless something says otherwise.") == []
    assert values(Sort.TERM, "A topic is a thing that people talk about.") == ["topic"]
    assert values(Sort.ACTION, "To meld two cards, put them together at once.", "meld") == [
        "put them together at once"
    ]
    points = "- **Blank**: nothing happens.\n- **Chaos**: it triggers.\n- **Symbol**: you leave."
    assert values(Sort.LABEL, points) == ["Blank", "Chaos", "Symbol"]


def test_mistakes_examples_and_what_changed_state_nothing() -> None:
    body = "Real text here.\n\n## Common mistakes\n\n- Fear is a triggered ability.\n\n"
    body += "## Example\n\nTwo cards."
    assert [block.sentences for block in blocks_of(body)] == [("Real text here.",)]


def test_a_full_stop_within_a_quotation_ends_no_sentence() -> None:
    text = "“A” means “Do it. Then stop.” It is so. “B” means more."
    assert list(sentences_in(text)) == [
        "“A” means “Do it. Then stop.”",
        "It is so.",
        "“B” means more.",
    ]


def test_a_text_without_end_states_nothing_and_takes_no_time() -> None:
    assert facts_in("en", "Topic", "a static " * 200_000, "fear") == ()
