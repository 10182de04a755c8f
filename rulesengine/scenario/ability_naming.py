"""Which of an object's activated abilities a script means: by number, keyword or start of its text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.errors import NotUnderstood
from rulesengine.game.layers import characteristics
from rulesengine.ir.abilities import ActivatedAbility, KeywordAbility
from rulesengine.ir.actions import AddMana
from rulesengine.ir.effects import Do
from rulesengine.ir.words import Supertype
from rulesengine.oracle.normalize import paragraphs, replace_name, short_names, unify

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.characteristics import Held
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.abilities import Ability

_ITSELF = re.compile(
    r"\bthis (?:creature|artifact|enchantment|land|permanent|card|spell|token|aura|equipment|"
    r"vehicle|planeswalker|saga|class|case|room|spacecraft|fortification)\b"
)
_SPACES = re.compile(r"\s+")
_BEFORE_MARKS = re.compile(r" (?=[:.,;])")  # written from nodes, every mark is a word of its own


def abilities_meant(game: Game, entity: EntityId, wanted: int | str | None) -> list[int]:
    """Places in its abilities of the activated ones that `wanted` can mean; None means any."""
    thing = game.objects[entity]
    held = characteristics(game, entity).abilities
    can = [i for i, each in enumerate(held) if isinstance(each.ability, ActivatedAbility)]
    if wanted is None:
        return can
    printed = printed_abilities(thing.face)
    if isinstance(wanted, int):
        return _by_number(wanted, held, can, printed)
    text = comparable(wanted, thing.face)
    by_keyword = [i for i in can if _keyword_of(held[i]) == text]
    return by_keyword or [
        i for i in can if any(t.startswith(text) for t in _texts(held[i], printed, thing.face))
    ]


def _by_number(number: int, held: tuple[Held, ...], can: list[int], printed: Printed) -> list[int]:
    """Every paragraph of the printed text counts; intrinsic and granted abilities come after."""
    if number <= printed.paragraphs and number not in printed.reminders:
        return [i for i in can if printed.paragraph(held[i].printed) == number]
    others = [i for i in can if held[i].printed is None]
    if number in printed.reminders:
        return others
    nth = number - printed.paragraphs - 1
    return others[nth : nth + 1]


def _keyword_of(held: Held) -> str:
    keyword = held.ability if isinstance(held.ability, KeywordAbility) else held.keyword
    return "" if keyword is None else keyword.name


def _texts(held: Held, printed: Printed, face: Face) -> list[str]:
    found = []
    number = printed.paragraph(held.printed)
    if number is not None:
        found.append(printed.texts[number - 1])
        found.append(
            printed.texts[number - 1].partition(" — ")[2]
        )  # a word before it means nothing
    for ability in (held.keyword, held.ability):
        if ability is not None:
            found.append(comparable(ability_words(ability), face))
    return found


def ability_words(ability: Ability) -> str:
    """The words an ability was read from; a basic land's own were never written."""
    if ability.form:
        from rulesengine.oracle.category import text_of

        return _BEFORE_MARKS.sub("", text_of(ability))
    if isinstance(ability, ActivatedAbility) and isinstance(ability.effect, Do):
        for action in ability.effect.actions:
            if isinstance(action, AddMana):
                symbols = "".join(f"{{{mana}}}" for option in action.options for mana in option)
                return f"{{T}}: Add {symbols}."
    return ""


def comparable(text: str, face: Face) -> str:
    """Words as they are compared: the card's own name and "this creature" are the same."""
    text = replace_name(unify(text), short_names(face.name, Supertype.LEGENDARY in face.supertypes))
    return _ITSELF.sub("~", _SPACES.sub(" ", text).strip().lower())


class Printed:
    """The paragraphs of a face, and to which of them each of its abilities belongs."""

    __slots__ = ("_paragraph_of", "paragraphs", "reminders", "texts")

    def __init__(self, texts: list[str], paragraph_of: list[int], reminders: set[int]) -> None:
        self.texts = texts
        self.paragraphs = len(texts)
        self.reminders = frozenset(reminders)
        self._paragraph_of = paragraph_of

    def paragraph(self, nth: int | None) -> int | None:
        """The paragraph of the nth ability of the face; None: not printed."""
        if nth is None:
            return None
        return self._paragraph_of[nth - 1] if nth <= len(self._paragraph_of) else None


@lru_cache(maxsize=4096)
def printed_abilities(face: Face) -> Printed:
    """What is printed on a face: one paragraph may hold several keywords."""
    from rulesengine.oracle.cards import paragraph_kind
    from rulesengine.oracle.compiler import compile_paragraph

    names = short_names(face.name, Supertype.LEGENDARY in face.supertypes)
    kind = paragraph_kind(face.types, face.subtypes)
    texts: list[str] = []
    paragraph_of: list[int] = []
    reminders: set[int] = set()
    for block in _blocks(face.text):
        texts.append("")
        read = paragraphs(block, names)
        if not read:
            reminders.add(len(texts))
            continue
        texts[-1] = comparable(read[0].text, face)
        try:
            count = len(compile_paragraph(read[0], face.name, kind).abilities)
        except NotUnderstood:
            count = 1
        paragraph_of.extend([len(texts)] * count)
    return Printed(texts, paragraph_of, reminders)


def _blocks(text: str) -> list[str]:
    """The paragraphs with the bullets that belong to them."""
    blocks: list[str] = []
    for line in text.split("\n"):
        if line.startswith("•") and blocks:
            blocks[-1] += "\n" + line
        elif line.strip():
            blocks.append(line)
    return blocks
