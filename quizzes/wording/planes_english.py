"""What is told of a game of Planechase, in English."""

from __future__ import annotations

from collections.abc import Mapping

from quizzes.question import Message
from quizzes.wording.english import Sentence, listed
from quizzes.wording.planar_names import PHENOMENA, PLANESWALKING

FACES = {"blank": "a blank face", "chaos": "chaos", "planeswalker": "the Planeswalker symbol"}


def _plane(fact: Message) -> str:
    owned = f", which {fact['owner']} owns" if fact["owner"] else ""
    held = [f"{count} {kind}" for kind, count in fact.get("counters", {}).items() if count]
    on_it = ""
    if held:
        one = list(fact["counters"].values()) == [1]
        on_it = f" It has {listed(held)} counter{'' if one else 's'} on it."
    return f"The face-up plane is {fact['card']}{owned}.{on_it}"


def on_top(cards: list[str], whose: str) -> str:
    if len(cards) == 1:
        return f"On top of {whose} planar deck is {cards[0]}."
    return f"On top of {whose} planar deck are {listed(cards)}, in this order."


def _shared(fact: Message) -> str:
    return f"There is a single planar deck for all players. {on_top(fact['cards'], 'that')}"


def roll(fact: Message) -> str:
    """The roll, and what it shows where that is told."""
    said = f"{fact['player']} rolls the planar die"
    return f"{said}: {FACES[fact['rolled']]}." if fact.get("rolled") else f"{said}."


def _shown(fact: Message) -> str:
    faces = [FACES[each] for each in fact["results"]]
    if len(faces) == 1:
        return f"The planar die shows {faces[0]}."
    return f"The planar die shows {', then '.join(faces)}."


def target(name: str) -> str:
    """A target by name: of a phenomenon only its ability can be one."""
    if name == PLANESWALKING:
        return f"the {name}"
    return f"the ability of {name}" if name in PHENOMENA else name


TOLD: Mapping[str, Sentence] = {
    "begins": lambda f: (
        f"A game of Planechase is about to begin. {f['player']} goes first, all players have "
        "kept their hands, and no plane has been turned up yet."
    ),
    "plane": _plane,
    "planar_deck": lambda f: on_top(f["cards"], f"{f['player']}’s"),
    "shared_planar_deck": _shared,
    "shown": _shown,
}
