"""A card as it is drawn: frame, power and toughness, marks, from plain JSON-able data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

BASIC_LANDS = {"Plains": "w", "Island": "u", "Swamp": "b", "Mountain": "r", "Forest": "g"}
FRAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


@dataclass(frozen=True)
class Mark:
    """A word on a card: tapped, attacking, …"""

    kind: str
    text: str | Promise


@dataclass(frozen=True)
class Counter:
    name: str
    count: int
    kind: str


@dataclass(frozen=True)
class CardFace:
    id: str
    name: str | Promise
    mana_cost: str
    type_line: str
    text: tuple[str, ...]
    frame: str
    power: str | None
    toughness: str | None
    loyalty: str | None
    changed: str  # "raised", "lowered" or "": power and toughness against the printed ones
    printed: str
    tapped: bool
    damage: int
    counters: tuple[Counter, ...]
    marks: tuple[Mark, ...]
    attachments: tuple["CardFace", ...]
    is_creature: bool
    is_land: bool
    is_plain_land: bool
    symbol: str  # a basic land shows what it taps for

    @property
    def has_power(self) -> bool:
        return self.power is not None and self.toughness is not None


def card_face(card: Mapping[str, Any]) -> CardFace:
    types = card.get("type_line") or ""
    face_down = bool(card.get("face_down"))
    marks = tuple(marks_of(card))
    counters = tuple(
        Counter(name, count, counter_kind(name))
        for name, count in (card.get("counters") or {}).items()
        if count
    )
    attachments = tuple(card_face(other) for other in card.get("attachments") or ())
    is_land = "Land" in types
    basic = [symbol for name, symbol in BASIC_LANDS.items() if name in types] if is_land else []
    return CardFace(
        symbol=basic[0] if len(basic) == 1 else "",
        id=str(card.get("id", "")),
        name=card.get("name") or _("Face-down card"),
        mana_cost=card.get("mana_cost") or "",
        type_line=types,
        text=tuple(line for line in (card.get("text") or "").split("\n") if line),
        frame=frame_of(card, types, face_down),
        power=as_text(card.get("power")),
        toughness=as_text(card.get("toughness")),
        loyalty=as_text(card.get("loyalty")),
        changed=changed_from_printed(card),
        printed=f"{card.get('printed_power')}/{card.get('printed_toughness')}",
        tapped=bool(card.get("tapped")),
        damage=card.get("damage") or 0,
        counters=counters,
        marks=marks,
        attachments=attachments,
        is_creature="Creature" in types,
        is_land=is_land,
        is_plain_land=is_land
        and not (card.get("tapped") or marks or counters or attachments or face_down),
    )


def as_text(value: object) -> str | None:
    return None if value is None else str(value)


def frame_of(card: Mapping[str, Any], types: str, face_down: bool) -> str:
    """The frame's color follows the card's: gold for several, brown for artifacts."""
    if face_down:
        return "face-down"
    colors = [color for color in card.get("colors") or () if color in FRAMES]
    if len(colors) > 1:
        return "gold"
    if colors:
        return FRAMES[colors[0]]
    if "Plane " in f"{types} " or "Phenomenon" in types:
        return "plane"
    if "Land" in types:
        return "land"
    return "artifact" if "Artifact" in types else "colorless"


def changed_from_printed(card: Mapping[str, Any]) -> str:
    """Whether power and toughness stand above or below the printed ones."""
    now = [card.get("power"), card.get("toughness")]
    printed = [card.get("printed_power"), card.get("printed_toughness")]
    if None in [*now, *printed] or now == printed:
        return ""
    try:
        raised = sum(int(value or 0) for value in now) >= sum(int(value or 0) for value in printed)
        return "raised" if raised else "lowered"
    except ValueError:
        return "raised"


def counter_kind(name: str) -> str:
    if name.startswith("+"):
        return "plus"
    return "minus" if name.startswith("-") else "other"


def marks_of(card: Mapping[str, Any]) -> list[Mark]:
    marks = []
    if card.get("tapped"):
        marks.append(Mark("tapped", _("tapped")))
    if card.get("attacking"):
        marks.append(Mark("attacking", _("attacking")))
    if card.get("blocking"):
        marks.append(Mark("blocking", _("blocking")))
    if card.get("summoning_sick") and "Creature" in (card.get("type_line") or ""):
        marks.append(Mark("sick", _("summoning sick")))
    if card.get("token"):
        marks.append(Mark("token", _("token")))
    return [*marks, *(Mark("other", text) for text in card.get("marks") or ())]
