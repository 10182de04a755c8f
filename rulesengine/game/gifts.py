"""Gifts promised to an opponent as a spell is cast (702.174)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.ir.abilities import KeywordAbility, SpellAbility

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


def choose_gifted(game: Game, player: EntityId, spell: GameObject) -> EntityId:
    """702.174a: the additional cost is to choose an opponent."""
    decision = ChooseObjects(
        player=player, question="gift: opponent", about=spell.id, rules=("702.174a",),
        options=game.opponents(player),
    )  # fmt: skip
    return choose_objects(game, decision)[0]


def give_gift(game: Game, thing: GameObject, context: Context) -> None:
    """702.174j: a spell's promised gift comes before its other abilities."""
    if thing.announced is None or thing.announced.gifted is None:
        return
    from rulesengine.game.resolving import perform
    from rulesengine.oracle.meaning import compile_meaning

    for held in characteristics(game, thing.id).abilities:
        keyword = held.ability
        if isinstance(keyword, KeywordAbility) and keyword.name == "gift":
            (given,) = compile_meaning("[quality].", keyword, "spell")
            assert isinstance(given, SpellAbility)
            perform(game, given.effect, context)
            player = thing.announced.controller
            happen(game, [e.PlayerDoes(player=player, what="give a gift", rules=("702.174c",))])
