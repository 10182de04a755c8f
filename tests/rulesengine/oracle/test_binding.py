"""What pronouns mean."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.errors import NotUnderstood
from rulesengine.ir.refs import Antecedent, ControllerOf, DefendingPlayer, It, Objects, ThatPlayer
from rulesengine.ir.words import Zone
from tests.rulesengine.oracle.test_guards import compile_text, nodes

TRIGGER, OTHER, SOURCE = Antecedent.TRIGGER_OBJECT, Antecedent.TRIGGER_OTHER, Antecedent.SOURCE
AFFECTED, COST = Antecedent.AFFECTED, Antecedent.COST_OBJECT


def meanings(kind: str, text: str) -> list[Any]:
    return [
        node.means for node in nodes(compile_text(kind, text).abilities) if isinstance(node, It)
    ]


@pytest.mark.parametrize(
    ("kind", "text", "means"),
    [
        ("permanent", "When this creature dies, return it to its owner's hand.", [TRIGGER]),
        (
            "permanent",
            "Whenever a creature you control attacks, it gets +1/+0 until end of turn.",
            [TRIGGER],
        ),
        (
            "permanent",
            "Whenever this creature deals damage to a creature, destroy that creature.",
            [OTHER],
        ),
        (
            "permanent",
            "Whenever equipped creature blocks a creature, destroy that creature.",
            [OTHER],
        ),
        (
            "permanent",
            "{T}, Sacrifice a creature: You gain life equal to the sacrificed creature's power.",
            [COST],
        ),
        (
            "permanent",
            "Put a +1/+1 counter on this creature. It gains flying until end of turn.",
            None,
        ),
        (
            "permanent",
            "{1}: Put a +1/+1 counter on this creature. It gains flying until end of turn.",
            [SOURCE],
        ),
        (
            "permanent",
            "{1}: Create a 2/2 green Wolf creature token, then attach this Equipment to it.",
            [0],
        ),
        (
            "permanent",
            "Each creature you control gets +1/+0 for each Aura attached to it.",
            [AFFECTED],
        ),
        ("spell", "Exile target creature you control, then return it to the battlefield.", [1]),
        ("spell", "Exile target creature. Its controller gains life equal to its power.", [0, 0]),
        (
            "spell",
            "Each creature you control deals damage equal to its power to target player.",
            [AFFECTED],
        ),
        (
            "spell",
            "Tap target creature. It doesn't untap during its controller's next untap step.",
            [0],
        ),
    ],
)
def test_a_pronoun_means_the_nearest_that_fits(
    kind: str, text: str, means: list[Any] | None
) -> None:
    if means is None:
        with pytest.raises(NotUnderstood):
            compile_text(kind, text)
    else:
        assert meanings(kind, text) == means


def test_what_one_branch_does_is_not_there_for_the_other() -> None:
    text = (
        "When this creature enters, reveal the top card of your library. If it's a land card, put it "
        "into your hand. Otherwise, put it into your graveyard."
    )
    first, *others = meanings("permanent", text)
    assert [first, *others] == [first] * 3


def test_other_in_a_spell_is_other_than_what_it_made() -> None:
    compiled = compile_text(
        "spell", "Create two 1/1 white Soldier creature tokens. Destroy all other creatures."
    )
    (phrase,) = [node for node in nodes(compiled.abilities) if isinstance(node, Objects)]
    assert phrase.other_slots == (0,)


def test_other_in_a_spell_with_nothing_before_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        compile_text("spell", "Destroy all other creatures.")


def test_that_player_is_the_one_just_named() -> None:
    text = "Whenever this creature attacks, defending player draws a card, then that player discards a card."
    (player,) = [
        node
        for node in nodes(compile_text("permanent", text).abilities)
        if isinstance(node, ThatPlayer)
    ]
    assert player.same == DefendingPlayer()


def test_they_can_be_the_controller_of_a_target() -> None:
    text = "Counter target spell an opponent controls unless they pay {1}."
    (player,) = [
        node
        for node in nodes(compile_text("spell", text).abilities)
        if isinstance(node, ThatPlayer)
    ]
    assert isinstance(player.same, ControllerOf)


@pytest.mark.parametrize(
    ("text", "zones"),
    [
        ("{1}{W}, Exile this card from your graveyard: Scry 2.", Zone.GRAVEYARD),
        ("{2}, Discard this card: Draw a card.", Zone.HAND),
        ("{2}: Draw a card.", Zone.BATTLEFIELD),
    ],
)
def test_113_6_an_ability_functions_where_its_words_say(text: str, zones: Zone) -> None:
    (ability,) = compile_text("permanent", text).abilities
    assert ability.zone is zones  # type: ignore[attr-defined]
