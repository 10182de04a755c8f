"""What search looks through: an entry a thing that can be found and language, and every word once.

The database's own full-text index stands over the entries (migration 0004) and follows them by itself.
"""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Kind(models.TextChoices):
    SECTION = "section", _("Section")
    KEYWORD = "keyword", _("Keyword")
    CARD = "card", _("Card")
    RULE = "rule", _("Rule")


class SearchEntry(models.Model):
    """`title_words` and `words` are folded (`judgeclasses/search/words.py`); the rest is shown."""

    kind = models.CharField(max_length=10, choices=Kind.choices, db_index=True)
    language = models.CharField(max_length=5)
    section = models.ForeignKey(
        "judgeclasses.Section", on_delete=models.CASCADE, null=True, blank=True, related_name="+"
    )
    address = models.CharField(max_length=300)
    title = models.CharField(max_length=200)
    summary = models.CharField(max_length=300, blank=True)
    title_words = models.TextField()
    words = models.TextField(blank=True)

    def __str__(self) -> str:
        return f"{self.kind}: {self.title} ({self.language})"


class SearchWord(models.Model):
    """A word some entry has or had: what a misspelt word is compared with."""

    word = models.CharField(max_length=40, unique=True)

    def __str__(self) -> str:
        return self.word
