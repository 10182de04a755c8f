"""From the names a scenario uses to the objects they mean, as the contract says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesengine.cards.spelling import folded
from rulesengine.errors import RulesEngineError
from rulesengine.game.deciding import interchangeable
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import GameObject, is_player
from rulesengine.ir.words import Zone
from rulesengine.scenario.names import parse_reference

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

_TOKEN = " token"
_HIDES_ITS_FACE = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE})


class UnknownName(RulesEngineError):
    """A name in the script that nothing in the game has ever had."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"nothing is named {self.name}"


class Names:
    """The names of one run: handles, and which bare names meant one of several."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.handles: dict[str, EntityId] = {}
        self.ambiguous: dict[str, None] = {}

    def root(self, entity: EntityId) -> EntityId:
        """The first object of the card this object is (400.7): what a handle holds on to."""
        objects = self.game.objects
        while not is_player(entity):
            former = objects[entity].was
            if former is None:
                break
            entity = former
        return entity

    def now(self, entity: EntityId) -> EntityId:
        """What an object has become since."""
        objects = self.game.objects
        while not is_player(entity):
            later = objects[entity].became
            if later is None:
                break
            entity = later
        return entity

    def fitting(self, name: str, candidates: Iterable[EntityId]) -> list[EntityId]:
        """Those of the candidates that a name can mean, in the order of the position."""
        among = list(candidates)
        handle = self.handles.get(name)
        if handle is not None:
            return [c for c in among if self._root_or_source(c) == handle]
        found = self._named(name, among)
        if found or "#" not in name:
            return found
        reference = parse_reference(name)
        if reference.number is None:
            return []
        return self._numbered(reference.name, reference.number, among)

    def choose(self, name: str, candidates: Iterable[EntityId]) -> EntityId | None:
        """The one a name means: the only one that fits, or the first, which is then noted."""
        found = self.fitting(name, candidates)
        if not found:
            return None
        self.note_ambiguity(name, found)
        return found[0]

    def note_ambiguity(self, name: str, found: list[EntityId]) -> None:
        """Remember that a bare name could have meant objects that are not alike."""
        if len(found) > 1 and not interchangeable(self.game, tuple(found)):
            self.ambiguous[name] = None

    def known(self, name: str) -> bool:
        """Whether anything in the game has ever been called so."""
        if name in self.handles:
            return True
        wanted = folded(parse_reference(name).name)
        return any(
            called(self.game, entity, wanted) or once_called(self.game, entity, wanted)
            for entity in (*self.game.objects, *(player.id for player in self.game.players))
        )

    def _named(self, name: str, among: list[EntityId]) -> list[EntityId]:
        wanted = folded(name)
        found = [c for c in among if called(self.game, c, wanted)]
        if not found:
            found = [c for c in among if once_called(self.game, c, wanted)]
        if len(found) > 1:
            found.sort(key=self.root)
        return found

    def _numbered(self, name: str, number: int, among: list[EntityId]) -> list[EntityId]:
        """The nth of that name there has been in these zones; the numbers of others never change."""
        fit = self._named(name, among)
        things = [self.game.objects[c] for c in fit if not is_player(c)]
        if not things:
            return []
        zones = {thing.zone for thing in things}
        for of in (None, {thing.controller_base for thing in things}):
            order = self._arrivals(name, zones, of)
            if number <= len(order):
                root = order[number - 1]
                found = [c for c in fit if self.root(c) == root]
                if found:
                    return found
        return []

    def _arrivals(
        self, name: str, zones: set[Zone], controllers: set[EntityId] | None
    ) -> list[EntityId]:
        wanted = folded(name)
        roots: dict[EntityId, None] = {}
        for entity, thing in self.game.objects.items():
            if thing.zone not in zones or thing.ability is not None:
                continue
            if controllers is not None and thing.controller_base not in controllers:
                continue
            if called(self.game, entity, wanted) or once_called(self.game, entity, wanted):
                roots[self.root(entity)] = None
        return list(roots)

    def _root_or_source(self, entity: EntityId) -> EntityId:
        if not is_player(entity):
            thing = self.game.objects[entity]
            if thing.ability is not None and thing.source is not None:
                return self.root(thing.source)
        return self.root(entity)


def called(game: Game, entity: EntityId, wanted: str) -> bool:
    """Whether a name (folded) is what this object or player is called now."""
    if is_player(entity):
        return folded(game.player(entity).name) == wanted
    thing = game.objects[entity]
    if thing.ability is not None and thing.source is not None:
        return called(game, thing.source, wanted)
    if thing.face_down and thing.zone in _HIDES_ITS_FACE:
        return _card_called(thing, wanted)
    name = folded(characteristics(game, entity).name)
    if name == wanted and name:
        return True
    if (thing.token or name.endswith(_TOKEN)) and _token_called(name, wanted):
        return True
    return _full_name(thing, wanted)


def once_called(game: Game, entity: EntityId, wanted: str) -> bool:
    """Whether it is printed on the card: another face, or what a copy was before."""
    if is_player(entity):
        return False
    thing = game.objects[entity]
    if thing.ability is not None and thing.source is not None:
        return once_called(game, thing.source, wanted)
    if folded(thing.face.name) == wanted and wanted:
        return True
    if thing.token:
        return _token_called(" ".join(thing.face.subtypes).lower(), wanted)
    return _card_called(thing, wanted)


def _card_called(thing: GameObject, wanted: str) -> bool:
    card = thing.card
    if card is None:
        return folded(thing.face.name) == wanted
    return folded(card.name) == wanted or any(folded(f.name) == wanted for f in card.faces)


def _full_name(thing: GameObject, wanted: str) -> bool:
    """ "Fire // Ice" is called that and by both halves; a double-faced card by the face it shows."""
    card = thing.card
    if card is None or len(card.faces) < 2:
        return False
    if folded(card.name) == wanted:
        return thing.face in card.faces or thing.face.name == card.name
    return card.layout == "split" and any(folded(face.name) == wanted for face in card.faces)


def _token_called(name: str, wanted: str) -> bool:
    """With or without "Token", and with the subtypes its name is made of in any order (111.4)."""
    bare = wanted.removesuffix(_TOKEN)
    return sorted(name.removesuffix(_TOKEN).split()) == sorted(bare.split())
