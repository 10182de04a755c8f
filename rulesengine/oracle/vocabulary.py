"""The words the grammar puts into nodes: what an engine must know to run them all."""

from __future__ import annotations

from rulesengine.ir.node import Node
from rulesengine.oracle.category import CATEGORIES, PRODUCTIONS, Words
from rulesengine.oracle.grammar.words import Phrase


def vocabulary() -> dict[str, dict[str, tuple[str, ...]]]:
    """For each kind of node, for each of its fields that holds a word: every word it can hold."""
    found: dict[str, dict[str, set[str]]] = {}
    for production in PRODUCTIONS:
        build = production.build
        if not (isinstance(build, type) and issubclass(build, Node)):
            continue
        fields = found.setdefault(build.__name__, {})
        for name, value in getattr(production, "constants", {}).items():
            if type(value) is str:
                fields.setdefault(name, set()).add(value)
        for piece in production.text.split("{")[1:]:
            name, _, rest = piece.partition(":")
            reader = CATEGORIES.get(rest.partition("}")[0])
            if isinstance(reader, Words):
                words = {value for _, value in reader.entries if type(value) is str}
            elif isinstance(reader, Phrase):
                words = {" ".join(phrase) for phrase in reader.phrases}
            else:
                continue
            if words:
                fields.setdefault(name, set()).update(words)
    return {
        node: {name: tuple(sorted(words)) for name, words in sorted(fields.items())}
        for node, fields in sorted(found.items())
        if fields
    }
