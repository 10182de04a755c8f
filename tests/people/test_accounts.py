"""Signing up, in and out, passwords, profile, my data, leaving."""

import json
import re

import pytest
from django.core import mail
from django.test import Client, override_settings

from judgeclasses.people.models import User

pytestmark = pytest.mark.django_db
PASSWORD = "a long password"


def test_signing_up_makes_a_candidate_in_the_language_of_the_page(client: Client) -> None:
    client.cookies["language"] = "es"
    form = {"email": "New@Example.org", "password1": PASSWORD, "password2": PASSWORD}
    response = client.post("/accounts/signup/", form | {"display_name": "Ana"})
    assert response.status_code == 302
    user = User.objects.get()
    assert (user.email, user.role, user.language) == ("new@example.org", "candidate", "es")
    assert str(user) == "Ana"
    assert client.get("/accounts/profile/").status_code == 200


def test_signing_in_and_out(client: Client, candidate: User) -> None:
    form = {"login": "CANDIDATE@example.org", "password": PASSWORD}
    assert client.post("/accounts/login/", form).status_code == 302
    assert client.get("/accounts/profile/").status_code == 200
    client.post("/accounts/logout/")
    assert client.get("/accounts/profile/").status_code == 302


@override_settings(ACCOUNT_RATE_LIMITS={})
def test_guessing_passwords_is_slowed_down(client: Client, candidate: User) -> None:
    form = {"login": candidate.email, "password": "wrong"}
    answers = [client.post("/accounts/login/", form) for _ in range(12)]
    right = client.post("/accounts/login/", form | {"password": PASSWORD})
    assert right.status_code != 302
    assert any("Too many" in answer.text for answer in answers)


def test_a_forgotten_password_is_reset_by_mail(client: Client, candidate: User) -> None:
    client.post("/accounts/password/reset/", {"email": candidate.email})
    link = re.search(r"http://testserver(/\S+)", str(mail.outbox[0].body))
    assert link
    page = client.get(link[1], follow=True)
    form = {"password1": "another long one", "password2": "another long one"}
    client.post(page.redirect_chain[-1][0], form)
    candidate.refresh_from_db()
    assert candidate.check_password("another long one")


def test_changing_the_password(candidate_client: Client, candidate: User) -> None:
    form = {
        "oldpassword": PASSWORD,
        "password1": "another long one",
        "password2": "another long one",
    }
    candidate_client.post("/accounts/password/change/", form)
    candidate.refresh_from_db()
    assert candidate.check_password("another long one")


def test_the_profile_saves_name_and_language(candidate_client: Client, candidate: User) -> None:
    form = {"display_name": "Cara", "language": "es"}
    page = candidate_client.post("/accounts/profile/", form, follow=True)
    assert "Tu perfil está guardado." in page.text
    candidate.refresh_from_db()
    assert (candidate.display_name, candidate.language) == ("Cara", "es")


def test_a_wrong_profile_is_refused(candidate_client: Client) -> None:
    response = candidate_client.post("/accounts/profile/", {"language": "xx"})
    assert response.status_code == 422


def test_my_data_is_a_file_with_everything(candidate_client: Client) -> None:
    response = candidate_client.get("/accounts/profile/data/")
    assert "attachment" in response.headers["Content-Disposition"]
    told = json.loads(response.content)
    assert told["account"]["email"] == "candidate@example.org"


def test_leaving_needs_the_address_typed(candidate_client: Client, candidate: User) -> None:
    response = candidate_client.post("/accounts/profile/delete/", {"email": "x@example.org"})
    assert response.status_code == 422
    response = candidate_client.post("/accounts/profile/delete/", {"email": candidate.email})
    assert response.status_code == 302
    assert not User.objects.exists()
