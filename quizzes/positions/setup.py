"""Setting up a position: two players, what they control and hold, and what they do."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quizzes.positions.pool import facts
from quizzes.question import Ask, Message

# A… is the active player, N… a nonactive one, O… the third where there are three.
PLAYERS = (
    ("Anna", "Nicole", "Olga"),
    ("Andrés", "Nuria", "Óscar"),
    ("Alice", "Noah", "Oliver"),
    ("Adam", "Nadia", "Olivia"),
    ("Ana", "Nicolás", "Omar"),
    ("Arthur", "Nina", "Otto"),
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
    remarks: tuple[Message, ...] = ()  # what the players choose, said before the question

    @property
    def prompt(self) -> tuple[Message, ...]:
        """What is told and asked, in order."""
        return ({"say": "setting"}, {"say": "story"}, *self.remarks, {"say": "ask"})


# A position for a family that is wanted; it may turn out not to be one the family can ask about.
Positions = Callable[[random.Random, str], Position]


@dataclass(slots=True)
class Side:
    """What one player starts with."""

    name: str
    life: int = 20
    battlefield: list[str | dict[str, Any]] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    graveyard: list[str | dict[str, Any]] = field(default_factory=list)
    library: list[str] = field(default_factory=list)
    exile: list[str | dict[str, Any]] = field(default_factory=list)
    cast_this_turn: list[str] = field(default_factory=list)
    drawn_this_turn: int = 0
    needs: Counter[str] = field(default_factory=Counter)

    def to_mapping(self) -> dict[str, Any]:
        if len(self.needs) > 1:
            # One of each to spare: paying generic mana may take the wrong one.
            self.needs.update(dict.fromkeys(self.needs, 1))
        lands = [f"{n} {land}" if n > 1 else land for land, n in sorted(self.needs.items())]
        found: dict[str, Any] = {"life": self.life, "battlefield": [*self.battlefield, *lands]}
        for zone in ("hand", "graveyard", "library", "exile", "cast_this_turn", "drawn_this_turn"):
            if there := getattr(self, zone):
                found[zone] = list(there) if isinstance(there, list) else there
        return found


class Setup:
    """A position in the making. Cards cast are put into hands, with lands to pay for them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        active, other, _ = rng.choice(PLAYERS)
        self.active, self.other = Side(active), Side(other)
        self.actions: list[dict[str, Any]] = []
        self.until: dict[str, Any] | None = None
        self.remarks: list[Message] = []

    def remark(self, english: str, spanish: str) -> None:
        """A sentence about choices that actions do not tell: what a player answers and how."""
        self.remarks.append({"say": "text", "en": english, "es": spanish})

    def put(self, side: Side, card: str, **fields: Any) -> str:
        """A permanent on the battlefield; returns its name."""
        side.battlefield.append({"card": card, **fields} if fields else card)
        return card

    def cast(self, side: Side, card: str, *targets: str, extra: str = "", **more: Any) -> None:
        """A card of that player's hand, cast now; `extra` is mana it costs besides."""
        side.hand.append(card)
        side.needs.update(lands_for(card))
        side.needs.update(lands_of(extra))
        self._act(side, "cast", card, targets, more)

    def cast_for(self, side: Side, card: str, cost: str, *targets: str, **more: Any) -> None:
        """A card of that player's hand, cast for another cost than its mana cost."""
        side.hand.append(card)
        side.needs.update(lands_of(cost))
        self._act(side, "cast", card, targets, more)

    def activate(self, side: Side, card: str, cost: str, *targets: str, **more: Any) -> None:
        """An ability of a card that is somewhere already; `cost` is its mana."""
        side.needs.update(lands_of(cost))
        self._act(side, "activate", card, targets, more)

    def special(self, side: Side, name: str, card: str, cost: str, **more: Any) -> None:
        """A special action with a card, which costs mana (116.2)."""
        side.needs.update(lands_of(cost))
        action = {"special": name, "object": card, "by": side.name}
        self.actions.append({**action, **more})

    def _act(
        self, side: Side, verb: str, card: str, targets: Sequence[str], more: Mapping[str, Any]
    ) -> None:
        action: dict[str, Any] = {verb: card, "by": side.name}
        if targets:
            action["targets"] = list(targets)
        self.actions.append({**action, **more})

    def sides(self) -> tuple[Side, Side]:
        """The two players in either order: whose thing it is may be anyone's."""
        return self.rng.choice(((self.active, self.other), (self.other, self.active)))

    def after_combat(self) -> None:
        self.until = {"turn": 1, "step": "end of combat"}

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
        return Position(scenario, asks, misconceptions, remarks=tuple(self.remarks))


def lands_for(card: str) -> Counter[str]:
    """Basic lands that pay for a card."""
    return lands_of(facts(card).mana_cost)


def lands_of(mana: str) -> Counter[str]:
    """Basic lands that pay a cost: generic mana comes from its first colour."""
    cost = SYMBOL.findall(mana)
    colors = [half for symbol in cost for half in symbol.split("/") if half in BASICS]
    lands: Counter[str] = Counter()
    for symbol in cost:
        if symbol.isdigit():
            lands[BASICS[colors[0] if colors else "G"]] += int(symbol)
        else:
            half = next((half for half in symbol.split("/") if half in BASICS), "")
            lands[BASICS[half or "G"]] += 1
    return +lands
