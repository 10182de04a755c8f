"""Refusals in the site's look: 403 and 422 raised anywhere, 404 and 500 by Django."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _


class Unprocessable(Exception):
    """What was sent is understood but cannot be done; `reason` is shown, so translate it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ShowRefusals:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, Unprocessable):
            return None
        return render(request, "422.html", {"reason": error.reason}, status=422)


def refuse_forgery(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token: most often a page left open for very long, or cookies refused."""
    explanation = _(
        "The form did not come with the token we gave out. "
        "Go back, load the page again and send it once more; the site needs its cookies for this."
    )
    return render(request, "403.html", {"reason": explanation}, status=403)
