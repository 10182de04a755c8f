"""`manage.py make_mentor EMAIL`: a mentor's account and a one-time link to sign in with."""

from argparse import ArgumentParser

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.core.validators import validate_email
from django.urls import reverse

from judgeclasses.people import services


class Command(BaseCommand):
    help = "Makes a mentor of an e-mail address and prints a one-time sign-in link."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("email")
        parser.add_argument("--staff", action="store_true", help="may use the administration, too")

    def handle(self, *, email: str, staff: bool, **options: object) -> None:
        try:
            validate_email(email)
        except ValidationError:
            raise CommandError(f"{email!r} is not an e-mail address") from None
        user = services.make_mentor(email)
        if staff:
            user.is_staff = user.is_superuser = True
            user.save(update_fields=["is_staff", "is_superuser"])
        path = reverse("people:sign-in-link", args=[services.sign_in_key(user)])
        self.stdout.write(f"{user.email} is a mentor. Sign in once with {settings.SITE_URL}{path}")
