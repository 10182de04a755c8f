"""The keyword table is complete, consistent, and can be replaced for one reading."""

from __future__ import annotations

import pytest

from rulesengine.ir.words import Zone
from rulesengine.keywords import (
    ABILITY_WORDS,
    KEYWORD_ABILITIES,
    KEYWORD_ACTIONS,
    KEYWORDS,
    Instances,
    Keyword,
    Kind,
    Nature,
    Parameters,
)
from rulesengine.rulebook import is_rule, rule_numbers

SEEDS = """
affinity, afflict, aftermath, annihilator, awaken, bloodthirst, bloodthirst x, cascade, champion,
changeling, convoke, cycling, typecycling, dash, delve, devoid, dredge, embalm, emerge, escalate,
eternalize, evoke, exalted, exert, exploit, flashback, hideaway, surge, infect, ingest, kicker,
multikicker, living weapon, madness, meld, menace, miracle, modular, morph, megamorph, overload,
persist, prowess, rebound, renown, replicate, scavenge, skulk, storm, sunburst, support, suspend,
umbra armor, transform, undying, unearth, threshold, fear, amplify, double strike, provoke,
entwine, equip, imprint, scry, bushido, soulshift, splice, devour, ninjutsu, flying, reach,
first strike, trample, deathtouch, lifelink, vigilance, haste, hexproof, shroud, ward,
indestructible, defender, flash, protection, intimidate, landwalk, enchant, regenerate, phasing
"""


@pytest.mark.parametrize("name", [name.strip() for name in SEEDS.split(",")])
def test_every_keyword_of_the_seeds_is_whole(name: str) -> None:
    keyword = KEYWORDS[name]
    assert keyword.kinds
    assert keyword.reminder
    assert keyword.means or keyword.primitive or Kind.WORD in keyword.kinds


def test_every_rule_of_702_and_701_has_its_keyword() -> None:
    rules = {
        number
        for number in rule_numbers() - {"701.1", "702.1"}
        if number.startswith(("701.", "702.")) and number[-1].isdigit()
    }
    assert rules <= {row.rule for row in KEYWORDS.values()}


@pytest.mark.parametrize("row", KEYWORDS.values(), ids=lambda row: row.name)
def test_a_row_cites_rules_that_exist_and_agrees_with_itself(row: Keyword) -> None:
    assert is_rule(row.rule)
    assert (row.instances is Instances.NOT_SAID) == (row.instances_rule == "")
    assert row.instances_rule == "" or is_rule(row.instances_rule)
    assert row.variant_of == "" or row.variant_of in KEYWORDS
    assert row.name == row.name.lower()
    numbered = row.parameters in {Parameters.N, Parameters.N_AND_COST, Parameters.QUALITY_AND_N}
    for text in row.means:
        assert text.endswith((".", '."')), text
        assert not set("’“”") & set(text)
        assert "[cost]" not in text or "COST" in row.parameters.name
        assert "[quality]" not in text or "QUALITY" in row.parameters.name
        assert " N " not in text or numbered


def test_the_three_kinds_of_keywords_do_not_mix() -> None:
    assert all(row.kinds == (Kind.ACTION,) for row in KEYWORD_ACTIONS.values())
    assert all(row.kinds == (Kind.WORD,) for row in ABILITY_WORDS.values())
    assert all(
        row.kinds and not {Kind.ACTION, Kind.WORD} & set(row.kinds)
        for row in KEYWORD_ABILITIES.values()
    )
    total = len(KEYWORD_ABILITIES) + len(KEYWORD_ACTIONS) + len(ABILITY_WORDS)
    assert len(KEYWORDS) == total


def test_no_alias_hides_a_keyword() -> None:
    aliases = [alias for row in KEYWORDS.values() for alias in row.aliases]
    assert len(aliases) == len(set(aliases))
    assert not set(aliases) & set(KEYWORDS)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Flying", "flying"),
        ("Totem armor", "umbra armor"),
        ("Islandwalk", "landwalk"),
        ("snow swampwalk", "landwalk"),
        ("Basic landcycling", "typecycling"),
        ("Cycling", "cycling"),
        ("Goblin offering", "offering"),
        ("Doctor’s companion", "doctor's companion"),
    ],
)
def test_a_keyword_is_found_as_it_is_written(words: str, name: str) -> None:
    found = KEYWORDS.find(words)
    assert found is not None
    assert found.name == name


def test_what_is_no_keyword_is_not_found() -> None:
    assert KEYWORDS.find("sleepwalking") is None
    assert KEYWORDS.find("") is None


def test_702_62a_suspend_is_three_abilities_in_two_zones() -> None:
    suspend = KEYWORDS["suspend"]
    assert [(part.kind, part.zones) for part in suspend.parts] == [
        (Kind.STATIC, (Zone.HAND,)),
        (Kind.TRIGGERED, (Zone.EXILE,)),
        (Kind.TRIGGERED, (Zone.EXILE,)),
    ]
    assert suspend.template == "Suspend N—[cost]"


def test_702_111a_menace_is_a_primitive_evasion_ability() -> None:
    menace = KEYWORDS["menace"]
    assert menace.nature is Nature.EVASION
    assert menace.primitive
    assert menace.means == ()


def test_a_replaced_meaning_leaves_the_real_table_alone() -> None:
    wrong = "When this permanent is put into a graveyard from the battlefield, return it."
    table = KEYWORDS.replaced("persist", wrong)
    assert table["persist"].means == (wrong,)
    assert table["persist"].kinds == (Kind.TRIGGERED,)
    assert KEYWORDS["persist"].means != (wrong,)
    assert table["undying"] is KEYWORDS["undying"]


def test_a_replaced_primitive_is_text_from_then_on() -> None:
    table = KEYWORDS.replaced("menace", "This creature can't be blocked.")
    assert not table["menace"].primitive
    assert table["menace"].engine == ()


def test_a_keyword_is_replaced_by_its_alias_too() -> None:
    table = KEYWORDS.replaced("totem armor", "Enchanted creature has indestructible.")
    assert table["umbra armor"].means == ("Enchanted creature has indestructible.",)


def test_an_unknown_keyword_cannot_be_replaced() -> None:
    with pytest.raises(KeyError):
        KEYWORDS.replaced("flyhigh", "This creature can't be blocked.")
    with pytest.raises(ValueError, match="persist"):
        KEYWORDS.replaced("persist")


def test_what_the_engine_does_itself_is_not_compiled() -> None:
    assert KEYWORDS["flashback"].compiled_on("spell") == ()
    assert KEYWORDS["menace"].compiled_on("permanent") == ()
    assert [part.kind for part in KEYWORDS["evoke"].compiled_on("permanent")] == [Kind.TRIGGERED]
    assert len(KEYWORDS["suspend"].compiled_on("permanent")) == 2


def test_702_131_ascend_is_another_ability_on_a_spell() -> None:
    (spell,) = KEYWORDS["ascend"].compiled_on("spell")
    (permanent,) = KEYWORDS["ascend"].compiled_on("permanent")
    assert (spell.kind, permanent.kind) == (Kind.SPELL, Kind.STATIC)


def test_a_wrong_text_for_what_the_engine_does_is_compiled() -> None:
    wrong = "You may pay [cost] rather than pay this spell's mana cost."
    kicker = KEYWORDS.replaced("kicker", wrong)["kicker"]
    assert [part.text for part in kicker.compiled_on("spell")] == [wrong]
    unearth = KEYWORDS["unearth"].means
    assert KEYWORDS["unearth"].meaning(*unearth).means == unearth
