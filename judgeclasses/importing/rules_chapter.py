"""A chapter of rules as plain text: a section for each rule number ("502.30. Storm", "502.30a …")."""

import re

from django.utils.translation import gettext as _

from judgeclasses.importing.markdown_of import escaped
from judgeclasses.importing.outline import BadImport, ClassOutline, SectionOutline

HEADING = re.compile(r"^(\d{3}\.\d+)\.?\s+(\S.{0,80})$")
SUBRULE = re.compile(r"^((\d{3}\.\d+)[a-z]{1,2})\.?\s+(\S.*)$")
WRITTEN = re.compile(r"^\*\*(\d{3}\.\d+[a-z]{0,2})\*\* ")


def is_rules_chapter(text: str) -> bool:
    lines = [line.strip() for line in text.splitlines()]
    return sum(SUBRULE.match(line) is not None for line in lines) >= 2


def read_rules_chapter(text: str, language: str) -> ClassOutline:
    """Sections by rule number. What stands before the first rule is the site's own navigation."""
    titles: dict[str, str] = {}
    bodies: dict[str, list[str]] = {}
    at = ""
    for paragraph in text.split("\n"):
        line = " ".join(paragraph.split())
        subrule, heading = SUBRULE.match(line), HEADING.match(line)
        if subrule:
            at = subrule[2]
            bodies.setdefault(at, []).append(f"**{subrule[1]}** {escaped(subrule[3])}")
        elif heading and (not at or numbers(heading[1]) > numbers(at) or heading[1] not in bodies):
            at = heading[1]
            titles[at] = heading[2].rstrip(".")
            bodies.setdefault(at, [])
        elif line and at:
            bodies[at].append(escaped(line))
    chapters = {number.partition(".")[0] for number in bodies}
    if len(chapters) != 1:
        raise BadImport(
            _("The text has rules of several chapters (%(chapters)s); import one at a time.")
            % {"chapters": ", ".join(sorted(chapters))}
        )
    chapter = chapters.pop()
    return ClassOutline(
        source=f"rules:{chapter}",
        slug=f"rules-{chapter}",
        title=_("Rules, chapter %(number)s") % {"number": chapter},
        language=language,
        sections=tuple(
            SectionOutline(
                key=number,
                title=f"{number}. {titles[number]}" if number in titles else number,
                name=titles.get(number, f"rule {number.replace('.', '-')}"),
                body="\n\n".join(paragraphs) + "\n",
                order=numbers(number)[1] * 10,
            )
            for number, paragraphs in bodies.items()
        ),
        in_parts=True,
    )


def numbers(number: str) -> tuple[int, int]:
    chapter, _dot, rule = number.partition(".")
    return int(chapter), int(rule)


def joined(present: str, coming: str) -> str:
    """Two pieces of one rule as one, its subrules in order; where both have one, the new words."""
    pieces = by_subrule(present) | by_subrule(coming)
    return "\n\n".join(pieces[number] for number in sorted(pieces)) + "\n"


def by_subrule(body: str) -> dict[str, str]:
    """Paragraphs under the number they follow: examples stay with their subrule."""
    found: dict[str, list[str]] = {}
    at = ""
    for paragraph in body.strip().split("\n\n"):
        numbered = WRITTEN.match(paragraph)
        at = numbered[1] if numbered else at
        found.setdefault(at, []).append(paragraph)
    return {number: "\n\n".join(paragraphs) for number, paragraphs in found.items()}
