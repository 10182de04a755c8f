"""Noun phrases without their determiner: modifiers, heads, disjunctions (rules 109.2, 115)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.ir.filters import (
    AnyOf,
    AttachedBy,
    AttachedTo,
    Filter,
    HasCounter,
    HasGreatest,
    HasKeyword,
    InZone,
    IsAbility,
    IsCard,
    IsPermanent,
    IsPlayer,
    IsReference,
    IsSource,
    IsSpell,
    IsSubtype,
    IsType,
    Measures,
    Not,
    Predicate,
    SharesName,
    Targets,
)
from rulesengine.ir.quantities import Count, Different, Greatest
from rulesengine.ir.refs import Antecedent, It
from rulesengine.ir.words import CardType, Zone
from rulesengine.oracle.category import category, declare, production, write
from rulesengine.oracle.parser import Parser, Reading

SEPARATORS = (
    ("or",),
    (",", "or"),
    (",",),
    ("and",),
    (",", "and"),
    ("and", "/", "or"),
    ("or", "a"),
    ("or", "an"),
    (",", "and", "/", "or"),
)
SINGULAR, PLURAL, EITHER = 0, 1, 2
_INVARIABLE = frozenset(
    [
        "equipment",
        "plains",
        "merfolk",
        "treefolk",
        "aurochs",
        "moonfolk",
        "fish",
        "sheep",
        "eldrazi",
    ]
)
_OF_CREATURES = ("power", "toughness", "total power and toughness")

_CLOSING = (Targets, AttachedTo, AttachedBy, HasGreatest, SharesName)
"""After these, which end in a phrase of their own, what follows belongs to that phrase."""

Nominal = tuple[tuple[Predicate, ...], int, int, bool]
"""Predicates, end, number, and how many of the leading ones are adjectives, not nouns."""


def _is_noun(predicate: Predicate) -> bool:
    return isinstance(predicate, IsType | IsSubtype)


class NounPhrase:
    """ "nonland permanent you control", "instant or sorcery card in your graveyard"."""

    name = "filter"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        for phrases, separators, end in self._lists(parser, at):
            number = self._number(parser, phrases)
            for posts, after in self._posts(parser, end):
                node = self._build(phrases, separators, posts, number)
                if node is not None:
                    found.append((node, after, ()))
        return found

    def _lists(
        self, parser: Parser, at: int
    ) -> list[tuple[tuple[Nominal, ...], tuple[int, ...], int]]:
        done: list[tuple[tuple[Nominal, ...], tuple[int, ...], int]] = []
        open_: list[tuple[tuple[Nominal, ...], tuple[int, ...], int]]
        open_ = [((one,), (), one[1]) for one in self._nominals(parser, at)]
        while open_:
            done.extend(open_)
            following: list[tuple[tuple[Nominal, ...], tuple[int, ...], int]] = []
            for phrases, gaps, end in open_:
                for index, separator in enumerate(SEPARATORS):
                    if tuple(parser.surfaces[end : end + len(separator)]) != separator:
                        continue
                    for one in self._nominals(parser, end + len(separator)):
                        if self._absorbed(phrases, one):
                            continue
                        following.append(((*phrases, one), (*gaps, index), one[1]))
            open_ = following
        return [
            (phrases, gaps, end)
            for phrases, gaps, end in done
            if not gaps or (gaps[-1] != 2 and all(gap == 2 for gap in gaps[:-1]))
        ]

    @staticmethod
    def _absorbed(phrases: tuple[Nominal, ...], one: Nominal) -> bool:
        """ "instant or sorcery card" is one head with two modifiers, not two heads."""
        before, after = phrases[-1][0], one[0]
        if len(after) < 2 or not _is_noun(before[-1]) or not _is_noun(after[0]):
            return False
        if isinstance(before[-1], IsSubtype) and isinstance(after[0], IsSubtype):
            return True  # "tapped Merfolk or Kithkin creature"
        return len(before) == 1 or isinstance(after[-1], IsCard | IsSpell)

    def _nominals(self, parser: Parser, at: int) -> list[Nominal]:
        found: list[Nominal] = []
        open_: list[tuple[tuple[Predicate, ...], int]] = [((), at)]
        pre, head = category("pre"), category("head")
        while open_:
            parser.spend(len(open_))
            following: list[tuple[tuple[Predicate, ...], int]] = []
            for predicates, place in open_:
                for value, end, _ in parser.read(head, place):
                    token = parser.tokens[end - 1]
                    number = PLURAL if token.surface != token.lemma else SINGULAR
                    if token.lemma in _INVARIABLE:
                        number = EITHER
                    found.append(((*predicates, value), end, number, bool(predicates)))
                if len(predicates) < 6:
                    more = parser.read(pre, place)
                    if predicates:
                        more = more + parser.read(category("pre-more"), place)
                    following.extend(
                        ((*predicates, value), end) for value, end, _ in more if _modifies(value)
                    )
            open_ = following
        return found

    @staticmethod
    def _number(parser: Parser, phrases: tuple[Nominal, ...]) -> int:
        numbers = {phrase[2] for phrase in phrases} - {EITHER}
        return numbers.pop() if len(numbers) == 1 else EITHER if not numbers else -1

    def _posts(self, parser: Parser, at: int) -> list[tuple[tuple[Predicate, ...], int]]:
        done: list[tuple[tuple[Predicate, ...], int]] = []
        open_: list[tuple[tuple[Predicate, ...], int]] = [((), at)]
        post = category("post")
        while open_:
            done.extend(open_)
            open_ = [
                ((*predicates, value), end)
                for predicates, place in open_
                if len(predicates) < 5 and not (predicates and _closes(predicates[-1]))
                for value, end, _ in parser.read(post, place)
            ]
        return done

    @staticmethod
    def _build(
        phrases: tuple[Nominal, ...],
        gaps: tuple[int, ...],
        posts: tuple[Predicate, ...],
        number: int,
    ) -> Filter | None:
        if number < 0:
            return None
        if len(phrases) == 1:
            predicates = (*phrases[0][0], *posts)
            if not _sensible(predicates):
                return None
            zone = zone_of(predicates)
            return Filter(predicates, zone, form=(_FILTER, 0, len(predicates), number))
        first = phrases[0][0]
        shared: tuple[Predicate, ...] = ()
        if all(len(phrase[0]) == 1 for phrase in phrases[1:]):
            count = 0
            while count < len(first) - 1 and not _is_noun(first[count]):
                count += 1
            shared = first[:count]
        parts = [first[len(shared) :], *(phrase[0] for phrase in phrases[1:])]
        if posts and _only_last_is_creature(parts) and all(_of_creatures(p) for p in posts):
            parts[-1] = (*parts[-1], *posts)
            posts = ()
        elif (
            posts and isinstance(parts[0][-1], IsPlayer) and not isinstance(parts[-1][-1], IsPlayer)
        ):
            parts[-1] = (*parts[-1], *posts)  # "an opponent or a permanent an opponent controls"
            posts = ()
        if not all(_sensible(part) for part in parts):
            return None
        options = tuple(
            Filter(part, zone_of(part), form=(_FILTER, 0, len(part), number)) for part in parts
        )
        predicates = (*shared, AnyOf(options, form=(_OPTIONS, *gaps)), *posts)
        zones = {option.zone for option in options}
        zone = zone_of(posts) if posts else Zone.BATTLEFIELD
        if len(zones) == 1 and zone is Zone.BATTLEFIELD:
            zone = zones.pop()
        return Filter(predicates, zone, form=(_FILTER, 0, len(predicates), number))

    def write(self, value: Filter, choices: Iterator[int], out: list[str]) -> None:
        write(value, out)

    def starts(self, key: str) -> bool:
        return category("pre").starts(key) or category("head").starts(key)


def _closes(predicate: Predicate) -> bool:
    if isinstance(predicate, Measures):
        return isinstance(predicate.to, Count | Different | Greatest)
    return isinstance(predicate, _CLOSING)


def _modifies(predicate: Predicate) -> bool:
    """Nouns before a noun are singular, and joined ones of one sort: "instant or sorcery card"."""
    if _is_noun(predicate):
        return not predicate.form[-1]
    if isinstance(predicate, AnyOf):
        inner = [option.predicates[0] for option in predicate.options]
        return all(map(_modifies, inner)) and len({_is_noun(one) for one in inner}) == 1
    return True


def _sensible(predicates: tuple[Predicate, ...]) -> bool:
    """ "creature artifact" is no phrase: a creature's type comes last before "card" and the like."""
    kinds = {type(predicate) for predicate in predicates}
    if IsSpell in kinds and (InZone in kinds or any(map(_among_cards, predicates))):
        return False  # where a spell is cast from is said of the casting
    if HasCounter in kinds and any(map(_uncounted, predicates)):
        return False  # a card there has no counters: it is exiled with one
    types = [p.type for p in predicates if isinstance(p, IsType)]
    for predicate in predicates:
        if isinstance(predicate, AnyOf):
            types += [
                p.type
                for option in predicate.options
                for p in option.predicates
                if isinstance(p, IsType)
            ]
    return len(types) == len(set(types))


