"""A card is played whole or refused: what the engine has no code for makes it not understood."""

from __future__ import annotations

import pytest

from rulesengine.cards.compiled import CompiledCards
from rulesengine.cards.facts import CardFacts
from rulesengine.errors import NotUnderstood
from rulesengine.game import support
from rulesengine.ir import actions as a
from rulesengine.ir.abilities import KeywordAbility, SpellAbility
from rulesengine.ir.changes import Cant, Gain
from rulesengine.ir.effects import Continuous, Do, Effect
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import Itself, You
from rulesengine.ir.words import Duration


class _Unheard(a.Action):
    """An action nobody carries out."""


def _says(effect: Effect) -> list[str]:
    return support.unsupported(SpellAbility(effect))


def test_a_node_without_code_is_named() -> None:
    assert _says(Do(You(), (_Unheard(),))) == ["_Unheard"]


def test_a_word_nobody_acts_on_is_named() -> None:
    forbids = Continuous(Itself(), (Cant("sing"),), Duration.END_OF_TURN)
    assert _says(forbids) == ["Cant: sing"]
    assert _says(Do(You(), (a.KeywordAction("juggle"),))) == ["KeywordAction: juggle"]


def test_granted_abilities_are_looked_into() -> None:
    grants = Continuous(Itself(), (Gain((KeywordAbility("no such"),)),), Duration.END_OF_TURN)
    assert _says(grants) == ["keyword no such"]


def test_what_the_engine_does_is_supported() -> None:
    assert _says(Do(You(), (a.Draw(Number(1)), a.KeywordAction("bolster", Number(1))))) == []


class _One:
    def __init__(self, facts: CardFacts) -> None:
        self.facts = facts

    def get(self, name: str) -> CardFacts | None:
        return self.facts if name == self.facts.name else None


def test_such_a_card_is_refused_by_name() -> None:
    card = CardFacts(name="Opener", type_line="Sorcery", oracle_text="Open an Attraction.")
    with pytest.raises(NotUnderstood) as refused:
        CompiledCards(_One(card)).get("Opener")
    assert "open an attraction" in refused.value.clause.lower()
