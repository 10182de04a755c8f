"""Choosing what a cost consumes: as the player said, or by asking (601.2b, 601.2h, 602.2b)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.cost_rules import OBJECT_COSTS, ObjectCost, refuse
from rulesengine.game.deciding import choose_objects, choose_words
from rulesengine.game.decisions import ChooseObjects, ChooseWords
from rulesengine.game.forbidding import CANT_CREW, cant
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import mana_value
from rulesengine.game.quantities import number
from rulesengine.game.references import denoted, everything
from rulesengine.game.vocabulary import acts_on
from rulesengine.ir import costs as c
from rulesengine.ir.changes import May
from rulesengine.ir.refs import Determiner, Itself, Objects, Reference
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.quantities import Quantity


@dataclass(slots=True)
class Choices:
    """What the player said ahead and costs have not used yet, and what is promised (118.10)."""

    said: dict[str, list[EntityId]]
    taken: set[EntityId] = field(default_factory=set)
    tapped: set[EntityId] = field(default_factory=set)

    @classmethod
    def of(cls, intent: Intent) -> Choices:
        names = ("sacrifice", "tap", "exile", "discard", "return_")
        return cls({name: list(getattr(intent, name)) for name in names})


@dataclass(frozen=True, slots=True)
class Range:
    """What may be chosen, and how many of it at least and at most."""

    options: tuple[EntityId, ...]
    least: int
    most: int

    @property
    def enough(self) -> bool:
        return len(self.options) >= self.least


def reference_of(cost: c.Cost) -> Reference | None:
    what: Reference | None = getattr(cost, "what", None)
    return what


def available(
    game: Game, player: EntityId, cost: c.Cost, context: Context, taken: set[EntityId]
) -> Range:
    """What could be used for a cost with objects."""
    rule = OBJECT_COSTS.get(type(cost))
    what = reference_of(cost)
    if what is None:  # the whole hand
        hand = tuple(card for card in game.player(player).hand if card not in taken)
        return Range(hand, len(hand), len(hand))
    if not isinstance(what, Objects):
        found = denoted(game, what, context)
        usable = tuple(x for x in found if _usable(game, player, rule, cost, x, context))
        return Range(usable, len(found) or 1, len(found) or 1)
    everyone = everything(game, what.filter, context)
    usable = tuple(
        entity
        for entity in everyone
        if entity not in taken
        and not (what.other and entity == context.source)
        and _usable(game, player, rule, cost, entity, context)
    )
    if what.count is None:
        if what.determiner is Determiner.ALL:
            return Range(usable, len(usable), len(usable))
        return Range(usable, 0, len(usable)) if what.up_to else Range(usable, 1, 1)
    count = number(game, what.count, context)
    return Range(usable, 0 if what.up_to else count, count)


def _usable(
    game: Game,
    player: EntityId,
    rule: ObjectCost | None,
    cost: c.Cost,
    entity: EntityId,
    context: Context,
) -> bool:
    if rule is not None:
        return not rule.why_not(game, player, entity)
    if isinstance(cost, c.RemoveCountersCost):
        counters = game.objects[entity].counters
        have = sum(counters.values()) if cost.kind is None else counters.get(cost.kind, 0)
        return have >= number(game, cost.count, context)
    return True


def choose_for(
    game: Game, player: EntityId, cost: c.Cost, context: Context, choices: Choices
) -> tuple[EntityId, ...]:
    """The objects one cost consumes; they are promised to it from now on."""
    rule = OBJECT_COSTS.get(type(cost))
    question = rule.question if rule is not None else "counters"
    given = choices.said.get(rule.given, []) if rule is not None else []
    what = reference_of(cost)
    range_ = available(game, player, cost, context, choices.taken)
    if what is not None and not isinstance(what, Objects):
        chosen = _fixed(game, player, rule, what, range_, context)
    elif isinstance(cost, c.TapCost) and cost.power is not None:
        chosen = _with_power(game, player, cost, cost.power, range_, given, context)
    elif given and isinstance(what, Objects):
        chosen = _said(game, player, rule, range_, given)
    elif not range_.enough:
        raise refuse(("118.3", "601.2h"), f"there is not enough to {question}")
    elif isinstance(what, Objects) and what.determiner is Determiner.RANDOM:
        chosen = tuple(game.rng.sample(range_.options, range_.least))
    else:
        chosen = choose_objects(
            game,
            ChooseObjects(
                player=player, question=question, about=context.source, rules=("601.2h",),
                options=range_.options, least=range_.least, most=range_.most,
            ),
        )  # fmt: skip
    choices.taken.update(chosen)
    if isinstance(cost, c.TapCost):
        choices.tapped.update(chosen)
    return chosen


def _with_power(
    game: Game,
    player: EntityId,
    cost: c.TapCost,
    power: Quantity,
    range_: Range,
    given: list[EntityId],
    context: Context,
) -> tuple[EntityId, ...]:
    """Creatures of enough total power, as many as the player likes (702.122a, 702.171a)."""
    needed = number(game, power, context)

    crewing = context.memory.get("activating") == "crew"

    def power_of(creature: EntityId) -> int:
        if crewing and any(cant(game, creature, what) for what in CANT_CREW):
            return 0
        return strength_for(game, creature, str(context.memory.get("activating", "")))

    def enough(chosen: tuple[EntityId, ...]) -> bool:
        return sum(map(power_of, chosen)) >= needed

    able = tuple(x for x in range_.options if power_of(x) > 0)
    if not enough(able):
        raise refuse(("118.3", "601.2h"), "there is not enough power to tap")
    if given:
        chosen = _said(game, player, OBJECT_COSTS[c.TapCost], range_, given)
        if not enough(chosen):
            raise refuse(("601.2h",), "the creatures named have too little power")
        return chosen
    return choose_objects(
        game,
        ChooseObjects(
            player=player, question="tap", about=context.source, rules=("601.2h",),
            options=range_.options, least=1 if needed > 0 else 0, most=len(range_.options),
            acceptable=enough,
        ),
    )  # fmt: skip


def strength_for(game: Game, creature: EntityId, keyword: str) -> int:
    """What a creature counts for as it crews or saddles: its power, unless it says otherwise."""
    values = characteristics(game, creature)
    power = values.power or 0
    for change, _ in values.changes:
        if isinstance(change, May) and keyword in _STRONGER.get(change.what, ()):
            power += change.count
        elif isinstance(change, May) and keyword in _BY_TOUGHNESS.get(change.what, ()):
            power = values.toughness or 0
    return power


_STRONGER = {
    "crew as though stronger": ("crew",),
    "saddle and crew as though stronger": ("saddle", "crew"),
}
_BY_TOUGHNESS = {"crew by toughness": ("crew",), "saddle and crew by toughness": ("saddle", "crew")}
acts_on(May, *_STRONGER, *_BY_TOUGHNESS)


def _fixed(
    game: Game,
    player: EntityId,
    rule: ObjectCost | None,
    what: Reference,
    range_: Range,
    context: Context,
) -> tuple[EntityId, ...]:
    if range_.enough:
        return range_.options
    rules: tuple[str, ...] = ("118.3",)
    for entity in denoted(game, what, context):
        if rule is not None:
            rules = rule.why_not(game, player, entity) or rules
    raise refuse(rules, "what the cost asks for is not there, or can't be used")


def _said(
    game: Game, player: EntityId, rule: ObjectCost | None, range_: Range, given: list[EntityId]
) -> tuple[EntityId, ...]:
    """The first of what the player named that fit."""
    fitting = [entity for entity in given if entity in range_.options][: range_.most]
    if len(fitting) < range_.least:
        for entity in given:
            if entity not in fitting and rule is not None:
                why = rule.why_not(game, player, entity) or ("601.2h",)
                raise refuse(why, f"{game.name_of(entity)} can't be used for that cost")
        raise refuse(("118.3", "601.2h"), "too few objects were named for a cost")
    for entity in fitting:
        given.remove(entity)
    return tuple(fitting)


def events_for(
    game: Game, player: EntityId, cost: c.Cost, chosen: tuple[EntityId, ...], context: Context
) -> list[e.Event]:
    """What happens to the objects chosen for a cost, all at once."""
    rule = OBJECT_COSTS.get(type(cost))
    if rule is not None:
        return [rule.event(game, player, cost, entity, context) for entity in chosen]
    events: list[e.Event] = []
    for entity in chosen:
        if isinstance(cost, c.PutCountersCost):
            count = number(game, cost.count, context)
            events.append(
                e.PutCounters(
                    by_effect=False,
                    on=entity,
                    kind=cost.kind,
                    count=count,
                    by=player,
                    source=context.source,
                )
            )
        elif isinstance(cost, c.RemoveCountersCost):
            count = number(game, cost.count, context)
            kind = cost.kind or _kind_of_counter(game, player, entity, context)
            events.append(
                e.RemoveCounters(off=entity, kind=kind, count=count, source=context.source)
            )
        elif isinstance(cost, c.ExertCost):
            from rulesengine.game.exerting import exerting

            events += exerting(game, player, entity)
    return events


def _kind_of_counter(game: Game, player: EntityId, entity: EntityId, context: Context) -> str:
    kinds = tuple(sorted(game.objects[entity].counters))
    if len(kinds) == 1:
        return kinds[0]
    (kind,) = choose_words(
        game,
        ChooseWords(
            player=player, question="kind of counter", about=entity, rules=("118.3",), options=kinds
        ),
    )
    return kind


def evidence(
    game: Game, player: EntityId, cost: c.CollectEvidence, context: Context, taken: set[EntityId]
) -> tuple[tuple[EntityId, ...], int]:
    """701.59a: the cards there are, and the total mana value to reach."""
    cards = tuple(card for card in game.player(player).graveyard if card not in taken)
    return cards, number(game, cost.amount, context)


def collect_evidence(
    game: Game, player: EntityId, cost: c.CollectEvidence, context: Context, choices: Choices
) -> tuple[EntityId, ...]:
    cards, needed = evidence(game, player, cost, context, choices.taken)

    def value(chosen: tuple[EntityId, ...]) -> int:
        return sum(mana_value(characteristics(game, card).mana_cost) for card in chosen)

    if value(cards) < needed:
        raise refuse(("701.59b",), "there are not enough cards to collect evidence")
    said = tuple(card for card in choices.said["exile"] if card in cards)
    if said:
        if value(said) < needed:
            raise refuse(("701.59a",), "the cards named have too little mana value")
        chosen = said
    else:
        chosen = choose_objects(
            game,
            ChooseObjects(
                player=player, question="collect evidence", about=context.source,
                rules=("701.59a",), options=cards, least=1, most=len(cards),
                acceptable=lambda chosen: value(chosen) >= needed,
            ),
        )  # fmt: skip
    choices.taken.update(chosen)
    return chosen


def exiled(player: EntityId, chosen: tuple[EntityId, ...], context: Context) -> list[e.Event]:
    return [
        e.ZoneChange(
            object=card, to=Zone.EXILE, reason="exile", by=player, source=context.source,
            rules=("701.59a",),
        )
        for card in chosen
    ]  # fmt: skip


def is_itself(cost: c.Cost) -> bool:
    return isinstance(reference_of(cost), Itself)
