"""Whole cards from their facts."""

from __future__ import annotations

import pytest

from rulesengine.cards.facts import CardFacts
from rulesengine.errors import NotUnderstood
from rulesengine.ir.abilities import ActivatedAbility, KeywordAbility, TriggeredAbility
from rulesengine.ir.words import CardType, Color, Supertype
from rulesengine.oracle.cards import compile_card
from rulesengine.oracle.coverage import coverage
from rulesengine.oracle.meaning import compile_meaning
from rulesengine.oracle.normalize import replace_name, short_names

FINKS = CardFacts(
    name="Kitchen Finks",
    mana_cost="{1}{G/W}{G/W}",
    type_line="Creature — Ouphe",
    oracle_text="When this creature enters, you gain 2 life.\nPersist (When this creature dies …)",
    power="3",
    toughness="2",
)


def test_a_card_has_its_characteristics_and_abilities() -> None:
    face = compile_card(FINKS).front
    assert face.colors == {Color.GREEN, Color.WHITE}
    assert (face.power, face.toughness, face.mana_cost) == (3, 2, ("1", "G/W", "G/W"))
    trigger, persist = face.abilities
    assert isinstance(trigger, TriggeredAbility)
    assert persist == KeywordAbility("persist")


def test_a_land_has_no_mana_cost_and_its_types() -> None:
    face = compile_card(
        CardFacts(name="Forest", type_line="Basic Land — Forest", oracle_text="({T}: Add {G}.)")
    ).front
    assert face.mana_cost is None
    assert (face.supertypes, face.types, face.subtypes) == (
        frozenset({Supertype.BASIC}), frozenset({CardType.LAND}), frozenset({"Forest"}),
    )  # fmt: skip
    assert face.abilities == ()


def test_a_card_is_understood_whole_or_not_at_all() -> None:
    card = CardFacts(
        name="Odd", type_line="Creature — Elf", oracle_text="Flying\nFrobnicate.\nDraw a sandwich."
    )
    covered = coverage(card)
    assert not covered.understood
    assert len(covered.clauses_not_understood) == 2
    with pytest.raises(NotUnderstood):
        compile_card(card)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        (
            "Aang, at the Crossroads",
            "When Aang enters, transform Aang.",
            "When ~ enters, transform ~.",
        ),
        ("Vraska the Unseen", "Vraska's loyalty", "~'s loyalty"),
        ("Forest Bear", "Forest Bear and a Forest", "~ and a Forest"),
    ],
)
def test_201_5_a_card_is_called_by_its_name_or_its_short_name(
    name: str, text: str, expected: str
) -> None:
    legendary = name != "Forest Bear"
    assert replace_name(text, short_names(name, legendary)) == expected


def test_a_keyword_s_meaning_takes_its_parameters() -> None:
    (cycling,) = compile_card(
        CardFacts(name="Rock", type_line="Sorcery", oracle_text="Cycling {2}")
    ).front.abilities
    assert isinstance(cycling, KeywordAbility)
    (ability,) = compile_meaning("[cost], Discard this card: Draw a card.", cycling)
    assert isinstance(ability, ActivatedAbility)
    assert len(ability.costs) == 2


def test_equal_parses_of_one_paragraph_are_one() -> None:
    assert compile_card(FINKS).front.abilities == compile_card(FINKS).front.abilities
