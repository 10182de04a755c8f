"""What an action announces (601.2b–d), from names to objects: every reading of its names in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Any

from rulesengine.errors import IllegalAction
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.scenario import places
from rulesengine.scenario.actions import Action, Pay
from rulesengine.scenario.naming import UnknownName

if TYPE_CHECKING:
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.naming import Names

MOST_READINGS = 200
_NO_PAY = Pay()


def intents(names: Names, player: EntityId, action: Action) -> Iterator[Intent]:
    """The intents an action can mean: one, unless a target's name fits several objects."""
    fixed: dict[str, Any] = {}
    if action.x is not None:
        fixed["x"] = action.x
    if action.modes:
        fixed["modes"] = action.modes
    if action.using:
        fixed["using"] = _using(names, player, action)
    if action.face is not None:
        fixed["face"] = action.face
    if action.pay != _NO_PAY:
        fixed.update(_paid(names, player, action))
    if not action.targets:
        yield Intent(**fixed) if fixed else NO_INTENT
        return
    amounts = [target.amount for target in action.targets]
    for chosen in _targets(names, action):
        targets = tuple(zip(chosen, amounts, strict=True))
        yield Intent(targets=targets, **fixed)


def _targets(names: Names, action: Action) -> Iterator[tuple[EntityId, ...]]:
    """Ways to read the names of the targets; different objects for equal names come first."""
    if len(action.targets) == 1:
        nothing = True
        for only in targets_named(names, action.targets[0].name):
            nothing = False
            yield (only,)
        if nothing:
            raise _no_target(names, action, action.targets[0].name)
        return
    options = [list(targets_named(names, target.name)) for target in action.targets]
    for target, found in zip(action.targets, options, strict=True):
        if not found:
            raise _no_target(names, action, target.name)
    repeated: list[tuple[EntityId, ...]] = []
    for chosen in islice(product(*options), MOST_READINGS):
        if len(set(chosen)) == len(chosen):
            yield chosen
        else:
            repeated.append(chosen)
    yield from repeated


def _no_target(names: Names, action: Action, name: str) -> IllegalAction:
    if not names.known(name):
        raise UnknownName(name)
    return IllegalAction(action, ("601.2c",), f"there is no {name} to target")


def targets_named(names: Names, name: str) -> Iterator[EntityId]:
    """All a target's name can mean, likelier places first."""
    first = True
    for tier in places.anywhere(names.game):
        found = names.fitting(name, tier) if tier else []
        if first and found:
            names.note_ambiguity(name, found)
            first = False
        yield from found


def _using(names: Names, player: EntityId, action: Action) -> dict[str, Any]:
    """Costs and permissions by name; how often, which cost, or the cards spliced."""
    using: dict[str, Any] = {}
    for each in action.using:
        value: Any = each.value
        if value is None:
            value = 1
        elif each.name == "splice":
            cards = (value,) if isinstance(value, str) else tuple(value)
            spliced = _each(names, action, cards, [names.game.player(player).hand])
            value = (*using.get("splice", ()), *spliced)
        using[each.name] = value
    return using


def _paid(names: Names, player: EntityId, action: Action) -> dict[str, Any]:
    pay, game = action.pay, names.game
    where = places.paid_with(game, player)
    mine, hand, graveyard = where[:1], [game.player(player).hand], [game.player(player).graveyard]
    found: dict[str, Any] = {
        "sacrifice": _each(names, action, pay.sacrifice, mine),
        "tap": _each(names, action, pay.tap, mine),
        "exile": _each(names, action, pay.exile, [*graveyard, *hand, *where]),
        "discard": _each(names, action, pay.discard, hand),
        "return_": _each(names, action, pay.return_, [*mine, *where]),
        "life": pay.life,
    }
    if pay.mana is not None:
        found["mana"] = _each(names, action, pay.mana, where)
    return found


def _each(
    names: Names, action: Action, named: tuple[str, ...], tiers: places.Tiers
) -> tuple[EntityId, ...]:
    """Each name its own object, from the first place that has one; untapped ones first."""
    objects = names.game.objects
    chosen: list[EntityId] = []
    for name in named:
        for tier in tiers:
            found = names.fitting(name, [t for t in tier if t not in chosen])
            ready = [t for t in found if not objects[t].tapped] or found
            if ready:
                names.note_ambiguity(name, ready)
                chosen.append(ready[0])
                break
        else:
            if not names.known(name):
                raise UnknownName(name)
            raise IllegalAction(action, ("601.2h",), f"there is no {name} to pay with")
    return tuple(chosen)
