"""A draft: a mentor's scenario on its way to becoming a question."""

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from judgeclasses.models import Section
from quizzes.stored_question import Question


class Draft(models.Model):
    """What the mentor has written so far; it need not be right yet.

    `question` is what it was last saved as. A question is frozen, so saving again makes another.
    """

    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="drafts"
    )
    title = models.CharField(_("title"), max_length=120)
    section = models.ForeignKey(
        Section, on_delete=models.SET_NULL, null=True, blank=True, verbose_name=_("section")
    )
    scenario = models.TextField(_("scenario"), max_length=20_000)
    ask = models.CharField(_("what is asked"), max_length=300, blank=True)
    prompt_en = models.TextField(_("question in English"), max_length=600, blank=True)
    prompt_es = models.TextField(_("question in Spanish"), max_length=600, blank=True)
    question = models.ForeignKey(
        Question, on_delete=models.SET_NULL, null=True, blank=True, related_name="drafts"
    )
    created = models.DateTimeField(default=timezone.now, editable=False)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-changed", "-pk"]
        verbose_name = _("draft")
        verbose_name_plural = _("drafts")

    def __str__(self) -> str:
        return self.title
