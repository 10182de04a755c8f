"""The plain verbs: draw, discard, life, destroy, tap, counter (rules 701, 119, 121)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    Counter,
    DealBoth,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    ExtraTurn,
    Fight,
    GainLife,
    Investigate,
    LoseGame,
    LoseLife,
    Mill,
    Proliferate,
    Regenerate,
    Sacrifice,
    Scry,
    Shuffle,
    Surveil,
    Tap,
    TapOrUntap,
    Transform,
    Untap,
    WinGame,
)
from rulesengine.ir.effects import Do
from rulesengine.ir.filters import Filter, IsCard
from rulesengine.ir.quantities import Half, LifeTotal, Number, Quantity, ThatMuch, Times
from rulesengine.ir.refs import Determiner, Objects, Reference, You
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import include, production

production("action", Draw, "draw {count:count} card <count>")
production("action", Draw, "draw {count:count} additional card")
production("action", Draw, "draw cards equal to {count:value}")
production("action", GainLife, "gain {amount:amount} life <amount>")
production("action", GainLife, "gain life equal to {amount:value}")
production("action", LoseLife, "lose {amount:amount} life <amount>")
production("action", LoseLife, "lose life equal to {amount:value}")
for _up in (True, False):
    production("action", lambda player, up: LoseLife(Half(LifeTotal(player), up)),
               "lose half {player:possessive} life , rounded " + ("up" if _up else "down"), up=_up,
               unbuild=lambda n: {"player": n.amount.quantity.player})  # fmt: skip
production("action", Discard, "discard {what:object}")
production("action", Discard, "discard (your|their) hand", what=None)


def _discard_per(count: Number, per: Quantity) -> Discard:
    times = Times(count.value, per, form=count.form)
    return Discard(Objects(Determiner.CHOOSE, Filter((IsCard(),), Zone.HAND), times))


def _discard_parts(node: Discard) -> dict[str, Any]:
    assert isinstance(node.what, Objects)
    assert isinstance(node.what.count, Times)
    times = node.what.count
    return {"count": Number(times.factor, form=times.form), "per": times.quantity}


production("action", _discard_per, "discard {count:count} card for each {per:per}", unbuild=_discard_parts,
           check=lambda v: isinstance(v["count"], Number))  # fmt: skip
production("action", Discard, "discard all the cards in (your|their) hand", what=None)
production("action", Mill, "mill {count:count} card <count>")
production("action", Sacrifice, "sacrifice {what:object}")
production("action", Sacrifice, "sacrifice {what:object} of their choice")
production("action", Destroy, "destroy {what:object}")
_DESTROYED = (
    "it|they|that creature|those creature|the creature|that permanent|those permanent|that land|those land|"
    "that artifact|those artifact|a creature destroyed this way|creatures destroyed this way|"
    "artifacts destroyed this way|permanents destroyed this way|lands destroyed this way"
)
production("action", Destroy, f"destroy {{what:object}} . ({_DESTROYED}) can't be regenerated",
           no_regeneration=True)  # fmt: skip
production("action", Destroy, "destroy {what:object} and (it|they) can't be regenerated",
           no_regeneration=True)  # fmt: skip
production("action", Regenerate, "regenerate {what:object}")
production("action", Tap, "tap {what:object}")
production("action", Untap, "untap {what:object}")
production("action", TapOrUntap, "tap or untap {what:object}")
production("action", Counter, "counter {what:object}")
production("action", Counter, "counter {what:object} . if that spell is countered this way , exile it "
           "instead of putting it into its owner 's graveyard", to=Zone.EXILE)  # fmt: skip
production("action", Scry, "scry {count:amount}")
production("action", Surveil, "surveil {count:amount}")
production("action", Shuffle, "shuffle [(your|their) library]")
production("action", Transform, "transform {what:object}")
production("object-action", Transform, "{what:object} transform")
production("action", Proliferate, "proliferate")
production("action", Investigate, "investigate")
production("action", LoseGame, "lose the game")
production("action", WinGame, "win the game")
production("action", ExtraTurn, "take an extra turn after this one")
production("action", ExtraTurn, "take {count:numeral} extra turns after this one")
production("object-action", Fight, "{one:object} fight {other:object}")
production("object-action", Fight, "{one:subject} fight each other", other=None)

production(
    "object-action",
    DealDamage,
    "{source:object} deal {amount:amount} damage to {to:recipient} <amount>",
)
production(
    "object-action",
    DealDamage,
    "{source:object} deal damage equal to {amount:value} to {to:recipient}",
)
production(
    "object-action",
    DealDamage,
    "{source:object} deal damage to {to:recipient} equal to {amount:value}",
)
production("object-action", DealDamage, "{source:object} deal that amount of damage to {to:recipient}",
           amount=ThatMuch())  # fmt: skip
production("object-action", DealDamage,
           "{source:object} deal {amount:amount} damage divided as you choose among {to:recipient}",
           divided=True)  # fmt: skip
include("recipient", "bare")


def _two_damages(source: Reference, amount: Quantity, to: Any, more: Quantity, other: Any) -> Do:
    return Do(You(), (DealBoth((DealDamage(source, amount, to), DealDamage(source, more, other))),))


def _two_parts(node: Do) -> dict[str, Any]:
    both = node.actions[0]
    assert isinstance(both, DealBoth)
    one, two = both.parts
    return {
        "source": one.source,
        "amount": one.amount,
        "to": one.to,
        "more": two.amount,
        "other": two.to,
    }


production("simple", _two_damages,
           "{source:object} deal {amount:amount} damage to {to:recipient} and {more:amount} damage "
           "to {other:recipient}",
           unbuild=_two_parts)  # fmt: skip
