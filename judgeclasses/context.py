"""What every page needs to know."""

from enum import StrEnum
from typing import Any

from django.conf import settings
from django.http import HttpRequest

from judgeclasses.people.access import is_mentor

THEME_COOKIE = "theme"


class Theme(StrEnum):
    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


def theme_of(request: HttpRequest) -> Theme:
    chosen = request.COOKIES.get(THEME_COOKIE, "")
    return Theme(chosen) if chosen in set(Theme) else Theme.AUTO


def site(request: HttpRequest) -> dict[str, Any]:
    return {
        "theme": theme_of(request),
        "languages": settings.LANGUAGES,
        "is_mentor": is_mentor(getattr(request, "user", None)),
    }
