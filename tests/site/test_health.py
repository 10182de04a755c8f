"""/healthz says whether the database answers."""

from unittest.mock import patch

import pytest
from django.db import DatabaseError
from django.test import Client


@pytest.mark.django_db
def test_healthz_answers_when_the_database_does(client: Client) -> None:
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok\n")


def test_healthz_is_503_when_the_database_does_not(client: Client) -> None:
    with patch("config.health.connection.cursor", side_effect=DatabaseError("gone")):
        assert client.get("/healthz").status_code == 503
