"""Evasion, exalted, infect and combat damage misread (508 to 510, 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game import combat
from rulesengine.game import events as e
from rulesengine.game.combat_damage import strikes_first
from rulesengine.game.evasion import fewest_blockers
from rulesengine.game.layers import characteristics
from rulesengine.game.lowering import damage_as_counters, infects, losing_life, poisoning
from rulesengine.game.restrictions import has_primitive
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.words import CardType, Color, Step
from rulesengine.misconceptions.copies_and_triggers import one_instance_triggers
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.game.triggering import PendingTrigger


def one_more_each_time(game: Game, attacker: EntityId) -> int:
    """Every instance of menace takes one more blocker."""
    held = (each.ability for each in characteristics(game, attacker).abilities)
    return 1 + sum(isinstance(a, KeywordAbility) and a.name == "menace" for a in held)


def blocked_while_legal(game: Game, attacker: EntityId) -> bool:
    """Blocked only as long as enough creatures block it."""
    return len(combat.blockers_of(game, attacker)) >= fewest_blockers(game, attacker)[0]


def only_one_triggers(game: Game, found: list[PendingTrigger]) -> list[PendingTrigger]:
    """Of the same keyword's abilities of one player, only one triggers on an event."""
    kept: dict[object, PendingTrigger] = {}
    for each in found:
        keyword = None if each.held is None else each.held.keyword
        key: object = each if keyword is None else (keyword.name, each.controller, each.event)
        kept.setdefault(key, each)
    return list(kept.values())


def poison_and_life(game: Game, event: e.Damage) -> list[e.Event]:
    poisoned = event.source is not None and infects(game, event.source)
    return [poisoning(event), losing_life(event)] if poisoned else [losing_life(event)]


def life_only(game: Game, event: e.Damage) -> list[e.Event]:
    return [losing_life(event)]


def one_counter_a_hit(game: Game, event: e.Damage) -> list[e.Event]:
    if event.source is None or not infects(game, event.source):
        return [losing_life(event)]
    counter = poisoning(event)
    assert isinstance(counter, e.PutCounters)
    counter.count = 1
    return [counter]


def one_minus_counter(game: Game, event: e.Damage) -> e.Event:
    counter = damage_as_counters(game, event)
    assert isinstance(counter, e.PutCounters)
    counter.count = 1
    return counter


def poison_in_combat_only(game: Game, event: e.Damage) -> list[e.Event]:
    poisoned = event.source is not None and event.combat and infects(game, event.source)
    return [poisoning(event)] if poisoned else [losing_life(event)]


def only_wither_withers(game: Game, source: EntityId) -> bool:
    return "wither" in characteristics(game, source).keywords


def no_link_through_infect(game: Game, source: EntityId) -> bool:
    keywords = characteristics(game, source).keywords
    return "lifelink" in keywords and "infect" not in keywords


def passes_without_trample(game: Game, attacker: EntityId) -> bool:
    return True


def skulks_past_toughness(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return (its.toughness or 0) > (mine.power or 0)


def feared_by_artifacts(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    return Color.BLACK not in characteristics(game, blocker).colors


def feared_by_all_but_both(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    its = characteristics(game, blocker)
    return CardType.ARTIFACT not in its.types or Color.BLACK not in its.colors


def intimidates(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    """Fear is taken for intimidate: artifacts, and what shares a color with the attacker."""
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return CardType.ARTIFACT not in its.types and not mine.colors & its.colors


def feared_by_black(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    return Color.BLACK in characteristics(game, blocker).colors


def both_strikes_at_once(game: Game, creature: EntityId, step: Step) -> int:
    if step is Step.FIRST_STRIKE_DAMAGE:
        return strikes_first(game, creature) * (
            2 if has_primitive(game, creature, "double strike") else 1
        )
    return int(creature not in game.first_strikers)


def both_strikes_later(game: Game, creature: EntityId, step: Step) -> int:
    if step is Step.FIRST_STRIKE_DAMAGE:
        return int(
            strikes_first(game, creature) and not has_primitive(game, creature, "double strike")
        )
    if has_primitive(game, creature, "double strike"):
        return 2
    return int(creature not in game.first_strikers)


def strikes_once(game: Game, creature: EntityId, step: Step) -> int:
    if step is Step.FIRST_STRIKE_DAMAGE:
        return int(strikes_first(game, creature))
    return int(creature not in game.first_strikers)


def toughness_even_so(game: Game, source: EntityId) -> bool:
    return False


MISCONCEPTIONS: Final = (
    wrong("menace-instances-add-up", "702.111c", "menace", "menace_blockers", one_more_each_time),
    wrong(
        "menace-unblocked-when-one-dies",
        "509.1h",
        "menace",
        "stays_blocked",
        blocked_while_legal,
    ),
    wrong(
        "excess-damage-passes",
        "510.1c",
        "menace",
        "excess_damage_passes",
        passes_without_trample,
    ),
    wrong(
        "afflict-one-instance",
        "702.130b",
        "afflict",
        "separate_triggers",
        one_instance_triggers,
    ),
    wrong("exalted-redundant", "113.2c", "exalted", "separate_triggers", only_one_triggers),
    wrong("infect-also-life", "702.90b", "infect", "damage_to_player", poison_and_life),
    wrong("infect-like-wither", "702.90b", "infect", "damage_to_player", life_only),
    wrong("infect-one-counter", "702.90b", "infect", "damage_to_player", one_counter_a_hit),
    wrong("infect-one-minus-counter", "702.90c", "infect", "damage_as_counters", one_minus_counter),
    wrong("infect-counters-wear-off", "702.90c", "infect", "withers", only_wither_withers),
    wrong("infect-combat-only", "702.90b", "infect", "damage_to_player", poison_in_combat_only),
    wrong("infect-no-lifelink", "120.3f", "infect", "links_life", no_link_through_infect),
    wrong("skulk-toughness", "702.118b", "skulk", "skulk_forbids", skulks_past_toughness),
    wrong("fear-artifacts", "702.36b", "fear", "fear_forbids", feared_by_artifacts),
    wrong("fear-stops-black", "702.36b", "fear", "fear_forbids", feared_by_black),
    wrong("fear-needs-both", "702.36b", "fear", "fear_forbids", feared_by_all_but_both),
    wrong("fear-shares-a-color", "702.36b", "fear", "fear_forbids", intimidates),
    wrong(
        "double-strike-twice-at-once",
        "702.4b",
        "double strike",
        "assigns_in_step",
        both_strikes_at_once,
    ),
    wrong(
        "double-strike-doubles", "702.4b", "double strike", "assigns_in_step", both_strikes_later
    ),
    wrong("double-strike-first-only", "702.4b", "double strike", "assigns_in_step", strikes_once),
    wrong(
        "trample-deathtouch-full",
        "702.2c",
        "trample",
        "deathtouch_is_lethal",
        toughness_even_so,
    ),
)
