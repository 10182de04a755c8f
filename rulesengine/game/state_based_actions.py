"""State-based actions (704): all that apply, as one event, again and again until none does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.any_time import do_any_time
from rulesengine.game.attaching import may_attach
from rulesengine.game.continuous import end_effects_of_gone_sources
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.durations import return_cards
from rulesengine.game.forbidding import CANT_HAVE_MORE_COUNTERS, NO_LEGEND_RULE, player_cant
from rulesengine.game.layers import characteristics
from rulesengine.game.leaving import exile_abandoned, leave_losers
from rulesengine.game.pairing import end_pairs
from rulesengine.game.pipeline import happen
from rulesengine.game.references import denotes
from rulesengine.game.rules import rule
from rulesengine.game.sagas import final_chapter
from rulesengine.game.speed import START_YOUR_ENGINES
from rulesengine.game.statics import static_effects
from rulesengine.ir.changes import Cant
from rulesengine.ir.statics import NoLegendRule
from rulesengine.ir.words import CardType, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.players import Player

Events = Iterator[e.Event]
Seen = tuple["EntityId", "GameObject", "Characteristics"]


@dataclass(slots=True)
class Board:
    """The phased-in permanents, sorted once by what the checks ask about, and the players concerned."""

    with_counters: list[Player] = field(default_factory=list)
    strays: tuple[EntityId, ...] = ()
    creatures: list[Seen] = field(default_factory=list)
    damaged: list[Seen] = field(default_factory=list)
    planeswalkers: list[Seen] = field(default_factory=list)
    battles: list[Seen] = field(default_factory=list)
    legends: list[Seen] = field(default_factory=list)
    worlds: list[Seen] = field(default_factory=list)
    auras: list[Seen] = field(default_factory=list)
    attached: list[Seen] = field(default_factory=list)
    counted: list[Seen] = field(default_factory=list)
    sagas: list[Seen] = field(default_factory=list)
    bound: list[Seen] = field(default_factory=list)  # to day or night
    engines: list[Seen] = field(default_factory=list)  # with start your engines!


def survey(game: Game) -> Board:
    """Look at every player and permanent once."""
    board = Board(strays=game.strays)
    for player in game.players:
        if player.counters:
            board.with_counters.append(player)
    objects = game.objects
    for entity in game.battlefield:
        thing = objects[entity]
        if thing.phased_out:
            continue
        values = characteristics(game, entity)
        seen = (entity, thing, values)
        types = values.types
        if CardType.CREATURE in types:
            board.creatures.append(seen)
            if thing.damage or thing.deathtouched:
                board.damaged.append(seen)
        if CardType.PLANESWALKER in types:
            board.planeswalkers.append(seen)
        if CardType.BATTLE in types:
            board.battles.append(seen)
        if CardType.ENCHANTMENT in types and values.subtypes:
            if "Aura" in values.subtypes:
                board.auras.append(seen)
            if "Saga" in values.subtypes:
                board.sagas.append(seen)
        if values.supertypes:
            if Supertype.LEGENDARY in values.supertypes:
                board.legends.append(seen)
            if Supertype.WORLD in values.supertypes:
                board.worlds.append(seen)
        if thing.attached_to is not None:
            board.attached.append(seen)
        if thing.counters:
            board.counted.append(seen)
        if not values.keywords.isdisjoint(_NOTICED):
            if START_YOUR_ENGINES in values.keywords:
                board.engines.append(seen)
            if not values.keywords.isdisjoint(_BOUND):
                board.bound.append(seen)
    return board


_BOUND = frozenset({"daybound", "nightbound"})
_NOTICED = _BOUND | {START_YOUR_ENGINES}


def _turned(game: Game, board: Board) -> Board:
    """702.145c, d: what is bound to day or night shows the right face before anything is checked."""
    if not board.bound:
        return board
    from rulesengine.game.day_and_night import keep

    before = game.journal.ticks
    keep(game)
    return board if game.journal.ticks == before else survey(game)


def check_state_based_actions(game: Game) -> bool:
    """Perform them until none applies; whether any was performed (704.3)."""
    acted = False
    if game.caches.get("settled") == game.journal.ticks:
        return False  # nothing has changed since none applied
    while not game.over:
        end_effects_of_gone_sources(game)
        end_pairs(game)
        if game.returning:
            return_cards(game)
        do_any_time(game)
        exile_abandoned(game)
        board = game.caches["board"] = _turned(game, survey(game))
        points = game.rules.points
        events: list[e.Event] = []
        for action, concerned in ACTIONS:
            if concerned is None or getattr(board, concerned):
                events.extend(points[action](game))
        walked = game.planechase and game.rules["phenomenon_leaves"](game)
        if not events and not walked:
            game.caches["settled"] = game.journal.ticks
            break
        before = game.journal.ticks
        happened = happen(game, events)
        if not happened and not walked and game.journal.ticks == before:
            break  # all that applies can't happen (101.2): checking again changes nothing
        acted = True
        leave_losers(game)
        if len(game.log) > game.limits.log - 50:
            break
    return acted


def on_board(game: Game) -> Board:
    """What was surveyed for the checks now being made."""
    board: Board = game.caches["board"]
    return board


def _graveyard(entity: EntityId, number: str) -> e.ZoneChange:
    return e.ZoneChange(object=entity, to=Zone.GRAVEYARD, reason="die", rules=(number,))


@rule("704.5a")
def zero_life(game: Game) -> Events:
    for player in game.players:
        if player.life <= 0 and not player.lost and not player.left:
            yield e.LosesGame(player=player.id, why="life", rules=("704.5a",))


@rule("704.5b")
def empty_library(game: Game) -> Events:
    for player in game.players:
        if player.drew_from_empty and not player.left:
            player.drew_from_empty = False
            if not player.lost:
                yield e.LosesGame(player=player.id, why="library", rules=("704.5b",))


@rule("704.5c")
def ten_poison(game: Game) -> Events:
    for player in game.players:
        if player.counters.get("poison", 0) >= 10 and not player.lost and not player.left:
            yield e.LosesGame(player=player.id, why="poison", rules=("704.5c",))


@rule("704.5d")
def stray_tokens(game: Game) -> Events:
    """A token outside the battlefield ceases to exist; so does a copy of a card (704.5e)."""
    strays = game.strays
    if strays:
        game.strays = ()
    for entity in strays:
        thing = game.objects[entity]
        if thing.became is None and thing.zone not in (Zone.BATTLEFIELD, Zone.STACK, Zone.NOWHERE):
            number = "704.5d" if thing.token else "704.5e"
            yield e.ZoneChange(object=entity, to=Zone.NOWHERE, reason="cease", rules=(number,))


@rule("704.5f")
def zero_toughness(game: Game) -> Events:
    for entity, _, values in on_board(game).creatures:
        if values.toughness is not None and values.toughness <= 0:
            yield _graveyard(entity, "704.5f")


@rule("704.5g")
def lethally_damaged(game: Game) -> Events:
    for entity, thing, values in on_board(game).damaged:
        if 0 < (values.toughness or 0) <= thing.damage:
            yield e.Destroy(object=entity, rules=("704.5g",))


@rule("704.5h")
def deathtouch_damage(game: Game) -> Events:
    for entity, thing, values in on_board(game).damaged:
        if thing.deathtouched:
            thing.deathtouched = False
            if thing.damage < (values.toughness or 0):
                yield e.Destroy(object=entity, rules=("704.5h", "702.2b"))


@rule("704.5i")
def zero_loyalty(game: Game) -> Events:
    for entity, thing, _ in on_board(game).planeswalkers:
        if not thing.counters.get("loyalty"):
            yield _graveyard(entity, "704.5i")


@rule("704.5j")
def legend_rule(game: Game) -> Events:
    """Two or more legendary permanents with the same name: their controller keeps one."""
    if len(on_board(game).legends) < 2:
        return
    groups: dict[tuple[EntityId, str], list[EntityId]] = {}
    for entity, _, values in on_board(game).legends:
        if values.name and not _exempt(game, entity):
            groups.setdefault((values.controller, values.name), []).append(entity)
    for (player, _), members in groups.items():
        if len(members) < 2 or player_cant(game, player, NO_LEGEND_RULE):
            continue
        decision = ChooseObjects(
            player=player, question="legend rule: which to keep", rules=("704.5j",),
            options=tuple(members),
        )  # fmt: skip
        kept = choose_objects(game, decision)
        for entity in members:
            if entity not in kept:
                yield _graveyard(entity, "704.5j")


def _exempt(game: Game, entity: EntityId) -> bool:
    """Whether the legend rule doesn't apply to it."""
    return any(
        effect.what is None or denotes(game, effect.what, entity, context)
        for effect, context in static_effects(game, NoLegendRule)
    )


