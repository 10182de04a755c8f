"""Search as one types, by keyboard and without scripts; editing a text with its preview."""

import pytest
from playwright.sync_api import expect

from judgeclasses.models import Section, SectionText
from judgeclasses.people.models import User
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "theme", "language"), [(DESKTOP, "light", "en"), (PHONE, "dark", "es")]
)
def test_search_by_keyboard(
    width: int, theme: str, language: str, shelves: Section, visit: Visit
) -> None:
    page = visit.open(visit.as_(width=width, theme=theme, language=language), "/classes/")
    page.keyboard.press("/")
    page.keyboard.type("persits", delay=20)
    found = page.locator("#search-found a")
    expect(found.first).to_be_visible()
    visit.picture(page, f"search-{width}-{theme}-{language}")
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    page.keyboard.type("t", delay=20)
    page.keyboard.press("Backspace")
    expect(found.first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/classes/keywords/persist/")


def test_search_works_without_scripts(shelves: Section, visit: Visit) -> None:
    page = visit.open(visit.as_(scripts="off"), "/")
    page.locator("#search").fill("undying")
    page.locator("#search").press("Enter")
    expect(page.locator("main .found a").first).to_have_attribute(
        "href", "/classes/keywords/undying/"
    )


def test_a_card_is_shown_on_focus(shelves: Section, visit: Visit) -> None:
    page = visit.open(visit.as_(), "/classes/keywords/persist/")
    page.keyboard.press("Tab")
    page.locator(".prose a.card-name").first.focus()
    expect(page.locator(".note-popover .card__name")).to_have_text("Kitchen Finks")
    visit.picture(page, "card-note")


@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_editing_with_preview(
    width: int, shelves: Section, people: dict[str, User], visit: Visit
) -> None:
    page = visit.as_(people["mentor"], width=width)
    visit.open(page, "/classes/keywords/persist/edit/en/")
    page.locator("#id_body").fill("## New heading\n\nShort [702.79a].")
    expect(page.locator("#text-preview h2", has_text="New heading")).to_be_visible()
    visit.picture(page, f"edit-{width}")
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".prose h2")).to_have_text("New heading")
    text = SectionText.objects.get(section=shelves, language="en")
    assert text.body.startswith("## New heading")


def test_the_preview_stays_where_one_reads(
    shelves: Section, people: dict[str, User], visit: Visit
) -> None:
    page = visit.as_(people["mentor"])
    visit.open(page, "/classes/keywords/persist/edit/en/")
    long = "\n\n".join(f"Paragraph {number}." for number in range(80))
    page.locator("#id_body").fill(long)
    preview = page.locator("#text-preview")
    expect(preview).to_contain_text("Paragraph 79.")
    preview.evaluate("box => { box.scrollTop = 900; }")
    page.locator("#id_body").fill(f"{long}\n\nThe end.")
    expect(preview).to_contain_text("The end.")
    assert preview.evaluate("box => box.scrollTop") == 900


@pytest.mark.parametrize(("who", "rows"), [(None, 2), ("mentor", 3)])
def test_the_header_is_low_on_a_phone(
    who: str | None, rows: int, shelves: Section, people: dict[str, User], visit: Visit
) -> None:
    page = visit.as_(people[who] if who else None, width=PHONE, language="es")
    visit.open(page, "/")
    tall = page.locator(".site-header").evaluate("header => header.offsetHeight")
    assert tall <= rows * 48
