"""Speed (702.179): how a player gets it, and the ability by which it rises."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.cards.definition import Face
from rulesengine.game.keyword_actions import keyword_action
from rulesengine.ir.abilities import TriggeredAbility
from rulesengine.ir.actions import KeywordAction
from rulesengine.ir.command_zone import in_command_zone
from rulesengine.ir.conditions import Compares, TurnIs
from rulesengine.ir.effects import Do
from rulesengine.ir.quantities import Number, Speed
from rulesengine.ir.refs import Determiner, Players, Who, You
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import Compare, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

MAX_SPEED = 4
START_YOUR_ENGINES = "start your engines !"


@lru_cache(maxsize=1)
def speed_face() -> Face:
    """702.179d: the ability that having speed brings; it has no source, so nothing else has it."""
    slower = Compares(Speed(You()), Compare.LESS, Number(MAX_SPEED))
    opponents = Players(Determiner.ALL, Who.OPPONENT)
    rises = TriggeredAbility(
        PlayerTrigger(opponents, "lose life", one_or_more=True),
        Do(You(), (KeywordAction("increase speed"),)),
        condition=slower, during=TurnIs(You()), once="turn",
    )  # fmt: skip
    return Face(name="Speed", abilities=in_command_zone((rises,)), type_line="Emblem")


def get_speed(game: Game, player: EntityId) -> None:
    """704.5z: a player without speed has speed 1, and from then on it may rise."""
    racer = game.player(player)
    if racer.speed:
        return
    racer.speed = 1
    made = game.new_object(speed_face(), player, Zone.COMMAND)
    made.__dict__.update(emblem=True, timestamp=game.tick())
    game.command = (*game.command, made.id)


@keyword_action("increase speed")
def increase_speed(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """702.179d."""
    game.player(player).speed += 1
    game.note(
        "designate", ("702.179d",), entity=game.name_of(player),
        name=f"speed {game.player(player).speed}",
    )  # fmt: skip
