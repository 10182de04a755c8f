"""A position is arranged as it lies on a table."""

from typing import Any

import pytest
from django.template import Context, Template

from judgeclasses.card import card_face
from judgeclasses.samples import COMBAT, land
from judgeclasses.table import stacked, table_of


def test_identical_untapped_lands_share_a_spot() -> None:
    cards = [land("Forest"), land("Forest"), land("Forest", tapped=True), land("Plains")]
    spots = stacked(card_face(card) for card in cards)
    assert [(spot.card.name, spot.count) for spot in spots] == [
        ("Forest", 2),
        ("Forest", 1),
        ("Plains", 1),
    ]


def test_creatures_others_and_lands_lie_apart() -> None:
    anna = table_of(COMBAT).near[0]
    assert [spot.card.name for spot in anna.creatures] == [
        "Grizzly Bears",
        "Glistener Elf",
        "Soldier",
    ]
    assert [spot.card.name for spot in anna.others] == ["Sol Ring", "Jace Beleren"]
    assert [spot.count for spot in anna.lands] == [4, 1]


def test_without_seats_the_first_player_sits_near() -> None:
    table = table_of({"players": [{"name": "Anna"}, {"name": "Nicole"}]})
    assert (table.near[0].name, table.far[0].name, table.active) == ("Anna", "Nicole", "Anna")


@pytest.mark.parametrize(
    ("card", "frame"),
    [
        ({"colors": ["G"], "type_line": "Creature"}, "green"),
        ({"colors": ["G", "W"]}, "gold"),
        ({"type_line": "Artifact"}, "artifact"),
        ({"type_line": "Basic Land — Island"}, "land"),
        ({"type_line": "Plane — Zendikar"}, "plane"),
        ({"type_line": "Legendary Planeswalker — Karn"}, "colorless"),
        ({"face_down": True, "colors": ["G"]}, "face-down"),
    ],
)
def test_the_frame_follows_the_colors(card: dict[str, Any], frame: str) -> None:
    assert card_face(card).frame == frame


@pytest.mark.parametrize(
    ("power", "changed"), [("2", ""), ("3", "raised"), ("1", "lowered"), ("*", "raised")]
)
def test_power_stands_out_when_it_differs_from_the_printed_one(power: str, changed: str) -> None:
    card = {"power": power, "toughness": "2", "printed_power": "2", "printed_toughness": "2"}
    assert card_face(card).changed == changed


def test_the_drawing_escapes_what_it_is_given() -> None:
    position = {"players": [{"name": "<b>", "battlefield": [{"name": "<script>"}]}]}
    html = Template("{% load table %}{% draw_table position %}").render(
        Context({"position": position})
    )
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
