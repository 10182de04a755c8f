"""Cards by name as the engine plays them: compiled when first asked for, then kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Protocol

from rulesengine.cards.definition import CardDefinition, Face
from rulesengine.cards.facts import CardFacts
from rulesengine.cards.playable import whole
from rulesengine.cards.spelling import folded
from rulesengine.errors import NotUnderstood, RulesEngineError

TOKEN = " token"


class UnknownCard(RulesEngineError):
    """A card no source knows, by the name it was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no card is named {self.name}"


class FactsByName(Protocol):
    """Where the printed facts come from: a card file, or a pool of several sources."""

    def get(self, name: str) -> CardFacts | None: ...


class CompiledCards:
    """Compiled cards by name. `with_cards` puts a scenario's own definitions before the others."""

    def __init__(self, facts: FactsByName, base: CompiledCards | None = None) -> None:
        self._facts = facts
        self._base = base
        self._known: dict[str, CardDefinition | NotUnderstood] = {}

    def get(self, name: str) -> CardDefinition:
        """The card of that name; NotUnderstood or UnknownCard where there is none to play."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = self._find(name)
        if isinstance(found, NotUnderstood):
            raise NotUnderstood(found.card, found.clause, found.position)
        return found

    def token(self, name: str) -> CardDefinition:
        """A token by name: a token's own definition ("Goblin", "Goblin Token") or a card copied."""
        try:
            return self.get(name)
        except UnknownCard:
            shorter = folded(name).removesuffix(TOKEN)
            return self.get(shorter if shorter != folded(name) else name + TOKEN)

    def knows(self, name: str) -> bool:
        """Whether there is such a card, understood or not."""
        return name in self._known or self._facts.get(name) is not None

    def saying(self, texts: Mapping[str, tuple[str, ...]]) -> CompiledCards:
        """These cards where some of them say something else, paragraph by paragraph."""
        printed = ((self.facts(name), text) for name, text in texts.items())
        misread = [replace(card, oracle_text="\n".join(text)) for card, text in printed if card]
        return self.with_cards(misread) if misread else self

    def facts(self, name: str) -> CardFacts | None:
        """What is printed on the card of that name."""
        found = self._facts.get(name)
        return self._base.facts(name) if found is None and self._base is not None else found

    def with_cards(self, defined: Iterable[CardFacts]) -> CompiledCards:
        """These cards with others before them; what is compiled here stays so."""
        return CompiledCards(_Defined(defined), self)

    def _find(self, name: str) -> CardDefinition | NotUnderstood:
        facts = self._facts.get(name)
        if facts is None:
            if self._base is not None:
                return self._base.get(name)
            raise UnknownCard(name)
        return _compiled(facts)


class _Defined:
    """A scenario's own cards, by full name and by the names of their faces."""

    def __init__(self, cards: Iterable[CardFacts]) -> None:
        self._by_name: dict[str, CardFacts] = {}
        for card in cards:
            for face in card.faces:
                self._by_name.setdefault(folded(face.name), card)
            self._by_name[folded(card.name)] = card

    def get(self, name: str) -> CardFacts | None:
        return self._by_name.get(folded(name))


# Shared by every pool and thread: facts are frozen, and so is what they compile to.
@lru_cache(maxsize=65_536)
def _compiled(facts: CardFacts) -> CardDefinition | NotUnderstood:
    from rulesengine.oracle.cards import compile_card

    try:
        return whole(compile_card(facts))
    except NotUnderstood as error:
        return error


@lru_cache(maxsize=1024)
def emblem(text: str) -> Face:
    """An emblem with this text (114.1): no name, no types, only abilities."""
    facts = CardFacts(name="Emblem", type_line="Enchantment", oracle_text=text)
    compiled = _compiled(facts)
    if isinstance(compiled, NotUnderstood):
        raise compiled
    from rulesengine.ir.command_zone import in_command_zone

    abilities = in_command_zone(compiled.front.abilities)
    return replace(compiled.front, types=frozenset(), type_line="Emblem", abilities=abilities)
