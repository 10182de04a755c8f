"""Scenario files: YAML, JSON, one scenario a line, and folders of these."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulesengine.errors import BadScenario
from rulesengine.scenario.json_subset import BadJson, parse_json
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.validate import validate
from rulesengine.scenario.yaml_subset import BadYaml, documents

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl")
MOST_BYTES = 1_000_000
MOST_BYTES_LINES = 100_000_000


def read_scenarios(path: str | Path) -> Iterator[Scenario]:
    """The scenarios of a file or a folder and all below it; BadScenario at the first bad one."""
    for read in read_each(path):
        if isinstance(read, BadScenario):
            raise read
        yield read


def read_each(path: str | Path) -> Iterator[Scenario | BadScenario]:
    """Like read_scenarios, with what is wrong with a bad one in its place: the rest still come."""
    for file in scenario_files(Path(path)):
        if isinstance(file, BadScenario):
            yield file
            continue
        seen: set[str] = set()
        for read in _read_file(file):
            if isinstance(read, Scenario):
                if read.id in seen:
                    again = BadScenario(
                        str(file), "id", f"expected an id once, got {read.id} again"
                    )
                    again.scenario_id = read.id
                    yield again
                    continue
                seen.add(read.id)
            yield read


def scenario_files(path: Path) -> Iterator[Path | BadScenario]:
    """The scenario files a path names, in order; BadScenario where it names none."""
    if path.is_dir():
        files = sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES and p.is_file())
        yield from files
        if not files:
            yield BadScenario(str(path), "", f"expected scenario files ({', '.join(SUFFIXES)})")
    elif path.suffix not in SUFFIXES:
        yield BadScenario(
            str(path), "", f"expected a file named {', '.join(SUFFIXES)}, or a folder"
        )
    else:
        yield path


def _read_file(path: Path) -> Iterator[Scenario | BadScenario]:
    file = str(path)
    lines = path.suffix == ".jsonl"
    try:
        size = path.stat().st_size
        most = MOST_BYTES_LINES if lines else MOST_BYTES
        if size > most:
            yield BadScenario(file, "", f"expected at most {most} bytes, got {size}")
            return
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        yield BadScenario(file, "", f"expected a readable file: {error.strerror}")
    except UnicodeDecodeError as error:
        yield BadScenario(file, f"byte {error.start + 1}", "expected text in UTF-8")
    else:
        yield from (_from_lines if lines else _from_text)(text, file, path.suffix)


def _from_lines(text: str, file: str, suffix: str) -> Iterator[Scenario | BadScenario]:
    # Not splitlines: JSON may hold U+2028 and other line ends that are none here.
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            if len(line) > MOST_BYTES:
                raise BadScenario(file, f"line {number}", f"expected at most {MOST_BYTES} bytes")
            yield validate(parse_json(line), file, f"line {number}")
        except BadJson as bad:
            yield BadScenario(file, f"line {number}, column {bad.column}", bad.expected)
        except BadScenario as error:
            yield error


def _from_text(text: str, file: str, suffix: str) -> Iterator[Scenario | BadScenario]:
    try:
        mappings = [parse_json(text)] if suffix == ".json" else list(documents(text))
    except (BadJson, BadYaml) as bad:
        yield BadScenario(file, f"line {bad.line}, column {bad.column}", bad.expected)
        return
    if not mappings:
        yield BadScenario(file, "", "expected a scenario, got an empty file")
    for number, mapping in enumerate(mappings, 1):
        try:
            yield validate(mapping, file, f"document {number}" if len(mappings) > 1 else "")
        except BadScenario as error:
            yield error
