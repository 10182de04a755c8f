"""Drafts: the text a mentor starts from, and keeping what they write."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from quizzes.asks import BadAsk, read_ask, suggestions
from quizzes.draft import Draft
from quizzes.examining import MOST_CHARACTERS, Examination, examine
from quizzes.question_page import language

STARTING_TEXT = """\
scenario: 1
id: my-scenario
players:
  Anna:
    battlefield: [Kitchen Finks]
  Nicole:
    mana: "{R}{R}"
    hand: [2 Shock]
actions:
  - cast: Shock
    by: Nicole
    targets: [Kitchen Finks]
  - resolve: all
  - cast: Shock
    by: Nicole
    targets: [Kitchen Finks]
  - resolve: all
"""


class DraftForm(forms.ModelForm[Draft]):
    """The scenario and what is asked about it."""

    class Meta:
        model = Draft
        fields = ["title", "scenario"]

    scenario = forms.CharField(
        strip=False,
        max_length=MOST_CHARACTERS,
        widget=forms.Textarea(
            attrs={
                "rows": 21,
                "spellcheck": "false",
                "autocapitalize": "off",
                "wrap": "off",
                "class": "code__text",
            }
        ),
    )
    ask_choice = forms.CharField(required=False, max_length=300)
    ask_written = forms.CharField(required=False, max_length=300)

    @property
    def written(self) -> str:
        """An ask written out, where it is none of those offered."""
        return "" if self.offered(self.instance.ask) else self.instance.ask

    def offered(self, ask: str) -> bool:
        examination = examination_of(self.instance)
        ruling = examination.ruling
        return ruling is not None and any(each.ask == ask for each in suggestions(ruling))

    def save(self, commit: bool = True) -> Draft:
        given = self.cleaned_data
        self.instance.ask = given["ask_written"].strip() or given["ask_choice"]
        return super().save(commit)

    def clean_scenario(self) -> str:
        text: str = self.cleaned_data["scenario"]
        return text.replace("\r\n", "\n")


def ask_of(draft: Draft) -> dict[str, Any] | None:
    """What the draft asks, or None where it asks nothing that can be read."""
    try:
        return read_ask(draft.ask) if draft.ask.strip() else None
    except BadAsk:
        return None


def ask_problem(draft: Draft) -> str:
    """What is wrong with the ask as it is written."""
    try:
        if draft.ask.strip():
            read_ask(draft.ask)
    except BadAsk as bad:
        return bad.reason
    return ""


def examination_of(draft: Draft) -> Examination:
    """The draft's ruling. An ask that does not fit the scenario must not hide the ruling."""
    ask = ask_of(draft)
    asked = examine(draft.scenario, language(), ask)
    if ask is not None and asked.ruling is None:
        plain = examine(draft.scenario, language())
        if plain.ruling is not None:
            return Examination(plain.scenario, plain.ruling, asked.remarks)
    return asked


def new_draft(author: Any) -> Draft:
    return Draft.objects.create(author=author, title=str(_("New scenario")), scenario=STARTING_TEXT)
