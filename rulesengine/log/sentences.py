"""What renderers share: a registry of sentences by event, and joining words into lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulesengine.game.log import Entry

Parameters = Mapping[str, Any]
Sentence = str | Callable[[Parameters], str]


class Sentences:
    """The sentences of one language: a template with {parameters}, or a function of them."""

    def __init__(self, sentences: Mapping[str, Sentence], nameless: str) -> None:
        self._sentences = sentences
        self._nameless = nameless

    def __contains__(self, event: object) -> bool:
        return event in self._sentences

    def render(self, entry: Entry) -> str:
        """The sentence of an entry; one without a sentence is shown as it is."""
        sentence = self._sentences.get(entry.event)
        if sentence is None:
            return as_it_is(entry)
        parameters = _Named(entry.parameters, self._nameless)
        try:
            text = sentence.format_map(parameters) if isinstance(sentence, str) else ""
            return text or sentence(parameters)  # type: ignore[operator]
        except (KeyError, TypeError, ValueError, AttributeError):
            return as_it_is(entry)


class _Named(dict[str, Any]):
    """Parameters in which what has no name is "a card"."""

    def __init__(self, parameters: Parameters, nameless: str) -> None:
        super().__init__(parameters)
        for key in ("object", "to", "source", "on", "off"):
            if self.get(key) == "":
                self[key] = nameless


def as_it_is(entry: Entry) -> str:
    """An event by its name and parameters."""
    said = ", ".join(f"{key} {value}" for key, value in entry.parameters.items() if value != "")
    return f"{entry.event}: {said}" if said else entry.event


def listed(words: Iterable[str], last: str) -> str:
    """ "A, B and C"."""
    every = [str(word) for word in words]
    if len(every) < 2:
        return "".join(every)
    return f"{', '.join(every[:-1])} {last} {every[-1]}"
