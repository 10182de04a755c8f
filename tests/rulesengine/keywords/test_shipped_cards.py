"""The cards that ship: enough of every keyword, in order, each once, with no other fields."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rulesengine.cards.files import CardFile
from rulesengine.oracle.coverage import coverage

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "content" / "cards").glob("*.jsonl"))
FIELDS = {
    "name",
    "layout",
    "mana_cost",
    "type_line",
    "oracle_text",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "colors",
    "color_indicator",
    "card_faces",
    "meld_pair",
    "meld_result",
    "meld_parts",
}
FEW_EXIST = {"ingest": 3, "provoke": 4, "escalate": 4, "meld": 4}
KEYWORDS = """\
affinity afflict aftermath annihilator awaken bloodthirst cascade champion changeling convoke
cycling dash delve devoid dredge embalm emerge escalate eternalize evoke exalted exert exploit
flashback hideaway surge infect ingest kicker multikicker living_weapon madness meld menace miracle
modular morph megamorph overload persist prowess rebound renown replicate scavenge skulk storm
sunburst support suspend umbra_armor transform undying unearth threshold fear amplify double_strike
provoke entwine equip imprint scry bushido soulshift splice devour ninjutsu flying reach
first_strike trample deathtouch lifelink vigilance haste hexproof shroud ward indestructible
defender flash protection intimidate enchant regenerate phasing mill fight proliferate investigate"""


def cards(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def texts(card: dict[str, Any]) -> str:
    faces = [card, *card.get("card_faces", ())]
    plain = "\n".join(face.get("oracle_text", "") for face in faces)
    return re.sub(r"\([^)]*\)", "", plain).lower()


ALL = [card for path in FILES for card in cards(path)]


def test_at_least_450_cards_ship_each_once() -> None:
    names = Counter(card["name"] for card in ALL)
    assert len(names) >= 450
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_sorted_by_name(path: Path) -> None:
    assert all(one["name"] < other["name"] for one, other in pairwise(cards(path)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_card_that_ships_is_understood_whole(path: Path) -> None:
    read = {facts.name: coverage(facts).clauses_not_understood for facts in CardFile(path)}
    assert read.keys() == {card["name"] for card in cards(path)}
    assert {name: clauses for name, clauses in read.items() if clauses} == {}


def test_cards_hold_only_the_fields_we_read() -> None:
    for card in ALL:
        for face in (card, *card.get("card_faces", ())):
            assert set(face) <= FIELDS, card["name"]


@pytest.mark.parametrize("name", re.findall(r"\w+", KEYWORDS))
def test_every_keyword_of_the_classes_has_cards(name: str) -> None:
    word = re.compile(rf"\b{name.replace('_', ' ')}(?:s|es)?\b")
    count = sum(bool(word.search(texts(card))) for card in ALL)
    assert count >= FEW_EXIST.get(name, 5)


@pytest.mark.parametrize("name", ["Lightning Bolt", "Humility", "Opalescence", "Blood Moon"])
def test_the_staples_of_questions_ship(name: str) -> None:
    assert any(card["name"] == name for card in ALL)


def test_meld_pairs_ship_whole() -> None:
    names = {card["name"] for card in ALL}
    for card in ALL:
        needed = {card.get("meld_pair"), card.get("meld_result"), *card.get("meld_parts", ())}
        assert needed - {None} <= names, card["name"]
