"""What happens to objects for a while or for good: "gets +1/+1", "gains flying", "can't block" (613)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.changes import (
    Cant,
    CantExceptBy,
    CantHave,
    Change,
    ChangeControl,
    ChangePT,
    Gain,
    GainOneOf,
    Lose,
    LoseAllAbilities,
    May,
    Must,
    SetPT,
    SwitchPT,
)
from rulesengine.ir.effects import Continuous, MayDo, Sequence
from rulesengine.ir.filters import Filter, IsReference
from rulesengine.ir.quantities import Number, Quantity, Times, X
from rulesengine.ir.refs import It, PlayerRef, Reference, You
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import PRODUCTIONS, ListOf, Words, declare, production


def quantity(text: str) -> Quantity:
    """A power or toughness as written, without its sign."""
    return X() if text == "X" else Number(int(text))


def _sign(text: str) -> int:
    return -1 if text.startswith("-") else 1


def _change_pt(stats: tuple[str, str], per: Quantity | None = None) -> ChangePT:
    power, toughness = quantity(stats[0].strip("+-")), quantity(stats[1].strip("+-"))
    if per is not None:
        power, toughness = _times(power, per), _times(toughness, per)
    return ChangePT(power, toughness, _sign(stats[0]), _sign(stats[1]))


def _times(base: Quantity, per: Quantity) -> Quantity:
    return Times(base.value, per) if isinstance(base, Number) and base.value else base


def written(value: Quantity) -> str:
    """The figure of a quantity that `quantity` made."""
    if isinstance(value, Times):
        return str(value.factor)
    return str(value.value) if isinstance(value, Number) else "X"


def _pt_parts(node: ChangePT) -> dict[str, Any]:
    signs = ("+" if sign > 0 else "-" for sign in (node.power_sign, node.toughness_sign))
    figures = (written(node.power), written(node.toughness))
    stats = tuple(sign + figure for sign, figure in zip(signs, figures, strict=True))
    per = [v.quantity for v in (node.power, node.toughness) if isinstance(v, Times)]
    return {"stats": stats, "per": per[0] if per else None}


def _signed(values: dict[str, Any]) -> bool:
    stats = values["stats"]
    return all(part[0] in "+-" and part[1:].replace("X", "1").isdigit() for part in stats)


def _signed_per(values: dict[str, Any]) -> bool:
    return _signed(values) and "X" not in "".join(values["stats"])


production("change", _change_pt, "get {stats:stats}", unbuild=_pt_parts, check=_signed)
production("change", _change_pt, "get {stats:stats} for each {per:per}", unbuild=_pt_parts,
           check=_signed_per)  # fmt: skip
production(
    "change", _change_pt, "get an additional {stats:stats}", unbuild=_pt_parts, check=_signed
)


def _pt_where(stats: tuple[str, str], x: Quantity) -> ChangePT:
    power, toughness = (x if "X" in part else Number(int(part.strip("+-"))) for part in stats)
    return ChangePT(power, toughness, _sign(stats[0]), _sign(stats[1]))


def _where_parts(node: ChangePT) -> dict[str, Any]:
    parts, x = [], None
    for value, sign in ((node.power, node.power_sign), (node.toughness, node.toughness_sign)):
        plain = isinstance(value, Number) and not value.form
        x = x if plain else value
        figure = str(value.value) if plain and isinstance(value, Number) else "X"
        parts.append(("+" if sign > 0 else "-") + figure)
    return {"stats": tuple(parts), "x": x}


production("static-change", _pt_where, "get {stats:stats} , where x is {x:value}", unbuild=_where_parts,
           check=lambda v: _signed(v) and "X" in "".join(v["stats"]))  # fmt: skip


def _set_pt(stats: tuple[str, str]) -> SetPT:
    return SetPT(quantity(stats[0]), quantity(stats[1]))


def _set_parts(node: SetPT) -> dict[str, Any]:
    assert node.power is not None
    assert node.toughness is not None
    return {"stats": (written(node.power), written(node.toughness))}


def unsigned(values: dict[str, Any]) -> bool:
    return all(part.isdigit() or part == "X" for part in values["stats"])


production("change", _set_pt, "have base power and toughness {stats:stats}", unbuild=_set_parts,
           check=unsigned)  # fmt: skip
production("change", lambda x: SetPT(x, x), "have base power and base toughness each equal to {x:value}",
           unbuild=lambda node: {"x": node.power})  # fmt: skip
production("change", SetPT, "have base power {power:amount}", toughness=None)
production("change", SetPT, "have base toughness {toughness:amount}", power=None)
production("switch", SwitchPT, "power and toughness")
production("change", Gain, "(gain|have) {abilities:granted}")
production("change", Lose, "lose {keywords:lostkeywords}")
production("change", LoseAllAbilities, "lose all abilities")
production(
    "change", LoseAllAbilities, "lose all other (abilities|card types and abilities)", other=True
)
production("change", CantHave, "can't have or gain {keywords:lostkeywords}")
production("change", GainOneOf, "(gain|have) your choice of {abilities:grantedor}")
declare(ListOf("lostkeywords", "keywordname", ("and", ", and", ",")))

# What they can't or must do --------------------------------------------------------------------------

declare(Words("cantdo", {
    "attack": "attack", "block": "block", "attack or block": "attack or block",
    "be blocked": "be blocked", "be countered": "be countered", "attack alone": "attack alone",
    "block alone": "block alone", "be regenerated": "be regenerated", "be sacrificed": "be sacrificed",
    "transform": "transform", "attack or block alone": "attack or block alone",
    "be enchanted": "be enchanted",
    "be equipped": "be equipped", "become untapped": "become untapped", "crew vehicle": "crew",
}))  # fmt: skip
production("change", Cant, "can't {what:cantdo}")
production("change", Cant, "can't {what:cantdo} unless {unless:conditions}")
production("change", Cant, "can't be blocked by {by:filter}", what="be blocked")
production(
    "change", Cant, "can't be blocked by more than one creature", what="be blocked by more than one"
)
production("change", Cant, "can't block {by:filter}", what="block")
production("change", Cant, "can't block {by:thatone}", what="block")
production("thatone", lambda reference: Filter((IsReference(reference),)), "{reference:definite}",
           unbuild=lambda n: {"reference": n.predicates[0].reference})  # fmt: skip
production(
    "change",
    Cant,
    "(its|their) activated abilities can't be activated",
    what="have abilities activated",
)
production("change", Cant, "can't have {kind:counterkind} counters put on (it|them)",
           what="have counters put on it")  # fmt: skip
production("change", Cant, "can't have counters put on (it|them)", what="have counters put on it")
production("change", Cant, "can't have more than {most:numeral} {kind:counterkind} (counter|counters) on "
           "(it|them)", what="have more counters on it")  # fmt: skip
production("change", Cant, "can't attack {whom:player}", what="attack")
production("change", Cant, "can't attack {whom:player} or planeswalkers (you|they) control",
           what="attack player or their planeswalkers")  # fmt: skip
production(
    "change",
    Cant,
    "don't untap during (its|their) controller 's untap step",
    what="untap during untap step",
)
production("change", Cant, "don't untap during (its controller|their controller|that player) 's next "
           "untap step", what="untap during next untap step")  # fmt: skip
production("change", Cant, "don't untap during your untap step", what="untap during untap step")
production("change", Cant, "don't untap during your next untap step",
           what="untap during next untap step")  # fmt: skip
production("change", Cant, "can't be the target of {by:filter}", what="be targeted")
production("change", CantExceptBy, "can't be blocked except by {filter:filter}")
production("change", CantExceptBy, "can't be blocked except by {at_least:numeral} or more creatures",
           filter=None)  # fmt: skip
declare(Words("mustdo", {
    "attack each combat if able": "attack each combat", "attack each turn if able": "attack each combat",
    "block each combat if able": "block each combat", "block each turn if able": "block each combat",
    "must be blocked if able": "be blocked",

    "must attack if able": "attack each combat",
}))  # fmt: skip
production("change", Must, "{what:mustdo}")
declare(Words("mustnow", {
    "attack this turn if able": "attack each combat", "block this turn if able": "block each combat",
    "attack this combat if able": "attack each combat", "must be blocked this turn if able": "be blocked",
}))  # fmt: skip
production("change-now", Must, "{what:mustnow}")
production("change-now", Must, "block {reference:object} this turn if able", what="block")
production(
    "change-now", Cant, "assign no combat damage this (turn|combat)", what="assign combat damage"
)
declare(ListOf("changes-now", "change-now", (",",), most=1))
declare(Words("maydo", {
    "can block an additional creature each combat": "block an additional creature",
    "can block an additional creature": "block an additional creature",
    "can block any number of creatures": "block any number of creatures",
    "can attack as though it didn't have defender": "attack despite defender",
    "can attack as though they didn't have defender": "attack despite defender",
    "can block only creatures with flying": "block only creatures with flying",
    "assigns combat damage equal to its toughness rather than its power": "assign damage by toughness",
}))  # fmt: skip
production("change", May, "{what:maydo}")

_changes = ListOf("changes", "change", ("and", ", and", ","), most=5)
_changes.check = lambda values, gaps: not gaps or gaps[-1] != 2
declare(_changes)

# Effects that last ----------------------------------------------------------------------------------

production(
    "simple", Continuous, "{what:subjects} [each|also] {changes:changes} {duration:duration}"
)
production("clause", Continuous, "{duration:duration} , {what:subjects} {changes:changes}")


def _may_have(who: PlayerRef, what: Reference, changes: Any, duration: Duration) -> MayDo:
    return MayDo(who, Continuous(what, changes, duration))


def _may_have_parts(node: MayDo) -> dict[str, Any]:
    effect = node.effect
    assert isinstance(effect, Continuous)
    return {
        "who": node.who, "what": effect.what, "changes": effect.changes,
        "duration": effect.duration,
    }  # fmt: skip


production("simple", _may_have, "{who:player} may have {what:object} {changes:changes} {duration:duration}",
           unbuild=_may_have_parts)  # fmt: skip


def _for_each(
    what: Reference, stats: tuple[str, str], duration: Duration, per: Quantity
) -> Continuous:
    return Continuous(what, (_change_pt(stats, per),), duration)


def _for_each_parts(node: Continuous) -> dict[str, Any]:
    change = node.changes[0]
    assert isinstance(change, ChangePT)
    return {"what": node.what, "duration": node.duration, **_pt_parts(change)}


production("simple", _for_each, "{what:subjects} get {stats:stats} {duration:duration} for each {per:per}",
           unbuild=_for_each_parts, check=_signed_per)  # fmt: skip


production(
    "simple", Continuous, "{what:subjects} {changes:changes-now}", duration=Duration.THIS_TURN
)


def _all_block(what: Reference) -> Continuous:
    return Continuous(what, (Must("be blocked by all"),), Duration.THIS_TURN)


production("simple", _all_block, "all creatures able to block {what:object} this turn do so",
           unbuild=lambda n: {"what": n.what})  # fmt: skip


def _for_good(change: Change) -> bool:
    """ "It gains haste." lasts; "it has" would be an ability of the thing itself."""
    text = PRODUCTIONS[change.form[0]].text
    return text.startswith("lose") or (text.startswith("(gain|have) {abil") and not change.form[2])


def _lasting(values: dict[str, Any]) -> bool:
    """Without a duration only what says itself how long: "doesn't untap during its next untap step"."""
    texts = [PRODUCTIONS[change.form[0]].text for change in values["changes"]]
    if isinstance(values["what"], It) and all(map(_for_good, values["changes"])):
        return True
    if isinstance(values["what"], It) and all(_becomes(text) for text in texts):
        return True
    return all("next untap" in text or text.startswith("become") for text in texts)


def _becomes(text: str) -> bool:
    """ "It's a black Zombie in addition to its other colors and types", "it has base power …"."""
    return text.startswith(("(is|'s|'re)", "(isn't|'s not", "have base power"))


production("simple", Continuous, "{what:subjects} {changes:changes}", duration=Duration.PERMANENT,
           check=_lasting)  # fmt: skip


def _control(what: Reference, duration: Duration = Duration.PERMANENT) -> Continuous:
    return Continuous(what, (ChangeControl(You()),), duration)


def _control_parts(node: Continuous) -> dict[str, Any]:
    return {"what": node.what, "duration": node.duration}


def _given(who: PlayerRef, what: Reference, duration: Duration = Duration.PERMANENT) -> Continuous:
    return Continuous(what, (ChangeControl(who),), duration)


def _given_parts(node: Continuous) -> dict[str, Any]:
    change = node.changes[0]
    assert isinstance(change, ChangeControl)
    return {"who": change.player, "what": node.what, "duration": node.duration}


production(
    "simple", _control, "gain control of {what:object} {duration:duration}", unbuild=_control_parts
)
production("simple", _control, "gain control of {what:object}", unbuild=_control_parts)
production("simple", _given, "{who:player} gain control of {what:object}", unbuild=_given_parts)
production("simple", _given, "{who:player} gain control of {what:object} {duration:duration}",
           unbuild=_given_parts)  # fmt: skip


def _switch(what: Reference, duration: Duration) -> Continuous:
    return Continuous(what, (SwitchPT(),), duration)


production("simple", _switch, "switch {what:whose} power and toughness {duration:duration}",
           unbuild=_control_parts)  # fmt: skip


def _then(
    what: Reference, changes: Any, duration: Duration, more: Any, later: Duration
) -> Sequence:
    return Sequence((Continuous(what, changes, duration), Continuous(what, more, later)))


def _then_parts(node: Sequence) -> dict[str, Any]:
    one, two = node.effects
    assert isinstance(one, Continuous)
    assert isinstance(two, Continuous)
    return {"what": one.what, "changes": one.changes, "duration": one.duration, "more": two.changes,
            "later": two.duration}  # fmt: skip


production("simple", _then,
           "{what:subjects} {changes:changes} {duration:duration} and {more:changes} {later:duration}",
           unbuild=_then_parts)  # fmt: skip
production("change-now", CantExceptBy, "can't be blocked this turn except by {filter:filter}")
production(
    "change-now",
    May,
    "can attack this turn as though it didn't have defender",
    what="attack despite defender",
)
