"""The workshop: a mentor's own scenarios, ruled while they are written."""

import pytest
from django.test import Client

from judgeclasses.people.models import Role, User
from quizzes.draft import Draft
from quizzes.drafting import STARTING_TEXT

BACKEND = "django.contrib.auth.backends.ModelBackend"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def mentor_client(mentor: User) -> Client:
    client = Client()
    client.force_login(mentor, BACKEND)
    return client


@pytest.fixture
def draft(mentor: User) -> Draft:
    return Draft.objects.create(author=mentor, title="Finks", scenario=STARTING_TEXT)


def written(draft: Draft, **changes: str) -> dict[str, str]:
    return {"title": draft.title, "scenario": draft.scenario, "ask_choice": draft.ask} | changes


def test_a_new_scenario_starts_with_an_example_that_is_ruled(mentor_client: Client) -> None:
    response = mentor_client.post("/workshop/scenarios/new/", follow=True)
    assert "Ruled: the engine played it to the end." in response.text
    assert "Kitchen Finks" in response.text


def test_the_ruling_comes_while_typing_and_is_kept(mentor_client: Client, draft: Draft) -> None:
    text = STARTING_TEXT.replace("Kitchen Finks", "Grizzly Bears")
    address = f"/workshop/scenarios/{draft.pk}/ruling/"
    response = mentor_client.post(address, written(draft, scenario=text), headers=HTMX)
    assert "<html" not in response.text
    assert "Grizzly Bears is destroyed." in response.text
    draft.refresh_from_db()
    assert draft.scenario == text


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("actions:", "action:", 9, "did you mean actions?"),
        ("[Kitchen Finks]\n  Nicole", "[Kitchen Finks\n  Nicole", 6, "expected YAML"),
        ("targets: [Kitchen Finks]", "targets: [Nobody]", 10, "Nobody"),
        ('mana: "{R}{R}"', 'mana: "{G}{G}"', 10, "cannot legally be done"),
        ('mana: "{R}{R}"', "mana: 3", 7, "text in quotes"),
    ],
)
def test_a_problem_is_said_at_its_line(
    old: str, new: str, line: int, said: str, mentor_client: Client, draft: Draft
) -> None:
    text = STARTING_TEXT.replace(old, new)
    address = f"/workshop/scenarios/{draft.pk}/ruling/"
    page = mentor_client.post(address, written(draft, scenario=text), headers=HTMX).text
    assert said in page
    assert f'data-line="{line}"' in page


def test_an_illegal_action_cites_the_rule(mentor_client: Client, draft: Draft) -> None:
    text = STARTING_TEXT.replace('mana: "{R}{R}"', 'mana: "{G}{G}"')
    address = f"/workshop/scenarios/{draft.pk}/ruling/"
    page = mentor_client.post(address, written(draft, scenario=text), headers=HTMX).text
    assert '<a class="rule"' in page.split('class="remark"')[1].split("</li>")[0]


def test_asking_gives_the_engines_value(mentor_client: Client, draft: Draft) -> None:
    given = written(draft, ask_choice="{player: Anna, life: ?}")
    mentor_client.post(f"/workshop/scenarios/{draft.pk}/", given)
    page = mentor_client.get(f"/workshop/scenarios/{draft.pk}/").text
    assert "<strong>22</strong>" in page
    assert "Anna’s life total" in page


def test_an_ask_that_cannot_be_read_is_said(mentor_client: Client, draft: Draft) -> None:
    given = written(draft, ask_written="{player: Anna, lif: ?}")
    page = mentor_client.post(f"/workshop/scenarios/{draft.pk}/", given, follow=True).text
    assert 'class="remark"' in page
    assert 'id="replay-moment"' in page


def test_without_htmx_the_editor_is_a_page(mentor_client: Client, draft: Draft) -> None:
    page = mentor_client.get(f"/workshop/scenarios/{draft.pk}/replay/2/").text
    assert "<html" in page


def test_too_long_a_text_is_refused(mentor_client: Client, draft: Draft) -> None:
    given = written(draft, scenario="x" * 20_001)
    assert mentor_client.post(f"/workshop/scenarios/{draft.pk}/", given).status_code == 422


def test_a_null_character_is_refused(mentor_client: Client, draft: Draft) -> None:
    given = written(draft, scenario="scenario: 1\x00")
    assert mentor_client.post(f"/workshop/scenarios/{draft.pk}/", given).status_code == 422


@pytest.mark.parametrize("text", ["", "- 1", "a: [", "&a [*a]", "scenario: 1", "\x07", "{" * 500])
def test_nothing_typed_breaks_the_editor(text: str, mentor_client: Client, draft: Draft) -> None:
    Draft.objects.update(scenario=text)
    assert mentor_client.get(f"/workshop/scenarios/{draft.pk}/").status_code == 200


@pytest.mark.parametrize("path", ["", "replay/1/", "question/"])
def test_a_stranger_gets_404(path: str, draft: Draft, db: None) -> None:
    other = User.objects.create_user("other@example.org", "a long password", role=Role.MENTOR)
    client = Client()
    client.force_login(other, BACKEND)
    assert client.get(f"/workshop/scenarios/{draft.pk}/{path}").status_code == 404


def test_a_stranger_cannot_delete_it(draft: Draft, db: None) -> None:
    other = User.objects.create_user("other@example.org", "a long password", role=Role.MENTOR)
    client = Client()
    client.force_login(other, BACKEND)
    assert client.post(f"/workshop/scenarios/{draft.pk}/delete/").status_code == 404
    assert Draft.objects.exists()


def test_deleting_a_scenario(mentor_client: Client, draft: Draft) -> None:
    mentor_client.post(f"/workshop/scenarios/{draft.pk}/delete/")
    assert not Draft.objects.exists()


def test_candidates_are_kept_out(candidate_client: Client, draft: Draft) -> None:
    assert candidate_client.get(f"/workshop/scenarios/{draft.pk}/").status_code == 403
    assert candidate_client.post("/workshop/scenarios/new/").status_code == 403
