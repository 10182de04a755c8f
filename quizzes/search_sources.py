"""What the keyword table adds to the search: every keyword, where it is taught or else its rule."""

from collections.abc import Iterator

from django.conf import settings
from django.urls import reverse

from judgeclasses.models import Section
from judgeclasses.search.found import Found
from quizzes.definitions import in_language
from rulesengine.keywords import KEYWORDS
from rulesengine.keywords.spanish_names import name_of


def keywords_to_find() -> Iterator[Found]:
    sections = Section.objects.visible().exclude(keyword="").select_related("part_of")
    taught = {section.keyword: section.get_absolute_url() for section in sections}
    for keyword in KEYWORDS.values():
        rule = reverse("judgeclasses:rule", args=[keyword.rule])
        address = taught.get(keyword.name, rule)
        for language, _name in settings.LANGUAGES:
            said = " ".join(in_language(text, language) for text in keyword.means)
            title = name_of(keyword.name) if language == "es" else keyword.name
            also = " ".join((keyword.name, *keyword.aliases))
            yield Found(
                address, title[:1].upper() + title[1:], said or keyword.reminder, language, also
            )
