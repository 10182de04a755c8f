"""Paying for mana without mana: convoke, improvise, delve, once the total is fixed (601.2f–h)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.mana import COLOR_LETTERS, MASKS, NO_MANA, Symbols, total_cost
from rulesengine.game.mana_offers import Source
from rulesengine.game.quantities import measure
from rulesengine.game.rules import rule
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.costs import SacrificeCost, TapCost
from rulesengine.ir.filters import ControlledBy, Filter, IsSubtype, IsTapped, IsType, Not
from rulesengine.ir.refs import Determiner, Objects, You
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way

ASKED_FOR = -20
"""The harm of what the player named: it is used before anything else."""
LAST_RESORT = 20


@rule("702.51a")
def convoke_creatures(game: Game, thing: GameObject) -> bool:
    """An untapped creature may be tapped for convoke, summoning sick or not: it is no {T} cost."""
    return CardType.CREATURE in characteristics(game, thing.id).types and not thing.tapped


@rule("702.51a")
def convoke_colors(game: Game, thing: GameObject) -> str:
    """The coloured mana a creature tapped for convoke pays for, besides generic mana."""
    return "".join(COLOR_LETTERS[color] for color in characteristics(game, thing.id).colors)


@rule("702.126a")
def improvise_artifacts(game: Game, thing: GameObject) -> bool:
    """An untapped artifact may be tapped for improvise."""
    return CardType.ARTIFACT in characteristics(game, thing.id).types and not thing.tapped


@rule("702.66a")
def delve_pays_generic(game: Game, thing: GameObject) -> str:
    """The other mana a card exiled for delve pays for, besides generic mana: none."""
    return ""


@dataclass(frozen=True, slots=True)
class Method:
    """A keyword by which something may be done rather than pay a mana; `fits` and `colors` are
    rule points: what may be used, and the types of mana it pays for besides generic mana."""

    keyword: str
    rule: str
    zone: Zone
    fits: str = ""
    colors: str = ""


CONVOKE = Method("convoke", "702.51a", Zone.BATTLEFIELD, "convoke_creatures", "convoke_colors")
IMPROVISE = Method("improvise", "702.126a", Zone.BATTLEFIELD, "improvise_artifacts")
DELVE = Method("delve", "702.66a", Zone.GRAVEYARD, colors="delve_pays_generic")
METHODS = (CONVOKE, IMPROVISE, DELVE)


@rule("702.119a")
def emerge_reduction(game: Game, sacrificed: EntityId) -> Symbols:
    """Emerge: generic mana equal to the sacrificed permanent's mana value."""
    return (str(measure(game, "mana value", sacrificed) or 0),)


@rule("702.48a")
def offering_reduction(game: Game, sacrificed: EntityId) -> Symbols:
    """Offering: the sacrificed permanent's mana cost, colour by colour (702.48c)."""
    return tuple(s for s in characteristics(game, sacrificed).mana_cost or () if s != "X")


@rule("702.180a")
def harmonize_reduction(game: Game, tapped: EntityId) -> Symbols:
    """Harmonize: generic mana equal to the tapped creature's power."""
    return (str(max(0, measure(game, "power", tapped) or 0)),)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A permanent given as a cost by which the total is reduced; `reduction` is a rule point."""

    cost: SacrificeCost | TapCost
    reduction: str

    def reduced(self, game: Game, symbols: Symbols, sacrificed: EntityId) -> Symbols:
        return total_cost(symbols, 0, (), (game.rules[self.reduction](game, sacrificed),))


_CREATURES = Filter((IsType(CardType.CREATURE),))
_UNTAPPED = Filter((Not(IsTapped()), IsType(CardType.CREATURE), ControlledBy(You())))


def _exchange(ability: KeywordAbility) -> Exchange:
    """702.119a: a creature, or what emerge is from; 702.48a: a permanent of the type offered."""
    if ability.name == "harmonize":
        return Exchange(
            TapCost(Objects(Determiner.CHOOSE, _UNTAPPED, slot=-2)), "harmonize_reduction"
        )
    filter = ability.filter or _CREATURES
    if ability.name == "offering":
        filter = Filter((IsSubtype(ability.text),))
    what = Objects(Determiner.CHOOSE, filter, slot=-2)
    return Exchange(SacrificeCost(what), f"{ability.name}_reduction")


def method_of(
    game: Game, spell: GameObject, way: Way | None = None, intent: Intent | None = None
) -> tuple[Method | Exchange, ...]:
    """The methods a spell has; each counts once however many instances there are (702.51d)."""
    values = characteristics(game, spell.id)
    meant = values.keywords - game.rules.meanings.keys()  # one misread is no way to pay
    found: list[Method | Exchange] = [m for m in METHODS if m.keyword in meant]
    using = {"" if way is None else way.name, *(intent.using if intent is not None else ())}
    exchanged = {"emerge", "offering"}
    if intent is not None and intent.tap:  # up to one creature: only where one is named
        exchanged.add("harmonize")
    for name in exchanged & using & values.keywords:
        for held in values.abilities:
            if isinstance(held.ability, KeywordAbility) and held.ability.name == name:
                found.append(_exchange(held.ability))
                break
    return tuple(found)


def helpers(
    game: Game, player: EntityId, methods: tuple[Method, ...], taken: frozenset[EntityId]
) -> list[Source]:
    """Everything that could be tapped or exiled rather than pay a mana."""
    found: list[Source] = []
    for method in methods:
        entities = (
            game.battlefield if method.zone is Zone.BATTLEFIELD else game.player(player).graveyard
        )
        for entity in entities:
            thing = game.objects[entity]
            if entity in taken or thing.phased_out:
                continue
            if method.fits and not game.rules[method.fits](game, thing):
                continue
            if method.zone is Zone.BATTLEFIELD and controller(game, entity) != player:
                continue
            mask = MASKS[NO_MANA]
            for letter in game.rules[method.colors](game, thing) if method.colors else "":
                mask |= MASKS[letter]
            found.append(Source(entity, ((mask,),), LAST_RESORT, ability=method))
    return found


def named(
    game: Game, possible: list[Source], intent: Intent, taken: frozenset[EntityId]
) -> list[EntityId]:
    """Those of the possible helpers that the player named, other costs' objects left out."""
    keys = {source.key for source in possible}
    return [entity for entity in (*intent.tap, *intent.exile) if entity in keys]


def use(game: Game, player: EntityId, used: list[Source], spell: EntityId) -> None:
    """Tap or exile what was used, all at once."""
    from rulesengine.game.pipeline import happen

    events: list[e.Event] = []
    for source in used:
        method, entity = source.ability, source.key
        assert isinstance(method, Method)
        assert isinstance(entity, int)
        if method is CONVOKE:
            thing = game.objects[spell]
            thing.chosen = {**thing.chosen, "convoked": (*thing.chosen.get("convoked", ()), entity)}
        if method.zone is Zone.BATTLEFIELD:
            events.append(e.Tap(object=entity, source=spell, rules=(method.rule,)))
        else:
            events.append(
                e.ZoneChange(
                    object=entity, to=Zone.EXILE, reason="exile", by=player, source=spell,
                    rules=(method.rule,),
                )
            )  # fmt: skip
    if events:
        happen(game, events)


def too_many(game: Game, entity: EntityId, methods: tuple[Method, ...]) -> IllegalAction:
    rules = tuple(method.rule for method in methods)
    reason = f"there is no mana left that {game.name_of(entity)} could pay"
    return IllegalAction(None, rules, reason)
