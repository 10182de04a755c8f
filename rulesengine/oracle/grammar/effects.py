"""Conditions, payments, delays and repetitions around instructions (rules 603.7, 603.12, 608.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesengine.ir.conditions import Condition, IfDone, Unless
from rulesengine.ir.costs import Cost
from rulesengine.ir.effects import (
    Choose,
    Delayed,
    Do,
    Effect,
    ForEach,
    If,
    InsteadIf,
    MayPay,
    Modal,
    UnlessPays,
    WhenYouDo,
)
from rulesengine.ir.refs import Determiner, Objects, Players, Who
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import ListOf, Words, category, declare, include, production
from rulesengine.oracle.grammar.references import one_object
from rulesengine.oracle.grammar.sentences import follows_then, inflected, third_person
from rulesengine.oracle.parser import Parser, Reading

# Conditions ----------------------------------------------------------------------------------------


def _excepts(effect: Effect) -> bool:
    """ "Copy it, except it isn't legendary if the spell is legendary": the "if" is the exception's."""
    actions = effect.actions if isinstance(effect, Do) else ()
    return any(getattr(action, "exceptions", ()) for action in actions)


production("clause", If, "if {condition:conditions} , {then:clauses}")
production("clause", If, "{then:simple} if {condition:conditions}",
           check=lambda v: not _excepts(v["then"]))  # fmt: skip
production("clause", If,
           "if {condition:conditions} , {then:clauses} . otherwise , {otherwise:clauses}")  # fmt: skip
production("clause", If,
           "{then:simple} if {condition:conditions} . otherwise , {otherwise:clauses}",
           check=lambda v: not _excepts(v["then"]))  # fmt: skip
production("clause", If, "{then:simple} only if {condition:conditions}")


def _if_not(condition: Condition, then: Effect) -> If:
    return If(Unless(condition), then)


def _not_parts(node: If) -> dict[str, Any]:
    assert isinstance(node.condition, Unless)
    return {"condition": node.condition.condition, "then": node.then}


production("clause", _if_not, "{then:simple} unless {condition:conditions}", unbuild=_not_parts)
production("condition", Unless, "(you|they|that player|no one) (don't|doesn't)", condition=IfDone())
production("condition", Unless, "you can't", condition=IfDone())
production("condition", Unless, "no (player|one) do", condition=IfDone())
for _then in (
    "if {condition:conditions} , instead {instead:clauses}",
    "if {condition:conditions} , {instead:clauses} instead",
    "{instead:simple} instead if {condition:conditions}",
):
    production("clause", InsteadIf, "{effect:simple} . " + _then)

# Payments ------------------------------------------------------------------------------------------


def _pay_agrees(values: dict[str, Any]) -> bool:
    return all(inflected(cost) == third_person(values["who"]) for cost in values["costs"])


def _one_step(values: dict[str, Any]) -> bool:
    """ "Discard a card, then sacrifice it unless …": the "unless" is of what comes last."""
    effect = values["effect"]
    return not isinstance(effect, Do) or not follows_then(effect)


production("clause", UnlessPays, "{effect:simple} unless {who:player} {costs:payments}",
           check=lambda v: _pay_agrees(v) and _one_step(v))  # fmt: skip
production("clause", UnlessPays, "{effect:simple} unless {who:player} {costs:eitherpayment}",
           check=_one_step)  # fmt: skip
production("simple", MayPay, "{who:player} may {costs:payments-mana}",
           check=lambda v: not inflected(v["costs"][0]))  # fmt: skip
_mana = ListOf("payments-mana", "payment", ("and", ", and", ","))
_mana.check = lambda values, gaps: any(_only_paid(value) for value in values)
declare(_mana)


def _only_paid(cost: Cost) -> bool:
    """A cost that is no action too: "sacrifice a creature" is read as what a player may do."""
    from rulesengine.ir.costs import CollectEvidence, ManaCost, PayEnergy, PayLife, ScaledCost

    if isinstance(cost, ScaledCost):
        return _only_paid(cost.cost)
    return isinstance(cost, ManaCost | PayLife | PayEnergy | CollectEvidence)


# Delays --------------------------------------------------------------------------------------------

