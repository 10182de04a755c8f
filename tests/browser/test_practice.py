"""A candidate practises, in a real browser: question, answer, belief, replay, next."""

import pytest
from playwright.sync_api import expect

from judgeclasses.models import Section
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations
from tests.quizzes.samples import stored

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [
        (PHONE, "light", "en"),
        (DESKTOP, "light", "en"),
        (PHONE, "dark", "es"),
        (DESKTOP, "dark", "es"),
    ],
)
def test_a_question_before_and_after_the_answer(
    width: int, theme: str, language: str, visit: Visit, shelves: Section
) -> None:
    question = stored(shelves)
    page = visit.as_(width=width, theme=theme, language=language)
    visit.open(page, f"/study/persist/{question.pk}/")
    look = f"{width}-{theme}-{language}"
    visit.picture(page, f"question-{look}")
    assert violations(page) == []
    page.keyboard.press("3")
    expect(page.locator("input[value='2']")).to_be_checked()
    top = page.locator(".option").nth(0).bounding_box()
    page.keyboard.press("Enter")
    expect(page.locator("#next")).to_be_focused()
    expect(page.locator(".option--wrong + .reason")).to_be_visible()
    after = page.locator(".option").nth(0).bounding_box()
    assert top == after
    visit.picture(page, f"feedback-{look}")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#replay-said")).to_contain_text("Shock")
    page.locator("[data-step=last]").click()
    expect(page.locator("[data-replay-number]")).to_have_text(
        page.locator("#replay-bar").get_attribute("data-last") or ""
    )
    page.wait_for_load_state("networkidle")
    visit.picture(page, f"replay-{look}")
    assert violations(page) == []
    assert not scrolls_sideways(page)
