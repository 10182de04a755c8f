"""From what was typed to what was meant: correct, ask the database, rank."""

from dataclasses import dataclass
from threading import Lock

from django.db.models import Count, Max, Q
from django.utils.translation import get_language

from judgeclasses.search.databases import Wanted, matches, partial_matches
from judgeclasses.search.entry import Kind, SearchEntry, SearchWord
from judgeclasses.search.numbers import rules_numbered
from judgeclasses.search.spelling import Vocabulary
from judgeclasses.search.words import DOT, query_words

LONGEST_QUERY = 200
CANDIDATES = 60
MOST_SHOWN = 20
MOST_OF_A_KIND = {Kind.SECTION: 12, Kind.KEYWORD: 4, Kind.CARD: 8, Kind.RULE: 8}
# What a candidate most likely came for, where two fit alike.
WEIGHT = {Kind.SECTION: 1.0, Kind.KEYWORD: 0.9, Kind.CARD: 0.7, Kind.RULE: 0.5}

_vocabulary = Vocabulary()
_lock = Lock()


@dataclass(frozen=True)
class Results:
    query: str
    entries: tuple[SearchEntry, ...]
    corrected: tuple[str, ...]  # what was searched for instead of a word nobody wrote


def search(query: str, most: int = MOST_SHOWN) -> Results:
    query = query.replace("\0", " ")[:LONGEST_QUERY].strip()
    typed = query_words(query)
    if not typed:
        return Results(query, (), ())
    vocabulary = current_vocabulary()
    wanted, corrected = [], []
    for word in typed:
        known = word[0].isdigit() or vocabulary.knows_beginning(word)
        near = [] if known else vocabulary.near(word)
        corrected += near[:1]
        wanted.append(Wanted(tuple(near) or (word,), is_start=not near))
    found = matches(wanted, CANDIDATES)
    if not found and len(wanted) > 1:
        found = partial_matches(wanted, CANDIDATES)
    meant = [each.words[0] for each in wanted]
    numbered = rules_numbered(query, MOST_OF_A_KIND[Kind.RULE])
    entries = {entry.address: entry for entry in (*numbered, *ranked(found, meant, most))}
    return Results(query, tuple(entries.values())[:most], tuple(corrected))


def current_vocabulary() -> Vocabulary:
    """The words of the index, read once by each process and then only what is new."""
    global _vocabulary
    with _lock:
        state = SearchWord.objects.aggregate(last=Max("pk"), count=Count("pk"))
        for anew in (False, True):
            if anew:
                _vocabulary = Vocabulary()
            if (state["last"] or 0) > _vocabulary.last_seen:
                rows = SearchWord.objects.filter(pk__gt=_vocabulary.last_seen).order_by("pk")
                _vocabulary.learn([row.word for row in rows])
                _vocabulary.last_seen = state["last"]
            if len(_vocabulary) == state["count"]:
                break
        return _vocabulary


def ranked(found: list[tuple[int, float]], meant: list[str], most: int) -> tuple[SearchEntry, ...]:
    """By title, language, kind and the database's score; a page is named once.

    A section whose text alone fits, in another language, is named in the reader's.
    """
    pks = [pk for pk, _score in found]
    sections = SearchEntry.objects.filter(pk__in=pks).values("section")
    told = Q(pk__in=pks) | Q(language=get_language(), section__in=sections)
    entries = {entry.pk: entry for entry in SearchEntry.objects.defer("words").filter(told)}
    best = max((score for _pk, score in found), default=1.0) or 1.0
    scored = [(standing(entries[pk], meant, score / best), pk) for pk, score in found]
    own = {
        (entry.kind, entry.address): entry
        for entry in entries.values()
        if entry.language == get_language()
    }
    fits = set(pks)
    chosen: dict[str, SearchEntry] = {}
    of_a_kind: dict[str, int] = {}
    for _standing, pk in sorted(scored, reverse=True):
        entry = entries[pk]
        room = of_a_kind.get(entry.kind, 0) < MOST_OF_A_KIND[Kind(entry.kind)]
        if entry.address not in chosen and room:
            of_a_kind[entry.kind] = of_a_kind.get(entry.kind, 0) + 1
            ours = own.get((entry.kind, entry.address), entry)
            keeps_name = ours.pk not in fits and in_title(entry, meant)
            chosen[entry.address] = entry if keeps_name else ours
    return tuple(chosen.values())[:most]


def standing(entry: SearchEntry, meant: list[str], score: float) -> float:
    """The title itself, then its beginning, then the words in it, then the text."""
    title = entry.title_words
    phrase = " ".join(meant)
    names = title.split()
    value = (1 + score) * WEIGHT[Kind(entry.kind)]
    if title == phrase or (len(set(names)) == 1 and names[0] == phrase):
        value += 5
    elif title.startswith(phrase):
        value += 3
    elif in_title(entry, meant):
        value += 2
    if entry.kind == Kind.RULE and any(DOT in word and word[0].isdigit() for word in meant):
        value += 4  # someone who types a rule's number wants the rule
        value -= len(title) / 100
    return value + (0.5 if entry.language == get_language() else 0.0)


def in_title(entry: SearchEntry, meant: list[str]) -> bool:
    names = entry.title_words.split()
    return all(any(name.startswith(word) for name in names) for word in meant)
