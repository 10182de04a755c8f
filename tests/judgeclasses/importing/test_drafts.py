"""Drafts on the site: upload, read, publish, throw away."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from judgeclasses.importing.files import read_file
from judgeclasses.importing.storing import store_class
from judgeclasses.models import Class
from judgeclasses.people.models import Role, User
from tests.judgeclasses.importing.samples import FAQ, page

BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture
def mentor_client(mentor: User) -> Client:
    client = Client()
    client.force_login(mentor, BACKEND)
    return client


@pytest.fixture
def draft(mentor: User) -> Class:
    return store_class(read_file(page()), mentor).imported


def upload(content: bytes) -> dict[str, object]:
    return {"file": SimpleUploadedFile("page.json", content), "language": ""}


def test_a_mentor_uploads_a_file_and_sees_the_draft(mentor_client: Client) -> None:
    response = mentor_client.post("/drafts/", upload(page()), follow=True)
    assert response.redirect_chain == [("/drafts/class-8-en/", 302)]
    assert "2 sections added" in response.text
    assert "The text under “Onrush” is about surge (702.117)." in response.text


def test_a_wrong_file_gets_a_clear_word_and_changes_nothing(mentor_client: Client) -> None:
    response = mentor_client.post("/drafts/", upload(b"[1, 2]"))
    assert response.status_code == 422
    assert "The file has 2 pages" in response.text
    assert not Class.objects.exists()
    assert mentor_client.post("/drafts/", {}).status_code == 422


def test_the_page_lists_drafts(mentor_client: Client, draft: Class) -> None:
    assert draft.draft_address in mentor_client.get("/drafts/").text


def test_mentors_read_a_draft_and_candidates_do_not(
    mentor_client: Client, candidate_client: Client, draft: Class
) -> None:
    for address in ("/classes/class-8-en/", "/classes/class-8-en/onrush/"):
        assert mentor_client.get(address).status_code == 200
        assert candidate_client.get(address).status_code == 404
    assert "/study/onrush/" not in mentor_client.get("/classes/class-8-en/onrush/").text


def test_publishing_shows_it_to_everyone(
    mentor_client: Client, candidate_client: Client, draft: Class
) -> None:
    assert mentor_client.post("/drafts/class-8-en/publish/").status_code == 302
    assert "Onrush" in candidate_client.get("/classes/class-8-en/").text
    assert mentor_client.post("/drafts/class-8-en/publish/").status_code == 404
    assert mentor_client.post("/drafts/class-8-en/discard/").status_code == 404


def test_discarding_removes_it(mentor_client: Client, draft: Class) -> None:
    assert mentor_client.post("/drafts/class-8-en/discard/").status_code == 302
    assert not Class.objects.exists()


def test_another_mentor_reads_it_but_does_not_decide(draft: Class) -> None:
    other = User.objects.create_user("other@example.org", "a long password", role=Role.MENTOR)
    client = Client()
    client.force_login(other, BACKEND)
    shown = client.get("/drafts/class-8-en/").text
    assert "Only the mentor who imported it" in shown
    assert "/publish/" not in shown
    for what in ("publish", "discard"):
        assert client.post(f"/drafts/class-8-en/{what}/").status_code == 403
    assert not Class.objects.get().published


def test_a_shipped_class_is_no_draft(mentor_client: Client, draft: Class) -> None:
    Class.objects.update(source="")
    assert mentor_client.get("/drafts/class-8-en/").status_code == 404
    assert mentor_client.post("/drafts/class-8-en/discard/").status_code == 404


def test_a_spanish_class_is_readable_in_english_too(mentor_client: Client, mentor: User) -> None:
    store_class(read_file(FAQ.encode()), mentor)
    shown = mentor_client.get("/drafts/faq/").text
    assert "Preguntas frecuentes" in shown
    assert "Ogro viejo" in mentor_client.get("/classes/faq/").text
    assert '<div class="prose" lang="es">' in mentor_client.get("/classes/faq/el-dado/").text


def test_a_draft_in_spanish(mentor_client: Client, mentor: User, draft: Class) -> None:
    mentor.language = "es"
    mentor.save()
    shown = mentor_client.get("/drafts/class-8-en/").text
    assert "El texto bajo «Onrush» trata de surge (702.117)." in shown


def test_a_draft_takes_as_many_queries_however_long(
    mentor_client: Client,
    mentor: User,
    draft: Class,
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    many = "".join(f"<p><strong>Part {n}</strong></p><p>Text {n}.</p>" for n in range(30))
    store_class(read_file(page(many, link="other", slug="other")), mentor)
    for address in ("/drafts/class-8-en/", "/drafts/other/"):
        with django_assert_num_queries(5):
            mentor_client.get(address)


def test_the_draft_counts_facts_and_says_what_is_no_longer_the_rule(
    mentor_client: Client, mentor: User
) -> None:
    html = "<p><strong>Scry</strong></p><p>Scry is a static ability.</p>"
    store_class(read_file(page(html)), mentor)
    shown = mentor_client.get("/drafts/class-8-en/").text
    assert "1 fact to ask about" in shown
    assert "This text says: A static ability. Today’s rule is: A keyword action. (701.22)" in shown


def test_older_words_are_told_from_older_rules_and_quoted_as_they_are(
    mentor_client: Client, mentor: User
) -> None:
    mentor.language = "es"
    mentor.save()
    html = "<p><strong>Exploit</strong></p><p>“Exploit” means “When this creature comes into play, you may "
    html += "sacrifice a creature.”</p>"
    store_class(read_file(page(html)), mentor)
    shown = mentor_client.get("/drafts/class-8-en/").text
    assert "Con palabras más antiguas" in shown
    assert "Ya no es la regla" not in shown
    assert "“When this creature comes into play, you may sacrifice a creature.”" in shown
