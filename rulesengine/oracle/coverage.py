"""How much of a card the compiler understands: all of it, or which clauses it does not."""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.playable import missing
from rulesengine.errors import NotUnderstood
from rulesengine.oracle.cards import compile_card, face_names, paragraph_kind
from rulesengine.oracle.normalize import paragraphs
from rulesengine.oracle.striations import compile_text
from rulesengine.oracle.typeline import parse_type_line


@dataclass(frozen=True, slots=True)
class CardCoverage:
    """What the compiler makes of a card."""

    name: str
    understood: bool
    clauses_not_understood: tuple[str, ...] = ()


def coverage(facts: CardFacts) -> CardCoverage:
    """Whether a card is understood whole, and every clause of it that is not."""
    missed: list[str] = []
    for face in facts.faces or (facts,):
        try:
            kind = paragraph_kind(*parse_type_line(face.type_line, face.name)[1:])
        except NotUnderstood as error:
            missed.append(error.clause)
            continue
        read = paragraphs(face.oracle_text, face_names(face))
        missed.extend(error.clause for error in compile_text(read, face.name, kind)[1])
    if not missed:
        try:
            missed.extend(missing(compile_card(facts)))
        except NotUnderstood as error:
            missed.append(error.clause)
    return CardCoverage(facts.name, not missed, tuple(missed))
