"""Card files: found by any spelling and face, parsed when asked for, refused with the place."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.files import CardFile
from rulesengine.cards.pool import CardPool, card_pool
from rulesengine.errors import BadCardFile

SHOCK = {"name": "Shock", "mana_cost": "{R}", "type_line": "Instant", "rarity": "common"}
GEIST = {
    "name": "Binding Geist // Spectral Binding",
    "layout": "transform",
    "card_faces": [
        {"name": "Binding Geist", "power": "3", "toughness": "1", "colors": ["U"]},
        {"name": "Spectral Binding", "color_indicator": ["U"]},
    ],
}
QUOTED = {"name": 'Kongming, "Sleeping Dragon"'}
APOSTROPHE = {"name": "Lim-Dûl's Vault"}
CARDS: list[dict[str, Any]] = [SHOCK, GEIST, QUOTED, APOSTROPHE]
SHARED = Path(__file__).resolve().parents[4] / "shared" / "cards" / "cards.jsonl"


def file_of(tmp_path: Path, text: str, name: str = "cards.jsonl") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(params=["jsonl", "json", "escaped"])
def cards(request: pytest.FixtureRequest, tmp_path: Path) -> CardFile:
    if request.param == "json":
        return CardFile(file_of(tmp_path, json.dumps(CARDS, indent=1), "cards.json"))
    ascii_only = request.param == "escaped"
    lines = (json.dumps(card, ensure_ascii=ascii_only) for card in CARDS)
    return CardFile(file_of(tmp_path, "\ufeff" + "\n".join(lines) + "\n\n"))


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("Shock", "Shock"),
        ("sHOCK", "Shock"),
        ("Binding Geist", "Binding Geist // Spectral Binding"),
        ("spectral binding", "Binding Geist // Spectral Binding"),
        ("Binding Geist // Spectral Binding", "Binding Geist // Spectral Binding"),
        ("Kongming, “Sleeping Dragon”", 'Kongming, "Sleeping Dragon"'),
        ("LIM-DÛL’S VAULT", "Lim-Dûl's Vault"),
    ],
)
def test_a_card_is_found_by_any_spelling_and_face(cards: CardFile, asked: str, found: str) -> None:
    card = cards.get(asked)
    assert card is not None
    assert card.name == found


def test_a_name_that_is_not_there_is_none(cards: CardFile) -> None:
    assert cards.get("Shok") is None
    assert cards.get("") is None


def test_the_facts_are_those_of_the_file(cards: CardFile) -> None:
    assert cards.get("Shock") == CardFacts(name="Shock", mana_cost="{R}", type_line="Instant")
    geist = cards.get("Binding Geist")
    assert geist is not None
    assert [face.name for face in geist.faces] == ["Binding Geist", "Spectral Binding"]
    assert geist.faces[0].power == "3"
    assert geist.faces[1].color_indicator == ("U",)


def test_all_cards_are_listed_in_order(cards: CardFile) -> None:
    assert cards.names() == tuple(card["name"] for card in CARDS)
    assert tuple(card.name for card in cards) == cards.names()
    assert len(cards) == 4


def test_a_card_goes_before_a_face_of_the_same_name(tmp_path: Path) -> None:
    lines = [{"name": "Fire // Ice", "card_faces": [{"name": "Fire"}]}, {"name": "Fire"}]
    cards = CardFile(file_of(tmp_path, "\n".join(map(json.dumps, lines))))
    assert [cards.get(name) and cards.get(name).name for name in ("Fire", "Ice")] == [  # type: ignore[union-attr]
        "Fire",
        "Fire // Ice",
    ]


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("{", "line 2, column 2"),
        ("[1]", "line 2"),
        ("{}", "line 2, name"),
        ('{"name": 3}', "line 2, name"),
        ('{"name": "X", "oracle_text": 3}', "line 2, oracle_text"),
        ('{"name": "X", "power": []}', "line 2, power"),
        ('{"name": "X", "colors": ["purple"]}', "line 2, colors"),
        ('{"name": "X", "card_faces": {}}', "line 2, card_faces"),
        ('{"name": "X", "card_faces": [{}]}', "line 2, card_faces[0].name"),
        ('{"name": "X", "meld_parts": "Y"}', "line 2, meld_parts"),
        ('{"name": "X", "mana_cost": "{R}"', "line 2, column 33"),
        ("[" * 50_000, "line 2"),
    ],
)
def test_a_malformed_line_is_named(tmp_path: Path, line: str, place: str) -> None:
    path = file_of(tmp_path, f'{{"name": "Good"}}\n{line}\n')
    with pytest.raises(BadCardFile) as caught:
        CardFile(path)
    assert (caught.value.file, caught.value.path) == (str(path), place)
    assert caught.value.expected.startswith("expected")


def test_a_broken_array_a_missing_file_and_bytes_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.jsonl").write_bytes(b'{"name": "\xff"}')
    for path in (file_of(tmp_path, '[{"name": "X"},'), tmp_path / "none", tmp_path / "bytes.jsonl"):
        with pytest.raises(BadCardFile):
            CardFile(path)


def test_a_pool_looks_in_the_scenario_then_in_files(tmp_path: Path) -> None:
    path = file_of(tmp_path, json.dumps(SHOCK))
    ours = CardFacts(name="SHOCK", mana_cost="{2}")
    pool = CardPool([CardFile(path)])
    assert pool.get("shock") == CardFacts(name="Shock", mana_cost="{R}", type_line="Instant")
    assert pool.with_cards([ours]).get("shock") is ours
    assert [card.name for card in pool.with_cards([ours])] == ["SHOCK"]


def test_the_shipped_cards_are_all_well_formed() -> None:
    pool = card_pool()
    assert pool.get("Forest") is not None
    assert all(card.name for card in pool)


@pytest.mark.skipif(not SHARED.is_file(), reason="no card file beside the project")
def test_thirty_thousand_cards_are_indexed_at_once() -> None:
    start = time.monotonic()
    cards = CardFile(SHARED)
    assert time.monotonic() - start < 3
    assert len(cards) > 29_000
    ice = cards.get("ice")
    assert ice is not None
    assert ice.name == "Fire // Ice"
