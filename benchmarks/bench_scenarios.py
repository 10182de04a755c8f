"""The share of scenarios that run in 5 ms: the reference seeds where they are, else our own."""

from __future__ import annotations

import os
import time
from pathlib import Path

from benchmarks.calibration import calibrate, say
from rulesengine.cards.pool import card_pool
from rulesengine.scenario.checking import Outcome, check_scenario
from rulesengine.scenario.read import read_scenarios

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = Path(os.environ.get("CONFORMANCE_DIR") or ROOT.parent / "shared" / "conformance")
CARDS = ROOT.parent / "shared" / "cards" / "cards.jsonl"
BAR = 0.005


def main() -> None:
    seeds = REFERENCE / "seeds.jsonl"
    corpus = seeds if seeds.is_file() else ROOT / "tests" / "rulesengine" / "scenarios"
    cards = card_pool(str(CARDS)) if CARDS.is_file() else card_pool()
    took: list[float] = []
    for scenario in read_scenarios(corpus):
        if check_scenario(scenario, cards).outcome is Outcome.UNSUPPORTED:
            continue
        runs = []
        for _ in range(3):
            start = time.process_time()
            check_scenario(scenario, cards)
            runs.append(time.process_time() - start)
        took.append(min(runs))
    loop = min(calibrate() for _ in range(5))
    took.sort()
    quick = 100 * sum(1 for seconds in took if seconds < BAR) / len(took)
    at_95 = took[int(0.95 * (len(took) - 1))]
    name = f"{len(took)} scenarios of {corpus.stem}"
    say(f"{name} under 5 ms", f"{quick:.1f} %", BAR / loop, loop)
    say(f"{name}: 95 % take at most", f"{1000 * at_95:.2f} ms", at_95 / loop, loop)


if __name__ == "__main__":
    main()
