"""Visiting the site as a person would, with the eyes of axe."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect

from judgeclasses.people.models import User

AXE = (Path(__file__).resolve().parents[1] / "vendor" / "axe.min.js").read_text()
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE, DESKTOP = 360, 1280
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Visit:
    def __init__(self, browser: Browser, address: str, pictures: Path) -> None:
        self._browser, self.address, self._pictures = browser, address, pictures
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def as_(
        self,
        user: User | None = None,
        *,
        width: int = DESKTOP,
        language: str = "en",
        theme: str = "light",
        scripts: str = "on",
    ) -> Page:
        context = self._browser.new_context(
            viewport={"width": width, "height": 800}, java_script_enabled=scripts == "on"
        )
        self._contexts.append(context)
        cookies = {"language": language, "theme": theme}
        if user:
            user.language = language
            user.save(update_fields=["language"])
            client = Client()
            client.force_login(user, "django.contrib.auth.backends.ModelBackend")
            cookies["sessionid"] = client.cookies[settings.SESSION_COOKIE_NAME].value
        for name, value in cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": self.address}])
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: Any) -> None:
        # A page that answers 4xx on purpose is said in the console, too.
        if message.type in {"error", "warning"} and "status of 4" not in message.text:
            self.complaints.append(message.text)

    def open(self, page: Page, path: str) -> Page:
        page.goto(self.address + path)
        return page

    def picture(self, page: Page, name: str) -> Path:
        path = self._pictures / f"{name}.png"
        page.screenshot(path=path, full_page=True)
        return path

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert not self.complaints, "\n".join(self.complaints)


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page once it has come to rest, one line each."""
    page.emulate_media(reduced_motion="reduce")  # what is still fading would be found too pale
    expect(page.locator(".htmx-request, .htmx-swapping, .htmx-settling")).to_have_count(0)
    # Evaluated by the debugger, which the page's content security policy does not bind.
    page.evaluate(AXE)
    options = {"runOnly": {"type": "tag", "values": TAGS}}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{problem['id']}: {problem['help']}: {node['html'][:160]}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide
