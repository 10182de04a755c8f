"""Keywords by which a card is cast another way: as another object, or from where it waits (702)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game.mana import LETTER_COLORS
from rulesengine.game.ways import KEYWORD_WAYS, Way, cast_from, castable_faces
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.costs import ReturnCost
from rulesengine.ir.filters import ControlledBy, Filter, IsBlocked, IsTapped, IsType, Not
from rulesengine.ir.refs import Determiner, Objects, You
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

A_TAPPED_CREATURE = Objects(
    Determiner.CHOOSE,
    Filter((IsTapped(), IsType(CardType.CREATURE), ControlledBy(You()))),
    slot=-1,
)


def prototyped(face: Face) -> Face:
    """718.3b: the face with its alternative mana cost, power and toughness, and the colors of that cost."""
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "prototype":
            power, toughness = ability.text.split("/")
            symbols = tuple(
                symbol for cost in ability.cost or () for symbol in getattr(cost, "symbols", ())
            )
            colors = {LETTER_COLORS[x] for s in symbols for x in s if x in LETTER_COLORS}
            return replace(
                face, mana_cost=symbols, power=int(power), toughness=int(toughness),
                colors=frozenset(colors),
            )  # fmt: skip
    return face


def fused(left: Face, right: Face) -> Face:
    """702.102b, 709.4: a fused spell has the characteristics of both halves together."""
    return replace(
        left,
        name=f"{left.name} // {right.name}",
        mana_cost=(*(left.mana_cost or ()), *(right.mana_cost or ())),
        colors=left.colors | right.colors,
        types=left.types | right.types,
        subtypes=left.subtypes | right.subtypes,
        abilities=(*left.abilities, *right.abilities),
        text=f"{left.text}\n{right.text}",
    )


def _prototype(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """718.3: chosen as the card is cast, from wherever it is cast; no alternative cost."""
    if thing.zone is Zone.HAND and thing.owner == player:
        yield Way(name="prototype", rule="702.160a", face=prototyped(thing.face))


def _fuse(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.102a: both halves, from the hand only."""
    card = thing.card
    if thing.zone is Zone.HAND and thing.owner == player and card is not None:
        if ability in card.faces[0].abilities:  # it stands on both halves
            yield Way(name="fuse", rule="702.102a", face=fused(*card.faces[:2]))


def _web_slinging(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.188a."""
    if thing.zone is Zone.HAND and thing.owner == player and ability.cost is not None:
        costs = (*ability.cost, ReturnCost(A_TAPPED_CREATURE))
        yield Way(name="web-slinging", rule="702.188a", costs=costs)


AN_UNBLOCKED_CREATURE = Objects(
    Determiner.CHOOSE,
    Filter((Not(IsBlocked()), IsType(CardType.CREATURE), ControlledBy(You()))),
    slot=-1,
)


def _sneak(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.190a: in the declare blockers step, at instant speed, for an unblocked creature returned."""
    if thing.zone is Zone.HAND and thing.owner == player and ability.cost is not None:
        costs = (*ability.cost, ReturnCost(AN_UNBLOCKED_CREATURE))
        yield Way(name="sneak", rule="702.190a", costs=costs, instant_speed=True)


def exiled_earlier(game: Game, thing: GameObject, designation: str) -> bool:
    """Whether a card in exile got that designation on an earlier turn."""
    marked = thing.zone is Zone.EXILE and designation in thing.designations
    return marked and thing.entered_turn < game.turn


def waiting_in_exile(game: Game, player: EntityId, thing: GameObject) -> Iterator[Way]:
    """Cards that a rule lets their owner cast from exile on a later turn (702.143a, 702.170d, 702.185a)."""
    if thing.owner != player:
        return
    if exiled_earlier(game, thing, "warped"):
        yield Way(face=thing.face, rule="702.185a")
    if exiled_earlier(
        game, thing, "foretold"
    ):  # 702.143a: face down, so its text is not seen there
        for ability in thing.face.abilities:
            if isinstance(ability, KeywordAbility) and ability.name == "foretell":
                face = thing.face
                yield Way(name="foretell", rule="702.143a", costs=ability.cost, face=face)
    if exiled_earlier(game, thing, "plotted"):
        for face in castable_faces(thing):
            yield Way(name="plot", rule="702.170d", free=True, face=face, sorcery_speed=True)


KEYWORD_WAYS.update(
    {
        "prototype": _prototype,
        "fuse": _fuse,
        "web-slinging": _web_slinging,
        "sneak": _sneak,
        "freerunning": cast_from(Zone.HAND, "freerunning", "702.173a"),
        "warp": cast_from(Zone.HAND, "warp", "702.185a", "warped"),
        "harmonize": cast_from(Zone.GRAVEYARD, "harmonize", "702.180a", "exile on leaving stack"),
        "impending": cast_from(Zone.HAND, "impending", "702.176a"),
    }
)
