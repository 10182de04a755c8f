"""A mentor's scenario becomes a question: what the engine says, and what misconceptions say.

Pure functions: nothing is stored here, and nothing knows of requests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quizzes.generating import content_version
from quizzes.positions.pool import pool
from quizzes.proving import Proof, prove
from quizzes.question import Ask, CannotMake, Kind, Message, Option, QuestionData
from quizzes.stored_question import AUTHORED
from quizzes.values import value_message
from rulesengine.errors import BadScenario
from rulesengine.keywords import KEYWORDS
from rulesengine.misconceptions import MISCONCEPTIONS
from rulesengine.scenario.names import parse_counted
from rulesengine.scenario.validate import validate
from rulesengine.scenario.yaml_subset import BadYaml, documents

FEWEST_WRONG, MOST_WRONG = 2, 4
OWN = frozenset({"ask", "expect"})  # a question asks what it asks, and expects nothing


@dataclass(frozen=True, slots=True)
class Offer:
    """A wrong answer that can be offered: its value, how it is said, and who believes it."""

    value: Any
    text: Message
    misconceptions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """What the engine says to an ask, and the wrong answers there are."""

    answer: Any
    text: Message
    offers: tuple[Offer, ...]
    proof: Proof


def read_scenario(text: str) -> Mapping[str, Any]:
    """The scenario a text holds; BadScenario names each problem and its place."""
    try:
        read = list(documents(text))
    except BadYaml as bad:
        raise BadScenario("", f"line {bad.line}", bad.expected) from bad
    if len(read) != 1 or not isinstance(read[0], dict):
        raise BadScenario("", "", "one scenario: a mapping with scenario, id and players")
    validate(read[0])
    found: Mapping[str, Any] = read[0]
    return found


def offered(scenario: Mapping[str, Any], ask: Ask) -> Offered:
    """The answer to an ask, and what every misconception that can matter makes of it.

    CannotMake where the engine does not decide the scenario or the ask has no value.
    """
    position = plain(scenario)
    proof = prove(position, ask, concerning(position))
    if proof.answer is None:
        raise CannotMake("nothing has the value asked for")
    offers = tuple(
        Offer(each.value, value_message(ask, each.value), each.misconceptions)
        for each in proof.wrong
    )
    return Offered(proof.answer, value_message(ask, proof.answer), offers, proof)


def plain(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """The scenario without what it asks and expects itself."""
    return {key: value for key, value in scenario.items() if key not in OWN}


def concerning(scenario: Mapping[str, Any]) -> tuple[str, ...]:
    """The misconceptions about keywords that its cards speak of, and those about no keyword."""
    text = " ".join(card_texts(scenario)).lower()
    spoken = {name for name in KEYWORDS if name in text}
    return tuple(
        each.id
        for each in MISCONCEPTIONS.values()
        if not each.keyword or each.keyword in spoken or each.wrong is not None
    )


def card_texts(scenario: Mapping[str, Any]) -> Iterator[str]:
    """The Oracle texts of all cards a scenario lists."""
    for card in scenario.get("cards", ()):
        yield str(card.get("oracle_text", ""))
    for player in scenario["players"].values():
        for zone in (player or {}).values():
            for entry in zone if isinstance(zone, list) else ():
                named = entry.get("card", "") if isinstance(entry, Mapping) else str(entry)
                facts = pool().get(parse_counted(named)[1])
                if facts is not None:
                    yield facts.oracle_text
                    yield from (face.oracle_text for face in facts.faces)


def question_from(
    scenario: Mapping[str, Any],
    ask: Ask,
    chosen: Sequence[Any] | None = None,
    *,
    section: str = "",
    prompt: Iterable[Message] = (),
    level: int = 1,
    kind: Kind = Kind.CHOICE,
) -> QuestionData:
    """A question with the wrong answers of the values chosen (all there are, up to four).

    `prompt` stands in place of the words made from the scenario. CannotMake where fewer than two
    wrong answers are left, unless the number is to be typed.
    """
    found = offered(scenario, ask)
    wrong = [each for each in found.offers if chosen is None or each.value in chosen][:MOST_WRONG]
    if kind is Kind.NUMBER and not isinstance(found.answer, int):
        raise CannotMake("the answer is no number")
    if kind is not Kind.NUMBER and len(wrong) < FEWEST_WRONG:
        raise CannotMake("too few live distractors")
    options = [Option(found.text, found.answer, right=True)]
    options += [Option(each.text, each.value, misconception=each.misconceptions) for each in wrong]
    options.sort(key=_order)
    rules = [*scenario.get("cites", ())]
    rules += [MISCONCEPTIONS[one].rule for each in wrong for one in each.misconceptions]
    return QuestionData(
        family=AUTHORED,
        section=section,
        seed=0,
        version=content_version(),
        kind=kind,
        prompt=tuple(prompt) or ({"say": "setting"}, {"say": "story"}, {"say": "ask"}),
        options=tuple(options),
        answer=found.answer,
        rules=tuple(dict.fromkeys(rules)),
        level=level,
        scenario=plain(scenario),
        ask=ask,
        trace=found.proof.trace,
    )


def _order(option: Option) -> tuple[int, str]:
    """Numbers by size, other answers by their words: the order says nothing of which is right."""
    number = option.value if isinstance(option.value, int) else 0
    return number, str(option.value)
