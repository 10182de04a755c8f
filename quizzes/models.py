"""Models of the quizzes app; each concept in its own module."""

from quizzes.answer import Answer
from quizzes.attempt import Attempt
from quizzes.draft import Draft
from quizzes.imported_card import ImportedCard, ImportedName
from quizzes.learner import Learner
from quizzes.quiz import Quiz, QuizQuestion
from quizzes.section_mark import SectionMark
from quizzes.stored_question import Question

__all__ = [
    "Answer",
    "Attempt",
    "Draft",
    "ImportedCard",
    "ImportedName",
    "Learner",
    "Question",
    "Quiz",
    "QuizQuestion",
    "SectionMark",
]
