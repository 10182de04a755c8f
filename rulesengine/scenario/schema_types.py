"""The small types of the scenario schema: names, numbers, mana, and values of two shapes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, StringConstraints, Tag

from rulesengine.scenario.actions import Step

SLUG = r"^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$"
RULE_NUMBER = r"^[1-9][0-9]{2}(?:\.[0-9]{1,3}[a-z]?)?$"
MANA = r"^(?:\{[WUBRGC]\})*$"
NOT_BLANK = r"\S"
PATTERNS = {
    SLUG: "a slug such as persist-left-graveyard",
    RULE_NUMBER: "a rule number such as 702.79a, in quotes",
    MANA: "mana such as {R}{R}{G}, of W, U, B, R, G and C",
    NOT_BLANK: "a name",
}

Name = Annotated[str, StringConstraints(max_length=200, pattern=NOT_BLANK)]
Line = Annotated[str, StringConstraints(max_length=500)]
Text = Annotated[str, StringConstraints(max_length=5_000)]
Slug = Annotated[str, StringConstraints(max_length=200, pattern=SLUG)]
RuleNumber = Annotated[str, StringConstraints(pattern=RULE_NUMBER)]
Mana = Annotated[str, StringConstraints(max_length=3_000, pattern=MANA)]

Whole = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Amount = Annotated[int, Field(ge=0, le=1_000_000)]
Ordinal = Annotated[int, Field(ge=1, le=1_000)]
Names = Annotated[list[Name], Field(max_length=1_000)]
Counters = Annotated[dict[Name, Amount], Field(max_length=100)]
# Files hold the word, not the member, so these alone are not strict.
StepName = Annotated[Step, Field(strict=False)]
Colour = Literal["white", "blue", "black", "red", "green"]

# The default of a key that need not be there and then says nothing.
ABSENT: Any = Field(default_factory=lambda: None)


class Strict(BaseModel):
    """A mapping of the format: nothing converted, no key it does not know."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Moment(Strict):
    """A step of a turn."""

    turn: Ordinal
    step: StepName


def is_tag(part: object) -> bool:
    """Whether a part of an error's location is a tag of ours rather than a place in the file."""
    return isinstance(part, str) and part.startswith("<") and part.endswith(">")


def _shape(value: Any) -> str | None:
    if isinstance(value, str):
        return "<text>"
    if isinstance(value, Mapping):
        return "<mapping>"
    if isinstance(value, list):
        return "<list>"
    if isinstance(value, int) and not isinstance(value, bool):
        return "<number>"
    return None


def by_shape(expected: str) -> Discriminator:
    """Tell the shapes of a union apart; any other value gets `expected` as its one error."""
    return Discriminator(
        _shape, custom_error_type="expected", custom_error_message=expected.replace("{", "{{")
    )


Amounts = Annotated[dict[Name, Amount], Field(min_length=1, max_length=100)]
NameOrAmounts = Annotated[
    Annotated[Name, Tag("<text>")] | Annotated[Amounts, Tag("<mapping>")],
    by_shape("a name, or a mapping of names to amounts"),
]
NameOrNames = Annotated[
    Annotated[Name, Tag("<text>")] | Annotated[Names, Tag("<list>")],
    by_shape("a name, or a list of names"),
]
NameOrNumber = Annotated[
    Annotated[Name, Tag("<text>")] | Annotated[Ordinal, Tag("<number>")],
    by_shape("a number, a keyword or the start of a text"),
]
