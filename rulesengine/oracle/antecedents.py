"""What a pronoun could mean: candidates, their number, and the nouns that fit them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesengine.ir.actions import Action, Move
from rulesengine.ir.filters import (
    AnyOf,
    AnyTarget,
    ControlledBy,
    Filter,
    IsAbility,
    IsCard,
    IsPlayer,
    IsReference,
    IsSource,
    IsSpell,
    IsSubtype,
    IsToken,
    IsType,
    Not,
)
from rulesengine.ir.quantities import Number, Quantity
from rulesengine.ir.refs import (
    Antecedent,
    Both,
    Determiner,
    Host,
    Itself,
    Objects,
    PlayerRef,
    Reference,
    You,
)
from rulesengine.ir.words import PERMANENT_TYPES, CardType, Zone
from rulesengine.oracle.subtypes import CREATURE_TYPES, SUBTYPES

PLURAL_PRONOUNS = frozenset({"them", "they", "themselves"})
SINGULAR_PRONOUNS = frozenset({"it", "him", "her", "he", "she", "itself"})
_ANY_PERMANENT = frozenset({"permanent", *(str(kind) for kind in PERMANENT_TYPES)})


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something a later word can point back to."""

    means: int | Antecedent | None
    plural: bool
    nouns: frozenset[str]
    same: Reference | None = None
    how: str = ""  # what was done to it: exiled, sacrificed, discarded, created, copied …
    left: bool = False  # it went off the battlefield; what it was has another candidate
    definite: bool = False  # the source or its host: "that creature" is rather another
    yours: bool = False  # one "you control": "the creature you control" is no other
    either: bool = False  # may be one or several: "up to two", "X"


@dataclass(frozen=True, slots=True)
class PlayerCandidate:
    means: int | Antecedent | None
    same: PlayerRef | None = None
    plural: bool = False


def is_many(count: Quantity | None) -> bool:
    return count is not None and not (isinstance(count, Number) and count.value == 1)


def filter_nouns(filter_: Filter) -> frozenset[str]:
    """The nouns by which "that …" may call what fits a filter."""
    found: set[str] = set()
    spell = any(isinstance(predicate, IsSpell | IsAbility) for predicate in filter_.predicates)
    for predicate in filter_.predicates:
        if isinstance(predicate, AnyOf):
            for option in predicate.options:
                # "instant or sorcery spell": what is on the stack is no permanent
                found |= filter_nouns(replace(option, zone=Zone.STACK) if spell else option)
        elif isinstance(predicate, AnyTarget):
            found |= {"creature", "permanent", "planeswalker", "battle", "player"}
        elif isinstance(predicate, IsType):
            found.add(str(predicate.type))
        elif isinstance(predicate, IsSubtype):
            found.add(predicate.subtype.lower())
            if predicate.subtype in CREATURE_TYPES:
                found.add("creature")
            found |= {str(kind) for kind, names in SUBTYPES.items() if predicate.subtype in names}
        elif isinstance(predicate, IsSpell):
            found |= {"spell", "spell or ability"}
        elif isinstance(predicate, IsAbility):
            found |= {"ability", "spell or ability"}
        elif isinstance(predicate, IsToken):
            found.add("token")
        elif isinstance(predicate, IsCard):
            found.add("card")
        elif isinstance(predicate, IsPlayer):
            found.add("player")
        elif isinstance(predicate, IsSource):
            found |= {"source", "spell", "ability", *_ANY_PERMANENT}
        elif isinstance(predicate, IsReference):
            found |= {"card", "spell", *_ANY_PERMANENT}
    if filter_.zone is Zone.BATTLEFIELD and "player" not in found:
        found.add("permanent")
        if not found & _ANY_PERMANENT - {"permanent"}:
            found |= _ANY_PERMANENT - _excluded(filter_)
    return frozenset(found)


