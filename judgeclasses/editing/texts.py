"""Changing a text: nobody's work is lost, and it is known who wrote what and when."""

from django.db import transaction
from django.utils import timezone

from judgeclasses.models import Revision, Section, SectionText, content_hash
from judgeclasses.people.models import User

NEW = "new"  # the base of a text that does not exist yet


class Stale(Exception):
    """Someone else has changed the text since the editor was opened."""

    def __init__(self, current: SectionText) -> None:
        super().__init__(str(current))
        self.current = current


def base_of(text: SectionText | None) -> str:
    """What an edit starts from; the form carries it along."""
    return text.hash if text else NEW


@transaction.atomic
def save_text(
    section: Section, language: str, author: User, base: str, title: str, body: str
) -> SectionText:
    """Keep an edit and a revision of it; raises Stale where `base` is not what stands there."""
    texts = SectionText.objects.select_for_update().filter(section=section, language=language)
    text = texts.first()
    wanted = content_hash(title, body)
    if text is not None and text.hash == wanted:
        return text
    if text is not None and base_of(text) != base:
        raise Stale(text)
    if text is None:
        text = SectionText(section=section, language=language)
    elif not text.revisions.filter(hash=text.hash).exists():
        keep(text, None)  # as it was before anybody kept count, in the administration for one
    text.title, text.body, text.updated = title, body, timezone.now()
    text.save()
    keep(text, author)
    return text


def keep(text: SectionText, author: User | None) -> Revision:
    return Revision.objects.create(
        text=text, author=author, title=text.title, body=text.body, hash=text.hash
    )


def restore(revision: Revision, author: User, base: str) -> SectionText:
    """The text as it once was, as an edit like any other."""
    text = revision.text
    return save_text(text.section, text.language, author, base, revision.title, revision.body)
