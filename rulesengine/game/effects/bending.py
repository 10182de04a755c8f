"""Earthbend (701.66) and learn (701.48): keyword actions the rules give as several instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_objects, yes_no
from rulesengine.game.decisions import ChooseObjects, YesNo
from rulesengine.game.effects.cards import move
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.effects.growing_actions import amount_of, grow
from rulesengine.game.effects.lasting import apply_changes
from rulesengine.game.keyword_actions import keyword_action
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.resolving import perform
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.actions import Discard, Draw, KeywordAction, Move
from rulesengine.ir.changes import Gain, SetPT, SetTypes
from rulesengine.ir.effects import Delayed, Do
from rulesengine.ir.filters import Filter, IsCard
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import Antecedent, Determiner, It, Objects, You
from rulesengine.ir.triggers import AnyTrigger, ZoneChangeTrigger
from rulesengine.ir.words import CardType, Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

_LAND = It("land", 0)
_CREATURE = (
    SetPT(Number(0), Number(0)),
    SetTypes((CardType.CREATURE,), adding=True),
    Gain((KeywordAbility("haste"),)),
)
_GONE = AnyTrigger(
    tuple(ZoneChangeTrigger(_LAND, Zone.BATTLEFIELD, to) for to in (Zone.GRAVEYARD, Zone.EXILE))
)
_BACK = Move(It("it", Antecedent.TRIGGER_OBJECT), Zone.BATTLEFIELD, tapped=True, verb="return")


_A_CARD = Objects(Determiner.CHOOSE, Filter((IsCard(),), zone=Zone.HAND), slot=-1)


@keyword_action("earthbend")
def earthbend(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.66a: a land becomes a creature with counters, and comes back when it dies or is exiled."""
    assert action.what is not None
    for land in objects_meant(game, action.what, context, player):
        apply_changes(game, (land,), _CREATURE, Duration.PERMANENT, context)
        grow(game, land, amount_of(game, action, context), player, "701.66a")
        about = Context(context.source, player, slots={0: (land,)})
        perform(game, Delayed(_GONE, Do(You(), (_BACK,))), about)
        done = e.PlayerDoes(player=player, what="earthbend", object=land, rules=("701.66b",))
        happen(game, [done])


@keyword_action("learn")
def learn(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.48a: a card discarded for another, or a Lesson from outside the game."""
    hand = game.player(player).hand
    loot = YesNo(
        player=player, question="learn: discard a card", about=context.source, rules=("701.48a",),
        objects=hand,
    )  # fmt: skip
    if hand and yes_no(game, loot):
        perform(game, Do(You(), (Discard(_A_CARD), Draw(Number(1)))), context)
        return
    lessons = tuple(
        card
        for card in game.player(player).outside
        if "Lesson" in characteristics(game, card).subtypes
    )
    if lessons:
        decision = ChooseObjects(
            player=player, question="learn: a Lesson", rules=("701.48a",), options=lessons, least=0,
            most=1,
        )  # fmt: skip
        chosen = choose_objects(game, decision)
        game.note("reveal", ("701.20a",), objects=[game.name_of(card) for card in chosen])
        move(game, chosen, Zone.HAND, context, player, rules=("701.48a",))
