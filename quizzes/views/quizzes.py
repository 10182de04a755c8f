"""A mentor's quizzes: publish a question in one, hand out the link, see the results."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods, require_safe

from judgeclasses.people.access import mentor_required, user_of
from judgeclasses.people.models import User
from quizzes.publishing import publish_in, publish_new
from quizzes.question_page import question_key
from quizzes.quiz import Quiz
from quizzes.results import results_of
from quizzes.stored_question import Question


class PublishForm(forms.Form):
    """Into one of the mentor's quizzes that nobody has taken yet, or into a new one."""

    quiz = forms.ModelChoiceField(
        Quiz.objects.none(),
        required=False,
        label=gettext_lazy("Add it to"),
        empty_label=gettext_lazy("a new quiz"),
    )
    title = forms.CharField(
        max_length=120, required=False, label=gettext_lazy("Title of the new quiz")
    )

    def __init__(self, *args: object, author: User, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        own = Quiz.objects.filter(author=author, attempts=None)
        field = self.fields["quiz"]
        assert isinstance(field, forms.ModelChoiceField)
        field.queryset = own

    def clean(self) -> dict[str, object]:
        given: dict[str, object] = self.cleaned_data
        if not given.get("quiz") and not given.get("title"):
            self.add_error("title", _("Give the new quiz a title."))
        return given


@mentor_required
@require_http_methods(["GET", "HEAD", "POST"])
def show_authored(request: HttpRequest, question_id: int) -> HttpResponseBase:
    """A question with its key, for its author, and the form that publishes it."""
    user = user_of(request)
    question = get_object_or_404(Question, pk=question_id, author=user)
    form = PublishForm(request.POST if request.method == "POST" else None, author=user)
    if request.method == "POST" and form.is_valid():
        into = form.cleaned_data["quiz"]
        now = timezone.now()
        if into is None:
            into = publish_new(user, form.cleaned_data["title"], question, now)
        else:
            publish_in(into, question)
        messages.success(request, _("Published. Give your candidates the link."))
        return redirect("quizzes:manage-quiz", into.pk)
    context = {"question": question, "page": question_key(question), "form": form}
    status = 422 if form.is_bound else 200
    return render(request, "quizzes/authored_question.html", context, status=status)


@mentor_required
@require_safe
def manage_quiz(request: HttpRequest, quiz_id: int) -> HttpResponseBase:
    """The link, the questions and the results, for the quiz's author."""
    quiz = get_object_or_404(Quiz, pk=quiz_id, author=user_of(request))
    link = request.build_absolute_uri(quiz.get_absolute_url())
    context = {"quiz": quiz, "link": link, "results": results_of(quiz)}
    return render(request, "quizzes/manage_quiz.html", context)
