"""Signing up or in brings along what was done before."""

from typing import Any

from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from judgeclasses.people.models import User
from quizzes import learners


@receiver(user_logged_in, dispatch_uid="quizzes.bring_along")
def bring_along(sender: Any, request: HttpRequest | None, user: User, **kwargs: Any) -> None:
    if request is None:
        return
    anonymous = learners.anonymous_learner(request)
    if anonymous is not None:
        learners.join_account(anonymous, user)
