"""How many attack requirements a declaration obeys, and how many one could (508.1d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from rulesengine.game import restrictions as words
from rulesengine.game.context import Context
from rulesengine.game.continuous import ContinuousEffect
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.vocabulary import acts_on
from rulesengine.ir.changes import Must
from rulesengine.ir.words import Duration

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Requirement = Callable[[EntityId], bool]
"""Whether attacking this defender obeys it."""


class Requirements:
    """The requirements on the active player's creatures.

    `choices` is what each creature could attack at no cost; nobody is ever required to pay.
    """

    def __init__(
        self, game: Game, choices: Mapping[EntityId, tuple[EntityId, ...]] | None = None
    ) -> None:
        self.game = game
        self.choices = choices or {}
        self.limit = words.most_creatures(game, game.active, words.ATTACK_WITH_MORE)
        self.of: dict[EntityId, tuple[Requirement, ...]] = {}
        for entity in game.battlefield:
            found = tuple(_requirements(game, entity))
            if found:
                self.of[entity] = found

    def __bool__(self) -> bool:
        return bool(self.of)

    def obeyed(self, declared: Mapping[EntityId, EntityId]) -> int:
        """The number of requirements a declaration obeys."""
        return sum(self.worth(attacker, defender) for attacker, defender in declared.items())

    def worth(self, attacker: EntityId, defender: EntityId) -> int:
        return sum(1 for obeys in self.of.get(attacker, ()) if obeys(defender))

    def most(self) -> int:
        """The greatest number that can be obeyed without disobeying a restriction."""
        gains = self._gains()
        best = sorted(gains.values(), reverse=True)[: self.limit]
        together = sum(best) if len(best) > 1 else 0
        alone = [gain for attacker, gain in gains.items() if not self._not_alone(attacker)]
        return max(together, max(alone, default=0)) if best else 0

    def least_declaration(self) -> dict[EntityId, EntityId] | None:
        """The declaration in which only those attack that must; None where there are several."""
        declared: dict[EntityId, EntityId] = {}
        for attacker, gain in self._gains().items():
            if not gain:
                continue
            best = [d for d in self.choices[attacker] if self.worth(attacker, d) == gain]
            if len(best) > 1:
                return None
            declared[attacker] = best[0]
        if self.limit is not None and len(declared) > self.limit:
            return None
        if len(declared) == 1 and self._not_alone(next(iter(declared))):
            return self._joined(declared)
        return declared

    def _joined(self, declared: dict[EntityId, EntityId]) -> dict[EntityId, EntityId] | None:
        """With the only other creature that could attack along; {} where there is none."""
        others = [(a, d) for a, all_ in self.choices.items() if a not in declared for d in all_]
        if not others:
            return {}
        return {**declared, **dict(others)} if len(others) == 1 else None

    def _gains(self) -> dict[EntityId, int]:
        """For each creature that can attack, the most of its own requirements it can obey."""
        return {
            attacker: max(self.worth(attacker, defender) for defender in possible)
            for attacker, possible in self.choices.items()
            if possible
        }

    def _not_alone(self, attacker: EntityId) -> bool:
        return any(True for _ in words.forbidding(self.game, attacker, words.CANT_ATTACK_ALONE))


def _requirements(game: Game, entity: EntityId) -> Iterator[Requirement]:
    for _ in words.changes_of(game, entity, Must, words.MUST_ATTACK):
        yield _anyone
    for must, context in words.changes_of(game, entity, Must, words.MUST_ATTACK_PLAYER):
        yield _one_of(game, must, context)
    for goader in goaded_by(game, entity):  # 701.15b: two requirements for each player
        yield _anyone
        yield _other_than(goader)


GOADED = acts_on(Must, "goaded")
NOBODY_KNOWN: EntityId = 0
"""Who goaded a creature that a position just says is goaded."""


def goaded_by(game: Game, entity: EntityId) -> tuple[EntityId, ...]:
    """The players who goaded a creature, each once (701.15c–d)."""
    found = [context.controller for _, context in words.changes_of(game, entity, Must, GOADED)]
    if "goaded" in game.objects[entity].designations:
        found.append(NOBODY_KNOWN)
    return tuple(dict.fromkeys(found))


def goad(game: Game, player: EntityId, creatures: tuple[EntityId, ...], source: EntityId) -> None:
    """Creatures are goaded until the player's next turn (701.15a); twice by one is once (701.15d)."""
    for creature in creatures:
        if player in goaded_by(game, creature):
            continue
        effect = ContinuousEffect(
            timestamp=game.tick(),
            context=Context(source, player),
            duration=Duration.YOUR_NEXT_TURN,
            affected=(creature,),
            changes=(Must("goaded"),),
            turn=game.turn,
        )
        game.effects = (*game.effects, effect)
        name = game.name_of(creature)
        game.note("designate", ("701.15a",), entity=name, entity_id=creature, name="goaded")


def _anyone(_: EntityId) -> bool:
    return True


def _other_than(goader: EntityId) -> Requirement:
    def obeys(defender: EntityId) -> bool:
        return defender != goader and is_player(defender)

    return obeys


def _one_of(game: Game, must: Must, context: Context) -> Requirement:
    from rulesengine.game.references import denoted

    if must.reference is None:
        return _anyone
    return frozenset(denoted(game, must.reference, context)).__contains__
