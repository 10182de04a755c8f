"""Plural nouns and verbs in the third person: one inflected form for every lemma."""

from __future__ import annotations

_IRREGULAR = {
    "a": "an",
    "is": "are",
    "isn't": "aren't",
    "was": "were",
    "wasn't": "weren't",
    "have": "has",
    "haven't": "hasn't",
    "don't": "doesn't",
    "do": "does",
    "go": "goes",
    "die": "dies",
    "zombie": "zombies",
    "faerie": "faeries",
    "untie": "unties",
    "elf": "elves",
    "wolf": "wolves",
    "werewolf": "werewolves",
    "dwarf": "dwarves",
    "half": "halves",
    "shelf": "shelves",
    "mouse": "mice",
    "ox": "oxen",
    "hero": "heroes",
    "echo": "echoes",
    "child": "children",
    "man": "men",
    "foot": "feet",
    "die-roll": "dice",
    "fungus": "fungi",
    "octopus": "octopuses",
    "cyclops": "cyclopes",
    "homunculus": "homunculi",
    "hippopotamus": "hippopotami",
    "pegasus": "pegasi",
    "phoenix": "phoenixes",
    "staff": "staves",
    "'s": "'",
    "cyberman": "cybermen",
    "this": "these",
}
_LEMMA_OF = {inflected: lemma for lemma, inflected in _IRREGULAR.items()}
_NEVER = frozenset(
    [
        "as",
        "astartes",
        "urza's",
        "its",
        "this",
        "is",
        "was",
        "has",
        "plus",
        "us",
        "his",
        "hers",
        "yours",
        "theirs",
        "always",
        "perhaps",
        "less",
        "unless",
        "does",
        "goes",
        "plains",
        "chaos",
        "aurochs",
        "cyclops",
        "species",
        "series",
        "us",
        "yes",
        "gus",
        "pegasus",
        "moonfolk",
        "sphinx",
    ]
)


def inflect(lemma: str) -> str:
    """The plural of a noun or the third person of a verb."""
    irregular = _IRREGULAR.get(lemma)
    if irregular is not None:
        return irregular
    if lemma.endswith("y") and len(lemma) > 1 and lemma[-2] not in "aeiou":
        return lemma[:-1] + "ies"
    if lemma.endswith(("s", "x", "z", "ch", "sh")):
        return lemma + "es"
    return lemma + "s"


def lemma_of(surface: str) -> str:
    """The lemma whose inflected form `surface` is, or `surface` itself."""
    irregular = _LEMMA_OF.get(surface)
    if irregular is not None:
        return irregular
    if not surface.endswith("s") or len(surface) < 4 or surface in _NEVER:
        return surface
    if surface.endswith("ies"):
        candidate = surface[:-3] + "y"
    elif surface.endswith(("sses", "xes", "zzes", "ches", "shes")):
        candidate = surface[:-2]
    else:
        candidate = surface[:-1]
        if candidate.endswith(("s", "u", "i")):
            return surface
    return candidate if inflect(candidate) == surface else surface
