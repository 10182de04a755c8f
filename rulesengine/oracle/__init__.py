"""Oracle text to abilities: the compiler. `compile_card` is its front door."""

from rulesengine.oracle.cards import compile_card
from rulesengine.oracle.coverage import CardCoverage, coverage
from rulesengine.oracle.meaning import compile_meaning

__all__ = ["CardCoverage", "compile_card", "compile_meaning", "coverage"]
