"""Type lines (rule 205): supertypes, card types, subtypes by the types they belong to."""

from __future__ import annotations

import re

from rulesengine.errors import NotUnderstood
from rulesengine.ir.words import CardType, Supertype
from rulesengine.oracle.subtypes import SUBTYPES

_SUPERTYPES = {str(kind): kind for kind in Supertype}
_TYPES = {str(kind): kind for kind in CardType} | {"tribal": CardType.KINDRED}
_OPEN = frozenset({CardType.CREATURE, CardType.KINDRED, CardType.PLANESWALKER})
"""Card types whose lists of subtypes grow with every release and mean nothing beyond the word (205.3a)."""
_NEW_SUBTYPE = re.compile(r"[A-Z][A-Za-z'-]*")


def parse_type_line(
    line: str, card: str
) -> tuple[frozenset[Supertype], frozenset[CardType], frozenset[str]]:
    """The three parts of a type line; an unknown word is refused."""
    left, _, right = line.replace(" - ", " — ").partition("—")
    supertypes: set[Supertype] = set()
    types: set[CardType] = set()
    for word in left.split():
        low = word.lower()
        if low in _SUPERTYPES:
            supertypes.add(_SUPERTYPES[low])
        elif low in _TYPES:
            types.add(_TYPES[low])
        elif low != "token":  # 111.6: no card type; card files write it before a token's types
            raise NotUnderstood(card, f"type line: {line}", line.find(word))
    allowed = frozenset[str]().union(*(SUBTYPES.get(kind, frozenset()) for kind in types))
    return frozenset(supertypes), frozenset(types), _subtypes(right.strip(), allowed, types, card)


def _subtypes(
    text: str, allowed: frozenset[str], types: set[CardType], card: str
) -> frozenset[str]:
    text = text.replace("’", "'")
    if CardType.PLANE in types:
        return frozenset({text}) if text else frozenset()
    words = text.split()
    found: set[str] = set()
    while words:
        pair = " ".join(words[:2])
        name = pair if pair in allowed else words[0]
        if name not in allowed and not (types & _OPEN and _NEW_SUBTYPE.fullmatch(name)):
            raise NotUnderstood(card, f"type line: {text}", text.find(name))
        found.add(name)
        words = words[len(name.split()) :]
    return frozenset(found)
