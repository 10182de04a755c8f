"""Whether a JSON value is a card in Scryfall's field names; other fields are of no concern."""

from __future__ import annotations

from typing import Any

_TEXT = ("layout", "mana_cost", "type_line", "oracle_text", "meld_pair", "meld_result")
_NUMBERS = ("power", "toughness", "loyalty", "defense")
_COLOURS = ("colors", "color_indicator")
_LONGEST = 5_000


def card_problem(card: Any) -> tuple[str, str] | None:
    """The place and what was expected there, of the first thing wrong; None for a good card."""
    if not isinstance(card, dict):
        return "", "expected a mapping with name, type_line and so on"
    problem = _face_problem(card)
    if problem:
        return problem
    faces = card.get("card_faces")
    faces = [] if faces is None else faces
    if not isinstance(faces, list):
        return "card_faces", "expected a list of faces"
    for i, face in enumerate(faces):
        if not isinstance(face, dict):
            return f"card_faces[{i}]", "expected a mapping with name, type_line and so on"
        problem = _face_problem(face)
        if problem:
            return f"card_faces[{i}].{problem[0]}", problem[1]
        if face.get("card_faces"):
            return f"card_faces[{i}].card_faces", "expected no faces of a face"
    parts = card.get("meld_parts")
    if parts is not None and not _is_words(parts):
        return "meld_parts", "expected a list of card names"
    return None


def _face_problem(face: dict[str, Any]) -> tuple[str, str] | None:
    name = face.get("name")
    if not isinstance(name, str) or not name.strip():
        return "name", "expected the card's name"
    for key in _TEXT:
        text = face.get(key)
        if text is not None and not isinstance(text, str):
            return key, "expected text"
        if text and len(text) > _LONGEST:
            return key, f"expected at most {_LONGEST} characters"
    for key in _NUMBERS:
        number = face.get(key)
        if number is not None and (isinstance(number, bool) or not isinstance(number, str | int)):
            return key, "expected a number as text"
    for key in _COLOURS:
        colours = face.get(key)
        if colours is not None and not (_is_words(colours) and set(colours) <= set("WUBRG")):
            return key, "expected a list of W, U, B, R and G"
    return None


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)
