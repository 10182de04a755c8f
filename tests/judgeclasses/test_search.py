"""Search: sections, keywords, cards and rules, forgiving and in step with the texts."""

import time
from collections.abc import Sequence

import pytest
from django.test import Client
from django.utils import translation
from pytest_django import DjangoAssertNumQueries

from judgeclasses.models import Class, Section, SectionText
from judgeclasses.search import index
from judgeclasses.search.entry import Kind, SearchEntry
from judgeclasses.search.finding import search
from judgeclasses.search.numbers import place_in_book
from judgeclasses.search.spelling import edits
from judgeclasses.search.words import query_words, words_of
from tests.judgeclasses.many_sections import write_sections


def titles(query: str) -> list[str]:
    return [entry.title for entry in search(query).entries]


def kinds_of(entries: Sequence[SearchEntry]) -> set[str]:
    return {entry.kind for entry in entries}


@pytest.fixture
def everything(persist: Section) -> Section:
    index.rebuild()
    return persist


def test_words_lose_accents_and_case_and_numbers_stay_whole() -> None:
    assert words_of("¡Acción! Urza’s [702.79a], +1/+1") == ["accion", "urzas", "702z79a", "1", "1"]
    assert query_words("702.") == ["702z"]


def test_neighbours_swapped_are_one_slip() -> None:
    assert edits("persits", "persist", 2) == 1
    assert edits("persist", "undying", 2) == 3


def test_a_section_is_found_by_its_title_and_its_text(persist: Section) -> None:
    assert titles("persist") == ["Persist"]
    assert titles("brings back") == ["Persist"]
    assert titles("kitchen finks") == ["Persist"]


@pytest.mark.parametrize("typed", ["persits", "presist", "perist", "pérsist", "PERSIST"])
def test_a_typo_or_two_are_forgiven(typed: str, persist: Section) -> None:
    assert titles(typed) == ["Persist"]


def test_the_reader_is_told_what_was_searched_for_instead(client: Client, persist: Section) -> None:
    assert "<strong>persist</strong>" in client.get("/search/?q=persits").text


def test_a_word_half_typed_with_a_slip_is_understood(persist: Section) -> None:
    SectionText.objects.filter(language="en", section=persist).get().save()
    Section.objects.get(slug="undying").texts.get().delete()
    SectionText.objects.create(
        section=Section.objects.get(slug="undying"), language="en", title="Indestructible", body=""
    )
    assert titles("indestrutc") == ["Indestructible"]


def test_the_title_goes_before_the_text(persist: Section) -> None:
    undying = Section.objects.get(slug="undying").texts.get()
    undying.body = "persist " * 40
    undying.save()
    assert titles("persist") == ["Persist", "Undying"]


def test_each_language_finds_its_own_text_first_and_a_page_once(persist: Section) -> None:
    with translation.override("es"):
        assert titles("persist") == ["Persistir"]
    assert titles("persist") == ["Persist"]
    assert titles("persistir") == ["Persistir"]  # found by an English reader, too


def test_a_text_in_another_language_is_named_in_the_readers(persist: Section) -> None:
    text = persist.texts.get(language="es")
    text.body = "Nada más que un zepelín."
    text.save()
    assert titles("zepelin") == ["Persist"]
    with translation.override("es"):
        assert titles("zepelin") == ["Persistir"]


def test_keywords_cards_and_rules_are_found(everything: Section) -> None:
    assert kinds_of(search("blood moon").entries) == {Kind.CARD}
    assert titles("trample")[0] == "Trample"
    assert titles("702.79a")[0] == "702.79a"
    assert Kind.SECTION in kinds_of(search("702.79").entries)


def test_a_number_half_typed_finds_the_rules_in_the_order_of_the_book(everything: Section) -> None:
    found = [entry.title for entry in search("702.7").entries if entry.kind == Kind.RULE]
    assert found[-1] == "702.79a"
    assert found[0] == "702.7b"
    assert found == sorted(found, key=place_in_book)
    assert place_in_book("702.9a") < place_in_book("702.10")


def test_the_index_follows_an_edit(persist: Section) -> None:
    text = persist.texts.get(language="en")
    text.body = "Nothing but a zeppelin."
    text.save()
    assert titles("zeppelin") == ["Persist"]
    assert titles("kitchen brings") == ["Persist"]  # listed among its cards still
    persist.cards = []
    persist.save()
    assert titles("kitchen") == []


def test_what_is_deleted_is_not_found(persist: Section) -> None:
    persist.delete()
    assert titles("persist") == []


def test_what_is_not_published_is_not_found(persist: Section) -> None:
    Class.objects.update(published=False)
    assert titles("persist") == []


@pytest.mark.parametrize(
    "query",
    [
        "",
        "  ",
        '"',
        "AND",
        "a OR",
        "persist*",
        "'",
        "\\",
        "NEAR(",
        ":*",
        "-x",
        "\0",
        "％",
        "a" * 500,
    ],
)
def test_nothing_typed_breaks_it(query: str, client: Client, persist: Section) -> None:
    assert client.get("/search/", {"q": query}).status_code == 200


def test_htmx_gets_only_what_was_found(client: Client, persist: Section) -> None:
    response = client.get("/search/?q=pers", headers={"HX-Request": "true"})
    assert "<html" not in response.text
    assert 'href="/classes/keywords/persist/"' in response.text


def test_finding_nothing_says_what_to_try(client: Client, persist: Section) -> None:
    assert "702.79a" in client.get("/search/?q=qqqqq").text


def test_a_card_has_a_page_that_names_its_sections(client: Client, persist: Section) -> None:
    page = client.get("/cards/kitchen-finks/").text
    assert "Ouphe" in page
    assert 'href="/classes/keywords/persist/"' in page
    note = client.get("/cards/kitchen-finks/", headers={"HX-Request": "true"}).text
    assert "Ouphe" in note
    assert "<html" not in note
    assert client.get("/cards/no-such-card/").status_code == 404


@pytest.mark.django_db
def test_thousands_of_sections_are_searched_quickly(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    write_sections(3_000)
    search("creature")  # reads the vocabulary once
    for query in ("creature", "battlefeild", "section 2917", "c", "graveyard cretaure token"):
        with django_assert_max_num_queries(4):
            started = time.perf_counter()
            assert search(query).entries
            # Generous, since tests share their machine; benchmarks/bench_search.py measures.
            assert time.perf_counter() - started < 0.25


def test_a_keyword_is_found_with_its_meaning_in_the_readers_language(everything: Section) -> None:
    with translation.override("es"):
        found = next(each for each in search("afligir").entries if each.kind == Kind.KEYWORD)
    assert "jugador defensor" in found.summary
