"""What can be asked about a scenario, offered in words; a mentor may also write an ask out."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from quizzes.ruling import Ruling
from rulesengine.errors import BadScenario
from rulesengine.scenario.yaml_subset import BadYaml, documents

MOST = 40
PLAIN = re.compile(r"[A-Za-z][\w' ]*")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An ask as it is written in a scenario, and what it asks for in words."""

    ask: str
    label: str


class BadAsk(Exception):
    """An ask that cannot be read; `reason` is for the mentor."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def read_ask(text: str) -> dict[str, Any]:
    """The ask a mentor picked or wrote, as a mapping."""
    try:
        read = list(documents(f"ask: {text}"))
    except (BadYaml, BadScenario) as bad:
        raise BadAsk(str(getattr(bad, "expected", bad))) from bad
    ask = read[0].get("ask") if read and isinstance(read[0], dict) else None
    if not isinstance(ask, dict) or not ask:
        raise BadAsk(_("Write it as in {player: Anna, life: ?}"))
    return ask


def suggestions(ruling: Ruling) -> list[Suggestion]:
    """What a mentor is likely to ask: life totals, where cards end, how large creatures are."""
    return list(dict.fromkeys(_suggest(ruling)))[:MOST]


def _suggest(ruling: Ruling) -> Iterator[Suggestion]:
    start, end = ruling.moment(0).position, ruling.moment(ruling.last).position
    for player in end["players"]:
        name = player["name"]
        yield Suggestion(
            f"{{player: {quoted(name)}, life: ?}}", _("%(player)s’s life total") % {"player": name}
        )
    for player in end["players"]:
        if player["counters"].get("poison"):
            words = {"player": player["name"]}
            label = _("%(player)s’s poison counters") % words
            yield Suggestion(f"{{player: {quoted(player['name'])}, poison: ?}}", label)
    for player in start["players"]:
        for card in (*player["battlefield"], *player["hand"]):
            if "Land" not in card["type_line"]:
                yield from _about_card(card)
    for player in end["players"]:
        for card in player["battlefield"]:
            if card["power"] is not None:
                words = {"card": card["name"]}
                label = _("%(card)s’s power and toughness") % words
                yield Suggestion(
                    f"{{object: {quoted(card['name'])}, power: ?, toughness: ?}}", label
                )


def _about_card(card: Mapping[str, Any]) -> Iterator[Suggestion]:
    name = card["name"]
    yield Suggestion(
        f"{{object: {quoted(name)}, zone: ?}}", _("the zone %(card)s is in") % {"card": name}
    )


def quoted(name: str) -> str:
    """A name as YAML takes it within braces."""
    return name if PLAIN.fullmatch(name) else json.dumps(name, ensure_ascii=False)
