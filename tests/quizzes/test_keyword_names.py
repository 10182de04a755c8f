"""A keyword has one Spanish name: the title of the section that teaches it."""

from pathlib import Path

import pytest
import yaml
from django.conf import settings

from rulesengine.keywords.spanish_names import name_of

CLASSES = Path(settings.CONTENT_DIR) / "classes"


def front_matter(path: Path) -> dict[str, str]:
    return dict(yaml.safe_load(path.read_text().split("---")[1]))


def taught() -> list[tuple[str, str]]:
    """Keywords and the Spanish titles of their sections; what stood there before is left out."""
    return [
        (keyword, front_matter(path.with_name(path.name.replace(".en.", ".es.")))["title"])
        for path in sorted(CLASSES.glob("*/*.en.md"))
        if (keyword := front_matter(path).get("keyword"))
    ]


@pytest.mark.parametrize(("keyword", "title"), taught())
def test_questions_call_a_keyword_as_its_section_does(keyword: str, title: str) -> None:
    assert name_of(keyword) == title.partition(" (")[0].lower()
