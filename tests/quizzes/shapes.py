"""The shape of a question: what is left of it when names and numbers are taken away."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from quizzes.proving import asks_of
from quizzes.question import QuestionData
from quizzes.values import asked_for
from rulesengine.scenario.actions import Verb

VERBS = frozenset(verb.value for verb in Verb)
Shape = tuple[Any, ...]


def shape_of(question: QuestionData) -> Shape:
    """Two questions of one shape differ in names and numbers only.

    Of a scenario there is left: the family, what is asked for, which zones whose cards lie in, and
    what is done by whom in which order, the same thing done several times in a row being done
    once. Which cards, how many of them, life totals and the players' names are gone. Of recall: the
    family, how it is answered, and what is asked, which for a question from a text is its sentence.
    """
    if question.scenario is None:
        asked = [message.get("sentence") or message.get("say") for message in question.prompt]
        return (question.family, question.kind, tuple(map(str, asked)))
    players = list(question.scenario["players"])
    zones = tuple(
        tuple(sorted(zone for zone, cards in (held or {}).items() if isinstance(cards, list)))
        for held in question.scenario["players"].values()
    )
    done = [_done(action, players) for action in question.scenario.get("actions", ())]
    asked = [asked_for(ask) for ask in asks_of(question.ask or {})]
    return (question.family, tuple(asked), zones, tuple(one for one, _same in groupby(done)))


def _done(action: Mapping[str, Any] | str, players: list[str]) -> tuple[str, int]:
    if isinstance(action, str):
        return (action, 0)
    verb = next((each for each in action if each in VERBS), next(iter(action)))
    by = action.get("by")
    return (verb, players.index(by) if by in players else 0)
