"""How time grows with the board: the same bolt among 20 and among 200 permanents."""

from __future__ import annotations

from benchmarks.calibration import best, say
from rulesengine.cards.pool import card_pool
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.run import resolve

TIMES = 10


def board(permanents: int) -> Scenario:
    """Lands and creatures on both sides, so many in all."""
    each = permanents // 4
    return from_mapping(
        {
            "scenario": 1,
            "id": f"board-{permanents}",
            "players": {
                "Anna": {
                    "hand": ["Lightning Bolt"],
                    "battlefield": [f"{each} Mountain", f"{each} Grizzly Bears"],
                },
                "Nicole": {"battlefield": [f"{each} Forest", f"{each} Grizzly Bears"]},
            },
            "actions": [{"cast": "Lightning Bolt", "targets": ["Nicole"]}],
            "expect": [],
        }
    )


def seconds(permanents: int) -> tuple[float, float]:
    cards, scenario = card_pool(), board(permanents)
    result = resolve(scenario, cards)
    assert result.finished, result.why()

    def run() -> None:
        for _ in range(TIMES):
            resolve(scenario, cards)

    took, loop = best(run)
    return took / TIMES, loop


def main() -> None:
    few, loop = seconds(20)
    many, _ = seconds(200)
    say("a bolt among 20 permanents", f"{1000 * few:.2f} ms", few / loop, loop)
    say("a bolt among 200 permanents", f"{1000 * many:.2f} ms", many / loop, loop)
    say("200 permanents against 20", f"{many / few:.1f} times", many / few, loop)


if __name__ == "__main__":
    main()
