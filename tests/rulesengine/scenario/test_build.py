"""The classes the engine runs from, as built from the contract's words."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.scenario.actions import (
    Attack,
    Block,
    Claim,
    Division,
    Pay,
    Step,
    Target,
    Using,
    Verb,
)
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.model import Action, At, ObjectSetup, Scenario
from rulesengine.scenario.questions import About, AskKind
from rulesengine.scenario.validate import validate


def built(bolt: dict[str, Any], **change: Any) -> Scenario:
    scenario = validate(bolt | change)
    assert scenario == from_mapping(bolt | change)
    return scenario


def action(bolt: dict[str, Any], **fields: Any) -> Action:
    return built(bolt, actions=[fields]).actions[0]


def test_defaults_are_those_of_the_contract(bolt: dict[str, Any]) -> None:
    scenario = built(bolt)
    assert (scenario.active, scenario.turn, scenario.step) == ("Anna", 1, Step.PRECOMBAT_MAIN)
    assert (scenario.until, scenario.seed, scenario.planar_deck) == (None, 0, None)
    anna = scenario.players[0]
    assert (anna.name, anna.life, anna.library_exact) == ("Anna", 20, False)


def test_an_object_is_written_as_a_name_a_count_or_a_mapping(bolt: dict[str, Any]) -> None:
    entry = {"card": "Steel Overseer", "id": "seer", "tapped": True, "counters": {"+1/+1": 2}}
    bolt["players"]["Anna"]["exile"] = ["Shock", "3 Mountain", entry]
    assert built(bolt).players[0].exile == (
        ObjectSetup(card="Shock"),
        ObjectSetup(card="Mountain", count=3),
        ObjectSetup(card="Steel Overseer", id="seer", tapped=True, counters={"+1/+1": 2}),
    )


def test_a_player_may_have_nothing(bolt: dict[str, Any]) -> None:
    bolt["players"]["Nicole"] = None
    assert built(bolt).players[1].hand == ()


def test_spells_cast_earlier_are_counted_out(bolt: dict[str, Any]) -> None:
    bolt["players"]["Anna"]["cast_this_turn"] = ["2 Ponder", "Shock"]
    assert built(bolt).players[0].cast_this_turn == ("Ponder", "Ponder", "Shock")


def test_casting_carries_all_that_is_announced(bolt: dict[str, Any]) -> None:
    cast = action(
        bolt,
        cast="Fireball",
        targets=["Bear#2", {"Nicole": 3}],
        x=3,
        modes=[1, 3],
        using=["flashback", {"multikicker": 2}, {"kicker": "{W}"}],
        face="Fire",
        pay={"return": ["Island"], "life": 2, "mana": ["Mountain"]},
        choose=[True, "red", ["A", False], {"Bear": 2}, 3, []],
    )
    assert (cast.verb, cast.subject, cast.x, cast.modes) == (Verb.CAST, "Fireball", 3, (1, 3))
    assert cast.targets == (Target("Bear#2"), Target("Nicole", 3))
    assert cast.using == (Using("flashback"), Using("multikicker", 2), Using("kicker", "{W}"))
    assert cast.pay == Pay(return_=("Island",), life=2, mana=("Mountain",))
    assert cast.answers == ("yes", "red", ("A", "no"), Division((("Bear", 2),)), 3, ())


def test_attackers_may_say_what_they_attack(bolt: dict[str, Any]) -> None:
    plain = action(bolt, attack=["Bear", "Elk"], exert=["Elk"])
    assert (plain.attacks, plain.exert) == ((Attack("Bear"), Attack("Elk")), ("Elk",))
    assert action(bolt, attack={"Bear": "Nicole"}).attacks == (Attack("Bear", "Nicole"),)


def test_a_blocker_may_block_several(bolt: dict[str, Any]) -> None:
    blocks = action(bolt, block={"Wall": "Bear", "Guard": ["Elk", "Ox"]}, by="Nicole").blocks
    assert blocks == (Block("Wall", ("Bear",)), Block("Guard", ("Elk", "Ox")))
    assert action(bolt, block={}, illegal=True).claim is Claim.ILLEGAL


@pytest.mark.parametrize(
    ("fields", "verb"),
    [
        ({"resolve": "all"}, Verb.RESOLVE),
        ({"concede": True}, Verb.CONCEDE),
        ({"choose": ["yes"]}, Verb.CHOOSE),
        ({"at": {"turn": 2, "step": "upkeep"}}, Verb.MOVE_ON),
        ({"activate": "Bear", "ability": 1, "choose": ["yes"]}, Verb.ACTIVATE),
        ({"special": "foretell", "object": "Bear"}, Verb.SPECIAL),
        ({"play": "Forest", "legal": True}, Verb.PLAY),
    ],
)
def test_every_verb_is_known(bolt: dict[str, Any], fields: dict[str, Any], verb: Verb) -> None:
    assert action(bolt, **fields).verb is verb


def test_resolving_all_has_no_count(bolt: dict[str, Any]) -> None:
    assert action(bolt, resolve="all").count is None
    assert action(bolt, resolve=2).count == 2


def test_a_moment_is_a_step_of_a_turn(bolt: dict[str, Any]) -> None:
    assert built(bolt, until={"turn": 2, "step": "end"}).until == At(2, Step.END)


@pytest.mark.parametrize(
    ("fields", "about"),
    [
        ({"player": "Anna", "life": 3}, About.PLAYER),
        ({"player": "Anna", "zone": "hand", "count": 0}, About.ZONE),
        ({"object": "Bear", "has": ["flying"], "controller": "Anna"}, About.OBJECT),
        ({"object": "Bear"}, About.OBJECT),
        ({"stack": ["Shock"]}, About.STACK),
        ({"exiled": "Rift Bolt", "counters": {"time": 1}}, About.EXILED),
        ({"drawn": True}, About.DRAWN),
    ],
)
def test_an_expectation_knows_its_form(
    bolt: dict[str, Any], fields: dict[str, Any], about: About
) -> None:
    expectation = built(bolt, expect=[fields]).expect[0]
    assert expectation.about is about
    assert set(expectation.fields) == set(fields)


def test_a_question_keeps_what_is_given_apart_from_what_is_asked(bolt: dict[str, Any]) -> None:
    (ask,) = built(bolt, ask={"object": "bear", "power": "?", "toughness": "?", "after": 0}).ask
    assert (ask.kind, ask.about, ask.after) == (AskKind.VALUE, About.OBJECT, 0)
    assert (ask.asked, ask.fields) == (("power", "toughness"), {"object": "bear"})


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        ({"object": "bear", "zone": "?"}, AskKind.VALUE),
        ({"object": "bear", "controller": "?"}, AskKind.VALUE),
        ({"object": "bear", "has": "?"}, AskKind.VALUE),
        ({"player": "Anna", "zone": "graveyard", "cards": "?"}, AskKind.VALUE),
        (
            {"player": "Anna", "zone": "battlefield", "card": "Goblin", "count": "?"},
            AskKind.VALUE,
        ),
        ({"legal": {"cast": "Shock", "by": "Nicole"}}, AskKind.LEGAL),
        ({"cost": {"cast": "Shock", "using": ["kicker"]}}, AskKind.COST),
        ({"triggers": "Bear"}, AskKind.TRIGGERS),
        ({"copies": "Shock"}, AskKind.COPIES),
        ({"targets": {"cast": "Shock"}}, AskKind.TARGETS),
        ({"order": "stack"}, AskKind.ORDER),
        ({"next": "event"}, AskKind.NEXT),
        ({"survivors": ["Bear", "Elk"]}, AskKind.SURVIVORS),
    ],
)
def test_every_question_of_the_contract_can_be_asked(
    bolt: dict[str, Any], ask: dict[str, Any], kind: AskKind
) -> None:
    assert built(bolt, ask=ask).ask[0].kind is kind
    assert built(bolt, ask=[ask, ask]).ask[1].kind is kind


def test_cards_of_the_scenario_have_scryfalls_fields(bolt: dict[str, Any]) -> None:
    ooze = {"name": "Test Ooze", "mana_cost": "{1}{G}", "power": 2, "toughness": "2"}
    (card,) = built(bolt, cards=[ooze]).cards
    assert (card.name, card.power, card.toughness, card.colors) == ("Test Ooze", "2", "2", None)
