"""Making questions, proved by the engine with every wrong option: each family in turn."""

from __future__ import annotations

import os

import django

from benchmarks.calibration import best, say

SEEDS = range(4)


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from quizzes.generating import families_for, generate
    from quizzes.question import QuestionData
    from quizzes.sections import shipped_sections

    wanted = [
        (family.name, facts, family.recall)
        for facts in shipped_sections().values()
        for family in families_for(facts)
    ]
    for recall, what in ((True, "recall questions"), (False, "questions proved by scenarios")):
        asked = [(name, facts) for name, facts, is_recall in wanted if is_recall is recall][:60]
        tried = [(name, facts, seed) for name, facts in asked for seed in SEEDS]
        made = [one for one in tried if isinstance(generate(*one), QuestionData)]
        took, loop = best(lambda made=made: [generate(*one) for one in made], times=2)  # type: ignore[misc]
        say(what, f"{len(made) / took:,.0f} a second", took / max(1, len(made)) / loop, loop)


if __name__ == "__main__":
    main()
