"""The grammar of rules text, one module for each family of clauses; each declares its productions."""

from rulesengine.oracle.grammar import (  # noqa: F401  (imported for what they declare)
    abilities,
    basics,
    changes,
    conditions,
    costs,
    counters,
    durations,
    keywords,
    mana,
    modifiers,
    nouns,
    quantities,
    references,
    sentences,
    statics,
    tokens,
    triggers,
    words,
    zones,
)
