"""The Comprehensive Rules as Wizards of the Coast publishes them: a text file, read into rules."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

EFFECTIVE = re.compile(r"^These rules are effective as of (.+?)\.?$", re.MULTILINE)
START = re.compile(r"^(\d{3}(?:\.\d+[a-z]?)?)\.? (.+)$")
FEWEST = 50  # a file with fewer rules is something else, or a part of it


class NotTheRules(Exception):
    """A file that is not the Comprehensive Rules as a text; the message says why."""


@dataclass(frozen=True)
class RulesFile:
    effective: str
    rules: Mapping[str, str]  # a rule's text by its number, examples after it, a line each


def read_rules(content: bytes) -> RulesFile:
    """Every numbered rule of the file, without its contents and glossary."""
    text = decoded(content).replace("\r\n", "\n").replace("\r", "\n")
    effective = EFFECTIVE.search(text)
    if effective is None:
        raise NotTheRules(
            "it does not say “These rules are effective as of …”; "
            "take the text file (.txt) of the Comprehensive Rules"
        )
    # The contents name the glossary first; the rules stand between that and the glossary itself.
    places = [found.start() for found in re.finditer(r"^Glossary$", text, re.MULTILINE)]
    if len(places) != 2:
        raise NotTheRules("its contents and its glossary cannot be told from the rules")
    rules: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text[places[0] : places[1]].split("\n"):
        found = START.match(line)
        if found:
            current = rules[found[1]] = [found[2].strip()]
        elif line.strip() and current:
            current.append(line.strip())
        elif not line.strip():
            current = []
    if len(rules) < FEWEST:
        raise NotTheRules(f"it has only {len(rules)} numbered rules")
    return RulesFile(effective[1], {number: "\n".join(lines) for number, lines in rules.items()})


def decoded(content: bytes) -> str:
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise NotTheRules("it is no text")
