"""The guards: nothing is lost, nothing is guessed, nothing hangs."""

from __future__ import annotations

import time
from dataclasses import fields
from typing import Any

import pytest

from rulesengine.errors import NotUnderstood
from rulesengine.ir.node import Node
from rulesengine.ir.refs import It, ThatPlayer
from rulesengine.oracle import compiler
from rulesengine.oracle.compiler import Compiled, Whole, compile_paragraph, print_paragraph
from rulesengine.oracle.normalize import Paragraph, paragraphs
from rulesengine.oracle.parser import Parser
from rulesengine.oracle.tokens import tokenize
from tests.rulesengine.oracle.texts import PARAGRAPHS

NEEDLESS = {"you", "then", "additional", "colorless", "all", "and", "each"}
"""Words that can go without a change of meaning in some places: "you" before a verb, "then" …"""

NEEDLESS_AFTER = {
    ("damage", "that"), ("except", "that"), ("control", "that's"), ("opponent", "has"),
}  # fmt: skip
"""What may be left out: a relative pronoun ("all damage [that] it would deal"), the perfect tense."""


def compile_text(kind: str, text: str) -> Compiled:
    (paragraph,) = paragraphs(text, ("Thing",))
    return compile_paragraph(paragraph, "Thing", kind)


@pytest.mark.parametrize(("kind", "text"), PARAGRAPHS)
def test_printing_from_the_nodes_gives_every_token_back(kind: str, text: str) -> None:
    compiled = compile_text(kind, text)
    assert tuple(print_paragraph(compiled)) == compiled.tokens


@pytest.mark.parametrize(("kind", "text"), PARAGRAPHS)
def test_a_deleted_word_changes_the_reading_or_is_refused(kind: str, text: str) -> None:
    whole = compile_text(kind, text)
    words = text.split(" ")
    for index, word in enumerate(words):
        if word.lower().strip(".,") in {"a", "an", "the", "—", *NEEDLESS}:
            continue
        if (words[index - 1], word) in NEEDLESS_AFTER:
            continue
        rest = " ".join(words[:index] + words[index + 1 :])
        try:
            shorter = compile_paragraph(Paragraph(rest, rest), "Thing", kind)
        except NotUnderstood:
            continue
        assert shorter.abilities != whole.abilities, f"without {word!r}"


def nodes(value: Any) -> list[Node]:
    if isinstance(value, tuple):
        return [node for item in value for node in nodes(item)]
    if not isinstance(value, Node):
        return []
    return [value, *(n for field in fields(value) for n in nodes(getattr(value, field.name)))]


@pytest.mark.parametrize(("kind", "text"), PARAGRAPHS)
def test_no_pronoun_is_left_without_a_meaning(kind: str, text: str) -> None:
    for node in nodes(compile_text(kind, text).abilities):
        if isinstance(node, It | ThatPlayer):
            assert node.means is not None or node.same is not None


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Destroy target sandwich.", "sandwich"),
        ("Draw two cards, then frobnicate.", "frobnicate"),
        ("Destroy target creature if.", "."),
    ],
)
def test_a_refusal_names_the_place(text: str, place: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text("spell", text)
    assert text[caught.value.position :].startswith(place)


@pytest.mark.parametrize(
    "text",
    [
        "target creature and " * 200 + "dies.",
        "Destroy target creature, " * 150 + "then draw a card.",
        "If you control a creature, " * 100 + "frobnicate.",
        "creature or artifact or land " * 120,
        "x" * 100_000,
        '"' * 500,
        "{T}" * 1000,
        "• " * 1000,
    ],
)
def test_nonsense_is_refused_quickly(text: str) -> None:
    compile_text("spell", "Draw a card.")
    took = []
    for _ in range(3):  # the best of three: a busy machine slows any one of them
        start = time.process_time()
        with pytest.raises(NotUnderstood):
            compile_paragraph(Paragraph(text, text), "Thing", "spell")
        took.append(time.process_time() - start)
    assert min(took) < 0.05


def test_two_readings_are_an_error_not_a_preference(monkeypatch: pytest.MonkeyPatch) -> None:
    read = compiler._whole

    def both(parser: Parser, name: str) -> list[Whole]:
        other = read(Parser(tokenize("Draw two cards.")), name)
        return [*read(parser, name), *other]

    monkeypatch.setattr(compiler, "_whole", both)
    with pytest.raises(NotUnderstood) as caught:
        compile_text("spell", "Draw three cards. You gain 3 life.")
    assert caught.value.clause.startswith("ambiguous: ")


def test_a_card_with_one_unknown_clause_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        compile_text("permanent", "When this creature enters, draw a card and frobnicate.")
