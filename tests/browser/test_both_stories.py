"""The two stories of the first whole, on a phone and on a desktop, in a real browser.

A candidate reads a section and practises; a mentor writes a scenario, publishes a question, a
candidate takes the quiz, the mentor sees the result. Each step leaves a picture in var/pictures.
"""

import re
from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import Page, expect

from judgeclasses.loading import load_classes
from judgeclasses.people.models import User
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations

pytestmark = pytest.mark.browser
LOOKS = [(DESKTOP, "light", "en"), (PHONE, "dark", "es")]


class Steps:
    """Pictures of each step, in order; each step is free of axe's complaints."""

    def __init__(self, visit: Visit, story: str, look: str) -> None:
        self.visit, self.story, self.look, self.number = visit, story, look, 0

    def take(self, page: Page, name: str) -> None:
        self.number += 1
        page.wait_for_load_state("networkidle")
        self.visit.picture(page, f"{self.story}-{self.look}-{self.number}-{name}")
        assert violations(page) == []
        assert not scrolls_sideways(page)


@pytest.fixture
def classes(transactional_db: None) -> None:
    load_classes(Path(settings.CONTENT_DIR) / "classes")


@pytest.mark.usefixtures("classes")
@pytest.mark.parametrize(("width", "theme", "language"), LOOKS)
def test_a_candidate_reads_and_practises(
    width: int, theme: str, language: str, visit: Visit
) -> None:
    page = visit.as_(width=width, theme=theme, language=language)
    steps = Steps(visit, "candidate", f"{width}-{theme}-{language}")
    visit.open(page, "/classes/common-abilities/persist/")
    steps.take(page, "section")
    page.get_by_role("link", name=re.compile("Practise this|Practicar esto")).click()
    expect(page.locator("#answer")).to_be_visible()
    for number in range(2):
        steps.take(page, f"question{number}")
        if page.locator("input[type=number]").count():
            page.locator("input[type=number]").fill("3")
            page.keyboard.press("Enter")
        else:
            page.locator("h1").click(force=True, position={"x": 0, "y": 0})
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        expect(page.locator("#next")).to_be_focused()
        steps.take(page, f"feedback{number}")
        if page.locator("[data-replay]").count():
            page.keyboard.press("ArrowRight")
            expect(page.locator("[data-replay-number]")).to_have_text("1")
            start = page.locator("#replay-said").inner_text()
            page.locator("[data-step=last]").click()
            expect(page.locator("#replay-said")).not_to_have_text(start)
            steps.take(page, f"replay{number}")
        address = page.url
        page.locator("#next").click()
        expect(page.locator("[data-answer]")).to_be_visible()
        assert page.url != address


@pytest.mark.usefixtures("classes")
@pytest.mark.parametrize(("width", "theme", "language"), LOOKS)
@pytest.mark.parametrize("scripts", ["on", "off"])
def test_a_mentor_publishes_and_a_candidate_takes_it(
    width: int, theme: str, language: str, scripts: str, visit: Visit, people: dict[str, User]
) -> None:
    desk = visit.as_(people["mentor"], width=width, theme=theme, language=language, scripts=scripts)
    steps = Steps(visit, f"mentor-scripts-{scripts}", f"{width}-{theme}-{language}")
    picture = steps.take if scripts == "on" else lambda page, name: None
    visit.open(desk, "/workshop/")
    desk.locator("main form button").first.click()
    picture(desk, "editor")
    desk.locator("select[name=ask_choice]").select_option("{player: Anna, life: ?}")
    if scripts == "on":
        expect(desk.locator(".editor__value strong")).to_have_text("22")
    desk.locator("button[name=go-on]").click()
    expect(desk.locator(".offer--right")).to_contain_text("22")
    picture(desk, "answers")
    desk.locator("main form button[type=submit]").click()
    picture(desk, "question")
    desk.locator("input[name=title]").fill("Friday class")
    desk.locator("main form button[type=submit]").click()
    link = desk.locator(".link-box").get_attribute("href") or ""
    picture(desk, "link")

    seat = visit.as_(width=width, theme=theme, language=language, scripts=scripts)
    visit.open(seat, link)
    seat.locator("input[name=name]").fill("Ana")
    picture(seat, "start")
    seat.locator("main form button[type=submit]").click()
    picture(seat, "taking")
    seat.locator(".option", has_text="24").locator("input").check()
    seat.locator("#answer button[type=submit]").click()
    expect(seat.locator(".results__wrong")).to_be_visible()
    picture(seat, "results")
    seat.locator(".results a").first.click()
    expect(seat.locator(".option--wrong + .reason")).to_be_visible()
    picture(seat, "review")

    desk.reload()
    expect(desk.locator(".marks")).to_contain_text("Ana")
    picture(desk, "marks")
