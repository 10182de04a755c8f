"""Whole cards: every face from its facts and its rules text (rules 200 to 211, 712, 715)."""

from __future__ import annotations

import re

from rulesengine.cards.definition import CardDefinition, Face
from rulesengine.cards.facts import CardFacts
from rulesengine.errors import NotUnderstood
from rulesengine.ir.command_zone import in_command_zone
from rulesengine.ir.words import CardType, Color
from rulesengine.oracle.normalize import paragraphs, short_names
from rulesengine.oracle.striations import compile_text
from rulesengine.oracle.typeline import parse_type_line

_COLORS = {"W": Color.WHITE, "U": Color.BLUE, "B": Color.BLACK, "R": Color.RED, "G": Color.GREEN}
_SYMBOL = re.compile(r"\{([^{}]+)\}")
UNSUPPORTED_LAYOUTS = frozenset({"mutate"})


def compile_card(facts: CardFacts) -> CardDefinition:
    """The card, compiled whole; raises `NotUnderstood` at the first clause it cannot read."""
    faces = tuple(_compile_face(face, facts) for face in facts.faces or (facts,))
    return CardDefinition(
        name=facts.name,
        layout=facts.layout,
        faces=faces,
        meld_pair=facts.meld_pair,
        meld_result=facts.meld_result,
        meld_parts=facts.meld_parts,
    )


def paragraph_kind(types: frozenset[CardType], subtypes: frozenset[str]) -> str:
    """Which sort of paragraphs a face of these types has: what a sentence means hangs on it."""
    return "spell" if types & {CardType.INSTANT, CardType.SORCERY} else "permanent"


def face_names(face: CardFacts) -> tuple[str, ...]:
    """The names a face's text calls it by."""
    return short_names(face.name, "Legendary" in face.type_line)


def _compile_face(face: CardFacts, card: CardFacts) -> Face:
    if card.layout in UNSUPPORTED_LAYOUTS:
        raise NotUnderstood(card.name, f"layout {card.layout}")
    supertypes, types, subtypes = parse_type_line(face.type_line, card.name)
    kind = paragraph_kind(types, subtypes)
    read = paragraphs(face.oracle_text, face_names(face))
    abilities, refused = compile_text(read, card.name, kind)
    if refused:
        raise refused[0]
    if types & {CardType.PLANE, CardType.PHENOMENON}:
        abilities = list(in_command_zone(tuple(abilities)))
    symbols = tuple(_SYMBOL.findall(face.mana_cost))
    return Face(
        name=face.name,
        mana_cost=symbols or None,
        colors=_face_colors(face, symbols),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        abilities=tuple(abilities),
        power=_figure(face.power),
        toughness=_figure(face.toughness),
        loyalty=_figure(face.loyalty),
        loyalty_is_x=face.loyalty == "X",
        defense=_figure(face.defense),
        text=face.oracle_text,
        type_line=face.type_line,
    )


def _face_colors(face: CardFacts, symbols: tuple[str, ...]) -> frozenset[Color]:
    """Rule 202.2 and the colour indicator (204); the printed list agrees but for devoid."""
    if face.color_indicator:
        return frozenset(_COLORS[letter] for letter in face.color_indicator)
    return frozenset(
        _COLORS[letter] for symbol in symbols for letter in symbol if letter in _COLORS
    )


def _figure(text: str | None) -> int | None:
    """A printed number; `*` and its like count what is printed beside them (208.2a)."""
    if text is None:
        return None
    digits = re.sub(r"[^\d+-]", "", text.replace("*", "0").replace("X", "0"))
    total = 0
    for part in re.findall(r"[+-]?\d+", digits):
        total += int(part)
    return total
