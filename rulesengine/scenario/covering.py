"""How much of the cards of files is understood: a row a card, many cards by several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulesengine.cards.facts import CardFacts
from rulesengine.errors import RulesEngineError
from rulesengine.scenario.checking import describe
from rulesengine.scenario.engine_calls import coverage

Row = dict[str, Any]
WORTH_SHARING = 2_000
"""So many cards take longer than starting processes does."""


def rows(cards: Sequence[CardFacts], jobs: int) -> Iterator[Row]:
    """`name`, `understood` and `clauses_not_understood` of each card, in their order."""
    if jobs < 2 or len(cards) < WORTH_SHARING:
        yield from map(row, cards)
        return
    from multiprocessing import get_context

    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(row, cards, chunksize=100)


def row(facts: CardFacts) -> Row:
    """One card; whatever goes wrong with it is a clause that is not understood."""
    understood = False
    try:
        covered = coverage(facts)
        understood, missed = covered.understood, list(covered.clauses_not_understood)
    except (RulesEngineError, RecursionError) as error:
        missed = [str(error)]
    except Exception as error:
        missed = [f"internal error {describe(error)}"]
    return {"name": facts.name, "understood": understood, "clauses_not_understood": missed}
