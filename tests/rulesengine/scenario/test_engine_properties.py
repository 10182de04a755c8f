"""Whatever a scenario says, the engine ends with its own errors only, and the game stays whole."""

from __future__ import annotations

import copy
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesengine.cards.compiled import CompiledCards
from rulesengine.cards.pool import card_pool
from rulesengine.errors import BadScenario
from rulesengine.game.game import Game
from rulesengine.game.objects import GameObject
from rulesengine.game.rules import CURRENT_RULES
from rulesengine.game.zones import PUBLIC, members
from rulesengine.ir.words import CardType, Zone
from rulesengine.scenario.run import Run
from rulesengine.scenario.validate import validate

FOLDER = Path(__file__).parents[1] / "scenarios"
WHOLE = [yaml.safe_load(path.read_text()) for path in sorted(FOLDER.rglob("*.yaml"))]
CARDS = CompiledCards(card_pool())
NAMES = [
    *("Lightning Bolt", "Grizzly Bears", "Memnite", "Mountain", "Forest", "Shock", "Murder"),
    *("Kitchen Finks", "Young Wolf", "Glistener Elf", "Giant Growth", "Doom Blade", "Island"),
]
STEPS = ["upkeep", "precombat main", "declare attackers", "combat damage", "end", "cleanup"]
ACTIONS: list[Any] = [
    {"resolve": "all"},
    {"resolve": 1},
    {"concede": True},
    {"attack": ["Grizzly Bears"]},
    {"block": {"Memnite": "Grizzly Bears"}, "by": "Nicole"},
    {"cast": "Lightning Bolt", "targets": ["Nicole"]},
    {"cast": "Giant Growth", "targets": ["Memnite"], "by": "Nicole"},
    {"activate": "Mountain"},
    {"play": "Forest"},
    {"choose": ["yes", 1, ["Memnite"]]},
]
PLANAR = frozenset({CardType.PLANE, CardType.PHENOMENON})
OWN_ZONES = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.OUTSIDE)


def change(scenario: Any, rng: random.Random) -> None:
    """One change to what a scenario says; it may make no sense, but it can be read."""
    player = scenario["players"][rng.choice(list(scenario["players"]))]
    zone = rng.choice(["hand", "battlefield", "graveyard", "library", "exile"])
    actions = scenario.setdefault("actions", [])
    match rng.randrange(8):
        case 0:
            player.setdefault(zone, []).append(f"{rng.randint(1, 4)} {rng.choice(NAMES)}")
        case 1:
            if player.get(zone):
                player[zone].pop(rng.randrange(len(player[zone])))
        case 2:
            actions.insert(rng.randint(0, len(actions)), copy.deepcopy(rng.choice(ACTIONS)))
        case 3:
            if actions:
                actions.pop(rng.randrange(len(actions)))
        case 4:
            rng.shuffle(actions)
        case 5:
            scenario["until"] = {"turn": rng.randint(1, 4), "step": rng.choice(STEPS)}
        case 6:
            player["life"] = rng.randint(-2, 40)
            player["mana"] = "".join(rng.choices(["{W}", "{U}", "{B}", "{R}", "{G}"], k=4))
        case 7:
            scenario["step"] = rng.choice(STEPS)


def live(game: Game) -> list[GameObject]:
    """Objects that still exist; numbers given out in an undone attempt do not count."""
    return [
        thing
        for thing in game.objects.values()
        if thing.id < game.next_id and thing.became is None and thing.zone is not Zone.NOWHERE
    ]


def is_card(thing: GameObject) -> bool:
    return not (thing.token or thing.is_copy or thing.ability is not None or thing.emblem)


def check_whole(game: Game) -> None:
    """The invariants: one zone each, owners fixed, no negative counts, cards conserved."""
    held = Counter(
        (zone, entity) for zone in {*PUBLIC, *OWN_ZONES} for entity in members(game, zone)
    )
    left = {player.id for player in game.players if player.left}
    for thing in live(game):
        if thing.owner in left or thing.face.types & PLANAR:  # planar decks are no zones
            continue
        places = [zone for zone, entity in held if entity == thing.id]
        assert places == [thing.zone], thing
        assert held[(thing.zone, thing.id)] == 1, thing
        assert thing.was is None or game.objects[thing.was].owner == thing.owner, thing
        assert all(count >= 0 for count in thing.counters.values()), thing
        assert thing.damage >= 0, thing
    for player in game.players:
        assert all(count >= 0 for count in player.counters.values()), player
        if player.left:
            continue
        mine = [t for t in game.objects.values() if t.id < game.next_id and t.owner == player.id]
        began = [
            thing
            for thing in mine
            if thing.was is None and is_card(thing) and not thing.melded
            if thing.became is not None or thing.zone is not Zone.NOWHERE
        ]
        now = [thing for thing in live(game) if thing.owner == player.id and is_card(thing)]
        assert sum(len(thing.melded) or 1 for thing in now) == len(began), player


def play(scenario: Any) -> Run | None:
    try:
        read = validate(scenario)
    except BadScenario:
        return None
    run = Run(read)
    run.play(CARDS.with_cards(read.cards), CURRENT_RULES)
    return run


@pytest.mark.parametrize("scenario", WHOLE, ids=lambda scenario: scenario["id"])
def test_the_game_is_whole_after_our_own_scenarios(scenario: Any) -> None:
    run = play(scenario)
    assert run is not None
    assert run.game is not None
    check_whole(run.game)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(WHOLE), st.integers(0, 10**9), st.integers(1, 5))
def test_a_mutated_scenario_ends_with_our_own_errors_only(
    whole: Any, seed: int, changes: int
) -> None:
    scenario, rng = copy.deepcopy(whole), random.Random(seed)
    for _ in range(changes):
        change(scenario, rng)
    run = play(scenario)
    if run is not None and run.game is not None:
        check_whole(run.game)
