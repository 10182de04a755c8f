"""Playing lands: a special action (305, 116.2a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.as_cast import seen_as
from rulesengine.game.casting import receive_priority
from rulesengine.game.filters import matches
from rulesengine.game.forbidding import PLAYERS_CANT_PLAY_LANDS, player_cant
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.pipeline import happen
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.timing import sorcery_speed
from rulesengine.game.ways import on_top
from rulesengine.ir.statics import ExtraLands, MayCast
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


def play_land(
    game: Game, player: EntityId, card: EntityId, face_name: str | None = None
) -> EntityId:
    """Play a land card; the permanent's id."""
    with game.attempt():
        why = game.rules["why_not_play"](game, player, card)
        if why:
            raise IllegalAction(None, why, f"{game.name_of(card)} can't be played now")
        thing = game.objects[card]
        face = land_face(thing, face_name)
        if face is None:
            raise IllegalAction(None, ("305.1",), "it is not a land")
        game.player(player).lands_played += 1
        change = e.ZoneChange(
            object=card, to=Zone.BATTLEFIELD, reason="play", by=player, controller=player,
            rules=("305.1",), transformed=thing.card is not None and face is not thing.card.faces[0],
        )  # fmt: skip
        game.note("play", ("305.1",), player=game.name_of(player), object=face.name)
        happen(game, [change])
        receive_priority(game, player)
        return change.became or card


def land_face(thing: GameObject, name: str | None) -> Face | None:
    """The face played as a land; a modal double-faced card may be played as either (712.12)."""
    faces = thing.card.faces if thing.card is not None else (thing.face,)
    if thing.card is not None and thing.card.layout not in ("modal_dfc",):
        faces = faces[:1]
    for face in faces:
        if CardType.LAND in face.types and name in (None, face.name):
            return face
    return None


def _is_such_land(game: Game, may_play: MayCast, thing: GameObject, context: Context) -> bool:
    """Of a modal double-faced card the face that would be played counts (712.12, 601.3e)."""
    face = land_face(thing, None)
    return seen_as(game, thing, face, lambda: matches(game, may_play.what, thing.id, context))


@rule("305.2")
def why_not_play(game: Game, player: EntityId, card: EntityId) -> tuple[str, ...]:
    """The rules against playing this land now."""
    thing = game.objects[card]
    if thing.became is not None:
        return ("400.7",)
    if game.priority != player:
        return ("117.1",)
    timing = sorcery_speed(game, player)
    if timing:
        return ("305.1", *timing)
    allowed = 1 + sum(
        effect.count
        for effect, context in static_effects(game, ExtraLands)
        if player_fits(game, effect.who, player, context)
    )
    if game.player(player).lands_played >= allowed:
        return ("305.2a",)
    if player_cant(game, player, PLAYERS_CANT_PLAY_LANDS):
        return ("101.2",)
    if thing.zone is Zone.HAND and thing.owner == player:
        return ()
    for effect in game.effects:
        allowed_cast = effect.context.memory.get("may_cast")
        if allowed_cast and thing.id in effect.affected and allowed_cast["player"] == player:
            if allowed_cast.get("play"):
                return ()
    for may_play, context in static_effects(game, MayCast):
        if (
            may_play.lands_too
            and may_play.zone is thing.zone
            and (thing.owner == player or thing.zone is Zone.LIBRARY)
            and player_fits(game, may_play.who, player, context)
        ):
            top = thing.zone is not Zone.LIBRARY or on_top(game, may_play, thing, player, context)
            lands = may_play.what.zone is Zone.STACK  # "play lands and cast [such] spells"
            if top and (lands or _is_such_land(game, may_play, thing, context)):
                return ()
    return ("305.1",)
