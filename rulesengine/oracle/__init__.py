"""Oracle text to abilities: the compiler. `compile_card` is its front door."""

from rulesengine.oracle.cards import CardCoverage, compile_card, coverage

__all__ = ["CardCoverage", "compile_card", "coverage"]
