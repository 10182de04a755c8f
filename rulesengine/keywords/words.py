"""Ability words (rule 207.2c): they tie cards together and have no rules meaning."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, Part
from rulesengine.keywords.kinds import Kind

RULE: Final = "207.2c"

_WORDS: Final = (
    "adamant, addendum, alliance, battalion, bloodrush, celebration, channel, chroma, cohort, "
    "constellation, converge, council's dilemma, coven, delirium, descend 4, descend 8, disappear, "
    "domain, eerie, eminence, enrage, fateful hour, fathomless descent, ferocious, flurry, "
    "formidable, grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship, "
    "landfall, lieutenant, magecraft, metalcraft, morbid, opus, pack tactics, paradox, parley, "
    "radiance, raid, rally, renew, repartee, revolt, secret council, spell mastery, strive, "
    "survival, sweep, tempting offer, threshold, undergrowth, valiant, vivid, void, will of the "
    "council"
)

_CHANGED: Final[dict[str, tuple[str, ...]]] = {
    "imprint": ("imprint-ability-word",),
}
_REMINDERS: Final[dict[str, str]] = {
    "imprint": "Names abilities that exile a card for others of the permanent to refer to.",
    "threshold": "Names abilities that count seven or more cards in your graveyard.",
    "landfall": "Names abilities that trigger as a land you control enters.",
    "metalcraft": "Names abilities that count three or more artifacts.",
    "morbid": "Names abilities that ask whether a creature died this turn.",
    "delirium": "Names abilities that count four or more card types in your graveyard.",
}


def _word(name: str) -> Keyword:
    return Keyword(
        name,
        RULE,
        (Part(Kind.WORD, zones=()),),
        changed=_CHANGED.get(name, ()),
        reminder=_REMINDERS.get(name, ""),
    )


KEYWORDS: Final = tuple(_word(name) for name in _WORDS.split(", "))
