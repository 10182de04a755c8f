"""A real headless Chromium on a live server; no test is skipped where there is none."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from pytest_django.live_server_helper import LiveServer

from judgeclasses.loading import load_classes
from judgeclasses.models import Section
from judgeclasses.people.models import Role, User
from tests.browser.visit import FLAGS, Visit

# Playwright's synchronous interface runs an event loop, in which Django would refuse its ORM.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
PICTURES = Path(__file__).resolve().parents[2] / "var" / "pictures"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("the browser tests need Debian's chromium: make chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def shelves(transactional_db: None, class_folder: Path) -> Section:
    """A class to read, in a database the live server sees."""
    load_classes(class_folder)
    return Section.objects.get(slug="persist")


@pytest.fixture
def people(transactional_db: None) -> dict[str, User]:
    make = User.objects.create_user
    return {
        "candidate": make("candidate@example.org", "a long password"),
        "mentor": make("mentor@example.org", "a long password", role=Role.MENTOR),
        "staff": make("staff@example.org", "a long password", is_staff=True, is_superuser=True),
    }


@pytest.fixture
def visit(chromium: Browser, live_server: LiveServer) -> Iterator[Visit]:
    """Open pages as someone: `visit(role, width=…)`; fails on errors in the browser's console."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    visit = Visit(chromium, live_server.url, PICTURES)
    yield visit
    visit.leave()
