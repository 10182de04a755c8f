"""The printed Spanish names of planes and phenomena (311, 312), where they are not the English ones."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PHENOMENA = frozenset(
    {
        "Chaotic Aether",
        "Interplanar Tunnel",
        "Morphic Tide",
        "Planewide Disaster",
        "Reality Shaping",
        "Spatial Merging",
        "Time Distortion",
    }
)
PLANESWALKING = "planeswalking ability"  # which has no source (901.8)

SPANISH: Mapping[str, str] = MappingProxyType(
    {
        "Aretopolis": "Aretópolis",
        "Astral Arena": "Arena astral",
        "Bloodhill Bastion": "Bastión Colina Sangrienta",
        "Chaotic Aether": "Éter caótico",
        "Edge of Malacol": "Borde de Málacol",
        "Furnace Layer": "Capa del Horno",
        "Glen Elendra": "Valle Elendra",
        "Goldmeadow": "Pradera Dorada",
        "Grand Ossuary": "Gran Osario",
        "Grove of the Dreampods": "Arboleda de las vainas oníricas",
        "Hedron Fields of Agadeem": "Campos de edros de Agadeem",
        "Interplanar Tunnel": "Túnel interplanar",
        "Kharasha Foothills": "Estribaciones de Kharasha",
        "Kilnspire District": "Distrito del Chapitel de la Fragua",
        "Lair of the Ashen Idol": "Cubil del ídolo ceniciento",
        "Morphic Tide": "Marea metamórfica",
        "Mount Keralia": "Monte Keralia",
        "Norn's Dominion": "Dominio de Norn",
        "Onakke Catacomb": "Catacumba Onakke",
        "Planewide Disaster": "Desastre planar",
        "Quicksilver Sea": "Mar de Mercurio",
        "Reality Shaping": "Moldeado de la realidad",
        "Selesnya Loft Gardens": "Jardines colgantes selesnya",
        "Spatial Merging": "Fusión espacial",
        "Stairs to Infinity": "Escaleras al infinito",
        "Talon Gates": "Portal de Garras",
        "Time Distortion": "Distorsión del tiempo",
        "Trail of the Mage-Rings": "Senda de los anillos mágicos",
        "Turri Island": "Isla Turri",
        "Windriddle Palaces": "Palacios Acertijos de Viento",
    }
)
