"""A game position, as plain JSON-able data, arranged as it lies on a table.

The engine's side hands in a dict (see ARCHITECTURE.md); what is drawn where is decided here, so
that the templates decide nothing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from judgeclasses.card import CardFace, card_face

Position = Mapping[str, Any]

STEPS: dict[str, str | Promise] = {
    "untap": _("untap step"),
    "upkeep": _("upkeep"),
    "draw": _("draw step"),
    "precombat main": _("precombat main phase"),
    "beginning of combat": _("beginning of combat"),
    "declare attackers": _("declare attackers step"),
    "declare blockers": _("declare blockers step"),
    "first strike damage": _("first combat damage step"),
    "combat damage": _("combat damage step"),
    "end of combat": _("end of combat"),
    "postcombat main": _("postcombat main phase"),
    "end": _("end step"),
    "cleanup": _("cleanup step"),
}
PLAYER_COUNTERS: dict[str, str | Promise] = {
    "poison": _("poison"),
    "energy": _("energy"),
    "experience": _("experience"),
}


@dataclass(frozen=True)
class Pile:
    """Cards of one zone; `count` may be more than the cards known."""

    name: str | Promise
    kind: str
    count: int
    cards: tuple[CardFace, ...] = ()


@dataclass(frozen=True)
class Spot:
    """A place on the battlefield: a card, or several that cannot be told apart."""

    card: CardFace
    count: int = 1


@dataclass(frozen=True)
class Seat:
    name: str
    life: int
    is_active: bool
    is_far: bool
    counters: tuple[tuple[str | Promise, int], ...]
    mana: str
    hand: Pile
    piles: tuple[Pile, ...]
    creatures: tuple[Spot, ...]
    others: tuple[Spot, ...]
    lands: tuple[Spot, ...]


@dataclass(frozen=True)
class Table:
    turn: int | None
    step: str | Promise
    active: str
    far: tuple[Seat, ...]
    near: tuple[Seat, ...]
    stack: tuple[Mapping[str, Any], ...] = field(default=())
    planes: tuple[CardFace, ...] = ()


def table_of(position: Position) -> Table:
    players = list(position.get("players", ()))
    active = position.get("active") or (players[0]["name"] if players else "")
    step: str = position.get("step", "")
    seats = [seat_of(player, index, active) for index, player in enumerate(players)]
    return Table(
        turn=position.get("turn"),
        step=STEPS.get(step, step),
        active=active,
        far=tuple(seat for seat in seats if seat.is_far),
        near=tuple(seat for seat in seats if not seat.is_far),
        stack=tuple(position.get("stack", ())),
        planes=tuple(card_face(card) for card in position.get("planes", ())),
    )


def seat_of(player: Mapping[str, Any], index: int, active: str) -> Seat:
    battlefield = [card_face(card) for card in player.get("battlefield", ())]
    creatures = [card for card in battlefield if card.is_creature]
    lands = [card for card in battlefield if card.is_land and not card.is_creature]
    others = [card for card in battlefield if not card.is_land and not card.is_creature]
    hand = pile(_("Hand"), "hand", player.get("hand", ()), player.get("hand_size"))
    library = Pile(_("Library"), "library", player.get("library_size", 0))
    graveyard = pile(_("Graveyard"), "graveyard", player.get("graveyard", ()))
    piles = [library, graveyard, pile(_("Exile"), "exile", player.get("exile", ()))]
    if player.get("command"):
        piles.append(pile(_("Command zone"), "command", player["command"]))
    return Seat(
        name=player["name"],
        life=player.get("life", 20),
        is_active=player["name"] == active,
        # Without a seat said, the first player is the reader.
        is_far=player.get("seat", "far" if index else "near") == "far",
        counters=tuple(
            (PLAYER_COUNTERS.get(name, name), count)
            for name, count in player.get("counters", {}).items()
            if count
        ),
        mana=player.get("mana", ""),
        hand=hand,
        piles=tuple(piles),
        creatures=stacked(creatures),
        others=stacked(others),
        lands=stacked(lands),
    )


def pile(
    name: str | Promise, kind: str, cards: Iterable[Mapping[str, Any]], count: int | None = None
) -> Pile:
    faces = tuple(card_face(card) for card in cards)
    return Pile(name, kind, len(faces) if count is None else count, faces)


def stacked(cards: Iterable[CardFace]) -> tuple[Spot, ...]:
    """Untapped lands that cannot be told apart share a spot; all else lies alone."""
    counts: dict[object, int] = {}
    shown: dict[object, CardFace] = {}
    for card in cards:
        key: object = ("stack", card.name) if card.is_plain_land else ("alone", len(shown))
        shown.setdefault(key, card)
        counts[key] = counts.get(key, 0) + 1
    return tuple(Spot(card, counts[key]) for key, card in shown.items())
