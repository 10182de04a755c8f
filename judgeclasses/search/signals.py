"""The index follows every section that is saved or deleted, whoever does it."""

from typing import Any

from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver

from judgeclasses.models import Section, SectionText
from judgeclasses.search import index
from judgeclasses.search.entry import SearchEntry


@receiver(post_save, sender=SectionText, dispatch_uid="search.text_saved")
def text_saved(instance: SectionText, raw: bool = False, **kwargs: Any) -> None:
    if not raw:
        index.refresh_text(instance)


@receiver(post_delete, sender=SectionText, dispatch_uid="search.text_deleted")
def text_deleted(instance: SectionText, **kwargs: Any) -> None:
    entries = SearchEntry.objects.filter(section=instance.section_id, language=instance.language)
    entries.delete()


@receiver(post_save, sender=Section, dispatch_uid="search.section_saved")
def section_saved(instance: Section, created: bool, raw: bool = False, **kwargs: Any) -> None:
    """Its rules, keyword and cards are found by, too."""
    if not created and not raw:
        index.refresh_section(instance)
