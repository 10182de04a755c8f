"""The words of compiled text that the engine acts on: declared by the code that does, once each.

Some nodes say what they are about with a word (`Cant("be countered")`). The module that carries such a
word out takes it from here, so that `support` can tell a card with a word nobody acts on.
"""

from __future__ import annotations

WORDS: dict[tuple[type, str], set[str]] = {}
"""By the class of node and its field: the words acted on."""


def acts_on(kind: type, *words: str, field: str = "what") -> frozenset[str]:
    """Declare that this module acts on these words of a class of nodes."""
    WORDS.setdefault((kind, field), set()).update(words)
    return frozenset(words)


def word(kind: type, text: str, field: str = "what") -> str:
    """Declare one word, and have it."""
    acts_on(kind, text, field=field)
    return text


NODES: set[type] = set()
"""Classes of static effects that some module carries out."""


def carries_out(*kinds: type) -> None:
    """Declare that this module carries these classes of nodes out."""
    NODES.update(kinds)


MOST_EACH_TURN = {"once each turn": 1, "twice each turn": 2, "three times each turn": 3}
"""How often activation instructions let an ability be activated each turn (602.5b)."""
