"""What a keyword does cites the keyword's own rule before the rule of any such event."""

from __future__ import annotations

from tests.rulesengine.scenario.at_a_table import run


def cited(*args: dict[str, object], **more: object) -> dict[str, tuple[str, ...]]:
    return {entry.event: entry.rules for entry in run(*args, **more).log}


def test_persist_is_cited_as_it_triggers_resolves_and_returns() -> None:
    rules = cited(
        {"hand": ["Shock"], "battlefield": ["Mountain"]},
        {"battlefield": ["Safehold Elite"]},
        actions=[{"cast": "Shock", "targets": ["Safehold Elite"]}, {"resolve": "all"}],
    )
    assert rules["trigger"] == ("702.79", "603.3")
    assert rules["return"] == ("702.79", "400.7")
    assert rules["cast"] == ("601.2i",)


def test_flashback_is_cited_as_the_spell_is_cast_with_it() -> None:
    rules = cited(
        {"graveyard": ["Faithless Looting"], "battlefield": ["3 Mountain"]},
        actions=[{"cast": "Faithless Looting", "using": ["flashback"]}],
    )
    assert rules["cast"] == ("702.34", "601.2i")
