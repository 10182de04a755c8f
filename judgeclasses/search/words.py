"""Words as they are compared: without accents, case and punctuation; a rule's number is one word."""

import re
import unicodedata

# The dot of 702.79a, as a letter: both databases then keep the number in one piece.
DOT = "z"
RULE_NUMBER = re.compile(r"\b(\d{3})\.(\d+[a-z]?)\b")
WORD = re.compile(r"[^\W_]+")
APOSTROPHE = re.compile(r"(?<=\w)['’](?=\w)")
LONGEST = 40  # letters of a word, and words of a query


def folded(text: str) -> str:
    """Lower case without accents: ficción is ficcion; an ñ may be typed as an n."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """Every word in order; Urza’s is urzas, and 702.79a stays whole."""
    plain = APOSTROPHE.sub("", folded(text))
    plain = RULE_NUMBER.sub(rf"\1{DOT}\2", plain)
    return [word[:LONGEST] for word in WORD.findall(plain)]


def query_words(query: str) -> list[str]:
    """The words of a query, each once; "702." is on its way to being a rule's number."""
    typed = re.sub(r"\b(\d{3})\.\s*$", rf"\1{DOT}", folded(query.strip()))
    return list(dict.fromkeys(words_of(typed)))[:LONGEST]
