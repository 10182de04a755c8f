"""The paragraphs of a spell are instructions followed in order: one may speak of the one before (608.2c)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesengine.errors import NotUnderstood
from rulesengine.ir.abilities import SpellAbility
from rulesengine.oracle.compiler import Compiled, compile_paragraph
from rulesengine.oracle.keyword_shapes import ABILITY_WORDS
from rulesengine.oracle.normalize import Paragraph

_WORDS = "|".join(re.escape(" ".join(word.split())) for word in ABILITY_WORDS.split(","))
_ABILITY_WORD = re.compile(rf"^(?:{_WORDS}) — ", re.IGNORECASE)


def compile_paragraphs(
    found: Iterable[Paragraph], card: str, kind: str
) -> tuple[list[Compiled], list[NotUnderstood]]:
    """What each paragraph compiles to, and what of them was refused.

    "Ferocious — That creature also gains trample" means nothing alone: where a spell's paragraph is
    refused it is read once more as the next sentence of the paragraph before, without its ability
    word, which has no rules meaning (207.2c).
    """
    compiled: list[Compiled] = []
    refused: list[NotUnderstood] = []
    before: Paragraph | None = None
    for paragraph in found:
        try:
            compiled.append(compile_paragraph(paragraph, card, kind))
            before = paragraph
        except NotUnderstood as error:
            both = _joined(before, paragraph) if kind == "spell" and _instructs(compiled) else None
            if both is None:
                refused.append(error)
                before = None
                continue
            try:
                compiled[-1] = compile_paragraph(both, card, kind)
                before = both
            except NotUnderstood:
                refused.append(error)
                before = None
    return compiled, refused


def _instructs(compiled: list[Compiled]) -> bool:
    last = compiled[-1].abilities if compiled else ()
    return len(last) == 1 and isinstance(last[0], SpellAbility)


def _joined(before: Paragraph | None, paragraph: Paragraph) -> Paragraph | None:
    if before is None or "\n" in before.text:
        return None
    text = f"{before.text} {_ABILITY_WORD.sub('', paragraph.text)}"
    source = f"{before.source}\n{paragraph.source}"
    return Paragraph(text, source, (*before.reminders, *paragraph.reminders))
