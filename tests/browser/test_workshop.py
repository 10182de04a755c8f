"""A mentor writes a scenario, in a real browser, and sees the ruling while typing."""

import pytest
from playwright.sync_api import expect

from judgeclasses.people.models import User
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [
        (DESKTOP, "light", "en"),
        (PHONE, "dark", "es"),
    ],
)
def test_the_ruling_follows_the_typing(
    width: int, theme: str, language: str, visit: Visit, people: dict[str, User]
) -> None:
    page = visit.as_(people["mentor"], width=width, theme=theme, language=language)
    look = f"{width}-{theme}-{language}"
    visit.open(page, "/workshop/")
    visit.picture(page, f"workshop-{look}")
    page.locator("main form button").first.click()
    expect(page.locator(".proved")).to_be_visible()
    visit.picture(page, f"editor-{look}")
    assert violations(page) == []
    text = page.locator("textarea")
    written = text.input_value()
    text.fill(written.replace('mana: "{R}{R}"', 'mana: "{G}{G}"'))
    expect(page.locator(".remark")).to_be_visible()
    expect(page.locator(".code__lines .is-fault")).to_have_text("10")
    visit.picture(page, f"editor-illegal-{look}")
    text.fill(written.replace("actions:", "action:"))
    expect(page.locator(".remark")).to_contain_text("did you mean actions?")
    visit.picture(page, f"editor-problem-{look}")
    text.fill(written)
    page.locator("select").select_option("{player: Anna, life: ?}")
    expect(page.locator(".editor__value strong")).to_have_text("22")
    visit.picture(page, f"editor-asked-{look}")
    assert violations(page) == []
    assert not scrolls_sideways(page)
