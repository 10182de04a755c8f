"""How allauth makes our accounts and where it leads afterwards."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest
from django.utils import translation

from judgeclasses.people.models import User


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth has no types
    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> User:
        user.display_name = form.cleaned_data.get("display_name", "")
        user.language = translation.get_language() or user.language
        saved: User = super().save_user(request, user, form, commit)
        return saved
