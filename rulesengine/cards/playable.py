"""A hook for the game: which compiled cards it could not play whole, and why.

The compiler knows no game. What the game has no code for, it says here, so that a card is refused
instead of being carried out by halves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesengine.cards.definition import CardDefinition
from rulesengine.errors import NotUnderstood

Check = Callable[[CardDefinition], Sequence[str]]
_checks: list[Check] = []


def refuse_by(check: Check) -> None:
    """Have every card checked from now on; the check names what it does not know."""
    if check not in _checks:
        _checks.append(check)


def missing(card: CardDefinition) -> tuple[str, ...]:
    """What of a card the game has no code for."""
    return tuple(reason for check in _checks for reason in check(card))


def whole(card: CardDefinition) -> CardDefinition:
    """The card, if all of it can be played; NotUnderstood, naming the first word that can't."""
    for reason in missing(card):
        raise NotUnderstood(card.name, reason)
    return card
