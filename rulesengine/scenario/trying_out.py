"""Every ability of a card run once in a small position: what goes wrong in the engine itself is told.

A card whose words all have a meaning may still meet an error of ours as it is played. So the card is
cast, enters, has each ability activated, attacks, is there through two turns and dies, by players who
give any legal answer. That the rules forbid a thing, or that a choice stays open, is no error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING

from rulesengine.cards.compiled import CompiledCards
from rulesengine.cards.facts import CardFacts
from rulesengine.errors import IllegalAction, NeedsChoice, NotUnderstood, RulesEngineError
from rulesengine.game import activating, casting, turns
from rulesengine.game import events as e
from rulesengine.game import support as support  # refuses cards with words nothing acts on
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.ir.abilities import ActivatedAbility
from rulesengine.ir.words import PERMANENT_TYPES, CardType, Step, Zone
from rulesengine.oracle.cards import compile_card
from rulesengine.oracle.coverage import CardCoverage, coverage
from rulesengine.scenario.any_answer import AnyAnswer
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.position import set_up

if TYPE_CHECKING:
    from rulesengine.cards.definition import CardDefinition
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

OURS, THEIRS = 1, 2
MOST_PASSES = 120
WAITED = (Step.PRECOMBAT_MAIN, Step.END)
MANA = tuple("WUBRGC") * 6
KINDS = {
    "Trial Bear": {
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Bear",
        "power": "2",
        "toughness": "2",
    },
    "Trial Soldier": {"type_line": "Creature — Human Soldier", "power": "1", "toughness": "1"},
    "Trial Relic": {"mana_cost": "{1}", "type_line": "Artifact"},
    "Trial Rite": {"mana_cost": "{B}", "type_line": "Enchantment"},
    "Trial Shock": {"mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Draw a card."},
    "Trial Field": {"type_line": "Land"},
}
CARDS = [{"name": name, **facts} for name, facts in KINDS.items()]
NAMES = list(KINDS)
CARDS_HELD = {"hand": NAMES, "graveyard": NAMES, "library": NAMES}
SIDES = {
    "Ours": {
        "battlefield": ["Trial Bear", "Trial Relic", "Trial Rite", "Trial Field"],
        **CARDS_HELD,
    },
    "Theirs": {"battlefield": ["Trial Bear", "Trial Relic", "Trial Field"], **CARDS_HELD},
}


class _NoFacts:
    def get(self, name: str) -> CardFacts | None:
        return None


@cache
def _position() -> Game:
    """A board with a card of every kind in every zone of both players."""
    scenario = {
        "scenario": 1,
        "id": "trial",
        "players": SIDES,
        "cards": CARDS,
    }
    game, _agent, _names = set_up(from_mapping(scenario), CompiledCards(_NoFacts()))
    game.__dict__["agent"] = AnyAnswer()
    turns.start(game)
    return game


def coverage_tried(facts: CardFacts) -> CardCoverage:
    """What the compiler makes of a card; where it understands all of it, what trying it out shows."""
    covered = coverage(facts)
    wrong = errors_of(compile_card(facts)) if covered.understood else ()
    return CardCoverage(facts.name, False, wrong) if wrong else covered


def errors_of(card: CardDefinition) -> tuple[str, ...]:
    """What went wrong in the engine as the card was tried, each once."""
    if not card.faces[0].types & (PERMANENT_TYPES | {CardType.INSTANT, CardType.SORCERY}):
        return ()
    found: dict[str, None] = {}
    game = _position()
    for part in _parts(card):
        try:
            with game.attempt() as attempt:
                attempt.undo()
                part(game)
        except NotUnderstood as error:
            found[error.clause] = None
        except RulesEngineError:
            continue
        except Exception as error:
            found[f"internal error: {type(error).__name__}: {error}"] = None
    return tuple(found)


def _parts(card: CardDefinition) -> Iterator[Callable[[Game], None]]:
    yield partial(_cast, card)
    for place, face in enumerate(card.faces):
        if not face.types & PERMANENT_TYPES:
            continue
        for happening in (_live, _fight, _activate):
            yield partial(_there, card, place, happening)


def _held(game: Game, card: CardDefinition, zone: Zone) -> EntityId:
    thing = game.new_object(card.faces[0], OURS, zone, card)
    player = game.player(OURS)
    if zone is Zone.HAND:
        player.hand = (*player.hand, thing.id)
    player.pool = MANA
    return thing.id


def _cast(card: CardDefinition, game: Game) -> None:
    casting.cast(game, OURS, _held(game, card, Zone.HAND))
    _settle(game)


def _there(
    card: CardDefinition, place: int, happening: Callable[[Game, EntityId], None], game: Game
) -> None:
    happening(game, _enter(game, card, place))


def _enter(game: Game, card: CardDefinition, place: int) -> EntityId:
    held = _held(game, card, Zone.HAND)
    event = e.ZoneChange(object=held, to=Zone.BATTLEFIELD, controller=OURS, transformed=place > 0)
    happen(game, [event])
    turns.give_priority(game, OURS)
    _settle(game)
    return event.became or held


def _activate(game: Game, thing: EntityId) -> None:
    """Each activated ability of it, one after another, from the same position."""
    game.objects[thing].sick_for = None
    game.player(OURS).pool = MANA
    for place, held in enumerate(characteristics(game, thing).abilities):
        if isinstance(held.ability, ActivatedAbility):
            with suppress(IllegalAction, NeedsChoice), game.attempt() as attempt:
                attempt.undo()
                activating.activate(game, OURS, thing, place)
                _settle(game)


def _live(game: Game, thing: EntityId) -> None:
    """What may trigger it happens, turns go by, and it dies."""
    _witness(game, thing)
    _wait(game, thing)


def _witness(game: Game, thing: EntityId) -> None:
    """What may trigger it happens, all at once: to players, to it, and to what else is there."""
    other, theirs = _of(game, "Trial Bear", OURS), _of(game, "Trial Bear", THEIRS)
    all_at_once = [
        e.GainLife(player=OURS, amount=1),
        e.LoseLife(player=THEIRS, amount=1),
        e.Draw(player=OURS),
        e.PutCounters(on=thing, kind="+1/+1", count=1, by=OURS),
        e.Tap(object=thing),
        e.Damage(source=theirs, to=thing, amount=1),
        e.Sacrifice(object=other, player=OURS),
        e.Destroy(object=theirs),
        *(e.Discard(object=card, player=THEIRS) for card in game.player(THEIRS).hand[:1]),
    ]
    happen(game, all_at_once)
    turns.give_priority(game, game.active)
    for card in [o for o in game.player(OURS).hand if _named(game, o, "Trial Shock")][:1]:
        casting.cast(game, OURS, card)
    _settle(game)


def _fight(game: Game, thing: EntityId) -> None:
    """A creature attacks and is blocked."""
    agent = game.agent
    assert isinstance(agent, AnyAnswer)
    if CardType.CREATURE not in characteristics(game, thing).types:
        return
    game.objects[thing].sick_for = None
    agent.attacking = {thing: THEIRS}
    agent.blocking = {_of(game, "Trial Bear", THEIRS): (thing,)}
    try:
        _pass_to(game, Step.POSTCOMBAT_MAIN)
    finally:
        agent.attacking = agent.blocking = None


def _wait(game: Game, thing: EntityId) -> None:
    """It is there through the end and the beginning of each player's turn, and dies."""
    for _ in ("theirs", "ours"):
        game.steps_left = tuple(step for step in game.steps_left if step in WAITED)
        _pass_to(game, Step.UPKEEP)
        _settle(game)
    if game.objects[thing].became is None:
        happen(game, [e.Destroy(object=thing)])
        turns.give_priority(game, game.active)
        _settle(game)


def _of(game: Game, name: str, player: EntityId) -> EntityId:
    """A permanent of the position; where it is gone, any other of its owner, or there is nothing to try."""
    owned = [o for o in game.battlefield if game.objects[o].owner == player]
    named = [o for o in owned if _named(game, o, name)]
    for entity in (*named, *owned):
        return entity
    raise IllegalAction(None, (), "nothing of the position is left")


def _named(game: Game, entity: EntityId, name: str) -> bool:
    return game.objects[entity].face.name == name


def _pass_to(game: Game, step: Step) -> None:
    begun = (game.turn, game.step)
    for _ in range(MOST_PASSES):
        if game.over or (game.step is step and (game.turn, step) != begun):
            return
        turns.pass_priority(game)


def _settle(game: Game) -> None:
    for _ in range(MOST_PASSES):
        if game.over or not game.stack:
            return
        turns.pass_priority(game)