def _among_cards(predicate: Predicate) -> bool:
    zones = (Zone.EXILE, Zone.GRAVEYARD)
    return isinstance(predicate, AnyOf) and any(o.zone in zones for o in predicate.options)


def _uncounted(predicate: Predicate) -> bool:
    kept = (Zone.BATTLEFIELD, Zone.EXILE)
    return isinstance(predicate, InZone) and predicate.zone not in kept


def _only_last_is_creature(parts: list[tuple[Predicate, ...]]) -> bool:
    return _creature(parts[-1]) and not any(_creature(part) for part in parts[:-1])


def _creature(part: tuple[Predicate, ...]) -> bool:
    return any(isinstance(p, IsType) and p.type is CardType.CREATURE for p in part)


def _of_creatures(post: Predicate) -> bool:
    if isinstance(post, Not):
        post = post.predicate
    return isinstance(post, HasKeyword) or (
        isinstance(post, Measures) and post.what in _OF_CREATURES
    )


def _linked(reference: object) -> bool:
    return isinstance(reference, It) and reference.means is Antecedent.LINKED


def zone_of(predicates: tuple[Predicate, ...]) -> Zone:
    """Where such objects are: a named zone, the stack for spells, a hand for mere cards."""
    zone = Zone.BATTLEFIELD
    for predicate in predicates:
        if isinstance(predicate, InZone):
            return predicate.zone
        if isinstance(predicate, IsReference) and _linked(predicate.reference):
            return Zone.EXILE
        if isinstance(predicate, IsSpell | IsAbility):
            zone = Zone.STACK
        elif isinstance(predicate, IsCard) and zone is Zone.BATTLEFIELD:
            zone = Zone.HAND
    return zone


