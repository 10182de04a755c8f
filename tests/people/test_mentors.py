"""Mentors are made by a command with a one-time link, or by an invitation."""

import re
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from judgeclasses.people.models import Invitation, User

pytestmark = pytest.mark.django_db


def sign_in_link() -> str:
    output = StringIO()
    call_command("make_mentor", "first@example.org", stdout=output)
    found = re.search(r"http://testserver(\S+)", output.getvalue())
    assert found
    return found[1]


def test_the_link_signs_in_once(client: Client) -> None:
    link = sign_in_link()
    assert "first@example.org" in client.get(link).text
    assert client.post(link).headers["Location"] == "/accounts/password/set/"
    assert client.get("/accounts/invitations/").status_code == 200
    assert Client().get(link).status_code == 410
    assert Client().post(link).status_code == 410


@pytest.mark.parametrize("key", ["x", "MQ.abc-def", "!!.x", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5.a-b"])
def test_a_made_up_link_does_not_work(client: Client, key: str) -> None:
    assert client.get(f"/accounts/link/{key}/").status_code == 410


def test_an_existing_account_becomes_a_mentor(candidate: User) -> None:
    call_command("make_mentor", "Candidate@example.org", "--staff", stdout=StringIO())
    candidate.refresh_from_db()
    assert candidate.is_mentor
    assert candidate.is_staff


def test_a_word_that_is_no_address_is_refused() -> None:
    with pytest.raises(CommandError, match="not an e-mail address"):
        call_command("make_mentor", "nonsense")


def test_an_invitation_makes_a_mentor_once(
    mentor: User, candidate: User, candidate_client: Client
) -> None:
    inviter = Client()
    inviter.force_login(mentor, "django.contrib.auth.backends.ModelBackend")
    assert inviter.post("/accounts/invitations/", {"note": "Cara"}).status_code == 302
    address = f"/accounts/invitation/{Invitation.objects.get().token}/"
    assert address in inviter.get("/accounts/invitations/").text
    assert "invites you" in candidate_client.get(address).text
    candidate_client.post(address)
    candidate.refresh_from_db()
    assert candidate.is_mentor
    assert Client().get(address).status_code == 404
    assert "accepted by candidate" in inviter.get("/accounts/invitations/").text


def test_an_invitation_waits_for_signing_in(client: Client, mentor: User) -> None:
    invitation = Invitation.objects.create(invited_by=mentor)
    address = f"/accounts/invitation/{invitation.token}/"
    assert f"/accounts/signup/?next={address}" in client.get(address).text
    assert client.post(address).headers["Location"] == f"/accounts/login/?next={address}"


def test_an_old_or_withdrawn_invitation_does_not_work(client: Client, mentor: User) -> None:
    old = Invitation.objects.create(
        invited_by=mentor, expires=timezone.now() - timedelta(seconds=1)
    )
    assert client.get(f"/accounts/invitation/{old.token}/").status_code == 404
    client.force_login(mentor, "django.contrib.auth.backends.ModelBackend")
    client.post(f"/accounts/invitations/{old.pk}/withdraw/")
    assert not Invitation.objects.exists()


def test_a_stranger_cannot_withdraw_it(client: Client, mentor: User, staff: User) -> None:
    invitation = Invitation.objects.create(invited_by=mentor)
    client.force_login(staff, "django.contrib.auth.backends.ModelBackend")
    response = client.post(f"/accounts/invitations/{invitation.pk}/withdraw/")
    assert response.status_code == 404
