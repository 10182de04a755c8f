"""Errors come in the site's look."""

import pytest
from django.template.loader import render_to_string
from django.test import Client

pytestmark = pytest.mark.django_db


def test_404_in_the_sites_look(client: Client) -> None:
    response = client.get("/nowhere/")
    assert response.status_code == 404
    assert "There is no such page" in response.text


def test_403_in_the_sites_look(candidate_client: Client) -> None:
    response = candidate_client.get("/table/sample/")
    assert response.status_code == 403
    assert "This is not for you to see" in response.text


def test_a_form_without_its_token_is_explained() -> None:
    response = Client(enforce_csrf_checks=True).post("/theme/", {"theme": "dark"})
    assert response.status_code == 403
    assert "cookies" in response.text


def test_500_needs_nothing_but_its_template() -> None:
    assert "Something went wrong" in render_to_string("500.html")


def test_every_page_forbids_inline_scripts(client: Client) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
