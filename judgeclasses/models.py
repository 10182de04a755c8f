"""Class texts: a class has sections, a section a text per language, a text its revisions."""

import hashlib
import json
from typing import Any

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from judgeclasses.people.access import is_mentor
from judgeclasses.search.entry import SearchEntry, SearchWord

__all__ = ["Class", "Revision", "RuleText", "SearchEntry", "SearchWord", "Section", "SectionText"]


def content_hash(*parts: Any) -> str:
    """The same for the same content; what tells an edited text from a loaded one."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def in_language(texts: dict[str, str]) -> str:
    """The text in the reader's language, or else in the site's, or else in any there is."""
    known = texts.get(get_language() or "") or texts.get(settings.LANGUAGE_CODE)
    return known or next(iter(texts.values()), "")


class ClassQuerySet(models.QuerySet["Class"]):
    def readable_by(self, user: object) -> "ClassQuerySet":
        """What is published; mentors also read drafts."""
        return self if is_mentor(user) else self.filter(published=True)


class Class(models.Model):
    """A class as judges teach it: Common abilities is class 8."""

    slug = models.SlugField(max_length=80, unique=True)
    number = models.PositiveSmallIntegerField(null=True, blank=True)
    order = models.PositiveSmallIntegerField(default=0)
    titles = models.JSONField(default=dict, help_text='{"en": …, "es": …}')
    intros = models.JSONField(default=dict, blank=True)
    published = models.BooleanField(default=True)
    # Of an imported class: who brought it, what it was made from, and what there was to say.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="classes",
    )
    source = models.CharField(max_length=300, blank=True, editable=False)
    source_updated = models.DateTimeField(null=True, blank=True)
    notices = models.JSONField(default=list, blank=True, editable=False)

    objects = ClassQuerySet.as_manager()

    class Meta:
        ordering = ["order", "slug"]
        verbose_name = _("class")
        verbose_name_plural = _("classes")

    def __str__(self) -> str:
        return self.title or self.slug

    def get_absolute_url(self) -> str:
        return reverse("judgeclasses:class", args=[self.slug])

    @property
    def draft_address(self) -> str:
        return reverse("judgeclasses:draft", args=[self.slug])

    @property
    def title(self) -> str:
        return in_language(self.titles)

    @property
    def intro(self) -> str:
        return in_language(self.intros)


class SectionQuerySet(models.QuerySet["Section"]):
    def visible(self) -> "SectionQuerySet":
        return self.filter(part_of__published=True)

    def readable_by(self, user: object) -> "SectionQuerySet":
        """What is published; mentors also read drafts."""
        return self if is_mentor(user) else self.visible()

    def with_texts(self) -> "SectionQuerySet":
        return self.select_related("part_of").prefetch_related("texts")


class Section(models.Model):
    """One keyword or topic of a class: what it is about; its words are in its texts."""

    part_of = models.ForeignKey(Class, on_delete=models.CASCADE, related_name="sections")
    slug = models.SlugField(max_length=80)
    order = models.PositiveIntegerField(default=0)
    keyword = models.CharField(max_length=60, blank=True, help_text="name in the keyword table")
    rules = models.JSONField(default=list, blank=True, help_text='["702.79"]')
    level = models.PositiveSmallIntegerField(
        default=1, validators=[MinValueValidator(1), MaxValueValidator(3)]
    )
    leans_on = models.JSONField(default=list, blank=True, help_text="slugs of other sections")
    cards = models.JSONField(default=list, blank=True, help_text="names of cards that show it")
    changed = models.JSONField(
        default=list, blank=True, help_text="ids of what changed since older texts"
    )
    scenario = models.TextField(blank=True, help_text="the worked example, as JSON")
    loaded_hash = models.CharField(max_length=64, blank=True, editable=False)
    source_key = models.CharField(max_length=120, blank=True, editable=False)

    objects = SectionQuerySet.as_manager()

    class Meta:
        ordering = ["part_of__order", "order", "slug"]
        verbose_name = _("section")
        verbose_name_plural = _("sections")
        constraints = [
            models.UniqueConstraint(fields=["part_of", "slug"], name="one_section_a_slug"),
        ]

    def __str__(self) -> str:
        return self.slug

    def get_absolute_url(self) -> str:
        return reverse("judgeclasses:section", args=[self.part_of.slug, self.slug])

    @property
    def hash(self) -> str:
        return content_hash(
            self.changed,
            self.order,
            self.keyword,
            self.rules,
            self.level,
            self.leans_on,
            self.cards,
            self.scenario,
        )

    @property
    def text(self) -> "SectionText | None":
        """In the reader's language; in the site's, or in any, where that is missing."""
        by_language = {text.language: text for text in self.texts.all()}
        first = next(iter(by_language.values()), None)
        fallback = by_language.get(settings.LANGUAGE_CODE, first)
        return by_language.get(get_language() or "", fallback)

    @property
    def title(self) -> str:
        return self.text.title if self.text else self.slug


class SectionText(models.Model):
    """What a section says in one language, as Markdown."""

    section = models.ForeignKey(Section, on_delete=models.CASCADE, related_name="texts")
    language = models.CharField(max_length=5, choices=settings.LANGUAGES)
    title = models.CharField(max_length=120)
    body = models.TextField()
    loaded_hash = models.CharField(max_length=64, blank=True, editable=False)
    updated = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["section", "language"]
        constraints = [
            models.UniqueConstraint(fields=["section", "language"], name="one_text_a_language"),
        ]

    def __str__(self) -> str:
        return f"{self.title} ({self.language})"

    @property
    def hash(self) -> str:
        return content_hash(self.title, self.body)

    @property
    def is_edited(self) -> bool:
        """Whether someone changed it since it was loaded from a file."""
        return self.hash != self.loaded_hash


class Revision(models.Model):
    """A text as it once was: written by someone, or loaded from a file (no author)."""

    text = models.ForeignKey(SectionText, on_delete=models.CASCADE, related_name="revisions")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True
    )
    created = models.DateTimeField(default=timezone.now, editable=False)
    title = models.CharField(max_length=120)
    body = models.TextField()
    hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["-created", "-pk"]

    def __str__(self) -> str:
        return f"{self.title}, {self.created:%Y-%m-%d %H:%M}"


class RuleText(models.Model):
    """A rule as the Comprehensive Rules put it, where whoever runs the site has loaded them."""

    number = models.CharField(max_length=12, unique=True)
    text = models.TextField(help_text="examples after it, a line each")
    effective = models.CharField(max_length=40)

    def __str__(self) -> str:
        return self.number
