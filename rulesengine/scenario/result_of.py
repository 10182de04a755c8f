"""What a run gives, in the contract's words: status, log, players and zones, what stopped it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulesengine.errors import IllegalAction, NeedsChoice, NotUnderstood
from rulesengine.game.decisions import ChooseNumber, Decision, Divide, YesNo
from rulesengine.game.layers import characteristics
from rulesengine.keywords import KEYWORDS
from rulesengine.log import english
from rulesengine.scenario import facts_now
from rulesengine.scenario.actions import Division
from rulesengine.scenario.result import LogEntry, Result, Status

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.log import Entry
    from rulesengine.game.objects import EntityId
    from rulesengine.game.players import Player
    from rulesengine.scenario.run import Run

Renderer = Callable[["Entry"], str]


def result_of(run: Run, render: Renderer = english.render) -> Result:
    """Describe a run; `render` writes the log's sentences."""
    fields: dict[str, Any] = {"status": run.status, "id": run.scenario.id, "action": run.action}
    fields.update(_stopped(run))
    game = run.game
    if game is None or run.status is Status.UNSUPPORTED:
        # What the text of a card cannot tell, it cannot tell of the position either.
        return Result(**fields)
    return Result(
        **fields,
        log=tuple(_entry(entry, game.log, render) for entry in game.log),
        players={player.name: _player(game, player) for player in game.players},
        zones={"stack": [facts_now.object_name(game, o) for o in game.stack[::-1]]},
        turn=game.turn,
        step=game.step.value,
        answers=tuple(run.answers),
        unused_answers=tuple(
            {"player": name, "answer": _plain(answer)}
            for name, answers in run.agent.unused().items()
            for answer in answers
        ),
        ambiguous_names=tuple(run.names.ambiguous),
        game=game,
    )


def _stopped(run: Run) -> dict[str, Any]:
    match run.error:
        case None:
            return {}
        case IllegalAction(rules=rules, reason=reason):
            return {"rules": rules, "reason": reason}
        case NotUnderstood(card=card, clause=clause):
            return {"card": card, "clause": clause, "reason": str(run.error)}
        case NeedsChoice(decision=decision):
            assert run.game is not None
            return _asked(run.game, decision)
    return {"reason": str(run.error)}


def _asked(game: Game, decision: Decision) -> dict[str, Any]:
    """The question without an answer: who is asked, about what, and the legal answers."""
    who, about = game.name_of(decision.player), game.name_of(decision.about)
    of = f" ({about})" if about else ""
    return {
        "reason": f"{who} must choose: {decision.question}{of}",
        "rules": decision.rules,
        "options": tuple(_options(game, decision)),
        "decision": {"player": who, "question": decision.question, "about": about or None},
    }


def _options(game: Game, decision: Decision) -> list[Any]:
    match decision:
        case YesNo():
            return ["yes", "no"]
        case ChooseNumber(low=low, high=high):
            return [low, "or more"] if high is None else list(range(low, min(high, low + 50) + 1))
        case Divide(recipients=recipients):
            return [facts_now.object_name(game, one) for one in recipients]
    options: tuple[Any, ...] = getattr(decision, "options", ())
    called: Mapping[int, tuple[str, ...]] = getattr(decision, "names", {})
    return [_option(game, option, called) for option in options]


def _option(game: Game, option: Any, called: Mapping[int, tuple[str, ...]]) -> str:
    if isinstance(option, str):
        return option
    if option in called:
        return called[option][0] if called[option] else str(option)
    known = option in game.objects or 0 < option <= len(game.players)
    return facts_now.object_name(game, option) if known else str(option)


def _entry(entry: Entry, log: Sequence[Entry], render: Renderer) -> LogEntry:
    return LogEntry(
        event=entry.event,
        parameters=entry.parameters,
        rules=_rules(entry, log),
        cause=entry.cause,
        text=render(entry),
    )


def _rules(entry: Entry, log: Sequence[Entry]) -> tuple[str, ...]:
    """What a keyword does follows from its own rule first, then from the rule of any such event."""
    cause = log[entry.cause] if entry.cause is not None else None
    name = entry.parameters.get("keyword") or (cause.parameters.get("keyword") if cause else "")
    keywords = [
        KEYWORDS[each] for each in (name, *entry.parameters.get("using", ())) if each in KEYWORDS
    ]
    return tuple(dict.fromkeys((*(keyword.rule for keyword in keywords), *entry.rules)))


def _player(game: Game, player: Player) -> dict[str, Any]:
    """A player as a position describes one, with sizes and results beside it."""
    zones: dict[str, Any] = {
        zone: facts_now.names_in(game, player, zone)
        for zone in ("hand", "library", "graveyard", "exile", "command")
    }
    shown = {
        "life": player.life,
        "counters": dict(player.counters),
        "mana": facts_now.pool_text(game, player),
        **zones,
        "library_size": len(player.library) + player.blanks,
        "battlefield": [
            _permanent(game, entity) for entity in facts_now.in_zone(game, player, "battlefield")
        ],
    }
    if player.lost or player.left:
        shown["lost"] = True
    if player.won:
        shown["won"] = True
    return shown


def _permanent(game: Game, entity: EntityId) -> str | dict[str, Any]:
    """A permanent: its name alone where there is nothing to say of it."""
    thing, values = game.objects[entity], characteristics(game, entity)
    said: dict[str, Any] = {"card": facts_now.object_name(game, entity)}
    if values.power is not None:
        said.update(power=values.power, toughness=values.toughness)
    for key in ("tapped", "face_down", "transformed", "flipped", "token", "damage"):
        if value := getattr(thing, key):
            said[key] = value
    if thing.counters:
        said["counters"] = dict(thing.counters)
    if thing.attached_to is not None:
        said["attached_to"] = facts_now.object_name(game, thing.attached_to)
    if thing.owner != values.controller:
        said["owner"] = game.name_of(thing.owner)
    if thing.designations:
        said["designations"] = sorted(thing.designations)
    return said if len(said) > 1 else said["card"]


def _plain(answer: Any) -> Any:
    if isinstance(answer, tuple):
        return [_plain(part) for part in answer]
    return dict(answer.parts) if isinstance(answer, Division) else answer
