"""What other apps know about an imported class: keywords behind headings, remarks on a draft.

The class texts know nothing of the rules engine; `quizzes` registers both in `AppConfig.ready`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from judgeclasses.models import Section


@dataclass(frozen=True)
class KeywordMatch:
    """The keyword a section is about. `by_text`: its heading names something else."""

    keyword: str
    rules: tuple[str, ...]
    by_text: bool = False


@dataclass(frozen=True)
class Remark:
    """Something to tell the mentor about a section: a sentence, and what it quotes."""

    text: str
    is_warning: bool = True


@dataclass(frozen=True)
class SectionReport:
    """What an examiner found in one section."""

    facts: int = 0
    remarks: tuple[Remark, ...] = field(default=())

    @property
    def warnings(self) -> tuple[Remark, ...]:
        return tuple(remark for remark in self.remarks if remark.is_warning)

    @property
    def hints(self) -> tuple[Remark, ...]:
        return tuple(remark for remark in self.remarks if not remark.is_warning)


Matcher = Callable[[str, str, str], KeywordMatch | None]  # heading, text, language
Examiner = Callable[[Sequence[Section]], Mapping[int, SectionReport]]  # by their primary keys
_matchers: list[Matcher] = []
_examiners: list[Examiner] = []


def register_matcher(matcher: Matcher) -> None:
    if matcher not in _matchers:
        _matchers.append(matcher)


def register_examiner(examiner: Examiner) -> None:
    if examiner not in _examiners:
        _examiners.append(examiner)


def keyword_of(heading: str, text: str, language: str) -> KeywordMatch | None:
    found = (matcher(heading, text, language) for matcher in _matchers)
    return next((match for match in found if match is not None), None)


def reports_on(sections: Sequence[Section]) -> dict[int, SectionReport]:
    """What all examiners say, by section."""
    reports: dict[int, SectionReport] = {}
    for examiner in _examiners:
        for section, report in examiner(sections).items():
            known = reports.get(section, SectionReport())
            reports[section] = SectionReport(
                known.facts + report.facts, known.remarks + report.remarks
            )
    return reports
