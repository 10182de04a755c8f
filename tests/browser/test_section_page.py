"""A section's page with what questions and engine add to it, from the shipped content."""

from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import expect

from judgeclasses.loading import load_classes
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations

pytestmark = pytest.mark.browser


@pytest.mark.usefixtures("transactional_db")
@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(DESKTOP, "light", "en"), (PHONE, "dark", "es")],
)
def test_a_section_has_facts_an_example_and_practice(
    width: int, theme: str, language: str, visit: Visit
) -> None:
    load_classes(Path(settings.CONTENT_DIR) / "classes")
    page = visit.as_(width=width, theme=theme, language=language)
    visit.open(page, "/classes/common-abilities/persist/")
    look = f"{width}-{theme}-{language}"
    visit.picture(page, f"section-{look}")
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.locator("[data-step=forward]").click()
    expect(page.locator("#replay-said")).to_contain_text("Shock")
    rule = page.locator(".prose a.rule").first
    page.keyboard.press("Tab")  # as one does who reaches the rule by keyboard
    rule.focus()
    expect(page.locator(".note-popover")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".note-popover")).to_be_hidden()
    visit.open(page, "/study/")
    visit.picture(page, f"study-{look}")
    assert violations(page) == []
    visit.open(page, "/rules/702.79a/")
    visit.picture(page, f"rule-{look}")
