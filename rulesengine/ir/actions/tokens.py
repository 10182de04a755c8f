"""Tokens and emblems created, by description or as copies (rules 111, 114 and 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import Node, node

if TYPE_CHECKING:
    from rulesengine.ir.abilities import Ability
    from rulesengine.ir.changes import Change
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference
    from rulesengine.ir.words import CardType, Color, Supertype


@node
class TokenDescription(Node):
    """The characteristics an effect gives the tokens it creates (111.3)."""

    power: Quantity | None = None
    toughness: Quantity | None = None
    colors: tuple[Color, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    name: str = ""
    abilities: tuple[Ability, ...] = ()
    predefined: str = ""  # Treasure, Food, Clue, Blood … (111.10)


@node
class CreateTokens(Action):
    count: Quantity
    token: TokenDescription
    tapped: bool = False
    attacking: bool = False
    attached_to: Reference | None = None  # of Roles: what each is created attached to (303.7)
    slot: int = -1


@node
class CreateSeveral(Action):
    """ "Create a 1/1 … token and a 2/2 … token": different tokens at the same time."""

    parts: tuple[CreateTokens, ...]


@node
class CreateCopyTokens(Action):
    """ "Create a token that's a copy of target creature, except …" (707.9)."""

    count: Quantity
    of: Reference
    exceptions: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False
    slot: int = -1
    whom: PlayerRef | None = None  # "attacking that opponent"
    or_planeswalker: bool = False  # "… or a planeswalker they control"
    must_attack: PlayerRef | None = None  # "that attacks that opponent this turn if able"


@node
class Investigate(Action):
    pass


@node
class Populate(Action):
    slot: int = -1


@node
class Emblem(Action):
    abilities: tuple[Ability, ...]
