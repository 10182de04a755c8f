"""The log in words: every event the game notes has a sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesengine.game
from rulesengine.game.log import Entry
from rulesengine.log import english, renderer, spanish

GAME = Path(rulesengine.game.__file__).parent
LANGUAGES = {"en": english.SENTENCES, "es": spanish.SENTENCES}


def events_noted() -> Iterator[tuple[str, str]]:
    """The events the game's modules write to the log by name, each with the module."""
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "note":
                for text in ast.walk(node.args[0]):
                    if isinstance(text, ast.Constant) and isinstance(text.value, str):
                        yield text.value, path.name


def reasons_to_move() -> Iterator[tuple[str, str]]:
    """A zone change is noted under its reason."""
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "ZoneChange":
                for keyword in node.keywords:
                    if keyword.arg == "reason" and isinstance(keyword.value, ast.Constant):
                        yield str(keyword.value.value), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    without = {
        f"{event} ({module})"
        for event, module in (*events_noted(), *reasons_to_move())
        if event not in LANGUAGES[language]
    }
    assert not without


def entry(event: str, **parameters: object) -> Entry:
    return Entry(event, (), None, parameters)


def test_a_sentence_reads_aloud() -> None:
    bolt = entry("damage", source="Lightning Bolt", to="Grizzly Bears", amount=3, combat=False)
    assert english.render(bolt) == "Lightning Bolt deals 3 damage to Grizzly Bears."
    assert spanish.render(bolt) == "Lightning Bolt hace 3 de daño a Grizzly Bears."


def test_a_zone_change_says_whose_zones() -> None:
    put = entry("put", object="Shock", from_zone="hand", to="graveyard", owner="Agnes")
    assert english.render(put) == "Shock is put into Agnes' graveyard from Agnes' hand."
    assert spanish.render(put) == "Shock va al cementerio de Agnes desde la mano de Agnes."


def test_a_permanent_arrives_with_its_counters() -> None:
    where = {"from_zone": "graveyard", "to": "battlefield", "owner": "Anna"}
    back = entry("return", object="Kitchen Finks", counters={"-1/-1": 1}, **where)
    said = "Kitchen Finks is returned to the battlefield from Anna's graveyard with a -1/-1 counter on it."
    assert english.render(back) == said
    said = "Kitchen Finks regresa al campo de batalla desde el cementerio de Anna con 1 contador -1/-1."
    assert spanish.render(back) == said


def test_a_spell_is_cast_with_what_was_paid_for_it() -> None:
    cast = entry(
        "cast", player="Anna", object="Comet Storm", using={"multikicker": 2}, targets=["Shock"]
    )
    assert (
        english.render(cast)
        == "Anna casts Comet Storm with multikicker (2 times), targeting Shock."
    )
    assert "con multikicker (2 veces)" in spanish.render(cast)
    retold = entry(
        "cast", player="Anna", object="Faithless Looting", using={"flashback": 1}, targets=[]
    )
    assert spanish.render(retold) == "Anna lanza Faithless Looting con retrospectiva."


def test_a_card_without_a_name_is_a_card() -> None:
    assert english.render(entry("draw", player="Anna", object="")) == "Anna draws a card."
    assert spanish.render(entry("draw", player="Anna", object="")) == "Anna roba una carta."


def test_an_unknown_event_or_a_missing_parameter_is_shown_as_it_is() -> None:
    assert english.render(entry("yawn", who="Anna")) == "yawn: who Anna"
    assert english.render(entry("damage", amount=3)) == "damage: amount 3"


def test_other_languages_fall_back_to_english() -> None:
    assert renderer("es-mx") is spanish.render
    assert renderer("fr") is english.render
