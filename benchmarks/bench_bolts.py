"""Casting Lightning Bolt at Grizzly Bears: mana, priority, state-based actions, log; cards compiled."""

from __future__ import annotations

from benchmarks.calibration import best, say
from rulesengine.cards.pool import card_pool
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.run import resolve

TIMES = 200
POSITION = {
    "scenario": 1,
    "id": "bolt",
    "players": {
        "Anna": {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        "Nicole": {"battlefield": ["Grizzly Bears"]},
    },
    "actions": [],
    "expect": [],
}
BOLT = [{"cast": "Lightning Bolt", "targets": ["Grizzly Bears"]}]


def main() -> None:
    cards = card_pool()
    whole, standing = from_mapping(POSITION | {"actions": BOLT}), from_mapping(POSITION)
    result = resolve(whole, cards)
    assert result.finished, result.why()

    def run_whole() -> None:
        for _ in range(TIMES):
            resolve(whole, cards)

    def run_standing() -> None:
        for _ in range(TIMES):
            resolve(standing, cards)

    took, loop = best(run_whole)
    idle, _ = best(run_standing)
    say(
        "bolts, with setting up and the result",
        f"{TIMES / took:,.0f} a second",
        took / TIMES / loop,
        loop,
    )
    bolt = (took - idle) / TIMES
    say("bolts alone", f"{1 / bolt:,.0f} a second", bolt / loop, loop)


if __name__ == "__main__":
    main()