def number_of(filter_: Filter) -> int:
    """Whether the phrase was singular, plural, or of a word that does not change."""
    return filter_.form[-1]


def is_plural(filter_: Filter) -> bool:
    return number_of(filter_) != SINGULAR


def is_singular(filter_: Filter) -> bool:
    return number_of(filter_) != PLURAL


class _Written:
    """Printing for filters and their disjunctions, whose reader is not a template."""

    build = Filter
    unbuild = None
    check = None
    text = ""

    @staticmethod
    def slots() -> tuple[str, ...]:
        return ("predicates", "options")

    @staticmethod
    def values(node: Filter | AnyOf) -> dict[str, object]:
        if isinstance(node, Filter):
            return {"predicates": node.predicates}
        return {"options": node.options}

    @staticmethod
    def write(node: Filter | AnyOf, out: list[str]) -> None:
        if isinstance(node, Filter):
            for predicate in node.predicates:
                write(predicate, out)
        else:
            for index, option in enumerate(node.options):
                if index:
                    out.extend(SEPARATORS[node.form[index]])
                write(option, out)


def _register(written: type[_Written]) -> int:
    from rulesengine.oracle.category import PRODUCTIONS

    PRODUCTIONS.append(written)  # type: ignore[arg-type]
    return len(PRODUCTIONS) - 1


_FILTER = _register(_Written)
_OPTIONS = _register(_Written)
declare(NounPhrase())

for _category in ("pre", "head"):
    production(_category, IsType, "{type:cardtype}")
    production(_category, IsSubtype, "{subtype:subtype}")
production("head", IsPermanent, "permanent")
production("pre", IsPermanent, "permanent")
production("head", IsCard, "card")
production("head", IsSpell, "spell")
production("head", IsAbility, "ability")
production("head", IsAbility, "activated ability", activated=True)
production("head", IsAbility, "triggered ability", triggered=True)
production("head", IsAbility, "activated or triggered ability", activated=True, triggered=True)
production("head", IsSource, "source")
production("head", IsPlayer, "player")
production("head", IsPlayer, "opponent", opponent=True)
