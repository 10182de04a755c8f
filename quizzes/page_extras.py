"""What questions add to the home page and to a class's contents: bookmarks and progress."""

from collections.abc import Collection, Iterator

from django.http import HttpRequest
from django.utils import timezone

from judgeclasses.extras import Extra, Place, Standing
from judgeclasses.models import Section
from quizzes.learners import current_learner
from quizzes.progress import progress_of
from quizzes.section_marks import bookmarked_by


def standings_of(request: HttpRequest, sections: Collection[Section]) -> dict[int, Standing]:
    found = progress_of(current_learner(request), sections, timezone.now())
    return {pk: Standing(progress.value, str(progress.label)) for pk, progress in found.items()}


def extras_of_home(request: HttpRequest) -> Iterator[Extra]:
    learner = current_learner(request)
    if learner is None:
        return
    sections = bookmarked_by(learner, request.user)
    if sections:
        found = progress_of(learner, sections, timezone.now())
        kept = [(section, found.get(section.pk)) for section in sections]
        yield Extra(Place.HOME, "quizzes/bookmarks.html", {"kept": kept})
