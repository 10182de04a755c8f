"""The schema of a whole scenario: strict, every key known, and exported as JSON Schema."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field, Tag

from rulesengine.scenario.actions import Step
from rulesengine.scenario.model import Coin, PlanarDie
from rulesengine.scenario.schema_actions import ActionModel
from rulesengine.scenario.schema_asks import AskModel
from rulesengine.scenario.schema_questions import ExpectationModel
from rulesengine.scenario.schema_types import (
    ABSENT,
    Amount,
    Counters,
    Line,
    Mana,
    Moment,
    Name,
    Names,
    Ordinal,
    RuleNumber,
    Slug,
    StepName,
    Strict,
    Text,
    Whole,
    by_shape,
)


class ObjectModel(Strict):
    """An object of a zone, in the mapping form."""

    card: Name
    id: Name = ABSENT
    tapped: bool = False
    summoning_sick: bool = False
    counters: Counters = ABSENT
    damage: Amount = 0
    attached_to: Name = ABSENT
    face_down: bool = False
    transformed: bool = False
    phased_out: bool = False
    flipped: bool = False
    designations: Names = ABSENT
    owner: Name = ABSENT
    token: bool = False


Entry = Annotated[
    Annotated[Name, Tag("<text>")] | Annotated[ObjectModel, Tag("<mapping>")],
    by_shape("a card's name (in quotes if it is a number), or a mapping with card"),
]
Entries = Annotated[list[Entry], Field(max_length=1_000)]


class PlayerModel(Strict):
    """One player's part of the position."""

    life: Whole = 20
    counters: Counters = ABSENT
    mana: Mana = ABSENT
    hand: Entries = ABSENT
    library: Entries = ABSENT
    library_exact: bool = False
    graveyard: Entries = ABSENT
    exile: Entries = ABSENT
    command: Entries = ABSENT
    planar_deck: Entries = ABSENT
    cast_this_turn: Names = ABSENT
    drawn_this_turn: Amount = 0
    land_played: bool = False
    outside: Entries = ABSENT
    emblems: list[Text] = Field(default_factory=list, max_length=100)
    battlefield: Entries = ABSENT


Printed = Annotated[
    Annotated[Name, Tag("<text>")] | Annotated[Whole, Tag("<number>")],
    by_shape("a number, or text such as *"),
]
Symbols = Annotated[list[Literal["W", "U", "B", "R", "G"]], Field(max_length=5)]


class FaceModel(Strict):
    """A card, or a face of one, defined for this scenario only."""

    name: Name
    mana_cost: Line = ABSENT
    cmc: float = ABSENT
    type_line: Line = ABSENT
    oracle_text: Text = ABSENT
    power: Printed = ABSENT
    toughness: Printed = ABSENT
    loyalty: Printed = ABSENT
    defense: Printed = ABSENT
    colors: Symbols = ABSENT
    color_indicator: Symbols = ABSENT
    keywords: Names = ABSENT


class CardModel(FaceModel):
    layout: Name = "normal"
    card_faces: list[FaceModel] = Field(default_factory=list, max_length=5)
    meld_pair: Name = ABSENT
    meld_result: Name = ABSENT
    meld_parts: Names = ABSENT


class ScenarioModel(Strict):
    """A game position, what the players then do, and what is true at the end."""

    scenario: Literal[1]
    id: Slug
    title: Line = ABSENT
    cites: list[RuleNumber] = Field(default_factory=list, max_length=100)
    source: Text = ABSENT
    active: Name = ABSENT
    turn: Ordinal = 1
    step: StepName = Step.PRECOMBAT_MAIN
    players: Annotated[dict[Name, PlayerModel | None], Field(min_length=2, max_length=6)]
    cards: list[CardModel] = Field(default_factory=list, max_length=200)
    planar_die: list[Annotated[PlanarDie, Field(strict=False)]] = Field(
        default=[], max_length=1_000
    )
    coins: list[Annotated[Coin, Field(strict=False)]] = Field(
        default_factory=list, max_length=1_000
    )
    dice: list[Ordinal] = Field(default_factory=list, max_length=1_000)
    planar_deck: Entries = ABSENT
    seed: Annotated[int, Field(ge=0, lt=2**63)] = 0
    actions: list[ActionModel] = Field(default_factory=list, max_length=1_000)
    until: Moment = ABSENT
    expect: list[ExpectationModel] = Field(default_factory=list, max_length=1_000)
    ask: Annotated[
        Annotated[AskModel, Tag("<mapping>")]
        | Annotated[list[AskModel], Field(max_length=100), Tag("<list>")],
        by_shape("a question, or a list of them"),
    ] = ABSENT
    level: Any = ABSENT
    topic: Any = ABSENT
    keywords: Any = ABSENT
    why: Any = ABSENT
    misreading: Any = ABSENT
    changed_since: Any = ABSENT
    note: Any = ABSENT
    doubts: Any = ABSENT
    cards_used: Any = ABSENT
    tags: Any = ABSENT


@cache
def json_schema() -> dict[str, Any]:
    """The format as JSON Schema, for editors and other programs."""
    return ScenarioModel.model_json_schema(by_alias=True)
