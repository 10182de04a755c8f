"""The cards this site knows: the shipped ones, then those its operator imported."""

from collections.abc import Iterator

from quizzes.imported_card import ImportedCard, ImportedName
from rulesengine.cards.facts import CardFacts
from rulesengine.cards.from_mapping import facts_from_mapping
from rulesengine.cards.pool import CardPool, shipped_files
from rulesengine.cards.spelling import folded


class ImportedCards:
    """Imported cards by name. Nothing is kept here, so that an import shows in every worker."""

    def get(self, name: str) -> CardFacts | None:
        found = ImportedName.objects.select_related("card").filter(folded=folded(name)).first()
        return None if found is None else facts_from_mapping(found.card.facts)

    def __iter__(self) -> Iterator[CardFacts]:
        return (facts_from_mapping(card.facts) for card in ImportedCard.objects.iterator())


def site_pool() -> CardPool:
    """Shipped cards go first: no import changes what a shipped question means."""
    return CardPool((*shipped_files(), ImportedCards()))
