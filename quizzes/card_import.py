"""Bringing a card file into the site: Scryfall's bulk files and MTGJSON's AtomicCards."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.db import transaction

from quizzes.imported_card import ImportedCard, ImportedName
from rulesengine.cards.facts import CardFacts
from rulesengine.cards.files import BETWEEN_FACES
from rulesengine.cards.from_mapping import facts_from_mapping
from rulesengine.cards.spelling import folded
from rulesengine.cards.wellformed import card_problem
from rulesengine.errors import BadCardFile
from rulesengine.oracle.coverage import coverage

BATCH = 250
"""Cards stored in one transaction: what an interrupted import has done by then stays done."""

_KEPT = (
    "name", "layout", "mana_cost", "type_line", "oracle_text", "power", "toughness", "loyalty",
    "defense", "colors", "color_indicator", "meld_pair", "meld_result", "meld_parts",
)  # fmt: skip
_NO_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series", "vanguard", "scheme"})
_MTGJSON = {
    "manaCost": "mana_cost", "type": "type_line", "text": "oracle_text", "power": "power",
    "toughness": "toughness", "loyalty": "loyalty", "defense": "defense", "colors": "colors",
    "colorIndicator": "color_indicator", "layout": "layout",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Imported:
    """How far an import has come."""

    done: int
    total: int
    new: int
    kept: int
    understood: int


def read_cards(path: Path) -> list[dict[str, Any]]:
    """The cards of a file, each name once; BadCardFile names the place of what is wrong."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCardFile(str(path), "", f"expected a readable UTF-8 file: {error}") from None
    rows = _rows(path, text)
    found: dict[str, dict[str, Any]] = {}
    for place, row in rows:
        if not isinstance(row, Mapping) or row.get("layout") in _NO_CARDS:
            continue
        if row.get("lang", "en") != "en":
            continue
        card = _kept(row)
        problem = card_problem(card)
        if problem:
            raise BadCardFile(str(path), ", ".join(filter(None, (place, problem[0]))), problem[1])
        found.setdefault(card["name"], card)
    if not found:
        raise BadCardFile(str(path), "", "expected cards in Scryfall's or MTGJSON's fields")
    return list(found.values())


def _rows(path: Path, text: str) -> Iterator[tuple[str, Any]]:
    start = text.lstrip()[:1]
    try:
        if start == "[":
            return ((f"card {n}", card) for n, card in enumerate(json.loads(text), 1))
        first = text.lstrip().split("\n", 1)[0]
        if start == "{" and not _is_card(first):
            whole = json.loads(text)
            cards = whole.get("data", whole)
            if isinstance(cards, Mapping):
                return (
                    (f"card {name}", _from_mtgjson(name, faces)) for name, faces in cards.items()
                )
            return ((f"card {n}", card) for n, card in enumerate(cards, 1))
        lines = (
            (n, line.strip().rstrip(","))
            for n, line in enumerate(text.split("\n"), 1)
            if line.strip()
        )
        return iter([(f"line {n}", json.loads(line)) for n, line in lines])
    except (ValueError, RecursionError) as error:
        where = getattr(error, "lineno", None)
        place = "" if where is None else f"line {where}"
        raise BadCardFile(str(path), place, "expected JSON: one card a line, or a list") from None


def _is_card(line: str) -> bool:
    try:
        card = json.loads(line.strip().rstrip(","))
    except ValueError:
        return False
    return isinstance(card, Mapping) and "name" in card


def _kept(row: Mapping[str, Any]) -> dict[str, Any]:
    card = {key: row[key] for key in _KEPT if row.get(key) is not None}
    faces = row.get("card_faces")
    if isinstance(faces, Sequence) and not isinstance(faces, str):
        card["card_faces"] = [
            {key: face[key] for key in _KEPT if face.get(key) is not None}
            for face in faces
            if isinstance(face, Mapping)
        ]
    return card


def _from_mtgjson(name: str, faces: Any) -> dict[str, Any]:
    """One entry of AtomicCards: a list with an element for each face."""
    if not isinstance(faces, Sequence) or not faces or not isinstance(faces[0], Mapping):
        return {}
    read = [
        {"name": face.get("faceName") or name}
        | {ours: face[theirs] for theirs, ours in _MTGJSON.items() if face.get(theirs) is not None}
        for face in faces
    ]
    if len(read) == 1:
        return read[0]
    layout = read[0].get("layout", "normal")
    return {"name": name, "layout": layout, "card_faces": read}


def import_cards(cards: Sequence[Mapping[str, Any]]) -> Iterator[Imported]:
    """Store them batch by batch; what is there already and unchanged is kept as it is."""
    new = kept = understood = 0
    for first in range(0, len(cards), BATCH):
        batch = cards[first : first + BATCH]
        known = dict(
            ImportedCard.objects.filter(name__in=[card["name"] for card in batch]).values_list(
                "name", "digest"
            )
        )
        fresh = [card for card in batch if known.get(card["name"]) != _digest(card)]
        understood += ImportedCard.objects.filter(
            name__in=[card["name"] for card in batch if card not in fresh], understood=True
        ).count()
        with transaction.atomic():
            for card in fresh:
                understood += _store(card)
        new, kept = new + len(fresh), kept + len(batch) - len(fresh)
        yield Imported(min(first + BATCH, len(cards)), len(cards), new, kept, understood)


def _store(card: Mapping[str, Any]) -> bool:
    facts = facts_from_mapping(card)
    seen = coverage(facts)
    stored, _ = ImportedCard.objects.update_or_create(
        name=facts.name,
        defaults={
            "facts": dict(card), "digest": _digest(card), "understood": seen.understood,
            "clause": "\n".join(seen.clauses_not_understood),
        },
    )  # fmt: skip
    for name in _names(facts):
        ImportedName.objects.get_or_create(folded=folded(name), defaults={"card": stored})
    ImportedName.objects.filter(folded=folded(facts.name)).update(card=stored)
    return seen.understood


def _names(facts: CardFacts) -> list[str]:
    halves = facts.name.split(BETWEEN_FACES)
    return list(dict.fromkeys([facts.name, *halves, *(face.name for face in facts.faces)]))


def _digest(card: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(card, sort_keys=True).encode()).hexdigest()
