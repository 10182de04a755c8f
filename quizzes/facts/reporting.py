"""What a mentor should know of an imported text: where it does not say what today's rules say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from judgeclasses.importing.seams import Remark, SectionReport
from judgeclasses.models import Section
from quizzes.facts.checking import Checked, Verdict
from quizzes.facts.fact import Sort
from quizzes.facts.known import checked_facts
from quizzes.sections import facts_of
from quizzes.wording import say
from rulesengine.keywords import KEYWORDS

MESSAGES = {Sort.KIND: "kinds", Sort.ZONES: "zones", Sort.INSTANCES: "instances"}
NO_ABILITY = {"keyword action", "ability word"}


def report_on(sections: Sequence[Section]) -> Mapping[int, SectionReport]:
    """The number of facts of each section, and the remarks on those that are not today's rule."""
    reports = {}
    for section in sections:
        facts = checked_facts(facts_of(section))
        remarks = (remark_on(each) for each in facts)
        found = tuple(dict.fromkeys(remark for remark in remarks if remark is not None))
        reports[section.pk] = SectionReport(len(facts), found)
    return reports


def remark_on(checked: Checked) -> Remark | None:
    if checked.verdict is Verdict.OLD_RULE:
        text = _("This text says: %(says)s Today’s rule is: %(today)s (%(rule)s)")
        return Remark(text % words_for(checked))
    if checked.verdict is Verdict.OLD_WORDS:
        text = _("In other words than today’s: %(says)s Today’s words are: %(today)s (%(rule)s)")
        return Remark(text % words_for(checked), is_warning=False)
    return None


def words_for(checked: Checked) -> dict[str, str]:
    row = KEYWORDS.get(checked.fact.about)
    return {
        "says": in_words(checked.fact.sort, checked.fact.value),
        "today": in_words(checked.fact.sort, checked.today),
        "rule": row.rule if row else LIST_RULES.get(checked.fact.about.split()[-1], "400"),
    }


LIST_RULES = {"types": "110.4", "zones": "400"}


def in_words(sort: Sort, value: Any) -> str:
    """A value as one would read it, in the reader's language."""
    language = get_language() or "en"
    if sort is Sort.KIND and NO_ABILITY & set(value):
        return say({"say": "no_ability", "kind": value[0]}, language) + "."
    if sort in MESSAGES:
        name = MESSAGES[sort]
        return say({"say": name, name: value}, language).rstrip(".") + "."
    if sort is Sort.MEANING:  # as it is written, whatever language the reader has
        return " ".join(f"“{text}”" for text in value)
    return ", ".join(value) + "."
