"""Taking an action of the script: from its names to what the game is asked to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import activating, casting, leaving, playing, special, turns
from rulesengine.game.deciding import interchangeable
from rulesengine.ir.words import Step
from rulesengine.scenario import places
from rulesengine.scenario.ability_naming import abilities_meant
from rulesengine.scenario.actions import Action, Verb
from rulesengine.scenario.intents import intents
from rulesengine.scenario.moving import give_priority, resolve_top
from rulesengine.scenario.naming import UnknownName

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.agent import ScriptAgent
    from rulesengine.scenario.naming import Names

MOST_TRIES = 100
"""Readings of an action's names tried, in order, before it counts as illegal."""

Try = tuple["EntityId | None", "list[EntityId]", Callable[[], object]]
_NEEDS_PRIORITY = frozenset({Verb.CAST, Verb.ACTIVATE, Verb.PLAY, Verb.SPECIAL})


class Acting:
    """Takes actions in one game."""

    def __init__(self, game: Game, agent: ScriptAgent, names: Names) -> None:
        self.game = game
        self.agent = agent
        self.names = names
        self.players = {player.name: player.id for player in game.players}

    def player_of(self, action: Action) -> EntityId:
        """Who takes an action: the active player, where it does not say."""
        return self.game.active if action.by is None else self.players[action.by]

    def take(self, action: Action) -> None:
        """Take an action now; IllegalAction where the rules forbid it."""
        player = self.player_of(action)
        if action.verb in _NEEDS_PRIORITY:
            give_priority(self.game, player)
            if self.game.over:
                return
        match action.verb:
            case Verb.CAST:
                self._cast(action, player)
            case Verb.ACTIVATE:
                self._activate(action, player)
            case Verb.PLAY:
                self._play(action, player)
            case Verb.SPECIAL:
                self._special(action, player)
            case Verb.ATTACK:
                self._attack(action, player)
            case Verb.BLOCK:
                self._block({player: action})
            case Verb.RESOLVE:
                resolve_top(self.game, action.count)
            case Verb.CONCEDE:
                leaving.concede(self.game, player)
                if not self.game.over:
                    turns.give_priority(self.game, self.game.priority or self.game.active)

    def _cast(self, action: Action, player: EntityId) -> None:
        game = self.game
        tiers = places.castable(game, player)
        self._first_legal(
            action,
            (
                (card, alike, partial(casting.cast, game, player, card, intent))
                for card, alike in self._meant(action, action.subject, tiers)
                for intent in intents(self.names, player, action)
            ),
        )

    def _activate(self, action: Action, player: EntityId) -> None:
        game = self.game
        tiers = places.activatable(game, player)
        self._first_legal(
            action,
            (
                (thing, alike, partial(activating.activate, game, player, thing, place, intent))
                for thing, alike in self._meant(action, action.subject, tiers)
                for place in abilities_meant(game, thing, action.ability)
                for intent in intents(self.names, player, action)
            ),
        )

    def _play(self, action: Action, player: EntityId) -> None:
        game = self.game
        tiers = places.castable(game, player)
        self._first_legal(
            action,
            (
                (card, alike, partial(playing.play_land, game, player, card, action.face))
                for card, alike in self._meant(action, action.subject, tiers)
            ),
        )

    def _special(self, action: Action, player: EntityId) -> None:
        game, name, named = self.game, action.subject, action.object
        tiers = places.special(game, player)
        if named is None and any(self.names.fitting(name, tier) for tier in tiers):
            name, named = "", name
        objects: Iterator[tuple[EntityId | None, list[EntityId]]] = iter([(None, [])])
        if named is not None:
            objects = self._meant(action, named, tiers)
        self._first_legal(
            action,
            (
                (thing, alike, partial(special.take, game, player, name, thing, intent))
                for thing, alike in objects
                for intent in intents(self.names, player, action)
            ),
        )

    def _attack(self, action: Action, player: EntityId) -> None:
        if player != self.game.active:
            reason = "only the active player declares attackers"
            raise IllegalAction(action, ("508.1",), reason)
        self.agent.declare_attack(player, action)
        self._move_within_turn(action, Step.DECLARE_ATTACKERS, "508.1")
        self.agent.declare_attack(player, None)

    def block(self, blocks: dict[EntityId, Action]) -> None:
        """Declare the blockers of several players at once (802.4)."""
        self._block(blocks)

    def _block(self, blocks: dict[EntityId, Action]) -> None:
        action = next(iter(blocks.values()))
        if self.game.active in blocks:
            reason = "only a defending player declares blockers"
            raise IllegalAction(action, ("509.1",), reason)
        self.agent.declare_blocks(blocks)
        self._move_within_turn(action, Step.DECLARE_BLOCKERS, "509.1")
        self.agent.declare_blocks({})

    def _move_within_turn(self, action: Action, step: Step, rule: str) -> None:
        """Move on to the next such step of this turn; that there is none makes it illegal."""
        game = self.game
        turn, begun = game.turn, False
        while not game.over:
            former = game.step
            turns.pass_priority(game)
            if game.turn != turn:
                break
            begun = game.step is step and (former is not step)
            if begun:
                return
        if not game.over:
            raise IllegalAction(action, (rule,), f"there is no {step} step any more this turn")

    def _meant(
        self, action: Action, name: str, tiers: places.Tiers
    ) -> Iterator[tuple[EntityId, list[EntityId]]]:
        """What a name can mean, likelier places first, each with all it can mean in its place."""
        nothing = True
        for tier in tiers:
            found = self.names.fitting(name, tier) if tier else []
            for entity in found:
                nothing = False
                yield entity, found
        if nothing:
            if not self.names.known(name):
                raise UnknownName(name)
            by = self.game.name_of(self.player_of(action))
            raise IllegalAction(action, (), f"{by} has no {name} to {action.verb}")

    def _first_legal(self, action: Action, tries: Iterator[Try]) -> None:
        """The first reading of the names that is legal; else why the first was not."""
        refused: IllegalAction | None = None
        for thing, found, attempt in islice(tries, MOST_TRIES):
            ambiguous = thing is not None and not self._alike(thing, found)
            try:
                attempt()
            except IllegalAction as error:
                refused = refused or error
                continue
            if ambiguous:
                self.names.ambiguous[action.object or action.subject] = None
            return
        if refused is None:
            reason = f"{action.subject} has no such ability: {action.ability}"
            raise IllegalAction(action, ("602.1",), reason)
        raise refused

    def _alike(self, thing: EntityId, found: list[EntityId]) -> bool:
        """Whether those that would have been tried after it are the same to the players."""
        objects = self.game.objects
        if len(found) < 2:
            return True
        zone, later = objects[thing].zone, found[found.index(thing) :]
        return interchangeable(self.game, tuple(o for o in later if objects[o].zone is zone))
