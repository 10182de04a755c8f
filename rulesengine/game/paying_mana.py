"""Paying the mana part of a cost: mana abilities first, then mana is spent (601.2g–h, 118.3a)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.deciding import choose_objects, interchangeable
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.mana import Symbols, requirement, spell
from rulesengine.game.mana_available import mana_abilities
from rulesengine.game.mana_offers import Source
from rulesengine.game.mana_payment import Payment, solve
from rulesengine.game.mana_sources import activate_for_payment, activate_mana_ability
from rulesengine.game.paying_methods import ASKED_FOR, Method, helpers, named, too_many, use
from rulesengine.game.pool import spend, spendable

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId

MOST_PLANS = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaDue:
    """A mana payment to be made: by whom, for what, and what is not to be used for it.

    `purpose` is the spell, or the source of the ability, the mana is spent on. `life` is how much
    life the player has left for Phyrexian mana, `by_life` how many such symbols take it.
    """

    player: EntityId
    symbols: Symbols
    intent: Intent
    purpose: EntityId | None = None
    about: EntityId | None = None
    methods: tuple[Method, ...] = ()
    taken: frozenset[EntityId] = frozenset()
    life: int = 0
    by_life: int | None = None


def _last(source: Source) -> Source:
    """A permanent taps for its own ability only where nothing else pays: it may be about to attack."""
    return replace(source, harm=source.harm + 1)


def plan(game: Game, due: ManaDue, more: tuple[Source, ...] = ()) -> Payment | None:
    """A payment with sources as they are now, those the player named before all others."""
    pool = spendable(game, game.player(due.player), due.purpose)
    need = requirement(due.symbols)
    enough = len(pool) >= need.generic and not need.exact and not need.twobrid
    sources: list[Source] = []
    if not (enough and not need.phyrexian and not due.intent.mana):
        sources = mana_abilities(game, due.player, due.purpose, due.taken)
        sources = [_last(s) if s.key == due.purpose else s for s in sources]
    busy = {source.key for source in more if source.harm == ASKED_FOR}
    sources = [source for source in sources if source.key not in busy] if busy else sources
    wanted = due.intent.mana
    if wanted is None:
        return _solve(due, pool, [*more, *sources])
    asked = [
        replace(source, harm=source.harm + ASKED_FOR)
        for source in sources
        if source.ability[0] in wanted
    ]
    rest = [source for source in sources if source.ability[0] not in wanted]
    return _solve(due, pool, [*more, *asked]) or _solve(due, pool, [*more, *asked, *rest])


def _solve(due: ManaDue, pool: Symbols, sources: list[Source]) -> Payment | None:
    return solve(
        due.symbols, pool, sources, due.intent.reserve, by_life=due.by_life, life=due.life
    )  # fmt: skip


def can_pay_mana(game: Game, due: ManaDue) -> bool:
    if plan(game, due) is not None:
        return True
    possible = helpers(game, due.player, due.methods, due.taken)
    return bool(possible) and plan(game, due, tuple(possible)) is not None


def pay_mana(game: Game, due: ManaDue) -> tuple[Symbols, int]:
    """Activate what is needed and spend the mana; what was spent, and symbols paid with life."""
    more = _helpers_used(game, due) if due.methods else ()
    owner = game.player(due.player)
    asked = frozenset(due.intent.mana or ())
    tapped: set[EntityId] = set()
    for _ in range(MOST_PLANS):
        payment = plan(game, due, more)
        if payment is None:
            raise cannot_pay(game, due)
        if _carry_out(game, due, payment, tapped):
            break
    else:
        raise cannot_pay(game, due)
    for source in sorted(asked - tapped):
        _tap_besides(game, due, source)
    used = [a for a in payment.activations if isinstance(a.source.ability, Method)]
    mana = Counter(payment.spent)
    for activation in used:
        mana.subtract(activation.produced)
    spent = tuple(kind for kind in payment.spent if _take(mana, kind))
    missing = {s.key for s in more} - {activation.source.key for activation in used}
    for entity in missing:
        assert isinstance(entity, int)
        raise too_many(game, entity, due.methods)
    if spent:
        spend(game, owner, spent, due.purpose)
        game.note("pay mana", ("118.3a",), player=owner.name, mana=spell(spent))
    if used and due.about is not None:
        use(game, due.player, [activation.source for activation in used], due.about)
    return spent, payment.life_symbols


def _tap_besides(game: Game, due: ManaDue, entity: EntityId) -> None:
    """A source the player named though the payment does not need it: its mana stays in the pool."""
    for source in mana_abilities(game, due.player, due.purpose, due.taken):
        if source.ability[0] == entity:
            activate_mana_ability(game, due.player, entity, source.ability[1], due.intent)
            return
    raise IllegalAction(
        None, ("605.3a", "118.3"), f"{game.name_of(entity)} can't be activated for mana"
    )


def _take(mana: Counter[str], kind: str) -> bool:
    if mana[kind] <= 0:
        return False
    mana[kind] -= 1
    return True


def _carry_out(game: Game, due: ManaDue, payment: Payment, tapped: set[EntityId]) -> bool:
    """Activate what a payment says. False where other mana came of it than foreseen: plan again."""
    owner = game.player(due.player)
    for activation in payment.activations:
        source = activation.source
        if isinstance(source.ability, Method):
            continue
        foreseen = len(owner.pool) + len(activation.produced) - len(activation.spent)
        activate_for_payment(game, due.player, activation, due.intent)
        tapped.add(source.ability[0])
        if len(owner.pool) != foreseen:
            return False
    return True


def _helpers_used(game: Game, due: ManaDue) -> tuple[Source, ...]:
    """What is tapped or exiled rather than pay mana: as named, else only if it must be."""
    possible = helpers(game, due.player, due.methods, due.taken)
    wanted = named(game, possible, due.intent, due.taken)
    if wanted:
        return _forced(possible, wanted)
    if not possible or plan(game, due) is not None:
        return ()
    payment = plan(game, due, tuple(possible))
    if payment is None:
        raise cannot_pay(game, due)
    count = sum(isinstance(a.source.ability, Method) for a in payment.activations)
    entities = tuple(source.key for source in possible if isinstance(source.key, int))
    if count == len(entities) or interchangeable(game, entities):
        return _forced(possible, entities[:count])

    def acceptable(chosen: tuple[EntityId, ...]) -> bool:
        found = plan(game, due, _forced(possible, chosen))
        if found is None:
            return False
        return sum(isinstance(a.source.ability, Method) for a in found.activations) == len(chosen)

    chosen = choose_objects(
        game,
        ChooseObjects(
            player=due.player, question=due.methods[0].keyword, about=due.about,
            rules=(due.methods[0].rule,), options=entities, least=count, most=len(entities),
            acceptable=acceptable,
        ),
    )  # fmt: skip
    return _forced(possible, chosen)


def _forced(
    possible: list[Source], wanted: tuple[EntityId, ...] | list[EntityId]
) -> tuple[Source, ...]:
    return tuple(replace(s, harm=ASKED_FOR) for s in possible if s.key in wanted)


def cannot_pay(game: Game, due: ManaDue) -> IllegalAction:
    reason = f"{game.name_of(due.player)} can't pay {spell(due.symbols)}"
    return IllegalAction(None, ("601.2h", "118.3"), reason)
