"""What changes people: making mentors, invitations, leaving."""

from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.db import transaction
from django.utils import timezone
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode

from judgeclasses.people.models import Invitation, Role, User


class SignInTokenGenerator(PasswordResetTokenGenerator):
    """Tokens that work once: signing in changes `last_login`, which they are made from."""

    key_salt = "judgeclasses.people.sign-in"


sign_in_tokens = SignInTokenGenerator()


def make_mentor(email: str) -> User:
    """The account of this address as a mentor's, made where there was none."""
    user = User.objects.filter(email__iexact=email.strip()).first()
    if user is None:
        return User.objects.create_user(email, role=Role.MENTOR)
    user.role = Role.MENTOR
    user.save(update_fields=["role"])
    return user


def sign_in_key(user: User) -> str:
    return f"{urlsafe_base64_encode(force_bytes(user.pk))}.{sign_in_tokens.make_token(user)}"


def user_of_key(key: str) -> User | None:
    """Whom a one-time sign-in link is for, or None where it is spent, too old or made up."""
    encoded, _, token = key.partition(".")
    try:
        user = User.objects.get(pk=urlsafe_base64_decode(encoded).decode(), is_active=True)
    except (ValueError, OverflowError, User.DoesNotExist):
        return None
    return user if sign_in_tokens.check_token(user, token) else None


@transaction.atomic
def accept_invitation(invitation: Invitation, user: User) -> bool:
    """Make the user a mentor and spend the invitation; False where it is no longer open."""
    locked = Invitation.objects.select_for_update().get(pk=invitation.pk)
    if not locked.is_open:
        return False
    locked.accepted, locked.accepted_by = timezone.now(), user
    locked.save(update_fields=["accepted", "accepted_by"])
    user.role = Role.MENTOR
    user.save(update_fields=["role"])
    return True
