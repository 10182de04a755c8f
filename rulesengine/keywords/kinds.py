"""The words a keyword is described by: kinds, parameters, instances (rules 113.3, 207.2, 702)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rulesengine.ir.words import Zone


class Kind(StrEnum):
    """What a keyword, or one of the abilities it represents, is (113.3, 701.1, 207.2c)."""

    STATIC = "static"
    TRIGGERED = "triggered"
    ACTIVATED = "activated"
    SPELL = "spell"
    ACTION = "keyword action"
    WORD = "ability word"


class Nature(StrEnum):
    """What the rules call some static abilities, beyond that they are static."""

    EVASION = "evasion"  # 509.1b
    CHARACTERISTIC_DEFINING = "characteristic-defining"  # 604.3


class Parameters(StrEnum):
    """What stands beside the keyword on a card."""

    NONE = "none"
    N = "N"
    COST = "cost"
    QUALITY = "quality"
    N_AND_COST = "N and cost"
    QUALITY_AND_COST = "quality and cost"
    QUALITY_AND_N = "quality and N"
    ABILITY = "ability"  # "Boast — [ability]": the keyword introduces an ability's text


class Instances(StrEnum):
    """What several instances on the same object do, by the keyword's own rule."""

    NOT_SAID = "not said"  # then 113.2c: each functions independently
    REDUNDANT = "redundant"
    SEPARATE = "each triggers separately"
    EACH_APPLIES = "each applies"  # also "each one works separately"
    EACH_PAID = "each is paid and counted separately"
    ANY_ONE = "any one may be used"
    ADDED = "their numbers are added"


class Engine(StrEnum):
    """What the engine has to do itself, since no sentence of rules text says how."""

    ADDITIONAL_COST = "additional cost (601.2b)"
    ALTERNATIVE_COST = "alternative cost (118.9)"
    ATTACK_COST = "optional cost to attack (508.1g)"
    BLOCKING = "restriction on blocks (509.1b)"
    CASTING_PERMISSION = "permission to cast from a zone (601.3)"
    CASTING_PROHIBITION = "prohibition on casting (601.3)"
    CHARACTERISTIC = "characteristic-defining (604.3)"
    COMBAT_DAMAGE = "assigning combat damage (510.1)"
    COMBAT_STEPS = "number of combat damage steps (510.4)"
    COST_REDUCTION = "cost reduction (601.2f)"
    COUNTERS_PAID = "remembers how often its cost was paid (607)"
    DAMAGE_RESULT = "what damage causes (120.3)"
    DAY_AND_NIGHT = "day and night (731)"
    DECK_CONSTRUCTION = "before the game begins (113.6n)"
    DELAYED_TRIGGER = "delayed triggered ability (603.7)"
    DESIGNATION = "designation of a permanent or player"
    DESTRUCTION = "can't be destroyed (702.12b)"
    DRAWING = "as a card is drawn (121.7)"
    ENCHANTING = "what an Aura can be attached to (303.4)"
    ENTERING = "replaces how it enters (614.12)"
    FACE_DOWN = "face-down object (708)"
    LEAVES_STACK = "replaces leaving the stack (614.1a)"
    LINKED = "linked abilities (607)"
    MERGING = "merges with a permanent (730)"
    MODES = "choosing modes (700.2)"
    PAYMENT = "another way to pay mana (601.2h)"
    PHASING = "phasing in the untap step (502.1)"
    PROTECTION = "targets, damage, blocks and attachments (702.16)"
    SPECIAL_ACTION = "special action (116.2)"
    SPLIT_CARD = "halves of a split card (709)"
    STATE_BASED = "state-based action (704.5)"
    SUMMONING_SICKNESS = "attacking and tapping at once (302.6)"
    TARGETING = "restriction on targets (115)"
    TEXT_CHANGE = "text-changing effect (612)"
    TIMING = "when it may be cast (601.3)"
    TAPPING = "attacking does not tap it (508.1f)"


DONE_BY_ENGINE: Final = frozenset(
    {
        Engine.ADDITIONAL_COST,
        Engine.ALTERNATIVE_COST,
        Engine.ATTACK_COST,
        Engine.CASTING_PERMISSION,
        Engine.CASTING_PROHIBITION,
        Engine.CHARACTERISTIC,
        Engine.DAY_AND_NIGHT,
        Engine.DECK_CONSTRUCTION,
        Engine.DELAYED_TRIGGER,
        Engine.DRAWING,
        Engine.FACE_DOWN,
        Engine.LEAVES_STACK,
        Engine.MERGING,
        Engine.MODES,
        Engine.PAYMENT,
        Engine.SPECIAL_ACTION,
        Engine.SPLIT_CARD,
        Engine.TEXT_CHANGE,
        Engine.TIMING,
    }
)
"""What a static ability is done by altogether: its text says what, the engine knows how."""

CASTABLE: Final = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
"""Any zone from which a card could be played, where some effect or rule allows it."""

ANY_ZONE: Final = (Zone.BATTLEFIELD, Zone.STACK, *CASTABLE)
"""No matter what zone the object is in."""

EVERYWHERE: Final = (*ANY_ZONE, Zone.OUTSIDE)
"""Every zone, and outside the game (113.6a)."""
