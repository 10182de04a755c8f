"""What static abilities say: continuous changes, entering, costs, permissions (rules 604, 614)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import Ability, KeywordAbility
from rulesengine.ir.changes import BecomeCopy, Change, ChangeControl, CostsLess, Gain, May, Must
from rulesengine.ir.effects import Effect, GameRule
from rulesengine.ir.quantities import Number, Quantity, Sum, Times
from rulesengine.ir.refs import Both, Determiner, It, Itself, Objects, Reference, You
from rulesengine.ir.statics import (
    AsEnters,
    CastOnly,
    Changes,
    Deckbuilding,
    DefinesPT,
    EntersWith,
    ExertAsAttacks,
    ExtraLands,
    HandLimit,
    LookAnyTime,
    PlayersCant,
    PlayersHave,
    Several,
    SkipStep,
)
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular


def standing(reference: Reference) -> bool:
    """What a static ability can be about: itself, its host, or all that fit; nothing chosen."""
    if isinstance(reference, Objects):
        return reference.determiner is Determiner.ALL
    if isinstance(reference, Both):
        return all(isinstance(part, Reference) and standing(part) for part in reference.parts)
    return True


def _standing(values: dict[str, Any]) -> bool:
    """What spells cost is a `SpellsCost`, but for a spell's own cost."""
    if any(isinstance(change, CostsLess) for change in values.get("changes", ())):
        return isinstance(values["what"], Itself | It)
    return standing(values["what"])


production("static-effect", Changes, "{what:subjects} {changes:changes}", check=_standing)

declare(ListOf("static-changes", "static-change", (",",), most=1))
production("static-effect", Changes, "{what:subjects} {changes:static-changes}", check=_standing)

production("static-effect", lambda what: Changes(what, (ChangeControl(You()),)), "you control {what:host}",
           unbuild=lambda n: {"what": n.what})  # fmt: skip
production("static-effect", lambda what: Changes(what, (May("not untap"),)),
           "you may choose not to untap {what:itself} during your untap "
           "step", unbuild=lambda n: {"what": n.what})  # fmt: skip
production("static-effect", lambda what: Changes(what, (Must("be blocked by all able"),)),
           "all creatures able to block {what:definite} do "
           "so", unbuild=lambda n: {"what": n.what})  # fmt: skip
declare(Words("castwhen", {text: text for text in (
    "during combat", "during the declare attackers "
           "step", "during the declare blockers step", "before attackers are declared",
    "during combat on an opponent 's turn", "during an opponent 's turn", "during your turn", "after combat",
    "during your declare attackers step", "before blockers are declared",
    "during combat before blockers are declared", "during combat after blockers are declared",
    "before combat or during combat before blockers are declared",
    "before the combat damage step", "during the declare attackers step on your turn")}))  # fmt: skip
production("static-effect", CastOnly, "cast this spell only {when:castwhen}")

# Entering (614.1c, 614.12) -------------------------------------------------------------------------

production("static-effect", EntersWith, "{what:subjects} enter [the battlefield] tapped", tapped=True,
           check=_standing)  # fmt: skip
production("static-effect", EntersWith,
           "{what:subjects} enter [the battlefield] tapped unless {unless:conditions}", tapped=True,
           check=_standing)  # fmt: skip
production("static-effect", EntersWith,
           "{what:subjects} enter [the battlefield] with {counters:counterlist} on (it|them|him|her)",
           check=_standing)  # fmt: skip
production("static-effect", EntersWith,
           "{what:subjects} enter [the battlefield] tapped with {counters:counterlist} on (it|them|him|her)",
           check=_standing, tapped=True)  # fmt: skip

Counters = tuple[tuple[str, Quantity], ...]


def _enters_per(what: Reference, counters: Counters, per: Quantity) -> EntersWith:
    kind, count = counters[0]
    assert isinstance(count, Number)
    return EntersWith(what, counters=((kind, Times(count.value, per, form=count.form)),))


def _per_parts(node: EntersWith) -> dict[str, Any]:
    kind, times = node.counters[0]
    assert isinstance(times, Times)
    count = Number(times.factor, form=times.form)
    return {"what": node.what, "counters": ((kind, count),), "per": times.quantity}


def _one_number(values: dict[str, Any]) -> bool:
    counters = values["counters"]
    return len(counters) == 1 and isinstance(counters[0][1], Number) and _standing(values)


production("static-effect", _enters_per,
           "{what:subjects} enter [the battlefield] with {counters:counterlist} on (it|them|him|her) for "
           "each {per:per}",
           check=_one_number, unbuild=_per_parts)  # fmt: skip


def _enters_equal(what: Reference, kind: str, count: Quantity) -> EntersWith:
    return EntersWith(what, counters=((kind, count),))


