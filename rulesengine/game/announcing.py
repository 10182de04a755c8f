"""Announcing modes, targets and divisions, alike for spells, activated and triggered abilities
(601.2b–d, 602.2b, 603.3c–d)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.conditions import holds
from rulesengine.game.deciding import choose_words, divide
from rulesengine.game.decisions import ChooseWords, Divide
from rulesengine.game.quantities import number
from rulesengine.game.rules import rule
from rulesengine.game.targeting import Given, choose_targets, has_legal_targets
from rulesengine.game.walking import Target, modal_of, phrases_in_use, target_phrases, walk
from rulesengine.ir.actions import DealDamage, PreventDamage, PutCounters
from rulesengine.ir.effects import Choose, Effect, Modal
from rulesengine.ir.refs import Objects

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId


@dataclass(slots=True)
class Announcement:
    """Modes by printed order from 1, targets by slot, divided amounts by slot."""

    modes: tuple[int, ...] = ()
    targets: dict[int, tuple[EntityId, ...]] = field(default_factory=dict)
    divisions: dict[int, Mapping[EntityId, int]] = field(default_factory=dict)
    phrases: tuple[Target, ...] = ()


_COUNTS: dict[Choose, tuple[int, int]] = {
    Choose.ONE: (1, 1),
    Choose.TWO: (2, 2),
    Choose.THREE: (3, 3),
    Choose.ONE_OR_BOTH: (1, 2),
    Choose.ONE_OR_MORE: (1, 99),
    Choose.ANY_NUMBER: (0, 99),
    Choose.UP_TO_ONE: (0, 1),
    Choose.UP_TO_TWO: (0, 2),
}


def mode_bounds(game: Game, modal: Modal, context: Context) -> tuple[int, int]:
    """How many modes are chosen (700.2)."""
    choose = modal.choose
    if modal.entwined_if is not None and holds(game, modal.entwined_if, context):
        if modal.instead is None:
            return len(modal.modes), len(modal.modes)
        choose = modal.instead
    low, high = _COUNTS.get(choose, (0, 99))
    return low, high if modal.repeat else min(high, len(modal.modes))


@rule("702.42b")
def mode_order(count: int) -> tuple[int, ...]:
    """The modes of an entwined spell, in the order in which they are followed: as printed."""
    return tuple(range(1, count + 1))


def announce(
    game: Game, effects: tuple[Effect, ...], context: Context, intent: Intent, entwined: bool = False,
    escalated: bool = False,
) -> Announcement:  # fmt: skip
    """Choose modes, then targets, then divisions for the effects in order."""
    made = Announcement()
    given = intent.targets
    phrases: list[Target] = []
    for effect in effects:
        modal = modal_of(effect)
        if modal is None:
            phrases.extend(phrases_in_use(game, effect, context))
            continue
        if entwined:
            made.modes = game.rules["mode_order"](len(modal.modes))
        else:
            made.modes = choose_modes(game, modal, context, intent, escalated)
        for mode in _as_given(intent, made.modes):
            phrases.extend(phrases_in_use(game, modal.modes[mode - 1], context))
        phrases.extend(target_phrases(effect))
    made.phrases = tuple(phrases)
    context.memory["modes"] = made.modes
    made.targets = choose_targets(game, made.phrases, context, given)
    made.divisions = choose_divisions(game, effects, made, context, given)
    return made


def _as_given(intent: Intent, modes: tuple[int, ...]) -> tuple[int, ...]:
    """The modes in the order they were named, in which their targets stand."""
    given = tuple(intent.modes or ())
    return given if sorted(given) == sorted(modes) else modes


def choose_modes(
    game: Game, modal: Modal, context: Context, intent: Intent, escalated: bool = False
) -> tuple[int, ...]:
    """700.2a–d: only modes whose targets are there can be chosen."""
    low, high = mode_bounds(game, modal, context)
    if escalated:
        high = len(modal.modes)
    if intent.modes is not None:
        if not low <= len(intent.modes) <= high or any(
            not 1 <= mode <= len(modal.modes) for mode in intent.modes
        ):
            raise IllegalAction(None, ("700.2",), "that many modes, or that mode, can't be chosen")
        if not modal.repeat and len(set(intent.modes)) != len(intent.modes):
            raise IllegalAction(None, ("700.2d",), "a mode can't be chosen twice")
        return tuple(intent.modes if modal.repeat else sorted(intent.modes))
    possible = [
        n
        for n, mode in enumerate(modal.modes, 1)
        if has_legal_targets(game, target_phrases(mode), context)
    ]
    if len(possible) < low:
        raise IllegalAction(None, ("700.2a",), "no mode can be chosen")
    if modal.at_random:
        return (game.rng.choice(possible),)
    chooser = context.controller
    if modal.chooser is not None:
        from rulesengine.game.references import players

        chooser = players(game, modal.chooser, context)[0]
    words = choose_words(
        game,
        ChooseWords(
            player=chooser, question="modes", about=context.source, rules=("700.2a",),
            options=tuple(str(n) for n in possible), least=low, most=min(high, len(possible)),
            repeat=modal.repeat,
        ),
    )  # fmt: skip
    chosen = tuple(int(word) for word in words)
    return chosen if modal.repeat else tuple(sorted(chosen))


def choose_divisions(
    game: Game,
    effects: tuple[Effect, ...],
    made: Announcement,
    context: Context,
    given: Given | None,
) -> dict[int, Mapping[EntityId, int]]:
    """601.2d: divided damage and distributed counters, at least one each."""
    said = {entity: amount for entity, amount in given or () if amount is not None}
    found: dict[int, Mapping[EntityId, int]] = {}
    for effect in effects:
        modal = modal_of(effect)
        parts = [modal.modes[m - 1] for m in made.modes] if modal else [effect]
        for part in parts:
            for node in walk(part):
                phrase, amount = _divided(node)
                if phrase is None or amount is None or phrase.slot not in made.targets:
                    continue
                targets = made.targets[phrase.slot]
                total = number(game, amount, context)
                if not targets:
                    continue
                if said:
                    shares = {t: said.get(t, 0) for t in targets}
                    if sum(shares.values()) != total or min(shares.values()) < 1:
                        raise IllegalAction(
                            None, ("601.2d",), f"{total} must be divided, at least 1 each"
                        )
                    found[phrase.slot] = shares
                else:
                    if total < len(targets):
                        raise IllegalAction(None, ("601.2d",), "too many targets to divide among")
                    found[phrase.slot] = divide(
                        game,
                        Divide(
                            player=context.controller, question="divide", about=context.source,
                            rules=("601.2d",), total=total, recipients=targets, least_each=1,
                        ),
                    )  # fmt: skip
    return found


def _divided(node: object):  # type: ignore[no-untyped-def]
    if isinstance(node, DealDamage) and node.divided and isinstance(node.to, Objects):
        return node.to, node.amount
    if isinstance(node, PutCounters) and node.distributed and isinstance(node.on, Objects):
        return node.on, node.count
    if (
        isinstance(node, PreventDamage)
        and isinstance(node.to, Objects)
        and getattr(node, "divided", False)
    ):
        return node.to, node.amount
    return None, None
