"""Turn structure (500–514) and priority (117): what happens as players pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import LimitReached
from rulesengine.game import (
    attacking,
    blocking,
    combat_damage,
    effects,
    entering,
    entering_combat,
    melding,
    planechase,
    preventing,
    rebounding,
    replacements,
    split_second,
)
from rulesengine.game import events as e
from rulesengine.game import planar_deck as planar_deck  # declares how the first plane is found
from rulesengine.game.cleaning_up import discard_to_hand_size, wear_off
from rulesengine.game.combat import check_combat
from rulesengine.game.continuous import end_effects, end_effects_at_end_step, end_effects_at_turn
from rulesengine.game.drawing import draw_card
from rulesengine.game.effects.the_ring import keep_ring_bearers
from rulesengine.game.entering_combat import any_attacked
from rulesengine.game.forbidding import (
    PLAYERS_CANT_LOSE_MANA,
    player_cant,
)
from rulesengine.game.loops import is_loop
from rulesengine.game.mana import COLOR_LETTERS, TYPES
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.planar_cards import face_up, give_to_controller
from rulesengine.game.pool import empty
from rulesengine.game.references import player_fits
from rulesengine.game.resolving import resolve_top
from rulesengine.game.rules import rule
from rulesengine.game.sagas import add_lore_counters
from rulesengine.game.stacking import put_triggers_on_stack
from rulesengine.game.state_based_actions import check_state_based_actions
from rulesengine.game.statics import static_effects
from rulesengine.game.triggering import state_triggers
from rulesengine.game.untapping import untap_step
from rulesengine.ir.statics import KeepMana, SkipStep
from rulesengine.ir.words import Duration, Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game

REGISTERED = (
    attacking,
    blocking,
    combat_damage,
    effects,
    entering,
    entering_combat,
    melding,
    planechase,
    rebounding,
    preventing,
    replacements,
    split_second,
)
"""Modules whose rows are found by what they declare; named here so that a game has them all."""

STEPS = tuple(Step)
COMBAT = (
    Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT,
)  # fmt: skip


def start(game: Game) -> None:
    """Begin where the position says: the active player has priority, or, in untap, the turn begins."""
    index = STEPS.index(game.step)
    game.steps_left = STEPS[index + 1 :]
    game.turn_began = 0  # the history a position comes with is this turn's
    if game.step is Step.UNTAP:
        if game.turn == 1 and game.planechase and not face_up(game):
            game.rules["starting_plane"](game)
        untap_step(game)
        next_step(game)
        return
    give_priority(game, game.active)


def pass_priority(game: Game) -> None:
    """The player with priority passes; on return somebody has priority, or the game is over (117.3d)."""
    if game.over or game.priority is None:
        return
    game.passes += 1
    order = game.turn_order()
    if game.passes < len(order):
        position = order.index(game.priority) if game.priority in order else -1
        game.priority = order[(position + 1) % len(order)]
        return
    game.passes = 0
    if game.stack:  # 117.4
        resolve_top(game)
        from rulesengine.game.leaving import leave_losers

        leave_losers(game)
        give_priority(game, game.active)
        if is_loop(game):
            mandatory_loop(game)
    else:
        end_step(game)


def _ended(game: Game) -> bool:
    """Asked anew after something happened: a checker takes the attribute for unchanged."""
    return game.over


def give_priority(game: Game, player: EntityId) -> None:
    """117.5: state-based actions and waiting triggers first, again until there are none."""
    rounds = 0
    while not game.over:
        if game.step in COMBAT:
            check_combat(game)
        keep_ring_bearers(game)
        acted = check_state_based_actions(game)
        if _ended(game):
            break
        state_triggers(game)
        if put_triggers_on_stack(game):
            acted = True
        if not acted:
            break
        rounds += 1
        if rounds > game.limits.loops:
            mandatory_loop(game)
            return
    if game.over:
        game.priority = None
        return
    game.passes = 0
    game.priority = player if not game.player(player).left else next_active(game)


def next_active(game: Game) -> EntityId:
    """800.4j: where the active player has left, the next player in turn order gets priority."""
    order = [p.id for p in game.players]
    start_at = order.index(game.active)
    for seat in order[start_at:] + order[:start_at]:
        if not game.player(seat).left:
            return seat
    raise LimitReached("players")


def mandatory_loop(game: Game) -> None:
    """104.4b: a loop of mandatory actions with no way out is a draw."""
    game.drawn = True
    game.over = True
    game.priority = None
    game.note("draw game", ("104.4b", "732.4"))


def end_step(game: Game) -> None:
    """The step ends: mana empties, and the next one begins (500.5)."""
    empty_pools(game)
    if game.step is Step.END_OF_COMBAT:
        end_effects(game, Duration.END_OF_COMBAT)
        from rulesengine.game.combat import end_combat

        end_combat(game)
    if game.step is Step.CLEANUP:
        if game.cleanup_again:
            game.cleanup_again = False
            cleanup_step(game)
            return
        next_turn(game)
        return
    next_step(game)


@rule("500.5")
def empty_pools(game: Game) -> None:
    """Unspent mana is lost as a step or phase ends."""
    for player in game.players:
        if player.pool and not player_cant(game, player.id, PLAYERS_CANT_LOSE_MANA):
            kinds = _kinds_kept(game, player.id)
            if set(player.pool) <= kinds:
                continue
            game.note("mana empties", ("500.5",), player=player.name)
            empty(player, _kept_beyond(game.step), kinds)


def _kinds_kept(game: Game, player: EntityId) -> frozenset[str]:
    """Kinds of mana that effects let a player keep."""
    kinds: set[str] = set()
    for effect, context in static_effects(game, KeepMana):
        if player_fits(game, effect.who, player, context):
            kinds |= set(TYPES) if effect.color is None else {COLOR_LETTERS[effect.color]}
    return frozenset(kinds)


def _kept_beyond(step: Step) -> frozenset[Duration]:
    """How long mana lasts that is not lost as this step ends (611.2a)."""
    if step is Step.CLEANUP:
        return frozenset({Duration.PERMANENT})
    kept = {Duration.PERMANENT, Duration.END_OF_TURN}
    if step in COMBAT and step is not Step.END_OF_COMBAT:
        kept.add(Duration.END_OF_COMBAT)
    return frozenset(kept)


def next_step(game: Game) -> None:
    """Go on to the next step in which anything happens, until a player has priority."""
    guard = 0
    while not game.over:
        guard += 1
        if guard > 60:
            raise LimitReached("steps")
        if not game.steps_left:
            next_turn(game)
            return
        step, game.steps_left = game.steps_left[0], game.steps_left[1:]
        if not takes_place(game, step):
            continue
        if begin_step(game, step):
            return


def takes_place(game: Game, step: Step) -> bool:
    """Steps that are skipped: by effects (500.11), or with nothing to do (506.1, 508.8, 510.4)."""
    if skipped(game, step):
        game.note("skip", ("500.11",), step=step.value, player=game.name_of(game.active))
        return False
    if step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE):
        return any_attacked(game)
    if step is Step.FIRST_STRIKE_DAMAGE:
        return bool(game.rules["first_strike_step_needed"](game))
    return True


_PHASES = {
    Step.UNTAP: "untap step",
    Step.UPKEEP: "upkeep step",
    Step.DRAW: "draw step",
    Step.BEGINNING_OF_COMBAT: "combat phase",
    Step.END: "end step",
}


def skipped(game: Game, step: Step) -> bool:
    name = _PHASES.get(step)
    if name is None:
        return step in COMBAT and step is not Step.BEGINNING_OF_COMBAT and game.step not in COMBAT
    player = game.player(game.active)
    if player.skip.get(name, 0):
        player.skip = {**player.skip, name: player.skip[name] - 1}
        return True
    return any(
        effect.what == name and player_fits(game, effect.who, game.active, context)
        for effect, context in static_effects(game, SkipStep)
    )


def begin_step(game: Game, step: Step) -> bool:
    """Turn-based actions, beginning triggers, priority; False where no player gets priority in it."""
    game.step = step
    game.note("step", (_RULES[step],), step=step.value, player=game.name_of(game.active))
    if step is Step.UNTAP:
        untap_step(game)
        return halted(game)
    if step is Step.CLEANUP:
        return cleanup_step(game)
    turn_based_actions(game, step)
    if not game.over:
        give_priority(game, game.active)
    return True


_RULES = {
    Step.UNTAP: "502.1", Step.UPKEEP: "503.1", Step.DRAW: "504.1", Step.PRECOMBAT_MAIN: "505.1",
    Step.BEGINNING_OF_COMBAT: "507.1", Step.DECLARE_ATTACKERS: "508.1",
    Step.DECLARE_BLOCKERS: "509.1", Step.FIRST_STRIKE_DAMAGE: "510.4",
    Step.COMBAT_DAMAGE: "510.1", Step.END_OF_COMBAT: "511.1", Step.POSTCOMBAT_MAIN: "505.1",
    Step.END: "513.1", Step.CLEANUP: "514.1",
}  # fmt: skip


def turn_based_actions(game: Game, step: Step) -> None:
    """703.4, with the event that "at the beginning of" waits for."""
    from rulesengine.game.attacking import declare_attackers
    from rulesengine.game.blocking import declare_blockers
    from rulesengine.game.combat_damage import deal_combat_damage

    if step is Step.END:
        end_effects_at_end_step(game)
    begins = e.StepBegins(step=step, player=game.active)
    match step:
        case Step.DRAW:
            happen(game, [begins])
            if not skips_first_draw(game):
                draw_card(game, game.active, rules=("504.1",))
            return
        case Step.PRECOMBAT_MAIN:
            add_lore_counters(game)
        case Step.DECLARE_ATTACKERS:
            declare_attackers(game)
        case Step.DECLARE_BLOCKERS:
            declare_blockers(game)
        case Step.FIRST_STRIKE_DAMAGE | Step.COMBAT_DAMAGE:
            deal_combat_damage(game, step)
    happen(game, [begins])


@rule("103.8a")
def skips_first_draw(game: Game) -> bool:
    """In a two-player game the player who plays first skips the draw of the first turn."""
    return game.turn == 1 and len(game.players) == 2


def cleanup_step(game: Game) -> bool:
    """514: discard to hand size, damage wears off, effects end; priority only if something waits (514.3a)."""
    discard_to_hand_size(game)
    wear_off(game)
    acted = check_state_based_actions(game)
    if game.over:
        return True
    state_triggers(game)
    if acted or game.pending:
        game.cleanup_again = True
        give_priority(game, game.active)
        return True
    if not halted(game):
        next_turn(game)
    return True


def halted(game: Game) -> bool:
    """Whether the run is to be looked at here, in a step in which no player gets priority."""
    if game.halt != (game.turn, game.step):
        return False
    game.halt = None
    game.passes = 0
    game.priority = game.active
    return True


def next_turn(game: Game) -> None:
    """A turn ends and the next one begins: an extra turn, or the next player's (500.7)."""
    if game.over:
        return
    if game.turn > 300:
        raise LimitReached("turns")
    if game.extra_turns:
        player = game.extra_turns[-1]
        game.extra_turns = game.extra_turns[:-1]
    else:
        player = following(game)
    skip = game.player(player).skip
    if skip.get("turn", 0):
        game.player(player).skip = {**skip, "turn": skip["turn"] - 1}
        game.active = player
        next_turn(game)
        return
    begin_turn(game, player)


