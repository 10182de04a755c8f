"""A table to test payments on: cards by their text, put where they are needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import rulesengine.game.effects  # noqa: F401  (how instructions are carried out)
from rulesengine.cards.definition import CardDefinition
from rulesengine.cards.facts import CardFacts
from rulesengine.game.context import Context
from rulesengine.game.decisions import Decision
from rulesengine.game.game import Game
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.mana import parse
from rulesengine.game.objects import EntityId
from rulesengine.game.paying import Paid, pay
from rulesengine.ir.costs import Cost
from rulesengine.ir.words import Zone
from rulesengine.oracle.cards import compile_card

ANNA, NICOLE = 1, 2

TEXTS: Mapping[str, tuple[str, str, str]] = {
    "Plains": ("Basic Land — Plains", "", "({T}: Add {W}.)"),
    "Island": ("Basic Land — Island", "", "({T}: Add {U}.)"),
    "Swamp": ("Basic Land — Swamp", "", "({T}: Add {B}.)"),
    "Mountain": ("Basic Land — Mountain", "", "({T}: Add {R}.)"),
    "Forest": ("Basic Land — Forest", "", "({T}: Add {G}.)"),
    "Snow-Covered Forest": ("Basic Snow Land — Forest", "", "({T}: Add {G}.)"),
    "Volcanic Island": ("Land — Island Mountain", "", "({T}: Add {U} or {R}.)"),
    "Wastes": ("Basic Land", "", "{T}: Add {C}."),
    "Battlefield Forge": (
        "Land",
        "",
        "{T}: Add {C}.\n{T}: Add {R} or {W}. This land deals 1 damage to you.",
    ),
    "Mana Confluence": ("Land", "", "{T}, Pay 1 life: Add one mana of any color."),
    "Sol Ring": ("Artifact", "{1}", "{T}: Add {C}{C}."),
    "Azorius Signet": ("Artifact", "{2}", "{1}, {T}: Add {W}{U}."),
    "Gilded Lotus": ("Artifact", "{5}", "{T}: Add three mana of any one color."),
    "Lotus Petal": ("Artifact", "{0}", "{T}, Sacrifice this artifact: Add one mana of any color."),
    "Llanowar Elves": ("Creature — Elf Druid", "{G}", "{T}: Add {G}."),
    "Elvish Archdruid": (
        "Creature — Elf Druid",
        "{1}{G}{G}",
        "{T}: Add {G} for each Elf you control.",
    ),
    "Grizzly Bears": ("Creature — Bear", "{1}{G}", ""),
    "Hill Giant": ("Creature — Giant", "{3}{R}", ""),
    "Ornithopter": ("Artifact Creature — Thopter", "{0}", "Flying"),
    "Shock": ("Instant", "{R}", "Shock deals 2 damage to any target."),
    "Stoke the Flames": (
        "Instant",
        "{2}{R}{R}",
        "Convoke\nThis spell deals 4 damage to any target.",
    ),
    "Wretched Gryff": ("Creature — Eldrazi Hippogriff", "{7}", "Emerge {5}{U}\nFlying"),
    "Treasure Cruise": ("Sorcery", "{7}{U}", "Delve\nDraw three cards."),
}


@cache
def card_named(name: str) -> CardDefinition:
    kind, cost, text = TEXTS[name]
    size = "2" if "Creature" in kind else None
    return compile_card(
        CardFacts(
            name=name, type_line=kind, mana_cost=cost, oracle_text=text, power=size, toughness=size
        )
    )  # fmt: skip


class Script:
    """Answers in order; None once they are used up."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)

    def answer(self, game: Game, decision: Decision) -> Any:
        return self.answers.pop(0) if self.answers else None


class Table:
    """A game between Anna, whose turn it is, and Nicole."""

    def __init__(self, *answers: Any) -> None:
        self.game = Game(("Anna", "Nicole"), Script(*answers))  # type: ignore[arg-type]
        self.game.priority = ANNA

    def put(
        self, *names: str, zone: Zone = Zone.BATTLEFIELD, owner: EntityId = ANNA, **state: Any
    ) -> EntityId:
        """Put cards somewhere; the last one's id."""
        for name in names:
            card = card_named(name)
            thing = self.game.new_object(card.front, owner, zone, card)
            thing.__dict__.update(state)
            player = self.game.player(owner)
            match zone:
                case Zone.BATTLEFIELD:
                    self.game.battlefield = (*self.game.battlefield, thing.id)
                case Zone.HAND:
                    player.hand = (*player.hand, thing.id)
                case Zone.GRAVEYARD:
                    player.graveyard = (*player.graveyard, thing.id)
                case Zone.STACK:
                    self.game.stack = (*self.game.stack, thing.id)
        return thing.id

    def pool(self, text: str, player: EntityId = ANNA) -> None:
        self.game.player(player).pool = parse(text)

    def pay(
        self,
        mana: str = "",
        *costs: Cost,
        source: EntityId | None = None,
        intent: Intent = NO_INTENT,
        player: EntityId = ANNA,
        **more: Any,
    ) -> Paid:
        if source is None:
            source = self.put("Shock", zone=Zone.STACK, owner=player)
        context = Context(source, player)
        return pay(self.game, player, costs, context, intent, parse(mana), **more)

    def tapped(self) -> list[str]:
        """The names of tapped permanents, in order."""
        things = (self.game.objects[entity] for entity in self.game.battlefield)
        return [thing.face.name for thing in things if thing.tapped]

    def named(self, zone: Zone, player: EntityId = ANNA) -> list[str]:
        places = {
            Zone.GRAVEYARD: self.game.player(player).graveyard,
            Zone.HAND: self.game.player(player).hand,
            Zone.EXILE: self.game.exile,
            Zone.BATTLEFIELD: self.game.battlefield,
        }
        return [self.game.objects[entity].face.name for entity in places[zone]]
