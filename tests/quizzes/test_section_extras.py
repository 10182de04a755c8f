"""What the engine and the questions add to a section's page, and the worked example's steps."""

from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from judgeclasses.loading import load_classes
from judgeclasses.models import Section
from quizzes.ruling import Moment, Ruling, deciding_step, ruling_of
from tests.quizzes.samples import SCENARIO

PAGE = "/classes/common-abilities/persist/"


@pytest.fixture
def classes(db: None) -> None:
    load_classes(Path(settings.CONTENT_DIR) / "classes")


@pytest.mark.usefixtures("classes")
def test_a_section_has_facts_practice_example_beliefs_and_cards(client: Client) -> None:
    page = client.get(PAGE).text
    assert "<li>A triggered ability</li>" in page
    assert 'href="/study/persist/">Practise this' in page
    assert "The example at the table" in page
    assert "Persist brings it back every time it dies." in page
    assert "As printed" in page


@pytest.mark.usefixtures("classes")
def test_the_example_is_stepped_through(client: Client) -> None:
    response = client.get(f"{PAGE}example/1/", headers={"HX-Request": "true"})
    assert "<html" not in response.text
    assert "Nicole casts Shock" in response.text
    assert "<html" in client.get(f"{PAGE}example/1/").text


def test_a_section_without_an_example_has_no_steps(client: Client, persist: Section) -> None:
    Section.objects.update(scenario="")
    assert client.get("/classes/keywords/persist/example/1/").status_code == 404


def test_an_example_the_engine_cannot_play_is_left_out(client: Client, persist: Section) -> None:
    Section.objects.update(scenario='{"scenario": 1, "id": "x", "players": {"Anna": 3}}')
    page = client.get("/classes/keywords/persist/")
    assert page.status_code == 200
    assert "The example at the table" not in page.text


def test_the_step_that_decides_is_where_the_belief_parts_from_the_ruling() -> None:
    ruling = ruling_of(SCENARIO, "en")
    wrong = ruling_of(SCENARIO, "en", "returning-is-not-entering")
    step = ruling.moment(deciding_step(ruling, (), wrong))
    assert "returned to the battlefield" in step.text or "ability triggers" in step.text


def test_without_a_belief_the_last_step_by_the_rules_decides() -> None:
    ruling = ruling_of(SCENARIO, "en")
    step = deciding_step(ruling, ("119.3",), None)
    assert ruling.moment(step).text == "Anna gains 2 life and is at 22."


def test_a_ruling_never_runs_out_of_steps() -> None:
    ruling = ruling_of(SCENARIO, "en")
    assert isinstance(ruling, Ruling)
    assert isinstance(ruling.moment(-5), Moment)
    assert ruling.moment(10_000).number == ruling.last
