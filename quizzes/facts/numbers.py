"""Numbers in words, English and Spanish."""

from __future__ import annotations

ENGLISH = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
SPANISH = [
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
]
VALUES = {word: number for words in (ENGLISH, SPANISH) for number, word in enumerate(words)} | {
    "forty": 40,
    "cuarenta": 40,
}
# "One" and "uno" are articles more often than numbers.
ENGLISH_WORDS = "|".join([*ENGLISH[2:], "zero", "forty"])
SPANISH_WORDS = "|".join([*SPANISH[2:], "cero", "cuarenta"])


def value_of(word: str) -> int:
    return int(word) if word.isdigit() else VALUES[word.lower()]
