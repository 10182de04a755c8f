"""Casting spells (601): every step in order; an illegal cast is rolled back whole (733.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.announcing import Announcement, announce
from rulesengine.game.casting_conditions import why_not_way
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.costing import (
    Bill,
    add_optional_costs,
    add_required_costs,
    base_bill,
)
from rulesengine.game.crimes import crime
from rulesengine.game.deciding import choose_number
from rulesengine.game.decisions import ChooseNumber
from rulesengine.game.forbidding import CANT_BE_CAST, cant
from rulesengine.game.gifts import choose_gifted
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import Announced, EntityId, GameObject
from rulesengine.game.paying import pay
from rulesengine.game.pipeline import happen
from rulesengine.game.rules import rule
from rulesengine.game.spending import relaxed
from rulesengine.game.splicing import splice
from rulesengine.game.walking import shifted
from rulesengine.game.ways import Way, count_permission, ways_to_cast
from rulesengine.ir.abilities import SpellAbility
from rulesengine.ir.effects import Effect
from rulesengine.ir.statics import CastOnlyIf, Several
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def cast(game: Game, player: EntityId, card: EntityId, intent: Intent = NO_INTENT) -> EntityId:
    """Cast a card from wherever it may be cast; the spell's id."""
    with game.attempt():
        thing = game.objects[card]
        way = choose_way(game, player, thing, intent)
        why = game.rules["can_cast_now"](game, player, thing, way)
        if why:
            raise IllegalAction(None, why, f"{game.name_of(card)} can't be cast now")
        spell = cast_by(game, player, card, way, intent)
        receive_priority(game, player)
        return spell


def receive_priority(game: Game, player: EntityId) -> None:
    """117.3c: who cast, activated or took a special action gets priority again, as 117.5 says."""
    from rulesengine.game.turns import give_priority

    give_priority(game, player)


def choose_way(game: Game, player: EntityId, thing: GameObject, intent: Intent) -> Way:
    """The way meant: the alternative cost or permission named, else the plain one."""
    if thing.became is not None:
        raise IllegalAction(None, ("400.7",), "that card is no longer there")
    found = list(ways_to_cast(game, player, thing))
    if intent.face is not None:
        found = [way for way in found if way.face is not None and way.face.name == intent.face]
    named = [way for way in found if _called(way) & set(intent.using)]
    most = max((len(_called(way) & set(intent.using)) for way in named), default=0)
    named = [way for way in named if len(_called(way) & set(intent.using)) == most]
    alternatives = {way.name for way in named}
    if len(alternatives) > 1:
        raise IllegalAction(None, ("118.9a",), "only one alternative cost can be applied")
    unknown = [
        name for name in intent.using
        if name in _ALTERNATIVES and name not in {way.name for way in found}
    ]  # fmt: skip
    if unknown:
        raise IllegalAction(None, ("601.3",), f"it can't be cast with {unknown[0]}")
    plain = [way for way in found if not way.name and not way.free and not way.also]
    chosen = named or plain or [way for way in found if way.free and not way.also] or found
    if not chosen:
        raise IllegalAction(None, ("601.3",), f"nothing lets {game.name_of(player)} cast it")
    reasons: tuple[str, ...] = ()
    for way in chosen:
        why = why_not_way(game, player, thing, way)
        if not why:
            return way
        reasons = why
    raise IllegalAction(None, reasons, "that way to cast it is not available")


def _called(way: Way) -> set[str]:
    """The names by which a player says that this is the way."""
    return {name for name in (way.name, way.by, way.also) if name}


_ALTERNATIVES = frozenset(
    {
        "flashback", "dash", "evoke", "overload", "surge", "awaken", "emerge", "morph", "megamorph",
        "disguise", "bestow", "blitz", "spectacle", "prowl", "aftermath", "jump-start", "mutate",
        "escape", "madness", "miracle", "foretell", "disturb", "retrace", "mayhem", "prototype",
        "fuse", "web-slinging", "warp", "plot", "harmonize", "impending", "freerunning", "sneak",
    }
)  # fmt: skip


