"""A rule's page: our summary, and where it is taught."""

import pytest
from django.test import Client

from judgeclasses.models import Section


def test_a_rule_has_a_summary_and_its_sections(client: Client, persist: Section) -> None:
    page = client.get("/rules/702.79a/").text
    assert "Rule 702.79a" in page
    assert 'href="/classes/keywords/persist/"' in page


def test_htmx_gets_a_note(client: Client, persist: Section) -> None:
    response = client.get("/rules/702.79a/", headers={"HX-Request": "true"})
    assert "<html" not in response.text
    assert "702.79a" in response.text


def test_a_summary_is_in_the_readers_language(client: Client, persist: Section) -> None:
    english = client.get("/rules/110.1/").text
    client.cookies["language"] = "es"
    assert "A permanent is a card or token" in english
    assert "Un permanente es una carta o ficha" in client.get("/rules/110.1/").text


@pytest.mark.django_db
def test_a_rule_without_a_summary_still_has_a_page(client: Client) -> None:
    assert client.get("/rules/732.1/").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("number", ["999.9", "x", "702.79aa", "702..1", "１"])
def test_what_is_no_rule_has_none(number: str, client: Client) -> None:
    assert client.get(f"/rules/{number}/").status_code == 404
