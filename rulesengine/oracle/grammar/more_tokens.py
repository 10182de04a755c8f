"""Other numbers of the tokens just described: "create three of those tokens instead" (rule 608.2c)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import CreateCopyTokens, CreateTokens
from rulesengine.ir.effects import Do, OtherNumberIf
from rulesengine.oracle.category import production


def _creates(values: dict[str, Any]) -> bool:
    effect = values["effect"]
    return isinstance(effect, Do) and isinstance(
        effect.actions[-1], CreateTokens | CreateCopyTokens
    )


for _then in (
    "instead create {count:many} of those tokens",
    "create {count:many} of those tokens instead",
):
    production("clause", OtherNumberIf, "{effect:simple} . if {condition:conditions} , " + _then,
               check=_creates)  # fmt: skip
