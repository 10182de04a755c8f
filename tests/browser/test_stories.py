"""What people do, in a real browser: reading, switching, signing up, with and without scripts."""

import pytest
from playwright.sync_api import expect

from judgeclasses.models import Section
from judgeclasses.people.models import User
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
@pytest.mark.parametrize("scripts", ["on", "off"])
def test_someone_reads_a_section_without_an_account(
    width: int, scripts: str, visit: Visit, shelves: Section
) -> None:
    page = visit.open(visit.as_(width=width, scripts=scripts), "/")
    page.get_by_role("link", name="Start with a class").click()
    page.get_by_role("link", name="Keywords").click()
    page.get_by_role("link", name="Persist").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Persist")
    page.get_by_role("link", name="Undying").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Undying")
    visit.picture(page, f"section-{width}")


@pytest.mark.parametrize("scripts", ["on", "off"])
def test_language_and_theme_are_remembered(scripts: str, visit: Visit, shelves: Section) -> None:
    page = visit.open(visit.as_(scripts=scripts), "/classes/keywords/persist/")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Persistir")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_keyboard_reaches_everything(visit: Visit, shelves: Section) -> None:
    page = visit.open(visit.as_(), "/")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Start with a class")


def test_a_card_opens_on_hover_and_focus_and_closes_with_escape(
    visit: Visit, shelves: Section
) -> None:
    page = visit.open(visit.as_(), "/")
    seated = page.locator(".seated", has_text="Kitchen Finks").first
    full = seated.locator(".seated__full")
    expect(full).to_be_hidden()
    seated.locator("button").hover()
    expect(full).to_be_visible()
    page.mouse.move(1, 1)
    expect(full).to_be_hidden()
    seated.locator("button").focus()
    expect(full).to_be_visible()
    visit.picture(page, "card-open")
    page.keyboard.press("Escape")
    expect(full).to_be_hidden()


@pytest.mark.parametrize("scripts", ["on", "off"])
def test_someone_signs_up_and_leaves(scripts: str, visit: Visit, shelves: Section) -> None:
    page = visit.open(visit.as_(width=PHONE, scripts=scripts), "/")
    page.get_by_role("link", name="Keep my progress").click()
    page.get_by_label("Email").fill("ana@example.org")
    page.get_by_label("Display name").fill("Ana")
    page.get_by_label("Password:", exact=True).fill("a long password")
    page.get_by_label("Password (again)").fill("a long password")
    page.get_by_role("button", name="Sign Up").click()
    page.get_by_role("link", name="Ana").click()
    page.get_by_role("link", name="Delete my account").click()
    page.get_by_label("Your e-mail address, to confirm").fill("ana@example.org")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("status")).to_contain_text("deleted")
    assert not User.objects.exists()


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sample_tables_fit(
    width: int, theme: str, visit: Visit, people: dict[str, User]
) -> None:
    page = visit.as_(people["staff"], width=width, theme=theme)
    visit.open(page, "/table/sample/")
    assert not scrolls_sideways(page)
    visit.picture(page, f"tables-{width}-{theme}")
