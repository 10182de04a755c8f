"""The rules' closed word lists: zones, colours, types, steps (rules 105, 205, 400, 500)."""

from __future__ import annotations

from enum import Enum, StrEnum


class Zone(StrEnum):
    """Rule 400.1. `NOWHERE` is where a token or a copy that ceased to exist is."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    ANTE = "ante"
    OUTSIDE = "outside"
    NOWHERE = "nowhere"


class Color(StrEnum):
    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"


class CardType(StrEnum):
    """Rule 205.2a, with the types of cards that are no traditional ones."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    DUNGEON = "dungeon"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PHENOMENON = "phenomenon"
    PLANE = "plane"
    PLANESWALKER = "planeswalker"
    SCHEME = "scheme"
    SORCERY = "sorcery"
    VANGUARD = "vanguard"
    CONSPIRACY = "conspiracy"


PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)


class Supertype(StrEnum):
    BASIC = "basic"
    LEGENDARY = "legendary"
    SNOW = "snow"
    WORLD = "world"
    ONGOING = "ongoing"
    HOST = "host"
    ELITE = "elite"


class Step(StrEnum):
    """Every step, and the main phases, which have none (rule 500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    FIRST_STRIKE_DAMAGE = "first strike damage"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


COMBAT_STEPS = (
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
)


class Compare(Enum):
    """How a number is compared: `3 or less`, `3 or greater`, `exactly 3`, `less than`, `greater than`."""

    EQUAL = "exactly"
    AT_MOST = "or less"
    AT_LEAST = "or greater"
    LESS = "less than"
    GREATER = "greater than"


class Duration(Enum):
    """How long a continuous effect from a resolving spell or ability lasts (rule 611.2)."""

    PERMANENT = "permanent"
    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    NEXT_END_STEP = "until the next end step"
    YOUR_NEXT_END_STEP = "until your next end step"
    WHILE_SOURCE_ON_BATTLEFIELD = "for as long as this remains on the battlefield"
    WHILE_YOU_CONTROL_SOURCE = "for as long as you control this"
    WHILE_SOURCE_TAPPED = "for as long as this remains tapped"
    UNTIL_SOURCE_LEAVES = "until this leaves the battlefield"
    UNTIL_PLANESWALK = "until a player planeswalks"
    UNTIL_PLANESWALK_FROM_PLANE = "until a player planeswalks away from a plane"
