"""Small positions for tests: two or more players, permanents made of keywords, scripted answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesengine.cards.definition import Face
from rulesengine.game.decisions import Decision, Divide
from rulesengine.game.game import Game
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.rules import CURRENT_RULES, RuleTable
from rulesengine.ir.abilities import Ability, KeywordAbility, StaticAbility
from rulesengine.ir.changes import Change
from rulesengine.ir.refs import Itself
from rulesengine.ir.statics import Changes
from rulesengine.ir.words import CardType, Color, Step, Zone

ANNA, NICOLE, PETRA = 1, 2, 3


class Script:
    """An agent that answers from lists; a division is taken if it is legal."""

    def __init__(self) -> None:
        self.attack: Mapping[EntityId, EntityId] | None = None
        self.block: dict[EntityId, Mapping[EntityId, tuple[EntityId, ...]]] = {}
        self.exert: frozenset[EntityId] = frozenset()
        self.answers: list[Any] = []
        self.asked: list[Decision] = []

    def answer(self, game: Game, decision: Decision) -> Any:
        self.asked.append(decision)
        for position, answer in enumerate(self.answers):
            if isinstance(decision, Divide) and decision.legal is not None:
                if decision.legal(answer) is not None:
                    continue
            return self.answers.pop(position)
        return None

    def attackers(self, game: Game, player: EntityId) -> Mapping[EntityId, EntityId] | None:
        return self.attack

    def exerted(self, game: Game, player: EntityId) -> frozenset[EntityId]:
        return self.exert

    def blockers(
        self, game: Game, player: EntityId
    ) -> Mapping[EntityId, tuple[EntityId, ...]] | None:
        return self.block.get(player)

    def coin(self, game: Game) -> bool:
        return True

    def die(self, game: Game, sides: int) -> int:
        return 1

    def planar_die(self, game: Game) -> str:
        return "blank"


class Board:
    """A game in Anna's combat, and short ways to put things on the battlefield."""

    def __init__(self, players: int = 2, rules: RuleTable = CURRENT_RULES) -> None:
        self.script = Script()
        self.game = Game(("Anna", "Nicole", "Petra")[:players], self.script, rules)
        self.game.step = Step.DECLARE_ATTACKERS

    def creature(
        self,
        controller: EntityId,
        size: str = "2/2",
        *keywords: str | Ability,
        colors: tuple[Color, ...] = (),
        types: tuple[CardType, ...] = (),
        changes: tuple[Change, ...] = (),
    ) -> EntityId:
        power, toughness = map(int, size.split("/"))
        own = tuple(KeywordAbility(k) if isinstance(k, str) else k for k in keywords)
        if changes:
            own += (StaticAbility(Changes(Itself(), changes)),)
        return self.permanent(
            controller,
            Face(
                name=f"{size} {' '.join(k for k in keywords if isinstance(k, str))}".strip(),
                types=frozenset({CardType.CREATURE, *types}),
                colors=frozenset(colors),
                power=power,
                toughness=toughness,
                abilities=own,
            ),
        )

    def land(self, controller: EntityId, land_type: str) -> EntityId:
        face = Face(
            name=land_type, types=frozenset({CardType.LAND}), subtypes=frozenset({land_type})
        )
        return self.permanent(controller, face)

    def planeswalker(self, controller: EntityId, loyalty: int) -> EntityId:
        face = Face(name="Walker", types=frozenset({CardType.PLANESWALKER}), loyalty=loyalty)
        made = self.permanent(controller, face)
        self.thing(made).counters = {"loyalty": loyalty}
        return made

    def permanent(self, controller: EntityId, face: Face) -> EntityId:
        thing = self.game.new_object(face, controller, Zone.BATTLEFIELD)
        self.game.battlefield = (*self.game.battlefield, thing.id)
        return thing.id

    def thing(self, entity: EntityId) -> GameObject:
        return self.game.objects[entity]

    def attacking(self, *attackers: EntityId, target: EntityId = NICOLE) -> None:
        """Put creatures into combat as they are once declared."""
        from rulesengine.game.combat import start_attacking

        for attacker in attackers:
            start_attacking(self.game, attacker, target)
        self.game.step = Step.DECLARE_BLOCKERS

    def blocking(self, *pairs: tuple[EntityId, EntityId]) -> None:
        from rulesengine.game.combat import add_block

        for blocker, attacker in pairs:
            add_block(self.game, blocker, attacker)
        self.game.step = Step.COMBAT_DAMAGE
