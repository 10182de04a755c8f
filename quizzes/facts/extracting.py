"""Facts of a class text: what its sentences state in the rules' usual phrases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from quizzes.facts import english, spanish
from quizzes.facts.fact import Fact, Sort
from quizzes.facts.keyword_names import keyword_named
from quizzes.facts.numbers import value_of
from quizzes.facts.phrases import Phrases
from quizzes.facts.sentences import Block, blocks_of, labels_of
from rulesengine.keywords import KEYWORDS
from rulesengine.keywords.kinds import ANY_ZONE, CASTABLE
from rulesengine.keywords.spanish_names import name_of

LANGUAGES = {"en": english.PHRASES, "es": spanish.PHRASES}
LONGEST = 320  # letters of a sentence that can be read in a question
NAMED = r"[“«\"](?P<name>[^”»\"]{2,60})[”»\"](?: on (?:a|an) [\w ]+?)? (?:\w+ ){0,2}?"
QUOTED = re.compile(r"[“«\"]([^”»\"]{8,700})(?:[”»\"]|$)")
NOT = re.compile(r"\b(?:not|no) (?:an?|una) ")
PARAMETERS = re.compile(r"\s(?:N|X|\[[^\]]*\]|for \[.*|an? \[.*|onto \[.*|\w*—.*)(?:.*)$")


@lru_cache(maxsize=4096)
def facts_in(language: str, title: str, body: str, keyword: str = "") -> tuple[Fact, ...]:
    """Every fact of a text; `keyword` is the name in the keyword table of what it is about."""
    phrases = LANGUAGES.get(language)
    if phrases is None:
        return ()
    found: dict[tuple[Sort, str], Fact] = {}
    reader = _Reader(language, title, keyword, phrases)
    for fact in (*_all(reader, blocks_of(body)), *_labels(reader, body)):
        if fact.part and fact.part in fact.sentence:
            found.setdefault((fact.sort, fact.sentence), fact)
    return tuple(found.values())


class _Reader:
    """What a text is about, in its language."""

    def __init__(self, language: str, title: str, keyword: str, phrases: Phrases) -> None:
        self.language, self.keyword, self.phrases = language, keyword, phrases
        self.topic = re.sub(r"^[\d.]+\s*[–.-]?\s*", "", title).partition(":")[0].strip()
        names = {self.topic.lower(), keyword}
        if keyword:
            names |= {*KEYWORDS[keyword].aliases, name_of(keyword)}
            names.add(title.rpartition(": ")[2].lower())
        self.names = sorted((re.escape(name) for name in names if name), key=len, reverse=True)

    def fact(self, sort: Sort, sentence: str, part: str, value: object, about: str = "") -> Fact:
        subject = about or self.keyword or self.topic
        return Fact(sort, self.language, sentence, subject, part.strip(), value)


def _all(reader: _Reader, blocks: list[Block]) -> Iterator[Fact]:
    if reader.keyword:
        yield from _kinds(reader, blocks)
    yield from _same_said(reader, blocks)
    for block in blocks:
        if block.items:
            yield from _items(reader, block)
        for sentence in block.sentences:
            yield from _meanings(reader, sentence)
            if len(sentence) <= LONGEST:
                yield from _short(reader, sentence)


def _short(reader: _Reader, sentence: str) -> Iterator[Fact]:
    if reader.keyword:
        yield from _zones(reader, sentence)
        yield from _instances(reader, sentence)
    if QUOTED.search(sentence):
        return
    yield from _statement(reader, sentence)
    if not sentence.endswith(":"):
        yield from _action(reader, sentence)
        yield from _lists(reader, sentence)
        yield from _number(reader, sentence)
        yield from _exception(reader, sentence)


def _kinds(reader: _Reader, blocks: list[Block]) -> Iterator[Fact]:
    """The kinds of abilities a keyword is or represents, told in one sentence or in several."""
    phrases = reader.phrases
    names = "|".join(reader.names)
    opening = re.compile(phrases.kind_opening.format(name=f"(?:{names})"), re.I)
    for block in blocks:
        said = [
            (sentence, part[0].strip())
            for sentence in (QUOTED.sub("", each) for each in block.sentences)
            if opening.match(sentence) and (part := phrases.kind_part.search(sentence))
        ]
        if not said:
            continue
        kinds = {
            "static" if kind == "evasion" else kind
            for sentence, _part in said
            for kind in _kinds_named(phrases, sentence)
        }
        if kinds:
            whole = " ".join(" ".join(sentence.split()) for sentence, _part in said)
            named = list(phrases.kind_part.finditer(whole))
            span = whole[named[0].start() : named[-1].end()].strip()
            yield reader.fact(Sort.KIND, whole, span, sorted(kinds))
            return


def _kinds_named(phrases: Phrases, sentence: str) -> Iterator[str]:
    sentence = NOT.split(sentence)[0]
    for part in phrases.kind_part.finditer(sentence):
        for kind, pattern in phrases.kinds.items():
            if re.search(pattern, part[0]):
                yield kind
        if phrases.evasion.search(part[0]):
            yield "static"
    yield from (k for k in ("activated", "triggered") if re.search(rf"an? {k} or ", sentence))


def _zones(reader: _Reader, sentence: str) -> Iterator[Fact]:
    for found in reader.phrases.functions.finditer(QUOTED.sub("", sentence)):
        part = found["part"]
        zones = [zone for zone, words in reader.phrases.zones.items() if re.search(words, part)]
        if reader.phrases.castable.search(part):
            zones = [zone.value for zone in CASTABLE]
        elif reader.phrases.everywhere.search(part):
            zones = [zone.value for zone in ANY_ZONE]
        if zones:
            yield reader.fact(Sort.ZONES, sentence, part, zones)


def _instances(reader: _Reader, sentence: str) -> Iterator[Fact]:
    if not reader.phrases.several.search(sentence):
        return
    for instances, pattern in reader.phrases.instances:
        found = pattern.search(sentence)
        if found:
            yield reader.fact(Sort.INSTANCES, sentence, found[0], instances)
            return


def _meanings(reader: _Reader, sentence: str) -> Iterator[Fact]:
    """ "“Afflict N” means “…”": the name quoted says which keyword it is."""
    means = re.compile(NAMED + reader.phrases.means.pattern)
    starts = list(means.finditer(sentence))
    for place, found in enumerate(starts):
        end = starts[place + 1].start() if place + 1 < len(starts) else len(sentence)
        quoted = list(QUOTED.finditer(sentence, found.end(), end))
        if not quoted or quoted[0].start() - found.end() > 12:
            continue
        texts = [each[1].strip().rstrip(",.") + "." for each in quoted]
        name = PARAMETERS.sub("", found["name"])
        row = keyword_named(name, reader.language)
        if found["name"].endswith(" X"):
            continue  # a special form of the keyword, not the keyword
        if row is not None or not reader.keyword:
            about = row.name if row else name
            yield reader.fact(Sort.MEANING, sentence, quoted[0][1], texts, about)


def _action(reader: _Reader, sentence: str) -> Iterator[Fact]:
    found = reader.phrases.action.match(sentence)
    if found and any(re.fullmatch(name, found["verb"], re.I) for name in reader.names):
        yield reader.fact(Sort.ACTION, sentence, found["part"], found["part"], found["verb"])


def _lists(reader: _Reader, sentence: str) -> Iterator[Fact]:
    for pattern in reader.phrases.lists:
        found = pattern.search(sentence)
        if found:
            members = _members(reader, found["part"])
            if len(members) > 1 and max(len(member.split()) for member in members) <= 3:
                yield reader.fact(Sort.LIST, sentence, found["part"], members, found["about"])
                return


def _members(reader: _Reader, text: str) -> list[str]:
    pieces = (piece.strip() for piece in reader.phrases.last.split(text))
    return [re.sub(r"^(?:and|the|el|la|los|las) ", "", p, flags=re.I).lower() for p in pieces if p]


def _items(reader: _Reader, block: Block) -> Iterator[Fact]:
    """A list set as one, under the sentence that leads to it."""
    lead = block.sentences[-1]
    if max(len(item) for item in block.items) <= 40 and len(block.items) > 1:
        members = [item.rstrip(".,;").lower() for item in block.items]
        sentence = f"{lead} {', '.join(item.rstrip('.,;') for item in block.items)}."
        part = sentence.removeprefix(lead).strip(" .")
        yield reader.fact(Sort.LIST, sentence, part, members, lead.rstrip(":"))
    yield from _number(reader, lead)


def _same_said(reader: _Reader, blocks: list[Block]) -> Iterator[Fact]:
    """Several things of which a text says the same: what doesn't use the stack."""
    said: dict[str, dict[str, str]] = {}
    for block in blocks:
        for sentence in block.sentences:
            found = reader.phrases.denial.match(sentence)
            if found:
                said.setdefault(found["about"], {})[found["part"].lower()] = found["part"]
    for about, subjects in said.items():
        if len(subjects) > 2:
            part = ", ".join(subjects.values())
            yield reader.fact(Sort.LIST, f"{part}: {about}.", part, list(subjects), about)


