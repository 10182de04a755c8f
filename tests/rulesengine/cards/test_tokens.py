"""Predefined tokens are what rule 111.10 says."""

from __future__ import annotations

import pytest

from rulesengine.cards.tokens import PREDEFINED, PredefinedToken, predefined_card, predefined_token
from rulesengine.errors import NotUnderstood
from rulesengine.ir.words import CardType


def test_111_4_a_treasure_is_named_after_its_subtype() -> None:
    treasure = predefined_token("Treasure")
    assert (treasure.name, treasure.subtypes) == ("Treasure Token", frozenset({"Treasure"}))
    assert (treasure.types, treasure.colors) == (frozenset({CardType.ARTIFACT}), frozenset())
    assert len(treasure.abilities) == 1


def test_111_10d_a_walker_is_a_black_zombie_of_that_name() -> None:
    walker = predefined_token("walker")
    assert (walker.name, walker.power, walker.toughness) == ("Walker", 2, 2)
    assert walker.colors == {"black"}


def test_111_10i_an_incubator_has_two_faces() -> None:
    assert [face.name for face in predefined_card("Incubator").faces] == [
        "Incubator Token",
        "Phyrexian Token",
    ]


@pytest.mark.parametrize("token", PREDEFINED, ids=lambda token: token.kind)
def test_a_predefined_token_is_understood_or_says_what_is_not(token: PredefinedToken) -> None:
    try:
        face = predefined_token(token.kind)
    except NotUnderstood as refused:
        pytest.skip(f"not read yet: {refused.clause}")
    assert face.text == token.text