def _equal_parts(node: EntersWith) -> dict[str, Any]:
    return {"what": node.what, "kind": node.counters[0][0], "count": node.counters[0][1]}


production("static-effect", _enters_equal,
           "{what:subjects} enter [the battlefield] with a number of {kind:counterkind} counters on "
           "(it|them) "
           "equal to {count:value}", check=_standing, unbuild=_equal_parts)  # fmt: skip
production("static-effect", _enters_equal,
           "{what:subjects} enter [the battlefield] with x {kind:counterkind} counters on (it|them|him|her) , "
           "where x is {count:value}", check=_standing, unbuild=_equal_parts)  # fmt: skip
production("static-effect", AsEnters, "as {what:itself} enter [the battlefield] , {effect:clauses}")


# Characteristic-defining power and toughness (604.3) -----------------------------------------------


def _both(value: Quantity) -> DefinesPT:
    return DefinesPT(value, value)


production("static-effect", _both, "(~|this creature|this token) 's power and toughness are each "
           "equal to {value:value}",
           unbuild=lambda n: {"value": n.power})  # fmt: skip
production(
    "static-effect",
    DefinesPT,
    "(~|this creature|this token) 's power is equal to {power:value}",
    toughness=None,
)
production("static-effect", DefinesPT, "(~|this creature|this token) 's toughness is equal to "
           "{toughness:value}",
           power=None)  # fmt: skip


def _and_more(power: Quantity, more: int) -> DefinesPT:
    return DefinesPT(power, Sum(power, Number(more)))


def _more_parts(node: DefinesPT) -> dict[str, Any]:
    assert isinstance(node.toughness, Sum)
    assert isinstance(node.toughness.right, Number)
    return {"power": node.power, "more": node.toughness.right.value}


production("static-effect", _and_more,
           "(~|this creature|this token) 's power is equal to {power:value} and its toughness is equal "
           "to that number plus {more:digits}", unbuild=_more_parts)  # fmt: skip

# Players -------------------------------------------------------------------------------------------

declare(Words("playercant", {
    "gain life": "gain life", "draw cards": "draw cards", "cycle cards": "cycle cards", "lose life": "lose life",
    "search libraries": "search libraries", "lose the game": "lose the game", "win the game": "win the game",
    "play lands": "play lands", "cast spells": "cast spells", "get poison counters": "get poison counters",
    "cast spells during your turn": "cast spells during your turn",
    "cast more than one spell each turn": "cast more than one spell each turn",
    "draw more than one card each turn": "draw more than one card each turn",
    "cast spells from graveyards": "cast spells from graveyards",
    "cast spells from graveyards or libraries": "cast spells from graveyards or libraries",
    "activate abilities of artifacts": "activate abilities of artifacts",
}))  # fmt: skip
production("player-rule", PlayersCant, "{who:anyplayers} can't {what:playercant}")
production("player-rule", PlayersCant, "{who:anyplayers} can't cast {filter:filter}", what="cast",
           check=lambda v: len(v["filter"].predicates) > 1)  # fmt: skip
production("player-rule", PlayersCant,
           "{who:anyplayers} can't pay life or sacrifice {filter:filter} to cast spells or activate abilities",
           what="pay life or sacrifice", check=lambda v: is_plural(v["filter"]))  # fmt: skip
_PLAYERS_KEYWORDS = frozenset({"hexproof", "protection", "shroud"})
production("player-rule", PlayersHave, "{who:anyplayers} have {abilities:granted}",
           check=lambda v: all(isinstance(one, KeywordAbility) and one.name in _PLAYERS_KEYWORDS
                               for one in v["abilities"]))  # fmt: skip


def _you_and_yours(what: Reference, abilities: tuple[Ability, ...]) -> Several:
    return Several((PlayersHave(You(), abilities), Changes(what, (Gain(abilities),))))


def _yours_parts(node: Several) -> dict[str, Any]:
    mine, theirs = node.parts
    assert isinstance(mine, PlayersHave)
    assert isinstance(theirs, Changes)
    return {"what": theirs.what, "abilities": mine.abilities}


production("static-effect", _you_and_yours, "you and {what:bare} have {abilities:granted}",
           unbuild=_yours_parts,
           check=lambda v: all(isinstance(one, KeywordAbility) and one.name in _PLAYERS_KEYWORDS
                               for one in v["abilities"]))  # fmt: skip
include("static-effect", "player-rule")
production("clause", GameRule, "{effect:player-rule} {duration:duration}")
production("clause", GameRule, "{duration:duration} , {effect:player-rule}")
production("clause", lambda duration: GameRule(ExtraLands(You(), 1), duration),
           "you may play an additional land "
           "{duration:duration}", unbuild=lambda n: {"duration": n.duration})  # fmt: skip
