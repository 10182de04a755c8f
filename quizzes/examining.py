"""Examining what a mentor writes: the ruling, or what is wrong, at the line it comes from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from quizzes.ruling import NoRuling, Ruling, ruling_of
from quizzes.scenario_lines import line_of
from rulesengine.cards.compiled import UnknownCard
from rulesengine.errors import BadScenario
from rulesengine.scenario.result import Result, Status
from rulesengine.scenario.validate import validate
from rulesengine.scenario.yaml_subset import BadYaml, documents

MOST_CHARACTERS = 20_000


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to look at: where, what, and the rules it rests on. Not every one is a fault."""

    text: str
    line: int | None = None
    source: str = ""  # the line itself
    rules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    hint: str = ""
    is_fault: bool = True


@dataclass(frozen=True, slots=True)
class Examination:
    """What came of a text: the mapping and the ruling where there are such, and remarks."""

    scenario: Mapping[str, Any] | None
    ruling: Ruling | None
    remarks: tuple[Remark, ...]

    @property
    def is_proved(self) -> bool:
        return self.ruling is not None and self.ruling.result.finished

    @property
    def answer(self) -> Any:
        """The value of the first thing the scenario asks."""
        answers = self.ruling.result.answers if self.ruling else ()
        return answers[0] if answers else None


def examine(text: str, language: str, ask: Mapping[str, Any] | None = None) -> Examination:
    """Read and run a scenario as it is being written; `ask` goes in place of its own."""
    if len(text) > MOST_CHARACTERS:
        return refused(_("This is too long for one scenario."), text)
    try:
        read = list(documents(text))
    except BadYaml as bad:
        return refused(bad.expected, text, bad.line)
    if len(read) != 1 or not isinstance(read[0], dict):
        return refused(_("Write one scenario: a mapping with scenario, id and players."), text)
    scenario: dict[str, Any] = read[0]
    if ask is not None:
        scenario = {**scenario, "ask": [ask]}
    try:
        validate(scenario)
    except BadScenario as bad:
        remarks = tuple(problem_remark(text, p.place, p.expected) for p in bad.problems)
        return Examination(scenario, None, remarks)
    try:
        ruling = ruling_of(scenario, language)
    except NoRuling as nothing:
        return Examination(scenario, None, (no_ruling(scenario, text, nothing.reason),))
    return Examination(scenario, ruling, tuple(remarks_on(ruling.result, text)))


def refused(reason: str, text: str, line: int | None = None) -> Examination:
    return Examination(None, None, (Remark(reason, line, source_of(text, line)),))


def no_ruling(scenario: Mapping[str, Any], text: str, reason: str) -> Remark:
    """Why nothing could be run; a card nobody knows is marked where the text first names it."""
    for name in names_in(scenario):
        if reason.endswith(str(UnknownCard(name))):
            lines = text.splitlines()
            line = next((n for n, said in enumerate(lines, start=1) if name in said), None)
            known = _("No card is named “%(name)s”.") % {"name": name}
            return Remark(known, line, source_of(text, line))
    return Remark(reason)


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def problem_remark(text: str, place: str, expected: str) -> Remark:
    line = line_of(text, place)
    return Remark(f"{place}: {expected}" if place else expected, line, source_of(text, line))


def source_of(text: str, line: int | None) -> str:
    lines = text.splitlines()
    return lines[line - 1].strip() if line and line <= len(lines) else ""


def remarks_on(result: Result, text: str) -> list[Remark]:
    """What stopped the run, and what an author should look at."""
    remarks = []
    if not result.finished:
        line = None if result.action is None else line_of(text, f"actions[{result.action}]")
        remarks.append(stopped(result, line, source_of(text, line)))
    for name in result.ambiguous_names:
        said = _("“%(name)s” could mean several objects; the first of them is taken.")
        remarks.append(Remark(said % {"name": name}, is_fault=False))
    for unused in result.unused_answers:
        said = _("%(player)s was never asked for the answer “%(answer)s”.")
        words = {"player": unused["player"], "answer": unused["answer"]}
        remarks.append(Remark(said % words, is_fault=False))
    return remarks


def stopped(result: Result, line: int | None, source: str) -> Remark:
    match result.status:
        case Status.ILLEGAL_ACTION:
            text = _("This cannot legally be done: %(reason)s") % {"reason": result.reason}
            return Remark(text, line, source, result.rules)
        case Status.NEEDS_CHOICE:
            options = tuple(str(option) for option in result.options or ())[:12]
            hint = "choose: [%s]" % (options[0] if options else "yes")
            return Remark(result.reason or "", line, source, result.rules, options, hint)
        case Status.UNSUPPORTED:
            said = _("The engine does not understand %(card)s yet: “%(clause)s”")
            words = {"card": result.card, "clause": result.clause}
            return Remark(said % words, line, source)
    return Remark(result.reason or result.why(), line, source)
