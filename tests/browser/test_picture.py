"""The README's picture is a real one: `make picture` takes it anew."""

import os
from pathlib import Path

import pytest
from django.conf import settings

from judgeclasses.loading import load_classes
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser
PICTURE = Path(settings.BASE_DIR) / "docs" / "images" / "judge-classes.png"


@pytest.mark.usefixtures("transactional_db")
def test_the_readmes_picture_shows_the_site(visit: Visit) -> None:
    load_classes(Path(settings.CONTENT_DIR) / "classes")
    page = visit.open(visit.as_(width=1120), "/")
    page.locator(".seated__face", has_text="Kitchen Finks").focus()
    taken = page.screenshot()
    if os.environ.get("UPDATE_PICTURES"):
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_bytes(taken)
    assert PICTURE.stat().st_size < 300_000