production("clause", lambda count, duration: GameRule(ExtraLands(You(), count), duration),
           "you may play {count:numeral} additional lands {duration:duration}",
           unbuild=lambda n: {"duration": n.duration, "count": n.effect.count})  # fmt: skip
production("static-effect", HandLimit, "{who:player} have no maximum hand size", limit=None)
production("static-effect", SkipStep, "skip {who:possessive} {what:skippable}")
production("static-effect", SkipStep, "{who:anyplayers} skip (your|their) {what:skippable}")
declare(
    Words(
        "skippable",
        {"draw step": "draw step", "untap step": "untap step", "upkeep step": "upkeep step"},
    )
)
production("static-effect", Deckbuilding, "a deck can have any number of cards named ~")
production("static-effect", Deckbuilding, "~ can be your commander")
production("static-effect", Deckbuilding,
           "if this card is in your opening hand , you may begin the game with it on the battlefield")  # fmt: skip


def _extra_lands(count: int) -> ExtraLands:
    return ExtraLands(You(), count)


production("static-effect", lambda: ExtraLands(You(), 1),
           "you may play an additional land on each of your turns", unbuild=lambda n: {})  # fmt: skip
production("static-effect", _extra_lands, "you may play {count:numeral} additional lands on each of "
           "your turns",
           unbuild=lambda n: {"count": n.count})  # fmt: skip

# Copies as they enter (614.1c, 707.5), exert, lands that ask to be paid ----------------------------


def _enters_as_copy(
    what: Reference, of: Reference, optional: bool, exceptions: tuple[Change, ...] = ()
) -> EntersWith:
    return EntersWith(what, changes=(BecomeCopy(of, exceptions),), optional=optional)


def _copy_parts(node: EntersWith) -> dict[str, Any]:
    copy = node.changes[0]
    assert isinstance(copy, BecomeCopy)
    return {"what": node.what, "of": copy.of, "exceptions": copy.exceptions}


production(
    "copied",
    Objects,
    "any {filter:filter}",
    determiner=Determiner.CHOOSE,
    check=lambda v: is_singular(v["filter"]),
)
production(
    "copied",
    Objects,
    "a {filter:filter}",
    determiner=Determiner.CHOOSE,
    check=lambda v: is_singular(v["filter"]),
)
for _text, _optional in (
    ("you may have {what:itself} enter", True),
    ("{what:itself} enter", False),
):
    for _except in ("", " , except {exceptions:exceptions}"):
        production("static-effect", _enters_as_copy, f"{_text} as a copy of {{of:copied}}{_except}",
                   optional=_optional, unbuild=_copy_parts)  # fmt: skip
production("static-effect", EntersWith, "you may have {what:itself} enter with {counters:counterlist} on it",
           optional=True)  # fmt: skip
production("static-effect", EntersWith, "you may have {what:itself} enter with {counters:counterlist} on it . "
           "if you don't , it {otherwise:gaining}", optional=True)  # fmt: skip
production("gains", Gain, "gain {abilities:granted}")
declare(ListOf("gaining", "gains", (",",), most=1))
production("static-effect", EntersWith,
           "as {what:itself} enter [the battlefield] , you may {unless_cost:payments} . if you don't , "
           "(it|~|this land) enter tapped", tapped=True)  # fmt: skip
production(
    "static-effect",
    ExertAsAttacks,
    "you may exert (this creature|~) as it attack . when you do , {then:effect}",
)
production("static-effect", ExertAsAttacks, "you may exert (this creature|~) as (it|he|she) attack")


def _enters_having(
    what: Reference, counters: Counters, abilities: tuple[Ability, ...]
) -> EntersWith:
    return EntersWith(what, counters=counters, changes=(Gain(abilities),))


def _having_parts(node: EntersWith) -> dict[str, Any]:
    gain = node.changes[0]
    assert isinstance(gain, Gain)
    return {"what": node.what, "counters": node.counters, "abilities": gain.abilities}


production("static-effect", _enters_having,
           "{what:subjects} enter [the battlefield] with {counters:counterlist} on (it|them|him|her) and "
           "with {abilities:granted}",
           check=_standing, unbuild=_having_parts)  # fmt: skip
production(
    "static-effect", LookAnyTime, "{who:you} may look at the top card of your library any time"
)
production(
    "static-effect",
    LookAnyTime,
    "play with the top card of your library revealed",
    who=You(),
    revealed=True,
)


def _tapped_choosing(what: Reference, effect: Effect) -> Several:
    return Several((EntersWith(what, tapped=True), AsEnters(what, effect)))


def _choosing_parts(node: Several) -> dict[str, Any]:
    entering = node.parts[1]
    assert isinstance(entering, AsEnters)
    return {"what": entering.what, "effect": entering.effect}


production("static-effect", _tapped_choosing, "{what:itself} enter tapped . as it enter , {effect:clauses}",
           unbuild=_choosing_parts)  # fmt: skip
