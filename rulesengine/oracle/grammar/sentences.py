"""How instructions hang together: sentences, "then", "and", who acts, "may" (rule 608.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from rulesengine.ir.actions import Action, CopyOnStack, EitherOf, RollDie
from rulesengine.ir.effects import (
    Continuous,
    Do,
    Effect,
    If,
    InsteadIf,
    MayDo,
    MayPay,
    Modal,
    Sequence,
    WhenYouDo,
    Where,
)
from rulesengine.ir.refs import PlayerRef, Players, ThatPlayer, You
from rulesengine.oracle.category import (
    PRODUCTIONS,
    ListOf,
    category,
    declare,
    include,
    production,
    write,
)
from rulesengine.oracle.parser import Parser, Reading

_PLURAL = (
    "they",
    "them",
    "those",
    "your opponents",
    "all players",
    "any number",
    "{count",
    "up to",
    "player",
    "opponent",
)


def inflected(action: Action) -> bool:
    """Whether the verb, the first literal of its production, stood in the third person."""
    if isinstance(action, EitherOf):
        action = action.parts[0]
    return bool(action.form[1] & 1)


def third_person(who: PlayerRef) -> bool:
    """Whether a subject wants its verb in the third person: "that player draws", "they draw"."""
    if isinstance(who, You):
        return False
    if isinstance(who, Players | ThatPlayer):
        return not PRODUCTIONS[who.form[0]].text.startswith(_PLURAL)
    return True


_actions = ListOf("actions", "action", ("and", ", then", ", and", ",", "and then", ", and then"))
_actions.check = lambda values, gaps: (
    len(values) == 1
    or (
        gaps[-1] != 3
        and len({inflected(value) for value in values}) == 1
        and not any(map(_has_table, values[:-1]))
    )
)
declare(_actions)


def _imperative(actions: tuple[Action, ...]) -> Do:
    return Do(You(), actions)


def _is_base(values: dict[str, Any]) -> bool:
    return not inflected(values["actions"][0])


def _agrees(values: dict[str, Any]) -> bool:
    return inflected(values["actions"][0]) == third_person(values["who"])


def _by_object(action: Action) -> Do:
    return Do(You(), (action,))


def _action(node: Do) -> dict[str, Any]:
    return {"action": node.actions[0]}


def _may(who: PlayerRef, actions: tuple[Action, ...]) -> MayDo:
    return MayDo(who, Do(who, actions))


def _may_parts(node: MayDo) -> dict[str, Any]:
    assert isinstance(node.effect, Do)
    return {"who": node.who, "actions": node.effect.actions}


production("simple", _imperative, "{actions:actions}", check=_is_base,
           unbuild=lambda n: {"actions": n.actions})  # fmt: skip
production("simple", Do, "{who:player} {actions:actions}", check=_agrees)
production("simple", Do, "{who:player} each {actions:actions}", check=_is_base)
production("simple", _may, "{who:player} may {actions:actions}", check=_is_base, unbuild=_may_parts)
production("simple", _by_object, "{action:object-action}", unbuild=_action)


def _may_have(who: PlayerRef, action: Action) -> MayDo:
    return MayDo(who, Do(who, (action,)))


production("simple", _may_have, "{who:player} may have {action:object-action}",
           check=lambda v: not inflected(v["action"]),
           unbuild=lambda n: {"who": n.who, "action": n.effect.actions[0]})  # fmt: skip
include("clause", "simple")

# Several clauses ---------------------------------------------------------------------------------

_WITHIN = ((",", "then"), ("and",), (",", "and"), (",",), ("and", "then"), (",", "and", "then"))
_BETWEEN = ((".",), (".", "then"), (".", "then", ","))
_WHERE = [",", "where", "x", "is"]

Group = tuple[tuple[Effect, ...], int, tuple[int, ...]]


def _groups(parser: Parser, at: int) -> list[Group]:
    """The clauses of one sentence, with "where X is …" around them; in the memo like a category."""
    known = parser.memo[at].get("group")
    if known is not None:
        return known
    clause = category("clause")
    found: list[Group] = []
    open_: list[Group] = [((value,), end, ()) for value, end, _ in parser.read(clause, at)]
    while open_:
        following: list[Group] = []
        for values, end, taken in open_:
            if not taken or _WITHIN[taken[-1]] != (",",):
                choices = (len(values), *taken)
                found.append((values, end, (*choices, 0)))
                if parser.surfaces[end : end + 4] == _WHERE and _takes_where(values[-1]):
                    effect = values[0] if len(values) == 1 else Sequence(values)
                    for x, after, _ in parser.read(category("value"), end + 4):
                        found.append(((Where(effect, x),), after, (*choices, 1)))
            if parser.surfaces[end] not in (",", "and") or _absorbs(values[-1]):
                continue
            for index, gap in enumerate(_WITHIN):
                if tuple(parser.surfaces[end : end + len(gap)]) != gap:
                    continue
                parser.furthest = max(parser.furthest, end + len(gap))
                for value, after, _ in parser.read(clause, end + len(gap)):
                    if not _would_join(values[-1], value):
                        following.append(((*values, value), after, (*taken, index)))
            parser.spend(4)
        open_ = following
    parser.memo[at]["group"] = found
    return found


def _write_group(values: Iterator[Effect], choices: Iterator[int], out: list[str]) -> None:
    count = next(choices)
    gaps = [next(choices) for _ in range(count - 1)]
    where: Where | None = None
    if next(choices):
        wrapped = next(values)
        assert isinstance(wrapped, Where)
        where, inner = wrapped, wrapped.effect
        values = iter(inner.effects if isinstance(inner, Sequence) and count > 1 else (inner,))
    for index in range(count):
        if index:
            out.extend(_WITHIN[gaps[index - 1]])
        write(next(values), out)
    if where is not None:
        out.extend(_WHERE)
        write(where.x, out)


class Clauses:
    """Clauses of one sentence: one alone is itself, more are a `Sequence`."""

    name = "clauses"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        return [
            (values[0] if len(values) == 1 else Sequence(values), end, choices)
            for values, end, choices in _groups(parser, at)
        ]

    def write(self, value: Effect, choices: Iterator[int], out: list[str]) -> None:
        first = next(choices)
        many = isinstance(value, Sequence) and first > 1
        _write_group(
            iter(value.effects if many and isinstance(value, Sequence) else (value,)),
            chain((first,), choices),
            out,
        )

    def starts(self, key: str) -> bool:
        return category("clause").starts(key)


class Sentences:
    """Sentences one after the other, their clauses in one `Sequence`; the last stop is not theirs."""

    name = "effect"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        open_: list[tuple[tuple[Effect, ...], int, tuple[int, ...], int]]
        open_ = [(values, end, choices, 1) for values, end, choices in _groups(parser, at)]
        while open_:
            following = []
            for values, end, choices, count in open_:
                effect = values[0] if len(values) == 1 else Sequence(values)
                found.append((effect, end, (len(values), count, *choices)))
                if parser.surfaces[end] != "." or isinstance(values[-1], Modal):
                    continue
                for index, gap in enumerate(_BETWEEN):
                    if tuple(parser.surfaces[end : end + len(gap)]) == gap:
                        for more, after, extra in _groups(parser, end + len(gap)):
                            if _belongs_to_copying(values[-1], more[0]):
                                continue
                            following.append(
                                (values + more, after, (*choices, index, *extra), count + 1)
                            )
                parser.spend(4)
            open_ = following
        return found

    def write(self, value: Effect, choices: Iterator[int], out: list[str]) -> None:
        many = next(choices) > 1
        assert not many or isinstance(value, Sequence)
        values = iter(value.effects if many and isinstance(value, Sequence) else (value,))
        for index in range(next(choices)):
            if index:
                out.extend(_BETWEEN[next(choices)])
            _write_group(values, choices, out)

    def starts(self, key: str) -> bool:
        return category("clause").starts(key)


_THEN = frozenset({1, 4, 5})  # of the gaps between actions: ", then", "and then", ", and then"


def follows_then(node: Do) -> bool:
    """Whether the last of several actions comes after "then"."""
    count = len(node.actions)
    return count > 1 and not set(node.form[1 - count :]).isdisjoint(_THEN)


def first_clause(effect: Effect) -> Effect:
    """The clause an effect's text begins with."""
    while not effect.form:
        if isinstance(effect, Sequence):
            effect = effect.effects[0]
        elif isinstance(effect, Where):
            effect = effect.effect
        else:
            break
    return effect


