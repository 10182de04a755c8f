"""Each signed-in user reads the site in the language of their profile."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils import translation

from judgeclasses.people.models import User


def speak_the_users_language(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        if isinstance(request.user, User):
            translation.activate(request.user.language)
            request.LANGUAGE_CODE = translation.get_language()
        response = get_response(request)
        response.headers["Content-Language"] = translation.get_language() or "en"
        return response

    return middleware
