"""The form a question is answered with; its fields follow the question's kind."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from quizzes.marking import Response
from quizzes.question import Kind, QuestionData

MOST = 1_000_000


class AnswerForm(forms.Form):
    def __init__(self, *args: Any, question: QuestionData, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["answer"] = answer_field(question)

    def response(self) -> Response:
        """What the candidate said; only for a valid form."""
        given = self.cleaned_data["answer"]
        if isinstance(given, int):
            return Response(number=given)
        places = given if isinstance(given, list) else [given]
        return Response(chosen=tuple(int(place) for place in places))


def answer_field(question: QuestionData) -> forms.Field:
    choices = [(str(place), str(place)) for place in range(len(question.options))]
    if question.kind is Kind.NUMBER:
        wrong = _("Type a whole number.")
        return forms.IntegerField(
            min_value=-MOST,
            max_value=MOST,
            error_messages={"required": wrong, "invalid": wrong},
        )
    if question.kind is Kind.SEVERAL:
        return forms.MultipleChoiceField(
            choices=choices, error_messages={"required": _("Choose at least one answer.")}
        )
    return forms.ChoiceField(
        choices=choices, error_messages={"required": _("Choose an answer first.")}
    )