def following(game: Game) -> EntityId:
    """The next player in turn order still in the game."""
    seats = [player.id for player in game.players]
    step = -1 if game.turn_order_reversed else 1
    index = seats.index(game.active)
    for distance in range(1, len(seats) + 1):
        player = seats[(index + step * distance) % len(seats)]
        if not game.player(player).left:
            return player
        end_effects_at_turn(game, player)  # 800.4m: that turn would have begun
    raise LimitReached("players")


def begin_turn(game: Game, player: EntityId) -> None:
    game.turn += 1
    game.last_active = game.active
    game.active = player
    if game.planechase:
        game.planar_controller = 0
        give_to_controller(game)
    game.last_turn_began, game.turn_began = game.turn_began, len(game.history)
    game.combats_this_turn = 0
    game.cast_last_turn = tuple(len(each.spells_cast) for each in game.players)
    for each in game.players:
        each.lands_played = 0
        each.spells_cast = ()
        each.cards_drawn = 0
        each.planar_rolls = 0
    for entity in (*game.battlefield, *game.command):
        thing = game.objects[entity]
        if thing.uses:
            thing.uses = {
                k: n for k, n in thing.uses.items() if isinstance(k, tuple) and k[0] == "ever"
            }
    end_effects_at_turn(game, player)
    game.note("turn", ("500.1",), player=game.name_of(player), turn=game.turn)
    game.step = Step.UNTAP
    game.steps_left = STEPS
    next_step(game)
