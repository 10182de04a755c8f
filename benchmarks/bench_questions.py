"""Making questions, proved by the engine with every wrong option, and proving stored ones again."""

from __future__ import annotations

import os

import django

from benchmarks.calibration import best, say

SEEDS = range(4)
PAIRS = 60  # of a section and a family, spread over all sections


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from quizzes.generating import families_for, generate
    from quizzes.proving_again import differences
    from quizzes.question import QuestionData
    from quizzes.sections import shipped_sections

    every = [
        (family.name, facts, family.recall)
        for facts in shipped_sections().values()
        for family in families_for(facts)
    ]
    questions: list[QuestionData] = []
    for recall, what in ((True, "recall questions"), (False, "questions proved by scenarios")):
        asked = [(name, facts) for name, facts, is_recall in every if is_recall is recall]
        spread = asked[:: max(1, len(asked) // PAIRS)]
        tried = [(name, facts, seed) for name, facts in spread for seed in SEEDS]
        found = [(one, generate(*one)) for one in tried]
        made = [one for one, question in found if isinstance(question, QuestionData)]
        questions += [question for _one, question in found if isinstance(question, QuestionData)]
        took, loop = best(lambda made=made: [generate(*one) for one in made], times=2)  # type: ignore[misc]
        say(what, f"{len(made) / took:,.0f} a second", took / max(1, len(made)) / loop, loop)

    def prove_all() -> None:
        for question in questions:
            list(differences(question, frozenset()))

    took, loop = best(prove_all, times=2)
    rate = len(questions) / took
    say("questions proved again", f"{rate:,.0f} a second", took / len(questions) / loop, loop)


if __name__ == "__main__":
    main()