def cast_by(
    game: Game, player: EntityId, card: EntityId, way: Way, intent: Intent = NO_INTENT
) -> EntityId:
    """601.2a–i for one way of casting; timing has been checked where it matters."""
    with game.attempt():
        spell = put_on_stack(game, player, card, way)
        context = Context(spell.id, player)
        values = characteristics(game, spell.id)
        check_castable(game, spell, context)
        bill = base_bill(way, values)
        if way.name and not way.free and way.costs is not None:
            bill.paid[way.name] = 1
        add_optional_costs(game, bill, values, intent, _extra_modes(values, intent))
        add_required_costs(game, bill, spell, values, context, intent)
        gifted = choose_gifted(game, player, spell) if bill.paid.get("gift") else None
        x = choose_x(game, player, spell, bill, way, intent)
        context.x = x
        context.announced = Announced(controller=player, paid=dict(bill.paid), x=x, was_cast=True)
        spell.announced = context.announced
        spliced = splice(game, player, spell, bill, intent)
        if spliced:
            context.announced = replace(context.announced, spliced=spliced)
            spell.announced = context.announced
        effects = spell_effects(game, spell)
        made = Announcement()
        if not way.face_down and "overloaded" not in way.marks:
            made = announce(
                game, aura_targets(game, spell, way) + effects, context, intent,
                entwined="entwine" in bill.paid, escalated="escalate" in values.keywords,
            )  # fmt: skip
        context.announced = Announced(
            controller=player, paid=bill.paid, x=x, was_cast=True, spliced=spliced,
            modes=made.modes, targets=made.targets, from_zone=game.objects[card].zone,
        )  # fmt: skip
        spell.announced = context.announced  # 601.2f: what it targets may change what it costs
        total = game.rules["spell_cost"](game, player, spell, bill.mana, x or 0, context)
        if way.any_mana:
            total = tuple(relaxed(symbol, way.any_mana == "type") for symbol in total)
        spell.announced = Announced(
            controller=player, modes=made.modes, targets=made.targets, divisions=made.divisions,
            x=x, paid=bill.paid, spliced=spliced, from_zone=game.objects[card].zone,
            was_cast=True, free=way.free, cast_in=(game.step, game.active),
        )  # fmt: skip
        from rulesengine.game.paying_methods import method_of

        paid = pay(
            game,
            player,
            bill.others,
            context,
            intent,
            total,
            method=method_of(game, spell, way, intent),
        )
        spell.announced = replace(
            spell.announced, gifted=gifted, mana_spent=paid.mana_spent, cost_objects=paid.objects,
            convoked=tuple(spell.chosen.get("convoked", ())),
        )  # fmt: skip
        if way.marks:
            spell.designations = spell.designations | way.marks
        count_permission(game, way)
        happen(game, [e.Cast(object=spell.id, player=player, rules=("601.2i",))])
        announce_targets(game, spell.id, made, player)
        return spell.id


def check_castable(game: Game, spell: GameObject, context: Context) -> None:
    """601.3: effects that forbid it, and its own "cast this spell only if"."""
    if game.rules["split_second_stops"](game, spell.id):
        raise IllegalAction(None, ("702.61a",), "a spell with split second is on the stack")
    if cant(game, spell.id, CANT_BE_CAST):
        raise IllegalAction(None, ("101.2",), "it can't be cast")
    for held in characteristics(game, spell.id).abilities:
        whole = getattr(held.ability, "effect", None)
        for effect in whole.parts if isinstance(whole, Several) else (whole,):
            if not isinstance(effect, CastOnlyIf) or holds(game, effect.condition, context):
                continue
            raise IllegalAction(None, ("601.3",), "its own condition for casting it is not met")


