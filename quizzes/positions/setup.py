"""Setting up a position: two players, what they control and hold, and what they do."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quizzes.positions.pool import facts
from quizzes.question import Ask

# A… is the active player, N… the nonactive one.
PLAYERS = (
    ("Anna", "Nicole"),
    ("Andrés", "Nuria"),
    ("Alice", "Noah"),
    ("Adam", "Nadia"),
    ("Ana", "Nicolás"),
    ("Arthur", "Nina"),
)
BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
SYMBOL = re.compile(r"\{([^}]+)\}")

Asks = Mapping[str, Sequence[Ask]]


@dataclass(frozen=True, slots=True)
class Position:
    """A scenario, what may be asked about it by family, and the misconceptions that may matter."""

    scenario: Mapping[str, Any]
    asks: Asks
    misconceptions: tuple[str, ...]
    rule: str = ""  # that decides, where the question is whether something is legal


@dataclass(slots=True)
class Side:
    """What one player starts with."""

    name: str
    life: int = 20
    battlefield: list[str | dict[str, Any]] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    cast_this_turn: list[str] = field(default_factory=list)
    needs: Counter[str] = field(default_factory=Counter)

    def to_mapping(self) -> dict[str, Any]:
        if len(self.needs) > 1:
            # One of each to spare: paying generic mana may take the wrong one.
            self.needs.update(dict.fromkeys(self.needs, 1))
        lands = [f"{n} {land}" if n > 1 else land for land, n in sorted(self.needs.items())]
        found: dict[str, Any] = {"life": self.life, "battlefield": [*self.battlefield, *lands]}
        if self.hand:
            found["hand"] = list(self.hand)
        if self.cast_this_turn:
            found["cast_this_turn"] = list(self.cast_this_turn)
        return found


class Setup:
    """A position in the making. Cards cast are put into hands, with lands to pay for them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        active, other = rng.choice(PLAYERS)
        self.active, self.other = Side(active), Side(other)
        self.actions: list[dict[str, Any]] = []
        self.until: dict[str, Any] | None = None

    def put(self, side: Side, card: str, **fields: Any) -> str:
        """A permanent on the battlefield; returns its name."""
        side.battlefield.append({"card": card, **fields} if fields else card)
        return card

    def cast(self, side: Side, card: str, *targets: str, **more: Any) -> None:
        """A card of that player's hand, cast now."""
        side.hand.append(card)
        side.needs.update(lands_for(card))
        action: dict[str, Any] = {"cast": card, "by": side.name}
        if targets:
            action["targets"] = list(targets)
        self.actions.append({**action, **more})

    def resolve(self) -> None:
        self.actions.append({"resolve": "all"})

    def attack(self, *creatures: str) -> None:
        self.actions.append({"attack": list(creatures), "by": self.active.name})

    def block(self, blocks: Mapping[str, str]) -> None:
        self.actions.append({"block": dict(blocks), "by": self.other.name})

    def finish(self, name: str, asks: Asks, misconceptions: tuple[str, ...]) -> Position:
        scenario: dict[str, Any] = {
            "scenario": 1,
            "id": name,
            "players": {side.name: side.to_mapping() for side in (self.active, self.other)},
            "actions": self.actions,
        }
        if self.until is not None:
            scenario["until"] = self.until
        return Position(scenario, asks, misconceptions)


def lands_for(card: str) -> Counter[str]:
    """Basic lands that pay for a card: generic mana comes from its first colour."""
    cost = SYMBOL.findall(facts(card).mana_cost)
    colors = [half for symbol in cost for half in symbol.split("/") if half in BASICS]
    lands: Counter[str] = Counter()
    for symbol in cost:
        if symbol.isdigit():
            lands[BASICS[colors[0] if colors else "G"]] += int(symbol)
        else:
            half = next((half for half in symbol.split("/") if half in BASICS), "")
            lands[BASICS[half or "G"]] += 1
    return +lands
