"""Keywords of creatures and their gear misread: renown, skulk, scavenge, unearth … (702, 207.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.conditions import enough_in_graveyard
from rulesengine.game.layers import characteristics
from rulesengine.ir.conditions import Compares
from rulesengine.ir.quantities import Number
from rulesengine.misconceptions.misconception import misread, wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

DYING = "When this permanent is put into a graveyard from the battlefield, "
UNEARTHED = "[cost]: Return this card from your graveyard to the battlefield. "


def not_even_equal_power(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return (its.power or 0) >= (mine.power or 0)


def only_by_the_stronger(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return (its.power or 0) < (mine.power or 0)


def each_mana(mana: tuple[str, ...]) -> int:
    return len(mana)


def more_than_that(game: Game, condition: Compares, context: Context) -> bool:
    right = condition.right
    if not isinstance(right, Number):
        return enough_in_graveyard(game, condition, context)
    more = Compares(condition.left, condition.compare, Number(right.value + 1))
    return enough_in_graveyard(game, more, context)


def in_all_graveyards(game: Game, condition: Compares, context: Context) -> bool:
    right = condition.right
    everyones = sum(len(player.graveyard) for player in game.players)
    return everyones >= (right.value if isinstance(right, Number) else 0)


MISCONCEPTIONS: Final = (
    misread(
        "living-weapon-germ-dies-first",
        "702.92a",
        "living weapon",
        "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token.",
    ),
    misread(
        "modular-any-creature",
        "702.43a",
        "modular",
        "This permanent enters with N +1/+1 counters on it.",
        DYING + "you may put a +1/+1 counter on target creature for each +1/+1 counter on this "
        "permanent.",
    ),
    misread(
        "modular-one-counter",
        "702.43a",
        "modular",
        "This permanent enters with N +1/+1 counters on it.",
        DYING + "you may put a +1/+1 counter on target artifact creature.",
    ),
    misread(
        "provoke-may-decline",
        "702.39a",
        "provoke",
        "Whenever this creature attacks, you may untap target creature defending player controls.",
    ),
    misread(
        "renown-any-damage",
        "702.112a",
        "renown",
        "When this creature deals combat damage, if it isn't renowned, put N +1/+1 counters on "
        "it and it becomes renowned.",
    ),
    misread(
        "renown-on-attack",
        "702.112a",
        "renown",
        "Whenever this creature attacks, if it isn't renowned, put N +1/+1 counters on it and "
        "it becomes renowned.",
    ),
    misread(
        "renown-until-end-of-turn",
        "702.112a",
        "renown",
        "When this creature deals combat damage to a player, it gets +N/+N until end of turn.",
    ),
    misread(
        "scavenge-any-time",
        "702.97a",
        "scavenge",
        "[cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal to "
        "the power of the card you exiled on target creature.",
    ),
    misread(
        "scavenge-one-counter",
        "702.97a",
        "scavenge",
        "[cost], Exile this card from your graveyard: Put a +1/+1 counter on target creature. "
        "Activate only as a sorcery.",
    ),
    misread(
        "soulshift-to-the-battlefield",
        "702.46a",
        "soulshift",
        DYING + "you may return target Spirit card with mana value N or less from your graveyard "
        "to the battlefield.",
    ),
    misread(
        "soulshift-any-creature",
        "702.46a",
        "soulshift",
        DYING + "you may return target creature card with mana value N or less from your "
        "graveyard to your hand.",
    ),
    wrong("sunburst-amount", "702.44a", "sunburst", "colors_spent", each_mana),
    misread(
        "sunburst-always-plus",
        "702.44a",
        "sunburst",
        "This permanent enters with a +1/+1 counter on it for each color of mana spent to cast it.",
    ),
    misread(
        "umbra-armor-damage-stays",
        "702.89a",
        "umbra armor",
        "If enchanted permanent would be destroyed, instead destroy this Aura.",
    ),
    misread(
        "umbra-armor-regenerates",
        "702.89a",
        "umbra armor",
        "If enchanted permanent would be destroyed, instead tap it, remove all damage marked on "
        "it, and destroy this Aura.",
    ),
    misread(
        "unearth-stays",
        "702.84a",
        "unearth",
        UNEARTHED + "It gains haste. If it would leave the battlefield, exile it instead of "
        "putting it anywhere else. Activate only as a sorcery.",
    ),
    misread(
        "unearth-no-haste",
        "702.84a",
        "unearth",
        UNEARTHED + "Exile it at the beginning of the next end step. If it would leave the "
        "battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.",
    ),
    misread(
        "devour-one-each",
        "702.82a",
        "devour",
        "As this object enters, you may sacrifice any number of creatures. This permanent enters "
        "with a +1/+1 counter on it for each creature sacrificed this way.",
    ),
    misread(
        "ninjutsu-not-attacking",
        "702.49a",
        "ninjutsu",
        "[cost], Reveal this card from your hand, Return an unblocked attacking creature you "
        "control to its owner's hand: Put this card onto the battlefield.",
    ),
    wrong("skulk-equal-power", "702.118b", "skulk", "skulk_forbids", not_even_equal_power),
    wrong("skulk-lesser-power", "702.118b", "skulk", "skulk_forbids", only_by_the_stronger),
    wrong(
        "threshold-more-than-seven", "207.2c", "threshold", "enough_in_graveyard", more_than_that
    ),
    wrong(
        "threshold-all-graveyards", "207.2c", "threshold", "enough_in_graveyard", in_all_graveyards
    ),
)
