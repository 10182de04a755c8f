"""Whatever a scenario says, the engine ends with its own errors only, and the game stays whole."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesengine.cards.compiled import CompiledCards
from rulesengine.cards.pool import card_pool
from rulesengine.errors import BadScenario, LimitReached
from rulesengine.game.game import Game, Limits
from rulesengine.game.objects import FIRST_OBJECT, GameObject
from rulesengine.game.rules import CURRENT_RULES
from rulesengine.game.zones import PUBLIC, members
from rulesengine.ir.words import CardType, Zone
from rulesengine.scenario.result import Status
from rulesengine.scenario.run import Run
from rulesengine.scenario.validate import validate

FOLDER = Path(__file__).parents[1] / "scenarios"
WHOLE = [
    scenario
    for path in sorted(FOLDER.rglob("*.yaml"))
    for scenario in yaml.safe_load_all(path.read_text())
]
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
    {"choose": ["no", {"Nicole": 3}, "Anna"], "by": "Nicole"},
    {"cast": "Shock", "targets": [{"Nicole": 10**6}], "x": 10**6},
    {"activate": "Forest", "ability": 9, "pay": {"sacrifice": ["Forest"], "life": 10**6}},
    {"special": "roll planar die"},
    {"at": {"turn": 3, "step": "cleanup"}},
]
EXTREMES = [
    {"card": "Grizzly Bears", "counters": {"+1/+1": 10**6, "-1/-1": 3}, "damage": 10**6},
    {"card": "Memnite", "token": True, "attached_to": "Memnite", "phased_out": True},
    {"card": "Kitchen Finks", "owner": "Nicole", "face_down": True, "tapped": True},
    "300 Island",
]


def change(scenario: Any, rng: random.Random) -> None:
    """One change to what a scenario says; it may make no sense, but it can be read."""
    player = scenario["players"][rng.choice(list(scenario["players"]))]
    zone = rng.choice(["hand", "battlefield", "graveyard", "library", "exile"])
    actions = scenario.setdefault("actions", [])
    match rng.randrange(11):
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
        case 8:
            player.setdefault("battlefield", []).append(copy.deepcopy(rng.choice(EXTREMES)))
        case 9:
            for each in actions:
                if isinstance(each, dict) and rng.random() < 0.3:
                    each["at"] = {"turn": rng.randint(1, 3), "step": rng.choice(STEPS)}
        case 10:
            other = copy.deepcopy(rng.choice(WHOLE))
            known = {card["name"] for card in scenario.get("cards", ())}
            new = [card for card in other.get("cards", ()) if card["name"] not in known]
            scenario["cards"] = [*scenario.get("cards", ()), *new]
            there = rng.choice(list(other["players"].values()))
            player.setdefault("battlefield", []).extend(there.get("battlefield", ()))
            actions.extend(other.get("actions", ())[: rng.randint(0, 2)])


PLANAR = frozenset({CardType.PLANE, CardType.PHENOMENON})
OWN = {
    Zone.LIBRARY: "library",
    Zone.HAND: "hand",
    Zone.GRAVEYARD: "graveyard",
    Zone.OUTSIDE: "outside",
}


def is_card(thing: GameObject) -> bool:
    return not (thing.token or thing.is_copy or thing.ability is not None or thing.emblem)


def where_held(game: Game) -> Counter[tuple[int, Zone]]:
    """How often each object is in each zone; asking makes no cards of a library."""
    held = Counter((entity, zone) for zone in PUBLIC - OWN.keys() for entity in members(game, zone))
    for player in game.players:
        for zone, name in OWN.items():
            held.update((entity, zone) for entity in getattr(player, name))
    return held


class Invariants:
    """Asked after every event: one zone each, owners fixed, no negative counts, cards conserved, bounds."""

    def __init__(self) -> None:
        self.events = 0
        self.cards: dict[int, int] = {}
        self.owners: dict[int, int] = {}

    def __call__(self, game: Game) -> None:
        self.events += 1
        for player in game.players:
            assert all(count >= 0 for count in player.counters.values()), player
            assert player.blanks >= 0, player
        left = {player.id for player in game.players if player.left}
        held = where_held(game)
        count = Counter({player.id: player.blanks for player in game.players})
        for thing in list(game.objects.values()):
            if thing.id >= game.next_id or thing.became is not None or thing.zone is Zone.NOWHERE:
                continue  # one that was, or whose number an undone attempt gave back
            assert thing.damage >= 0, thing
            assert all(number >= 0 for number in thing.counters.values()), thing
            if thing.was is not None and thing.was < game.next_id:
                assert game.objects[thing.was].owner == thing.owner, thing
            if thing.face.types & PLANAR:  # planar decks are no zones
                continue
            if thing.owner not in left:
                assert held.pop((thing.id, thing.zone), 0) == 1, thing
                if is_card(thing):
                    count[thing.owner] += len(thing.melded) or 1
        gone = [entity for entity, _ in held if game.objects[entity].owner not in left]
        assert all(game.objects[entity].face.types & PLANAR for entity in gone), gone
        began = self.cards or dict(count)
        assert all(count[p] == began[p] for p in began if p not in left), (began, count)
        self.cards = began
        limits = game.limits
        assert len(game.log) <= limits.log
        assert game.next_id - FIRST_OBJECT <= limits.objects
        assert game.__dict__["decisions_made"] <= limits.decisions


def play(scenario: Any, asked: Callable[[Game], None]) -> Run | None:
    try:
        read = validate(scenario)
    except BadScenario:
        return None
    run = Run(read)
    run.play(CARDS.with_cards(read.cards), CURRENT_RULES, asked)
    if run.game is not None:
        asked(run.game)
    return run


@pytest.mark.parametrize("scenario", WHOLE, ids=lambda scenario: scenario["id"])
def test_the_game_is_whole_after_every_event_of_our_own_scenarios(scenario: Any) -> None:
    invariants = Invariants()
    run = play(scenario, invariants)
    assert run is not None
    assert run.game is not None
    assert invariants.events > 1


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(WHOLE), st.integers(0, 10**9), st.integers(1, 6))
def test_a_mutated_scenario_ends_with_our_own_errors_only(
    whole: Any, seed: int, changes: int
) -> None:
    scenario, rng = copy.deepcopy(whole), random.Random(seed)
    for _ in range(changes):
        change(scenario, rng)
    play(scenario, Invariants())


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(WHOLE), st.integers(1, 60), st.integers(1, 60), st.integers(0, 3))
def test_bounds_stop_a_run_wherever_it_is(
    whole: Any, log: int, objects: int, decisions: int
) -> None:
    """Past a bound the run says which one; it never goes on."""
    began: list[Limits] = []

    def tighten(game: Game) -> None:
        if not began:
            objects_now = game.next_id - FIRST_OBJECT
            began.append(
                Limits(log=len(game.log) + log, objects=objects_now + objects, decisions=decisions)
            )
            game.__dict__["limits"] = began[0]
        assert len(game.log) <= began[0].log
        assert game.next_id - FIRST_OBJECT <= began[0].objects

    run = play(copy.deepcopy(whole), tighten)
    assert run is not None
    if isinstance(run.error, LimitReached):
        assert run.error.limit in ("events", "objects", "decisions")


def test_text_without_end_is_refused() -> None:
    long = {
        **WHOLE[0],
        "cards": [{"name": "Long", "type_line": "Instant", "oracle_text": "Draw a card. " * 9_000}],
    }
    long["players"] = {"Anna": {"hand": ["Long"]}, "Nicole": {}}
    long["actions"] = [{"cast": "Long"}]
    run = play(long, Invariants())
    assert run is None or run.status in (Status.UNSUPPORTED, Status.INVALID)


def test_nesting_without_end_is_refused() -> None:
    deep: Any = "yes"
    for _ in range(5_000):
        deep = [deep]
    scenario = {**copy.deepcopy(WHOLE[0]), "actions": [{"choose": deep}]}
    with suppress(RecursionError):
        assert play(scenario, Invariants()) is None
