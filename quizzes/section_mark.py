"""What a learner keeps about a section: that it is read, a bookmark, a private note."""

from django.db import models

from judgeclasses.models import Section
from quizzes.learner import Learner

LONGEST_NOTE = 4_000


class SectionMark(models.Model):
    """One row a learner and section, made when there is something to keep."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="section_marks")
    section = models.ForeignKey(Section, on_delete=models.CASCADE, related_name="+")
    read = models.DateTimeField(null=True, blank=True)
    bookmarked = models.DateTimeField(null=True, blank=True)
    note = models.TextField(blank=True, max_length=LONGEST_NOTE)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["learner", "section"], name="one_mark_a_section"),
        ]

    def __str__(self) -> str:
        return f"{self.section}, {self.learner}"
