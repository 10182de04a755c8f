"""Every ability of every shipped card is run once, and nothing goes wrong in the engine itself."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.pool import card_pool
from rulesengine.game.resolving import ACTIONS
from rulesengine.ir.actions.damage_and_life import GainLife
from rulesengine.scenario.trying_out import coverage_tried

SHIPPED = tuple(card_pool())
EACH = 40


def creature(text: str) -> CardFacts:
    return CardFacts(
        name="Trial Cat", mana_cost="{W}", type_line="Creature — Cat", oracle_text=text,
        power="1", toughness="1",
    )  # fmt: skip


@pytest.mark.parametrize("first", range(0, len(SHIPPED), EACH))
def test_no_shipped_card_meets_an_error_of_ours(first: int) -> None:
    tried = [coverage_tried(facts) for facts in SHIPPED[first : first + EACH]]
    assert [(each.name, each.clauses_not_understood) for each in tried if not each.understood] == []


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, you gain 2 life.",
        "When this creature dies, you gain 2 life.",
        "Whenever this creature attacks, you gain 2 life.",
        "Whenever this creature becomes blocked, you gain 2 life.",
        "{T}: You gain 2 life.",
        "Whenever you draw a card, you gain 2 life.",
        "Whenever you cast an instant spell, you gain 2 life.",
        "At the beginning of your upkeep, you gain 2 life.",
        "At the beginning of each opponent's upkeep, you gain 2 life.",
        "At the beginning of your end step, you gain 2 life.",
        "Whenever this creature deals combat damage to a creature, you gain 2 life.",
    ],
)
def test_an_error_in_any_ability_is_found(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert coverage_tried(creature(text)).understood

    def broken(*args: Any) -> None:
        raise AttributeError("broken on purpose")

    monkeypatch.setitem(ACTIONS, GainLife, broken)
    tried = coverage_tried(creature(text))
    assert not tried.understood
    assert tried.clauses_not_understood == ("internal error: AttributeError: broken on purpose",)
