"""From a scenario to a question: the engine's value, answers to offer, the words of the question."""

from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from judgeclasses.models import Section
from judgeclasses.people.access import mentor_required, user_of
from quizzes import drafting, offering
from quizzes.authoring import FEWEST_WRONG, MOST_WRONG
from quizzes.draft import Draft
from quizzes.offering import Choice
from quizzes.question import CannotMake, Kind
from quizzes.question_page import language
from quizzes.views.workshop import own_draft
from quizzes.wording import say


class SectionField(forms.ModelChoiceField[Section]):
    def label_from_instance(self, obj: Section) -> str:
        return obj.title


class QuestionForm(forms.ModelForm[Draft]):
    """How it is answered, which misreadings are offered, and what the candidate reads."""

    kind = forms.ChoiceField(
        label=gettext_lazy("Answered by"),
        choices=[
            (Kind.CHOICE, gettext_lazy("choosing one of the answers")),
            (Kind.NUMBER, gettext_lazy("typing the number")),
        ],
    )
    wrong = forms.MultipleChoiceField(required=False)
    section = SectionField(
        Section.objects.none(),
        required=False,
        label=gettext_lazy("Section it belongs to"),
        empty_label=gettext_lazy("none"),
    )

    class Meta:
        model = Draft
        fields = ["section", "prompt_en", "prompt_es"]
        widgets = {
            "prompt_en": forms.Textarea(attrs={"rows": 9, "lang": "en"}),
            "prompt_es": forms.Textarea(attrs={"rows": 9, "lang": "es"}),
        }

    def __init__(self, *args: Any, answer: object, choices: list[Choice], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        sections = self.fields["section"]
        assert isinstance(sections, SectionField)
        sections.queryset = Section.objects.visible().with_texts()
        self.choices = choices
        wrong = self.fields["wrong"]
        assert isinstance(wrong, forms.MultipleChoiceField)
        wrong.choices = [(choice.key, choice.text) for choice in choices]
        if not isinstance(answer, int) or isinstance(answer, bool):
            del self.fields["kind"]

    @property
    def chosen(self) -> list[Choice]:
        """The answers picked; before the form is sent, as many as a question may have."""
        if not self.is_bound:
            return self.choices[:MOST_WRONG]
        picked = self.data.getlist("wrong") if hasattr(self.data, "getlist") else []
        return [choice for choice in self.choices if choice.key in picked]

    def clean(self) -> dict[str, Any]:
        given = super().clean() or self.cleaned_data
        if not given.get("prompt_en") and not given.get("prompt_es"):
            self.add_error("prompt_en", _("Write the question in at least one language."))
        if given.get("kind") != Kind.NUMBER and len(self.chosen) < FEWEST_WRONG:
            self.add_error("wrong", _("Choose at least two wrong answers to offer."))
        if len(self.chosen) > MOST_WRONG:
            self.add_error("wrong", _("Offer at most four wrong answers."))
        return given


@mentor_required
@require_http_methods(["GET", "HEAD", "POST"])
def make_question(request: HttpRequest, draft_id: int) -> HttpResponseBase:
    draft = own_draft(request, draft_id)
    examination, ask = drafting.examination_of(draft), drafting.ask_of(draft)
    scenario = {k: v for k, v in (examination.scenario or {}).items() if k not in FOR_PEOPLE}
    if not examination.is_proved or ask is None:
        return not_ready(request, draft)
    try:
        found = offering.offered_for(scenario, ask)
    except CannotMake:
        return not_ready(request, draft)
    prefill(draft, scenario, ask)
    choices = offering.choices(found, language())
    form = QuestionForm(request.POST or None, instance=draft, answer=found.answer, choices=choices)
    if request.method == "POST" and form.is_valid():
        kind = Kind(form.cleaned_data.get("kind", Kind.CHOICE))
        author = user_of(request)
        question = offering.author_question(draft, scenario, ask, form.chosen, kind, author)
        return redirect("quizzes:authored-question", question.pk)
    context = {
        "draft": draft,
        "form": form,
        "choices": choices,
        "right": say(found.text, language()),
        "position": examination.ruling.moment(0).position if examination.ruling else None,
    }
    status = 422 if form.is_bound else 200
    return render(request, "quizzes/make_question.html", context, status=status)


def not_ready(request: HttpRequest, draft: Draft) -> HttpResponseBase:
    context = {"draft": draft, "ask": drafting.ask_of(draft)}
    return render(request, "quizzes/not_ready.html", context, status=422)


FOR_PEOPLE = ("ask", "expect", "why", "misreading", "note", "doubts", "title", "source")


def prefill(draft: Draft, scenario: dict[str, Any], ask: dict[str, Any]) -> None:
    """Words to start from, where the mentor has written none."""
    if not draft.prompt_en and not draft.prompt_es:
        draft.prompt_en = offering.suggested_prompt(scenario, ask, "en")
        draft.prompt_es = offering.suggested_prompt(scenario, ask, "es")
