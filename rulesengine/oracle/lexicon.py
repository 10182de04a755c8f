"""Closed lists of words and phrases, each with the value it stands for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesengine.oracle.inflect import inflect, lemma_of
from rulesengine.oracle.parser import Parser, Reading


class Words:
    """A closed list of words or phrases, each with its value."""

    def __init__(self, name: str, entries: Mapping[str, Any]) -> None:
        self.name = name
        self.entries = [
            (tuple(lemma_of(word) for word in phrase.split()), value)
            for phrase, value in entries.items()
        ]
        self.by_first: dict[str, list[int]] = {}
        for index, (words, _) in enumerate(self.entries):
            self.by_first.setdefault(words[0], []).append(index)

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        for index in self.by_first.get(parser.tokens[at].lemma, ()):
            words, value = self.entries[index]
            mask = 0
            for offset, word in enumerate(words):
                token = parser.tokens[at + offset]
                if token.lemma != word:
                    break
                if token.surface != word:
                    mask |= 1 << offset
            else:
                end = at + len(words)
                parser.furthest = max(parser.furthest, end)
                found.append((value, end, (index, mask)))
        return found

    def write(self, value: Any, choices: Iterator[int], out: list[str]) -> None:
        words, _ = self.entries[next(choices)]
        mask = next(choices)
        for offset, word in enumerate(words):
            out.append(inflect(word) if mask >> offset & 1 else word)

    def starts(self, key: str) -> bool:
        return key in self.by_first
