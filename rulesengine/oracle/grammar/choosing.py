"""Choosing colours, types and objects; copying and playing (rules 607.2d, 700.2, 701.5, 707.10)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    CastCard,
    ChangeTargets,
    ChooseObjects,
    ChooseValue,
    CopyOnStack,
    ExchangeControl,
    ExtraPhase,
    PlayCard,
    SkipNext,
)
from rulesengine.ir.effects import GameRule
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import Objects, PlayerRef, Reference
from rulesengine.ir.statics import MayPlay
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import Words, declare, production
from rulesengine.oracle.grammar.nouns import is_plural

declare(Words("choosable", {
    "color": "color", "creature type": "creature type", "card name": "card name", "land type": "land type",
    "basic land type": "basic land type", "opponent": "opponent", "player": "player",
    "card type": "card type",
    "non land card name": "nonland card name", "number": "number", "artifact card name": "artifact card name",
    "creature card name": "creature card name", "creature type other than "
           "wall": "creature type other than Wall",
}))  # fmt: skip
production("action", ChooseValue, "choose a {what:choosable}")
production("action", ChooseObjects, "choose {what:object}")

_NEW = "you may choose new targets for (the|that|those) (copy|copies)"
production("action", CopyOnStack, "copy {what:object}", count=Number(1))
production(
    "action", CopyOnStack, f"copy {{what:object}} . {_NEW}", count=Number(1), new_targets=True
)
production(
    "action", CopyOnStack, f"copy {{what:object}} and {_NEW}", count=Number(1), new_targets=True
)
production(
    "action", CopyOnStack, f"copy {{what:object}} , and {_NEW}", count=Number(1), new_targets=True
)
production("action", CopyOnStack,
           "copy {what:object} and may choose (a new target|new targets) for the copy",
           count=Number(1), new_targets=True)  # fmt: skip
production("action", CopyOnStack,
           "copy {what:object} , except {exceptions:exceptions} [if the spell is legendary]",
           count=Number(1))  # fmt: skip
production("action", CopyOnStack, f"copy {{what:object}} , except {{exceptions:exceptions}} . {_NEW}",
           count=Number(1), new_targets=True)  # fmt: skip
production("action", CopyOnStack, f"copy {{what:object}} , except that {{exceptions:exceptions}} . {_NEW}",
           count=Number(1), new_targets=True)  # fmt: skip
production("action", CopyOnStack, "copy {what:object} for each {count:per}")
production(
    "action", CopyOnStack, f"copy {{what:object}} for each {{count:per}} . {_NEW}", new_targets=True
)
production("action", CopyOnStack,
           "copy {what:object} for each {count:per} . if the spell has any targets , you may choose "
           "new targets "
           "for any of the copies", new_targets=True)  # fmt: skip
production(
    "action", CopyOnStack, f"copy {{what:object}} twice . {_NEW}", count=Number(2), new_targets=True
)
production("action", ChangeTargets, "choose new targets for {what:object}",
           check=lambda v: getattr(v["what"], "noun", "") not in ("copy", "copies"))  # fmt: skip
production("action", ChangeTargets, "change the target of {what:object}")
production("action", ExchangeControl, "exchange control of {one:objects} and {other:objects}")
production("action", SkipNext, "skip your next {what:skipped}")
declare(Words("skipped", {"turn": "turn", "untap step": "untap step", "draw step": "draw step",
                          "combat phase": "combat phase"}))  # fmt: skip
production("object-action", ExtraPhase, "after this phase , there is an additional combat phase")
production(
    "object-action", ExtraPhase, "after this main phase , there is an additional combat phase"
)
production("object-action", ExtraPhase,
           "after this (phase|main phase|one) , there is an additional combat phase followed by an "
           "additional main phase",
           main=True)  # fmt: skip

# Playing cards -------------------------------------------------------------------------------------------

production("action", CastCard, "cast {what:object} without paying (its|their) mana cost", free=True,
           check=lambda v: getattr(v["what"], "noun", "") != "spell")  # fmt: skip


def _a_spell(values: dict[str, Any]) -> bool:
    """ "A spell from your hand"; a card's phrase says itself where the card is."""
    what = values["what"]
    return isinstance(what, Objects) and what.filter.zone is Zone.STACK


