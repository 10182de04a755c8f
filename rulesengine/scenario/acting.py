"""Taking an action of the script: from its names to what the game is asked to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction, RulesEngineError
from rulesengine.game import activating, casting, leaving, playing, special, turns
from rulesengine.game.deciding import interchangeable
from rulesengine.ir.words import Step
from rulesengine.scenario import places
from rulesengine.scenario.ability_naming import abilities_meant
from rulesengine.scenario.actions import Action, Verb
from rulesengine.scenario.intents import intents
from rulesengine.scenario.moving import give_priority, resolve_top

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.agent import ScriptAgent
    from rulesengine.scenario.naming import Names

MOST_TRIES = 100
"""Readings of an action's names tried, in order, before it counts as illegal."""

_NEEDS_PRIORITY = frozenset({Verb.CAST, Verb.ACTIVATE, Verb.PLAY, Verb.SPECIAL})


class UnknownName(RulesEngineError):
    """A name in the script that nothing in the game has ever had."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"nothing is named {self.name}"


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

    def _cast(self, action: Action, player: EntityId) -> None:
        game = self.game
        cards = self._candidates(action, action.subject, places.castable(game, player))
        self._first_legal(
            action,
            action.subject,
            (
                (card, partial(casting.cast, game, player, card, intent))
                for card in cards
                for intent in intents(self.names, player, action)
            ),
            cards,
        )

    def _activate(self, action: Action, player: EntityId) -> None:
        game = self.game
        objects = self._candidates(action, action.subject, places.activatable(game, player))
        chosen = [
            (thing, place)
            for thing in objects
            for place in abilities_meant(game, thing, action.ability)
        ]
        if not chosen:
            reason = f"{action.subject} has no such ability: {action.ability}"
            raise IllegalAction(action, ("602.1",), reason)
        self._first_legal(
            action,
            action.subject,
            (
                (thing, partial(activating.activate, game, player, thing, place, intent))
                for thing, place in chosen
                for intent in intents(self.names, player, action)
            ),
            objects,
        )

    def _play(self, action: Action, player: EntityId) -> None:
        game = self.game
        cards = self._candidates(action, action.subject, places.castable(game, player))
        self._first_legal(
            action,
            action.subject,
            ((c, partial(playing.play_land, game, player, c, action.face)) for c in cards),
            cards,
        )

    def _special(self, action: Action, player: EntityId) -> None:
        game, name, named = self.game, action.subject, action.object
        anywhere = places.special(game, player)
        if named is None and any(self.names.fitting(name, tier) for tier in anywhere):
            name, named = "", name
        objects: list[EntityId | None] = [None]
        if named is not None:
            objects = [*self._candidates(action, named, anywhere)]
        self._first_legal(
            action,
            named or name,
            (
                (thing, partial(special.take, game, player, name, thing, intent))
                for thing in objects
                for intent in intents(self.names, player, action)
            ),
            [thing for thing in objects if thing is not None],
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

    def _candidates(
        self, action: Action, name: str, tiers: list[tuple[EntityId, ...]]
    ) -> list[EntityId]:
        """What a name can mean, likelier places first; an error where it means nothing."""
        found: list[EntityId] = []
        for tier in tiers:
            found.extend(self.names.fitting(name, tier))
        if not found:
            if not self.names.known(name):
                raise UnknownName(name)
            by = self.game.name_of(self.player_of(action))
            raise IllegalAction(action, (), f"{by} has no {name} to {action.verb}")
        return found

    def _first_legal(
        self,
        action: Action,
        name: str,
        tries: Iterator[tuple[EntityId | None, Callable[[], object]]],
        among: list[EntityId],
    ) -> None:
        """The first reading of the names that is legal; else why the first was not."""
        refused: IllegalAction | None = None
        for thing, attempt in islice(tries, MOST_TRIES):
            alike = len(among) < 2 or thing is None or self._alike(thing, among)
            try:
                attempt()
            except IllegalAction as error:
                refused = refused or error
                continue
            if not alike:
                self.names.ambiguous[name] = None
            return
        if refused is None:
            raise IllegalAction(action, (), "a target named is not there")
        raise refused

    def _alike(self, thing: EntityId, among: list[EntityId]) -> bool:
        """Whether those that would come after it, in the same zone, are the same to the players."""
        objects = self.game.objects
        zone = objects[thing].zone
        later = among[among.index(thing) :]
        return interchangeable(self.game, tuple(o for o in later if objects[o].zone is zone))
