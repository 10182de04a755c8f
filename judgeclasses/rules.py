"""What a rule says in our own words, and the sections that teach it.

The rules' text is not ours to ship. Other apps tell which numbers there are (`know_numbers`), so that
every rule a ruling cites has a page, with or without a summary.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml
from django.conf import settings
from django.urls import reverse

from judgeclasses.models import Section, in_language
from judgeclasses.search.found import Found

SUMMARIES = Path("rules") / "summaries.yaml"
NUMBER = re.compile(r"(\d{3})(?:\.(\d+)([a-z]?))?")

Known = Callable[[str], bool]
_known: list[Known] = []


@dataclass(frozen=True)
class RulePage:
    number: str
    summary: str
    above: "RulePage | None"  # the rule a subrule belongs to, where it has a summary


def know_numbers(known: Known) -> None:
    """Register what tells a rule's number from any other."""
    if known not in _known:
        _known.append(known)


@cache
def summaries() -> dict[str, dict[str, str]]:
    """Every summary by the rule's number, in each language."""
    path = Path(settings.CONTENT_DIR) / SUMMARIES
    loaded = yaml.load(path.read_text(), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return dict(loaded)


def summary_of(number: str) -> str:
    return in_language(summaries().get(number, {}))


def exists(number: str) -> bool:
    return number in summaries() or any(known(number) for known in _known)


def rule_page(number: str) -> RulePage | None:
    """The page of a rule, or None where there is no such rule."""
    found = NUMBER.fullmatch(number)
    if found is None or not exists(number):
        return None
    section, rule, letter = found.groups()
    parent = f"{section}.{rule}" if letter else section
    above = RulePage(parent, summary_of(parent), None) if number != parent else None
    return RulePage(number, summary_of(number), above if above and above.summary else None)


def sections_citing(number: str) -> list[Section]:
    """Sections about the rule, and those whose text names it."""
    sections = Section.objects.visible().with_texts()
    cited = f"[{number}]"
    return [
        section
        for section in sections
        if is_about(section, number) or any(cited in text.body for text in section.texts.all())
    ]


def is_about(section: Section, number: str) -> bool:
    """702.79a is taught where 702.79 is."""
    return any(number == rule or number[:-1] == rule for rule in section.rules)


def rules_to_find() -> Iterable[Found]:
    """Every rule with a summary, in each language it has one in."""
    for number, said in summaries().items():
        address = reverse("judgeclasses:rule", args=[number])
        for language, text in said.items():
            yield Found(address, number, text, language)
