"""Whether a queued answer is a legal answer to a decision, in all the shapes the contract allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesengine.game.decisions import (
    ChooseNumber,
    ChooseObjects,
    ChooseOrder,
    ChooseWords,
    Decision,
    Divide,
    YesNo,
)
from rulesengine.scenario.actions import Answer, Division
from rulesengine.scenario.matching_words import match_order, word_among

if TYPE_CHECKING:
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.naming import Names

YES, NO = "yes", "no"
Answers = Sequence[Answer]


@dataclass(frozen=True, slots=True)
class Match:
    """The value of an answer, and how many of the queued answers it takes.

    `stays`: an object named instead of yes, which the choice that follows will take.
    """

    value: Any
    taken: int = 1
    stays: bool = False


def match(names: Names, decision: Decision, answers: Answers, start: int) -> Match | None:
    """The answer that begins at `start`, if it is a legal answer to the decision."""
    matcher = _MATCHERS[type(decision)]
    found = matcher(names, decision, answers, start)
    answer = answers[start]
    if found is None and isinstance(answer, tuple) and len(answer) == 1:
        found = matcher(
            names, decision, (*answers[:start], answer[0], *answers[start + 1 :]), start
        )
    return found


def _yes_no(names: Names, decision: YesNo, answers: Answers, start: int) -> Match | None:
    answer = answers[start]
    if answer in (YES, NO):
        return Match(answer == YES)
    if decision.words is not None and answer in decision.words:
        return Match(answer == decision.words[0])
    if answer == () and decision.objects:
        return Match(False)
    named = answer if isinstance(answer, tuple) else (answer,)
    if decision.objects and named and _all_named(names, named, decision.objects) is not None:
        return Match(True, stays=True)
    return None


def _objects(names: Names, decision: ChooseObjects, answers: Answers, start: int) -> Match | None:
    answer = answers[start]
    if isinstance(answer, tuple):
        chosen = _all_named(names, answer, decision.options)
        return Match(chosen) if chosen is not None and _fits(decision, chosen) else None
    if not isinstance(answer, str):
        return None
    if decision.least == 0 and answer == NO:
        return Match(())
    if decision.least == 0 and answer == YES:
        return _yes_and_which(names, decision, answers, start)
    return _one_after_another(names, decision, answers, start)


def _yes_and_which(
    names: Names, decision: ChooseObjects, answers: Answers, start: int
) -> Match | None:
    """ "Yes" followed by the objects, or alone where only one can be meant."""
    if start + 1 < len(answers) and answers[start + 1] not in (YES, NO):
        following = _objects(names, decision, answers, start + 1)
        if following is not None:
            return Match(following.value, following.taken + 1)
    only = decision.options
    return Match(only) if len(only) == 1 and _fits(decision, only) else None


def _one_after_another(
    names: Names, decision: ChooseObjects, answers: Answers, start: int
) -> Match | None:
    """Objects given as separate answers: as many as are options, and legal together."""
    chosen: list[EntityId] = []
    most = min(decision.most, len(decision.options))
    for answer in answers[start:]:
        if len(chosen) >= most or not isinstance(answer, str):
            break
        found = names.choose(answer, [o for o in decision.options if o not in chosen])
        if found is None:
            break
        chosen.append(found)
    for length in range(len(chosen), 0, -1):
        if _fits(decision, tuple(chosen[:length])):
            return Match(tuple(chosen[:length]), length)
    return None


def _fits(decision: ChooseObjects, chosen: tuple[EntityId, ...]) -> bool:
    least = min(decision.least, len(decision.options))
    if not least <= len(chosen) <= decision.most:
        return False
    return decision.acceptable is None or decision.acceptable(chosen)


def _all_named(
    names: Names, answer: Sequence[Answer], options: tuple[EntityId, ...]
) -> tuple[EntityId, ...] | None:
    """Each name its own object; None where one of them is no option."""
    chosen: list[EntityId] = []
    for name in answer:
        if not isinstance(name, str):
            return None
        found = names.choose(name, [o for o in options if o not in chosen])
        if found is None:
            return None
        chosen.append(found)
    return tuple(chosen)


def _words(names: Names, decision: ChooseWords, answers: Answers, start: int) -> Match | None:
    answer = answers[start]
    options = decision.options
    if (
        decision.objects
        and isinstance(answer, str)
        and word_among(answer, options, options) is None
    ):
        meant = [
            option
            for option, objects in zip(options, decision.objects, strict=True)
            if names.choose(answer, objects) is not None
        ]
        return Match((meant[0],), stays=True) if len(meant) == 1 else None
    listed = answer if isinstance(answer, tuple) else answers[start:]
    chosen: list[str] = []
    for word in listed:
        left = options if decision.repeat else tuple(o for o in options if o not in chosen)
        found = word_among(word, left, options)
        if found is None or len(chosen) >= decision.most:
            if isinstance(answer, tuple):
                return None
            break
        chosen.append(found)
    if isinstance(answer, tuple):
        return Match(tuple(chosen)) if len(chosen) >= decision.least else None
    if not chosen and decision.least == 0 and answer == NO:
        return Match(())
    return Match(tuple(chosen), len(chosen)) if len(chosen) >= max(decision.least, 1) else None


def _number(names: Names, decision: ChooseNumber, answers: Answers, start: int) -> Match | None:
    answer = answers[start]
    if isinstance(answer, str) and answer.isdecimal():
        answer = int(answer)
    if not isinstance(answer, int) or answer < decision.low:
        return None
    return Match(answer) if decision.high is None or answer <= decision.high else None


def _order(names: Names, decision: ChooseOrder, answers: Answers, start: int) -> Match | None:
    found = match_order(names, decision, answers, start)
    return None if found is None else Match(*found)


def _divide(names: Names, decision: Divide, answers: Answers, start: int) -> Match | None:
    """Amounts by name, in one answer or one after another, or in the order of the recipients."""
    answer = answers[start]
    if isinstance(answer, tuple):
        amounts = [part for part in answer if isinstance(part, int)]
        if len(amounts) != len(answer) or len(amounts) != len(decision.recipients):
            return None
        parts = dict(zip(decision.recipients, amounts, strict=True))
        return Match(parts) if _divides(decision, parts) else None
    parts = {}
    for taken, each in enumerate(answers[start:], 1):
        if not isinstance(each, Division):
            break
        for name, amount in each.parts:
            found = names.choose(name, [r for r in decision.recipients if r not in parts])
            if found is None:
                return None
            parts[found] = amount
        if _divides(decision, parts):
            return Match(parts, taken)
    return None


def _divides(decision: Divide, parts: Mapping[EntityId, int]) -> bool:
    if sum(parts.values()) != decision.total or any(part < 0 for part in parts.values()):
        return False
    if any(parts.get(r, 0) < decision.least_each for r in decision.recipients):
        return False
    return decision.legal is None or decision.legal(parts) is None


_MATCHERS: dict[type, Callable[..., Match | None]] = {
    YesNo: _yes_no,
    ChooseObjects: _objects,
    ChooseWords: _words,
    ChooseNumber: _number,
    ChooseOrder: _order,
    Divide: _divide,
}
