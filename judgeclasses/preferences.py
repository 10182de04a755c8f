"""Language and theme: chosen on any page, remembered, with or without an account."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from judgeclasses.context import THEME_COOKIE, Theme
from judgeclasses.errors import Unprocessable
from judgeclasses.people.models import User

A_YEAR = 365 * 24 * 3600


def back_to_page(request: HttpRequest) -> HttpResponseRedirect:
    """Where the form was; a page that answers GET on this site, or home."""
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(
        target, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return HttpResponseRedirect(target if safe else reverse("judgeclasses:home"))


@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    language = request.POST.get("language", "")
    if language not in dict(settings.LANGUAGES):
        raise Unprocessable(_("The site does not speak that language."))
    if isinstance(request.user, User):
        request.user.language = language
        request.user.save(update_fields=["language"])
    return remember(back_to_page(request), settings.LANGUAGE_COOKIE_NAME, language)


@require_POST
def choose_theme(request: HttpRequest) -> HttpResponse:
    theme = request.POST.get("theme", "")
    if theme not in set(Theme):
        raise Unprocessable(_("There is no such theme."))
    return remember(back_to_page(request), THEME_COOKIE, theme)


def remember(response: HttpResponseRedirect, cookie: str, value: str) -> HttpResponseRedirect:
    response.set_cookie(
        cookie, value, max_age=A_YEAR, samesite="Lax", secure=settings.SESSION_COOKIE_SECURE
    )
    return response
