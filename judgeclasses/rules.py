"""What a rule says in our own words, and the sections that teach it.

The rules' text is not ours to ship; whoever runs the site may load it (`load_rules`). Other apps
tell which numbers there are (`know_numbers`), so that every rule a ruling cites has a page, with or
without a summary.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml
from django.conf import settings
from django.db import transaction
from django.urls import reverse

from judgeclasses.models import RuleText, Section, in_language
from judgeclasses.rules_file import RulesFile
from judgeclasses.search.entry import Kind
from judgeclasses.search.found import Found
from judgeclasses.search.index import refresh_kind

SUMMARIES = Path("rules") / "summaries.yaml"
NUMBER = re.compile(r"(\d{3})(?:\.(\d+)([a-z]?))?")

Known = Callable[[str], bool]
_known: list[Known] = []


@dataclass(frozen=True)
class RulePage:
    number: str
    summary: str
    above: "RulePage | None"  # the rule a subrule belongs to, where it has a summary
    official: RuleText | None = None

    @property
    def lines(self) -> list[str]:
        """The official text, a paragraph each: the rule, then its examples."""
        return self.official.text.split("\n") if self.official else []


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
    if found is None:
        return None
    official = RuleText.objects.filter(number=number).first()
    if official is None and not exists(number):
        return None
    section, rule, letter = found.groups()
    parent = f"{section}.{rule}" if letter else section
    above = RulePage(parent, summary_of(parent), None) if number != parent else None
    return RulePage(
        number, summary_of(number), above if above and above.summary else None, official
    )


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
    """Every rule with a summary, in each language it has one in, and every rule loaded."""
    official = dict(RuleText.objects.values_list("number", "text"))
    for number, said in summaries().items():
        address = reverse("judgeclasses:rule", args=[number])
        for language, text in said.items():
            yield Found(address, number, text, language)
    for number in official.keys() - summaries().keys():
        yield Found(reverse("judgeclasses:rule", args=[number]), number, official[number], "en")


@transaction.atomic
def load(file: RulesFile) -> int:
    """The file's rules in place of those loaded before; how many."""
    RuleText.objects.all().delete()
    rows = [
        RuleText(number=number, text=text, effective=file.effective)
        for number, text in file.rules.items()
    ]
    RuleText.objects.bulk_create(rows, batch_size=500)
    refresh_kind(Kind.RULE)
    return len(rows)
