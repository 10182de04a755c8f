"""A card judged by the characteristics it would be cast with: a half, an Adventure, face down (601.3e)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.ir.filters import Filter

Found = TypeVar("Found")


def seen_as(
    game: Game, thing: GameObject, face: Face | None, read: Callable[[], Found], face_down: str = ""
) -> Found:
    """What `read` finds while the card has that face, effects on it included; then it is as before."""
    if not face_down and (face is None or face is thing.face):
        return read()
    with game.attempt() as attempt:
        attempt.undo()
        if face_down:
            thing.face = face_down_face(face_down)
        elif face is not None:
            thing.face = face
        return read()


def face_down_face(reason: str) -> Face:
    """708.2a: no name, no mana cost, a 2/2 creature."""
    from rulesengine.game.predefined import FACE_DOWN, warded_face

    return warded_face() if reason == "disguise" else FACE_DOWN


def fits(game: Game, filter: Filter, entity: EntityId, context: Context) -> bool:
    """Whether an object fits; a card about to be cast may as any face it could be cast as."""
    from rulesengine.game.filters import matches

    if matches(game, filter, entity, context):
        return True
    return bool(context.memory.get("casting")) and _as_another_face(game, filter, entity, context)


def _as_another_face(game: Game, filter: Filter, entity: EntityId, context: Context) -> bool:
    from rulesengine.game.filters import matches
    from rulesengine.game.ways import castable_faces

    thing = game.objects[entity]
    return any(
        seen_as(game, thing, face, lambda: matches(game, filter, entity, context))
        for face in castable_faces(thing)
        if face is not thing.face
    )
