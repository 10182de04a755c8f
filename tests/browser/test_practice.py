"""A candidate practises, in a real browser: question, answer, belief, replay, next."""

import pytest
from playwright.sync_api import FloatRect, expect

from judgeclasses.models import Section
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations
from tests.quizzes.samples import stored

pytestmark = pytest.mark.browser


def place(box: FloatRect | None) -> list[float]:
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]


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
    assert place(top) == pytest.approx(place(after), abs=1)
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


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_practice_works_without_scripts(width: int, visit: Visit, shelves: Section) -> None:
    question = stored(shelves)
    page = visit.as_(width=width, scripts="off")
    visit.open(page, f"/study/persist/{question.pk}/")
    page.locator(".option", has_text="24 life").locator("input").check()
    page.get_by_role("button", name="Answer").click()
    expect(page.locator(".option--wrong + .reason")).to_contain_text("every time it dies")
    page.get_by_role("link", name="Forward").click()
    expect(page.locator("#replay-said")).to_contain_text("Nicole casts Shock")
    page.get_by_role("link", name="Last", exact=True).click()
    expect(page.locator("#replay-said")).to_contain_text("destroyed")
    visit.picture(page, f"without-scripts-{width}")
    page.get_by_role("link", name="Next question").click()
    expect(page.locator("[data-answer]")).to_be_visible()
