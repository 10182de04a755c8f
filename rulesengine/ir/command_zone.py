"""Abilities of planes, phenomena and emblems, which function in the command zone (114.4, 311.4, 312.4)."""

from __future__ import annotations

from dataclasses import replace

from rulesengine.ir.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from rulesengine.ir.words import Zone

_BATTLEFIELD = (Zone.BATTLEFIELD,)
_COMMAND = (Zone.COMMAND,)


def in_command_zone(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The same abilities, functioning in the command zone where they would on the battlefield."""
    return tuple(_moved(ability) for ability in abilities)


def _moved(ability: Ability) -> Ability:
    if isinstance(ability, ActivatedAbility) and ability.zone is Zone.BATTLEFIELD:
        return replace(ability, zone=Zone.COMMAND)
    if isinstance(ability, TriggeredAbility | StaticAbility) and ability.zones == _BATTLEFIELD:
        return replace(ability, zones=_COMMAND)
    return ability