def _excluded(filter_: Filter) -> set[str]:
    return {
        str(p.predicate.type)
        for p in filter_.predicates
        if isinstance(p, Not) and isinstance(p.predicate, IsType)
    }


def reference_nouns(reference: Reference | PlayerRef | None) -> frozenset[str]:
    """The nouns that fit what a reference denotes."""
    if isinstance(reference, Objects):
        return filter_nouns(reference.filter)
    if isinstance(reference, Host):
        return frozenset({reference.noun, "permanent"})
    if isinstance(reference, Both):
        return frozenset[str]().union(*(reference_nouns(part) for part in reference.parts))
    if isinstance(reference, Itself):
        return _ANY_PERMANENT | {"card", "spell", "token", reference.noun}
    return _ANY_PERMANENT | {"card", "spell", "token"}


def fits(noun: str, candidate: Candidate) -> bool:
    """Whether a pronoun or "that …" can mean a candidate: number and noun agree."""
    if noun in SINGULAR_PRONOUNS:  # a card drawn is "that card": "it" is what was spoken of before
        return not candidate.plural and candidate.how != "drawn"
    if noun in PLURAL_PRONOUNS:
        return candidate.plural or candidate.either
    if noun == "creature you control":
        return candidate.yours and not candidate.plural and "creature" in candidate.nouns
    if noun == "hand":
        return candidate.how == "hand"
    if candidate.means is Antecedent.SOURCE:
        return False  # "that creature" is never the object the ability is on
    head = noun
    plural = False
    if noun.startswith(_DONE):
        how, _, head = noun.partition(" ")
        plural = head.endswith("s")
        return candidate.how == how and (candidate.plural == plural or candidate.either)
    if head in _SINGULAR_OF:
        head, plural = _SINGULAR_OF[head], True
    if candidate.plural != plural and not candidate.either:
        return False
    if head in ("copy", "token"):
        return candidate.how in ("copied", "created") or "token" in candidate.nouns
    if head.endswith(" card"):
        return "card" in candidate.nouns
    if head == "permanent or player" or head == "creature or player":
        return "player" in candidate.nouns
    if head == "creature or planeswalker":
        return bool({"creature", "planeswalker"} & candidate.nouns)
    return head in candidate.nouns


_DONE = ("exiled", "sacrificed", "discarded", "revealed", "chosen", "returned", "milled", "tapped",
         "blocking", "attacking")  # fmt: skip
_SINGULAR_OF = {
    "creatures": "creature",
    "artifacts": "artifact",
    "enchantments": "enchantment",
    "lands": "land",
    "permanents": "permanent",
    "spells": "spell",
    "cards": "card",
    "tokens": "token",
    "copies": "copy",
    "auras": "aura",
    "vehicles": "vehicle",
    "planeswalkers": "planeswalker",
    "creature cards": "card",
    "land cards": "card",
    "permanent cards": "card",
    "abilities": "ability",
}


def objects_candidate(objects: Objects) -> Candidate:
    plural = objects.determiner is Determiner.ALL or is_many(objects.count)
    either = False
    if objects.count is None and objects.up_to:
        plural = True
    if isinstance(objects.count, Number) is False and objects.count is not None:
        either = True
    yours = ControlledBy(You()) in objects.filter.predicates
    nouns = filter_nouns(objects.filter)
    return Candidate(objects.slot, plural, nouns, either=either, yours=yours)


def moved_candidate(move: Move, before: Candidate | None) -> Candidate:
    """What an object became in its new zone."""
    nouns = before.nouns if before is not None else reference_nouns(None)
    off = move.to is not Zone.BATTLEFIELD
    nouns = nouns | ({"card"} if off else {"card", "permanent"})
    how = {"exile": "exiled", "return": "returned"}.get(move.verb, "")
    plural = before.plural if before is not None else False
    return Candidate(move.slot, plural, nouns, how=how, left=off)


__all__ = ["Action", "Candidate", "CardType", "PlayerCandidate", "fits"]