production("clause", WhenYouDo, "when you do , {effect:clauses}")
production("clause", Delayed, "at {trigger:at-next} , {effect:clauses}")
production("clause", Delayed, "{effect:simple} at {trigger:at-next}")
production("clause", Delayed, "when {trigger:trigger} this turn , {effect:clauses}",
           duration=Duration.THIS_TURN)  # fmt: skip
production("clause", Delayed, "whenever {trigger:trigger} this turn , {effect:clauses}",
           duration=Duration.THIS_TURN, each_time=True)  # fmt: skip
production("clause", Delayed, "until end of turn , whenever {trigger:trigger} , {effect:clauses}",
           duration=Duration.END_OF_TURN, each_time=True)  # fmt: skip
production("clause", Delayed, "until your next turn , whenever {trigger:trigger} , {effect:clauses}",
           duration=Duration.YOUR_NEXT_TURN, each_time=True)  # fmt: skip
production("clause", Delayed, "when {trigger:trigger} , {effect:clauses}")
production("clause", Delayed, "when you {trigger:next-cast} this turn , {effect:clauses}",
           duration=Duration.THIS_TURN)  # fmt: skip

# For each ------------------------------------------------------------------------------------------

production("each-one", Objects, "{filter:filter}", determiner=Determiner.ALL,
           check=one_object)  # fmt: skip
production("each-one", Players, "player", determiner=Determiner.ALL, who=Who.PLAYER)
production("each-one", Players, "opponent", determiner=Determiner.ALL, who=Who.OPPONENT)
include("each-one", "pronouns")
production("clause", ForEach, "for each {what:each-one} , {effect:clauses}")
production("clause", ForEach, "for each of {what:pronouns} , {effect:clauses}")

# Modes (700.2) -------------------------------------------------------------------------------------

_CHOOSE = {
    "one": Choose.ONE, "two": Choose.TWO, "three": Choose.THREE, "one or both": Choose.ONE_OR_BOTH,
    "one or more": Choose.ONE_OR_MORE, "any number": Choose.ANY_NUMBER, "up to one": Choose.UP_TO_ONE,
    "up to two": Choose.UP_TO_TWO, "up to x": Choose.UP_TO_X,
}  # fmt: skip
declare(Words("choosing", _CHOOSE))


class Modes:
    """Bulleted modes, each with its sentences; the last full stop belongs to the ability."""

    name = "modes"
    BULLET = ["\n", "•"]

    def read(self, parser: Parser, at: int) -> list[Reading]:
        effect = category("effect")
        found: list[Reading] = []
        open_: list[tuple[tuple[Effect, ...], int, tuple[int, ...]]] = [((), at, ())]
        while open_:
            following = []
            for values, place, choices in open_:
                if parser.surfaces[place : place + 2] != self.BULLET:
                    continue
                for value, end, extra in parser.read(effect, place + 2):
                    taken = ((*values, value), end, choices + extra)
                    if len(taken[0]) > 1:
                        found.append((taken[0], end, (len(taken[0]), *taken[2])))
                    if parser.surfaces[end] == ".":
                        following.append((taken[0], end + 1, taken[2]))
            open_ = following
        return found

    def write(self, value: tuple[Effect, ...], choices: Iterator[int], out: list[str]) -> None:
        for index in range(next(choices)):
            if index:
                out.append(".")
            out.extend(self.BULLET)
            category("effect").write(value[index], choices, out)

    def starts(self, key: str) -> bool:
        return key == "\n"


declare(Modes())
production("clause", Modal, "choose {choose:choosing} — {modes:modes}")
production("clause", Modal, "choose {choose:choosing} . you may choose the same mode more than once "
           ". {modes:modes}",
           repeat=True)  # fmt: skip
production("clause", Modal, "{chooser:player} choose {choose:choosing} — {modes:modes}")
production("clause", Modal,
           "choose {choose:choosing} . if {entwined_if:condition} , choose both instead . "
           "{modes:modes}")  # fmt: skip
production("clause", Modal,
           "choose {choose:choosing} . if {entwined_if:condition} , you may choose both instead . "
           "{modes:modes}")  # fmt: skip
production("clause", Modal,
           "choose {choose:choosing} . if {entwined_if:condition} , [you may] choose {instead:choosing} "
           "instead . {modes:modes}")  # fmt: skip
