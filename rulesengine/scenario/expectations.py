"""What a scenario states about the end: every form of the contract's table, checked in the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesengine.cards.spelling import folded
from rulesengine.scenario import facts_now
from rulesengine.scenario.naming import Names
from rulesengine.scenario.position import mana_symbols
from rulesengine.scenario.questions import About, Expectation

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.model import Scenario

Fields = Mapping[str, Any]


def check(game: Game, scenario: Scenario) -> list[str]:
    """The expectations that do not hold, and the claims of legality that did not, as sentences."""
    names: Names = game.caches["names"]
    failed = [*game.caches.get("false_claims", ())]
    for expectation in scenario.expect:
        wrong = failure(names, expectation)
        if wrong is not None:
            failed.append(wrong)
    return failed


def failure(names: Names, expectation: Expectation) -> str | None:
    """Why an expectation does not hold; None where it does."""
    return _FORMS[expectation.about](names, expectation.fields)


def _player(names: Names, fields: Fields) -> str | None:
    player = facts_now.player_named(names.game, fields["player"])
    for key, wanted in fields.items():
        if key == "player":
            continue
        now = facts_now.PLAYER[key](names.game, player)
        if not _same(key, wanted, now):
            return f"{player.name}: expected {key} {_shown(wanted)}, got {_shown(now)}"
    return None


def _zone(names: Names, fields: Fields) -> str | None:
    game = names.game
    player = facts_now.player_named(game, fields["player"])
    zone = fields["zone"]
    if "cards" in fields:
        listed = [folded(card) for card in fields["cards"]]
        there = [folded(name) for name in facts_now.names_in(game, player, zone)]
        if Counter(listed) != Counter(there):
            cards = ", ".join(facts_now.names_in(game, player, zone))
            return f"{player.name}'s {zone}: expected {_shown(fields['cards'])}, got {cards}"
    if "card" not in fields and "count" not in fields:
        return None
    count = facts_now.count_in(names, player, zone, fields.get("card"))
    wanted = fields.get("count")
    holds = count > 0 if wanted is None else count == wanted
    if holds:
        return None
    what = fields.get("card", "objects")
    return f"{player.name}'s {zone}: expected {_shown(wanted or 0)} {what}, got {count}"


def _object(names: Names, fields: Fields) -> str | None:
    """Every object so named has it; with `count`, that many satisfy everything stated."""
    name = fields["object"]
    found = facts_now.objects_named(names, fields)
    stated = {k: v for k, v in fields.items() if k not in _WHICH}
    wanted = fields.get("count")
    if wanted is not None:
        fit = [o for o in found if _first_wrong(names, o, stated) is None]
        return None if len(fit) == wanted else f"{name}: expected {wanted}, got {len(fit)}"
    if not found:
        whose = f" of {fields['controller']}" if "controller" in fields else ""
        return f"{name}: expected one{whose} in {fields.get('zone', 'battlefield')}, there is none"
    for entity in found:
        wrong = _first_wrong(names, entity, stated)
        if wrong is not None:
            return f"{name}: {wrong}"
    return None


_WHICH = frozenset({"object", "controller", "zone", "count"})


def _first_wrong(names: Names, entity: EntityId, stated: Fields) -> str | None:
    for key, wanted in stated.items():
        if key == "attached_to":
            now = names.game.objects[entity].attached_to
            if now is None or not names.fitting(wanted, [now]):
                return f"expected to be attached to {wanted}"
            continue
        of, fits = _OBJECT[key]
        now = facts_now.OBJECT[of](names.game, entity)
        if not fits(wanted, now):
            return f"expected {key} {_shown(wanted)}, got {_shown(now)}"
    return None


def _equal(wanted: Any, now: Any) -> bool:
    return bool(wanted == now)


def _among(wanted: tuple[str, ...], now: tuple[str, ...]) -> bool:
    there = {folded(word) for word in now}
    return all(folded(word) in there for word in wanted)


def _not_among(wanted: tuple[str, ...], now: tuple[str, ...]) -> bool:
    there = {folded(word) for word in now}
    return not any(folded(word) in there for word in wanted)


def _exactly(wanted: tuple[str, ...], now: tuple[str, ...]) -> bool:
    return sorted(map(folded, wanted)) == sorted(map(folded, now))


def _counters(wanted: Mapping[str, int], now: Mapping[str, int]) -> bool:
    return all(now.get(kind, 0) == count for kind, count in wanted.items())


# Which fact each word of the form compares, and how.
_OBJECT: dict[str, tuple[str, Callable[[Any, Any], bool]]] = {
    "power": ("power", _equal),
    "toughness": ("toughness", _equal),
    "tapped": ("tapped", _equal),
    "attacking": ("attacking", _equal),
    "face_down": ("face_down", _equal),
    "damage": ("damage", _equal),
    "owner": ("owner", _equal),
    "counters": ("counters", _counters),
    "has": ("has", _among),
    "lacks": ("has", _not_among),
    "types": ("types", _among),
    "not_types": ("types", _not_among),
    "subtypes": ("subtypes", _among),
    "not_subtypes": ("subtypes", _not_among),
    "colors": ("colors", _exactly),
}


def _stack(names: Names, fields: Fields) -> str | None:
    wanted, game = fields["stack"], names.game
    if isinstance(wanted, int):
        got = len(game.stack)
        return None if got == wanted else f"stack: expected {wanted} objects, got {got}"
    top_first = game.stack[::-1]
    same = len(top_first) == len(wanted) and all(
        names.fitting(name, [entity]) for name, entity in zip(wanted, top_first, strict=True)
    )
    there = ", ".join(game.name_of(entity) for entity in top_first)
    return None if same else f"stack: expected {_shown(wanted)} from the top, got {there}"


def _exiled(names: Names, fields: Fields) -> str | None:
    found = facts_now.exiled_named(names, fields)
    counters = fields.get("counters", {})
    fit = [card for card in found if _counters(counters, names.game.objects[card].counters)]
    wanted = fields.get("count")
    holds = bool(fit) if wanted is None else len(fit) == wanted
    name = fields["exiled"]
    return None if holds else f"exiled {name}: expected {_shown(wanted or 1)}, got {len(fit)}"


def _drawn(names: Names, fields: Fields) -> str | None:
    drawn = names.game.drawn
    return None if drawn == fields["drawn"] else f"expected drawn {fields['drawn']}, got {drawn}"


_FORMS: dict[About, Callable[[Names, Fields], str | None]] = {
    About.PLAYER: _player,
    About.ZONE: _zone,
    About.OBJECT: _object,
    About.STACK: _stack,
    About.EXILED: _exiled,
    About.DRAWN: _drawn,
}


def _same(key: str, wanted: Any, now: Any) -> bool:
    if key == "counters":
        return _counters(wanted, now)
    if key == "mana":
        return sorted(mana_symbols(wanted)) == sorted(mana_symbols(now))
    return bool(wanted == now)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{n} {kind}" for kind, n in value.items()) or "none"
    return str(value)
