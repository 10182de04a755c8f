"""Positions as content describes them: a scenario with slots, what is asked, and what is misread.

A file of content/positions is a list of templates; its name is the keyword's or the section's.
`<slot>` stands for what the seed picks, `<slot.part>` for a part of it; a list put for a slot in a
list joins that list. Anna is the active player, Nicole the other and Olga the third where there are
three, whatever they are called in the end. Cards cast or played, or asked whether they may be, that
lie nowhere are in hand, and those cast get lands for their mana cost, or for the `lands` of the
action instead.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings

from judgeclasses.content_files import load_yaml
from quizzes.positions.asking import asks_for
from quizzes.positions.setup import PLAYERS, Position, lands_for, lands_of
from quizzes.positions.slots import fill
from quizzes.question import Message

SLOT = re.compile(r"<([a-z_0-9.]+)>")
NAMES = ("Anna", "Nicole", "Olga")
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b")
NAMING = ("mana_to_pay", "what_can_be_targeted")  # which ask about a spell that is not cast
ABOUT = frozenset({"id", "vary", "asks", "misconceptions", "rule", "remarks"})


@dataclass(frozen=True, slots=True)
class Template:
    """A position in which some things vary."""

    id: str
    slots: Mapping[str, Any]
    scenario: Mapping[str, Any]
    asks: Mapping[str, Sequence[Any]]
    misconceptions: tuple[str, ...]
    rule: str
    remarks: tuple[Mapping[str, str], ...]

    def position(self, rng: random.Random) -> Position:
        """The position of this seed."""
        players = rng.choice(PLAYERS)
        values = fill(self.slots, rng)
        renamed = dict(zip(NAMES, players, strict=True))
        scenario = _renamed(_filled(self.scenario, values), renamed)
        asks = _renamed(_filled(self.asks, values), renamed)
        remarks = _renamed(_filled(list(self.remarks), values), renamed)
        active = scenario.get("active", players[0])
        asked_about = asks.get("is_it_legal", [])
        named = [each for family in NAMING for each in asks.get(family, ()) if "cast" in each]
        whole = _with_lands({"scenario": 1, "id": self.id, **scenario}, asked_about, named)
        asks["is_it_legal"] = [
            {**_without_lands(action), "by": action.get("by", active)} for action in asked_about
        ]
        return Position(
            whole,
            {family: asks_for(family, asked) for family, asked in asks.items() if asked},
            tuple(_filled(list(self.misconceptions), values)),
            self.rule,
            tuple(_said(remark) for remark in remarks),
        )


@cache
def templates(name: str) -> tuple[Template, ...]:
    """The templates about a keyword or section; none where there is no file."""
    path: Path = settings.CONTENT_DIR / "positions" / f"{name.replace(' ', '-')}.yaml"
    if not path.is_file():
        return ()
    return tuple(_template(entry) for entry in load_yaml(path, path.read_text()))


def _template(entry: Mapping[str, Any]) -> Template:
    return Template(
        entry["id"],
        entry.get("vary", {}),
        {key: value for key, value in entry.items() if key not in ABOUT},
        entry["asks"],
        tuple(entry["misconceptions"]),
        str(entry.get("rule", "")),
        tuple(entry.get("remarks", ())),
    )


def _filled(value: Any, values: Mapping[str, Any]) -> Any:
    if isinstance(value, str):
        return _text(value, values)
    if isinstance(value, Mapping):
        return {_text(key, values): _filled(each, values) for key, each in value.items()}
    if isinstance(value, list):
        joined: list[Any] = []
        for each in value:
            found = _filled(each, values)
            spread = isinstance(each, str) and isinstance(found, list)
            joined.extend(found) if spread else joined.append(found)
        return joined
    return value


def _text(text: str, values: Mapping[str, Any]) -> Any:
    whole = SLOT.fullmatch(text)
    if whole:
        return _filled(_part(whole[1], values), values)
    return SLOT.sub(lambda found: str(_filled(_part(found[1], values), values)), text)


def _part(path: str, values: Mapping[str, Any]) -> Any:
    name, _, part = path.partition(".")
    return values[name][part] if part else values[name]


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Anna, Nicole and Olga are called as the seed says, wherever they are spoken of."""
    if isinstance(value, str):
        return NAMED.sub(lambda found: names[found[0]], value)
    if isinstance(value, Mapping):
        return {_renamed(key, names): _renamed(each, names) for key, each in value.items()}
    return [_renamed(each, names) for each in value] if isinstance(value, list) else value


def _with_lands(
    scenario: dict[str, Any], asked: Sequence[Mapping[str, Any]], named: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """Lands for what is cast or activated: its mana cost, or what `lands` says instead.

    What is only `named`, to ask for its cost or its targets, is in hand and not paid for.
    """
    active = scenario.get("active", next(iter(scenario["players"])))
    needs: dict[str, Counter[str]] = {}
    actions = scenario.get("actions", [])
    for action in (*actions, *asked):
        mana = action.get("lands")
        side = needs.setdefault(str(action.get("by", active)), Counter())
        if mana is not None:
            side.update(lands_of(str(mana)))
        elif "cast" in action:
            side.update(lands_for(str(action["cast"])))
    players = {}
    for name, given in scenario["players"].items():
        player = given or {}
        there = [*player.get("battlefield", ()), *_lands(needs.get(name))]
        players[name] = {**player, "battlefield": there}
        own = [each for each in (*actions, *asked, *named) if each.get("by", active) == name]
        if held := _unplaced(player, own):
            players[name]["hand"] = [*player.get("hand", ()), *held]
    told = [_without_lands(action) for action in actions]
    return {**scenario, "players": players, "actions": told}


def _unplaced(player: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> list[str]:
    """Cards that are cast or played and lie nowhere yet: they are in hand."""
    lying = {
        str(card["card"] if isinstance(card, Mapping) else card)
        for cards in player.values()
        for card in (cards if isinstance(cards, list) else ())
    }
    used = [str(action[verb]) for action in actions for verb in ("cast", "play") if verb in action]
    return [card for card in dict.fromkeys(used) if card not in lying]


def _without_lands(action: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in action.items() if key != "lands"}


def _lands(needs: Counter[str] | None) -> Iterable[str]:
    if not needs:
        return ()
    if len(needs) > 1:
        # One of each to spare: paying generic mana may take the wrong one.
        needs.update(dict.fromkeys(needs, 1))
    return [f"{n} {land}" if n > 1 else land for land, n in sorted(needs.items())]


def _said(remark: Mapping[str, str]) -> Message:
    return {"say": "text", **remark}
