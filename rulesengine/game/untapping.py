"""The untap step (502): phasing, untapping, and what keeps a permanent tapped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.continuous import ContinuousEffect
from rulesengine.game.day_and_night import check_previous_turn
from rulesengine.game.deciding import choose_objects, yes_no
from rulesengine.game.decisions import ChooseObjects, YesNo
from rulesengine.game.exerting import end_exertions, exerted_by
from rulesengine.game.filters import matches
from rulesengine.game.forbidding import CANT_UNTAP_IN_STEP, CANT_UNTAP_NEXT, cant
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.references import affected_by_static, denotes
from rulesengine.game.restrictions import MAY_STAY_TAPPED, may
from rulesengine.game.statics import static_effects
from rulesengine.ir.changes import Cant
from rulesengine.ir.untapping import UntapsAtMost, UntapsToo
from rulesengine.ir.words import Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def untap_step(game: Game) -> None:
    """502: phasing, day and night, then untapping; nobody gets priority."""
    phase(game)
    check_previous_turn(game)
    events: list[e.Event] = []
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.phased_out or characteristics(game, entity).controller != game.active:
            continue
        thing.sick_for = None
        if thing.tapped and not stays_tapped(game, entity):
            events.append(e.Untap(object=entity, in_untap_step=True, rules=("502.3",)))
    events = _as_many_as_may(game, events)
    events.extend(_untapping_too(game))
    if events:
        happen(game, events)
    end_exertions(game)
    end_restrictions_of_step(game)
    happen(game, [e.StepBegins(step=Step.UNTAP, player=game.active)])


def _untapping_too(game: Game) -> Iterator[e.Untap]:
    """502.3: "during each other player's untap step" untaps at the same time, whatever keeps the
    active player's own from untapping "during its controller's untap step"."""
    found: dict[EntityId, None] = {}
    for effect, context in static_effects(game, UntapsToo):
        if context.controller == game.active:
            continue
        for entity in game.battlefield:
            thing = game.objects[entity]
            if (
                thing.tapped
                and not thing.phased_out
                and denotes(game, effect.what, entity, context)
            ):
                found[entity] = None
    for entity in found:
        yield e.Untap(object=entity, in_untap_step=True, rules=("502.3",))


def _as_many_as_may(game: Game, events: list[e.Event]) -> list[e.Event]:
    """502.3: where no more than so many may untap, the active player chooses which."""
    for effect, context in static_effects(game, UntapsAtMost):
        limited = [
            event
            for event in events
            if isinstance(event, e.Untap) and matches(game, effect.filter, event.object, context)
        ]
        if len(limited) <= effect.at_most:
            continue
        question = ChooseObjects(
            player=game.active, question="untap", about=context.source, rules=("502.3",),
            options=tuple(event.object for event in limited), least=0, most=effect.at_most,
        )  # fmt: skip
        chosen = choose_objects(game, question)
        events = [x for x in events if x not in limited or getattr(x, "object", 0) in chosen]
    return events


def stays_tapped(game: Game, entity: EntityId) -> bool:
    """ "Doesn't untap during its controller's untap step", exerted, stun counters (122.1d)."""
    thing = game.objects[entity]
    if exerted_by(game, entity) == game.active:
        return True
    if thing.counters.get("stun"):
        happen(game, [e.RemoveCounters(off=entity, kind="stun", count=1, rules=("122.1d",))])
        return True
    if cant(game, entity, CANT_UNTAP_IN_STEP) or cant(game, entity, CANT_UNTAP_NEXT):
        return True
    return may(game, entity, MAY_STAY_TAPPED) and not yes_no(
        game, YesNo(player=game.active, question="untap", about=entity, rules=("502.3",))
    )


def end_restrictions_of_step(game: Game) -> None:
    """ "Doesn't untap during its controller's next untap step" has done its work after that step."""
    if not any(_restricts_untap(effect) for effect in game.effects):
        return
    kept: list[ContinuousEffect] = []
    for effect in game.effects:
        if _restricts_untap(effect):
            those = effect.affected
            if effect.what is not None:
                those = affected_by_static(game, effect.what, effect.context, game.battlefield)
            later = tuple(o for o in those if characteristics(game, o).controller != game.active)
            effect = replace(effect, affected=later, what=None)
            if not later:
                continue
        kept.append(effect)
    game.effects = tuple(kept)


def _restricts_untap(effect: ContinuousEffect) -> bool:
    return any(isinstance(c, Cant) and c.what == CANT_UNTAP_NEXT for c in effect.changes)


def phase(game: Game) -> None:
    """502.1, 702.26a: phasing permanents phase out and phased-out ones phase in, all at once."""
    events: list[e.Event] = []
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.phased_out:
            if (
                thing.controller_base == game.active
                and "phased indirectly" not in thing.designations
            ):
                events.append(e.PhasesIn(object=entity, rules=("702.26a",)))
        elif "phasing" in characteristics(game, entity).keywords:
            if characteristics(game, entity).controller == game.active:
                events.append(e.PhasesOut(object=entity, rules=("702.26a",)))
    if events:
        happen(game, events)
