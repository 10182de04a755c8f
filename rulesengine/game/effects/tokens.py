"""Creating tokens (111, 701.7)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.cards.definition import Face
from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.copying import copied_face_of
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.effects.cards import whom_to_attack
from rulesengine.game.effects.choosing import objects_meant, players_meant
from rulesengine.game.effects.lasting import apply_changes
from rulesengine.game.entering_combat import choose_attacked
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.resolving import acts, proposes
from rulesengine.ir import actions as a
from rulesengine.ir.changes import Must
from rulesengine.ir.command_zone import in_command_zone
from rulesengine.ir.refs import It
from rulesengine.ir.words import CardType, Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def _created(
    game: Game,
    action: a.CreateTokens | a.CreateCopyTokens,
    context: Context,
    player: EntityId,
    done: list[e.Event],
) -> None:
    """Tokens of one instruction are created together; they are what "those tokens" means."""
    _remember(done, action.slot, context)
    if isinstance(action, a.CreateCopyTokens) and action.must_attack is not None and context.last:
        (whom,) = players_meant(game, action.must_attack, context, player)
        must = Must("attack player", It("it", 0))
        about = replace(context, slots={0: (whom,)})
        apply_changes(game, context.last, (must,), Duration.THIS_TURN, about)


@proposes(a.CreateTokens, _created)
def create_tokens(
    game: Game, action: a.CreateTokens, context: Context, player: EntityId
) -> list[e.Event]:
    face = token_face(game, action.token, context)
    count = number(game, action.count, context)
    if count <= 0:
        return []
    if action.attached_to is not None:
        return [
            e.CreateTokens(
                player=player, face=face, count=count, tapped=action.tapped, attach_to=host,
                source=context.source, rules=("701.7a",),
            )
            for host in objects_meant(game, action.attached_to, context, player)
        ]  # fmt: skip
    attacking = whom_to_attack(game, player, context) if action.attacking else None
    return [
        e.CreateTokens(
            player=player, face=face, count=count, tapped=action.tapped, attacking=attacking,
            source=context.source, rules=("701.7a",),
        )
    ]  # fmt: skip


@acts(a.CreateSeveral)
def create_several(game: Game, action: a.CreateSeveral, context: Context, player: EntityId) -> None:
    """Different tokens of one instruction are created at the same time."""
    events: list[e.CreateTokens] = []
    for part in action.parts:
        face = token_face(game, part.token, context)
        count = number(game, part.count, context)
        events.append(
            e.CreateTokens(
                player=player, face=face, count=count, tapped=part.tapped, first=not events,
                source=context.source, rules=("701.7a",),
            )
        )  # fmt: skip
    done = happen(game, events)
    became = {
        ev.object: ev.became
        for ev in done
        if isinstance(ev, e.ZoneChange) and ev.became is not None and ev.reason == "create"
    }
    for part, event in zip(action.parts, events, strict=True):
        context.slots[part.slot] = tuple(became[x] for x in event.created if x in became)
    context.last = tuple(became.values())
    context.amount = len(became)


def _create(
    game: Game,
    player: EntityId,
    face: Face,
    count: int,
    tapped: bool,
    attacking: EntityId | None,
    slot: int,
    context: Context,
) -> None:
    event = e.CreateTokens(
        player=player, face=face, count=count, tapped=tapped, attacking=attacking,
        source=context.source, rules=("701.7a",),
    )  # fmt: skip
    _remember(happen(game, [event]) if count > 0 else [], slot, context)


def _remember(done: list[e.Event], slot: int, context: Context) -> None:
    created = tuple(
        ev.became
        for ev in done
        if isinstance(ev, e.ZoneChange) and ev.became is not None and ev.reason == "create"
    )
    context.slots[slot] = created
    context.last = created
    context.amount = len(created)
    context.done = bool(created)


def token_face(game: Game, token: a.TokenDescription, context: Context) -> Face:
    """111.3–111.4: what the effect says; a token not named is named after its subtypes, with "Token"."""
    if token.predefined:
        return predefined_face(token.predefined)
    power = None if token.power is None else number(game, token.power, context)
    toughness = None if token.toughness is None else number(game, token.toughness, context)
    return _face(token, power, toughness)


@lru_cache(maxsize=1024)
def _face(token: a.TokenDescription, power: int | None, toughness: int | None) -> Face:
    name = token.name or " ".join((*token.subtypes, "Token"))
    types = [t.value.capitalize() for t in token.types]
    line = " ".join(s.value.capitalize() for s in token.supertypes)
    line = f"{line} " if line else ""
    line += " ".join(types)
    if token.subtypes:
        line += " — " + " ".join(token.subtypes)
    return Face(
        name=name,
        colors=frozenset(token.colors),
        types=frozenset(token.types),
        subtypes=frozenset(token.subtypes),
        supertypes=frozenset(token.supertypes),
        abilities=token.abilities,
        power=power,
        toughness=toughness,
        type_line=f"Token {line}",
    )


@lru_cache(maxsize=64)
def predefined_face(name: str) -> Face:
    """111.10: Treasure, Food, Clue, Blood and the like, from their own rules text."""
    from rulesengine.cards.tokens import predefined_token

    return predefined_token(name)


@proposes(a.CreateCopyTokens, _created)
def create_copies(
    game: Game, action: a.CreateCopyTokens, context: Context, player: EntityId
) -> list[e.Event]:
    """707.9: tokens that are copies; several originals make one each."""
    events: list[e.Event] = []
    count = number(game, action.count, context)
    for original in objects_meant(game, action.of, context, player) if count > 0 else ():
        face = copied_face_of(game, original, action.exceptions, context)
        attacking = whom_to_attack(game, player, context) if action.attacking else None
        if action.whom is not None:
            attacking = players_meant(game, action.whom, context, player)[0]
            if action.or_planeswalker:
                attacking = choose_attacked(game, player, context.source, attacking)
        events.append(
            e.CreateTokens(
                player=player, face=face, count=count, tapped=action.tapped, attacking=attacking,
                first=not events, source=context.source, rules=("701.7a",),
            )
        )  # fmt: skip
    return events


@acts(a.Populate)
def populate(game: Game, action: a.Populate, context: Context, player: EntityId) -> None:
    """701.36a."""
    options = tuple(
        x
        for x in game.battlefield
        if game.objects[x].token
        and CardType.CREATURE in characteristics(game, x).types
        and characteristics(game, x).controller == player
    )
    if not options:
        return
    decision = ChooseObjects(
        player=player, question="populate", rules=("701.36a",), options=options
    )
    original = choose_objects(game, decision)[0]
    face = copied_face_of(game, original, (), context)
    _create(game, player, face, 1, False, None, action.slot, context)


@acts(a.Investigate)
def investigate(game: Game, action: a.Investigate, context: Context, player: EntityId) -> None:
    """701.16a."""
    _create(game, player, predefined_face("Clue"), 1, False, None, -1, context)
    happen(game, [e.PlayerDoes(player=player, what="investigate", rules=("701.16a",))])


@acts(a.Emblem)
def emblem(game: Game, action: a.Emblem, context: Context, player: EntityId) -> None:
    """114.1."""
    face = Face(name="Emblem", abilities=in_command_zone(action.abilities), type_line="Emblem")
    made = game.new_object(face, player, Zone.COMMAND)
    made.__dict__.update(emblem=True, timestamp=game.tick())
    game.command = (*game.command, made.id)
    game.note(
        "emblem", ("114.1",), player=game.name_of(player), source=game.name_of(context.source)
    )
