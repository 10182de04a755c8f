"""Who may do what: guards for views."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponseBase

from judgeclasses.people.models import User

P = ParamSpec("P")
View = Callable[Concatenate[Any, P], HttpResponseBase]  # with htmx or without


def user_of(request: HttpRequest) -> User:
    """The signed-in user; only for views behind a guard."""
    if not request.user.is_authenticated:
        raise PermissionDenied
    return request.user


def is_mentor(user: object) -> bool:
    return isinstance(user, User) and (user.is_mentor or user.is_superuser)


def mentor_required(view: View[P]) -> View[P]:
    """Mentors pass, others get 403, the anonymous are asked to sign in."""

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
        if not request.user.is_authenticated:
            return redirect_to_login(request.get_full_path())
        if not is_mentor(request.user):
            raise PermissionDenied
        return view(request, *args, **kwargs)

    return guarded


def staff_required(view: View[P]) -> View[P]:
    """Staff pass, others get 403, the anonymous are asked to sign in."""

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
        if not request.user.is_authenticated:
            return redirect_to_login(request.get_full_path())
        if not user_of(request).is_staff:
            raise PermissionDenied
        return view(request, *args, **kwargs)

    return guarded