def leads_with(node: Effect, *words: str) -> bool:
    """Whether a clause was read by a template that begins so."""
    return PRODUCTIONS[node.form[0]].text.startswith(words)


def _takes_where(node: Effect) -> bool:
    """A clause inside would have taken "where X is"; "until end of turn, it gets +X/+0" has none."""
    return isinstance(node, Continuous) or not _absorbs(node)


def _absorbs(node: Effect) -> bool:
    """A clause that takes in all the rest of its sentence: "if you do, …", "until end of turn, …"."""
    if isinstance(node, Modal | InsteadIf):
        return True
    if isinstance(node, If) and node.otherwise is not None:
        return True
    if isinstance(node, Do) and _has_table(node.actions[-1]):
        return True
    return bool(node.form) and leads_with(
        node, "if ", "when", "at ", "for each", "until", "{duration"
    )


def _belongs_to_copying(before: Effect, after: Effect) -> bool:
    """ "Copy it. You may choose new targets for the copy." is one instruction (707.10c)."""
    if not isinstance(after, MayDo) or not leads_with(after, "{who:player} may choose new"):
        return False
    while isinstance(before, If | MayDo | Sequence | Where | WhenYouDo):
        before = (
            before.then
            if isinstance(before, If)
            else before.effects[-1]
            if isinstance(before, Sequence)
            else before.effect
        )
    return isinstance(before, Do) and isinstance(before.actions[-1], CopyOnStack)


def _has_table(action: Action) -> bool:
    """The last row of a results table takes in all that follows it (706.3)."""
    return isinstance(action, RollDie) and bool(action.results)


def _would_join(before: Effect, after: Effect) -> bool:
    """An imperative after a clause in the base form belongs to that clause's own list."""
    if isinstance(after, InsteadIf):
        after = after.effect
    if isinstance(after, Continuous) and isinstance(before, Do):
        return bool(
            getattr(before.actions[-1], "exceptions", ())
        )  # "…, except it has X and it's Y"
    if not isinstance(after, Do) or not leads_with(after, "{actions"):
        return False
    if isinstance(before, MayPay):
        return True
    if isinstance(before, MayDo):
        return leads_with(before, "{who:player} may {actions")
    if isinstance(before, Do) and before.actions[0].form:
        text = PRODUCTIONS[before.form[0]].text
        return text.startswith(("{actions", "{who")) and not inflected(before.actions[-1])
    return False


declare(Clauses())
declare(Sentences())
