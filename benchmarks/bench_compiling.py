"""Compiling cards from their Oracle text: the shipped pool, none compiled before."""

from __future__ import annotations

from benchmarks.calibration import best, say
from rulesengine.cards.pool import card_pool
from rulesengine.errors import NotUnderstood
from rulesengine.oracle.cards import compile_card


def main() -> None:
    cards = list(card_pool())

    def compile_all() -> None:
        for facts in cards:
            try:
                compile_card(facts)
            except NotUnderstood:
                continue

    compile_card(cards[0])  # the grammar is read once
    took, loop = best(compile_all, times=1)  # a second time would find the texts remembered
    rate = len(cards) / took
    say("cards compiled", f"{rate:,.0f} a second", took / len(cards) / loop, loop)


if __name__ == "__main__":
    main()
