"""axe finds nothing to complain about, and nothing scrolls sideways on a phone.

`make test` sees every page in two looks that differ in language and theme, on a phone or a
desktop by turns; `.ci/run` sees every page × role × language × theme × width.
"""

import pytest
from playwright.sync_api import Page as Tab

from judgeclasses.models import Section
from judgeclasses.people.models import User
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations
from tests.site.pages import NOT_FOR_YOU, NOT_HERE, OK, PAGES, Page, Visitor

pytestmark = pytest.mark.browser
Look = tuple[str, str, int]
LOOKS: tuple[Look, ...] = (
    ("en", "light", PHONE),
    ("en", "light", DESKTOP),
    ("es", "dark", DESKTOP),
    ("es", "dark", PHONE),
)
NOT_PAGES = {"healthz", "people:download-data"}


def html_pages(visitor: Visitor) -> list[Page]:
    """Pages that come as HTML to this visitor, refusals among them."""
    shown = {OK, NOT_FOR_YOU, NOT_HERE}
    return [
        page for page in PAGES if page.route not in NOT_PAGES and page.answer_for(visitor) in shown
    ]


def differs_for_members(page: Page) -> bool:
    return page.answer_for(Visitor.ANONYMOUS) is not page.answer_for(Visitor.STAFF)


def tab_for(visit: Visit, user: User | None, look: Look) -> Tab:
    language, theme, width = look
    return visit.as_(user, language=language, theme=theme, width=width)


def complaints(visit: Visit, tab: Tab, page: Page, look: Look) -> list[str]:
    visit.open(tab, page.address)
    found = [f"{page.address} {look}: {line}" for line in violations(tab)]
    if scrolls_sideways(tab):
        found.append(f"{page.address} {look}: scrolls sideways")
    return found


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("visitor", [Visitor.ANONYMOUS, Visitor.STAFF])
def test_axe_finds_nothing(
    visitor: Visitor, look: Look, visit: Visit, shelves: Section, people: dict[str, User]
) -> None:
    pages = html_pages(visitor)
    if visitor is Visitor.STAFF:
        pages = [page for page in pages if differs_for_members(page)]
    tab = tab_for(visit, people.get(visitor), look)
    found = []
    for number, page in enumerate(pages):
        if number % 2 == LOOKS.index(look) % 2:
            found += complaints(visit, tab, page, look)
    assert found == []


@pytest.mark.sweep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("visitor", Visitor)
def test_axe_finds_nothing_anywhere(
    visitor: Visitor,
    language: str,
    theme: str,
    visit: Visit,
    shelves: Section,
    people: dict[str, User],
) -> None:
    found = []
    for width in (PHONE, DESKTOP):
        look = (language, theme, width)
        tab = tab_for(visit, people.get(visitor), look)
        for page in html_pages(visitor):
            found += complaints(visit, tab, page, look)
    assert found == []
