"""The subtypes of each card type (rules 205.3g to 205.3q), as the Comprehensive Rules list them."""

from __future__ import annotations

from rulesengine.ir.words import CardType

_ARTIFACT = """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold
    Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle
"""

_ENCHANTMENT = """
    Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine
"""

_LAND = """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere
    Swamp Tower Town Urza's
"""

_PLANESWALKER = """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon
    Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise
    Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth
    Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral
    Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret
    Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu
    Yanling Zariel
"""

_SPELL = """
    Adventure Arcane Lesson Omen Trap
"""

_CREATURE = """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer
    Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard
    Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer
    Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric
    Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops
    Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake
    Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant
    Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle
    Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin
    Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid
    Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect
    Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia
    Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary
    Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk
    Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble
    Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant
    Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant
    Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat
    Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr
    Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman
    Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier
    Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid
    Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter
    Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom
    Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf
    Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
"""

_CREATURE_SINCE = """
    Andorian Borg Caitian Eternal Gamma Gorn Inhuman Kelpien Klingon Kree Lanthanite Officer
    Shi'ar Skrull Spy Talosian Tellarite Tholian Tosk Vorta Vulcan Xindi
"""
"""Creature types on cards printed after these rules, whose list (205.3m) follows the cards."""

_PLANE = (
    "The Abyss",
    "Alara",
    "Alfava Metraxis",
    "Amonkhet",
    "Androzani Minor",
    "Antausia",
    "Apalapucia",
    "Arcavios",
    "Arkhos",
    "Avishkar",
    "Azgol",
    "Belenon",
    "Bolas's Meditation Realm",
    "Capenna",
    "Cridhe",
    "The Dalek Asylum",
    "Darillium",
    "Dominaria",
    "Earth",
    "Echoir",
    "Eldraine",
    "Equilor",
    "Ergamon",
    "Fabacin",
    "Fiora",
    "Gallifrey",
    "Gargantikar",
    "Gobakhan",
    "Horsehead Nebula",
    "Ikoria",
    "Innistrad",
    "Iquatana",
    "Ir",
    "Ixalan",
    "Kaldheim",
    "Kamigawa",
    "Kandoka",
    "Karsus",
    "Kephalai",
    "Kinshala",
    "Kolbahan",
    "Kylem",
    "Kyneth",
    "The Library",
    "Lorwyn",
    "Luvion",
    "Mars",
    "Mercadia",
    "Mirrodin",
    "Moag",
    "Mongseng",
    "Moon",
    "Muraganda",
    "Necros",
    "New Earth",
    "New Phyrexia",
    "Outside Mutter's Spiral",
    "Phyrexia",
    "Pyrulea",
    "Rabiah",
    "Rath",
    "Ravnica",
    "Regatha",
    "Segovia",
    "Serra's Realm",
    "Shadowmoor",
    "Shandalar",
    "Shenmeng",
    "Skaro",
    "Spacecraft",
    "Tarkir",
    "Theros",
    "Time",
    "Trenzalore",
    "Ulgrotha",
    "Unknown Planet",
    "Valla",
    "Vryn",
    "Wildfire",
    "Xerex",
    "Zendikar",
    "Zhalfir",
)


CREATURE_TYPES = frozenset((_CREATURE + _CREATURE_SINCE).split()) | {"Time Lord"}
LAND_TYPES = frozenset(_LAND.split())
BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")

SUBTYPES: dict[CardType, frozenset[str]] = {
    CardType.ARTIFACT: frozenset(_ARTIFACT.split()),
    CardType.BATTLE: frozenset({"Siege"}),
    CardType.CREATURE: CREATURE_TYPES,
    CardType.DUNGEON: frozenset({"Undercity"}),
    CardType.ENCHANTMENT: frozenset(_ENCHANTMENT.split()),
    CardType.INSTANT: frozenset(_SPELL.split()),
    CardType.KINDRED: CREATURE_TYPES,
    CardType.LAND: LAND_TYPES,
    CardType.PLANE: frozenset(_PLANE),
    CardType.PLANESWALKER: frozenset(_PLANESWALKER.split()),
    CardType.SORCERY: frozenset(_SPELL.split()),
}
"""Which subtypes each card type may have."""

ALL_SUBTYPES = frozenset[str]().union(
    *(names for kind, names in SUBTYPES.items() if kind is not CardType.PLANE)
)
"""Every subtype that rules text names; planar types never stand in a noun phrase."""
