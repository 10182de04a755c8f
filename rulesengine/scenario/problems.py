"""What pydantic found wrong, in words for the people who write scenarios."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any

from pydantic import ValidationError

from rulesengine.scenario import schema, schema_actions, schema_asks, schema_questions
from rulesengine.scenario.schema_types import PATTERNS, Moment, Strict, is_tag

_TYPES = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "string_type": "text",
    "bool_type": "true or false",
    "list_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
}
# Which model's keys an unknown key was meant to be one of, by the key or tag it stands under.
_MODELS: dict[str, type[Strict]] = {
    "at": Moment,
    "until": Moment,
    "pay": schema_actions.PayModel,
    "cards": schema.CardModel,
    "card_faces": schema.FaceModel,
    "<mapping>": schema.ObjectModel,
    "<cast>": schema_actions.CastModel,
    "<activate>": schema_actions.ActivateModel,
    "<play>": schema_actions.PlayModel,
    "<attack>": schema_actions.AttackModel,
    "<block>": schema_actions.BlockModel,
    "<special>": schema_actions.SpecialModel,
    "<choose>": schema_actions.ChooseModel,
    "<resolve>": schema_actions.ResolveModel,
    "<concede>": schema_actions.ConcedeModel,
    "<move on>": schema_actions.MoveOnModel,
    "<player form>": schema_questions.PlayerStated,
    "<zone form>": schema_questions.ZoneStated,
    "<object form>": schema_questions.ObjectStated,
    "<stack form>": schema_questions.StackStated,
    "<exiled form>": schema_questions.ExiledStated,
    "<drawn form>": schema_questions.DrawnStated,
    "<ask player form>": schema_asks.PlayerAsked,
    "<ask zone form>": schema_asks.ZoneAsked,
    "<ask object form>": schema_asks.ObjectAsked,
    "<ask stack form>": schema_asks.StackAsked,
    "<ask exiled form>": schema_asks.ExiledAsked,
}
_SIMPLE = re.compile(r"[^\s.\[\]\"]{1,80}")


def found_in(error: ValidationError) -> Iterator[tuple[str, str]]:
    """Each problem as its place in the scenario and what was expected there."""
    for found in error.errors(include_url=False):
        loc = tuple(found["loc"])
        yield place(loc), _expected(found["type"], loc, found["input"], found)


def place(loc: Iterable[object]) -> str:
    """A location as people write it: players.Anna.battlefield[2].counters."""
    text = ""
    for part in loc:
        if isinstance(part, int):
            text += f"[{part}]"
        elif isinstance(part, str) and part != "[key]" and not is_tag(part):
            simple = part if _SIMPLE.fullmatch(part) else json.dumps(part[:80], ensure_ascii=False)
            text += f".{simple}" if text else simple
    return text


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The hint to add where a known word is close to the one that was written."""
    close = get_close_matches(str(word)[:80].lower(), list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""


def _expected(kind: str, loc: tuple[int | str, ...], value: Any, found: Any) -> str:
    context = found.get("ctx", {})
    if kind == "missing":
        return "expected this key, which is missing"
    if kind == "extra_forbidden":
        return f"unknown key{did_you_mean(loc[-1], _keys_beside(loc))}"
    if kind in ("enum", "literal_error"):
        known = re.findall(r"'([^']*)'", context["expected"])
        hint = did_you_mean(value, known)
        return f"expected {context['expected'].replace(chr(39), '')}, got {_short(value)}{hint}"
    if kind == "verb":
        return _verb_expected(value)
    if kind == "greater_than_equal":
        return f"expected a number of at least {context['ge']}, got {_short(value)}"
    if kind in ("less_than_equal", "less_than"):
        most = context.get("le", context.get("lt"))
        return f"expected a number of at most {most}, got {_short(value)}"
    if kind == "string_pattern_mismatch":
        return f"expected {PATTERNS[context['pattern']]}, got {_short(value)}"
    if kind == "string_too_long":
        return f"expected at most {context['max_length']} characters"
    if kind in ("too_long", "too_short"):
        least_or_most = f"at most {context['max_length']}" if kind == "too_long" else ""
        return f"expected {least_or_most or 'at least ' + str(context['min_length'])} of these"
    wanted = _TYPES.get(kind) or str(found["msg"])
    if kind == "expected" and isinstance(value, dict):
        return f"expected {wanted}"
    # YAML reads 12 as a number and {R} as a mapping.
    unquoted = kind == "string_type" and isinstance(value, int | float | dict)
    quotes = " in quotes" if unquoted else ""
    key = " as a key" if loc and loc[-1] == "[key]" else ""
    return f"expected {wanted}{quotes}{key}, got {_short(value)}"


def _verb_expected(value: Any) -> str:
    if not isinstance(value, dict):
        return f"expected a mapping with a verb, got {_short(value)}"
    verbs = [verb for verb in schema_actions.VERBS if verb in value]
    if verbs:
        return f"expected one verb, got {' and '.join(verbs)}"
    hints = (did_you_mean(key, schema_actions.VERBS) for key in value)
    known = ", ".join(schema_actions.VERBS)
    return f"expected a verb ({known}) or at{next(filter(None, hints), '')}"


def _keys_beside(loc: tuple[int | str, ...]) -> list[str]:
    """The keys known where an unknown one was found."""
    above = [part for part in loc[:-1] if not isinstance(part, int)]
    if not above:
        model: type[Strict] | None = schema.ScenarioModel
    elif above[0] == "players" and len(above) == 2:
        model = schema.PlayerModel
    else:
        model = _MODELS.get(above[-1])
    if model is None:
        return []
    return [field.alias or name for name, field in model.model_fields.items()]


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
