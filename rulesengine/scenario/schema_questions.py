"""The schema of `expect`: a model per form of the contract's table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Discriminator, Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from rulesengine.scenario.build_questions import about
from rulesengine.scenario.questions import Zone
from rulesengine.scenario.schema_types import (
    ABSENT,
    Amount,
    Colour,
    Counters,
    Mana,
    Name,
    Names,
    Strict,
    Whole,
    by_shape,
)

ZoneName = Annotated[Zone, Field(strict=False)]


class Stated(Strict):
    """One form of expectation; the fields it does not state are not set."""

    @model_validator(mode="after")
    def _states_something(self) -> Stated:
        given = {name for name, field in type(self).model_fields.items() if not field.is_required()}
        if given and not self.model_fields_set & given:
            raise PydanticCustomError("expected", "at least one thing to hold")
        return self


class PlayerStated(Stated):
    player: Name
    life: Whole = ABSENT
    hand_size: Amount = ABSENT
    counters: Counters = ABSENT
    poison: Amount = ABSENT
    lost: bool = ABSENT
    won: bool = ABSENT
    mana: Mana = ABSENT


class ZoneStated(Stated):
    player: Name
    zone: ZoneName
    card: Name = ABSENT
    cards: Names = ABSENT
    count: Amount = ABSENT


class ObjectStated(Strict):
    object: Name
    controller: Name = ABSENT
    owner: Name = ABSENT
    zone: ZoneName = ABSENT
    power: Whole = ABSENT
    toughness: Whole = ABSENT
    tapped: bool = ABSENT
    counters: Counters = ABSENT
    has: Names = ABSENT
    lacks: Names = ABSENT
    types: Names = ABSENT
    not_types: Names = ABSENT
    subtypes: Names = ABSENT
    not_subtypes: Names = ABSENT
    colors: list[Colour] = ABSENT
    attached_to: Name = ABSENT
    attacking: bool = ABSENT
    face_down: bool = ABSENT
    damage: Amount = ABSENT
    count: Amount = ABSENT


class StackStated(Strict):
    stack: Annotated[
        Annotated[Amount, Tag("<number>")] | Annotated[Names, Tag("<list>")],
        by_shape("a number, or a list of names from the top"),
    ]


class ExiledStated(Strict):
    exiled: Name
    owner: Name = ABSENT
    counters: Counters = ABSENT
    count: Amount = ABSENT


class DrawnStated(Strict):
    drawn: bool


def _form(fields: Any) -> str | None:
    form = about(fields) if isinstance(fields, Mapping) else None
    return f"<{form} form>" if form else None


ExpectationModel = Annotated[
    Annotated[PlayerStated, Tag("<player form>")]
    | Annotated[ZoneStated, Tag("<zone form>")]
    | Annotated[ObjectStated, Tag("<object form>")]
    | Annotated[StackStated, Tag("<stack form>")]
    | Annotated[ExiledStated, Tag("<exiled form>")]
    | Annotated[DrawnStated, Tag("<drawn form>")],
    Discriminator(
        _form,
        custom_error_type="expected",
        custom_error_message="a mapping with player, object, stack, exiled or drawn",
    ),
]
