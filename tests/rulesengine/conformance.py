"""Run every scenario file of a folder and compare the share that passes with its committed floor.

python -m tests.rulesengine.conformance FOLDER [CARDS.jsonl ...]   (make conformance)
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import yaml

FLOORS = Path(__file__).with_name("conformance_floors.yaml")
SUFFIXES = {".json", ".jsonl", ".yaml", ".yml"}
OUTCOMES = ("passed", "failed", "unsupported")


def floors() -> dict[str, float]:
    """The least share that must pass, in per cent, by the corpus's file name."""
    return {name: float(share) for name, share in yaml.safe_load(FLOORS.read_text()).items()}


def corpora(folder: Path) -> list[Path]:
    """The files of the folder that hold scenarios."""
    return sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES)


def outcomes(corpus: Path, cards: Sequence[str]) -> Counter[str]:
    """How the scenarios of one file come out, by the engine's own command line."""
    command = [sys.executable, "-m", "rulesengine", "check", str(corpus), "--json", "--jobs", "2"]
    for path in cards:
        command += ["--cards", path]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode > 1:
        sys.stderr.write(run.stderr)
    return Counter(json.loads(line)["outcome"] for line in run.stdout.splitlines())


def verdict(name: str, count: Counter[str], floor: float | None) -> tuple[str, bool]:
    """The line to print about a corpus, and whether it is good enough."""
    share = 100 * count["passed"] / max(1, count.total())
    good = count.total() > 0 and (floor is None or share >= floor)
    said = ", ".join(f"{count[outcome]} {outcome}" for outcome in OUTCOMES)
    against = "no floor" if floor is None else f"floor {floor:.1f} %"
    return f"{name}: {said} ({share:.1f} %, {against}){'' if good else ': TOO LOW'}", good


def main(arguments: Sequence[str]) -> int:
    if not arguments or not Path(arguments[0]).is_dir():
        sys.stderr.write("Say where the scenarios are: make conformance CORPUS=DIR CARDS=FILE\n")
        return 2
    folder, *cards = arguments
    least, all_good = floors(), True
    for corpus in corpora(Path(folder)):
        line, good = verdict(corpus.stem, outcomes(corpus, cards), least.get(corpus.stem))
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        all_good = all_good and good
    return 0 if all_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
