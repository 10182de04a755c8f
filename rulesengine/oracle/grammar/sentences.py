"""How instructions hang together: sentences, "then", "and", who acts, "may" (rule 608.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesengine.ir.actions import Action
from rulesengine.ir.effects import (
    Continuous,
    Delayed,
    Do,
    Effect,
    ForEach,
    If,
    MayDo,
    Sequence,
    Where,
)
from rulesengine.ir.refs import PlayerRef, Players, ThatPlayer, You
from rulesengine.oracle.category import PRODUCTIONS, ListOf, category, declare, include, production
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
    len(values) == 1 or (gaps[-1] != 3 and len({inflected(value) for value in values}) == 1)
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


class Clauses:
    """Clauses of one sentence (or of several): one alone is itself, more are a `Sequence`."""

    def __init__(self, name: str, gaps: tuple[tuple[str, ...], ...]) -> None:
        self.name = name
        self.gaps = gaps

    def read(self, parser: Parser, at: int) -> list[Reading]:
        clause = category("clause")
        found: list[Reading] = []
        open_: list[tuple[tuple[Effect, ...], int, tuple[int, ...]]]
        open_ = [((value,), end, ()) for value, end, _ in parser.read(clause, at)]
        while open_:
            following = []
            for values, end, taken in open_:
                if not taken or self.gaps[taken[-1]] != (",",):
                    effect = values[0] if len(values) == 1 else Sequence(values)
                    found.append((effect, end, (len(values), *taken)))
                if parser.surfaces[end] not in (",", "and", "."):
                    continue
                for index, gap in enumerate(self.gaps):
                    if tuple(parser.surfaces[end : end + len(gap)]) != gap:
                        continue
                    if gap[0] != "." and _absorbs(values[-1]):
                        continue
                    for value, after, _ in parser.read(clause, end + len(gap)):
                        if gap[0] != "." and _would_join(values[-1], value):
                            continue
                        following.append(((*values, value), after, (*taken, index)))
                parser.spend(4)
            open_ = following
        return found

    def write(self, value: Effect, choices: Iterator[int], out: list[str]) -> None:
        count = next(choices)
        gaps = [next(choices) for _ in range(count - 1)]
        clause = category("clause")
        if count == 1:
            clause.write(value, choices, out)
            return
        assert isinstance(value, Sequence)
        for index, effect in enumerate(value.effects):
            if index:
                out.extend(self.gaps[gaps[index - 1]])
            clause.write(effect, choices, out)

    def starts(self, key: str) -> bool:
        return category("clause").starts(key)


def _leads(node: Effect, *words: str) -> bool:
    return PRODUCTIONS[node.form[0]].text.startswith(words)


def _absorbs(node: Effect) -> bool:
    """A clause that takes in all the rest of its sentence: "if you do, …", "until end of turn, …"."""
    return isinstance(node, If | Delayed | ForEach | Continuous | Where) and _leads(
        node, "if ", "when", "at ", "for each", "until", "{duration", "[ then ] if"
    )


def _would_join(before: Effect, after: Effect) -> bool:
    """An imperative after a clause in the base form belongs to that clause's own list."""
    if not isinstance(after, Do) or not _leads(after, "{actions"):
        return False
    if isinstance(before, MayDo):
        return _leads(before, "{who:player} may {actions")
    if isinstance(before, Do) and before.actions[0].form:
        text = PRODUCTIONS[before.form[0]].text
        return text.startswith(("{actions", "{who")) and not inflected(before.actions[-1])
    return False


declare(Clauses("clauses", _WITHIN))
declare(Clauses("effect", _WITHIN + _BETWEEN))
