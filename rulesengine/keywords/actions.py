"""Keyword actions (rule 701): what the verbs of rules text mean; all are done by engine code."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, Part
from rulesengine.keywords.kinds import Kind, Parameters

_ACTIONS: Final = (
    "activate",
    "attach",
    "behold",
    "cast",
    "counter",
    "create",
    "destroy",
    "discard",
    "double",
    "triple",
    "exchange",
    "exile",
    "fight",
    "goad",
    "investigate",
    "mill",
    "play",
    "regenerate",
    "reveal",
    "sacrifice",
    "scry",
    "search",
    "shuffle",
    "surveil",
    "tap",
    "transform",
    "convert",
    "fateseal",
    "clash",
    "planeswalk",
    "set in motion",
    "abandon",
    "proliferate",
    "detain",
    "populate",
    "monstrosity",
    "vote",
    "bolster",
    "manifest",
    "support",
    "meld",
    "exert",
    "explore",
    "assemble",
    "adapt",
    "amass",
    "learn",
    "venture into the dungeon",
    "connive",
    "open an attraction",
    "roll to visit your attractions",
    "incubate",
    "the ring tempts you",
    "face a villainous choice",
    "time travel",
    "discover",
    "cloak",
    "collect evidence",
    "suspect",
    "forage",
    "manifest dread",
    "endure",
    "harness",
    "airbend",
    "earthbend",
    "waterbend",
    "blight",
)
"""In the order of the rule: the first is 701.2."""

_MEANINGS: Final[dict[str, str]] = {
    "investigate": "Create a Clue token.",
    "clash": "Choose an opponent. You and that opponent each clash.",
    "monstrosity": (
        "If this permanent isn't monstrous, put N +1/+1 counters on it and it becomes monstrous."
    ),
    "bolster": (
        "Choose a creature you control with the least toughness or tied for least toughness among "
        "creatures you control. Put N +1/+1 counters on that creature."
    ),
    "adapt": "If this permanent has no +1/+1 counters on it, put N +1/+1 counters on it.",
    "amass": (
        "If you don't control an Army creature, create a 0/0 black [quality] Army creature token. "
        "Choose an Army creature you control. Put N +1/+1 counters on that creature. If it isn't a "
        "[quality], it becomes a [quality] in addition to its other types."
    ),
    "learn": (
        "You may discard a card. If you do, draw a card. If you didn't discard a card, you may "
        "reveal a Lesson card you own from outside the game and put it into your hand."
    ),
    "discover": (
        "Exile cards from the top of your library until you exile a nonland card with mana value "
        "N or less. You may cast that card without paying its mana cost if the resulting spell's "
        "mana value is less than or equal to N. If you don't cast it, put that card into your "
        "hand. Put the remaining exiled cards on the bottom of your library in a random order."
    ),
    "forage": "Exile three cards from your graveyard or sacrifice a Food.",
    "manifest dread": (
        "Look at the top two cards of your library. Manifest one of them, then put the cards you "
        "looked at that were not manifested this way into your graveyard."
    ),
    "harness": "If this permanent isn't harnessed, it becomes harnessed.",
    "earthbend": (
        "Target land you control becomes a 0/0 land creature with haste in addition to its other "
        "types. Put N +1/+1 counters on it. When that land dies or is put into exile, return it to "
        "the battlefield tapped under your control."
    ),
}

_NUMBERED: Final = frozenset(
    [
        "mill",
        "scry",
        "surveil",
        "fateseal",
        "monstrosity",
        "bolster",
        "manifest",
        "support",
        "adapt",
        "incubate",
        "discover",
        "collect evidence",
        "endure",
        "earthbend",
        "blight",
    ]
)
_CHANGED: Final[dict[str, tuple[str, ...]]] = {
    "meld": ("meld-double-faced",),
    "scry": ("scry-keyword-action", "scry-zero", "scry-several-players"),
    "transform": ("transform-tokens", "transform-convert", "transformed-permanent"),
}
_REMINDERS: Final[dict[str, str]] = {
    "scry": "Look at your top N cards; put any of them on the bottom, the rest back on top.",
    "transform": "Turn a double-faced permanent over to its other face; it stays the same object.",
    "meld": "Two cards of a pair return as one permanent, represented by both.",
    "exert": "It won't untap during your next untap step.",
    "support": "A +1/+1 counter on each of up to N targets; a permanent can't choose itself.",
    "fight": "Each of two creatures deals damage equal to its power to the other.",
    "mill": "Put that many cards from the top of a library into its owner's graveyard.",
    "proliferate": "Give any number of permanents and players one more of each counter they have.",
    "investigate": "Create a Clue.",
    "regenerate": "The next time it would be destroyed this turn, it is tapped and healed instead.",
    "planeswalk": "Put the face-up plane on the bottom of its deck and turn up the next one.",
    "goad": "Until your next turn it must attack, and someone other than you if it can.",
    "surveil": "Look at your top N cards; put any of them into your graveyard.",
    "sacrifice": "Move a permanent you control to its owner's graveyard; that doesn't destroy it.",
    "counter": "Remove a spell or ability from the stack; it doesn't resolve.",
}


def _parts(name: str) -> tuple[Part, ...]:
    if name == "support":
        return (
            Part(
                Kind.ACTION,
                "Put a +1/+1 counter on each of up to N other target creatures.",
                zones=(),
                on="permanent",
            ),
            Part(
                Kind.ACTION,
                "Put a +1/+1 counter on each of up to N target creatures.",
                zones=(),
                on="spell",
            ),
        )
    return (Part(Kind.ACTION, _MEANINGS.get(name, ""), zones=()),)


def _action(number: int, name: str) -> Keyword:
    parameters = Parameters.N if name in _NUMBERED else Parameters.NONE
    if name == "amass":
        parameters = Parameters.QUALITY_AND_N
    return Keyword(
        name,
        f"701.{number}",
        _parts(name),
        parameters=parameters,
        primitive=True,
        changed=_CHANGED.get(name, ()),
        aliases=("untap",) if name == "tap" else (),
        reminder=_REMINDERS.get(name, ""),
    )


KEYWORDS: Final = tuple(_action(number, name) for number, name in enumerate(_ACTIONS, start=2))
