"""What is true in a game at this moment, in the contract's words: for expectations and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesengine.cards.spelling import folded
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.objects import is_player
from rulesengine.scenario.naming import Names, called
from rulesengine.scenario.questions import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.game.players import Player

_SYMBOLS = "WUBRGC"


def player_named(game: Game, name: str) -> Player:
    return next(player for player in game.players if player.name == name)


def pool_text(game: Game, player: Player) -> str:
    """Mana in a pool as "{R}{G}", in the usual order."""
    order = sorted(player.pool, key=lambda m: (_SYMBOLS.find(m[:1]) % 7, m))
    return "".join(f"{{{mana}}}" for mana in order)


PLAYER: Mapping[str, Callable[[Game, Player], Any]] = {
    "life": lambda game, player: player.life,
    "hand_size": lambda game, player: len(player.hand),
    "counters": lambda game, player: dict(player.counters),
    "poison": lambda game, player: player.counters.get("poison", 0),
    "lost": lambda game, player: player.lost,
    "won": lambda game, player: player.won,
    "mana": pool_text,
}

OBJECT: Mapping[str, Callable[[Game, EntityId], Any]] = {
    "power": lambda game, o: characteristics(game, o).power,
    "toughness": lambda game, o: characteristics(game, o).toughness,
    "tapped": lambda game, o: game.objects[o].tapped,
    "counters": lambda game, o: dict(game.objects[o].counters),
    "has": lambda game, o: tuple(sorted(characteristics(game, o).keywords)),
    "types": lambda game, o: _types(game, o),
    "subtypes": lambda game, o: tuple(sorted(characteristics(game, o).subtypes)),
    "colors": lambda game, o: tuple(sorted(c.value for c in characteristics(game, o).colors)),
    "attached_to": lambda game, o: game.name_of(game.objects[o].attached_to),
    "attacking": lambda game, o: game.objects[o].attacking is not None,
    "face_down": lambda game, o: game.objects[o].face_down,
    "damage": lambda game, o: game.objects[o].damage,
    "controller": lambda game, o: game.name_of(controller(game, o)),
    "owner": lambda game, o: game.name_of(game.objects[o].owner),
    "zone": lambda game, o: game.objects[o].zone.value,
}


def _types(game: Game, entity: EntityId) -> tuple[str, ...]:
    """Card types, with supertypes: `types: [legendary]` can be asked for as well."""
    values = characteristics(game, entity)
    return tuple(sorted([t.value for t in values.types] + [s.value for s in values.supertypes]))


def in_zone(game: Game, player: Player, zone: str) -> tuple[EntityId, ...]:
    """The objects of a player's zone: controlled on the battlefield, owned in exile and on the stack."""
    match zone:
        case Zone.BATTLEFIELD:
            return tuple(
                p for p in game.battlefield
                if characteristics(game, p).controller == player.id
                and not game.objects[p].phased_out
            )  # fmt: skip
        case Zone.STACK | Zone.EXILE | Zone.COMMAND:
            shared: tuple[EntityId, ...] = getattr(game, str(zone))
            return tuple(o for o in shared if game.objects[o].owner == player.id)
    own: tuple[EntityId, ...] = getattr(player, str(zone))
    return own


def count_in(names: Names, player: Player, zone: str, card: str | None) -> int:
    """How many objects a player's zone holds, or how many of them are so named."""
    game = names.game
    there = in_zone(game, player, zone)
    if card is None:
        return len(there) + (player.blanks if zone == Zone.LIBRARY else 0)
    if card in names.handles or "#" in card:
        return len(names.fitting(card, there))
    wanted = folded(card)
    return sum(1 for entity in there if called(game, entity, wanted))


def names_in(game: Game, player: Player, zone: str) -> list[str]:
    """The names of what a zone holds, in its order."""
    return [object_name(game, entity) for entity in in_zone(game, player, zone)]


def object_name(game: Game, entity: EntityId) -> str:
    """The name people know an object by: a split card's whole name, a face-down one's own."""
    if is_player(entity):
        return game.player(entity).name
    thing = game.objects[entity]
    if thing.ability is not None and thing.source is not None:
        return object_name(game, thing.source)
    card = thing.card
    if card is not None and (thing.face_down or card.layout == "split"):
        return card.name
    return characteristics(game, entity).name


def objects_named(names: Names, fields: Mapping[str, Any]) -> list[EntityId]:
    """The objects an expectation is about: on the battlefield, unless it says where."""
    game = names.game
    zone = fields.get("zone", Zone.BATTLEFIELD)
    there: tuple[EntityId, ...]
    if zone == Zone.BATTLEFIELD:
        there = tuple(o for o in game.battlefield if not game.objects[o].phased_out)
    else:
        there = tuple(o for player in game.players for o in in_zone(game, player, zone))
    if "controller" in fields:
        player = player_named(game, fields["controller"]).id
        there = tuple(o for o in there if controller(game, o) == player)
    name = fields["object"]
    if "count" in fields and name not in names.handles and "#" not in name:
        wanted = folded(name)
        return [entity for entity in there if called(game, entity, wanted)]
    return names.fitting(name, there)


def exiled_named(names: Names, fields: Mapping[str, Any]) -> list[EntityId]:
    """The cards in exile an expectation is about."""
    game, there = names.game, names.game.exile
    if "owner" in fields:
        owner = player_named(game, fields["owner"]).id
        there = tuple(card for card in there if game.objects[card].owner == owner)
    return names.fitting(fields["exiled"], there)
