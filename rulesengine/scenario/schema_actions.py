"""The schema of a scenario's actions: one model per verb, so that each knows its own keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, PlainValidator, Tag, WithJsonSchema
from pydantic_core import PydanticCustomError

from rulesengine.scenario.actions import Verb
from rulesengine.scenario.schema_types import (
    ABSENT,
    Amount,
    Moment,
    Name,
    NameOrAmounts,
    NameOrNames,
    NameOrNumber,
    Names,
    Ordinal,
    Strict,
    by_shape,
)

VERBS = tuple(verb.value for verb in Verb if verb is not Verb.MOVE_ON)
_DEEPEST_ANSWER = 4


def _answer(value: Any, deeper: int = _DEEPEST_ANSWER) -> Any:
    if isinstance(value, str) and len(value) <= 500:
        return value
    if isinstance(value, int) and abs(value) <= 1_000_000:
        return value
    if isinstance(value, list) and deeper and len(value) <= 1_000:
        return [_answer(element, deeper - 1) for element in value]
    if isinstance(value, Mapping) and all(
        isinstance(name, str) and type(part) is int and 0 <= part <= 1_000_000
        for name, part in value.items()
    ):
        return value
    raise PydanticCustomError(
        "expected", "yes, no, a name, a number, a list of these, or a mapping of names to amounts"
    )


ANSWER_SCHEMA = {
    "anyOf": [
        {"type": ["string", "integer", "boolean"]},
        {"type": "array"},
        {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
    ]
}
AnswerValue = Annotated[Any, PlainValidator(_answer), WithJsonSchema(ANSWER_SCHEMA)]
UsingValue = Annotated[
    Annotated[Name, Tag("<text>")]
    | Annotated[Amount, Tag("<number>")]
    | Annotated[Names, Tag("<list>")],
    by_shape("a number, a name or a list of names"),
]
UsingEntry = Annotated[
    Annotated[Name, Tag("<text>")]
    | Annotated[dict[Name, UsingValue], Field(min_length=1, max_length=1), Tag("<mapping>")],
    by_shape("a cost's name, or one such as {multikicker: 2}"),
]


class PayModel(Strict):
    """What costs consume."""

    sacrifice: Names = ABSENT
    tap: Names = ABSENT
    exile: Names = ABSENT
    discard: Names = ABSENT
    return_: Names = Field(default_factory=list, alias="return")
    life: Amount = ABSENT
    mana: Names = ABSENT


class Common(Strict):
    """The keys of every action."""

    by: Name = ABSENT
    at: Moment = ABSENT
    illegal: bool = False
    legal: bool = False
    choose: list[AnswerValue] = Field(default_factory=list, max_length=1_000)


class Announced(Common):
    """The keys of what is put on the stack."""

    targets: list[NameOrAmounts] = Field(default_factory=list, max_length=1_000)
    x: Amount = ABSENT
    modes: list[Ordinal] = Field(default_factory=list, max_length=100)
    pay: PayModel = ABSENT


class CastModel(Announced):
    cast: Name
    using: list[UsingEntry] = Field(default_factory=list, max_length=100)
    face: Name = ABSENT


class ActivateModel(Announced):
    activate: Name
    ability: NameOrNumber = ABSENT


class PlayModel(Common):
    play: Name
    face: Name = ABSENT


class AttackModel(Common):
    attack: Annotated[
        Annotated[Names, Tag("<list>")] | Annotated[dict[Name, Name], Tag("<mapping>")],
        by_shape("a list of attackers, or a mapping of attackers to what they attack"),
    ]
    exert: Names = ABSENT
    pay: PayModel = ABSENT


class BlockModel(Common):
    block: dict[Name, NameOrNames]
    pay: PayModel = ABSENT


class SpecialModel(Common):
    special: Name
    object: Name = ABSENT
    x: Amount = ABSENT
    pay: PayModel = ABSENT


class ChooseModel(Common):
    choose: list[AnswerValue] = Field(max_length=1_000)


class ResolveModel(Common):
    resolve: Annotated[
        Annotated[Literal["all"], Tag("<text>")] | Annotated[Ordinal, Tag("<number>")],
        by_shape("a number, or all"),
    ]


class ConcedeModel(Common):
    concede: Literal[True]


class MoveOnModel(Common):
    at: Moment


def tag_of(action: Any) -> str | None:
    """The tag of an action's model; None where it has no verb or two."""
    if not isinstance(action, Mapping):
        return None
    verbs = [verb for verb in VERBS if verb in action and verb != Verb.CHOOSE]
    if len(verbs) == 1:
        return f"<{verbs[0]}>"
    if not verbs and Verb.CHOOSE in action:
        return "<choose>"
    return "<move on>" if not verbs and "at" in action else None


ActionModel = Annotated[
    Annotated[CastModel, Tag("<cast>")]
    | Annotated[ActivateModel, Tag("<activate>")]
    | Annotated[PlayModel, Tag("<play>")]
    | Annotated[AttackModel, Tag("<attack>")]
    | Annotated[BlockModel, Tag("<block>")]
    | Annotated[SpecialModel, Tag("<special>")]
    | Annotated[ChooseModel, Tag("<choose>")]
    | Annotated[ResolveModel, Tag("<resolve>")]
    | Annotated[ConcedeModel, Tag("<concede>")]
    | Annotated[MoveOnModel, Tag("<move on>")],
    Discriminator(tag_of, custom_error_type="verb", custom_error_message="one verb"),
]