@rule("704.5k")
def world_rule(game: Game) -> Events:
    """All but the newest of the world permanents go; where several are the newest, all of them."""
    worlds = on_board(game).worlds
    if len(worlds) > 1:
        newest = max(thing.moment for _, thing, _ in worlds)
        tied = sum(thing.moment == newest for _, thing, _ in worlds) > 1
        for entity, thing, _ in worlds:
            if tied or thing.moment < newest:
                yield _graveyard(entity, "704.5k")


@rule("704.5m")
def loose_auras(game: Game) -> Events:
    """An Aura attached to something illegal, or to nothing, goes to its owner's graveyard."""
    for entity, thing, _ in on_board(game).auras:
        if thing.attached_to is None or not may_attach(game, entity, thing.attached_to):
            if "bestow" not in thing.designations:
                yield _graveyard(entity, "704.5m")
            elif thing.attached_to is None:
                thing.designations = thing.designations - {"bestow"}
            else:  # 702.103f: it becomes unattached and ceases to be bestowed
                yield e.Unattach(object=entity, off=thing.attached_to, rules=("702.103f",))


@rule("704.5n")
def loose_equipment(game: Game) -> Events:
    """Equipment on something illegal becomes unattached; so does anything else (704.5p)."""
    for entity, thing, values in on_board(game).attached:
        if "Aura" in values.subtypes and CardType.ENCHANTMENT in values.types:
            continue
        if thing.attached_to is not None and not may_attach(game, entity, thing.attached_to):
            yield e.Unattach(object=entity, off=thing.attached_to, rules=("704.5n",))


