"""A question as data: language-neutral, JSON through and through, the same for ever once made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

# What is said, without a language: {"say": key, ...parameters}; `quizzes.wording` turns it into text.
Message = Mapping[str, Any]
# What the engine is asked: one ask of the scenario format, or several that make up one value.
Ask = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class Kind(StrEnum):
    """How it is answered."""

    CHOICE = "choice"  # one of the options
    SEVERAL = "several"  # all of the options that are right
    NUMBER = "number"  # typed; the options say which misconception a wrong number comes from
    ORDER = "order"
    VERDICT = "verdict"  # legal or not, and the reason: one of the options


@dataclass(frozen=True, slots=True)
class Option:
    """One answer offered. A wrong one says why someone would give it.

    `misconception`: ids of the wrong readings that give this value; where several options are
    right, of those that judge this one otherwise. `because`: what there is to say about it beyond
    their words (recall: which other keyword it is true of).
    """

    text: Message
    value: Any
    right: bool = False
    misconception: tuple[str, ...] = ()
    because: Message | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionData:
    """A whole question: what is asked, the options, the answer and its proof.

    `scenario` and `ask` are None where the question is recall; `trace` is the log of the proof,
    each entry `{event, parameters, rules, cause}`. `rules` are the rule numbers that decide it.
    """

    family: str
    section: str
    seed: int
    version: str
    kind: Kind
    prompt: tuple[Message, ...]
    options: tuple[Option, ...]
    answer: Any
    rules: tuple[str, ...]
    level: int = 1
    complexity: int = 1
    scenario: Mapping[str, Any] | None = None
    ask: Ask | None = None
    trace: tuple[Mapping[str, Any], ...] = field(default=(), repr=False)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON, to be stored; `from_json` gives the question back."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return plain

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> QuestionData:
        fields = dict(stored)
        fields["kind"] = Kind(fields["kind"])
        fields["options"] = tuple(
            Option(**{**option, "misconception": tuple(option["misconception"])})
            for option in fields["options"]
        )
        for name in ("prompt", "rules", "trace"):
            fields[name] = tuple(fields[name])
        return cls(**fields)

    @property
    def right(self) -> tuple[int, ...]:
        """The places of the right options."""
        return tuple(place for place, option in enumerate(self.options) if option.right)

    def is_in(self, language: str) -> bool:
        """Whether it can be read in that language: one that quotes a class text in the text's only."""
        quoted = [message["sentences"] for message in self.prompt if "sentences" in message]
        return all(language.split("-")[0] in sentences for sentences in quoted)

    @property
    def fingerprint(self) -> str:
        """The same for questions with the same meaning: same section, position and ask.

        A number typed and the same number chosen are one question.
        """
        if self.scenario is None:
            asked = [list(self.prompt), sorted(json.dumps(o.value) for o in self.options)]
        else:
            about_it = ("id", "title", "source", "cites")
            position = {k: v for k, v in self.scenario.items() if k not in about_it}
            asked = [position, self.ask]
        kind = Kind.CHOICE if self.kind is Kind.NUMBER else self.kind
        meaning = json.dumps([self.section, kind, asked], sort_keys=True)
        return hashlib.sha256(meaning.encode()).hexdigest()


class CannotMake(Exception):
    """No question comes of this seed: a code, and what it was about."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why no question was made: a code, and what it was about."""

    family: str
    section: str
    seed: int
    reason: str
    detail: str = ""

    def __str__(self) -> str:
        said = f"{self.family}, {self.section}, seed {self.seed}: {self.reason}"
        return f"{said} ({self.detail})" if self.detail else said
