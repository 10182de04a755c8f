"""The README's picture is a real one: `make picture` takes it anew."""

import os
from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import expect

from judgeclasses.loading import load_classes
from judgeclasses.models import Section
from tests.browser.visit import Visit
from tests.quizzes.samples import stored

pytestmark = pytest.mark.browser
PICTURE = Path(settings.BASE_DIR) / "docs" / "images" / "judge-classes.png"


@pytest.mark.usefixtures("transactional_db")
def test_the_readmes_picture_shows_a_question(visit: Visit) -> None:
    load_classes(Path(settings.CONTENT_DIR) / "classes")
    question = stored(Section.objects.get(slug="persist"))
    page = visit.open(visit.as_(width=1120), f"/study/persist/{question.pk}/")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    page.locator("[data-go='6']").click()
    expect(page.locator("#replay-said")).to_contain_text("persist ability triggers")
    page.wait_for_load_state("networkidle")
    page.set_viewport_size({"width": 1120, "height": 780})
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(1, 1)
    taken = page.screenshot()
    if os.environ.get("UPDATE_PICTURES"):
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_bytes(taken)
    assert PICTURE.stat().st_size < 300_000