@rule("704.5q")
def counters_annihilate(game: Game) -> Events:
    for entity, thing, _ in on_board(game).counted:
        pairs = min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0))
        if pairs:
            yield e.RemoveCounters(off=entity, kind="+1/+1", count=pairs, rules=("704.5q",))
            yield e.RemoveCounters(off=entity, kind="-1/-1", count=pairs, rules=("704.5q",))


@rule("704.5r")
def too_many_counters(game: Game) -> Events:
    """What can't have more than so many counters of a kind loses those past that."""
    for entity, thing, values in on_board(game).counted:
        for change, _ in values.changes:
            if isinstance(change, Cant) and change.what == CANT_HAVE_MORE_COUNTERS:
                kind = change.kind or ""
                surplus = thing.counters.get(kind, 0) - (change.most or 0)
                if surplus > 0:
                    yield e.RemoveCounters(off=entity, kind=kind, count=surplus, rules=("704.5r",))


@rule("704.5s")
def finished_sagas(game: Game) -> Events:
    """A Saga with its last lore counter, whose chapter ability is not waiting, is sacrificed."""
    for entity, thing, values in on_board(game).sagas:
        last = final_chapter(values)
        if not last or thing.counters.get("lore", 0) < last:
            continue
        waiting = any(game.objects[s].source == entity for s in game.stack)
        if not waiting and not any(p.source == entity for p in game.pending):
            yield e.Sacrifice(object=entity, player=values.controller, rules=("704.5s",))


@rule("704.5v")
def zero_defense(game: Game) -> Events:
    for entity, thing, _ in on_board(game).battles:
        if not thing.counters.get("defense"):
            yield _graveyard(entity, "704.5v")


@rule("704.5y")
def older_roles(game: Game) -> Events:
    """Of several Roles one player controls on one permanent only the newest stays."""
    newest: dict[tuple[EntityId, EntityId], GameObject] = {}
    for _, thing, values in on_board(game).auras:
        if "Role" not in values.subtypes or thing.attached_to is None:
            continue
        place = (values.controller, thing.attached_to)
        other = newest.get(place)
        older, newest[place] = sorted((other or thing, thing), key=lambda role: role.timestamp)
        if other is not None:
            yield _graveyard(older.id, "704.5y")


@rule("704.5z")
def engines_started(game: Game) -> Iterator[e.Event]:
    """A player with start your engines! and no speed has speed 1."""
    players = dict.fromkeys(values.controller for _, _, values in on_board(game).engines)
    for player in players:
        if not game.player(player).speed:
            yield e.Designated(entity=player, name="speed", rules=("704.5z",))


ACTIONS: tuple[tuple[str, str | None], ...] = (
    ("zero_life", None),
    ("empty_library", None),
    ("ten_poison", "with_counters"),
    ("stray_tokens", "strays"),
    ("zero_toughness", "creatures"),
    ("lethally_damaged", "damaged"),
    ("deathtouch_damage", "damaged"),
    ("zero_loyalty", "planeswalkers"),
    ("legend_rule", "legends"),
    ("world_rule", "worlds"),
    ("loose_auras", "auras"),
    ("loose_equipment", "attached"),
    ("counters_annihilate", "counted"),
    ("too_many_counters", "counted"),
    ("finished_sagas", "sagas"),
    ("zero_defense", "battles"),
    ("older_roles", "auras"),
    ("engines_started", "engines"),
)
"""Names of the rule points, checked in this order, each with the part of the board it is about."""
