"""Finding, making, claiming, merging and forgetting learners."""

from collections.abc import Callable
from datetime import datetime

from django.conf import settings
from django.core.signing import BadSignature
from django.db import transaction
from django.http import HttpRequest, HttpResponse

from judgeclasses.people.models import User
from quizzes.learner import IDLE_LIFE, Learner

COOKIE = "learner"
SALT = "quizzes.learner"

Absorber = Callable[[Learner, Learner], None]
_absorbers: list[Absorber] = []


def on_merge(absorber: Absorber) -> Absorber:
    """Register `absorber(target, source)` for rows that cannot simply change hands.

    It runs before the rest of what hangs on `source` is given to `target`; what it leaves on
    `source` changes hands, so it deletes there what it merged (a schedule takes the later review).
    """
    _absorbers.append(absorber)
    return absorber


def anonymous_learner(request: HttpRequest) -> Learner | None:
    """The learner of the signed cookie, as long as no account has claimed it."""
    try:
        key = request.get_signed_cookie(COOKIE, default="", salt=SALT)
    except BadSignature:
        return None
    return Learner.objects.filter(key=key, user=None).first() if key else None


def current_learner(request: HttpRequest) -> Learner | None:
    """Whoever is answering, or None where nothing was answered yet."""
    if isinstance(request.user, User):
        return Learner.objects.filter(user=request.user).first()
    return anonymous_learner(request)


def learner_for_answer(request: HttpRequest, now: datetime) -> Learner:
    """The learner an answer hangs on, made on the first one; then `remember` it."""
    learner = current_learner(request)
    if learner is None:
        if isinstance(request.user, User):
            return Learner.objects.get_or_create(user=request.user)[0]
        return Learner.objects.create(last_seen=now)
    if learner.last_seen < now:
        learner.last_seen = now
        learner.save(update_fields=["last_seen"])
    return learner


def remember(response: HttpResponse, learner: Learner) -> None:
    """Let the browser keep an anonymous learner's key; an account needs no cookie."""
    if learner.user_id is None:
        response.set_signed_cookie(
            COOKIE,
            str(learner.key),
            salt=SALT,
            max_age=int(IDLE_LIFE.total_seconds()),
            httponly=True,
            samesite="Lax",
            secure=settings.SESSION_COOKIE_SECURE,
        )


@transaction.atomic
def join_account(anonymous: Learner, user: User) -> Learner:
    """What was done without an account becomes the account's: claimed, or merged into its own."""
    own = Learner.objects.select_for_update().filter(user=user).first()
    if own is None:
        anonymous.user = user
        anonymous.save(update_fields=["user"])
        return anonymous
    merge(own, anonymous)
    return own


@transaction.atomic
def merge(target: Learner, source: Learner) -> None:
    for absorber in _absorbers:
        absorber(target, source)
    for relation in Learner._meta.related_objects:
        model, field = relation.related_model, relation.field.name
        if isinstance(model, type):
            model._base_manager.filter(**{field: source}).update(**{field: target})
    target.last_seen = max(target.last_seen, source.last_seen)
    target.save(update_fields=["last_seen"])
    source.delete()


def forget_idle(now: datetime) -> int:
    return Learner.objects.idle(now).delete()[1].get("quizzes.Learner", 0)
