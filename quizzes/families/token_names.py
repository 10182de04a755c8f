"""Recall: what is the name of this token: its subtypes and "Token" (111.4), or what it copies (707.2)?"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import cache

from quizzes.families.family import Draft, Family
from quizzes.positions.pool import pool
from quizzes.question import CannotMake, Option
from quizzes.sections import SectionFacts

ABOUT_TOKENS = "tokens"
CREATED = re.compile(
    r"\d/\d (white|blue|black|red|green|colorless) ([A-Z][a-z]+(?: [A-Z][a-z]+)*) creature tokens?"
)
COPIED = re.compile(
    r"^(Embalm|Eternalize)\b.*?(white|black) (Zombie(?: [A-Z][a-z]+)*)", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class TokenMade:
    """A token that a card makes; `copies` tells by which keyword it is a copy of the card."""

    card: str
    subtypes: str
    color: str
    copies: str = ""

    @property
    def name(self) -> str:
        return self.card if self.copies else f"{self.subtypes} Token"


@cache
def tokens_made() -> tuple[TokenMade, ...]:
    """The tokens that the shipped cards make, where the text says it plainly."""
    found = []
    for card in pool():
        copied = COPIED.search(card.oracle_text)
        created = CREATED.search(card.oracle_text)
        if copied:
            found.append(TokenMade(card.name, copied[3], copied[2], copied[1].lower()))
        elif created:
            found.append(TokenMade(card.name, created[2], created[1]))
    return tuple(found)


def made_in(section: SectionFacts) -> list[TokenMade]:
    if section.address == ABOUT_TOKENS:
        return list(tokens_made())
    return [each for each in tokens_made() if each.card in section.cards]


def serves(section: SectionFacts) -> bool:
    return bool(made_in(section))


def make(section: SectionFacts, rng: random.Random) -> Draft:
    made = made_in(section)
    if not made:
        raise CannotMake("its cards make no tokens", section.address)
    token = rng.choice(made)
    wrong = {
        token.subtypes: {"say": "only_subtypes"},
        f"{token.color.capitalize()} {token.subtypes} Token": {"say": "color_is_no_name"},
        f"{token.subtypes} Token": {"say": "copied_name"},
        f"{token.card} Token": {"say": "no_such_addition" if token.copies else "makers_name"},
    }
    names = [name for name in wrong if name != token.name]
    rng.shuffle(names)
    options = [Option({"say": "name", "name": token.name}, token.name, right=True)]
    options += [
        Option({"say": "name", "name": name}, name, because=wrong[name])
        for name in names[: rng.randint(2, 3)]
    ]
    prompt = {
        "say": "ask_copy_name" if token.copies else "ask_token_name",
        "card": token.card,
        "keyword": token.copies,
        "color": token.color,
        "subtypes": token.subtypes,
    }
    return Draft(
        prompt=(prompt,),
        options=tuple(options),
        answer=token.name,
        rules=("707.2", "111.3") if token.copies else ("111.4",),
        level=section.level,
    )


FAMILY = Family("token_names", serves, make, recall=True)