def put_on_stack(game: Game, player: EntityId, card: EntityId, way: Way) -> GameObject:
    """601.2a: the card becomes a spell on the stack."""
    change = e.ZoneChange(
        object=card, to=Zone.STACK, reason="cast", by=player, controller=player,
        face_down=way.face_down, rules=("601.2a",),
    )  # fmt: skip
    happen(game, [change])
    if change.became is None:
        raise IllegalAction(None, ("601.2a",), "it can't be put on the stack")
    spell = game.objects[change.became]
    if way.face is not None and way.face is not spell.face and not way.face_down:
        spell.face = way.face
    if "bestow" in way.marks:  # 702.103b: it is an Aura spell from now on, also for what it costs
        spell.designations = spell.designations | {"bestow"}
    return spell


def _extra_modes(values, intent: Intent) -> int:  # type: ignore[no-untyped-def]
    """Escalate: modes beyond the first (702.120a)."""
    if "escalate" not in values.keywords or not intent.modes:
        return 0
    return len(intent.modes) - 1


@rule("107.3b")
def free_x_is_zero(game: Game) -> bool:
    """Cast without paying its mana cost, a spell's X can only be 0."""
    return True


def choose_x(
    game: Game, player: EntityId, spell: GameObject, bill: Bill, way: Way, intent: Intent
) -> int | None:
    """601.2b, 107.3: X is announced; without paying the mana cost it can only be 0 (107.3b)."""
    has_x = "X" in bill.mana or _x_in_costs(bill)
    if not has_x:
        if not way.free or "X" not in (characteristics(game, spell.id).mana_cost or ()):
            return None
        if game.rules["free_x_is_zero"](game):
            if intent.x:
                raise IllegalAction(None, ("107.3b",), "X can only be 0")
            return 0
    if intent.x is not None:
        return intent.x
    return choose_number(
        game, ChooseNumber(player=player, question="X", about=spell.id, rules=("601.2b",))
    )


def _x_in_costs(bill: Bill) -> bool:
    from rulesengine.game.walking import walk
    from rulesengine.ir.quantities import X

    return any(isinstance(node, X) for cost in bill.others for node in walk(cost))


def spell_effects(game: Game, spell: GameObject) -> tuple[Effect, ...]:
    """What an instant or sorcery spell says, paragraph by paragraph; spliced text after it (702.47b)."""
    if spell.face_down:
        return ()
    values = characteristics(game, spell.id)
    own = tuple(
        apart(held.ability, n)
        for n, held in enumerate(values.abilities)
        if isinstance(held.ability, SpellAbility)
    )
    spliced = spell.announced.spliced if spell.announced is not None else ()
    return own + tuple(spliced)


def apart(ability: SpellAbility, paragraph: int) -> Effect:
    """A paragraph's effect; its slots are kept out of the way of the other paragraphs'."""
    if paragraph == 0:
        return ability.effect
    key = (id(ability), paragraph)
    found = _apart.get(key)
    if found is None or found[0] is not ability:
        found = _apart[key] = (ability, shifted(ability.effect, PARAGRAPH * paragraph))
    return found[1]


PARAGRAPH = 20
_apart: dict[tuple[int, int], tuple[SpellAbility, Effect]] = {}


def aura_targets(game: Game, spell: GameObject, way: Way) -> tuple[Effect, ...]:
    """303.4a: an Aura spell targets what it may enchant."""
    from rulesengine.game.auras import aura_effect

    effect = aura_effect(game, spell, way)
    return () if effect is None else (effect,)


def announce_targets(
    game: Game, spell: EntityId, made: Announcement, by: EntityId | None = None
) -> None:
    """Things that become the target of a spell or ability (601.2c); ward and the like watch for it.

    `by` is who cast, activated or controls it; nobody does so with a copy put onto the stack.
    """
    targets = dict.fromkeys(t for chosen in made.targets.values() for t in chosen)
    events: list[e.Event] = [e.BecomesTarget(object=target, by=spell) for target in targets]
    if by is not None:
        events += crime(game, by, targets)
    if events:
        happen(game, events)