for _zone in (Zone.HAND, Zone.GRAVEYARD):
    production("action", CastCard, f"cast {{what:object}} from your {_zone} without paying "
           f"(its|their) mana cost",
               free=True, from_zone=_zone, check=_a_spell)  # fmt: skip
    production("action", CastCard, f"cast {{what:object}} from your {_zone}", from_zone=_zone,
               check=_a_spell)  # fmt: skip
for _tail, _free in ((" without paying (its|their) mana cost", True), ("", False)):
    production("action", CastCard, "cast {what:object} from among {among:filter}" + _tail, free=_free,
               check=lambda v: _a_spell(v) and is_plural(v["among"]))  # fmt: skip
production("action", CastCard, "cast {what:object}")
production(
    "action",
    CastCard,
    "cast {what:object} by paying {for_cost:costs} rather than [paying] its mana cost",
)
production("action", PlayCard, "play {what:object} without paying (its|their) mana cost", free=True)


_SPELLS = ("it", "them", "that spell", "those spells")
declare(Words("any-mana", {
    f"{how} to cast {what}": kind
    for what in _SPELLS
    for how, kind in (
        ("mana of any type can be spent", "type"),
        ("you may spend mana as though it were mana of any color", "color"),
        ("you may spend mana as though it were mana of any type", "type"),
        ("they may spend mana as though it were mana of any color", "color"),
    )
}))  # fmt: skip
ANY_MANA = "[, and {any_mana:any-mana}]"


def _permission(
    who: PlayerRef, what: Reference, duration: Duration, lands_too: bool = False, **how: Any
) -> GameRule:
    return GameRule(MayPlay(who, what, lands_too, **how), duration)


def _parts(node: GameRule) -> dict[str, Any]:
    assert isinstance(node.effect, MayPlay)
    effect = node.effect
    return {
        "who": effect.who,
        "what": effect.what,
        "duration": node.duration,
        "any_mana": effect.any_mana,
    }


for _verb, _lands in (("play", True), ("cast", False)):
    for _free in (False, True):
        _tail = " without paying (its|their) mana cost" if _free else ""
        production("simple", _permission, f"{{who:player}} may [look at and] {_verb} {{what:definite}} "
           f"{{duration:duration}}{_tail} {ANY_MANA}",
                   lands_too=_lands, free=_free, unbuild=_parts)  # fmt: skip
        production("clause", _permission, f"{{duration:duration}} , {{who:player}} may {_verb} "
           f"{{what:definite}}{_tail} {ANY_MANA}",
                   lands_too=_lands, free=_free, unbuild=_parts)  # fmt: skip
        production("simple", _permission,
                   f"{{who:player}} may [look at and] {_verb} {{what:definite}}{_tail} for as long as (it|they) "
           f"remain exiled {ANY_MANA}",
                   lands_too=_lands, free=_free, duration=Duration.PERMANENT, unbuild=_parts)  # fmt: skip

_EXILED = (
    " . if (that spell|a spell cast this way) would be put into (a|your|their) graveyard "
    "[this turn] , exile it instead"
)
production("simple", _permission, "{who:player} may cast {what:object} {duration:duration}" + _EXILED,
           exiled=True, unbuild=_parts)  # fmt: skip
production("action", CastCard, "cast {what:object} without paying (its|their) mana cost" + _EXILED,
           free=True, exiled=True)  # fmt: skip
production("action", CastCard, "cast {what:object}" + _EXILED, exiled=True)

for _verb, _lands in (("play", True), ("cast", False)):
    production("clause", _permission,
               "for as long as (it|that card|those card|they) remain exiled , {who:player} may "
           "" + _verb + " {what:definite} " + ANY_MANA,
               lands_too=_lands, duration=Duration.PERMANENT, unbuild=_parts)  # fmt: skip
