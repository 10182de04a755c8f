"""Questions that quote a class text: a sentence with a gap, in the reader's language where it is."""

from __future__ import annotations

from collections.abc import Mapping

from quizzes.question import Message
from quizzes.wording.english import Sentence


def quoted(message: Message, language: str) -> str:
    """The sentence in that language, or else in the one it was written in."""
    sentences: Mapping[str, str] = message["sentences"]
    return sentences.get(language) or next(iter(sentences.values()))


NO_ABILITY_EN = {"keyword action": "A keyword action", "ability word": "An ability word"}
NO_ABILITY_ES = {
    "keyword action": "Una acción de palabra clave",
    "ability word": "Una palabra de habilidad",
}
ENGLISH: Mapping[str, Sentence] = {
    "with_gap": lambda m: quoted(m, "en"),
    "ask_gap": lambda m: "What belongs in the gap of this sentence of the class?",
    "ask_member": lambda m: "Which of these is on the list that belongs in the gap?",
    "no_ability": lambda m: NO_ABILITY_EN[m["kind"]],
    "words": lambda m: str(m["text"]),
    "text_says": lambda m: f"The class says that of {m['title']}: “{m['sentence']}”",
}
SPANISH: Mapping[str, Sentence] = {
    "with_gap": lambda m: quoted(m, "es"),
    "ask_gap": lambda m: "¿Qué va en el hueco de esta frase de la clase?",
    "ask_member": lambda m: "¿Cuál de estos está en la lista que va en el hueco?",
    "no_ability": lambda m: NO_ABILITY_ES[m["kind"]],
    "words": lambda m: str(m["text"]),
    "text_says": lambda m: f"La clase dice eso de {m['title']}: «{m['sentence']}»",
}
