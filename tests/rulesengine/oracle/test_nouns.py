"""Noun phrases: what modifies what."""

from __future__ import annotations

import pytest

from rulesengine.ir.refs import Objects
from rulesengine.oracle.show import show
from tests.rulesengine.oracle.test_guards import compile_text, nodes


@pytest.mark.parametrize(
    ("phrase", "meaning"),
    [
        ("target nonland permanent", "Filter([Not(IsType(land)), IsPermanent()])"),
        ("target black or red creature you control",
         "Filter([AnyOf([Filter([IsColor(black)]), Filter([IsColor(red)])]), IsType(creature), "
         "ControlledBy(You())])"),
        ("target artifact or enchantment",
         "Filter([AnyOf([Filter([IsType(artifact)]), Filter([IsType(enchantment)])])])"),
        ("target artifact, enchantment, or creature with flying",
         "Filter([AnyOf([Filter([IsType(artifact)]), Filter([IsType(enchantment)]), "
         "Filter([IsType(creature), HasKeyword(flying)])])])"),
        ("target creature with power 2 or less",
         "Filter([IsType(creature), Measures(power, compare=at_most, to=Number(2))])"),
        ("target tapped creature or planeswalker",
         "Filter([IsTapped(), AnyOf([Filter([IsType(creature)]), Filter([IsType(planeswalker)])])])"),
        ("all Elves", "Filter([IsSubtype(Elf)])"),
        ("target nonartifact, nonblack creature",
         "Filter([Not(IsType(artifact)), Not(IsColor(black)), IsType(creature)])"),
        ("all creatures with a +1/+1 counter on them", "Filter([IsType(creature), HasCounter(+1/+1)])"),
    ],
)  # fmt: skip
def test_a_noun_phrase_is_read(phrase: str, meaning: str) -> None:
    compiled = compile_text("spell", f"Destroy {phrase}.")
    (objects,) = [node for node in nodes(compiled.abilities) if isinstance(node, Objects)]
    assert show(objects.filter) == meaning


def test_instant_or_sorcery_card_is_one_head() -> None:
    compiled = compile_text(
        "spell", "Return target instant or sorcery card from your graveyard to your hand."
    )
    (objects,) = [node for node in nodes(compiled.abilities) if isinstance(node, Objects)]
    assert show(objects.filter) == (
        "Filter([AnyOf([Filter([IsType(instant)]), Filter([IsType(sorcery)])]), IsCard(), "
        "InZone(graveyard, player=You())], zone=graveyard)"
    )


def test_a_card_that_is_no_spell_cannot_be_all_of_one_kind_by_number() -> None:
    singular = compile_text("spell", "Destroy target creature.")
    plural = compile_text("spell", "Destroy two target creatures.")
    assert singular.abilities != plural.abilities
