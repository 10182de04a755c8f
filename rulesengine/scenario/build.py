"""A scenario from a mapping known to be valid: plain Python, fast, used for stored scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rulesengine.cards.from_mapping import facts_from_mapping
from rulesengine.scenario.actions import Step
from rulesengine.scenario.build_actions import action_from_mapping, at_from_mapping
from rulesengine.scenario.build_questions import ask_from_mapping, expectation_from_mapping
from rulesengine.scenario.model import Coin, ObjectSetup, PlanarDie, PlayerSetup, Scenario
from rulesengine.scenario.names import parse_counted

FOR_PEOPLE = (
    "level",
    "topic",
    "keywords",
    "why",
    "misreading",
    "changed_since",
    "note",
    "doubts",
    "cards_used",
    "tags",
)
ZONES = ("hand", "library", "graveyard", "exile", "command", "battlefield", "outside")
_AS_WRITTEN = ("life", "mana", "library_exact", "drawn_this_turn", "land_played")


def from_mapping(scenario: Mapping[str, Any], file: str = "") -> Scenario:
    """The scenario a valid mapping describes; `validate` is for mappings not known to be valid."""
    get = scenario.get
    players = tuple(player_from_mapping(name, p or {}) for name, p in scenario["players"].items())
    until, ask, planar_deck = get("until"), get("ask", ()), get("planar_deck")
    return Scenario(
        id=scenario["id"],
        title=get("title", ""),
        cites=tuple(get("cites", ())),
        source=get("source", ""),
        players=players,
        active=get("active", players[0].name),
        turn=get("turn", 1),
        step=Step(get("step", "precombat main")),
        cards=tuple(map(facts_from_mapping, get("cards", ()))),
        planar_die=tuple(map(PlanarDie, get("planar_die", ()))),
        coins=tuple(map(Coin, get("coins", ()))),
        dice=tuple(get("dice", ())),
        planar_deck=None if planar_deck is None else tuple(map(object_from_entry, planar_deck)),
        seed=get("seed", 0),
        actions=tuple(map(action_from_mapping, get("actions", ()))),
        until=None if until is None else at_from_mapping(until),
        expect=tuple(map(expectation_from_mapping, get("expect", ()))),
        ask=tuple(map(ask_from_mapping, [ask] if isinstance(ask, Mapping) else ask)),
        notes={key: scenario[key] for key in FOR_PEOPLE if key in scenario},
        file=file,
    )


def player_from_mapping(name: str, player: Mapping[str, Any]) -> PlayerSetup:
    """One player's part of the position."""
    fields: dict[str, Any] = {key: player[key] for key in _AS_WRITTEN if key in player}
    for zone in ZONES:
        if zone in player:
            fields[zone] = tuple(map(object_from_entry, player[zone]))
    if "planar_deck" in player:
        fields["planar_deck"] = tuple(map(object_from_entry, player["planar_deck"]))
    if "counters" in player:
        fields["counters"] = dict(player["counters"])
    if "emblems" in player:
        fields["emblems"] = tuple(player["emblems"])
    if "cast_this_turn" in player:
        counted = map(parse_counted, player["cast_this_turn"])
        fields["cast_this_turn"] = tuple(card for n, card in counted for _ in range(n))
    return PlayerSetup(name=name, **fields)


def object_from_entry(entry: str | Mapping[str, Any]) -> ObjectSetup:
    """An object of a zone from either form: "2 Island" or {card: Island, tapped: true}."""
    if isinstance(entry, str):
        return _plain_object(entry)
    fields = dict(entry)
    fields["count"], fields["card"] = parse_counted(entry["card"])
    if "counters" in fields:
        fields["counters"] = dict(fields["counters"])
    if "designations" in fields:
        fields["designations"] = tuple(fields["designations"])
    return ObjectSetup(**fields)


# Frozen, so the positions share them: most of a position is plain lands and creatures.
@lru_cache(maxsize=4096)
def _plain_object(entry: str) -> ObjectSetup:
    count, card = parse_counted(entry)
    return ObjectSetup(card=card, count=count)