def _labels(reader: _Reader, body: str) -> Iterator[Fact]:
    """Points with a name each: the names are told apart by what stands under them."""
    labels = labels_of(body)
    if len({label.lower() for label, _sentence in labels}) > 2:
        for label, sentence in labels:
            yield reader.fact(Sort.LABEL, sentence, label, label)


def _number(reader: _Reader, sentence: str) -> Iterator[Fact]:
    found = list(reader.phrases.number.finditer(sentence))
    if len(found) == 1:
        yield reader.fact(Sort.NUMBER, sentence, found[0]["part"], value_of(found[0]["part"]))


def _exception(reader: _Reader, sentence: str) -> Iterator[Fact]:
    phrases = reader.phrases
    found = list(phrases.exception.finditer(sentence))
    if len(found) != 1 or found[0].start() <= 12 or phrases.functions.search(sentence):
        return
    after, part = found[0]["after"], found[0]["part"].strip()
    if not phrases.no_exception.search(part):
        yield reader.fact(Sort.EXCEPTION, sentence, part, [after, part])


def _statement(reader: _Reader, sentence: str) -> Iterator[Fact]:
    """A sentence that says what the topic is or does, in words that fit nothing else."""
    names = "|".join(f"{name}(?:s|es)?" for name in _forms(reader))
    subject = re.match(rf"{reader.phrases.articles}(?P<part>{names})\b", sentence, re.I)
    if subject is None:
        return
    rest = sentence[subject.end() :]
    if (
        5 <= len(rest.split()) <= 40
        and reader.phrases.definition.match(rest)
        and not reader.phrases.shared.search(rest)
        and not re.search(rf"\b(?:{names})\b", rest, re.I)
    ):
        yield reader.fact(Sort.TERM, sentence, subject["part"], subject["part"].lower())


def _forms(reader: _Reader) -> list[str]:
    """The topic's names, in the singular, too ("tokens": "token")."""
    return [*reader.names, *(name[:-1] for name in reader.names if name.endswith("s"))]
