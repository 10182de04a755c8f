"""`manage.py import_cards`: a user's own card file, so that mentors can use any card understood."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from quizzes.card_import import import_cards, read_cards
from quizzes.models import ImportedCard
from quizzes.proving import prove
from quizzes.site_cards import site_pool

BADGER = {
    "object": "card", "name": "Test Badger", "layout": "normal", "mana_cost": "{1}{G}", "lang": "en",
    "type_line": "Creature — Badger", "oracle_text": "Trample", "power": "3", "toughness": "1",
    "colors": ["G"], "prices": {"usd": "1.00"},
}  # fmt: skip
RIDDLE = {
    "name": "Test Riddle", "layout": "normal", "mana_cost": "{U}", "type_line": "Instant",
    "oracle_text": "Fold the answer three times.",
}  # fmt: skip
TOKEN = {"name": "Badger", "layout": "token", "type_line": "Token Creature — Badger"}


def written(path: Path, cards: object) -> Path:
    path.write_text(json.dumps(cards), encoding="utf-8")
    return path


def imported(path: Path) -> str:
    out = StringIO()
    call_command("import_cards", str(path), stdout=out)
    return out.getvalue()


@pytest.mark.django_db
def test_a_scryfall_file_is_imported_and_says_how_many_are_understood(tmp_path: Path) -> None:
    said = imported(written(tmp_path / "bulk.json", [BADGER, RIDDLE, TOKEN]))
    assert "2 imported, 0 already there; the engine understands 1 of 2 whole (50 %)" in said
    assert ImportedCard.objects.get(name="Test Riddle").clause == "Fold the answer three times."
    assert "prices" not in ImportedCard.objects.get(name="Test Badger").facts


@pytest.mark.django_db
def test_lines_of_cards_are_read_as_well(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(BADGER) + "\n" + json.dumps(RIDDLE) + "\n", encoding="utf-8")
    assert [card["name"] for card in read_cards(path)] == ["Test Badger", "Test Riddle"]


@pytest.mark.django_db
def test_mtgjson_is_read_with_its_faces(tmp_path: Path) -> None:
    faces = [
        {"name": "Front // Back", "faceName": "Front", "layout": "split", "manaCost": "{R}",
         "type": "Instant", "text": "Front deals 2 damage to any target."},
        {"name": "Front // Back", "faceName": "Back", "layout": "split", "manaCost": "{G}",
         "type": "Instant", "text": "Target creature gets +1/+1 until end of turn."},
    ]  # fmt: skip
    path = written(tmp_path / "atomic.json", {"meta": {}, "data": {"Front // Back": faces}})
    assert "understands 1 of 1 whole" in imported(path)
    found = site_pool().get("Back")
    assert found is not None
    assert found.name == "Front // Back"


@pytest.mark.django_db
def test_an_interrupted_import_goes_on(tmp_path: Path) -> None:
    cards = read_cards(written(tmp_path / "bulk.json", [BADGER, RIDDLE]))
    list(import_cards(cards[:1]))
    last = list(import_cards(cards))[-1]
    assert (last.new, last.kept, last.understood) == (1, 1, 1)


@pytest.mark.django_db
def test_a_changed_card_is_taken_anew(tmp_path: Path) -> None:
    imported(written(tmp_path / "bulk.json", [BADGER]))
    said = imported(written(tmp_path / "bulk.json", [BADGER | {"oracle_text": "Reach"}]))
    assert "1 imported, 0 already there" in said
    assert ImportedCard.objects.get(name="Test Badger").facts["oracle_text"] == "Reach"


@pytest.mark.django_db
def test_questions_can_be_asked_about_an_imported_card(tmp_path: Path) -> None:
    imported(written(tmp_path / "bulk.json", [BADGER]))
    scenario = {"scenario": 1, "id": "own", "players": {
        "Anna": {"battlefield": ["Test Badger"]}, "Nicole": {}}, "actions": []}  # fmt: skip
    assert prove(scenario, {"object": "Test Badger", "power": "?"}, ()).answer == 3


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("text", "place"),
    [("not json", "expected JSON"), ("{}", "expected cards"), ('[{"name": 3}]', "card 1")],
)
def test_a_wrong_file_is_refused_and_changes_nothing(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=place):
        imported(path)
    assert not ImportedCard.objects.exists()


@pytest.mark.django_db
def test_a_shipped_card_is_never_replaced(tmp_path: Path) -> None:
    other = BADGER | {"name": "Grizzly Bears", "power": "9"}
    imported(written(tmp_path / "bulk.json", [other]))
    found = site_pool().get("Grizzly Bears")
    assert found is not None
    assert found.power == "2"
