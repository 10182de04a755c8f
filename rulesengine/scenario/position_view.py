"""The position as plain data for a table on a page: every zone, every card as it is now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rulesengine.game.layers import characteristics, controller
from rulesengine.ir.words import CardType
from rulesengine.scenario import facts_now
from rulesengine.scenario.ability_naming import ability_words

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.game.players import Player

_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_BEFORE = re.compile(r" ([,.;:)”]|['’]s?\b)")
_AFTER = re.compile(r"([(“]) ")
_PLANAR = frozenset({CardType.PLANE, CardType.PHENOMENON})


def position_view(game: Game) -> dict[str, Any]:
    """The whole position; ids are strings, everything is JSON."""
    return {
        "turn": game.turn,
        "step": game.step.value,
        "active": game.name_of(game.active),
        "priority": game.name_of(game.priority) or None,
        "players": [_player(game, player) for player in game.players],
        "stack": [_stacked(game, entity) for entity in game.stack[::-1]],
        "planes": [card_view(game, entity) for entity in game.command if _is_planar(game, entity)],
    }


def _is_planar(game: Game, entity: EntityId) -> bool:
    return not _PLANAR.isdisjoint(game.objects[entity].face.types)


def _player(game: Game, player: Player) -> dict[str, Any]:
    def zone(name: str) -> list[dict[str, Any]]:
        return [card_view(game, entity) for entity in facts_now.in_zone(game, player, name)]

    battlefield = facts_now.in_zone(game, player, "battlefield")
    attached = {entity for entity in battlefield if game.objects[entity].attached_to in battlefield}
    return {
        "name": player.name,
        "life": player.life,
        "counters": dict(player.counters),
        "mana": facts_now.pool_text(game, player),
        "seat": player.id,
        "hand": zone("hand"),
        "hand_size": len(player.hand),
        "library_size": len(player.library) + player.blanks,
        "graveyard": zone("graveyard"),
        "exile": zone("exile"),
        "command": [
            card_view(game, entity)
            for entity in facts_now.in_zone(game, player, "command")
            if not _is_planar(game, entity)
        ],
        "battlefield": [
            card_view(game, entity) for entity in battlefield if entity not in attached
        ],
        "lost": player.lost or player.left,
        "won": player.won,
    }


def card_view(game: Game, entity: EntityId) -> dict[str, Any]:
    """One card, token or emblem with what has happened to it."""
    thing, values = game.objects[entity], characteristics(game, entity)
    face = thing.face
    hidden = thing.face_down
    return {
        "id": str(entity),
        "name": facts_now.object_name(game, entity),
        "mana_cost": "".join(f"{{{symbol}}}" for symbol in values.mana_cost or ()),
        "type_line": type_line(game, entity),
        "text": "" if hidden else face.text,
        "power": values.power,
        "toughness": values.toughness,
        "printed_power": face.power,
        "printed_toughness": face.toughness,
        "loyalty": thing.counters.get("loyalty", values.loyalty),
        "colors": [letter for color, letter in _LETTERS.items() if color in values.colors],
        "tapped": thing.tapped,
        "counters": dict(thing.counters),
        "damage": thing.damage,
        "token": thing.token,
        "face_down": hidden,
        "attacking": game.name_of(thing.attacking) or None,
        "blocking": [facts_now.object_name(game, attacker) for attacker in thing.blocking],
        "attachments": [
            card_view(game, one) for one in thing.attachments if one in game.battlefield
        ],
        "summoning_sick": thing.sick_for is not None
        and thing.sick_for == values.controller
        and CardType.CREATURE in values.types
        and "haste" not in values.keywords,
        "marks": _marks(game, entity),
    }


def type_line(game: Game, entity: EntityId) -> str:
    """ "Legendary Creature — Human Wizard", as it is now."""
    values = characteristics(game, entity)
    words = [s.value.capitalize() for s in sorted(values.supertypes)]
    words += [t.value.capitalize() for t in sorted(values.types)]
    line = " ".join(words)
    subtypes = sorted(values.subtypes)
    if len(subtypes) > 12:
        return f"{line} — (every creature type)"
    return f"{line} — {' '.join(subtypes)}" if subtypes else line


def _marks(game: Game, entity: EntityId) -> list[str]:
    """Designations, keywords gained, and whose card it is where that differs."""
    thing, values = game.objects[entity], characteristics(game, entity)
    marks = sorted(thing.designations)
    marks += [name for name, there in (("phased out", thing.phased_out),) if there]
    printed = {getattr(ability, "name", "") for ability in thing.face.abilities}
    marks += sorted(values.keywords - printed)
    if thing.owner != controller(game, entity):
        marks.append(f"owned by {game.name_of(thing.owner)}")
    return marks


def _stacked(game: Game, entity: EntityId) -> dict[str, Any]:
    thing = game.objects[entity]
    targets: list[str] = []
    if thing.announced is not None:
        for chosen in thing.announced.targets.values():
            targets += [facts_now.object_name(game, target) for target in chosen]
    return {
        "id": str(entity),
        "name": facts_now.object_name(game, entity),
        "text": thing.face.text if thing.ability is None else spelled(ability_words(thing.ability)),
        "ability": thing.ability is not None,
        "controller": game.name_of(controller(game, entity)),
        "targets": targets,
    }


def spelled(words: str) -> str:
    """An ability's words, read from its tokens, as they are printed: "When … dies, …"."""
    text = _BEFORE.sub(r"\1", _AFTER.sub(r"\1", words))
    return text[:1].upper() + text[1:]
