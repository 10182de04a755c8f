"""Who uses the site: users with a role, and the invitations that make mentors."""

import secrets
from datetime import datetime, timedelta
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

INVITATION_LIFE = timedelta(days=14)


class Role(models.TextChoices):
    CANDIDATE = "candidate", _("candidate")
    MENTOR = "mentor", _("mentor")


class UserManager(BaseUserManager["User"]):
    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        user = self.model(email=email, **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> "User":
        return self.create_user(email, password, is_staff=True, is_superuser=True, **fields)

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.get(email__iexact=username or "")


class User(AbstractBaseUser, PermissionsMixin):
    """Someone with an account; the e-mail address is the name to sign in with."""

    email = models.EmailField(_("e-mail address"), unique=True)
    display_name = models.CharField(
        _("display name"), max_length=60, blank=True, help_text=_("What others see.")
    )
    language = models.CharField(
        _("language"), max_length=5, choices=settings.LANGUAGES, default=settings.LANGUAGE_CODE
    )
    role = models.CharField(_("role"), max_length=10, choices=Role.choices, default=Role.CANDIDATE)
    is_staff = models.BooleanField(_("may use the administration"), default=False)
    is_active = models.BooleanField(_("active"), default=True)
    date_joined = models.DateTimeField(_("joined"), default=timezone.now, editable=False)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")

    def __str__(self) -> str:
        return self.display_name or self.email.partition("@")[0]

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.email = self.email.strip().lower()
        super().save(*args, **kwargs)

    @property
    def is_mentor(self) -> bool:
        return self.role == Role.MENTOR


def new_token() -> str:
    return secrets.token_urlsafe(24)


def end_of_invitation() -> datetime:
    return timezone.now() + INVITATION_LIFE


class Invitation(models.Model):
    """A link that makes the one account that follows it a mentor's."""

    token = models.CharField(max_length=64, unique=True, default=new_token, editable=False)
    invited_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="invitations"
    )
    note = models.CharField(_("for whom"), max_length=120, blank=True)
    created = models.DateTimeField(default=timezone.now, editable=False)
    expires = models.DateTimeField(default=end_of_invitation)
    accepted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="accepted_invitations",
    )
    accepted = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created"]

    def __str__(self) -> str:
        return self.note or f"invitation {self.pk}"

    @property
    def is_open(self) -> bool:
        return self.accepted is None and self.expires > timezone.now()
