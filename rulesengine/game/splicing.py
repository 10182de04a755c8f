"""Splice (702.47): cards revealed from hand lend their text to a spell for an additional cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.context import Context
from rulesengine.game.costing import Bill, mana_of, without_mana
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.rules import rule
from rulesengine.game.walking import shifted
from rulesengine.ir.abilities import KeywordAbility, SpellAbility

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.ir.effects import Effect

APART = 1_000_000
"""How far apart the slots of one card's text are from the next one's."""


@rule("702.47a")
def splice_keeps_card(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """What becomes of the cards revealed: nothing, they stay in hand."""


@rule("702.47c")
def splice_characteristics(game: Game, spell: GameObject, cards: tuple[EntityId, ...]) -> None:
    """What the spell takes on of the cards besides their text: nothing."""


def splice(
    game: Game, player: EntityId, spell: GameObject, bill: Bill, intent: Intent
) -> tuple[Effect, ...]:
    """The effects of the cards spliced onto a spell, in the order chosen; their costs go on the bill."""
    wanted = intent.using.get("splice")
    if wanted is None:
        return ()
    cards = list(wanted) if isinstance(wanted, tuple | list) else [wanted]
    effects: list[Effect] = []
    hand = list(game.player(player).hand)
    for number, card in enumerate(cards, 1):
        if card not in hand:
            raise IllegalAction(None, ("702.47a",), "it is not in hand to be revealed")
        hand.remove(card)
        name = game.name_of(card)
        ability = _ability(game, game.objects[card], spell, player)
        bill.mana += mana_of(ability.cost or ())
        bill.others += without_mana(ability.cost or ())
        bill.paid["splice"] = bill.paid.get("splice", 0) + 1
        effects.extend(
            shifted(own.effect, APART * number)
            for own in game.objects[card].face.abilities
            if isinstance(own, SpellAbility)
        )
        game.note("splice", ("702.47a",), object=name, onto=game.name_of(spell.id))
    game.rules["splice_characteristics"](game, spell, tuple(cards))
    game.rules["splice_keeps_card"](game, player, tuple(cards))
    return tuple(effects)


def _ability(game: Game, card: GameObject, spell: GameObject, player: EntityId) -> KeywordAbility:
    context = Context(card.id, player)
    values = characteristics(game, spell.id)
    kinds = {name.lower() for name in (*values.subtypes, *values.types)}
    for ability in card.face.abilities:
        if not isinstance(ability, KeywordAbility) or ability.name != "splice":
            continue
        if ability.filter is not None and not matches(game, ability.filter, spell.id, context):
            continue
        if ability.text and not _fits(ability.text, kinds):
            continue
        return ability
    raise IllegalAction(None, ("702.47a",), f"{card.face.name} can't be spliced onto it")


def _fits(quality: str, kinds: set[str]) -> bool:
    """ "Arcane", "instant or sorcery": the spell has one of the types named."""
    return bool(kinds & {word.lower() for word in quality.replace(",", " ").split()})
