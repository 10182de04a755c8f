"""Class texts as files: `content/classes/<class>/class.yaml` and a Markdown file a section.

`<section>.en.md` opens with the section's facts as YAML front matter, `<section>.es.md` with its
title; `<section>.yaml` is the worked example, a scenario.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

LANGUAGES = ("en", "es")
FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n(.*)\Z", re.DOTALL)
FACTS = {"title", "order", "keyword", "rules", "level", "leans_on", "cards", "changed"}


class BadContent(Exception):
    """A content file that cannot be loaded: which, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.parent.name}/{path.name}: {reason}")
        self.path, self.reason = path, reason


@dataclass(frozen=True)
class TextFile:
    language: str
    title: str
    body: str


@dataclass(frozen=True)
class SectionFile:
    slug: str
    facts: Mapping[str, Any]
    texts: tuple[TextFile, ...]


@dataclass(frozen=True)
class ClassFile:
    slug: str
    fields: Mapping[str, Any]
    sections: tuple[SectionFile, ...]


def read_classes(folder: Path) -> list[ClassFile]:
    """Every class under the folder, checked; raises BadContent at the first mistake."""
    return [read_class(path) for path in sorted(folder.glob("*/class.yaml"))]


def read_class(path: Path) -> ClassFile:
    fields = mapping(path, load_yaml(path, path.read_text()), {"slug", "number", "order"})
    known = {"slug", "number", "order", "title", "intro"}
    refuse_unknown(path, fields, known)
    if fields["slug"] != path.parent.name:
        raise BadContent(path, f"slug must be the folder's name, {path.parent.name!r}")
    for name in ("title", "intro"):
        if not isinstance(fields.get(name), dict) or not fields[name].get("en"):
            raise BadContent(path, f"{name} must give at least the English text, as {{en: …}}")
    slugs = sorted(file.name.removesuffix(".en.md") for file in path.parent.glob("*.en.md"))
    sections = tuple(read_section(path.parent, slug) for slug in slugs)
    return ClassFile(fields["slug"], fields, sections)


def read_section(folder: Path, slug: str) -> SectionFile:
    english = folder / f"{slug}.en.md"
    facts, body = split(english)
    refuse_unknown(english, facts, FACTS)
    texts = [TextFile("en", facts.pop("title"), body)]
    for language in LANGUAGES[1:]:
        path = folder / f"{slug}.{language}.md"
        if path.exists():
            front, body = split(path)
            refuse_unknown(path, front, {"title"})
            texts.append(TextFile(language, front["title"], body))
    check_facts(english, facts)
    scenario = folder / f"{slug}.yaml"
    if scenario.exists():
        example = load_yaml(scenario, scenario.read_text())
        facts["scenario"] = json.dumps(example, ensure_ascii=False)
    return SectionFile(slug, facts, tuple(texts))


def check_facts(path: Path, facts: Mapping[str, Any]) -> None:
    for name in ("rules", "leans_on", "cards", "changed"):
        values = facts.get(name, [])
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise BadContent(path, f'{name} must be a list of texts, as ["702.79"]')
    if facts.get("level", 1) not in (1, 2, 3):
        raise BadContent(path, "level must be 1, 2 or 3")


def split(path: Path) -> tuple[dict[str, Any], str]:
    found = FRONT_MATTER.match(path.read_text().replace("\r\n", "\n"))
    if not found:
        raise BadContent(path, "must open with front matter between two lines of ---")
    return mapping(path, load_yaml(path, found[1]), {"title"}), found[2].strip() + "\n"


def load_yaml(path: Path, text: str) -> Any:
    try:
        return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError as error:
        raise BadContent(path, " ".join(str(error).split())) from error


def mapping(path: Path, value: Any, needed: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadContent(path, "must be a mapping of names to values")
    missing = needed - value.keys()
    if missing:
        raise BadContent(path, f"does not say {', '.join(sorted(missing))}")
    return value


def refuse_unknown(path: Path, fields: Mapping[str, Any], known: set[str]) -> None:
    unknown = set(fields) - known
    if unknown:
        raise BadContent(path, f"does not know {', '.join(sorted(unknown))}")
