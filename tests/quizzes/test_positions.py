"""Positions of content/positions: each asks what it says it asks, and every misreading leads somewhere."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from quizzes.families import FAMILIES
from quizzes.generating import generate
from quizzes.positions.slots import BadSlot, fill
from quizzes.positions.template import Template, templates
from quizzes.proving import prove
from quizzes.proving_again import differences
from quizzes.question import CannotMake, Kind, QuestionData
from quizzes.sections import SectionFacts, shipped_sections
from quizzes.wording import written
from rulesengine.misconceptions import MISCONCEPTIONS

FILES = sorted(path.stem for path in (settings.CONTENT_DIR / "positions").glob("*.yaml"))
SECTIONS = {
    (facts.keyword or address).replace(" ", "-"): facts
    for address, facts in shipped_sections().items()
}
TEMPLATES = [(name, each) for name in FILES for each in templates(name)]
SEEDS = range(8)


def lives(template: Template, family: str) -> Iterator[set[str]]:
    """For some seeds: the misreadings that give another value than the rules."""
    for seed in SEEDS:
        position = template.position(random.Random(seed))
        for ask in position.asks[family]:
            try:
                proof = prove(position.scenario, ask, position.misconceptions)
            except CannotMake as error:
                pytest.fail(f"{template.id}, {family}, seed {seed}: {error.detail}")
            yield {each for wrong in proof.wrong for each in wrong.misconceptions}


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_named_for_a_keyword_or_a_section(name: str) -> None:
    assert name in SECTIONS


@pytest.mark.parametrize(("name", "template"), TEMPLATES, ids=lambda it: getattr(it, "id", it))
def test_the_rules_decide_a_position_and_every_misreading_matters(
    name: str, template: Template
) -> None:
    assert set(template.asks) <= FAMILIES.keys()
    alive: set[str] = set()
    for family in template.asks.keys() - {"what_happens_next"}:
        found = list(lives(template, family))
        fewest = 1 if family == "is_it_legal" else 2
        assert any(len(each) >= fewest for each in found), f"{family} has too few distractors"
        alive = alive.union(*found)
    assert alive, template.id


@pytest.mark.parametrize("name", FILES)
def test_questions_from_templates_have_one_answer_and_survive_being_proved_again(name: str) -> None:
    section: SectionFacts = SECTIONS[name]
    for family in FAMILIES.values():
        if family.recall or not family.serves(section):
            continue
        made = [generate(family.name, section, seed) for seed in range(4)]
        questions = [each for each in made if isinstance(each, QuestionData)]
        assert questions, f"{family.name} makes nothing of {name}: {made[0]}"
        for question in questions:
            check(question)
            assert list(differences(question, frozenset())) == []


def check(question: QuestionData) -> None:
    values = [str(option.value) for option in question.options]
    assert 3 <= len(set(values)) == len(values) <= 5
    if question.kind is not Kind.SEVERAL:
        assert len(question.right) == 1
        assert question.options[question.right[0]].value == question.answer
    for option in question.options:
        assert set(option.misconception) <= MISCONCEPTIONS.keys()
    for language in ("en", "es"):
        text = written(question, language)
        assert len({option.text for option in text.options}) == len(text.options)
        assert "?" in text.paragraphs[-1]
        assert not any("<" in paragraph for paragraph in text.paragraphs)


def test_no_card_fills_two_slots() -> None:
    chosen = fill({"one": ["a", "b"], "other": ["a", "b"]}, random.Random(3))
    assert set(chosen.values()) == {"a", "b"}
    with pytest.raises(BadSlot):
        fill({"one": ["a"], "other": ["a"]}, random.Random(3))


def test_a_slot_is_filled_in_names_keys_lists_and_parts(settings, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "positions").mkdir()
    (tmp_path / "positions" / "told.yaml").write_text(
        """
- id: told
  vary: {pair: [{a: Grizzly Bears, n: 3}], more: [[{resolve: all}]]}
  players: {Anna: {life: <pair.n>, battlefield: [<pair.a>]}, Nicole: {hand: [Shock]}}
  actions: [{cast: Shock, by: Nicole, targets: [<pair.a>]}, <more>]
  asks: {which_zone: [<pair.a>]}
  misconceptions: [persist-every-time]
  remarks: [{en: "Anna keeps <pair.a>.", es: "Anna conserva <pair.a>."}]
"""
    )
    settings.CONTENT_DIR = tmp_path
    position = templates("told")[0].position(random.Random(1))
    active, other = position.scenario["players"]
    assert position.scenario["players"][active] == {"life": 3, "battlefield": ["Grizzly Bears"]}
    assert position.scenario["players"][other]["battlefield"] == ["Mountain"]
    assert position.scenario["actions"][1] == {"resolve": "all"}
    assert position.remarks[0]["en"] == f"{active} keeps Grizzly Bears."
