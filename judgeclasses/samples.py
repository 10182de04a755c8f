"""Positions to show the look with, in the shape every table is drawn from."""

from typing import Any

Card = dict[str, Any]


def creature(name: str, cost: str, types: str, power: int, toughness: int, **more: Any) -> Card:
    card: Card = {
        "name": name,
        "mana_cost": cost,
        "type_line": f"Creature — {types}",
        "power": str(power),
        "toughness": str(toughness),
        "printed_power": str(power),
        "printed_toughness": str(toughness),
    }
    return card | more


def land(name: str, **more: Any) -> Card:
    return {"name": name, "type_line": f"Basic Land — {name}", "text": ""} | more


FINKS = creature(
    "Kitchen Finks",
    "{1}{G/W}{G/W}",
    "Ouphe",
    3,
    2,
    colors=["G", "W"],
    text="When this creature enters, you gain 2 life.\nPersist",
)
SHOCK = {
    "name": "Shock",
    "mana_cost": "{R}",
    "type_line": "Instant",
    "colors": ["R"],
    "text": "Shock deals 2 damage to any target.",
}
BEARS = creature("Grizzly Bears", "{1}{G}", "Bear", 2, 2, colors=["G"])
WAR_AXE: Card = {
    "name": "Bonesplitter",
    "mana_cost": "{1}",
    "type_line": "Artifact — Equipment",
    "text": "Equipped creature gets +2/+0.\nEquip {1}",
}

PERSIST: dict[str, Any] = {
    "turn": 4,
    "step": "precombat main",
    "active": "Nicole",
    "players": [
        {
            "name": "Anna",
            "life": 22,
            "seat": "near",
            "hand_size": 2,
            "library_size": 44,
            "battlefield": [
                FINKS
                | {
                    "power": "2",
                    "toughness": "1",
                    "counters": {"-1/-1": 1},
                    "summoning_sick": True,
                },
                *[land("Forest") for _ in range(3)],
                land("Plains"),
            ],
        },
        {
            "name": "Nicole",
            "life": 20,
            "seat": "far",
            "hand_size": 3,
            "library_size": 45,
            "graveyard": [SHOCK],
            "battlefield": [
                land("Mountain"),
                land("Mountain"),
                land("Mountain", tapped=True),
            ],
        },
    ],
    "stack": [
        {
            "name": "Shock",
            "controller": "Nicole",
            "text": SHOCK["text"],
            "targets": ["Kitchen Finks"],
        }
    ],
}

COMBAT: dict[str, Any] = {
    "turn": 7,
    "step": "declare blockers",
    "active": "Anna",
    "players": [
        {
            "name": "Anna",
            "life": 14,
            "seat": "near",
            "counters": {"poison": 3},
            "mana": "{R}{R}{2}",
            "hand": [SHOCK],
            "hand_size": 1,
            "library_size": 40,
            "graveyard": [FINKS, SHOCK],
            "exile": [BEARS],
            "battlefield": [
                BEARS
                | {
                    "power": "5",
                    "toughness": "3",
                    "tapped": True,
                    "attacking": "Nicole",
                    "counters": {"+1/+1": 1},
                    "attachments": [WAR_AXE],
                },
                creature(
                    "Glistener Elf",
                    "{G}",
                    "Phyrexian Elf Warrior",
                    1,
                    1,
                    colors=["G"],
                    text="Infect",
                    tapped=True,
                    attacking="Nicole",
                ),
                creature("Soldier", "", "Soldier", 1, 1, colors=["W"], token=True),
                {"name": "Sol Ring", "mana_cost": "{1}", "type_line": "Artifact", "tapped": True}
                | {"text": "{T}: Add {C}{C}."},
                {
                    "name": "Jace Beleren",
                    "mana_cost": "{1}{U}{U}",
                    "type_line": "Legendary Planeswalker — Jace",
                    "colors": ["U"],
                    "loyalty": "3",
                    "counters": {"loyalty": 3},
                    "text": "+2: Each player draws a card.",
                },
                *[land("Forest") for _ in range(4)],
                land("Mountain", tapped=True),
            ],
        },
        {
            "name": "Nicole",
            "life": 3,
            "seat": "far",
            "hand_size": 4,
            "library_size": 38,
            "command": [{"name": "Emblem", "type_line": "Emblem", "text": "Zombies you control."}],
            "battlefield": [
                creature(
                    "Serra Angel",
                    "{3}{W}{W}",
                    "Angel",
                    4,
                    4,
                    colors=["W"],
                    text="Flying, vigilance",
                    damage=2,
                    blocking="Grizzly Bears",
                ),
                {"face_down": True, "power": "2", "toughness": "2", "type_line": "Creature"},
                creature("Walking Corpse", "{1}{B}", "Zombie", 2, 2, colors=["B"]),
                *[land("Plains") for _ in range(5)],
                land("Swamp"),
            ],
        },
    ],
    "stack": [],
    "planes": [
        {
            "name": "Akoum",
            "type_line": "Plane — Zendikar",
            "text": "Players may cast enchantment spells as though they had flash.\n"
            "Whenever chaos ensues, destroy target creature that isn’t enchanted.",
        }
    ],
}

SAMPLE_POSITIONS: dict[str, dict[str, Any]] = {"persist": PERSIST, "combat": COMBAT}
SAMPLE_CARDS: tuple[Card, ...] = (
    FINKS,
    SHOCK,
    BEARS | {"power": "4", "toughness": "4"},
    WAR_AXE,
    land("Island"),
)
