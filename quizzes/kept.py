"""What the questions keep about a user, for "Download my data"."""

from typing import Any

from judgeclasses.people.models import User
from quizzes.answer import Answer
from quizzes.draft import Draft


def answers_of(user: User) -> list[dict[str, Any]]:
    """Every answer, with when it was given and the quiz it belongs to."""
    answers = Answer.objects.filter(attempt__learner__user=user)
    return [
        {
            "question": answer.question_id,
            "quiz": str(answer.attempt.quiz or ""),
            "name_given": answer.attempt.name,
            "chosen": answer.chosen,
            "number": answer.number,
            "right": answer.right,
            "misconceptions": answer.misconceptions,
            "given": answer.given.isoformat(),
        }
        for answer in answers.select_related("attempt__quiz")
    ]


def scenarios_of(user: User) -> list[dict[str, Any]]:
    """What a mentor has written."""
    return [
        {"title": draft.title, "scenario": draft.scenario, "ask": draft.ask}
        | {"prompt_en": draft.prompt_en, "prompt_es": draft.prompt_es}
        for draft in Draft.objects.filter(author=user)
    ]
