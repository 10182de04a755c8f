"""Walking an ability in the order of its text: slots given, candidates known (rules 608.2, 109)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

from rulesengine.ir.node import Node
from rulesengine.ir.quantities import Number, Times
from rulesengine.ir.refs import (
    Antecedent,
    Determiner,
    It,
    Itself,
    Objects,
    PlayerRef,
    Players,
    PlayersWho,
    Reference,
    ThatPlayer,
    TopCards,
    You,
)
from rulesengine.oracle.antecedents import (
    PLURAL_PRONOUNS,
    SINGULAR_PRONOUNS,
    Candidate,
    PlayerCandidate,
    filter_nouns,
    fits,
    is_many,
    objects_candidate,
    reference_nouns,
)
from rulesengine.oracle.category import PRODUCTIONS


class Unbound(Exception):
    """A pronoun with nothing to point at, or with two things."""


def children(node: Node) -> Iterator[Any]:
    """The values of a node in the order of its text."""
    if isinstance(node, Times) and node.form and PRODUCTIONS[node.form[0]].build is Number:
        yield node.quantity
    elif node.form:
        production = PRODUCTIONS[node.form[0]]
        values = production.values(node)
        for name in production.slots():
            if name in values:
                yield values[name]
    else:
        for field in fields(node):
            yield getattr(node, field.name)


class Binder:
    """What has been said so far in an ability, for later words to point back to."""

    def __init__(self) -> None:
        self.next_slot = 0
        self.objects: list[Candidate] = []
        self.players: list[PlayerCandidate] = []
        self.targets: list[int] = []
        self.excluded: tuple[Any, ...] = ()
        self.all: dict[Any, Objects] = {}
        self.looked_at: list[int] = []
        self.for_each_player: Players | PlayersWho | None = None
        self.source_noun = ""  # what the text calls the source that acts: "this Equipment deals …"
        self.optional: frozenset[Any] = frozenset()  # what a "may" before would have brought about
        self.silent = False  # inside a trigger or a filter nothing is introduced
        self.spell = False
        self.prevented = (
            False  # something was said to be prevented: "the damage prevented this way"
        )

    def walk(self, value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                self.walk(item)
        elif isinstance(value, Node):
            visit = VISITS.get(type(value))
            if visit is None:
                self.visit_children(value)
            else:
                visit(self, value)

    def visit_children(self, node: Node) -> None:
        for value in children(node):
            self.walk(value)

    def give_slot(self, node: Any) -> None:
        if not self.silent and node.slot < 0:
            object.__setattr__(node, "slot", self.next_slot)
            self.next_slot += 1

    def add_player(self, who: PlayerRef) -> None:
        if isinstance(who, Players):
            plural = who.determiner is Determiner.ALL or is_many(who.count)
            self.players.append(PlayerCandidate(who.slot, plural=plural))
        elif not isinstance(who, ThatPlayer | You):
            self.players.append(PlayerCandidate(None, same=who))

    def meant_by(self, reference: Reference | None) -> Candidate | None:
        """The candidate a reference stands for, once it is bound."""
        if isinstance(reference, Objects):
            return objects_candidate(reference)
        if isinstance(reference, TopCards):
            return Candidate(reference.slot, is_many(reference.count), frozenset({"card"}))
        means = reference.means if isinstance(reference, It) else Antecedent.SOURCE
        for candidate in reversed(self.objects):
            if candidate.means == means and candidate.means is not None:
                return candidate
        return None

    def walk_other(self, one: Any, other: Any) -> None:
        before = self.excluded
        if isinstance(one, Itself):
            self.excluded = (Antecedent.SOURCE,)
        elif isinstance(one, It) and one.means is not None:
            self.excluded = (one.means,)
        elif isinstance(one, Objects) and one.slot is not None:
            self.excluded = (one.slot,)
        self.walk(other)
        self.excluded = before

    def it(self, node: It, former: bool) -> None:
        if node.means is not None or node.same is not None:
            return
        skipped: Candidate | None = None
        pronoun = node.noun in SINGULAR_PRONOUNS or node.noun in PLURAL_PRONOUNS
        for candidate in reversed(self.objects):
            if not fits(node.noun, candidate) or candidate.means in self.excluded:
                continue
            if candidate.means is Antecedent.TRIGGER_OBJECT and not pronoun:
                other = self.other_of_trigger(node.noun)
                if other is not None and not candidate.definite:
                    raise Unbound(f"two things for {node.noun!r} to mean")
                candidate = other or candidate
            if candidate.left and former and node.noun != "card":
                skipped = skipped or candidate
                continue
            self.bind(node, candidate)
            return
        if skipped is not None:
            self.bind(node, skipped)
        elif self.spell and node.noun.startswith(("sacrificed", "discarded")):
            object.__setattr__(node, "means", Antecedent.COST_OBJECT)
        elif node.noun.startswith("exiled card"):  # 607.2a: exiled by a linked ability
            object.__setattr__(node, "means", Antecedent.LINKED)
            if not self.silent:
                many = node.noun.endswith("s")
                found = Candidate(Antecedent.LINKED, many, frozenset({"card"}), how="exiled")
                self.objects.append(found)
        else:
            raise Unbound(f"nothing for {node.noun!r} to mean")

    def other_of_trigger(self, noun: str) -> Candidate | None:
        """The other object of the trigger event, if "that …" could mean it."""
        for candidate in self.objects:
            if candidate.means is not Antecedent.TRIGGER_OTHER or candidate.definite:
                continue
            if fits(noun, candidate):
                return candidate
        return None

    def bind(self, node: It, candidate: Candidate) -> None:
        """Let a pronoun mean this, which is then the nearest thing said."""
        object.__setattr__(node, "means", candidate.means)
        object.__setattr__(node, "same", candidate.same)
        if not self.silent and self.objects[-1] is not candidate:
            self.objects.append(candidate)


def nouns_of(value: Any) -> frozenset[str]:
    if isinstance(value, Reference):
        return reference_nouns(value)
    if isinstance(value, Node) and hasattr(value, "predicates"):
        return filter_nouns(value)  # type: ignore[arg-type]
    return frozenset()


VISITS: dict[type, Callable[[Binder, Any], None]] = {}
"""What the walk does at nodes that introduce or mean something; their modules fill it."""
