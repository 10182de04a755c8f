"""Whole abilities: keyword lines, activated, triggered, static, spell abilities (rule 113.3)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import (
    ActivatedAbility,
    Restriction,
    SagaChapter,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulesengine.ir.changes import Cant, CostsLess
from rulesengine.ir.conditions import AllHold, During, TurnIs, WasPaid
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import Determiner, Itself, Players, Who, You
from rulesengine.ir.statics import (
    AlternativeCost,
    Changes,
    EntersWith,
    LifeFloor,
    MayCast,
    PlayersCant,
    StaticEffect,
)
from rulesengine.ir.words import COMBAT_STEPS
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.sentences import first_clause, leads_with


def _no_intervening_if(values: dict[str, Any]) -> bool:
    """An "if" right after the trigger event is the ability's condition (603.4), not its effect's."""
    return not leads_with(first_clause(values["effect"]), "if ")


def costs_less(effect: StaticEffect) -> bool:
    return isinstance(effect, Changes) and isinstance(effect.changes[0], CostsLess)


def forbids(effect: StaticEffect) -> bool:
    """ "… doesn't untap during your untap step if it attacked": only prohibitions are said so."""
    return isinstance(effect, Changes) and all(isinstance(one, Cant) for one in effect.changes)


def _no_trigger_first(values: dict[str, Any]) -> bool:
    """A spell's text that begins "when you cycle this card" is an ability of its own."""
    return not leads_with(first_clause(values["effect"]), "when {trigger:trigger} ,")


for _word in ("", "{word:abilityword} — "):
    for _once, _tail in (
        ("", " ."),
        ("turn", " . this ability triggers only once each turn ."),
        ("ever", " . this ability triggers only once ."),
    ):
        for _lead, _trigger in (("(when|whenever)", "trigger"), ("at", "at-trigger")):
            _event = f"{_word}{_lead} {{trigger:{_trigger}}} [{{during:trigger-when}}] , "
            production("triggered", TriggeredAbility, f"{_event}{{effect:effect}}{_tail}",
                       once=_once, check=_no_intervening_if)  # fmt: skip
            production("triggered", TriggeredAbility,
                       f"{_event}if {{condition:conditions}} , {{effect:effect}}{_tail}",
                       once=_once)  # fmt: skip
    production("activated", ActivatedAbility, f"{_word}{{costs:costs}} : {{effect:effect}} .")
    production("activated", ActivatedAbility,
               f"{_word}{{costs:costs}} : {{effect:effect}} . {{restrictions:restrictions}} .")  # fmt: skip
    for _tail in ("", " {restrictions:restrictions} ."):
        production("activated", ActivatedAbility,
                   f"{_word}{{costs:costs}} : {{effect:effect}} . this ability {{costs_less:lessability}} ."
                   f"{_tail}")  # fmt: skip
        production("activated", ActivatedAbility,
                   f"{_word}{{costs:costs}} : {{effect:effect}} . this ability {{costs_less:lessability}} if "
                   f"{{less_if:conditions}} .{_tail}")  # fmt: skip
    production("static", StaticAbility, f"{_word}{{effect:static-effect}} .")
    production("static", StaticAbility, f"{_word}if {{condition:conditions}} , {{effect:static-effect}} .",
               check=lambda v: isinstance(v["effect"], EntersWith))  # fmt: skip
    production("static", StaticAbility, f"{_word}{{effect:static-effect}} if {{condition:conditions}} .",
               check=lambda v: isinstance(v["effect"],
               EntersWith | AlternativeCost | MayCast) or costs_less(v["effect"]) or forbids(v["effect"]))  # fmt: skip
    production("static", StaticAbility, f"{_word}if {{condition:conditions}} , {{effect:static-effect}} .",
               check=lambda v: isinstance(v["effect"], AlternativeCost | PlayersCant | LifeFloor | MayCast)
               or costs_less(v["effect"]))  # fmt: skip
    production("static", StaticAbility, f"{_word}during your turn , {{effect:static-effect}} .",
               condition=TurnIs(You()))  # fmt: skip
    production("static", StaticAbility, f"{_word}{{effect:prevents}} during your turn .",
               condition=TurnIs(You()))  # fmt: skip
    production(
        "static",
        StaticAbility,
        f"{_word}as long as {{condition:conditions}} , {{effect:static-effect}} .",
    )
    production(
        "static",
        StaticAbility,
        f"{_word}{{effect:static-effect}} as long as {{condition:conditions}} .",
    )
production("trigger-when", TurnIs, "during your turn", player=You())
production("trigger-when", TurnIs, "during an opponent 's turn",
           player=Players(Determiner.ALL, Who.OPPONENT))  # fmt: skip
production("trigger-when", During, "during combat", steps=COMBAT_STEPS)
production("trigger-when", AllHold, "while {parts:onecondition}")
declare(ListOf("onecondition", "condition", (",",), most=1))
production("lessability", CostsLess, "cost {amount:mana} less to activate")
production("lessability", CostsLess, "cost {amount:mana} less to activate for each {per:per}")
production("lessability", CostsLess, "cost {amount:mana} less to activate , where x is {per:value}",
           check=lambda v: v["amount"] == ("X",))  # fmt: skip
declare(ListOf("restrictions", "restriction", (".",)))
production("spell", SpellAbility, "{effect:effect} .", check=_no_trigger_first)
production("spell", SpellAbility, "{word:abilityword} — {effect:effect} .", check=_no_trigger_first)
production("chapter", SagaChapter, "{chapters:chapternumbers} — {effect:effect} .")
declare(Words("roman", {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6}))
declare(ListOf("chapternumbers", "roman", (",",)))


include("ability", "triggered", "activated", "static")
include("paragraph", "ability", "chapter")
declare(ListOf("keywordline", "keyword", (",", ";"), most=10))
for _kind, _categories in (("permanent", ("paragraph",)), ("spell", ("paragraph", "spell"))):
    include(f"{_kind}-one", *_categories, "keyword-dash")
    declare(ListOf(f"{_kind}-single", f"{_kind}-one", (",",), most=1))
    include(f"{_kind}-paragraph", "keywordline", f"{_kind}-single")

# Keywords that stand before an ability: boast (702.142), exhaust (702.177); escaping with counters (702.138)

for _word, _limit in (("boast", "boast"), ("exhaust", "once"), ("forecast", "forecast")):
    production("activated", ActivatedAbility, f"{_word} — {{costs:costs}} : {{effect:effect}} .", word=_word,
               restrictions=(Restriction(_limit),))  # fmt: skip


def _escapes(what: Itself, counters: tuple[tuple[str, Quantity], ...]) -> StaticAbility:
    return StaticAbility(EntersWith(what, counters=counters), WasPaid("escape", what))


production("static", _escapes, "{what:itself} escape with {counters:counterlist} on it .",
           unbuild=lambda n: {"what": n.effect.what, "counters": n.effect.counters})  # fmt: skip
