"""Models of the quizzes app; each concept in its own module."""

from quizzes.learner import Learner
from quizzes.stored_question import Question

__all__ = ["Learner", "Question"]
