"""Lands and others that are creatures too: "is a 6/4 green Elemental creature. It's still a land." (205.1b)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.changes import Become, Change, SetColors, SetTypes
from rulesengine.ir.effects import Continuous
from rulesengine.ir.refs import Reference
from rulesengine.ir.statics import Changes
from rulesengine.ir.words import CardType, Duration
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.becoming import Words, animation, animation_parts, become_parts
from rulesengine.oracle.grammar.becoming import become as become_all
from rulesengine.oracle.grammar.changes import unsigned
from rulesengine.oracle.grammar.statics import standing

_STILL = " . (it 's|they 're|they are) still (a land|land)"


def _creature(values: dict[str, Any]) -> bool:
    return unsigned(values) and CardType.CREATURE in values["words"]["types"]


# While a static ability says so --------------------------------------------------------------------


def _standing(
    what: Reference, stats: tuple[str, str], words: Words, abilities: tuple[Any, ...] = ()
) -> Changes:
    return Changes(what, (become_all(words, stats, abilities, adding=True),))


def _standing_parts(node: Changes) -> dict[str, Any]:
    become = node.changes[0]
    assert isinstance(become, Become)
    return {"what": node.what, **become_parts(become)}


for _with in ("", " with {abilities:granted}"):
    production("static-effect", _standing,
               "{what:subjects} (is|are) [a] {stats:stats} {words:tokenwords}" + _with
               + " (. (it 's|they 're|they are) still (a land|land)|that (is|are|'s) still land)",
               unbuild=_standing_parts,
               check=lambda v: _creature(v) and standing(v["what"]))  # fmt: skip

# Every creature type (702.73a) ------------------------------------------------------------------------

_EVERY = SetTypes(every_creature_type=True, adding=True)


def _every_type(
    what: Reference, stats: tuple[str, str], words: Words, duration: Duration
) -> Continuous:
    made = animation(what, words, stats, duration)
    become = made.changes[0]
    assert isinstance(become, Become)
    return Continuous(what, (Become((*become.parts, _EVERY)),), duration)


def _every_parts(node: Continuous) -> dict[str, Any]:
    become = node.changes[0]
    assert isinstance(become, Become)
    bare = Continuous(node.what, (Become(become.parts[:-1]),), node.duration)
    return animation_parts(bare)


production("clause", _every_type,
           "{what:subjects} become a {stats:stats} {words:tokenwords} with all creature types "
           "{duration:duration}" + _STILL, unbuild=_every_parts, check=_creature)  # fmt: skip

# No colour, and nothing else than this type (205.1a) ----------------------------------------------------


def _colorless(words: Words) -> Become:
    made: tuple[Change, ...] = (
        SetTypes(words["types"], words["subtypes"], words["supertypes"]), SetColors(()),
    )  # fmt: skip
    return Become(made)


for _verb in ("become", "(is|are)"):
    production("change", _colorless, f"{_verb} a colorless {{words:tokenwords}}",
               unbuild=lambda n: {"words": become_parts(n)["words"]},
               check=lambda v: bool(v["words"]["types"]) and not v["words"]["colors"])  # fmt: skip
