"""The schema of `ask`: an expectation with a `?` in it, or a question beyond final positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Discriminator, Tag, WrapValidator, create_model, model_validator
from pydantic_core import PydanticCustomError

from rulesengine.scenario.build_questions import ASKED, about, kind_of
from rulesengine.scenario.questions import AskKind
from rulesengine.scenario.schema_actions import ActionModel
from rulesengine.scenario.schema_questions import (
    DrawnStated,
    ExiledStated,
    ObjectStated,
    PlayerStated,
    StackStated,
    ZoneStated,
)
from rulesengine.scenario.schema_types import ABSENT, Amount, Name, Names, Strict


def _or_asked(value: Any, validate: Any) -> Any:
    return value if value == ASKED else validate(value)


class Asked(Strict):
    """A question; `after` counts the actions from 0."""

    after: Amount = ABSENT


class ValueAsked(Asked):
    """An expectation with one value, or power and toughness together, replaced by `?`."""

    @model_validator(mode="after")
    def _asks_for_one(self) -> ValueAsked:
        asked = {name for name in self.model_fields_set if getattr(self, name) == ASKED}
        if len(asked) != 1 and asked != {"power", "toughness"}:
            raise PydanticCustomError("expected", "exactly one value replaced by ?")
        return self


def _asking(form: type[Strict]) -> type[ValueAsked]:
    """The model of a form in which any value but what names the thing may be asked for."""
    fields: dict[str, Any] = {}
    for name, field in form.model_fields.items():
        annotation: Any = field.rebuild_annotation()
        if name in ("player", "object", "exiled"):
            fields[name] = (annotation, ...)
        else:
            default = ... if field.is_required() else ABSENT
            fields[name] = (Annotated[annotation, WrapValidator(_or_asked)], default)
    return create_model(form.__name__.replace("Stated", "Asked"), __base__=ValueAsked, **fields)


class LegalAsked(Asked):
    legal: ActionModel


class CostAsked(Asked):
    cost: ActionModel


class TriggersAsked(Asked):
    triggers: Name


class CopiesAsked(Asked):
    copies: Name


class TargetsAsked(Asked):
    targets: ActionModel


class OrderAsked(Asked):
    order: Literal["stack"]


class NextAsked(Asked):
    next: Literal["event"]


class SurvivorsAsked(Asked):
    survivors: Names


class FaceUpAsked(Asked):
    face_up: Literal["planes"]


PlayerAsked = _asking(PlayerStated)
ZoneAsked = _asking(ZoneStated)
ObjectAsked = _asking(ObjectStated)
StackAsked = _asking(StackStated)
ExiledAsked = _asking(ExiledStated)
DrawnAsked = _asking(DrawnStated)


def _tag_of(ask: Any) -> str | None:
    if not isinstance(ask, Mapping):
        return None
    kind = kind_of(ask)
    if kind is not AskKind.VALUE:
        return f"<ask {kind}>"
    form = about(ask)
    return f"<ask {form} form>" if form else None


if TYPE_CHECKING:
    AskModel = Any
else:
    AskModel = Annotated[
        Annotated[PlayerAsked, Tag("<ask player form>")]
        | Annotated[ZoneAsked, Tag("<ask zone form>")]
        | Annotated[ObjectAsked, Tag("<ask object form>")]
        | Annotated[StackAsked, Tag("<ask stack form>")]
        | Annotated[ExiledAsked, Tag("<ask exiled form>")]
        | Annotated[DrawnAsked, Tag("<ask drawn form>")]
        | Annotated[LegalAsked, Tag("<ask legal>")]
        | Annotated[CostAsked, Tag("<ask cost>")]
        | Annotated[TriggersAsked, Tag("<ask triggers>")]
        | Annotated[CopiesAsked, Tag("<ask copies>")]
        | Annotated[TargetsAsked, Tag("<ask targets>")]
        | Annotated[OrderAsked, Tag("<ask order>")]
        | Annotated[NextAsked, Tag("<ask next>")]
        | Annotated[SurvivorsAsked, Tag("<ask survivors>")]
        | Annotated[FaceUpAsked, Tag("<ask face_up>")],
        Discriminator(
            _tag_of,
            custom_error_type="expected",
            custom_error_message="an expectation with a ?, or one of legal, cost, triggers, "
            "copies, targets, order, next, survivors, face_up",
        ),
    ]
