"""Language and theme are chosen on any page and remembered."""

import pytest
from django.test import Client

from judgeclasses.people.models import User

pytestmark = pytest.mark.django_db


def test_the_language_is_remembered_without_an_account(client: Client) -> None:
    response = client.post("/language/", {"language": "es", "next": "/classes/"})
    assert response.headers["Location"] == "/classes/"
    page = client.get("/classes/")
    assert page.headers["Content-Language"] == "es"
    assert '<html lang="es"' in page.text


def test_the_language_is_remembered_in_the_account(
    candidate_client: Client, candidate: User
) -> None:
    candidate_client.post("/language/", {"language": "es"})
    candidate.refresh_from_db()
    assert candidate.language == "es"
    assert '<html lang="es"' in candidate_client.get("/").text


def test_the_theme_is_remembered(client: Client) -> None:
    assert 'data-theme="auto"' in client.get("/").text
    client.post("/theme/", {"theme": "dark"})
    assert 'data-theme="dark"' in client.get("/").text


def test_one_is_not_led_to_another_site(client: Client) -> None:
    response = client.post("/theme/", {"theme": "dark", "next": "https://example.org/"})
    assert response.headers["Location"] == "/"


@pytest.mark.parametrize(("address", "field"), [("/language/", "language"), ("/theme/", "theme")])
def test_an_unknown_choice_is_refused_in_the_sites_look(
    client: Client, address: str, field: str
) -> None:
    response = client.post(address, {field: "xx"})
    assert response.status_code == 422
    assert "That cannot be done" in response.text


def test_choosing_needs_post(client: Client) -> None:
    assert client.get("/theme/").status_code == 405
