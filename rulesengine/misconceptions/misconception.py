"""A named wrong reading: a keyword or a card of another text, or one rule point read wrongly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulesengine.game.decisions import (
    ChooseObjects,
    ChooseOrder,
    ChooseWords,
    Decision,
    Divide,
    YesNo,
)
from rulesengine.game.rules import CURRENT_RULES, RuleTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Misconception:
    """Its words are in content/misconceptions; `rule` is the rule that is misread."""

    id: str
    rule: str
    keyword: str = ""
    means: tuple[str, ...] = ()
    card: str = ""
    text: tuple[str, ...] = ()  # what that card is taken to say, by paragraph
    point: str = ""
    wrong: Callable[..., Any] | None = None

    def rules(self) -> RuleTable:
        """The current rules, misread."""
        if self.wrong is not None:
            table = CURRENT_RULES.replacing(self.point, self.wrong)
        elif self.card:
            table = CURRENT_RULES.with_text(self.card, self.text)
        else:
            table = CURRENT_RULES.with_meaning(self.keyword, self.means)
        return table.answering(default_answer)


def wrong(
    name: str, rule: str, keyword: str, point: str, function: Callable[..., Any]
) -> Misconception:
    """A rule point taken to be another function; `keyword` is what it is taught with."""
    return Misconception(id=name, rule=rule, keyword=keyword, point=point, wrong=function)


def default_answer(decision: Decision) -> Any:
    """What a player answers to a question only the wrong reading asks: no, none, as they come."""
    match decision:
        case YesNo():
            return False
        case ChooseOrder(options=options):
            return options
        case Divide(total=total, recipients=(first, last), legal=legal):
            # Combat damage past a blocker: as much as may be.
            for passed in range(total, -1, -1):
                shares = {first: total - passed, last: passed}
                if legal is None or legal(shares) is None:
                    return shares
        case ChooseObjects(least=0, acceptable=None) | ChooseWords(least=0):
            return ()
    return None
