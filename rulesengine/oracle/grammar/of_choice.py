"""Colours and types "of your choice", chosen as an effect begins to apply (rules 105.3, 608.2d)."""

from __future__ import annotations

from rulesengine.ir.changes import ChooseKind
from rulesengine.ir.effects import Continuous
from rulesengine.ir.filters import IsChosen
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import ListOf, Words, declare, production

declare(Words("kind-of-choice", {"color": "color", "basic land type": "basic land type",
                                 "creature type": "creature type"}))  # fmt: skip
production("chosen-change", ChooseKind, "become the {what:kind-of-choice} of your choice")
production("chosen-change", ChooseKind, "become the color or colors of your choice", what="colors")
production("chosen-change", ChooseKind, "become the {what:kind-of-choice} of your choice in addition to "
           "(its|their) other types", adding=True,
           check=lambda v: v["what"] != "color")  # fmt: skip
declare(ListOf("chosen-changes", "chosen-change", (",",), most=1))
production(
    "simple", Continuous, "{what:subjects} [each] {changes:chosen-changes} {duration:duration}"
)
production(
    "simple",
    Continuous,
    "{what:subjects} [each] {changes:chosen-changes}",
    duration=Duration.PERMANENT,
)
production(
    "clause", Continuous, "{duration:duration} , {what:subjects} [each] {changes:chosen-changes}"
)

# "Creatures of the creature type of your choice": chosen by who carries the instruction out ---------------

declare(Words("choice-of-type", {"the creature type of your choice": "creature type of your choice",
                                 "the color of your choice": "color of your choice"}))  # fmt: skip
production("post", IsChosen, "of {what:choice-of-type}")
